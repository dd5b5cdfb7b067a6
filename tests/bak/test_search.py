"""The search, and the bot that plays BAK by it."""

import time
from collections.abc import Sequence
from itertools import pairwise

import pytest

from cardhouse.__main__ import main
from cardhouse.bots import SimpleBot, bot_for
from cardhouse.bots.bak_game import ACE, JOKER, KING
from cardhouse.bots.bak_players import PolicyBot
from cardhouse.bots.bak_policies import FREE_RIDER, KINGS_ONLY, SIMPLE, Policy
from cardhouse.bots.bak_search import Aim, BakBot, Imagined, ordered, orders_of
from cardhouse.bots.bak_sight import UNKNOWN, sight_of
from cardhouse.bots.bak_types import TYPES, Suspicions
from cardhouse.bots.search import Search
from cardhouse.cards import Card, card, cards
from cardhouse.core.chance import Chance, seeded
from cardhouse.core.choices import lawful
from cardhouse.core.engine import decide
from cardhouse.core.table import OVER
from cardhouse.core.view import view
from cardhouse.games import BAK, new_table
from cardhouse.rules.market.peeks import Arrange, Peek
from cardhouse.rules.market.turn_so_far import TURN_SO_FAR, Parts
from cardhouse.sim.matches import SidePoints, play_game, play_match
from tests.bak.playing import random_tables, started


class TwoSteps:
    """The first player takes a side, then the second: left-left is worth (3, 1), right-right (1, 3), else nothing."""

    def __init__(self) -> None:
        self.taken: list[str] = []

    @property
    def over(self) -> bool:
        return len(self.taken) == 2

    @property
    def mover(self) -> int:
        return len(self.taken)

    def options(self) -> Sequence[str]:
        return ["left", "right"]

    def decide(self, option: str) -> None:
        self.taken.append(option)

    def play_out(self, chance: Chance) -> list[float]:
        while not self.over:
            self.taken.append(chance.pick(["left", "right"]))
        return {"leftleft": [3.0, 1.0], "rightright": [1.0, 3.0]}.get("".join(self.taken), [0.0, 0.0])


def test_each_player_is_expected_to_care_for_the_own_payoff() -> None:
    search: Search[str] = Search(lambda chance: TwoSteps(), seeded(1))
    search.run(rounds=400)
    assert search.choice() == "left"
    assert max(search.root.children["right"].children.items(), key=lambda item: item[1].visits)[0] == "right"
    assert search.root.children["left"].mean(0) > 2


def test_the_same_chance_gives_the_same_search() -> None:
    def visits() -> list[int]:
        search: Search[str] = Search(lambda chance: TwoSteps(), seeded(7))
        search.run(rounds=50)
        return [search.root.children[side].visits for side in ("left", "right")]

    assert visits() == visits()
    assert sum(visits()) == 50


def test_a_search_stops_in_time() -> None:
    search: Search[str] = Search(lambda chance: TwoSteps(), seeded(1))
    start = time.monotonic()
    search.run(seconds=0.05)
    assert time.monotonic() - start < 0.5
    assert search.root.visits > 0


def test_a_rival_minds_what_others_get() -> None:
    assert Aim(0, 0.5)([0.25, 1.0, 0.5]) == [-0.25, 1.0, 0.5]
    assert Aim(0)([0.25, 1.0, 0.5]) == [0.25, 1.0, 0.5]


def test_a_common_loss_may_count_less_than_nothing() -> None:
    assert Aim(0, loss=-1.0)([0.0, 0.0]) == [-1.0, -1.0]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_a_bot_imagines_looks_the_same_from_its_seat(players: int) -> None:
    for number, table in enumerate(random_tables(6, players)):
        if table.phase == OVER:
            continue
        seat = number % players
        sight = sight_of(view(table, seat))
        position = sight.imagined(seeded(number))
        assert position.hands[seat] == [len([c for c in table.hands[seat] if c.rank == rank]) for rank in range(11)]
        assert [sum(hand) for hand in position.hands] == [len(hand) for hand in table.hands]
        assert len(position.pile) == len(table.stock)
        assert position.pile.count(JOKER) == 1
        for depth, rank in enumerate(sight.known):
            assert rank in (UNKNOWN, position.pile[-1 - depth])
        discard = [c.rank for c in table.areas["discard"][0]]
        everything = [
            *discard,
            *position.pile,
            *[r for hand in position.hands for r in range(11) for _ in range(hand[r])],
        ]
        assert sorted(everything) == [JOKER, *sorted(list(range(1, 11)) * 4)]
        if position.bought[KING] < 4:
            hidden = [position.hands[s][ACE] - sight.opened[s].count(ACE) for s in range(players) if s != seat]
            assert max(hidden) <= 0


def test_a_thinking_bot_answers_within_a_second() -> None:
    table = started(2, 0)
    bot = BakBot(1)
    seat = table.turn
    table.hands[seat] = [card("5H"), card("9C")]
    table.stock = [each for each in table.stock if each not in table.hands[seat]]
    table.tallies[table.law.tally_place[TURN_SO_FAR]] = Parts(seat)
    acts = lawful(table, seat)
    start = time.monotonic()
    assert bot.choose(view(table, seat), acts) in acts
    assert time.monotonic() - start < 1.0


def test_the_same_seed_plays_the_same_game() -> None:
    def result(seed: int) -> list[list[str]]:
        table = play_game("bak", [BakBot(seed, rounds=12), PolicyBot(KINGS_ONLY)], 5)
        return [[each.name for each in zone] for zone in (*table.hands, *table.areas["row"])]

    assert result(3) == result(3)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_bots_play_whole_games_among_themselves(players: int) -> None:
    for seed in range(3):
        table = play_game("bak", [BakBot(seed + each, rounds=8) for each in range(players)], seed, seed % players)
        assert table.phase == OVER


@pytest.mark.parametrize("policy", SIMPLE, ids=lambda policy: str(policy.name))
def test_the_bot_scores_more_than_a_simple_policy(policy: Policy) -> None:
    """A small form of `cardhouse bak-match`."""
    tally = play_match("bak", lambda n: BakBot(n, rounds=60), lambda n: PolicyBot(policy), 8, seed=1)
    assert sum(tally.points) > sum(tally.others)


def test_what_somebody_buys_tells_what_they_are_up_to() -> None:
    table = started(2, 0)
    first = sight_of(view(table, 0))
    suspicions = Suspicions(first)
    table.areas["row"][1] = [table.areas["market"][0].pop(-1)]
    table.stock.pop()
    table.hands[1] = [card("7H")]
    second = sight_of(view(table, 0))
    assert suspicions.follows(second)
    suspicions.look(second)
    weights = dict(zip([mind.name for mind in TYPES], suspicions.weights[1], strict=False))
    assert weights[KINGS_ONLY.name] > 10 * weights[FREE_RIDER.name]
    suspicions.look(second)  # nothing has happened since
    assert suspicions.weights[1][0] == weights[TYPES[0].name]
    assert not Suspicions(second).follows(first)


def test_an_order_that_is_not_listed_becomes_the_first_that_is() -> None:
    acts = [Arrange(0, cards(order)) for order in ("5S 9H AC", "9H 5S AC", "AC 9H 5S")]
    assert ordered((9, 5, 1), acts) == acts[1]
    assert ordered((1, 5, 9), acts) == acts[0]


def test_orders_worth_a_thought_keep_all_cards() -> None:
    look = [JOKER, ACE, 5, 9]
    for draws in (1, 2, 4):
        orders = orders_of(look, draws, False)
        assert orders[0] == (9, 5, ACE, JOKER)
        assert all(sorted(order) == sorted(look) for order in orders)


def test_what_is_drawn_now_comes_first_and_the_rest_by_rule_of_thumb() -> None:
    look = [JOKER, ACE, 5, 9]
    orders = orders_of(look, 1, False)
    assert {order[0] for order in orders} == set(look)
    assert all(sorted(order[1:]) in (list(order[1:]), list(order[:0:-1])) for order in orders)
    assert len(orders) == 8
    assert len(orders_of([5, 9], 4, False)) == 2


@pytest.mark.parametrize("mind", TYPES, ids=lambda mind: mind.name)
def test_a_way_of_playing_is_what_its_name_says(mind: Policy) -> None:
    numbers = {"one": 1, "two": 2, "three": 3}
    words = mind.name.split("-")
    for what, wanted in (("jack", mind.jacks), ("queen", mind.queens)):
        told = [numbers[before] for before, word in pairwise(words) if word.startswith(what) and before in numbers]
        assert told in ([], [wanted])
    assert ("never" in words) <= (mind.kings == "never")
    assert ("late" in words) <= (mind.kings == "late")


def test_others_are_taken_for_what_they_seem_to_be() -> None:
    suspicions = Suspicions(sight_of(view(started(3, 0), 1)))
    for place, mind in enumerate(TYPES):
        weights = [0.0] * (len(TYPES) + 1)
        weights[place] = 1.0
        suspicions.weights[:] = [list(weights) for _ in range(3)]
        assert suspicions.minds(seeded(place)) == [mind, None, mind]
    suspicions.weights[:] = [[*[0.0] * len(TYPES), 1.0]] * 3
    assert suspicions.minds(seeded(1)) == [None, None, None], "somebody who thinks is of no type"


def test_the_bot_orders_what_its_queen_shows() -> None:
    table = started(2, 0)
    seat = table.turn
    queen = next(each for each in table.areas["market"][0] if each.rank == 12)
    table.areas["market"][0].remove(queen)
    table.areas["row"][seat] = [queen]
    put_on_top(table.stock, card("7H"), card("JK"))
    bot = BakBot(1, rounds=60)
    act = bot.choose(view(table, seat), lawful(table, seat))
    assert isinstance(act, Peek)
    decide(table, act)
    act = bot.choose(view(table, seat), lawful(table, seat))
    assert isinstance(act, Arrange)
    assert act.cards[0] == card("7H")  # the Joker is not drawn


def put_on_top(stock: list[Card], *topmost_last: Card) -> None:
    for each in topmost_last:
        stock.remove(each)
        stock.append(each)


def test_imagined_games_let_those_without_a_policy_decide() -> None:
    sight = sight_of(view(started(3, 0), 0))
    world = Imagined(sight.imagined(seeded(1)), [None, KINGS_ONLY, None])
    world.position.draws()
    world.decide((-1,))
    assert world.mover == 2
    assert (-1,) in world.options()


def test_a_match_is_counted() -> None:
    tally = SidePoints()
    table = started(2, 0)
    for winners in ([0], [], [0, 1], [1]):
        table.winners = winners
        tally.add(table, 0)
    assert (tally.points, tally.others, tally.lost_by_all) == ([1, 0, 0.5, 0], [0, 0, 0.5, 1], 1)
    assert tally.mean() == 0.375
    lead, spread = tally.lead()
    assert lead == 0
    assert spread == pytest.approx(1.96 * 0.5)  # of two pairs of games, half a point to each side


def test_each_game_has_its_bot() -> None:
    assert isinstance(bot_for("bak", 1), BakBot)
    assert isinstance(bot_for("bartok@2023-08-14", 1), SimpleBot)


def test_bots_get_ready_and_have_nothing_to_do_without_acts() -> None:
    table = new_table(BAK, ["Ann", "Bob"])
    for bot in (BakBot(1), PolicyBot(KINGS_ONLY)):
        act = bot.choose(view(table, 0), lawful(table, 0))
        assert act is not None
        assert act.way == "ready"
        decide(table, act)
        assert bot.choose(view(table, 0), lawful(table, 0)) is None  # it waits for the others
        table = new_table(BAK, ["Ann", "Bob"])
        assert bot.choose(view(table, 0), []) is None
        bot.watch([])


def test_the_match_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bak-match", "--games", "4", "--rounds", "10", "--against", "kings-only"]) in (0, 1)
    told = capsys.readouterr().out
    assert "kings-only" in told
    assert "one-jack" not in told

"""Bots at a table: they play whole games, lawfully, and leave people their turns."""

from collections.abc import Sequence

import pytest

from cardhouse.bots import SimpleBot, bot_acts, options, visible_breaches, watched
from cardhouse.bots.table import Onlook, next_act
from cardhouse.cards import cards
from cardhouse.core.acts import Act, Draw, Pay, Play, Prepare
from cardhouse.core.affairs import deadlines
from cardhouse.core.book_acts import Introduce, RuleAdopted, Tick
from cardhouse.core.checkpoints import count_cards
from cardhouse.core.engine import decide
from cardhouse.core.owed import Breach
from cardhouse.core.people_acts import Accuse, Call, Choose, Gesture, Say, Vote
from cardhouse.core.rule import Article
from cardhouse.core.seating import Join, Leave
from cardhouse.core.table import OVER
from cardhouse.core.view import View, view
from cardhouse.games import BARTOK, GAMES, game, new_table
from cardhouse.rules.leaving_play.purses import Purse
from cardhouse.rules.order.orders import ORDERS

NAMES = ["Ann", "Bob", "Cat", "Dan", "Eve", "Fay", "Gus", "Hal"]


ROUNDS = [  # game, players, acts that are enough for the rounds they shall end
    ("bartok", 2, 400, 2),
    ("bartok", 4, 500, 2),
    ("bartok@2023-08-14", 2, 200, 4),
    ("bartok@2023-08-14", 4, 300, 4),
    ("bak", 2, 300, 1),
    ("bak", 4, 300, 1),
    ("uncle-baiting", 2, 250, 1),
    ("uncle-baiting", 4, 250, 1),
    ("uncle-baiting@junior", 3, 250, 1),
    ("uncle-baiting@classic", 3, 250, 1),
    ("uncle-baiting@two-groups", 4, 250, 1),
    ("moo", 2, 800, 1),
    ("moo", 4, 800, 1),
]


def test_every_game_on_the_shelf_is_played() -> None:
    assert {name for name, *_ in ROUNDS} | {"bartok@2023-11-08"} == set(GAMES)  # a name of the full edition


@pytest.mark.parametrize("dial", ["referee", "table"])
@pytest.mark.parametrize("name, players, most, ends", ROUNDS)
def test_bots_play_whole_rounds_of_any_game(name: str, players: int, most: int, ends: int, dial: str) -> None:
    """Every act is lawful, nobody waits for ever, and rounds end; rounds that run long stop at a number of acts."""
    table = new_table(game(name).book, NAMES[:players], seed=players, dial=dial)
    bots = {seat: SimpleBot(seat) for seat in range(players)}
    pack, acts, ended = count_cards(table), 0, 0
    while acts < most and ended < ends:
        before = acts
        for act in bot_acts(table, bots):
            acts += 1
            was_over = table.phase == OVER
            outcome = decide(table, act)
            assert outcome.lawful, outcome.told()
            assert not outcome.jammed
            ended += table.phase == OVER and not was_over
            if ended == ends or acts == most:
                break
        else:
            due = [each for each in deadlines(table) if each > table.clock]
            assert acts > before or due, "nobody does anything, and no time runs out"
            tick = Tick(min(due, default=table.clock + 1))
            decide(table, tick)
            watched(table, bots, tick)
            ended += bool(due) and table.phase == OVER  # a game that nobody is in any more ends with time
    assert count_cards(table) == pack
    assert ended == ends or (acts == most and name.startswith("uncle-baiting"))  # its rounds may last for hours


def test_bots_keep_to_the_rules_they_know() -> None:
    """A sealed rule binds them, and they break it like everybody who does not know it; they say no secret words, and
    do not call what they cannot know.
    """
    table = new_table(game("moo").book, NAMES[:3], seed=1, dial="table")
    decide(table, Prepare(2, "start"))
    table.tallies[table.law.tally_place[Purse("Moo Token")]] = {0: 2}
    assert decide(table, Introduce(0, "A Heart may not be played on a Heart.", "Heartless")).lawful
    assert decide(table, Introduce(0, 'When a player plays a Heart, they must say "Love".')).lawful
    table.piles[1] = list(cards("2H"))
    for seat in range(3):
        table.hands[seat] = list(cards("9H KD 4C"))
    for seat, plays in ((0, []), (1, [Play(1, cards("9H"), 1)])):
        table.turn = seat
        table.forget()
        assert [act for act in options(table)[seat] if isinstance(act, Play)] == plays
    act = Play(1, cards("9H"), 1)
    assert [ruling.rule for ruling in decide(table, act).rulings] == ["r1"]
    assert [duty.what for duty in table.duties] == ["Love"]
    bots = {seat: SimpleBot(seat, accuses=1, forgets=0) for seat in range(3)}
    watched(table, bots, act)
    assert [bot.fresh for bot in bots.values()] == [visible_breaches(table, act), [], []]
    assert not [act for act in options(table)[1] if isinstance(act, Say)]
    assert next(bot_acts(table, {0: bots[0]})) == Call(0, 1, "Heartless")


def test_bots_call_what_was_left_unsaid_in_the_words_of_the_rules() -> None:
    table = new_table(game("moo").book, NAMES[:3], seed=1, dial="table")
    decide(table, Prepare(2, "start"))
    table.piles[1] = list(cards("2S"))
    table.hands[0] = list(cards("4S 9D 9H"))
    table.hands[2] = list(cards("9C"))
    table.forget()
    bots = {1: SimpleBot(1, accuses=1)}
    decide(table, Play(0, cards("4S"), 1))
    decide(table, Tick(5000))
    watched(table, bots, Tick(5000))
    assert next(bot_acts(table, bots)) == Call(1, 0, "Failure to say 4 of Spades")
    act = Play(2, cards("9C"), 1)
    decide(table, act)
    watched(table, bots, act)
    assert next(bot_acts(table, bots)) == Call(1, 2, "Playing out of turn")


def test_bots_put_their_cards_down_where_that_is_left_to_players() -> None:
    table = new_table(game("moo").book, NAMES[:3], seed=1, dial="table", options={"put_down": "by the players"})
    decide(table, Prepare(2, "start"))
    decide(table, Say(0, "Point of Order"))
    assert next(bot_acts(table, {1: SimpleBot(1, forgets=0)})) == Gesture(1, "put-down")


@pytest.mark.parametrize("returns, back", [(0, False), (1, True)])
def test_who_has_left_the_game_may_have_had_enough(returns: int, back: bool) -> None:
    table = new_table(game("moo").book, NAMES[:3], seed=1)
    decide(table, Prepare(2, "start"))
    decide(table, Leave(1))
    newcomer = SimpleBot(1, returns=returns)
    assert next(bot_acts(table, {1: newcomer})) == Join(1)
    decide(table, Join(1))
    list(zip(range(1), bot_acts(table, {1: newcomer}), strict=False))
    decide(table, Leave(1))
    assert list(zip(range(1), bot_acts(table, {1: newcomer}), strict=False)) == ([(0, Join(1))] if back else [])
    assert list(zip(range(1), bot_acts(table, {1: newcomer}), strict=False)) == ([(0, Join(1))] if back else [])


def test_bots_stop_where_a_person_is_awaited() -> None:
    table = new_table(BARTOK, NAMES[:3], seed=4)
    for act in bot_acts(table, {1: SimpleBot(1), 2: SimpleBot(2)}):
        assert act.seat != 0
        decide(table, act)
    assert table.turn == 0
    assert len(table.hands[0]) == 5
    assert list(bot_acts(table, {})) == []


class Stubborn:
    """Always plays out of turn."""

    def __init__(self) -> None:
        self.asked = 0

    def watch(self, breaches: Sequence[Breach]) -> None:
        """It does not care."""

    def choose(self, view: View, acts: Sequence[Act], awaited: bool = False) -> Act | None:
        self.asked += 1
        return Draw(view.seat)


def test_a_bot_that_is_refused_is_not_asked_again() -> None:
    table = new_table(BARTOK, NAMES[:3], seed=4)
    for step in ("shuffle", "deal"):
        decide(table, Prepare(2, step))
    stubborn = Stubborn()
    acts = []
    for act in bot_acts(table, {1: stubborn}):
        acts.append(act)
        decide(table, act)
    assert acts == [Draw(1)]
    assert stubborn.asked == 1


def test_bots_catch_what_a_person_does() -> None:
    table = new_table(BARTOK, NAMES[:4], seed=4, dial="table")
    for step in ("shuffle", "deal"):
        decide(table, Prepare(3, step))
    table.piles[1] = list(cards("2H"))
    table.hands[0] = list(cards("9C KD"))
    table.forget()
    bots = {seat: SimpleBot(seat, accuses=1) for seat in (1, 2, 3)}
    act = Play(0, cards("9C"), 1)
    decide(table, act)
    watched(table, bots, act)
    done: list[Act] = []
    for act_of_bot in bot_acts(table, bots):
        done.append(act_of_bot)
        decide(table, act_of_bot)
    assert done == [Accuse(2, 0, "base-match"), Vote(3, True, "accusation"), Vote(1, True, "accusation")]
    assert table.owed_by(0) == 1
    decide(table, Pay(0))
    assert next(bot_acts(table, bots)).seat == 1


def test_bots_of_one_group_do_not_wait_for_somebody_in_the_other() -> None:
    table = new_table(game("uncle-baiting@two-groups").book, NAMES[:4], seed=3)
    steps = [Prepare(3, "shuffle"), Prepare(3, "deal"), *[Prepare(seat, "ready") for seat in range(4)]]
    for step in (*steps, Prepare(3, "turn-up")):
        assert decide(table, step).happened
    table.hands = [list(cards("4C 4C")), list(cards("6D 6D")), list(cards("4C 4C")), list(cards("6D 6D"))]
    table.piles = {1: list(cards("9S")), 2: list(cards("9S"))}
    nine = cards("9S")[0].index
    orders = {pile: order.but(card=order.card.but(face=nine)) for pile, order in table.tally(ORDERS)[1].items()}
    table.tallies[table.law.tally_place[ORDERS]] = (1, orders, {})
    table.forget()
    bots = {seat: SimpleBot(seat) for seat in (1, 3)}  # Ann has the first turn at pile 1, and thinks
    acts: list[Act] = []
    for act in bot_acts(table, bots):
        assert decide(table, act).lawful
        acts.append(act)
        if len(acts) == 4:
            break
    assert {act.seat for act in acts} == {1, 3}


class First:
    """Does the first thing it can."""

    def watch(self, breaches: Sequence[Breach]) -> None:
        """It sees nothing."""

    def choose(self, view: View, acts: Sequence[Act], awaited: bool = False) -> Act | None:
        return acts[0] if acts else None


@pytest.mark.parametrize("given", [True, False])
def test_what_is_asked_of_somebody_comes_before_the_next_move(given: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    table = new_table(BARTOK, NAMES[:3], seed=4)
    for step in ("shuffle", "deal"):
        decide(table, Prepare(2, step))
    gift = Choose(1, "designate", (0, 2))
    asked: dict[int, list[Act]] = {0: [Draw(0)], 1: [gift] if given else [Draw(1)], 2: []}
    monkeypatch.setattr("cardhouse.bots.table.options", lambda table: asked)
    assert next_act(table, {0: First(), 1: First()}) == (gift if given else Draw(0))


class Shy:
    """Does nothing, and remembers how it was asked."""

    def __init__(self, seat: int, asked: list[tuple[int, bool]]) -> None:
        self.seat = seat
        self.asked = asked

    def watch(self, breaches: Sequence[Breach]) -> None:
        """It sees nothing."""

    def choose(self, view: View, acts: Sequence[Act], awaited: bool = False) -> Act | None:
        self.asked.append((self.seat, awaited))
        return None


def test_everybody_is_asked_once_and_then_the_one_whom_all_wait_for(monkeypatch: pytest.MonkeyPatch) -> None:
    table = new_table(BARTOK, NAMES[:3], seed=4)
    for step in ("shuffle", "deal"):
        decide(table, Prepare(2, step))
    acts: dict[int, list[Act]] = {0: [Draw(0)], 1: [Choose(1, "designate", (0, 2))], 2: []}
    monkeypatch.setattr("cardhouse.bots.table.options", lambda table: acts)
    asked: list[tuple[int, bool]] = []
    assert next_act(table, {seat: Shy(seat, asked) for seat in range(3)}) is None
    assert asked == [(2, False), (1, False), (0, False), (0, True)]


@pytest.mark.parametrize("name", ["bartok", "moo", "uncle-baiting", "bak"])
def test_what_is_kept_of_a_table_is_what_would_be_seen_anew(name: str) -> None:
    table = new_table(game(name).book, ["Ann", "Bob", "Cat"], seed=2)
    bots = {seat: SimpleBot(seat) for seat in range(3)}
    onlook = Onlook()
    for _ in range(60):
        act = next_act(table, bots, onlook)
        if act is None or table.phase == OVER:
            break
        for seat in range(3):
            assert onlook.view(table, seat) == view(table, seat)
        assert decide(table, act).happened
    assert len(onlook.books) == 3


def test_a_new_rule_is_seen_at_once() -> None:
    table = new_table(game("bartok").book, ["Ann", "Bob"], seed=2)
    onlook = Onlook()
    before = onlook.view(table, 0)
    RuleAdopted(Article("red", "Red", "Ann", "", (), "Red cards are warm.")).apply(table)
    onlook.begin()
    assert [rule.id for rule in onlook.view(table, 0).rules] == [*[rule.id for rule in before.rules], "red"]


def test_only_what_the_latest_act_broke_and_nobody_has_caught_is_seen() -> None:
    table = new_table(BARTOK, NAMES[:2], seed=1)
    table.acts = 5
    fresh = Breach(0, "match", 5)
    table.breaches = [Breach(0, "match", 4), fresh, Breach(0, "match", 5, "caught"), Breach(1, "slam", 5)]
    assert visible_breaches(table, Play(0, cards("9H"))) == [fresh, Breach(1, "slam", 5)]
    assert visible_breaches(table, Vote(0, True, "accusation")) == []

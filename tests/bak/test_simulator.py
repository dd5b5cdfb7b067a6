"""The fast game that bots imagine, and the game by the rules, are the same game."""

from math import sqrt

import pytest

from cardhouse.bots.bak_game import FREE, JACK, JOKER, KING, PASS, QUEEN, SERIES, Position, fresh, safest_order
from cardhouse.bots.bak_players import PolicyBot
from cardhouse.bots.bak_policies import (
    FREE_RIDER,
    KINGS_ONLY,
    ONE_JACK_NEVER_KINGS,
    ONE_JACK_THEN_KINGS,
    SIMPLE,
    Policy,
    play_out,
)
from cardhouse.cards import Card
from cardhouse.core.acts import Draw
from cardhouse.core.chance import Chance, seeded
from cardhouse.core.choices import lawful
from cardhouse.core.engine import decide
from cardhouse.core.rounds import Pass
from cardhouse.core.table import OVER, Table
from cardhouse.rules.market.peeks import Arrange, Peek
from cardhouse.rules.market.trade import Buy
from cardhouse.sim.matches import play_game
from tests.bak.playing import started


def imagined(table: Table) -> Position:
    """The same game in the form that bots imagine."""
    position = Position(table.seats)
    position.mover = table.turn
    position.pile = [card.rank for card in table.stock]
    return position


def ranks(cards: list[Card]) -> list[int]:
    return sorted([card.rank for card in cards if card.rank])


def same(table: Table, position: Position) -> None:
    hands = [sorted([r for r in range(11) for _ in range(hand[r])]) for hand in position.hands]
    assert [ranks(hand) for hand in table.hands] == hands
    assert [card.rank for card in table.stock] == position.pile
    bought = [[len([c for c in zone if c.rank == 11 + series]) for series in SERIES] for zone in table.areas["row"]]
    assert bought == position.rows
    assert (table.phase == OVER) == position.over
    if not position.over:
        assert table.turn == position.mover


def turn(table: Table, position: Position, chance: Chance) -> None:
    """One random turn in both."""
    seat = table.turn
    look = position.look()
    if look:
        assert decide(table, Peek(seat, len(look))).lawful
        top = table.stock[: -1 - len(look) : -1]
        assert [card.rank for card in top] == look
        chance.shuffle(top)
        assert decide(table, Arrange(seat, tuple(top))).lawful
        position.arrange([card.rank for card in top])
    going = position.draws()
    for _ in range(1 + position.rows[seat][JACK]):
        if table.phase != OVER:
            assert decide(table, Draw(seat)).lawful
    if not going:
        return
    series = chance.pick([PASS, *[each for each in SERIES if position.payment(each)]])
    buys = [act for act in lawful(table, seat) if isinstance(act, Buy) and act.card.rank - 11 == series]
    act = min(buys, key=lambda act: act.cards[0].rank) if series != PASS else Pass(seat)
    assert decide(table, act).lawful
    position.buys(series)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_rules_and_imagination_agree_turn_by_turn(players: int) -> None:
    for seed in range(25):
        table, chance = started(players, seed), seeded(seed)
        position = imagined(table)
        while table.phase != OVER:
            turn(table, position, chance)
            same(table, position)
        share = 1.0 / max(1, len(table.winners))
        assert position.payoff() == [share if seat in table.winners else 0.0 for seat in range(players)]


@pytest.mark.parametrize("one, other", [(KINGS_ONLY, FREE_RIDER), (SIMPLE[2], Policy("queens", 1, 2))])
def test_policies_play_the_same_game_in_both(one: Policy, other: Policy) -> None:
    for seed in range(10):
        position = imagined(started(2, 2 * seed))
        table = play_game("bak", [PolicyBot(one), PolicyBot(other)], 2 * seed)
        points = play_out(position, [one, other])
        assert points == [1.0 / max(1, len(table.winners)) if seat in table.winners else 0.0 for seat in range(2)]


def test_a_fresh_pile_has_its_joker_low() -> None:
    for seed in range(50):
        position = fresh(2, seeded(seed), 1)
        assert JOKER not in position.pile[-FREE:]
        assert sorted(position.pile) == [0, *sorted(list(range(1, 11)) * 4)]
        assert position.mover == 1


def test_positions_copy() -> None:
    position = fresh(3, seeded(1))
    other = position.copy()
    other.draws()
    other.buys(PASS)
    assert (len(position.pile), position.mover) == (41, 0)
    assert (len(other.pile), other.mover) == (40, 1)


@pytest.mark.parametrize(
    "look, safe, order",
    [
        ([JOKER, 1, 5, 9], False, [9, 5, 1, JOKER]),
        ([JOKER, 1, 5], True, [5, 1, JOKER]),
        ([1, 10], False, [10, 1]),
    ],
)
def test_what_hurts_goes_deepest(look: list[int], safe: bool, order: list[int]) -> None:
    assert safest_order(look, safe) == order


def test_policies_want_what_they_say() -> None:
    position = fresh(2, seeded(1))
    late = Policy("late", kings="late")
    assert late.wants(position, 0) == []
    position.pile = position.pile[:30]
    assert late.wants(position, 0) == [KING]
    assert Policy("jack, queen, king", 1, 1).wants(position, 0) == [JACK, QUEEN, KING]
    assert Policy("never", 1, kings="never").wants(position, 0) == [JACK]
    position.bought = [4, 4, 4]
    assert Policy("all", 4, 4).wants(position, 0) == []


def test_who_cannot_pay_for_a_jack_takes_a_king() -> None:
    position = fresh(2, seeded(1))
    position.hands[0][1] = 1
    position.bought = [1, 0, 0]
    assert ONE_JACK_THEN_KINGS.buy(position) == KING
    assert ONE_JACK_NEVER_KINGS.buy(position) == PASS
    position.hands[0][7] = 1
    assert ONE_JACK_THEN_KINGS.buy(position) == JACK


TWO_JACKS_NEVER_KINGS = Policy("two-jacks-never-kings", 2, kings="never")


@pytest.mark.parametrize(
    "policies, all_lose, wins",
    [
        ([KINGS_ONLY] * 2, 0.0, [51.8, 48.2]),
        ([KINGS_ONLY, FREE_RIDER], 0.1, [10.8, 89.1]),
        ([ONE_JACK_THEN_KINGS, KINGS_ONLY], 0.0, [99.6, 0.4]),
        ([ONE_JACK_THEN_KINGS] * 2, 0.3, [63.3, 36.5]),
        ([ONE_JACK_THEN_KINGS, ONE_JACK_NEVER_KINGS], 15.2, [27.2, 57.5]),
        ([TWO_JACKS_NEVER_KINGS, KINGS_ONLY], 10.8, [89.1, 0.2]),
        ([TWO_JACKS_NEVER_KINGS] * 2, 100, [0, 0]),
        ([ONE_JACK_THEN_KINGS] * 3, 0.4, [37, 39, 23]),
        ([ONE_JACK_THEN_KINGS] * 4, 1.3, [46, 30, 16, 8]),
    ],
)
def test_policies_do_as_well_as_was_measured(policies: list[Policy], all_lose: float, wins: list[float]) -> None:
    """In per cent of the games, within four standard errors."""
    games = 800
    payoffs = [play_out(fresh(len(policies), seeded(seed)), policies) for seed in range(games)]
    lost = 100 * len([1 for points in payoffs if not any(points)]) / games
    won = [100 * sum([points[seat] for points in payoffs]) / games for seat in range(len(policies))]
    for found, expected in zip([lost, *won], [all_lose, *wins], strict=True):
        assert abs(found - expected) < 0.5 + 4 * sqrt(expected * (100 - expected) / games)


@pytest.mark.parametrize("kings", range(5))
def test_all_are_safe_once_four_kings_are_bought(kings: int) -> None:
    position = Position(2)
    position.bought[KING] = kings
    assert position.safe is (kings == 4)
    position.pile = [5, 1]
    position.hands[0][7] = 1
    assert position.draws()
    assert position.hands[0][7] == (kings == 4)  # an Ace sweeps the hand before that
    assert position.hands[0][1] == 1

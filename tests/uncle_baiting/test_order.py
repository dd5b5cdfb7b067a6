"""The order of slots is the order of every game; a plain game is its simple case."""

import pytest

from cardhouse.cards import card
from cardhouse.core.acts import Draw
from cardhouse.core.chance import seeded
from cardhouse.core.engine import decide
from cardhouse.core.events import TurnBegan, TurnEnded
from cardhouse.core.law import Law
from cardhouse.core.rule import Article
from cardhouse.core.seats import NO_SEAT, seats_of
from cardhouse.core.table import Table
from cardhouse.games.shelf import GAMES
from cardhouse.rules.order.pile_order import NO_CARD, laid_order, taken
from cardhouse.rules.turns.slots import (
    BACK,
    NO_SLOT,
    POINT,
    STEP,
    due,
    due_seat,
    first_order,
    passed_over,
    plain_order,
    slot_at,
    turned,
)
from cardhouse.rules.turns.turn_order import NextSeat, TurnsGoRound, is_plain
from tests.uncle_baiting.test_races import A, D, E, laid, play

ROUND = TurnsGoRound()


@pytest.mark.parametrize("seats", range(2, 9))
@pytest.mark.parametrize("direction", [1, -1])
@pytest.mark.parametrize("skips", [0, 1, 2])
def test_where_nothing_else_is_in_play_turns_go_round_the_table(seats: int, direction: int, skips: int) -> None:
    """Also by the short way that is taken when nothing waits, and by an order in which nothing was switched on."""
    law = Law([Article("round", "Round the table", "", "", (ROUND,))])
    table = Table(law, [f"P{seat}" for seat in range(seats)], seeded(0))
    table.direction, table.skips = direction, skips
    assert is_plain(table)
    for seat in range(seats):
        wanted = (seat + direction * (1 + skips)) % seats
        [began] = ROUND.go_on(TurnEnded(seat), table)
        order = taken(laid_order(first_order(seats, 0)), slot_at(seat), NO_CARD).turns.but(skips=skips)
        assert began.player == table.ask(NextSeat(seat)) == wanted  # type: ignore[attr-defined]  # a TurnBegan
        assert due_seat(order if direction == 1 else turned(order)) == wanted


def test_who_does_not_take_part_is_not_passed_over() -> None:
    order = plain_order(6, seats_of([0, 2, 4, 5]), 1, 0, 2)
    assert (passed_over(order), due_seat(order)) == ((2, 4), 5)


@pytest.mark.parametrize("game", GAMES)
def test_no_game_finds_the_next_player_otherwise(game: str) -> None:
    """Rules say what the order is; only the model says who is next in it."""
    assert not Law(GAMES[game].book).hears(NextSeat)


@pytest.mark.parametrize("landing", [STEP, BACK, POINT])
def test_nobody_is_due_in_an_empty_order(landing: int) -> None:
    order = first_order(4, 0).but(members=0, landing=landing)
    assert (due(order), due_seat(order)) == (NO_SLOT, NO_SEAT)


def test_only_turns_are_completed_and_a_butt_in_or_a_joker_is_none() -> None:
    """R-U3: whatever else counts turns hears of those that were taken."""
    for seat, name, completed in ((A, "4S", 1), (E, "9S", 0), (D, "JK", 0)):
        table = laid()
        table.hands[D].append(card("JK"))
        outcome = decide(table, play(seat, name))
        assert outcome.lawful
        assert [type(event) for event in outcome.events].count(TurnEnded) == completed, name
        assert [type(event) for event in outcome.events].count(TurnBegan) == 1, name
    table = laid()
    assert [type(event) for event in decide(table, Draw(A)).events].count(TurnEnded) == 1

"""Whose turn it is: one act a turn, the order round the table, skips and reversals."""

from dataclasses import dataclass

import pytest

from cardhouse.cards import ACES, EIGHTS, cards
from cardhouse.core.acts import Draw, Play
from cardhouse.core.engine import decide
from cardhouse.core.events import TurnBegan
from cardhouse.core.hooks import answers
from cardhouse.core.rule import Rule
from cardhouse.core.table import Table
from cardhouse.rules.turns.turn_order import NextSeat, Reverses, Skips
from tests.core.seating import ANN, BOB, CAT, does, plays, seat, told

REVERSES, SKIPS = Reverses(on=ACES), Skips(on=EIGHTS)
THREE = {"Ann": "AH 8H 9H 4C", "Bob": "AH 8H 9H 4C", "Cat": "AH 8H 9H 4C"}
TWO = {"Ann": "AH 8H 9H 4C", "Bob": "AH 8H 9H 4C"}


@pytest.mark.parametrize(
    "played, next_up",
    [
        ("Ann 9H", "Bob"),
        ("Ann 9H, Bob 9H", "Cat"),
        ("Ann 9H, Bob 9H, Cat 9H", "Ann"),
        ("Ann AH", "Cat"),  # one Ace turns play round
        ("Ann AH, Cat 9H", "Bob"),
        ("Ann AH, Cat AH", "Ann"),  # a second Ace turns it back
        ("Ann 8H", "Cat"),
        ("Ann 8H, Cat 8H", "Bob"),
        ("Ann AH, Cat 8H", "Ann"),  # a skip goes the way of play
        ("Ann 8H, Cat AH", "Bob"),
    ],
)
def test_turns_go_round_the_table(played: str, next_up: str) -> None:
    table = seat(REVERSES, SKIPS, hands=THREE)
    assert all(outcome.lawful for outcome in plays(table, played))
    assert table.names[table.turn] == next_up


@pytest.mark.parametrize(
    "played, next_up",
    [
        ("Ann 9H", "Bob"),
        ("Ann AH", "Bob"),  # with two players, turning round changes nothing
        ("Ann AH, Bob AH", "Ann"),
        ("Ann 8H", "Ann"),  # and a skip is another turn
        ("Ann 8H, Ann AH, Bob 8H", "Bob"),
    ],
)
def test_two_players(played: str, next_up: str) -> None:
    table = seat(REVERSES, SKIPS, hands=TWO)
    assert all(outcome.lawful for outcome in plays(table, played))
    assert table.names[table.turn] == next_up


def test_who_is_passed_over_is_told() -> None:
    table = seat(SKIPS, hands=THREE)
    assert TurnBegan(CAT, (BOB,)) in plays(table, "Ann 8H")[0].events
    assert table.skipped == [BOB]
    plays(table, "Cat 9H")
    assert table.skipped == []


def test_two_skips_pass_over_two_players() -> None:
    both = seat(SKIPS, Skips(on=EIGHTS | ACES), hands=THREE)
    plays(both, "Ann 8H")
    assert (both.turn, both.skipped) == (ANN, [BOB, CAT])


def test_a_drawn_ace_or_eight_does_nothing() -> None:
    table = seat(REVERSES, SKIPS, stock="AS 8S", hands=THREE)
    does(table, Draw(ANN), Draw(BOB))
    assert (table.turn, table.direction) == (CAT, 1)


def test_a_turn_has_one_act() -> None:
    table = seat(hands=THREE)
    plays(table, "Ann 9H")
    assert told(decide(table, Draw(ANN))) == ["refused", "base-turn"]
    assert told(decide(table, Play(BOB, cards("9H 8H")))) == ["refused", *["base-turn"] * 2]
    does(table, Draw(BOB))
    assert table.turn == CAT


def test_drawing_is_always_allowed_and_ends_the_turn() -> None:
    table = seat(hands=THREE)
    assert decide(table, Draw(ANN)).lawful
    assert table.turn == BOB


@dataclass(frozen=True)
class TwiceEach(Rule):
    """Everybody has two turns in a row."""

    @answers(NextSeat)
    def again(self, asked: NextSeat, table: Table, earlier: int) -> int:
        return asked.after if table.acts % 2 else earlier


def test_a_later_rule_may_say_who_is_next() -> None:
    table = seat(TwiceEach(), hands=THREE)
    order = [table.turn]
    for _ in range(5):
        does(table, Draw(table.turn))
        order.append(table.turn)
    assert order == [ANN, ANN, BOB, BOB, CAT, CAT]


def test_a_later_rule_hears_of_the_skips() -> None:
    table = seat(TwiceEach(), SKIPS, hands=THREE)
    plays(table, "Ann 9H, Ann 8H")
    assert table.turn == CAT

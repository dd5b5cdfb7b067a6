"""Whether cards that wait for a veto matter to somebody who waves all others through."""

import pytest

from cardhouse.cards import ACES, card, cards
from cardhouse.core.acts import Play
from cardhouse.core.rule import Rule
from cardhouse.core.table import Table
from cardhouse.rules.turns.turn_order import Reverses
from cardhouse.rules.veto.holding import Allow
from cardhouse.rules.veto.veto import VetoOnce
from cardhouse.terminal.waving import burden, matters, may_wave
from tests.core.seating import ANN, BOB, CAT, does, seat


def waiting(ann: str, played: str, *rules: Rule) -> Table:
    table = seat(VetoOnce(), *rules, Ann=ann, Bob="9D 8D 3S", Cat="9C 4H 3D")
    does(table, Play(ANN, cards(played)))
    return table


@pytest.mark.parametrize(
    "ann, about_to_win",
    [("8H", True), ("8H 4C", True), ("8H 4C 5C", False)],
)
def test_a_card_of_somebody_about_to_win_matters(ann: str, about_to_win: bool) -> None:
    table = waiting(ann, "8H")
    assert may_wave(table, BOB)
    assert matters(table, BOB) is about_to_win
    assert matters(table, ANN) is (ann == "8H")  # to whom it is their own, but for the end of the round


def test_a_card_that_does_nothing_to_me_does_not_matter() -> None:
    table = waiting("AH 4C 5C", "AH", Reverses(on=ACES))
    assert not matters(table, BOB)
    assert not matters(table, CAT)
    assert table.landing  # it was tried at a copy


def test_without_cards_that_wait_there_is_nothing_to_wave_through() -> None:
    table = seat(VetoOnce(), Ann="8H 4C 5C", Bob="9D 8D", Cat="9C")
    assert not may_wave(table, BOB)
    does(table, Play(ANN, cards("8H")), Allow(BOB))
    assert not may_wave(table, BOB)
    assert may_wave(table, CAT)


def test_a_burden_is_what_one_owes_and_holds() -> None:
    table = seat(Ann="8H 4C 5C", Bob="9D 8D")
    assert (burden(table, ANN), burden(table, BOB)) == ((0, 0, 3), (0, 0, 2))
    table.hands[ANN].append(card("KS"))
    assert burden(table, ANN) == (0, 0, 4)

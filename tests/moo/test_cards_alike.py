"""Cards of penalties that look like others in the hand: only as many count as can be."""

import pytest

from cardhouse.cards import card, cards
from cardhouse.core.owed import STANDING, VOIDED, Penalty
from cardhouse.core.penalties import PENALTIES, PenaltyCardGone
from cardhouse.core.table import Table
from cardhouse.games import GAMES, new_table
from cardhouse.rules.calling.given_penalties import TellsApart, standing_with


def laid(hand: str, *given: Penalty) -> Table:
    table = new_table(GAMES["moo"].book, ["Ann", "Bob", "Cat"])
    table.hands[1][:] = list(cards(hand))
    table.tallies[table.law.tally_place[PENALTIES]] = tuple(given)
    table.forget()
    return table


def penalty(number: int, names: str, bearer: int = 1, status: str = STANDING) -> Penalty:
    return Penalty(bearer, 0, "x", number=number, cards=cards(names), status=status)


@pytest.mark.parametrize(
    ("hand", "other", "gone"),
    [
        ("5H 5H 5H", False, []),
        ("5H 5H", False, []),
        ("5H 5H", True, [7]),
        ("5H", False, [7]),
        ("5H", True, [7, 7]),
        ("9C", False, [7, 7]),
    ],
)
def test_the_oldest_go_first(hand: str, other: bool, gone: list[int]) -> None:
    table = laid(hand, penalty(7, "5H 5H 9C"), penalty(8, "9C"), penalty(9, "5H", bearer=0))
    wish = TellsApart(1, card("5H"), other)
    assert wish.bound(table) == [PenaltyCardGone(number, card("5H")) for number in gone]


def test_only_those_that_stand_have_cards() -> None:
    stands = penalty(7, "5H")
    table = laid("5H", stands, penalty(8, "5H", status=VOIDED), penalty(9, "9C"), penalty(10, "5H", bearer=2))
    assert standing_with(table, 1, card("5H")) == [stands]
    assert standing_with(table, 0, card("5H")) == []

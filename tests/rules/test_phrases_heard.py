"""Which known phrases are heard in what somebody says."""

import pytest

from cardhouse.core.speech import heard
from cardhouse.rules.points.points_of_order import ANYWHERE, kinds_said, points_in_call

ALONE = "alone"
BEGINS, ENDS = ["point of order"], ["end of point of order"]


@pytest.mark.parametrize(
    "said, where, lenient, kinds",
    [
        ("Point of Order", ANYWHERE, False, BEGINS),
        ("Point of Order", ALONE, False, BEGINS),
        ("well, point of order", ANYWHERE, True, BEGINS),
        ("well, point of order", ALONE, True, []),
        ("End of Point of Order", ALONE, False, ENDS),
        ("End point of order", ALONE, True, ENDS),
        ("End point of order", ALONE, False, BEGINS),  # not the right words: it is the forbidden ones
        ("I end the point of order now", ANYWHERE, True, ENDS),
        ("I end the point of order now", ANYWHERE, False, BEGINS),
        ("I end the point of order now", ALONE, True, []),
        ("hello", ANYWHERE, True, []),
    ],
)
def test_points_of_order_that_are_heard(said: str, where: str, lenient: bool, kinds: list[str]) -> None:
    assert kinds_said(said, where, lenient) == kinds
    assert points_in_call(said, where, lenient) == (kinds if kinds == BEGINS else [])


@pytest.mark.parametrize(
    "said, phrases",
    [
        ("8 of Spades", "8 of spades 0-3 alone"),
        ("the 8 of spades", "8 of spades 0-4 alone"),
        ("8 spades", "8 of spades 0-2 alone"),
        ("the eight spades", "8 of spades 0-3 alone"),
        ("8, of spades", ""),  # a name does not go on after a comma
        ("8 of, spades", "spades 2-3 alone"),
        ("8 of", ""),
        ("of spades", ""),
        ("spades", "spades 0-1 alone"),
        ("I say 8 of spades now", "8 of spades 2-5"),
        ("Queen of hearts and 3 clubs", "queen of hearts 0-3, 3 of clubs 4-6"),
        ("the", ""),
    ],
)
def test_cards_and_suits_that_are_heard(said: str, phrases: str) -> None:
    found = [f"{each.text} {each.start}-{each.end}{' alone' if each.alone else ''}" for each in heard(said)]
    assert ", ".join(found) == phrases

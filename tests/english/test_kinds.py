"""Whom, when, what comes of it, which card, what may be and until when: each in the words of many people.

The phrases of each slot were written before any of them was tried, and stand here in one frame each.
"""

import pytest

from cardhouse.english.front.answers import answer
from tests.english.rows import ways


@pytest.mark.parametrize("text, meant", ways("kinds.txt"))
def test_each_way_of_saying_it(text: str, meant: str) -> None:
    assert answer(text).reading == meant


@pytest.mark.parametrize(
    "text, not_meant",
    [
        ("When a black 4 is played, nobody has to draw.", "no player may draw"),
        ("When you play a nine or anything higher, knock.", "higher than the previous card"),
        ("When a black 4 is played, only red ones may be put on it.", "red 4"),
        ("When we run out of cards, everybody draws two.", "plays their last card"),
        ("You may play the identical card.", "out of turn"),
        ("If somebody lays a seven, the card dealer must knock.", "or a card"),
        ("Draw two at the beginning of your turn if you're holding three or fewer.", "begins to have"),
        ("A joker is wild and you say which card it is.", "name of the card"),
        ('No saying "uno" twice.', "2 times"),
        ("Playing a 7 isn't always allowed.", "may not play"),
        ("Playing a 7 is not strictly forbidden.", "A player may play"),
        ("A red or black 7 skips.", "a red card"),
        ("You can win only on your turn.", "A player may win"),
        ("Kings don't skip the next player.", "is skipped"),
        ("You can play a heart but not a spade.", "Heart other than"),
        ("A seven that isn't red skips.", "plays a 7, the next"),
        ("6: roll a die; the next player takes as many cards as it shows", "the value of the card"),
    ],
)
def test_what_is_only_near_is_not_meant(text: str, not_meant: str) -> None:
    assert not_meant not in (answer(text).reading or "")

"""How long something that people write may be: just so long, and not one letter more."""

from collections.abc import Callable

import pytest

from cardhouse.core.acts import LONGEST_WORDS, Act
from cardhouse.core.cases import Move
from cardhouse.core.people_acts import Call, Gesture, Say
from cardhouse.games import game, new_table


@pytest.mark.parametrize(
    "make, longest",
    [
        (lambda words: Say(0, words), LONGEST_WORDS),
        (lambda words: Gesture(0, words), LONGEST_WORDS),
        (lambda words: Call(0, 1, words), LONGEST_WORDS),
        (lambda words: Move(0, words), 10 * LONGEST_WORDS),
    ],
)
def test_words_have_their_length(make: Callable[[str], Act], longest: int) -> None:
    table = new_table(game("moo").book, ["Ann", "Bob", "Cat"])
    assert make("x" * longest).impossible(table) == ""
    assert make("x" * (longest + 1)).impossible(table) != ""
    assert make("").impossible(table) != ""

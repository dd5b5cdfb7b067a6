"""What is done with the words of a text before anything is read: brackets, headings, slips of the pen."""

import pytest

from cardhouse.english.front.reading import _standing, prepared
from cardhouse.english.front.spelling import corrected
from cardhouse.english.tokens import Token, TokenSort
from tests.english.rows import rows


def shown(words: list[Token]) -> str:
    return " ".join(f'"{token.word}"' if token.sort is TokenSort.STR else token.word for token in words)


@pytest.mark.parametrize("text, words", rows("prepared.txt", 2))
def test_the_words_that_are_read(text: str, words: str) -> None:
    assert shown(prepared(text)) == words


@pytest.mark.parametrize(
    "text, meant",
    [
        ("kings skpi", "kings skip"),  # two letters the wrong way round
        ("kigns skip", "kings skip"),
        ("kinggs skip", "kings skip"),  # one too many
        ("turm", "turn"),  # a wrong one
        ("the next payer draws", "the next player draws"),  # one too few
        ("Kings Skpi", "Kings skip"),
        ("kings SKPI", "kings skip"),
        ("drwa a card", "draw a card"),
        ("a plaer draws teh card", "a player draws teh card"),  # "teh" is too short to be sure of it
        ("tur", None),
        ("xings skip", None),  # the first letter is hardly ever the wrong one
        ("playr draws", None),  # played, player or plays
        ("kings skip", None),
        ("wibble wobble", None),
        ('say "skpi"', None),
    ],
)
def test_slips_that_can_be_mended_in_one_way_only(text: str, meant: str | None) -> None:
    assert corrected(text) == meant


@pytest.mark.parametrize(
    "form, shorter",
    [
        ('A player must say "a" or say "b".', ['A player must say "a" or "b".']),
        (
            "When a player begins to have 3 cards, no player may draw a card.",
            ["A player may not draw a card if they have 3 cards."],
        ),
        ("When a player plays a 7, they may play a card.", ["Any card may be played on a 7."]),
        ("When a player plays a 7, they may play any card.", ["Any card may be played on a 7."]),
        (
            "When a player plays a 7, the next player must take another turn.",
            [f"When a player plays a 7, the next player {takes} another turn." for takes in ("take", "takes")],
        ),
        ("A player may draw a card if it is their turn.", ["A player may draw a card on their turn."]),
        ("When a card is a card other than a 7, they draw.", ["When a card is not a 7, they draw."]),
        (
            "When a player begins their turn, they must draw a card.",
            ["A player must draw a card at the start of their turn."],
        ),
        (
            "When a player ends their turn, each player may draw a card.",
            ["A player may draw a card at the end of their turn.", "A player may draw a card if it is their turn."],
        ),
        ("When a player ends their turn, they draw a card.", []),
        (
            "When a player begins to have 3 cards, they may draw a card.",
            ["A player may draw a card if they have 3 cards."],
        ),
        ("When a player begins to have 3 points, they may draw a card.", []),
        ("When a player plays a 7, they may not play an 8.", ["An 8 may not be played on a 7."]),
        ("When a player plays a 7, no player may play an 8.", ["An 8 may not be played on a 7."]),
        ("Aces are wild.", []),
    ],
)
def test_what_always_holds_and_says_the_same(form: str, shorter: list[str]) -> None:
    assert sorted(_standing(form)) == shorter

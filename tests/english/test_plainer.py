"""What is left out of a sentence to read it, and what never is."""

import pytest

from cardhouse.english.front.answers import Status, answer

SKIPPED = "When a player plays a Queen, the next player is skipped."


@pytest.mark.parametrize(
    "comment",
    [
        ", because a lady goes first",
        " regardless of whether they hold a Queen",
        " (no matter how many cards they hold)",
        ", for example the Queen of Hearts",
        ", no exceptions",
    ],
)
def test_a_comment_is_left_out(comment: str) -> None:
    assert answer(f"Queens skip the next player{comment}.").reading == SKIPPED


@pytest.mark.parametrize(
    "more",
    [
        ", because they may not talk",
        " regardless of whether it is their turn",
        " (no matter how many cards they hold, unless it is one)",
        ", for example only the Queen of Hearts",
        " because nobody says anything until then",
    ],
)
def test_nothing_that_could_bind_is_left_out(more: str) -> None:
    assert answer(f"Queens skip the next player{more}.").status is not Status.COMPILES


def test_being_forced_is_not_the_same_as_doing_it() -> None:
    assert answer('When a player is required to draw, they must say "oh".').status is not Status.COMPILES
    drawn = answer("When a 6 is played, the next player is required to draw a card.")
    assert drawn.reading == "When a player plays a 6, the next player must draw a card."


def test_a_heading_is_of_the_card_that_follows_or_nothing_is_read() -> None:
    assert answer("Queens: When a Queen is played, the next player is skipped.").reading == SKIPPED
    assert answer("Queens: When one of these cards is played, the next player is skipped.").reading == SKIPPED
    assert answer("Kings: When a Queen is played, the next player is skipped.").status is not Status.COMPILES

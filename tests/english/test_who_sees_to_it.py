"""Which sentences the table carries out, and which only people can judge, though they are understood."""

import pytest

from cardhouse.english.front.answers import Status, answer
from cardhouse.english.written.rule import written


@pytest.mark.parametrize(
    "text",
    [
        "A player may not play 2 cards.",
        "A player may not play 2 cards identical to the top card.",
        "A player may not play a 7.",
        "A player may not play a 7 on an 8.",
        "A player may not play a 7 as their last card.",
        "A player may not play a card out of turn.",
        "A player may not draw a card.",
        "A player may not discard a card.",
        'A player may not say "hop".',
        "A player may play a 7 out of turn.",
        "A player may play up to 3 cards.",
        "A player may play 2 cards of the same rank.",
        "A player may draw up to 3 cards on their turn.",
        "When a player plays a 7, they may look at the hand of the next player.",
        "When a player plays a 7, they may name a suit.",
    ],
)
def test_the_table_carries_it_out(text: str) -> None:
    assert answer(text).status is Status.COMPILES
    assert written(text) is not None


@pytest.mark.parametrize(
    "text",
    [
        "A player may not play a 7 and an 8 together.",
        "A player may not play up to 3 cards.",
        "A player may not play any number of cards.",
        "A player may not swap hands with the next player.",
        'A player may not do "dance".',
        "A player may name a suit.",
        "A player may look at the hand of the next player.",
    ],
)
def test_only_people_see_to_it(text: str) -> None:
    assert answer(text).status is Status.COMPILES
    assert written(text) is None

"""How a half that was understood could go on: what fits the other words comes first."""

import pytest

from cardhouse.english.front.answers import Status, answer


@pytest.mark.parametrize(
    "rest, first",
    [
        ("skips", "the next player is skipped."),
        ("draws 3", "they draw 3 cards."),
        ("draws 20", "they draw 20 cards."),
        ("draws 0", "each player draws a card."),
        ("reverses", "turn order is reversed."),
        ("again", "they take another turn."),
        ("suits", "they must name a suit."),
        ("rank", "they must name a rank."),
        ("trade", "they swap hands with a player of their choice."),
        ("pass hand", "each player passes their hand to a player of their choice."),
        ("donate", "they must give a card to a player of their choice."),
        ("peek", "they may look at the hand of a player of their choice."),
        ("someone draws", "a player of their choice draws 2 cards."),
        ("burn pile", "the play pile is cleared."),
        ("points", "they gain a point."),
        ("wins", "they win."),
    ],
)
def test_what_could_follow(rest: str, first: str) -> None:
    found = answer(f"7 - wobbly zorp {rest}")
    assert found.status is Status.HALF
    assert [text.removeprefix("When a player plays a 7, ") for text in found.proposals[:3]] == [
        f'they must do "wobbly zorp {rest}".',
        f'they must say "wobbly zorp {rest}".',
        first,
    ]
    assert len(found.proposals) == 7


def test_what_keeps_somebody_comes_first() -> None:
    assert answer("7 - wobbly zorp everyone draws").proposals[0] == "When a player plays a 7, each player draws a card."


@pytest.mark.parametrize(
    "rest, first",
    [
        ("double", "plays a card of the same rank as the previous card"),
        ("suit changes", "plays a card of a different suit from the previous card"),
        ("drawing", "draws a card"),
        ("penalty", "receives a penalty"),
        ("last", "plays their last card"),
        ("uno", "drops to 1 card"),
        ("skipped", "is skipped"),
        ("turn begins", "begins their turn"),
    ],
)
def test_what_it_could_follow_from(rest: str, first: str) -> None:
    found = answer(f"zorp {rest} - the next player draws 2 cards")
    assert found.proposals[0] == f"When a player {first}, the next player draws 2 cards."


@pytest.mark.parametrize(
    "said, deed",
    [
        ("hums a tune", "hum a tune"),
        ("cries", "cry"),
        ("washes", "wash"),
        ("watches", "watch"),
        ("kisses", "kiss"),
        ("buzzes", "buzz"),
        ("mixes it", "mix it"),
        ("echoes them", "echo them"),
        ("has to hum", "hum"),
        ("must hum", "hum"),
    ],
)
def test_what_is_said_of_one_is_a_deed(said: str, deed: str) -> None:
    assert answer(f"on a 5 the next player {said}").proposals[0] == (
        f'When a player plays a 5, the next player must do "{deed}".'
    )

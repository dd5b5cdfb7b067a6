"""Who has so many cards, where everybody is told to do something if they have them, or one who was named."""

import pytest

from cardhouse.english.front.answers import Status, answer


@pytest.mark.parametrize(
    "text",
    [
        "6: everybody draws a card if they have 3 cards",
        "6: everyone draws a card if they have 3 cards",
        "6: each player draws a card if they have 3 cards",
        "on a 6 all players draw a card if they have 3 cards",
        "when a 6 is played, every player draws a card if they have 3 cards",
        "On a 6 everybody with 3 cards draws a card",
    ],
)
def test_each_of_all_is_asked_for_their_own(text: str) -> None:
    assert answer(text).reading == "When a player plays a 6, each player with 3 cards draws a card."


@pytest.mark.parametrize(
    "who, named",
    [
        ("the next player", ""),
        ("the previous player", ""),
        ("the player after the next player", ""),
        ("the dealer", ""),
        ("the active player", ""),
        ("the neighbour on the left", "the player to their left"),
    ],
)
def test_of_one_who_is_named_it_is_asked_who_has_them(who: str, named: str) -> None:
    found = answer(f"6: {who} draws a card if they have 3 cards")
    named = named or who
    assert found.status is Status.ASKS
    assert found.proposals == (
        f"When a player plays a 6, {named} draws a card if {named} has 3 cards.",
        f"When a player plays a 6, {named} draws a card if they have 3 cards.",
    )

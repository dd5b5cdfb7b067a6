"""Which part of a text is understood, where not all of it is: never a piece of something that goes on."""

import pytest

from cardhouse.english.front.answers import Status, answer


@pytest.mark.parametrize(
    "text, half",
    [
        ("When a 9 is played out of spite, the umpire dances a jig", None),
        ("When somebody plays a 9 that they wobbled, the umpire dances a jig", None),
        ("When somebody plays a 9 and wobbles, the umpire dances", "When a player plays a 9,"),
        ("Three kings, piled neatly by you: the umpire dances a jig", None),
        ("If you wobble a playable card you have to play it", None),
        ("The umpire of whom they spoke shall not speak until his next turn", None),
        ("Wobbly words: the umpire has 9 seconds to dance", None),
        ("Eights wobble if placed on a heart", None),
        ("While you are sitting on the queen of spades, no hearts may be played by wobbling umpires", None),
        ("+4: the umpire dances a jig", None),
        ("Whoever wobbled last is called \"Jelly\"", None),
        ("Who wobbles must draw a card.", "they draw a card"),
        ("Wobbling is over - player must say \"amen\"", "they must say \"amen\""),
        ("A seven upon wobbling: the one whose turn it is must bow", "the active player must bow"),
        ("As long as the moon is full, nobody may play a King", "A player may not play a King"),
        ("You may not say \"moon\" while the umpire wobbles", "A player may not say \"moon\""),
        ("Every player must wave at the start of their turn if the umpire wobbles",
         "A player must wave at the start of their turn"),
        ("When the umpire wobbles, nobody may play a King", "no player may play a King"),
    ],
)  # fmt: skip
def test_the_half(text: str, half: str | None) -> None:
    found = answer(text)
    assert found.status in (Status.HALF, Status.PEOPLE)
    assert (found.understood.trigger or found.understood.effect) == half

"""Names of rules, greetings and remarks around a rule: they are no part of it, unless they could change it."""

import pytest

from cardhouse.english.front.answers import Status, answer

NINES = "When a player plays a 9, they must bow."


@pytest.mark.parametrize(
    "text",
    [
        "Court manners: when somebody plays a 9, they bow",
        "(COURT MANNERS) If a 9 is played, bow",
        "Court manners - if a 9 is played, bow",
        "Court manners! 9: bow",
        "Court manners. When a 9 is played, bow.",
        "Hello everyone, one small rule: when a 9 is played, bow",
        "Oh, and when a 9 is played, bow, dear.",
        "Please note that when a 9 is played, you bow",
        "Sir, when a 9 is played, you bow",
        "When a 9 is played, bow, it's only polite.",
        "When a 9 is played, bow, and no grumbling!",
        "When a 9 is played, bow, obviously.",
        "When a 9 is played, of course, bow.",
        "When a 9 is played, bow. That's it.",
        "That's it. When a 9 is played, bow. Sorry.",
    ],
)
def test_around_a_rule(text: str) -> None:
    found = answer(text)
    assert (found.status, found.reading) == (Status.COMPILES, NINES)


@pytest.mark.parametrize(
    "text",
    [
        "Only once: when a 9 is played, bow",
        "Red cards: when a 9 is played, bow",
        "Two bows: when a 9 is played, bow",
        '"Manners": when a 9 is played, bow',
        "No manners: when a 9 is played, bow",
        "Country manners: when a 9 is played, bow",
        "Somebody sneezes: when a 9 is played and they wobble, bow",
        "Moonlight: everybody bows",
        "Court manners! Bow.",
        "When a 9 is played, bow, sorry not sorry",
        "red 2 = +2 red, black 2 = +4",
        "bow red, black 3 = knock",
        "closed eyes, when a player plays a 3, they must knock",
        "some words here, red Queen = knock",
        "blue words, whoever plays a 3 must knock",
    ],
)
def test_what_could_change_a_rule_is_no_name(text: str) -> None:
    assert answer(text).reading is None


def test_remarks_alone_are_not_read() -> None:
    assert answer("Thank you. That's it.").status is Status.PEOPLE

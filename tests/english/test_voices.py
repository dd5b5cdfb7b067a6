"""Rules in the voices of sixteen sorts of people, from minutes of a meeting to notes of a programmer.

Each set was written before it was tried: at first contact 32 of 66 sayable rules of the first were read rightly, 28 of
81 of the second, and 37 of 93 of the third, which was written when the other two had been read; none was read wrongly.
"""

import pytest

from cardhouse.english.front.answers import Status, answer
from tests.english.rows import ways


@pytest.mark.parametrize("text, meant", ways("voices.txt"))
def test_each_voice_is_read_as_it_is_meant(text: str, meant: str) -> None:
    assert answer(text).reading == meant


@pytest.mark.parametrize(
    "text",
    [
        'Reverse turn order: when you play a 7, say "ha"',
        'Swap hands, whenever a player plays a 7, they say "ha"',
        'Knock - whoever plays a 7 says "ha"',
        'Skip the next player. When you play a 7, say "ha".',
        "I do not think that a 7 skips the next player.",
        'It is not allowed to say anything but "yes" on an even card.',
        'Nobody says anything but "yes" on a 3.',
        "A 3 gives you a point, a 9 takes one from everyone else.",
        "Jacks: name a suit and say it.",
        "You are forbidden from drawing once you hold ten cards.",
        "Both black twos are jokers",
        "We no longer play that a 7 skips the next player.",
        "On a 7 draw two, everyone.",
        "A 7 skips the next player, which is not allowed.",
        "A 7 skips the next player, which only annoys us on Sundays.",
    ],
)
def test_what_may_change_a_rule_is_no_remark(text: str) -> None:
    assert answer(text).status is not Status.COMPILES


@pytest.mark.parametrize(
    "text, meant",
    [
        ("On a King we clap.", "When a player plays a King, each player must clap."),
        ('When a 5 is played we say "five".', 'When a player plays a 5, they must say "five".'),
    ],
)
def test_who_we_are_is_asked(text: str, meant: str) -> None:
    found = answer(text)
    assert (found.status, meant in found.proposals) == (Status.ASKS, True)

"""Reading what was written gives the same meaning; two ways of saying a thing give one form."""

import pytest

from cardhouse.english.inventing import Inventor
from cardhouse.english.reading import EXACT, read
from cardhouse.english.writing import rule_said

MANY = 500
"""The short form; `tools/english.py round-trip 20000` is the long one."""


def test_what_is_written_is_read_as_the_same() -> None:
    inventor = Inventor(seed=13)
    unread = 0
    for _ in range(MANY):
        sentence = inventor.sentence()
        found = read(sentence)
        if not found.whole:
            unread += 1  # numbers that mean nothing: the next 0 players
            continue
        written = rule_said(found.rule)
        again = read(written)
        assert again.rule == found.rule, (sentence, written)
        assert rule_said(again.rule) == written, sentence
    assert unread < MANY // 20


def test_every_rule_of_the_grammar_is_walked() -> None:
    """A rule that no sentence reaches would be untested, and unreadable."""
    reached = {"Top", "Penalty"}
    names = list(reached | {"Sentence"})
    while names:
        for name in _names(EXACT.rules[names.pop()]) - reached:
            reached.add(name)
            names.append(name)
    assert reached == set(EXACT.rules)


def _names(part: object) -> set[str]:
    inner = getattr(part, "part", None)
    parts = [*getattr(part, "parts", ()), *([inner] if inner is not None else [])]
    own = {str(part.name)} if hasattr(part, "name") else set()
    return own.union(*map(_names, parts))


@pytest.mark.parametrize(
    "said, form",
    [
        (
            "If a Jack or a Queen or a King is played, they draw one card.",
            "When a player plays a face card, they draw a card.",
        ),
        ("Nobody can draw unless they have a legal play.", None),  # draw what?
        (
            "Nobody can draw a card unless they have a legal play.",
            "A player may not draw a card if they have no legal play.",
        ),
        (
            "When a player plays a 7, they are skipped and they draw 2 cards.",
            "When a player plays a 7, they draw 2 cards and are skipped.",
        ),
        (
            'When a player plays the Jack of Spades or the Jack of Clubs, they must bow and say "Moo" immediately.',
            'When a player plays a black Jack, they must say "Moo" and bow.',
        ),
        ("A 2 may be played on any card. Any card may be played on a 2.", "2s are wild."),
        (
            'A player must say "Moo". The penalty call is "Failure to say Moo" and the penalty is 1 card.',
            'A player must say "Moo".',
        ),
        (
            "When a player draws a card, they may play a card.",
            "When the active player draws a card, they may play a card.",
        ),
        ("A Heart may not be played on any card.", "A player may not play a Heart."),
        (
            "When a player plays a 3, they must name a rank and the next card must be a card of the called rank.",
            "When a player plays a 3, they must name a rank.",
        ),
        (
            "Each player may not bow unless it is their turn and they have 3 cards.",
            "A player may not bow unless it is their turn and they have 3 cards.",
        ),
        (
            "A player may not play a card until a player plays a 5 out of turn.",
            "A player may not play a card until a player plays a 5 out of turn.",
        ),
        (
            "A player may not play a card out of turn until a player plays a 5.",
            "A player may not play a card out of turn until a player plays a 5.",
        ),
    ],
)
def test_one_form_for_one_meaning(said: str, form: str | None) -> None:
    found = read(said)
    assert (rule_said(found.rule) if found.whole else None) == form

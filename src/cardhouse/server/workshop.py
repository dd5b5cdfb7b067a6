"""The rule workshop: what somebody writes is read, said back with an example, asked about, or left to people."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from random import Random
from typing import Final

from msgspec import structs

from cardhouse.core.table import Table
from cardhouse.core.view import Book, View, view
from cardhouse.english.front.answers import MOST_PROPOSALS, Interpretation, Status, answer
from cardhouse.english.lint import Circumstances
from cardhouse.english.saying_back import example
from cardhouse.server.examples import drawn
from cardhouse.server.messages import RuleIdea, RuleRead

LETTERS: Final = "ABCD"
AND_SO_ON: Final = "something"
"""A word that means nothing to the table: a text that is understood but for it lacks its second half."""
LETTER: Final = re.compile(r"\b[ABCD]\b(?!♠|♥|♦|♣)")
IDEAS: Final = (
    ("Kings skip", "Kings skip"),
    ("Queens turn play round", "When a player plays a Queen, turn order is reversed."),
    ("Twos bite", "2 - next player draws 2"),
    ("Fives again", "When a player plays a 5, they take another turn."),
    ("Your Majesty", 'When a player plays a Queen, they must say "Your Majesty".'),
    ("Good day", 'When a player plays a 7, they must say "Good day".'),
    ("A bow for the King", 'When a player plays a King, they must do "bow".'),
    ("Aces cost", "When a player plays an Ace, they draw a card."),
    ("Tens skip two", "10 - skip the next 2 players"),
    ("Red rover", 'When a player plays a red Jack, they must say "Red rover".'),
    ("Threes turn round", "3 - reverse"),
    ("Lucky nines", "When a player plays a 9, they take another turn."),
    ("Black eights", "When a player plays a black 8, the next player draws a card."),
    ("Knock on fours", 'When a player plays a 4, they must do "knock on the table".'),
    ("Clap for Jacks", 'When a player plays a Jack, they must do "clap".'),
    ("Sixes hurt", "6 - next player draws 1"),
    ("Hearts are loud", 'When a player plays the Ace of Hearts, they must say "I love this game".'),
    ("Last card", 'When a player drops to 1 card, they must say "Last card".'),
    ("Spade of silence", "When a player plays the Ace of Spades, the next player is skipped."),
    ("Deuces again", "When a player plays a 2 of Hearts, turn order is reversed."),
    ("Thank you", 'When a player draws a card, they must say "Thank you".'),
    ("Eights skip", "8 - skip"),
)
"""Rules for whoever wants one: a title, and words that the table understands."""


def read_for(table: Table, game: str, seat: int, text: str, agreed: Mapping[str, str] | None = None) -> RuleRead:
    """What a text comes to at this table, told to whoever wrote it, by what they know of its rules, and by what its
    house has agreed that a wording means.
    """
    shown = view(table, seat, Book(table, seat))
    known: set[int | str] = {name for rule in shown.rules for name in (rule.title, rule.id)}
    at = Circumstances(game, tuple(table.names), (), frozenset(known))
    return told(first_half(answer(text, at, agreed), at), shown)


def first_half(found: Interpretation, at: Circumstances) -> Interpretation:
    """What somebody has begun to write, if it is the first half of a rule and nothing follows yet: how it may go on."""
    if found.status is not Status.PEOPLE:
        return found
    begun = found.text.strip().rstrip(".,:")
    for more in (f"{begun}, {AND_SO_ON}", f"{begun} {AND_SO_ON}"):
        half = answer(more, at).understood
        if half.trigger and half.rest == AND_SO_ON:
            return answer(half.trigger, at)
    return found


def told(found: Interpretation, shown: View) -> RuleRead:
    most = MOST_PROPOSALS if found.status is Status.ASKS else len(found.proposals)
    said = example(found.rule) if found.rule is not None and found.status is Status.COMPILES else None
    people = [seat for seat in range(len(shown.names)) if seat != shown.seat] or [shown.seat]
    return RuleRead(
        status=str(found.status),
        reading=found.reading or "",
        trigger=found.understood.trigger or "",
        rest=found.understood.rest,
        proposals=list(found.proposals[:most]),
        problem=found.problem.message if found.problem is not None else "",
        example=named(said.words, shown) if said is not None else "",
        kind=said.kind if said is not None else "",
        warnings=[warned.message for warned in found.warnings],
        examples=[structs.replace(each, words=named(each.words, shown)) for each in drawn(found, people, shown.names)],
    )


def named(words: str, shown: View) -> str:
    """An example with the people of this table in it, if there are enough of them."""
    people = [name for seat, name in enumerate(shown.names) if seat != shown.seat] + [
        name for seat, name in enumerate(shown.names) if seat == shown.seat
    ]
    letters = set(LETTER.findall(words))
    if any(LETTERS.index(letter) >= len(people) for letter in letters):
        return words
    return LETTER.sub(lambda letter: people[LETTERS.index(letter[0])], words)


@cache
def understood_ideas() -> tuple[RuleIdea, ...]:
    """The ideas that the table can watch by itself, each with its sentence."""
    read = [(title, text, answer(text)) for title, text in IDEAS]
    return tuple(RuleIdea(title, text, found.reading or "") for title, text, found in read if found.rule is not None)


def ideas_for(table: Table, seat: int, seed: int) -> list[RuleIdea]:
    """Ideas that this table does not have yet, in an order of its own."""
    shown = view(table, seat, Book(table, seat))
    had = {rule.title for rule in shown.rules} | {rule.sentence for rule in shown.rules}
    fresh = [structs.replace(idea) for idea in understood_ideas() if not had & {idea.title, idea.sentence}]
    Random(seed + len(shown.rules)).shuffle(fresh)
    return fresh

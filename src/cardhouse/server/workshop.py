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
from cardhouse.server.examples import WELL, drawn
from cardhouse.server.messages import DrawnExample, RuleIdea, RuleRead
from cardhouse.telling.glosses import gloss, glosses
from cardhouse.telling.languages import words_of
from cardhouse.telling.said import text_in

LETTERS: Final = "ABCD"
AND_SO_ON: Final = "something"
"""A word that means nothing to the table: a text that is understood but for it lacks its second half."""
IT_APPLIES: Final = "Here the rule applies."
QUOTED: Final = re.compile(r'"[^"]+"')
LETTER: Final = re.compile(r"\b[ABCD]\b(?!♠|♥|♦|♣| player\b)")
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


def read_for(
    table: Table, game: str, seat: int, text: str, agreed: Mapping[str, str] | None = None, language: str = ""
) -> RuleRead:
    """What a text comes to at this table, told to whoever wrote it, by what they know of its rules, and by what its
    house has agreed that a wording means.
    """
    shown = view(table, seat, Book(table, seat))
    known: set[int | str] = {name for rule in shown.rules for name in (rule.title, rule.id)}
    at = Circumstances(game, tuple(table.names), (), frozenset(known))
    return told(first_half(answer(text, at, agreed), at), shown, language)


def first_half(found: Interpretation, at: Circumstances) -> Interpretation:
    """What somebody has begun to write, if it is the first half of a rule and nothing follows yet: how it may go on."""
    understood = found.understood
    if found.status not in (Status.PEOPLE, Status.HALF) or understood.trigger or understood.effect:
        return found
    begun = found.text.strip().rstrip(".,:")
    for more in (f"{begun}, {AND_SO_ON}", f"{begun} {AND_SO_ON}"):
        half = answer(more, at).understood
        if half.trigger and half.rest == AND_SO_ON:
            return answer(half.trigger, at)
    return found


def told(found: Interpretation, shown: View, language: str = "") -> RuleRead:
    most = MOST_PROPOSALS if found.status is Status.ASKS else len(found.proposals)
    said = example(found.rule) if found.rule is not None and found.status is Status.COMPILES else None
    people = [seat for seat in range(len(shown.names)) if seat != shown.seat] or [shown.seat]
    proposals = list(found.proposals[:most])

    def heard(text: str) -> str:
        return text_in(text, words_of(language), shown.names)

    def happens(text: str) -> str:
        """An example in one sentence; in another language only where every word of it is known."""
        return named(glosses(language).example(text) if language else text, shown)

    def drawing(each: DrawnExample) -> DrawnExample:
        if each.good == WELL and not each.said:
            return structs.replace(each, words=happens(each.words) or heard(IT_APPLIES))
        return structs.replace(each, words=heard(each.words))

    return RuleRead(
        status=str(found.status),
        reading=found.reading or "",
        trigger=found.understood.trigger or "",
        rest=found.understood.rest,
        proposals=proposals,
        problem=heard(found.problem.message) if found.problem is not None else "",
        example=happens(said.words) if said is not None else "",
        kind=said.kind if said is not None else "",
        warnings=[heard(warned.message) for warned in found.warnings],
        examples=[drawing(each) for each in drawn(found, people, shown.names)],
        gloss=gloss(found.reading or "", language),
        glosses=[gloss(each, language) for each in proposals] if language else [],
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
def understood_ideas(language: str = "") -> tuple[RuleIdea, ...]:
    """The ideas that the table can watch by itself, each with its sentence. What is to be said in them is said as
    people who speak this language say it.
    """
    words, ideas = words_of(language), list[RuleIdea]()
    for title, text in IDEAS:
        ours = QUOTED.sub(lambda said: words.get(said[0], said[0]), text)
        found = answer(ours)
        if found.rule is not None:
            sentence = found.reading or ""
            ideas.append(RuleIdea(words.get(title, title), ours, sentence, gloss(sentence, language)))
    return tuple(ideas)


def ideas_for(table: Table, seat: int, seed: int, language: str = "") -> list[RuleIdea]:
    """Ideas that this table does not have yet, in an order of its own."""
    shown = view(table, seat, Book(table, seat))
    had = {rule.title for rule in shown.rules} | {rule.sentence for rule in shown.rules}
    fresh = [structs.replace(idea) for idea in understood_ideas(language) if not had & {idea.title, idea.sentence}]
    Random(seed + len(shown.rules)).shuffle(fresh)
    return fresh


def words_of_ideas() -> list[str]:
    """What has to have words in another language: titles, what is said in the ideas, and what is said of examples."""
    said = [words for _, text in IDEAS for words in QUOTED.findall(text)]
    return [*[title for title, _ in IDEAS], *said, IT_APPLIES]

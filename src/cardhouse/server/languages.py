"""What the server itself says to people, for the catalogue of words."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from cardhouse.books import days, history, notation, page, playing, rulebook, running, writing
from cardhouse.books.running import Runner
from cardhouse.server.workshop import words_of_ideas
from cardhouse.telling.catalogue import of_readings, refusals, said_by, source_of, templates

KINDS: Final = (
    *("LobbyError", "Goodbye", "Problem", "Notice", "Reason", "BadMessage", "CannotRead", "problem"),
    "DrawnExample",
)
WITHOUT: Final = ("house_files.py",)
"""Modules that speak to whoever runs the server."""
MADE: Final = (
    "The rule {1} failed and was left out this once. Play goes on.",
    "The rules {1} failed and were left out this once. Play goes on.",
    "{1} was first; nothing is lost",
)
"""What is put together before it is said."""
OF_BOOKS: Final = (
    *("the book was begun", "another text", "a setting", "It is understood, but no table can carry it out."),
    *(
        "It is not understood.",
        '"{1}" is understood; "{2}" is not.',
        'People will have to judge this, because of "{1}".',
        'People will have to judge this: I lose the thread at "{1}".',
    ),
)
"""What is said of a house and of the sentences of its book."""
PROBLEMS: Final = ("CannotChange", "NotThere", "NotPlayable", "NotOnTheShelf")


def of_books() -> Iterator[str]:
    """The keys of a house's page: who runs a rule, what was done with it and when, and what cannot be done."""
    yield from (*OF_BOOKS, running.LEANS, running.LIMITED, page.PARTLY, *[page.WHO[each] for each in Runner])
    yield from (*days.MONTHS, "{day} {month} {year}", *[text for each in page.TIMES for text in each])
    yield from [each.lower() for each in (*rulebook.CHANGES, rulebook.FOR_A_ROUND)]
    yield from [each.format("{1}") for each in history.STANDS.values()]
    for module in (history, page):
        yield from templates(source_of(module))
    for module in (history, writing, playing, notation):
        yield from said_by(source_of(module), PROBLEMS)


def english() -> list[str]:
    """The keys of refusals, notices and problems."""
    sources = [path for path in sorted(Path(__file__).parent.glob("*.py")) if path.name not in WITHOUT]
    found = [text for path in sources for text in refusals(path.read_text("utf-8"), KINDS)]
    return [*dict.fromkeys([*found, *MADE, *words_of_ideas(), *of_readings(), *of_books()])]

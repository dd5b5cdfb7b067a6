"""From a rulebook to a game that can be played: its articles in order, on those of the game it is built on."""

from dataclasses import replace
from functools import lru_cache
from pathlib import Path
from typing import Final

from cardhouse.books.notation import near
from cardhouse.books.reading import read_rulebook
from cardhouse.books.rulebook import Rulebook
from cardhouse.books.running import rule_run
from cardhouse.core.declared import UnknownOption
from cardhouse.core.law import Law
from cardhouse.core.rule import DIALS, Article
from cardhouse.games.shelf import GAMES, Game

LARGEST: Final = 200_000
MOST_RULES: Final = 500
LONGEST_RULE: Final = 8_000
THE_BOOK: Final = "the book"
"""Whoever wrote the rules of a game that name nobody."""


class NotPlayable(ValueError):
    """A text that no table can be laid by, in words for whoever wrote it."""


def load_rulebook(path: Path) -> Rulebook:
    """The rulebook in a file."""
    data = path.read_bytes()
    if len(data) > LARGEST:
        raise NotPlayable(f"a rulebook has at most {LARGEST // 1000} thousand letters")
    try:
        return read_rulebook(data.decode("utf-8-sig"), path.name)
    except UnicodeDecodeError:
        raise NotPlayable("this file is not written in UTF-8") from None


@lru_cache(256)
def game_of_text(text: str) -> Game:
    """The game that a book is, by its text; kept, because all who sit at its tables ask for it again and again."""
    if len(text) > LARGEST:
        raise NotPlayable(f"a rulebook has at most {LARGEST // 1000} thousand letters")
    return game_of(read_rulebook(text))


def game_of(book: Rulebook) -> Game:
    """A book as a game: under the name of what it is built on, so that its bots and its words come along."""
    base = base_of(book)
    law = Law(articles_of(book))
    for option, value in book.options:
        try:
            law = law.setting(option, value)
        except UnknownOption as problem:
            raise NotPlayable(str(problem)) from None
    if book.dial and book.dial not in DIALS:
        raise NotPlayable(f'"{book.dial}" is no dial; there are: {", ".join(DIALS)}')
    ids = {article.id for article in law.book}
    for rule in book.rests:
        if rule not in ids:
            raise NotPlayable(f'there is no rule "{rule}" that could rest here{near(rule, ids)}')
    resting = (*book.rests, *[rule.id for rule in book.rules if rule.suspended])
    fewest, most = book.players or (base.fewest, base.most)
    return replace(
        base, title=book.title, written=law.book, rests=resting, dial=book.dial or base.dial, fewest=fewest, most=most
    )


def base_of(book: Rulebook) -> Game:
    """The game that a book is built on, or is the book of."""
    name = book.base or book.game
    if not name:
        raise NotPlayable(
            "this book does not say what it is built on; write under its title, for instance: - Base: bartok"
        )
    if name not in GAMES:
        raise NotPlayable(f'there is no game "{name}"{near(name, GAMES)}; there are: {", ".join(GAMES)}')
    return GAMES[name]


def articles_of(book: Rulebook) -> tuple[Article, ...]:
    """The articles of a book, in order: those of its base, then its own. A rule with the id of one of the base takes
    its place, and one that was repealed is not there.
    """
    if len(book.rules) > MOST_RULES:
        raise NotPlayable(f"a rulebook has at most {MOST_RULES} rules")
    found = {article.id: article for article in (base_of(book).book if book.base else ())}
    for rule in book.rules:
        if rule.repealed:
            found.pop(rule.id, None)
            continue
        signed = replace(rule, by=THE_BOOK) if book.game and not rule.by else rule
        if len(rule.words) > LONGEST_RULE:
            raise NotPlayable(f'"{rule.title}" is too long: a rule has at most {LONGEST_RULE} letters')
        run = rule_run(signed, book.base or book.game)
        if run.problem:
            raise NotPlayable(f'line {rule.lines[0] + 1}, "{rule.title}": {run.problem}')
        found[rule.id] = run.article
    return tuple(found.values())

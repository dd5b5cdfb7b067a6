"""What a table may set differently in a game, read off its rules: each option with its words, its usual value and the
values it may have.
"""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields
from typing import Final

from cardhouse.core.docstrings import docstring
from cardhouse.core.law import Law, UnknownOption
from cardhouse.core.rule import Article, Rule, written
from cardhouse.games.shelf import Game

SWITCH: Final = "switch"
CHOICE: Final = "choice"
NUMBER: Final = "number"
WORDS: Final = "words"
LARGEST: Final = 999
LONGEST: Final = 200
OPEN: Final = "…"
_CLAUSES: Final = re.compile(r"(?<=[.;])\s+")


@dataclass(frozen=True)
class Option:
    """Something a table may set: a switch (yes or no), a choice of some values, a number, or words such as names."""

    name: str
    rule: str
    words: str
    kind: str
    usual: str
    values: tuple[str, ...] = ()


def register(game: Game) -> tuple[Option, ...]:
    """Everything that a table may set in a game, in the order of its rules.

    What several rules have with different values, as each call has its words, is part of each of them and not listed;
    nor is what the shelf says itself, such as how many may play.
    """
    found: dict[str, Option] = {}
    several: set[str] = {field.name for field in fields(Game)}
    first: dict[str, object] = {}
    for article in game.book:
        for rule in article.rules:
            for name, value in rule.options().items():
                if first.setdefault(name, value) != value:
                    several.add(name)
                option = option_of(article, rule, name, value)
                if option is not None:
                    found.setdefault(name, option)
    return tuple([option for name, option in found.items() if name not in several])


def option_of(article: Article, rule: Rule, name: str, value: object) -> Option | None:
    """An option as players read it; none, if the rule does not speak of it or it cannot be set in words."""
    text = " ".join(docstring(type(rule)).split())
    clauses = _CLAUSES.split(text)
    at = next(iter([at for at, each in enumerate(clauses) if f"{{{name}}}" in each]), -1)
    short = at > 0 and len(clauses[at]) < len(name) + 9  # what it is about stands in the clause before
    clause = " ".join(clauses[at - 1 if short else at :][: 2 if short else 1])
    values = rule.choices().get(name, ())
    kind = kind_of(value, values)
    if at < 0 or not kind:
        return None
    for other, set_to in rule.options().items():
        clause = clause.replace(f"{{{other}}}", OPEN if other == name else written(set_to))
    usual = rule.apart().get(name, written(value))
    return Option(name, article.title, clause[:1].upper() + clause[1:].rstrip(";"), kind, usual, values)


def kind_of(value: object, values: tuple[str, ...]) -> str:
    """Words are for a table to find only where the rule leaves them empty."""
    if isinstance(value, bool):
        return SWITCH
    if values:
        return CHOICE
    if isinstance(value, int):
        return NUMBER
    return WORDS if value == "" else ""


def settings_apart(book: Iterable[Article]) -> dict[str, str]:
    """How options are set, in words, where people sit each at a screen."""
    return {name: value for article in book for rule in article.rules for name, value in rule.apart().items()}


def chosen_settings(game: Game, wishes: Mapping[str, str]) -> dict[str, str]:
    """What a table wants to be set, each once checked. Raises UnknownOption in words for whoever wished it."""
    known = {option.name: option for option in register(game)}
    law = Law(game.book)
    for name, value in wishes.items():
        law.setting(name, value)
        if name not in known:
            raise UnknownOption(f'"{name}" belongs to single rules, and a table does not set it')
        if known[name].kind == NUMBER and int(value) > LARGEST:
            raise UnknownOption(f'"{name}" is a number up to {LARGEST}, not {value}')
        if len(value) > LONGEST or not value.isprintable():
            raise UnknownOption(f'"{name}" takes up to {LONGEST} letters that can be printed')
    return {name: value for name, value in wishes.items() if value != known[name].usual}

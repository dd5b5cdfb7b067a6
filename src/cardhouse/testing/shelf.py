"""Every rule of the shelf, with the fields that a game gives it, or with some that make sense."""

from __future__ import annotations

from importlib import import_module
from pkgutil import walk_packages
from typing import Final

import cardhouse.rules
from cardhouse.books.notation import kebab
from cardhouse.cards import KINGS, QUEENS
from cardhouse.core.rule import Rule
from cardhouse.games.shelf import GAMES
from cardhouse.rules.combinations.combinations import Couples, EqualGroups


def all_kinds() -> list[type[Rule]]:
    for module in walk_packages(cardhouse.rules.__path__, "cardhouse.rules."):
        import_module(module.name)
    found: list[type[Rule]] = []
    waiting: list[type[Rule]] = list(Rule.__subclasses__())
    while waiting:
        kind = waiting.pop()
        waiting += kind.__subclasses__()
        if kind.__module__.startswith("cardhouse.rules.") and kind not in found:
            found.append(kind)
    return sorted(found, key=lambda kind: kind.__name__)


_SAMPLES: Final[tuple[Rule, ...]] = (
    Couples(KINGS, QUEENS),
    EqualGroups(((9, (2, 3)),)),
)
"""Rules that no book has, or that have no fields of their own accord."""

_BASES: Final = ("Cheat", "OrderCards")
"""Classes that say no sentence: others are made of them."""


def own_rule(name: str) -> Rule | None:
    """A rule of this name that somebody has brought along, as it is of its own accord."""
    waiting: list[type[Rule]] = list(Rule.__subclasses__())
    while waiting:
        kind = waiting.pop()
        waiting += kind.__subclasses__()
        if kebab(kind) == name and not kind.__module__.startswith("cardhouse."):
            return kind()
    return None


def shelf() -> dict[str, Rule]:
    """A rule of every class, by name."""
    used: dict[type, Rule] = {}
    for game in GAMES.values():
        for article in game.book:
            for rule in article.rules:
                used.setdefault(type(rule), rule)
    for rule in _SAMPLES:
        used.setdefault(type(rule), rule)
    return {kebab(kind): used.get(kind) or kind() for kind in all_kinds() if kind.__name__ not in _BASES}

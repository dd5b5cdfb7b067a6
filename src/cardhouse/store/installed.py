"""Rules that other packages bring: they name them in the group `cardhouse.rules` of their entry points."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points
from typing import Final

from cardhouse.core.rule import Rule

GROUP: Final = "cardhouse.rules"


class NoRule(TypeError):
    """What a package brings as a rule is none."""


@cache
def installed_rules() -> dict[str, type[Rule]]:
    """The classes of rules that other packages bring, by the names they give them."""
    found: dict[str, type[Rule]] = {}
    for point in entry_points(group=GROUP):
        kind = point.load()
        if not (isinstance(kind, type) and issubclass(kind, Rule)):
            raise NoRule(f'the rule "{point.name}" of an installed package is no class below ch.Rule, but {kind!r}')
        found[point.name] = kind
    return found

"""What a rule that somebody wrote is made of, and how its parts hear and answer."""

from collections.abc import Callable
from dataclasses import fields
from typing import Any, Final, TypeAlias

from cardhouse.cards import Cards
from cardhouse.core.rule import AFTER, ANSWERS, BRINGS_NOTHING, INSTEAD, Brings, Mark, Memory, Need
from cardhouse.core.table import Table

Heard: TypeAlias = tuple[Callable[..., Any], Mark]
"""Something that hears or answers, and what."""


def answers(kind: type, method: Callable[..., Any], *ways: str, cards: Cards | None = None) -> Heard:
    """Answer a question: it gets the question, the table and the earlier answer. `cards` if it is about no others."""
    return method, Mark(ANSWERS, kind, ways, cards=cards)


def follows(kind: type, method: Callable[..., Any], cards: Cards | None = None, by: tuple[type, ...] = ()) -> Heard:
    """Answer an event that happened with more events; one about a card, only if it is one of these as it is printed, or
    counts as another by whoever answers these questions.
    """
    return method, Mark(AFTER, kind, any_card=True, cards=cards, by=by)


def replaces(kind: type, method: Callable[..., Any]) -> Heard:
    """Put other events in the place of one about to happen."""
    return method, Mark(INSTEAD, kind)


class Part:
    """A part of a rule: what it hears, remembers and brings."""

    def check(self, table: Table) -> None:
        """Try at a table whether all that it says can be done. Raises OnlyPeople, if it cannot."""

    def call_now(self, table: Table) -> str:
        """How a breach is called at this moment, if that changes."""
        return ""

    def hooks(self) -> list[Heard]:
        return []

    def tallies(self) -> tuple[Memory, ...]:
        return ()

    def brings(self) -> Brings:
        return BRINGS_NOTHING

    def needs(self) -> tuple[Need, ...]:
        return ()


class Remembering(Part):
    """A part that only remembers something."""

    def __init__(self, tally: Memory) -> None:
        self.tally: Final = tally

    def tallies(self) -> tuple[Memory, ...]:
        return (self.tally,)


def together(parts: list[Brings]) -> Brings:
    """All that parts bring, as one."""
    found: dict[str, Any] = {}
    for field in fields(Brings):
        values = [getattr(part, field.name) for part in parts]
        if isinstance(field.default, bool):
            found[field.name] = any(values)
        else:
            found[field.name] = tuple(dict.fromkeys([name for names in values for name in names]))
    return Brings(**found)

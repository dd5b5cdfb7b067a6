"""The table after a step, and checks that look at it."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from cardhouse.core.table import Event, Table
from cardhouse.core.verdicts import Outcome


@dataclass(frozen=True, slots=True)
class Moment:
    """The table after a step, and what came of the step's acts; `moved` tells of each whether anything changed."""

    table: Table
    outcomes: tuple[Outcome, ...] = ()
    moved: tuple[bool, ...] = ()
    said: object = None
    """What somebody answered who is no player."""

    @property
    def events(self) -> list[Event]:
        return [event for outcome in self.outcomes for event in outcome.events]


Check: TypeAlias = Callable[[Moment], str]
"""What was found instead of what was expected; nothing, if the expectation holds."""

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
    besides: tuple[Outcome, ...] = ()
    """What came of the time that passed before the step, and of the hand that was chosen for it."""

    @property
    def failures(self) -> dict[str, str]:
        """The rules that raised something, each with what it was; under no name, what an act itself raised."""
        found: dict[str, str] = {}
        for outcome in (*self.besides, *self.outcomes):
            why = "; ".join(f"{type(error).__name__}: {error}" for error in outcome.raised)
            found.update({rule: f"{why}, over {outcome.act}" for rule in outcome.jammed or [""] if outcome.raised})
        return found

    @property
    def events(self) -> list[Event]:
        return [event for outcome in self.outcomes for event in outcome.events]


Check: TypeAlias = Callable[[Moment], str]
"""What was found instead of what was expected; nothing, if the expectation holds."""

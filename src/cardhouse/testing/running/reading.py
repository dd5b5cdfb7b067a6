"""What a reader of steps may look at: the table as it starts, and the names that stand for things on it."""

from collections.abc import Callable
from dataclasses import dataclass, field

from cardhouse.core.law import Law
from cardhouse.core.seats import Seat
from cardhouse.core.table import Table
from cardhouse.testing.notation import Expect, Step
from cardhouse.testing.running.laying import rule_named, seat_named, seat_or_nobody
from cardhouse.testing.running.moment import Check


@dataclass(slots=True)
class Reading:
    """The start of a scenario, while its steps are read."""

    game: str
    table: Table
    book: Law
    rules: list[str]
    """The ids that may be named: those of the book, and of the rules added in earlier steps."""
    step: Step
    check: Callable[[Expect], Check]
    """How an expectation inside another is read."""
    over_all: list[tuple[Step, Expect, Callable[[], str]]] = field(default_factory=list)
    """What is expected of all runs together, where a scenario is run with many seeds."""

    def seat(self, text: str) -> Seat:
        return seat_named(text, self.table.names)

    def seat_or_nobody(self, text: str) -> Seat:
        return seat_or_nobody(text, self.table.names)

    def rule(self, text: str) -> str:
        return rule_named(text, self.rules, self.game)

    def is_seat(self, text: str) -> bool:
        return text in self.table.names or (len(text) == 1 and 0 <= ord(text) - ord("A") < self.table.seats)

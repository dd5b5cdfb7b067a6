"""The clock of one table. It runs only while the table waits for something that has a deadline."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from cardhouse.core.affairs import ClockRuns, deadlines
from cardhouse.core.overdue import TooSoon
from cardhouse.core.questions import PLAY
from cardhouse.core.table import Table

A_SECOND: Final = 1_000
A_MOMENT: Final = 0.05


class Clock:
    """Rings when something at the table is due, and knows how far the table's own time is behind."""

    def __init__(self, ring: Callable[[], None], pace: float = 1.0, window: float = 6.0) -> None:
        self.ring: Final = ring
        self.each_second: Final = A_SECOND * pace
        self.window: Final = int(window * A_SECOND)
        self.closes = 0
        self.landed = -1
        self.loop: Final = asyncio.get_running_loop()
        self.zero: float | None = None
        self.bell: asyncio.TimerHandle | None = None

    def wind(self, table: Table) -> None:
        """Set the bell for what is due next; with nothing due, time stands still."""
        self.stop()
        if not table.landing and not next_due(table) and not table.ask(ClockRuns()):
            self.zero = None
            return
        if self.zero is None:
            self.zero = self.loop.time() - table.clock / self.each_second
        due = self.due(table)
        if not due:
            return
        self.bell = self.loop.call_at(max(self.zero + due / self.each_second, self.loop.time() + A_MOMENT), self.ring)

    def due(self, table: Table) -> int:
        """When the table has to learn the time: at its next deadline, or when cards have waited for long enough."""
        if not table.landing or self.rules_wait(table):
            return next_due(table)
        if self.landed != table.acts:
            self.landed, self.closes = table.acts, max(self.now(), table.clock) + self.window
        return min(next_due(table) or self.closes, self.closes)

    def rules_wait(self, table: Table) -> bool:
        """Whether the rules themselves say how long cards that have landed wait; then nobody else has to."""
        return table.law.grace and table.ask(TooSoon(PLAY)) > table.clock

    def stop(self) -> None:
        if self.bell is not None:
            self.bell.cancel()
            self.bell = None

    def now(self) -> int:
        return int((self.loop.time() - self.zero) * self.each_second) if self.zero is not None else 0

    def milliseconds_to(self, time: int) -> int:
        """How long it is, for people, until the table's clock shows this time."""
        return max(0, int((time - self.now()) * A_SECOND / self.each_second)) + 1

    def behind(self, table: Table) -> int | None:
        """The time, if the table has to learn it before its next act: a second or more has passed, or any time at all
        where cards that land are waited for, or where the clock always runs. (There it is always told, so that nobody
        learns from the time when something was due.)
        """
        now = self.now()
        if table.landing and now < self.due(table) and not table.ask(ClockRuns()):
            return None  # the time would let the cards be that somebody may be about to send back
        wait = 1 if table.law.grace or table.ask(ClockRuns()) else A_SECOND
        return now if now - table.clock >= wait else None

    def over(self, table: Table) -> int | None:
        """The time, if something is due."""
        due = self.due(table)
        return max(self.now(), due) if due and due <= self.now() + A_SECOND * A_MOMENT else None


def next_due(table: Table) -> int:
    """When the next deadline of a table is, by its own clock; 0 if there is none."""
    return min(deadlines(table), default=0)

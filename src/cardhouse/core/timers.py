"""Moments that rules give before others may play on."""

from dataclasses import dataclass
from typing import Any, Final

from cardhouse.core.acts import Act
from cardhouse.core.events import Landed
from cardhouse.core.remarks import TimePassed
from cardhouse.core.table import NEVER, PLAYING, Event, Question, Table, Tally


@dataclass(eq=False)
class TooSoon(Question):
    """Until what time is it too soon to play on in this way?"""

    way: str

    def unruled(self, table: Table) -> int:
        return 0


def too_soon(table: Table, act: Act) -> int:
    """Until what time an act has to wait for those who may still answer the latest card; 0, if it has not."""
    if not table.law.grace or not act.closes or table.phase != PLAYING:
        return 0
    until = table.ask(TooSoon(act.way))
    return until if until > table.clock else 0


class LandingTime(Tally):
    """The time now, and when the latest card landed."""

    def start(self) -> tuple[int, int]:
        return (0, NEVER)

    def hears(self) -> tuple[type, ...]:
        return TimePassed, Landed

    def step(self, total: Any, event: Event) -> tuple[int, int]:
        times: tuple[int, int] = total
        return (event.clock, times[1]) if isinstance(event, TimePassed) else (times[0], times[0])


LANDING_TIME: Final = LandingTime()

"""For how long a breach can be called, and what is forgotten after that."""

from dataclasses import dataclass
from typing import Any, Final

from cardhouse.core.affairs import Alarms, ClockUsed, ClosesBreach, DropsDuty, Now, Postponed
from cardhouse.core.declared import option
from cardhouse.core.events import TurnBegan, TurnEnded
from cardhouse.core.hooks import after, answers
from cardhouse.core.needs import only_with
from cardhouse.core.owed import STALE, Breach
from cardhouse.core.rule import Memory, Need, Rule
from cardhouse.core.speech import Remark, TimePassed
from cardhouse.core.table import NOTHING, Event, Events, Question, Table, Tally
from cardhouse.rules.timing.owing_in_time import A_STEP, duty_of, stands_still


@dataclass(eq=False)
class CallWindow(Question):
    """For how long can a breach be called? 0: for ever."""

    def unruled(self, table: Table) -> int:
        return 0


@dataclass(eq=False)
class TurnNoted(Remark):
    """The present turn began with this act."""

    act: int


class TurnNotedAt(Tally):
    """With which act the present turn began."""

    def start(self) -> int:
        return 0

    def hears(self) -> tuple[type, ...]:
        return (TurnNoted,)

    def step(self, total: Any, event: Event) -> int:
        return event.act if isinstance(event, TurnNoted) else int(total)


TURN_NOTED: Final = TurnNotedAt()


@dataclass(frozen=True)
class GoesStale(Rule):
    """What nobody has called in time can no longer be called.

    A duty that nobody has called by then lapses.
    """

    call_window_s: int = option(30, "Time to call a breach", unit="second", ruling="R-M37")
    owed_until_done: bool = option(False, "Duties stay owed until they are done", ruling="R-M65")
    stale_after: str = option(
        "the window",
        "Too late to call is",
        {"the window": "when the time to call is over", "the next turn": "when the offender has ended another turn"},
    )

    def tallies(self) -> tuple[Memory, ...]:
        return (TURN_NOTED,)

    @answers(CallWindow)
    def window(self, asked: CallWindow, table: Table, earlier: int) -> int:
        return self.call_window_s * 1000 if table.ask(ClockUsed()) else 2 * A_STEP

    @answers(Alarms)
    def when_stale(self, asked: Alarms, table: Table, earlier: list[int]) -> list[int]:
        if stands_still(table) or not table.ask(ClockUsed()) or self.stale_after != "the window":
            return earlier
        return earlier + [breach.since + self.call_window_s * 1000 for breach in table.breaches]

    @after(TimePassed)
    def time_is_up(self, passed: TimePassed, table: Table) -> Events:
        return self.forget(table) if table.ask(ClockUsed()) else NOTHING

    @after(TurnEnded)
    def turns_are_over(self, ended: TurnEnded, table: Table) -> Events:
        return NOTHING if table.ask(ClockUsed()) else self.forget(table)

    def forget(self, table: Table) -> Events:
        if stands_still(table) or self.stale_after != "the window":
            return NOTHING
        limit = table.ask(Now()) - table.ask(CallWindow())
        return self.closed(table, [breach for breach in table.breaches if breach.since <= limit])

    @after(TurnEnded)
    def own_turn_is_over(self, ended: TurnEnded, table: Table) -> Events:
        if self.stale_after == "the window":
            return NOTHING
        began = table.tally(TURN_NOTED)
        return self.closed(table, [b for b in table.breaches if b.offender == ended.player and b.act <= began])

    @after(TurnBegan)
    def note_turn(self, began: TurnBegan, table: Table) -> Events:
        return NOTHING if self.stale_after == "the window" else (TurnNoted(table.acts),)

    def closed(self, table: Table, old: list[Breach]) -> Events:
        for breach in old:
            yield ClosesBreach(breach, STALE)
            duty = duty_of(table, breach)
            if duty is not None and self.owed_until_done:
                yield Postponed(duty, table.ask(Now()) + 1, duty.failures)
            elif duty is not None:
                yield DropsDuty(duty)


only_with(Need("penalties that are called", ("penalty calls",)), CallWindow)

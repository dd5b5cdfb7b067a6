"""How time is counted, what runs out when, and what an act that broke rules is held to have broken."""

from dataclasses import dataclass
from typing import Final

from cardhouse.core.deadlines import NEXT_LANDING, TIME, WHEN_DONE, Deadline
from cardhouse.core.owed import SAY, Breach, Duty
from cardhouse.core.seats import Seat
from cardhouse.core.table import Event, Question, Table


class Now(Question):
    """What time is it, as deadlines are counted? The table's clock, unless a rule counts otherwise."""

    def unruled(self, table: Table) -> int:
        return table.clock


class ClockUsed(Question):
    """Is time counted in seconds, and not in turns?"""

    def unruled(self, table: Table) -> bool:
        return True


class Running(Question):
    """What time is it for all that stands still while play is paused: windows, claims, deeds that are owed? Now, unless
    a rule makes it wait.
    """

    def unruled(self, table: Table) -> int:
        return table.ask(Now())


@dataclass(eq=False)
class DueBy(Question):
    """Until when has to be done what no rule sets a time for? It is a custom of each table: before the next card lands,
    unless a rule says otherwise. What holds up play is waited for.
    """

    duty: Final[Duty]

    def __init__(self, duty: Duty) -> None:
        self.duty = duty

    def unruled(self, table: Table) -> Deadline:
        return WHEN_DONE if self.duty.blocking else NEXT_LANDING


class KeptByRules(Question):
    """Which kinds of deadlines do rules keep themselves, so that the engine leaves them alone?"""

    def unruled(self, table: Table) -> tuple[str, ...]:
        return ()


class ClockRuns(Question):
    """Does the clock run even while nothing is due? If it stood still now and then, people could tell from it whether
    something is.
    """

    def unruled(self, table: Table) -> bool:
        return False


class Alarms(Question):
    """At which times of the table's clock does something run out that the rules keep?"""

    def unruled(self, table: Table) -> list[int]:
        return []


def deadlines(table: Table) -> list[int]:
    """All times at which something at the table runs out."""
    times = [motion.expires for motion in table.motions]
    times += [duty.expires for duty in table.duties] + [debt.expires for debt in table.debts]
    if any(duty.due for duty in table.duties) and TIME not in table.ask(KeptByRules()):
        times += [duty.due for duty in table.duties]
    return [time for time in [*times, *table.ask(Alarms())] if time > 0]


@dataclass(eq=False)
class StoodStill(Event):
    """Time stood still for so long: what was to run out has as much time left as before, and what arose meanwhile was
    counted from when it stopped (`Running`). Words are not waited for.
    """

    length: int

    def apply(self, table: Table) -> None:
        table.duties = [self.later(duty) if duty.kind != SAY else duty for duty in table.duties]
        table.breaches = [
            Breach(b.offender, b.rule, b.act, b.status, b.since + self.length, b.words, b.how, b.number)
            for b in table.breaches
        ]

    def later(self, duty: Duty) -> Duty:
        return duty.timed(duty.at + self.length, duty.due + self.length if duty.due else 0, duty.failures)


@dataclass(eq=False)
class Charges(Question):
    """Which of the rules that an act broke are held against its player? All of them, unless a rule says otherwise."""

    seat: Seat
    way: str
    rules: tuple[str, ...]

    def unruled(self, table: Table) -> tuple[str, ...]:
        return self.rules


@dataclass(eq=False)
class ToldAs(Question):
    """In which words is somebody told that a rule is against an act? In its reason, unless a rule says otherwise."""

    rule: str
    reason: str

    def unruled(self, table: Table) -> str:
        return self.reason

"""Duties, breaches, motions and pauses between people, how time is counted for them, and what runs out when."""

from dataclasses import dataclass
from typing import Final

from cardhouse.core.owed import (
    AN_ACT,
    NEXT_LANDING,
    OPEN,
    SAY,
    SETTLED,
    TIME,
    USUAL,
    WHEN_DONE,
    Breach,
    Deadline,
    Duty,
    Motion,
)
from cardhouse.core.questions import Patience
from cardhouse.core.rule import REFEREE
from cardhouse.core.seats import Seat
from cardhouse.core.table import Event, Question, Table, Wish


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


@dataclass(eq=False)
class Owed(Event):
    """Somebody owes an act; `first` if it comes before all that is owed already."""

    duty: Final[Duty]
    first: Final[bool]

    def __init__(self, duty: Duty, first: bool = False) -> None:
        self.duty = duty
        self.first = first

    def stamped(self, rule: str, table: Table) -> Event:
        refereed = table.law.dial_of(self.duty.rule or rule) == REFEREE
        expires = table.clock + 1000 * table.ask(Patience(self.duty.kind))
        at = table.ask(Now()) if self.duty.kind == SAY else table.ask(Running())
        until = self.duty.until
        if until.kind == USUAL:
            until = table.ask(DueBy(self.duty))
        due = self.duty.due or (at + until.length if until.kind == TIME else 0)
        return Owed(self.duty.stamped(rule, until, table.acts, expires, refereed, at, due), self.first)

    def apply(self, table: Table) -> None:
        table.duties.insert(0 if self.first else len(table.duties), self.duty)


@dataclass(eq=False)
class Met(Event):
    """A duty was done."""

    duty: Final[Duty]

    def __init__(self, duty: Duty) -> None:
        self.duty = duty

    def apply(self, table: Table) -> None:
        table.duties.remove(self.duty)


@dataclass(eq=False)
class Missed(Event):
    """A duty was not done in time."""

    duty: Duty

    def apply(self, table: Table) -> None:
        table.duties.remove(self.duty)


@dataclass(eq=False)
class Lapsed(Event):
    """A duty fell away: nobody waits for it any longer, and nobody is to blame."""

    duty: Duty

    def apply(self, table: Table) -> None:
        table.duties.remove(self.duty)


@dataclass(eq=False)
class Breached(Event):
    """A rule was broken. It is noted, and nobody is told."""

    offender: Seat
    rule: str
    words: str = ""
    how: str = AN_ACT
    number: int = 0
    since: int = 0

    def stamped(self, rule: str, table: Table) -> Event:
        return Breached(self.offender, self.rule or rule, self.words, self.how, self.number, table.ask(Running()))

    def breach(self, table: Table) -> Breach:
        """The breach that was noted."""
        return Breach(self.offender, self.rule, table.acts, OPEN, self.since, self.words, self.how, self.number)

    def apply(self, table: Table) -> None:
        table.breaches.append(self.breach(table))


@dataclass(eq=False)
class Breaks(Wish):
    """A wish: it is noted that an act, which has happened by then, broke a rule."""

    offender: Seat
    rule: str

    def bound(self, table: Table) -> list[Event]:
        return [Breached(self.offender, self.rule).stamped(self.rule, table)]


@dataclass(eq=False)
class BreachSettled(Event):
    """A breach has been dealt with: it can be punished no more."""

    breach: Breach

    def apply(self, table: Table) -> None:
        breach = self.breach
        place = table.breaches.index(breach)
        table.breaches[place] = Breach(
            *(breach.offender, breach.rule, breach.act, SETTLED, breach.since, breach.words),
            *(breach.how, breach.number),
        )


@dataclass(eq=False)
class BreachClosed(Event):
    """A breach is no longer held against anybody: penalised, made good, forgotten or forgiven."""

    breach: Breach
    how: str

    def apply(self, table: Table) -> None:
        table.breaches.remove(self.breach)


@dataclass(eq=False)
class ClosesBreach(Wish):
    """A wish: a breach is closed, if it is still open."""

    breach: Breach
    how: str

    def bound(self, table: Table) -> list[Event]:
        return [BreachClosed(self.breach, self.how)] if self.breach in table.breaches else []


@dataclass(eq=False)
class DropsDuty(Wish):
    """A wish: a duty falls away, if it is still owed, whatever its deadline is now."""

    duty: Duty

    def bound(self, table: Table) -> list[Event]:
        found: list[Event] = [Lapsed(duty) for duty in table.duties if duty.is_same(self.duty)]
        return found[:1]


@dataclass(eq=False)
class Postponed(Event):
    """A duty counts as neglected from another time on (0: not by itself)."""

    duty: Duty
    due: int
    failures: int

    def apply(self, table: Table) -> None:
        duty = self.duty
        if duty in table.duties:  # it may have been done, or have lapsed, by the same act
            table.duties[table.duties.index(duty)] = duty.timed(duty.at, self.due, self.failures)


@dataclass(eq=False)
class MotionOpened(Event):
    """Something was put to the vote."""

    motion: Motion

    def apply(self, table: Table) -> None:
        table.motions.append(self.motion)


@dataclass(eq=False)
class Voted(Event):
    """Somebody voted."""

    player: Seat
    number: int
    aye: bool

    def apply(self, table: Table) -> None:
        table.motions = [m.voted(self.player, self.aye) if m.number == self.number else m for m in table.motions]


@dataclass(eq=False)
class MotionDecided(Event):
    """A motion carried or failed."""

    motion: Motion
    carried: bool

    def apply(self, table: Table) -> None:
        table.motions = [m for m in table.motions if m.number != self.motion.number]


@dataclass(eq=False)
class Paused(Event):
    """Play stands still until it is resumed for the same reason."""

    why: str

    def apply(self, table: Table) -> None:
        table.pauses.append(self.why)


@dataclass(eq=False)
class Resumed(Event):
    """Play goes on, as far as this reason is concerned."""

    why: str

    def apply(self, table: Table) -> None:
        table.pauses.remove(self.why)

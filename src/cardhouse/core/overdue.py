"""What is overdue when an act is settled: duties not done in time, and those that stay owed though they were neglected,
penalties not taken, votes that are decided.
"""

from dataclasses import dataclass
from typing import Any, Final

from cardhouse.core.acts import Act
from cardhouse.core.affairs import Breached, KeptByRules, Lapsed, Missed, MotionDecided, Now, Postponed, Running
from cardhouse.core.book_acts import Tick
from cardhouse.core.events import Draws, Landed, TurnEnded
from cardhouse.core.owed import A_DUTY, GOES_ON, LANDING, OTHERS_ACT, OWN_ACT, TIME, TURN, TURN_END, Duty
from cardhouse.core.penalties import BY_HAND, Collected, Fined
from cardhouse.core.questions import PENALTY
from cardhouse.core.rule import REFEREE, TABLE
from cardhouse.core.speech import TimePassed
from cardhouse.core.table import NEVER, PLAYING, Event, Question, Table, Tally, Wish, stamp


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


NO_EVENTS: Final[list[Event]] = []


def overdue(table: Table, act: Act, landed: bool, releasing: bool, done: list[Event]) -> list[Event]:
    """What follows next after so much has happened by an act: one thing at a time, the most pressing first.

    `landed` says whether a card has landed by it, `releasing` whether the act itself has not been done yet.
    """
    found = duties_missed(table, act, landed, releasing, done) if table.duties else NO_EVENTS
    if not found and table.debts:
        found = collected(table)
    if not found and table.clock and isinstance(act, Tick):
        found = time_ran_out(table)
    return motions_decided(table) if not found and table.motions else found


def duties_missed(table: Table, act: Act, landed: bool, releasing: bool, done: list[Event]) -> list[Event]:
    """The duties whose time is over: under a referee they cost cards, at the table they are breaches."""
    found: list[Event] = []
    for duty in table.duties:
        if is_missed(duty, table, act, landed, releasing, done):
            found += [stamp(event, duty.rule, None) for event in missing(table, duty)]
    return found


def missing(table: Table, duty: Duty) -> list[Event]:
    """What happens when a duty is missed."""
    found, dial = list[Event]([Missed(duty)]), table.law.dial_of(duty.rule)
    if dial == REFEREE and duty.price:
        found.append(Fined(duty.bearer, duty.price).stamped(duty.rule, table))
    elif dial == TABLE:
        found.append(Breached(duty.bearer, duty.rule).stamped(duty.rule, table))
    return found


def is_missed(duty: Duty, table: Table, act: Act, landed: bool, releasing: bool, done: list[Event]) -> bool:
    if duty.since >= table.acts:
        return False
    until = duty.until.kind
    if until == LANDING:
        return landed
    law = table.law
    if until == OWN_ACT:
        return landed or (act.seat == duty.bearer and not releasing and touches(act, table))
    if until == OTHERS_ACT:
        if releasing:
            return False
        if act.seat == duty.bearer:
            return act.way in law.ends
        return act.way in law.turns or act.way in law.begins
    if until == TURN_END:
        return table.turn != duty.bearer
    if until == GOES_ON and (releasing or not goes_on(act, table)):
        return False
    return until in (TURN, TIME, GOES_ON) and until not in table.ask(KeptByRules()) and is_past(duty, table, done)


def goes_on(act: Act, table: Table) -> bool:
    """Whether somebody takes a turn by an act, begins one or ends it."""
    law = table.law
    return act.way in law.turns or act.way in law.begins or act.way in law.ends


def is_past(duty: Duty, table: Table, done: list[Event]) -> bool:
    """Whether a turn was completed since, or the time is up, by which something was owed; or play has gone on."""
    if duty.until.kind == TURN:
        return any(isinstance(event, TurnEnded) for event in done)
    if duty.until.kind == GOES_ON:
        return True
    return not table.paused and 0 < duty.due <= table.ask(Now())


def touches(act: Act, table: Table) -> bool:
    """Whether a card or a token is touched by an act."""
    return act.moves or act.way in table.law.grips


def collected(table: Table) -> list[Event]:
    """The next card of a penalty that nobody has to take by hand."""
    for penalty in table.debts:
        if table.ask(Collected(penalty)) != BY_HAND:
            return [stamp(Draws(penalty.bearer, PENALTY), penalty.rule, None)]
    return NO_EVENTS


def motions_decided(table: Table) -> list[Event]:
    for motion in table.motions:
        outcome = motion.outcome()
        if outcome:
            return [stamp(MotionDecided(motion, outcome > 0), "", None)]
    return NO_EVENTS


def time_ran_out(table: Table) -> list[Event]:
    """What nobody answered in time goes its default way, so that no one can freeze a table."""
    for motion in table.motions:
        if 0 < motion.expires <= table.clock:
            return [stamp(MotionDecided(motion, motion.by_default()), "", None)]
    for duty in table.duties:
        if 0 < duty.expires <= table.clock:
            return [stamp(Lapsed(duty), duty.rule, None)]
    for penalty in table.debts:
        if 0 < penalty.expires <= table.clock:
            return [stamp(Draws(penalty.bearer, PENALTY), penalty.rule, None)]
    return NO_EVENTS


@dataclass(eq=False)
class PlayedOn(Question):
    """Has whoever owes this played on instead, and so had the time for it? No, unless a rule says so."""

    duty: Duty

    def unruled(self, table: Table) -> bool:
        return False


@dataclass(eq=False)
class FailureCall(Question):
    """What is called out when this duty is neglected? Nothing, unless a rule says so."""

    duty: Duty

    def unruled(self, table: Table) -> str:
        return ""


@dataclass(eq=False)
class Neglects(Wish):
    """A wish: a duty that is still owed is now neglected."""

    duty: Duty

    def bound(self, table: Table) -> list[Event]:
        duty = self.duty
        call = table.ask(FailureCall(duty))
        if duty not in table.duties or not call:
            return []
        breach = Breached(duty.bearer, duty.rule, call, A_DUTY, duty.since, table.ask(Running()))
        return [Postponed(duty, 0, duty.failures), breach]

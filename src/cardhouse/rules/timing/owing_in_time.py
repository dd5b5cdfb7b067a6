"""Duties that have to be done in workable time, by the clock or by what others do meanwhile."""

from dataclasses import dataclass
from typing import Any, Final

from cardhouse.core.affairs import (
    Alarms,
    ClockRuns,
    ClockUsed,
    ClosesBreach,
    DropsDuty,
    DueBy,
    KeptByRules,
    Met,
    Now,
    Owed,
    Postponed,
    Running,
)
from cardhouse.core.cases import FoundGuilty
from cardhouse.core.declared import Option, Way, option
from cardhouse.core.events import TurnBegan, TurnEnded
from cardhouse.core.hooks import after, answers
from cardhouse.core.needs import only_with
from cardhouse.core.overdue import FailureCall, Neglects, PlayedOn
from cardhouse.core.owed import A_DUTY, OPEN, SAY, TIME, Breach, Deadline, Duty
from cardhouse.core.people_acts import SaidEnough
from cardhouse.core.questions import OneForEach
from cardhouse.core.rounds import DrawsLeft
from cardhouse.core.rule import Memory, Need, Rule
from cardhouse.core.seats import Seat
from cardhouse.core.speech import Remark, Said, TimePassed, corrected, same_call, says
from cardhouse.core.table import NOTHING, PLAYING, Event, Events, Question, Table, Tally, Wish
from cardhouse.rules.calling.calls import MostFailures, Wordings, first_time

REPEAT: Final = Option("Time until the next penalty for the same thing", unit="second", ruling="R-M42")

CLOCK: Final = Option(
    "Time is kept", {"realtime": "by the clock", "untimed": "by turns, without a clock"}, ruling="R-M36", subject="Time"
)

LENIENT_WORDS: Final = Option("Small words may be left out or put in", ruling="R-M32", subject="Words")

EARLY: Final = Option("Words count when they are early by up to", unit="second", ruling="R-M34")

CALLED: Final = Need("penalties that are called", ("penalty calls",))

CURED: Final = "made good"
REALTIME: Final = "realtime"
PUT_DOWN: Final = "put-down"
PUT_DOWN_WAY: Final = Way(PUT_DOWN, "put the cards down")
A_STEP: Final = 1000
"""So much time passes with one play or draw where nobody looks at the clock."""


class MainActs(Tally):
    """How many turns were completed."""

    def start(self) -> int:
        return 0

    def hears(self) -> tuple[type, ...]:
        return (TurnEnded,)

    def step(self, total: Any, event: Event) -> int:
        return int(total) + 1


MAIN_ACTS: Final = MainActs()


class OwedInTurn(Tally):
    """What anybody has come to owe since the present turn began."""

    def start(self) -> tuple[Duty, ...]:
        return ()

    def hears(self) -> tuple[type, ...]:
        return (Owed, TurnBegan)

    def step(self, total: Any, event: Event) -> tuple[Duty, ...]:
        owed: tuple[Duty, ...] = total
        return (*owed, event.duty) if isinstance(event, Owed) else ()


OWED_IN_TURN: Final = OwedInTurn()


@dataclass(eq=False)
class SpeaksFreely(Question):
    """Is nothing that this player says now held against them? It is, unless a rule says so."""

    seat: Final[Seat]

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def unruled(self, table: Table) -> bool:
        return False


@dataclass(eq=False)
class DeedWords(Question):
    """How is this deed told?"""

    duty: Duty

    def unruled(self, table: Table) -> str:
        return f"{self.duty.kind} {self.duty.what}".strip()


def stands_still(table: Table, duty: Duty | None = None) -> bool:
    """Whether deadlines wait: all do while play is paused, but those of words and of putting down one's cards."""
    return bool(table.pauses) and (duty is None or duty.kind not in (SAY, PUT_DOWN))


def breach_of(table: Table, duty: Duty) -> Breach | None:
    """The open breach that the neglect of a duty has made."""
    for breach in table.breaches:
        same = breach.offender == duty.bearer and breach.rule == duty.rule and neglects(breach, duty)
        if same and breach.status == OPEN and said_of(breach.words, table.ask(FailureCall(duty))):
            return breach
    return None


def neglects(breach: Breach, duty: Duty) -> bool:
    """Whether a breach may be about the neglect of a duty that arose then."""
    return breach.how == A_DUTY and breach.number == duty.since


def said_of(words: str, call: str) -> bool:
    """Whether two calls are about the same duty, for the first time or again."""
    return same_call(first_time(words), first_time(call))


def duty_of(table: Table, breach: Breach) -> Duty | None:
    """The duty whose neglect a breach is about, if it is still owed."""
    for duty in table.duties:
        mine = duty.bearer == breach.offender and duty.rule == breach.rule and neglects(breach, duty)
        if mine and said_of(breach.words, table.ask(FailureCall(duty))):
            return duty
    return None


@dataclass(eq=False)
class NeglectsAtOnce(Wish):
    """A wish: words that should have been said already are neglected as soon as they are owed, if they still are."""

    player: Seat
    words: str

    def bound(self, table: Table) -> list[Event]:
        mine = [duty for duty in table.duties if (duty.bearer, duty.kind, duty.what) == (self.player, SAY, self.words)]
        return [Neglects(duty) for duty in mine[-1:]]


@dataclass(frozen=True)
class WorkableTime(Rule):
    """Nobody is guilty of not having done at once what is owed: there is a little time for it.

    The time is over when their own next turn is completed, if that comes first, but never within the shortest time.
    Where no clock is used, what is owed is due when anybody completes a turn.
    """

    feasible_s: int = option(5, "Time for what is owed", unit="second")
    min_feasible_s: int = option(2, "The shortest time for what is owed", unit="second")
    clock: str = option(REALTIME, CLOCK)
    late_cures: bool = option(
        True, "What is done late, but before a call, is made good", subject="Mistakes, penalties and calls"
    )

    def needs(self) -> tuple[Need, ...]:
        return (CALLED,)

    def tallies(self) -> tuple[Memory, ...]:
        return (MAIN_ACTS, OWED_IN_TURN)

    @answers(ClockUsed)
    def in_seconds(self, asked: ClockUsed, table: Table, earlier: bool) -> bool:
        return self.clock == REALTIME

    @answers(ClockRuns)
    def all_the_time(self, asked: ClockRuns, table: Table, earlier: bool) -> bool:
        return earlier or (self.clock == REALTIME and table.phase == PLAYING)

    @answers(Now)
    def in_turns(self, asked: Now, table: Table, earlier: int) -> int:
        if self.clock == REALTIME:
            return earlier
        return A_STEP * (table.tally(MAIN_ACTS) + (table.acted > 0))  # a turn under way counts already

    @answers(DueBy)
    def soon(self, asked: DueBy, table: Table, earlier: Deadline) -> Deadline:
        length = self.feasible_s * 1000 if self.clock == REALTIME else A_STEP
        return earlier if asked.duty.blocking else Deadline(TIME, max(length, self.shortest()))

    @answers(KeptByRules)
    def by_the_clock(self, asked: KeptByRules, table: Table, earlier: tuple[str, ...]) -> tuple[str, ...]:
        return (*earlier, TIME)

    def shortest(self) -> int:
        return self.min_feasible_s * 1000 if self.clock == REALTIME else 0

    @answers(Alarms)
    def when_due(self, asked: Alarms, table: Table, earlier: list[int]) -> list[int]:
        if self.clock != REALTIME:
            return earlier
        return earlier + [duty.due for duty in table.duties if duty.due and not stands_still(table, duty)]

    @after(TimePassed)
    def time_is_up(self, passed: TimePassed, table: Table) -> Events:
        return self.neglected(table) if self.clock == REALTIME else NOTHING

    def neglected(self, table: Table) -> Events:
        now = table.ask(Now())
        late = [duty for duty in table.duties if 0 < duty.due <= now and not stands_still(table, duty)]
        return [Neglects(duty) for duty in late]

    @after(TurnEnded)
    def had_time(self, ended: TurnEnded, table: Table) -> Events:
        """Playing on is proof of having had time; without a clock, anybody's turn is."""
        if self.clock != REALTIME:
            return self.neglected(table)
        return [Neglects(duty) for duty in table.duties if self.had_time_for(duty, ended.player, table)]

    def had_time_for(self, duty: Duty, player: Seat, table: Table) -> bool:
        """Whether what a player owes since before this turn could have been done, now that the turn is completed."""
        if duty.bearer != player or not duty.due or duty.failures or duty.at > table.ask(Now()) - self.shortest():
            return False
        return not any(duty.is_same(other) for other in table.tally(OWED_IN_TURN))

    @answers(PlayedOn)
    def instead_of_it(self, asked: PlayedOn, table: Table, earlier: bool) -> bool:
        if not table.acted or table.ask(DrawsLeft()):
            return earlier
        if self.clock != REALTIME:
            return 0 < asked.duty.due <= table.ask(Now())
        return self.had_time_for(asked.duty, table.turn, table)

    @after(Met)
    def made_good(self, met: Met, table: Table) -> Events:
        breach = breach_of(table, met.duty) if self.late_cures else None
        return (ClosesBreach(breach, CURED),) if breach is not None else NOTHING


@dataclass(eq=False)
class Heard(Remark):
    """Somebody's words were taken down, with the time."""

    player: Final[Seat]
    words: Final[str]
    at: Final[int]

    def __init__(self, player: Seat, words: str, at: int) -> None:
        self.player = player
        self.words = words
        self.at = at


MOST_HEARD: Final = 24


class LatelyHeard(Tally):
    """The latest utterances: (who, words, when)."""

    def start(self) -> tuple[tuple[int, str, int], ...]:
        return ()

    def hears(self) -> tuple[type, ...]:
        return (Heard,)

    def step(self, total: Any, event: Event) -> tuple[tuple[int, str, int], ...]:
        said: tuple[tuple[int, str, int], ...] = total
        return (*said[1 - MOST_HEARD :], (event.player, event.words, event.at)) if isinstance(event, Heard) else said


LATELY_HEARD: Final = LatelyHeard()


def said_since(table: Table, player: Seat, words: str, since: int) -> bool:
    """Whether a player has said this since that time."""
    lately = [what for who, what, at in table.tally(LATELY_HEARD) if who == player and at >= since]
    return any(table.ask(SaidEnough(what, words)) for what in lately)


@dataclass(frozen=True)
class WordsOwed(Rule):
    """Words that are owed and not said cost a card for "Failure to say" them.

    After each penalty "Continued failure" costs another one from time to time. Words said a little early count, and
    late words make good what nobody has called. Once is enough for all that ask for the same words.
    """

    repeat_s: int = option(5, REPEAT)
    early_s: int = option(5, EARLY)
    once_for_each: bool = option(
        False, "Each that asks for the same words wants them anew", ruling="R-M35", subject="Words"
    )
    strict_wording: bool = option(False, '"Repeated failure" will not do for "Continued failure"', subject="Words")
    homophones: bool = option(False, "Words that sound like a number count as it", subject="Words")
    fuzz: int = option(0, "Letters that may be wrong in a long word", unit="letter", subject="Words")

    def tallies(self) -> tuple[Memory, ...]:
        return (LATELY_HEARD,)

    def calls(self) -> tuple[str, ...]:
        return ("Failure to say …", "Continued failure to say …")

    @answers(SaidEnough)
    def as_it_was_meant(self, asked: SaidEnough, table: Table, earlier: bool) -> bool:
        if earlier or not (self.homophones or self.fuzz):
            return earlier
        return says(corrected(asked.words, asked.wanted, self.homophones, self.fuzz > 0), asked.wanted)

    @after(Said)
    def take_down(self, said: Said, table: Table) -> Events:
        return (Heard(said.player, said.words, table.ask(Now())),)

    @after(Owed)
    def said_already(self, owed: Owed, table: Table) -> Events:
        duty = owed.duty
        early = self.early_s * 1000 if table.ask(ClockUsed()) else A_STEP
        said = duty.kind == SAY and said_since(table, duty.bearer, duty.what, duty.at - early)
        return (Met(duty),) if said else NOTHING

    @answers(FailureCall)
    def failure_to_say(self, asked: FailureCall, table: Table, earlier: str) -> str:
        duty = asked.duty
        if duty.kind != SAY:
            return earlier
        return f"{'Continued failure' if duty.failures else 'Failure'} to say {duty.what}"

    @answers(Wordings)
    def or_repeated(self, asked: Wordings, table: Table, earlier: tuple[str, ...]) -> tuple[str, ...]:
        again = "Continued failure to say " if not self.strict_wording else "-"
        return (*earlier, *["Repeated" + words[9:] for words in earlier if words.startswith(again)])

    @after(FoundGuilty)
    def goes_on(self, upheld: FoundGuilty, table: Table) -> Events:
        return still_owed(table, upheld, self.repeat_s, words=True)

    @answers(OneForEach)
    def once_for_all(self, asked: OneForEach, table: Table, earlier: bool) -> bool:
        return self.once_for_each


def still_owed(table: Table, upheld: FoundGuilty, repeat_s: int, words: bool) -> Events:
    """After a penalty the duty stays, and counts as neglected again after a while; a referee gives up at some point."""
    duty = duty_of(table, upheld.breach)
    if duty is None or (duty.kind == SAY) != words:
        return NOTHING
    failures, most = duty.failures + 1, table.ask(MostFailures())
    if upheld.by < 0 and 0 < most <= failures:
        return (DropsDuty(duty),)
    length = repeat_s * 1000 if table.ask(ClockUsed()) else A_STEP
    now = table.ask(Running()) if stands_still(table, duty) else table.ask(Now())
    return (Postponed(duty, now + length, failures),)


@dataclass(frozen=True)
class DeedsOwed(Rule):
    """A deed that is owed and not done costs a card.

    As long as it is not done, the repeated failure costs another one from time to time.
    """

    repeat_s: int = option(5, REPEAT)

    def calls(self) -> tuple[str, ...]:
        return ("Failure to …", "Repeated failure to …")

    @answers(FailureCall)
    def failure_to(self, asked: FailureCall, table: Table, earlier: str) -> str:
        duty = asked.duty
        if duty.kind == SAY:
            return earlier
        return f"{'Repeated failure' if duty.failures else 'Failure'} to {table.ask(DeedWords(duty))}"

    @after(FoundGuilty)
    def goes_on(self, upheld: FoundGuilty, table: Table) -> Events:
        return still_owed(table, upheld, self.repeat_s, words=False)


only_with(CALLED, FailureCall)

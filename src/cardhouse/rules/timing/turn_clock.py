"""A clock for every turn: who takes too long is penalised, again and again."""

from dataclasses import dataclass
from typing import Any, Final

from cardhouse.core.affairs import Breached
from cardhouse.core.events import Draws, TurnBegan
from cardhouse.core.fact import Fact
from cardhouse.core.hooks import after, answers
from cardhouse.core.knowledge import OpenState
from cardhouse.core.options import option
from cardhouse.core.presence import Left
from cardhouse.core.questions import DRAW
from cardhouse.core.remarks import Remark, Said, TimePassed
from cardhouse.core.rule import REFEREE, Memory, Rule
from cardhouse.core.seats import NO_SEAT, Seat, Seats
from cardhouse.core.table import NOTHING, PLAYING, Event, Events, Question, Table, Tally
from cardhouse.core.timing import Alarms, Now
from cardhouse.rules.calling.calls import CallUpheld, MarkedAway, MostFailures
from cardhouse.rules.going_back.wrong_cards import StillPlayable
from cardhouse.rules.timing.owing_in_time import CLOCK
from cardhouse.rules.turns.circle import PassedOver, SomebodyPlays, TurnGivenUp


@dataclass(eq=False)
class TurnTimed(Event):
    """The turn's clock runs from this time on; so often the player was too slow already."""

    at: Final[int]
    slow: Final[int]

    def __init__(self, at: int, slow: int = 0) -> None:
        self.at = at
        self.slow = slow

    def apply(self, table: Table) -> None:
        """A tally keeps it."""


@dataclass(eq=False)
class TurnTime(Fact):
    """Since when a turn's clock runs, how many of its rounds are over, and how often the player was too slow in all."""

    at: Final[int]
    rounds: Final[int]
    slow: Final[int]

    def __init__(self, at: int = 0, rounds: int = 0, slow: int = 0) -> None:
        self.at = at
        self.rounds = rounds
        self.slow = slow


@dataclass(eq=False)
class TooSlow(Event):
    """Another round of the turn's clock is over."""

    player: int

    def apply(self, table: Table) -> None:
        """A tally counts it."""


class TurnClock(Tally):
    """The clock of the present turn."""

    def start(self) -> TurnTime:
        return TurnTime()

    def hears(self) -> tuple[type, ...]:
        return (TurnTimed, TooSlow)

    def step(self, total: Any, event: Event) -> TurnTime:
        time: TurnTime = total
        if isinstance(event, TurnTimed):
            return TurnTime(event.at, 0, event.slow)
        return TurnTime(time.at, time.rounds + 1, time.slow + 1)


TURN_CLOCK: Final = TurnClock()


@dataclass(eq=False)
class WentAway(Remark):
    """Somebody seems to be away, and gets no turn until they say something."""

    player: Seat


@dataclass(eq=False)
class BackAgain(Remark):
    """Somebody who seemed to be away has said something."""

    player: Seat


class Away(Tally):
    """The seats, as bits, of those who seem to be away."""

    def start(self) -> int:
        return 0

    def hears(self) -> tuple[type, ...]:
        return (WentAway, BackAgain, Left)

    def step(self, total: Any, event: Event) -> int:
        bits: int = total
        if isinstance(event, WentAway):
            return bits | 1 << event.player
        return bits & ~(1 << event.player) if isinstance(event, (BackAgain, Left)) else bits


AWAY: Final = Away()


@dataclass(frozen=True)
class TurnMarker(Rule):
    """Everybody may be shown whose turn it is and which way round play goes."""

    turn_marker: str = option(
        "by mode",
        "Whose turn it is, is shown",
        {"by mode": "where there is a referee", "on": "always", "off": "never"},
        ruling="R-M63",
    )

    @answers(OpenState)
    def shown(self, asked: OpenState, table: Table, earlier: bool) -> bool:
        by_mode = table.law.dial == REFEREE or table.phase != PLAYING
        return earlier and (self.turn_marker == "on" or (self.turn_marker == "by mode" and by_mode))


class KeepsTurnTime(Rule):
    """When a turn begins, its clock does."""

    def tallies(self) -> tuple[Memory, ...]:
        return (TURN_CLOCK,)

    @after(TurnBegan)
    def start_clock(self, began: TurnBegan, table: Table) -> Events:
        return (TurnTimed(table.ask(Now())),)


@dataclass(eq=False)
class TurnSeconds(Question):
    """How many seconds does a turn take at most, where a rule says so many? As many; 0 for any time."""

    said: int

    def unruled(self, table: Table) -> int:
        return self.said


@dataclass(frozen=True)
class SecondsToPlay(Rule):
    """Whoever has not played or drawn in time is penalised, and again each time it runs out.

    That the player acts at last does not make it good. After the last penalty a referee gives, the player draws.
    """

    # R-M44

    turn_s: int = option(10, "Time for a turn", unit="second", special={"0": "as long as it takes"})
    clock: str = option("realtime", CLOCK)

    def tallies(self) -> tuple[Memory, ...]:
        return (TURN_CLOCK, AWAY)

    def calls(self) -> tuple[str, ...]:
        late = f"ailure to play within {self.turn_s} seconds"
        return ("F" + late, "Continued f" + late) if self.clock == "realtime" else ()

    def runs(self, table: Table) -> bool:
        if self.clock != "realtime" or table.phase != PLAYING or table.turn == NO_SEAT or table.pauses:
            return False
        return self.seconds(table) > 0 and (not table.acted or bool(table.ask(StillPlayable())))

    def next_time(self, table: Table) -> int:
        time = table.tally(TURN_CLOCK)
        return time.at + (time.rounds + 1) * self.seconds(table) * 1000

    def seconds(self, table: Table) -> int:
        """How long a turn takes at most, by this rule or by a later one; 0 for any time."""
        return table.ask(TurnSeconds(self.turn_s))

    @answers(Alarms)
    def when_slow(self, asked: Alarms, table: Table, earlier: list[int]) -> list[int]:
        return [*earlier, self.next_time(table)] if self.runs(table) else earlier

    @after(TimePassed)
    def time_is_up(self, passed: TimePassed, table: Table) -> Events:
        if not self.runs(table) or table.ask(Now()) < self.next_time(table):
            return NOTHING
        again = "Continued failure" if table.tally(TURN_CLOCK).slow else "Failure"
        call = f"{again} to play within {self.seconds(table)} seconds"
        return (TooSlow(table.turn), Breached(table.turn, "", call, (SLOWNESS,)))

    @after(CallUpheld)
    def draw_for_them(self, upheld: CallUpheld, table: Table) -> Events:
        slow, most = table.tally(TURN_CLOCK).slow, table.ask(MostFailures())
        mine = upheld.by == NO_SEAT and upheld.breach.about == (SLOWNESS,) and table.turn == upheld.breach.offender
        if not mine or not 0 < most <= slow:
            return NOTHING
        if not table.ask(MarkedAway()):
            return (Draws(table.turn, DRAW),)
        return (WentAway(table.turn), TurnGivenUp(table.turn))

    @answers(PassedOver)
    def those_away(self, asked: PassedOver, table: Table, earlier: Seats) -> Seats:
        return earlier | Seats(table.tally(AWAY))

    @after(Said)
    def back_again(self, said: Said, table: Table) -> Events:
        if said.player in Seats(table.tally(AWAY)):
            yield BackAgain(said.player)
            yield SomebodyPlays()


SLOWNESS: Final = -2
"""What a breach is about that is neither an act nor a duty, but time that went by."""

"""A clock for every turn, at one pile or at several: since when play waits for somebody, and that the time is up."""

from dataclasses import dataclass
from typing import Any, Final

from cardhouse.core.affairs import Alarms, ClockRuns, Now
from cardhouse.core.checkpoints import ActsUndone
from cardhouse.core.declared import option
from cardhouse.core.events import Drew, Played, TurnBegan
from cardhouse.core.fact import Fact
from cardhouse.core.hooks import after, answers
from cardhouse.core.needs import only_with
from cardhouse.core.questions import DRAW
from cardhouse.core.rounds import RoundBegan
from cardhouse.core.rule import REFEREE, Brings, Memory, Need, Rule
from cardhouse.core.seats import NO_SEAT, Seat
from cardhouse.core.shown import OpenState, ShownWindow, TurnsAt, Windows
from cardhouse.core.speech import Remark, TimePassed
from cardhouse.core.table import NOTHING, PLAYING, Event, Events, Question, Table, Tally

A_TURN_CLOCK: Final = Need("a clock for turns", ("turn clock",))


@dataclass(eq=False)
class TurnTimed(Remark):
    """From this time on play at a pile waits for somebody; so often that player was too slow already."""

    player: Final[Seat]
    pile: Final[int]
    at: Final[int]
    slow: Final[int]

    def __init__(self, player: Seat, pile: int, at: int, slow: int = 0) -> None:
        self.player = player
        self.pile = pile
        self.at = at
        self.slow = slow


@dataclass(eq=False)
class TurnTimeUp(Remark):
    """Somebody has not moved a card for as long as a turn may take, once more."""

    player: Seat
    pile: int


@dataclass(eq=False)
class TurnTime(Fact):
    """For whom play waits, since when, how often the time was up since then, and how often it was up in all."""

    player: Final[Seat]
    at: Final[int]
    rounds: Final[int]
    slow: Final[int]

    def __init__(self, player: Seat = NO_SEAT, at: int = 0, rounds: int = 0, slow: int = 0) -> None:
        self.player = player
        self.at = at
        self.rounds = rounds
        self.slow = slow

    def up_again(self) -> "TurnTime":
        return TurnTime(self.player, self.at, self.rounds + 1, self.slow + 1)


TurnTimes = dict[int, TurnTime]
NOT_TIMED: Final = TurnTime()


class TurnClock(Tally):
    """The clock that runs at each pile; where piles have no turns of their own there is one, numbered 0."""

    def start(self) -> TurnTimes:
        return {}

    def hears(self) -> tuple[type, ...]:
        return (TurnTimed, TurnTimeUp, RoundBegan)

    def step(self, total: Any, event: Event) -> TurnTimes:
        times: TurnTimes = total
        if isinstance(event, TurnTimed):
            return times | {event.pile: TurnTime(event.player, event.at, 0, event.slow)}
        return times | {event.pile: times[event.pile].up_again()} if isinstance(event, TurnTimeUp) else {}


TURN_CLOCK: Final = TurnClock()


def turn_time(table: Table, player: Seat) -> TurnTime:
    """The clock that runs for somebody; the oldest, if there are several."""
    times: TurnTimes = table.tally(TURN_CLOCK)
    for time in times.values():
        if time.player == player:
            return time
    return NOT_TIMED


def latest_turn(table: Table) -> int:
    """Since when play waits as it does."""
    times: TurnTimes = table.tally(TURN_CLOCK)
    return max([0, *[time.at for time in times.values()]])


def time_begins(table: Table, player: Seat) -> list[Event]:
    """The whole time again for somebody, wherever play waits for that player."""
    now, times = table.ask(Now()), table.tally(TURN_CLOCK)
    return [TurnTimed(player, pile, now) for pile, time in times.items() if time.player == player]


class TurnSeconds(Question):
    """How many seconds does a turn take at most? Any time (0), unless a rule says so many."""

    def unruled(self, table: Table) -> int:
        return 0


class SlownessSeenTo(Question):
    """Does a rule of the game see to whoever takes longer than a turn may?"""

    def unruled(self, table: Table) -> bool:
        return False


@dataclass(eq=False)
class MayTakeLong(Question):
    """May this seat take as long as it likes, whatever the turn's clock says? Not unless a rule says so."""

    seat: Seat

    def unruled(self, table: Table) -> bool:
        return False


@dataclass(frozen=True)
class KeepsTurnTime(Rule):
    """When a turn begins, its clock does.

    When the time is up the rules say what follows, and it runs on for as long again.
    """

    always: bool = False

    def offices(self) -> tuple[str, ...]:
        return ("to time turns",)

    def brings(self) -> Brings:
        return Brings(gives=("turn clock",))

    def tallies(self) -> tuple[Memory, ...]:
        return (TURN_CLOCK,)

    @after(TurnBegan)
    def start_clock(self, began: TurnBegan, table: Table) -> Events:
        """Wherever play waits for somebody else now, or again for whoever begins; untimed turns are noted if so set."""
        if not self.always and not table.ask(TurnSeconds()):
            return NOTHING
        times, turns, now = table.tally(TURN_CLOCK), table.ask(TurnsAt()), table.ask(Now())
        new = [turn for turn in turns if turn[0] not in times or times[turn[0]].player != turn[1]]
        again = [turn for turn in turns if turn[1] == began.player]
        return [TurnTimed(seat, pile, now) for pile, seat in dict.fromkeys([*new, *again])]

    @after(ActsUndone)
    def once_more(self, undone: ActsUndone, table: Table) -> Events:
        """Where all agreed to it, whoever play waits for again has the whole time again."""
        if undone.player == NO_SEAT:
            return NOTHING
        now, times = table.ask(Now()), table.tally(TURN_CLOCK)
        return [TurnTimed(time.player, pile, now, time.slow) for pile, time in times.items()]

    @answers(Alarms)
    def rings(self, asked: Alarms, table: Table, earlier: list[int]) -> list[int]:
        return [*earlier, *[until for until, _, _ in clocks_running(table)]]

    @after(TimePassed)
    def time_is_up(self, passed: TimePassed, table: Table) -> Events:
        """One at a time; another clock that is up rings again at once."""
        running = clocks_running(table)
        now = table.ask(Now()) if running else 0
        return [TurnTimeUp(seat, pile) for until, pile, seat in running if until <= now][:1]


def clocks_running(table: Table) -> list[tuple[int, int, int]]:
    """The clocks that run: when it is up, at which pile, for whom."""
    times: TurnTimes = table.tally(TURN_CLOCK)
    if not times or table.phase != PLAYING or table.pauses:
        return []
    length = 1000 * table.ask(TurnSeconds())
    timed = [(pile, seat) for pile, seat in table.ask(TurnsAt()) if pile in times and times[pile].player == seat]
    slow = [(pile, seat) for pile, seat in timed if length and not table.ask(MayTakeLong(seat))]
    return [(times[pile].at + (times[pile].rounds + 1) * length, pile, seat) for pile, seat in slow]


@dataclass(frozen=True)
class TimedTurns(Rule):
    """Whoever is in turn has a set time, and the same again after every card.

    Time is kept only where it is shown whose turn it is.
    """

    turn_clock: int = option(0, "Time for a turn", unit="second", special={"0": "as long as it takes"})

    def needs(self) -> tuple[Need, ...]:
        return (A_TURN_CLOCK,)

    def tallies(self) -> tuple[Memory, ...]:
        return (TURN_CLOCK,)

    @answers(TurnSeconds)
    def so_long(self, asked: TurnSeconds, table: Table, earlier: int) -> int:
        return self.turn_clock or earlier

    @answers(MayTakeLong)
    def not_shown(self, asked: MayTakeLong, table: Table, earlier: bool) -> bool:
        return earlier or (self.turn_clock > 0 and not table.ask(OpenState()))

    @after(Played)
    def what_comes_of_it(self, played: Played, table: Table) -> Events:
        """Until the next turn begins, play waits for whoever played, who may have to point or to name something."""
        return (TurnTimed(played.player, played.pile, table.ask(Now())),) if self.turn_clock else NOTHING

    @after(Drew)
    def one_more(self, drew: Drew, table: Table) -> Events:
        return time_begins(table, drew.player) if self.turn_clock and drew.way == DRAW else NOTHING

    @answers(ClockRuns)
    def to_the_moment(self, asked: ClockRuns, table: Table, earlier: bool) -> bool:
        """So that every turn begins at its true time, and nobody has less than the whole."""
        return earlier or self.turn_clock > 0

    @answers(Windows)
    def time_left(self, asked: Windows, table: Table, earlier: list[ShownWindow]) -> list[ShownWindow]:
        running = clocks_running(table) if self.turn_clock else []
        shown = [ShownWindow((), (seat,), (pile,) if pile else (), until) for until, pile, seat in running]
        return [*earlier, *shown]


@dataclass(frozen=True)
class TurnMarker(Rule):
    """Everybody may be shown whose turn it is and which way round play goes."""

    turn_marker: str = option(
        "by mode",
        "Whose turn it is, is shown",
        {"by mode": "where there is a referee", "on": "always", "off": "never"},
        ruling="R-M63",
        subject="Turns, drawing and piles",
    )

    @answers(OpenState)
    def shown(self, asked: OpenState, table: Table, earlier: bool) -> bool:
        by_mode = table.law.dial == REFEREE or table.phase != PLAYING
        return earlier and (self.turn_marker == "on" or (self.turn_marker == "by mode" and by_mode))


only_with(A_TURN_CLOCK, MayTakeLong, TurnTimeUp)

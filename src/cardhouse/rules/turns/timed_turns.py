"""Turns that are timed, at one pile or at several: since when somebody is waited for, and that the time is up."""

from dataclasses import dataclass
from typing import Any, Final

from cardhouse.core.events import Drew, Played, TurnBegan
from cardhouse.core.hooks import after, answers
from cardhouse.core.knowledge import OpenState, TurnsAt, Windows
from cardhouse.core.needs import only_with
from cardhouse.core.options import option
from cardhouse.core.questions import DRAW
from cardhouse.core.remarks import Remark, TimePassed
from cardhouse.core.rounds import RoundBegan
from cardhouse.core.rule import Brings, Memory, Need, Rule
from cardhouse.core.seats import Seat
from cardhouse.core.shown import ShownWindow
from cardhouse.core.table import NOTHING, PLAYING, Event, Events, Question, Table, Tally
from cardhouse.core.timing import Alarms, ClockRuns, Now

Waits = dict[int, tuple[int, int]]
"""For each pile whom play waits for there, and since when."""


@dataclass(eq=False)
class WaitsFor(Remark):
    """From this time on play at a pile waits for somebody."""

    player: Seat
    pile: int
    at: int


@dataclass(eq=False)
class TurnTimeUp(Remark):
    """Somebody has not moved a card for as long as a turn may take."""

    player: Seat
    pile: int


class WaitingTimes(Tally):
    """For whom play waits at each pile, and since when."""

    def start(self) -> Waits:
        return {}

    def hears(self) -> tuple[type, ...]:
        return (WaitsFor, RoundBegan)

    def step(self, total: Any, event: Event) -> Waits:
        waits: Waits = total
        return waits | {event.pile: (event.player, event.at)} if isinstance(event, WaitsFor) else {}


WAITING_TIMES: Final = WaitingTimes()


@dataclass(eq=False)
class MayTakeLong(Question):
    """May this seat take as long as it likes, whatever the turn's clock says? Not unless a rule says so."""

    seat: Seat

    def unruled(self, table: Table) -> bool:
        return False


def time_begins(table: Table, player: Seat) -> list[Event]:
    """The whole time again for somebody, wherever play waits for that player."""
    now = table.ask(Now())
    return [WaitsFor(player, pile, now) for pile, waits in table.tally(WAITING_TIMES).items() if waits[0] == player]


@dataclass(frozen=True)
class TimedTurns(Rule):
    """Whoever is in turn has a set time, and the same again after every card.

    Time is kept only where it is shown whose turn it is.
    """

    turn_clock: int = option(0, "Time for a turn", unit="second", special={"0": "as long as it takes"})

    def brings(self) -> Brings:
        return Brings(gives=("turn clock",))

    def tallies(self) -> tuple[Memory, ...]:
        return (WAITING_TIMES,)

    @after(TurnBegan)
    def whose_turn_it_is(self, began: TurnBegan, table: Table) -> Events:
        if not self.turn_clock:
            return NOTHING
        waits, now = table.tally(WAITING_TIMES), table.ask(Now())
        turns = [(pile, seat) for pile, seat in table.ask(TurnsAt()) if pile not in waits or waits[pile][0] != seat]
        again = [(pile, seat) for pile, seat in table.ask(TurnsAt()) if seat == began.player]
        return [WaitsFor(seat, pile, now) for pile, seat in dict.fromkeys([*turns, *again])]

    @after(Played)
    def what_comes_of_it(self, played: Played, table: Table) -> Events:
        """Until the next turn begins, play waits for whoever played, who may have to point or to name something."""
        return (WaitsFor(played.player, played.pile, table.ask(Now())),) if self.turn_clock else NOTHING

    @after(Drew)
    def one_more(self, drew: Drew, table: Table) -> Events:
        return time_begins(table, drew.player) if self.turn_clock and drew.way == DRAW else NOTHING

    def running(self, table: Table) -> list[tuple[int, int, int]]:
        """The clocks that run: when it is up, at which pile, for whom."""
        if not self.turn_clock or table.phase != PLAYING or table.pauses or not table.ask(OpenState()):
            return []
        waits, turns, length = table.tally(WAITING_TIMES), table.ask(TurnsAt()), 1000 * self.turn_clock
        timed = [turn for turn in turns if turn[0] in waits and waits[turn[0]][0] == turn[1]]
        return [(waits[pile][1] + length, pile, seat) for pile, seat in timed if not table.ask(MayTakeLong(seat))]

    @answers(ClockRuns)
    def to_the_moment(self, asked: ClockRuns, table: Table, earlier: bool) -> bool:
        """So that every turn begins at its true time, and nobody has less than the whole."""
        return earlier or self.turn_clock > 0

    @answers(Alarms)
    def rings(self, asked: Alarms, table: Table, earlier: list[int]) -> list[int]:
        return [*earlier, *[until for until, _, _ in self.running(table)]]

    @answers(Windows)
    def time_left(self, asked: Windows, table: Table, earlier: list[ShownWindow]) -> list[ShownWindow]:
        shown = [ShownWindow((), (seat,), (pile,) if pile else (), until) for until, pile, seat in self.running(table)]
        return [*earlier, *shown]

    @after(TimePassed)
    def time_is_up(self, passed: TimePassed, table: Table) -> Events:
        """One at a time; another clock that is up rings again at once."""
        up = [TurnTimeUp(seat, pile) for until, pile, seat in self.running(table) if until <= table.ask(Now())]
        return up[:1]


only_with(Need("a clock for turns", ("turn clock",)), MayTakeLong, TurnTimeUp)

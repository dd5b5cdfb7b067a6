"""Who takes too long over a turn is penalised, again and again, and may be taken to be away."""

from dataclasses import dataclass
from typing import Any, Final

from cardhouse.core.affairs import Breached
from cardhouse.core.cases import FoundGuilty
from cardhouse.core.declared import option
from cardhouse.core.events import Draws
from cardhouse.core.hooks import after, answers
from cardhouse.core.owed import SLOWNESS
from cardhouse.core.presence import Left
from cardhouse.core.questions import DRAW
from cardhouse.core.rule import Memory, Need, Rule
from cardhouse.core.seats import NO_SEAT, Seat, Seats
from cardhouse.core.speech import Remark, Said
from cardhouse.core.table import NOTHING, Event, Events, Table, Tally
from cardhouse.rules.calling.calls import MarkedAway, MostFailures
from cardhouse.rules.going_back.wrong_cards import StillPlayable
from cardhouse.rules.timing.owing_in_time import CLOCK
from cardhouse.rules.timing.turn_clock import (
    A_TURN_CLOCK,
    TURN_CLOCK,
    MayTakeLong,
    SlownessSeenTo,
    TurnSeconds,
    TurnTimeUp,
    turn_time,
)
from cardhouse.rules.turns.circle import PassedOver, SomebodyPlays, TurnGivenUp


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
class SecondsToPlay(Rule):
    """Whoever has not played or drawn in time is penalised, and again each time it runs out.

    That the player acts at last does not make it good. After the last penalty a referee gives, the player draws.
    """

    # R-M44

    turn_s: int = option(10, "Time for a turn", unit="second", special={"0": "as long as it takes"})
    clock: str = option("realtime", CLOCK)

    def tallies(self) -> tuple[Memory, ...]:
        return (TURN_CLOCK, AWAY)

    def needs(self) -> tuple[Need, ...]:
        return (A_TURN_CLOCK,)

    def calls(self) -> tuple[str, ...]:
        late = f"ailure to play within {self.turn_s} seconds"
        return ("F" + late, "Continued f" + late) if self.clock == "realtime" else ()

    @answers(TurnSeconds)
    def so_long(self, asked: TurnSeconds, table: Table, earlier: int) -> int:
        return self.turn_s

    @answers(SlownessSeenTo)
    def seen_to(self, asked: SlownessSeenTo, table: Table, earlier: bool) -> bool:
        return True

    @answers(MayTakeLong)
    def has_acted(self, asked: MayTakeLong, table: Table, earlier: bool) -> bool:
        return earlier or self.clock != "realtime" or (table.acted > 0 and not table.ask(StillPlayable()))

    @after(TurnTimeUp)
    def too_slow(self, up: TurnTimeUp, table: Table) -> Events:
        again = "Continued failure" if turn_time(table, up.player).slow > 1 else "Failure"
        call = f"{again} to play within {table.ask(TurnSeconds())} seconds"
        return (Breached(up.player, "", call, SLOWNESS),)

    @after(FoundGuilty)
    def draw_for_them(self, upheld: FoundGuilty, table: Table) -> Events:
        mine = upheld.by == NO_SEAT and upheld.breach.how == SLOWNESS and table.turn == upheld.breach.offender
        if not mine or not 0 < table.ask(MostFailures()) <= turn_time(table, table.turn).slow:
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

"""Who plays: how many, who begins, and what happens when somebody leaves."""

from dataclasses import dataclass
from typing import Any, Final

from cardhouse.core.events import TurnEnded
from cardhouse.core.hooks import after, answers
from cardhouse.core.knowledge import Figures
from cardhouse.core.options import option
from cardhouse.core.presence import Left, Present
from cardhouse.core.questions import FirstSeat, Timely
from cardhouse.core.remarks import Prepared
from cardhouse.core.results import NO_RESULT
from cardhouse.core.rounds import PhaseBegan, RoundBegan, RoundWon
from cardhouse.core.rule import Brings, Memory, Rule
from cardhouse.core.seating import RoundStarted, StartsAtRandom
from cardhouse.core.seats import NO_SEAT, NOBODY, Seats
from cardhouse.core.table import PLAYING, PREPARATION, Event, Events, Table, Tally
from cardhouse.core.verdicts import WhyNot
from cardhouse.core.ways import STEP, Way
from cardhouse.rules.market.trade import Discarded
from cardhouse.rules.turns.leaving import HAS_LEFT, Leaves

READY: Final = "ready"
START: Final = "start"
READY_WAY: Final = Way(READY, "say that everything is ready", STEP)
START_WAY: Final = Way(START, "begin", STEP)


class Readiness(Tally):
    """The seats, as bits, of those who are ready to begin."""

    def start(self) -> int:
        return 0

    def hears(self) -> tuple[type, ...]:
        return Prepared, RoundBegan

    def step(self, total: Any, event: Event) -> int:
        bits: int = total
        if isinstance(event, Prepared):
            return bits | 1 << event.player if event.step == READY else bits
        return 0


class RoundStarter(Tally):
    """Who started the round."""

    def start(self) -> int:
        return NO_SEAT

    def hears(self) -> tuple[type, ...]:
        return (RoundStarted,)

    def step(self, total: Any, event: Event) -> int:
        return event.player if isinstance(event, RoundStarted) else NO_SEAT


READINESS: Final = Readiness()
STARTER: Final = RoundStarter()


@dataclass(frozen=True)
class PlayerCount(Rule):
    """{fewest} to {most} people play."""

    fewest: int = 2
    most: int = 4

    @answers(Timely)
    def enough_and_not_too_many(self, asked: Timely, table: Table, earlier: Seats) -> Seats:
        if table.phase != PREPARATION or asked.way not in table.law.steps:
            return earlier
        players = len(table.ask(Present()).among(table.seats))
        return earlier if self.fewest <= players <= self.most else NOBODY

    @answers(WhyNot)
    def wrong_number(self, asked: WhyNot, table: Table, earlier: str) -> str:
        players = len(table.ask(Present()).among(table.seats))
        return f"{self.fewest} to {self.most} people play, and there {'is 1' if players == 1 else f'are {players}'}"


@dataclass(frozen=True)
class StartsWhenReady(Rule):
    """The game starts when everybody is ready, or when somebody starts it."""

    first: str = option(
        "last",
        "The one to begin",
        {"last": "whoever got ready last", "random": "anybody, by chance", "oldest": "whoever got ready first"},
        ruling="R-K2",
    )

    def offices(self) -> tuple[str, ...]:
        return ("to begin a round",)

    def brings(self) -> Brings:
        return Brings(gives=("started rounds",), ways=(READY_WAY, START_WAY))

    def tallies(self) -> tuple[Memory, ...]:
        return READINESS, STARTER

    @answers(Timely, READY, START)
    def before_play(self, asked: Timely, table: Table, earlier: Seats) -> Seats:
        if table.phase != PREPARATION:
            return NOBODY
        players = earlier & table.ask(Present())
        return players - Seats(table.tally(READINESS)) if asked.way == READY else players

    @answers(WhyNot)
    def not_twice(self, asked: WhyNot, table: Table, earlier: str) -> str:
        state = "is ready already" if asked.subject in table.ask(Present()) else "has left the table"
        return f"{table.names[asked.subject]} {state}"

    @after(Prepared)
    def begin(self, prepared: Prepared, table: Table) -> Events:
        waiting = table.ask(Present()) - Seats(table.tally(READINESS))
        if prepared.step == START or (prepared.step == READY and not waiting):
            if table.turn != NO_SEAT:
                yield RoundStarted(table.turn)
            elif self.first == "random":
                yield StartsAtRandom()
            else:
                oldest = table.ask(Present()).among(table.seats)[0]
                yield RoundStarted(prepared.player if self.first == "last" else oldest)

    @answers(FirstSeat)
    def starter(self, asked: FirstSeat, table: Table, earlier: int) -> int:
        seat = table.tally(STARTER)
        return earlier if seat == NO_SEAT else seat

    @after(RoundStarted)
    def play(self, started: RoundStarted, table: Table) -> Events:
        yield PhaseBegan(PLAYING)


@dataclass(frozen=True)
class LeavesTheTable(Leaves):
    """Anybody may leave at any time: the hand is laid aside, and the others close up.

    What was bought stays bought. With fewer than {fewest} left, the game ends without a result.
    """

    fewest: int = 2

    def offices(self) -> tuple[str, ...]:
        return ("to leave",)

    @after(Left)
    def close_up(self, left: Left, table: Table) -> Events:
        seat = left.player
        if table.hands[seat]:
            yield Discarded(seat, tuple(table.hands[seat]))
        if table.phase == PLAYING:
            if len(table.ask(Present()).among(table.seats)) < self.fewest:
                yield RoundWon((), NO_RESULT)
            elif table.turn == seat:
                yield TurnEnded(seat)

    @answers(Figures)
    def empty_seats(
        self, asked: Figures, table: Table, earlier: list[tuple[str, int, int]]
    ) -> list[tuple[str, int, int]]:
        present = table.ask(Present())
        return earlier + [(HAS_LEFT, seat, 1) for seat in range(table.seats) if seat not in present]

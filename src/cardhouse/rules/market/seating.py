"""Who plays: when all are ready, who begins, and what happens when somebody leaves."""

from dataclasses import dataclass
from typing import Any, Final

from cardhouse.core.declared import STEP, Way, option
from cardhouse.core.hooks import after, answers
from cardhouse.core.presence import Left, Present
from cardhouse.core.questions import FirstSeat, Timely
from cardhouse.core.rounds import PhaseBegan
from cardhouse.core.rule import Brings, Memory, Need, Rule
from cardhouse.core.seating import RoundStarted, StartsAtRandom
from cardhouse.core.seats import NO_SEAT, NOBODY, Seats
from cardhouse.core.speech import Prepared
from cardhouse.core.table import NOTHING, PLAYING, PREPARATION, Event, Events, Table, Tally
from cardhouse.core.verdicts import WhyNot
from cardhouse.rules.dealing.readiness import GETTING_READY, READINESS, READY, READY_WAY
from cardhouse.rules.market.trade import Discarded
from cardhouse.rules.turns.leaving import LEAVING, TAKES_THE_HAND

START: Final = "start"
START_WAY: Final = Way(START, "begin", STEP)


class RoundStarter(Tally):
    """Who started the round."""

    def start(self) -> int:
        return NO_SEAT

    def hears(self) -> tuple[type, ...]:
        return (RoundStarted,)

    def step(self, total: Any, event: Event) -> int:
        return event.player if isinstance(event, RoundStarted) else NO_SEAT


STARTER: Final = RoundStarter()


@dataclass(frozen=True)
class StartsWhenReady(Rule):
    """The game starts when everybody is ready, or when somebody starts it."""

    first: str = option(
        "last",
        "The one to begin",
        {"last": "whoever got ready last", "random": "anybody, by chance", "oldest": "whoever got ready first"},
        ruling="R-K2",
        subject="Turns, drawing and piles",
    )

    def offices(self) -> tuple[str, ...]:
        return ("to begin a round",)

    def brings(self) -> Brings:
        return Brings(gives=("started rounds",), ways=(READY_WAY, START_WAY))

    def tallies(self) -> tuple[Memory, ...]:
        return READINESS, STARTER

    def needs(self) -> tuple[Need, ...]:
        return (GETTING_READY,)

    @answers(Timely, START)
    def before_play(self, asked: Timely, table: Table, earlier: Seats) -> Seats:
        return earlier & table.ask(Present()) if table.phase == PREPARATION else NOBODY

    @answers(WhyNot)
    def not_there(self, asked: WhyNot, table: Table, earlier: str) -> str:
        gone = asked.subject not in table.ask(Present())
        return f"{table.names[asked.subject]} has left the table" if gone else earlier

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


class HandLaidAside(Rule):
    """The hand of whoever leaves is laid aside, and the others close up.

    What was bought stays bought.
    """

    def offices(self) -> tuple[str, ...]:
        return (TAKES_THE_HAND,)

    def needs(self) -> tuple[Need, ...]:
        return (LEAVING,)

    @after(Left)
    def lay_aside(self, left: Left, table: Table) -> Events:
        hand = tuple(table.hands[left.player])
        return (Discarded(left.player, hand),) if hand else NOTHING

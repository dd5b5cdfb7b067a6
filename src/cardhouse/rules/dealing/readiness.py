"""Before play: everybody says that they are ready."""

from typing import Any, Final

from cardhouse.core.declared import STEP, Way
from cardhouse.core.events import Dealt
from cardhouse.core.hooks import answers
from cardhouse.core.presence import Present
from cardhouse.core.questions import Timely
from cardhouse.core.rounds import RoundBegan
from cardhouse.core.rule import Brings, Memory, Need, Rule
from cardhouse.core.seats import NOBODY, Seats
from cardhouse.core.speech import Prepared
from cardhouse.core.table import PREPARATION, Event, Question, Table, Tally
from cardhouse.core.verdicts import WhyNot

READY: Final = "ready"
READY_WAY: Final = Way(READY, "say that everything is ready", STEP)
GETTING_READY: Final = Need("a way to say that one is ready", (READY,))


class Readiness(Tally):
    """The seats, as bits, of those who are ready to begin."""

    def start(self) -> int:
        return 0

    def hears(self) -> tuple[type, ...]:
        return Prepared, RoundBegan, Dealt

    def step(self, total: Any, event: Event) -> int:
        bits: int = total
        if isinstance(event, Prepared):
            return bits | 1 << event.player if event.step == READY else bits
        return 0


READINESS: Final = Readiness()


class ReadyPhase(Question):
    """In which phase does everybody say that they are ready? At the beginning, unless a rule says otherwise."""

    def unruled(self, table: Table) -> str:
        return PREPARATION


class SaysReady(Rule):
    """Before play everybody says when they are ready."""

    def brings(self) -> Brings:
        return Brings(ways=(READY_WAY,))

    def tallies(self) -> tuple[Memory, ...]:
        return (READINESS,)

    @answers(Timely, READY)
    def once_each(self, asked: Timely, table: Table, earlier: Seats) -> Seats:
        if table.phase != table.ask(ReadyPhase()):
            return NOBODY
        return earlier & table.ask(Present()) - Seats(table.tally(READINESS))

    @answers(WhyNot)
    def not_twice(self, asked: WhyNot, table: Table, earlier: str) -> str:
        if asked.subject not in table.ask(Present()):
            return f"{table.names[asked.subject]} has left the table"
        ready = asked.subject in Seats(table.tally(READINESS))
        return f"{table.names[asked.subject]} is ready already" if ready else earlier

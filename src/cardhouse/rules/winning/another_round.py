"""The next round, when everybody has closed the one that is over."""

from typing import Any, Final

from cardhouse.core.cases import MotionDropped
from cardhouse.core.choices import Group, Listed, Offers
from cardhouse.core.hooks import after, answers
from cardhouse.core.presence import Present
from cardhouse.core.questions import NextDealer, Timely
from cardhouse.core.rounds import PhaseOver, RoundBegan, RoundWon
from cardhouse.core.rule import Brings, Memory, Rule
from cardhouse.core.seats import NOBODY, Seats
from cardhouse.core.table import OVER, Event, Events, Table, Tally
from cardhouse.rules.winning.closing import CLOSE, CLOSE_WAY, Close, Closed


class Closers(Tally):
    """The seats, as bits, of those who have closed the round that is over."""

    def start(self) -> int:
        return 0

    def hears(self) -> tuple[type, ...]:
        return Closed, RoundWon, RoundBegan

    def step(self, total: Any, event: Event) -> int:
        bits: int = total
        return bits | 1 << event.player if isinstance(event, Closed) else 0


CLOSERS: Final = Closers()


class AnotherRound(Rule):
    """When everybody still there has closed the round that is over, the next one begins.

    They have to be two at least.
    """

    def brings(self) -> Brings:
        return Brings(ways=(CLOSE_WAY,))

    def tallies(self) -> tuple[Memory, ...]:
        return (CLOSERS,)

    @answers(Timely, CLOSE)
    def once_it_is_over(self, asked: Timely, table: Table, earlier: Seats) -> Seats:
        return table.ask(Present()) - Seats(table.tally(CLOSERS)) if table.phase == OVER else NOBODY

    @answers(Offers, CLOSE)
    def close(self, asked: Offers, table: Table, earlier: list[Group]) -> list[Group]:
        if table.phase != OVER:
            return earlier
        return earlier + [Listed([Close(seat)]) for seat in asked.seats.among(table.seats)]

    @after(Closed)
    def begin(self, closed: Closed, table: Table) -> Events:
        present = table.ask(Present())
        if len(present.among(table.seats)) > 1 and not present - Seats(table.tally(CLOSERS)):
            for motion in table.motions:
                yield MotionDropped(motion)
            yield RoundBegan(table.ask(NextDealer()))
            yield PhaseOver("")

"""What the table shows, and what it keeps to itself so that people remember it or forget it."""

from dataclasses import dataclass
from typing import Any, Final

from cardhouse.core.cases import Charged
from cardhouse.core.declared import option
from cardhouse.core.hooks import answers
from cardhouse.core.penalties import Fined
from cardhouse.core.rule import Memory, Rule
from cardhouse.core.seats import NOBODY, Seats, only
from cardhouse.core.shown import CallsHeard, ToldOfDuty
from cardhouse.core.table import Event, Table, Tally
from cardhouse.rules.calling.calls import REFEREES

MOST_CALLS: Final = 12


@dataclass(frozen=True)
class NoReminders(Rule):
    """Nobody is told what anybody owes."""

    tutor: bool = option(False, "Players are shown what they owe themselves")

    @answers(ToldOfDuty)
    def own_at_most(self, asked: ToldOfDuty, table: Table, earlier: Seats) -> Seats:
        return only(asked.duty.bearer) if self.tutor else NOBODY


class LatestCalls(Tally):
    """The latest calls that everybody has heard, from players or the referee, each once, the latest first."""

    def start(self) -> tuple[str, ...]:
        return ()

    def hears(self) -> tuple[type, ...]:
        return (Charged, Fined)

    def step(self, total: Any, event: Event) -> tuple[str, ...]:
        heard: tuple[str, ...] = total
        words = event.words if isinstance(event, Charged) else ""
        if isinstance(event, Fined) and event.by == REFEREES and event.calls:
            words = event.calls[0]
        if not words:
            return heard
        return (words, *[each for each in heard if each != words])[:MOST_CALLS]


LATEST_CALLS: Final = LatestCalls()


class OffersCalls(Rule):
    """Who makes a call is offered those that everybody has heard and those of rules they know.

    Whatever has been done, the offer is the same.
    """

    def tallies(self) -> tuple[Memory, ...]:
        return (LATEST_CALLS,)

    @answers(CallsHeard)
    def those_heard(self, asked: CallsHeard, table: Table, earlier: list[str]) -> list[str]:
        return list(table.tally(LATEST_CALLS))

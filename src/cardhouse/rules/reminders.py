"""What the table shows, and what it keeps to itself so that people remember it or forget it."""

from dataclasses import dataclass

from cardhouse.core.hooks import answers
from cardhouse.core.knowledge import ToldOfDuty
from cardhouse.core.rule import Rule
from cardhouse.core.seats import NOBODY, Seats, only
from cardhouse.core.table import Table


@dataclass(frozen=True)
class NoReminders(Rule):
    """Nobody is told what anybody owes, unless players may see their own duties: {tutor}."""

    tutor: bool = False

    @answers(ToldOfDuty)
    def own_at_most(self, asked: ToldOfDuty, table: Table, earlier: Seats) -> Seats:
        return only(asked.duty.bearer) if self.tutor else NOBODY

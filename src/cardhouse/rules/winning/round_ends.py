"""The end of a round: nobody moves a card any more."""

from cardhouse.core.hooks import answers
from cardhouse.core.people_acts import ACCUSE
from cardhouse.core.questions import Timely
from cardhouse.core.rule import Rule
from cardhouse.core.seating import JOIN, LEAVE
from cardhouse.core.seats import NOBODY, Seats
from cardhouse.core.table import OVER, Table
from cardhouse.core.verdicts import WhyNot


class RoundEnds(Rule):
    """When the round is won, nobody moves a card any more."""

    @answers(Timely)
    def nothing_moves(self, asked: Timely, table: Table, earlier: Seats) -> Seats:
        if table.phase != OVER or asked.way in table.law.steps or asked.way == ACCUSE:
            return earlier
        if asked.way in (LEAVE, JOIN) and table.law.sit_by:  # between rounds people come and go
            return earlier
        return NOBODY

    @answers(WhyNot)
    def over(self, asked: WhyNot, table: Table, earlier: str) -> str:
        return "the round is over"

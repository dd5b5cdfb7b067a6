"""The end of a round: who has not won yet, and that nobody moves a card any more."""

from cardhouse.core.hooks import answers
from cardhouse.core.owed import NEXT_TURN
from cardhouse.core.penalties import PENALTIES, waiting_for
from cardhouse.core.people_acts import ACCUSE
from cardhouse.core.questions import Timely, Winners
from cardhouse.core.rule import Rule
from cardhouse.core.seating import JOIN, LEAVE
from cardhouse.core.seats import NOBODY, Seats, seats_of
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


class HeldByPenalty(Rule):
    """Who has a penalty to pay, now or in the next turn, has not won."""

    @answers(Winners)
    def not_before_it_is_paid(self, asked: Winners, table: Table, earlier: Seats) -> Seats:
        if not earlier.bits:
            return earlier
        later = waiting_for(table, NEXT_TURN) if PENALTIES in table.law.tally_place else []
        return earlier - seats_of([penalty.bearer for penalty in (*table.debts, *later)])

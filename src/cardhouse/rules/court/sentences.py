"""What follows when a case is judged: who pays, and what is undone."""

from dataclasses import dataclass
from typing import Final

from cardhouse.cards import Card
from cardhouse.core.cases import RIGHT, WRONG, CaseJudged, PaidLater
from cardhouse.core.checkpoints import ActsUndone
from cardhouse.core.declared import option
from cardhouse.core.events import Gave
from cardhouse.core.hooks import after, answers
from cardhouse.core.owed import NO_PENALTY, OPEN, Breach, Case
from cardhouse.core.penalties import AT_ONCE, BY_HAND, GIVEN, PENALTIES, Collected, Fined, FineFor, PenaltyUndone
from cardhouse.core.rule import Brings, Rule
from cardhouse.core.seats import NO_SEAT
from cardhouse.core.table import NOTHING, Events, Table

TOO_LATE: Final = 0


TAKEN: Final = {
    AT_ONCE: "Penalty cards are drawn at once.",
    BY_HAND: "Whoever owes a penalty card takes it from the stock.",
    GIVEN: "Penalty cards are handed over by whoever called.",
}


@dataclass(frozen=True)
class PenaltiesTaken(Rule):
    """Penalty cards are taken in the way that is usual at this table."""

    taken: str = AT_ONCE

    def sentence(self) -> str:
        return TAKEN.get(self.taken, TAKEN[BY_HAND])

    @answers(Collected)
    def so(self, asked: Collected, table: Table, earlier: str) -> str:
        return self.taken


class GuiltyPays(Rule):
    """Whoever was rightly charged takes a penalty card."""

    @after(CaseJudged)
    def pay(self, judged: CaseJudged, table: Table) -> Events:
        case = judged.case
        cards = table.ask(FineFor(case.rule)) if judged.guilty else 0
        if not cards or table.ask(PaidLater(case)):
            return NOTHING
        if case.penalty == NO_PENALTY:
            return (Fined(case.against, cards, case.rule),)
        return (Fined(case.against, cards, case.rule, number=case.penalty, by=case.by),)


class WrongChargesReturn(Rule):
    """Whoever charges another wrongly takes the penalty instead.

    It is the very card, if it was given already and is still held.
    """

    @after(CaseJudged)
    def return_it(self, judged: CaseJudged, table: Table) -> Events:
        case = judged.case
        if judged.outcome != WRONG:
            return NOTHING
        cards = still_held(table, case)
        if cards:
            return (PenaltyUndone(case.penalty), Gave(case.against, case.by, cards))
        return (Fined(case.by, table.ask(FineFor(case.rule))),)


def still_held(table: Table, case: Case) -> tuple[Card, ...]:
    """The cards of the penalty that a case brought, as far as they are still in that hand."""
    given = table.tally(PENALTIES) if PENALTIES in table.law.tally_place else ()
    cards = [card for penalty in given if penalty.number == case.penalty for card in penalty.cards]
    return tuple([card for card in cards if card in table.hands[case.against]])


def moved(before: Table, later: Table) -> bool:
    """Whether cards lie elsewhere than before."""
    return before.stock != later.stock or before.hands != later.hands or before.areas != later.areas


def steps_back(table: Table, breach: Breach) -> int:
    """How many acts have to be undone to take back the one that broke a rule; 0 if a later turn has moved cards
    already, or if what broke it was left undone while somebody else acted. What the charge itself brings about, such as
    a card that is given with it, does not matter.
    """
    at_breach: Table | None = table.saved
    while at_breach is not None and at_breach.acts > breach.act:
        at_breach = at_breach.saved
    if at_breach is None or at_breach.acts != breach.act:
        return TOO_LATE
    by, steps, later, before = NO_SEAT, 0, table, table.saved
    while before is not None and later is not at_breach:
        if later is not table and before.turn != at_breach.turn and moved(before, later):
            return TOO_LATE
        by, steps, later, before = later.actor, steps + 1, before, before.saved
    return steps if by == breach.offender else TOO_LATE


def way_back(table: Table, case: Case) -> int:
    """How many acts have to be undone so that what somebody is charged with has not happened; 0 if it is too late."""
    for breach in table.breaches:
        meant = breach.offender == case.against and breach.status == OPEN and case.rule in ("", breach.rule)
        steps = steps_back(table, breach) if meant else TOO_LATE
        if steps:
            return steps
    return TOO_LATE


@dataclass(frozen=True)
class UndoneIfGuilty(Rule):
    """Once somebody is rightly charged, what was done wrong stands or is undone, as the table has it.

    It cannot be undone when a later turn has moved a card. What followed in the same turn is undone with it.
    """

    undo_on_guilt: bool = option(
        True, "What was done wrong is undone, unless a later turn has moved a card", ruling="R-B9"
    )

    def brings(self) -> Brings:
        return Brings(undo=self.undo_on_guilt)

    @after(CaseJudged)
    def take_back(self, judged: CaseJudged, table: Table) -> Events:
        if judged.outcome != RIGHT or not self.undo_on_guilt:
            return NOTHING
        acts = way_back(table, judged.case)
        return (ActsUndone(acts),) if acts else NOTHING

"""Calls that take an act back."""

from dataclasses import dataclass
from typing import Final

from cardhouse.core.cases import RIGHT, WRONG, Case, CaseJudged
from cardhouse.core.checkpoints import Voided
from cardhouse.core.hooks import after
from cardhouse.core.owed import OPEN, Breach
from cardhouse.core.remarks import Called
from cardhouse.core.rule import Brings, Rule
from cardhouse.core.seats import NO_SEAT
from cardhouse.core.speech import says
from cardhouse.core.table import NOTHING, Events, Table

TOO_LATE: Final = 0


def moved(before: Table, later: Table) -> bool:
    """Whether cards lie elsewhere than before."""
    return before.stock != later.stock or before.hands != later.hands or before.areas != later.areas


def steps_back(table: Table, breach: Breach) -> int:
    """How many acts have to be undone to take back the one that broke a rule; 0 if a later turn has moved cards
    already, or if what broke it was left undone while somebody else acted.
    """
    at_breach: Table | None = table.saved
    while at_breach is not None and at_breach.acts > breach.act:
        at_breach = at_breach.saved
    if at_breach is None or at_breach.acts != breach.act:
        return TOO_LATE
    by, steps, later, before = NO_SEAT, 0, table, table.saved
    while before is not None and later is not at_breach:
        if before.turn != at_breach.turn and moved(before, later):
            return TOO_LATE
        by, steps, later, before = later.actor, steps + 1, before, before.saved
    return steps if by == breach.offender else TOO_LATE


@dataclass(frozen=True)
class CallsUndo(Rule):
    """If a player has broken a rule and another calls "{words}", it is undone. Nobody pays anything.

    What followed in the same turn is undone too; once cards have moved in a later turn it stands.
    """

    words: str = "Wrong"

    def brings(self) -> Brings:
        return Brings(undo=True)

    @after(Called)
    def take_back(self, called: Called, table: Table) -> Events:
        if not says(called.words, self.words):
            return NOTHING
        case = Case(called.player, called.offender, "", called.words)
        for breach in table.breaches:
            steps = steps_back(table, breach) if breach.offender == case.against and breach.status == OPEN else TOO_LATE
            if steps:
                return (CaseJudged(case, RIGHT), *[Voided() for _ in range(steps)])  # and nothing is left of it
        return (CaseJudged(case, WRONG),)

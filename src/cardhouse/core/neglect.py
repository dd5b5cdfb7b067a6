"""Duties that stay owed though they were neglected, and what is called out for that."""

from dataclasses import dataclass

from cardhouse.core.affairs import Breached, Postponed
from cardhouse.core.owed import A_DUTY, Duty
from cardhouse.core.table import Event, Question, Table, Wish
from cardhouse.core.timing import Running


@dataclass(eq=False)
class PlayedOn(Question):
    """Has whoever owes this played on instead, and so had the time for it? No, unless a rule says so."""

    duty: Duty

    def unruled(self, table: Table) -> bool:
        return False


@dataclass(eq=False)
class FailureCall(Question):
    """What is called out when this duty is neglected? Nothing, unless a rule says so."""

    duty: Duty

    def unruled(self, table: Table) -> str:
        return ""


@dataclass(eq=False)
class Neglects(Wish):
    """A wish: a duty that is still owed is now neglected."""

    duty: Duty

    def bound(self, table: Table) -> list[Event]:
        duty = self.duty
        call = table.ask(FailureCall(duty))
        if duty not in table.duties or not call:
            return []
        breach = Breached(duty.bearer, duty.rule, call, A_DUTY, duty.since, table.ask(Running()))
        return [Postponed(duty, 0, duty.failures), breach]

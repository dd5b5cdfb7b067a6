"""Two who act at once: the later one may find that nothing is any more as it was when the act set out."""

from dataclasses import dataclass
from typing import Final

from cardhouse.core.acts import Act
from cardhouse.core.gates import Facet
from cardhouse.core.remarks import Remark
from cardhouse.core.seats import Seat
from cardhouse.core.table import Event, Table
from cardhouse.core.verdicts import judge


@dataclass(eq=False)
class CameLate(Remark):
    """Somebody wanted to act, and another was first. Cards stay where they were, and nobody is to blame."""

    player: Seat
    first: Seat


@dataclass(eq=False)
class Late(Act):
    """What is left of an act that came too late. The table itself does this, and no player."""

    first: Final[Seat]

    def __init__(self, seat: Seat, first: Seat) -> None:
        self.seat = seat
        self.first = first

    def impossible(self, table: Table) -> str:
        return "" if 0 <= self.first < table.seats else "there is nobody there"

    def facets(self, table: Table) -> list[Facet]:
        return []

    def happen(self, table: Table) -> list[Event]:
        return [CameLate(self.seat, self.first)]


def overtaken(act: Act, seen: Table, now: Table) -> bool:
    """Whether an act was lawful at the table as its sender had seen it, and is not any more."""
    return may_be_done(act, seen) and not may_be_done(act, now)


def may_be_done(act: Act, table: Table) -> bool:
    return 0 <= act.seat < table.seats and not act.impossible(table) and not judge(table, act)

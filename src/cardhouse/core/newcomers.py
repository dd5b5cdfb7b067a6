"""Somebody takes a place that was left: at a table where people come and go, and at the next deal."""

from dataclasses import dataclass
from typing import Final

from cardhouse.core.acts import LONGEST_WORDS, Act, sayable
from cardhouse.core.departures import is_dealt
from cardhouse.core.gates import Facet
from cardhouse.core.presence import Joined, is_here
from cardhouse.core.seats import Seat
from cardhouse.core.table import Event, Table

FREE_AGAIN: Final = "a free place is taken again at the next deal"


@dataclass(eq=False)
class SatDown(Event):
    """Somebody of this name sits in a place that had been left by another, or by themself."""

    player: Seat
    name: str
    before: str

    def apply(self, table: Table) -> None:
        table.names = [self.name if seat == self.player else name for seat, name in enumerate(table.names)]
        table.saved = None


@dataclass(eq=False)
class SitDown(Act):
    """Take a place that is free. The table itself does this for whoever comes, and no player."""

    name: Final[str]

    def __init__(self, seat: Seat, name: str) -> None:
        self.seat = seat
        self.name = name

    @property
    def from_outside(self) -> bool:
        return True

    def impossible(self, table: Table) -> str:
        if not sayable(self.name):
            return f"a name has between 1 and {LONGEST_WORDS} letters"
        return FREE_AGAIN if is_dealt(table) else ""

    def facets(self, table: Table) -> list[Facet]:
        return []

    def happen(self, table: Table) -> list[Event]:
        back: list[Event] = [] if is_here(table, self.seat) else [Joined(self.seat)]
        return [SatDown(self.seat, self.name, table.names[self.seat]), *back]

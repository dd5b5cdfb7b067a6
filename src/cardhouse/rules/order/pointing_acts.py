"""Pointing at a player, or at one side of a player."""

from dataclasses import dataclass
from typing import Final

from cardhouse.core.acts import Act
from cardhouse.core.declared import Way
from cardhouse.core.gates import Facet
from cardhouse.core.seats import Seat
from cardhouse.core.speech import Remark
from cardhouse.core.table import Event, Table

POINT_AT: Final = "point"
POINT_AT_WAY: Final = Way(POINT_AT, "point at somebody", free=True)

NO_SIDE: Final = -1

MOST_SIDES: Final = 2


@dataclass(eq=False)
class Pointed(Remark):
    """Somebody pointed at a player, or at one side of a player."""

    player: Seat
    at: Seat
    side: int = NO_SIDE


@dataclass(eq=False)
class Point(Act):
    """Point at a player, or at one side of a player: 0 for the right, 1 for the left."""

    at: Final[Seat]
    side: Final[int]

    def __init__(self, seat: Seat, at: Seat, side: int = NO_SIDE) -> None:
        self.seat = seat
        self.at = at
        self.side = side

    @property
    def way(self) -> str:
        return POINT_AT

    def impossible(self, table: Table) -> str:
        if not NO_SIDE <= self.side < MOST_SIDES:
            return "a player has a right and a left side"
        return "" if 0 <= self.at < table.seats else "there is nobody there"

    def facets(self, table: Table) -> list[Facet]:
        return []

    def happen(self, table: Table) -> list[Event]:
        return [Pointed(self.seat, self.at, self.side)]

"""What begins and ends a Point of Order."""

from dataclasses import dataclass
from typing import Final

from cardhouse.core.needs import only_with
from cardhouse.core.rule import Need
from cardhouse.core.seats import Seat
from cardhouse.core.table import Event, Table

POINT: Final = "point of order"
POINTS: Final = Need("Points of Order", ("points of order",))


@dataclass(eq=False)
class PointRaised(Event):
    """Play stopped for a Point of Order: hands are down, and time stands still for most things."""

    player: Seat
    at: int

    def apply(self, table: Table) -> None:
        table.pauses.append(POINT)


@dataclass(eq=False)
class PointEnded(Event):
    """A Point of Order is over, and play goes on where it stopped."""

    player: Seat

    def apply(self, table: Table) -> None:
        table.pauses.remove(POINT)


only_with(POINTS, PointEnded)

"""Orders that somebody gives another player."""

from dataclasses import dataclass
from typing import Final

from cardhouse.core.acts import Act, sayable
from cardhouse.core.gates import Facet
from cardhouse.core.seats import Seat
from cardhouse.core.speech import Remark
from cardhouse.core.table import Event, Table


@dataclass(eq=False)
class Ordered(Remark):
    """Somebody gave another player an order."""

    player: Seat
    to: Seat
    words: str


@dataclass(eq=False)
class GiveOrder(Act):
    """Order somebody to do something."""

    to: Final[Seat]
    words: Final[str]

    def __init__(self, seat: Seat, to: Seat, words: str) -> None:
        self.seat = seat
        self.to = to
        self.words = words

    def impossible(self, table: Table) -> str:
        if not 0 <= self.to < table.seats or self.to == self.seat:
            return "there is nobody there to be ordered about"
        return "" if sayable(self.words) else "an order needs words"

    def facets(self, table: Table) -> list[Facet]:
        return []

    def happen(self, table: Table) -> list[Event]:
        return [Ordered(self.seat, self.to, self.words)]

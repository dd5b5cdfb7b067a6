"""Taking one's own hand up to look at it or to sort it."""

from dataclasses import dataclass
from typing import Final

from cardhouse.core.acts import Act, unknown_way
from cardhouse.core.declared import ANY_TIME, Way
from cardhouse.core.seats import Seat
from cardhouse.core.speech import Remark
from cardhouse.core.table import Event, Table

HANDLE: Final = "touch"
HANDLE_WAY: Final = Way(HANDLE, "take up the cards", ANY_TIME, label="Take up your cards")


@dataclass(eq=False)
class Handled(Remark):
    """Somebody handled their own cards."""

    player: Seat


class Handle(Act):
    """Handle one's own cards: look at them, sort them."""

    @property
    def way(self) -> str:
        return HANDLE

    def impossible(self, table: Table) -> str:
        return unknown_way(table, HANDLE)

    def happen(self, table: Table) -> list[Event]:
        return [Handled(self.seat)]

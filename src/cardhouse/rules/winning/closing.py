"""The end of a round that is over: nobody challenges it any more."""

from dataclasses import dataclass
from typing import Final

from cardhouse.core.acts import Act
from cardhouse.core.declared import ANY_TIME, Way
from cardhouse.core.gates import Facet
from cardhouse.core.seats import Seat
from cardhouse.core.speech import Remark
from cardhouse.core.table import OVER, Event, Table

CLOSE: Final = "close"
CLOSE_WAY: Final = Way(CLOSE, "close the round", ANY_TIME, advances=True, free=True)


@dataclass(eq=False)
class Closed(Remark):
    """The round was closed: nobody challenges how it ended any more."""

    player: Seat


class Close(Act):
    """Close the round that is over."""

    @property
    def way(self) -> str:
        return CLOSE

    def impossible(self, table: Table) -> str:
        return "" if table.phase == OVER else "the round is not over"

    def facets(self, table: Table) -> list[Facet]:
        return []

    def happen(self, table: Table) -> list[Event]:
        return [Closed(self.seat)]

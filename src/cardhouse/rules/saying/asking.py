"""Asking what a card does."""

from dataclasses import dataclass
from typing import Any, Final

from cardhouse.cards import RANKS
from cardhouse.core.acts import Act
from cardhouse.core.gates import Facet
from cardhouse.core.seats import Seat
from cardhouse.core.speech import Remark
from cardhouse.core.table import Event, Question, Table


@dataclass(eq=False)
class MayAsk(Question):
    """May anybody ask what cards of this rank do?"""

    rank: int

    def unruled(self, table: Table) -> bool:
        return True

    def refusal(self, table: Table, subject: Any) -> str:
        return f"nobody asks what a {RANKS[self.rank - 1]} does"


@dataclass(eq=False)
class AskedAbout(Remark):
    """Somebody asked what cards of a rank do."""

    player: Seat
    rank: int


@dataclass(eq=False)
class Ask(Act):
    """Ask what cards of a rank do, Ace 1 to King 13."""

    rank: Final[int]

    def __init__(self, seat: Seat, rank: int) -> None:
        self.seat = seat
        self.rank = rank

    def impossible(self, table: Table) -> str:
        return "" if 1 <= self.rank <= len(RANKS) else "there is no such rank"

    def facets(self, table: Table) -> list[Facet]:
        return [(MayAsk(self.rank), True)]

    def happen(self, table: Table) -> list[Event]:
        return [AskedAbout(self.seat, self.rank)]

"""Questions about what people know: places of the stock they have looked at, cards of a hand that all have seen,
figures.
"""

from dataclasses import dataclass
from typing import Final

from cardhouse.cards import Card
from cardhouse.core.seats import EVERYONE, Seat, Seats
from cardhouse.core.table import Question, Table


@dataclass(eq=False)
class Glimpsed(Question):
    """Which places of the stock, 0 for its top, does this seat know? None, unless a rule says so."""

    seat: Final[Seat]

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def unruled(self, table: Table) -> list[int]:
        return []


@dataclass(eq=False)
class FaceUp(Question):
    """Which cards of this hand has everybody seen? None, unless a rule says so."""

    owner: Final[Seat]

    def __init__(self, owner: Seat) -> None:
        self.owner = owner

    def unruled(self, table: Table) -> list[Card]:
        return []


class KnowsRules(Question):
    """Who knows the rules? Everybody, unless a rule says otherwise."""

    def unruled(self, table: Table) -> Seats:
        return EVERYONE


class OpenState(Question):
    """Is everybody shown how things stand: whose turn it is, which way round, what is owed? Yes, unless a rule says
    otherwise.
    """

    def unruled(self, table: Table) -> bool:
        return True


class Figures(Question):
    """Which numbers do the rules show everybody: (name, seat or -1, number)?"""

    def unruled(self, table: Table) -> list[tuple[str, int, int]]:
        return []

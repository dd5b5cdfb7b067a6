"""Places where cards lie, and a move from one to another: small values that know no table.

A place has the name that everybody else knows it by: `stock`, `hand:0`, `pile:1`, `area:trap:2`, and `area:market:-1`
for one that is shared by all.
"""

from dataclasses import dataclass
from typing import Final

from cardhouse.cards import Card
from cardhouse.core.fact import Fact
from cardhouse.core.seats import EVERYONE, MOST_SEATS, NO_SEAT, Seat, Seats

STOCK: Final = 0
HAND: Final = 1
PILE: Final = 2
AREA: Final = 3

BOTTOM: Final = 0
TOP: Final = -1
LATEST: Final = -2
OLDEST: Final = -3


@dataclass(eq=False)
class CardPlace(Fact):
    """A place, and where in it a card is taken or put: `at` a number counted from the bottom, or on TOP, where it has
    to be that very card; else wherever it is found, the OLDEST or the LATEST of equal ones first, and put on top.
    """

    kind: Final[int]
    number: Final[int]  # of the seat or of the pile
    area: Final[str]
    at: Final[int]

    def __init__(self, kind: int, number: int = NO_SEAT, area: str = "", at: int = OLDEST) -> None:
        self.kind = kind
        self.number = number
        self.area = area
        self.at = at

    @property
    def name(self) -> str:
        """What the place is called wherever it is written down."""
        if self.kind == STOCK:
            return "stock"
        if self.kind == AREA:
            return f"area:{self.area}:{self.number}"
        return f"hand:{self.number}" if self.kind == HAND else f"pile:{self.number}"

    @property
    def words(self) -> str:
        """The same as people say it."""
        if self.kind == STOCK:
            return "the stock"
        return f"pile {self.number}" if self.kind == PILE else f"{self.area or 'the hand'} of seat {self.number}"

    def found_at(self, at: int) -> "CardPlace":
        """The same place; cards are taken or put elsewhere in it."""
        return CardPlace(self.kind, self.number, self.area, at)


_HANDS: Final[list[CardPlace]] = [CardPlace(HAND, seat) for seat in range(MOST_SEATS)]
STOCK_TOP: Final = CardPlace(STOCK, at=TOP)
STOCK_BOTTOM: Final = CardPlace(STOCK, at=BOTTOM)
IN_STOCK: Final = CardPlace(STOCK)


def hand_of(seat: Seat) -> CardPlace:
    return _HANDS[seat] if 0 <= seat < MOST_SEATS else CardPlace(HAND, seat)


def pile_at(number: int, at: int = TOP) -> CardPlace:
    return CardPlace(PILE, number, "", at)


def area_of(name: str, seat: Seat = NO_SEAT) -> CardPlace:
    """An area before a seat, or a shared one."""
    key = (name, seat)
    place = _AREAS.get(key)
    if place is None:
        place = _AREAS[key] = CardPlace(AREA, seat, name)
    return place


_AREAS: Final[dict[tuple[str, Seat], CardPlace]] = {}
"""The areas that cards have moved to or from; there are few, and they never change."""


@dataclass(eq=False)
class CardMove(Fact):
    """Cards go from a place to a place, one after the other, and `seen` are those who see their faces. A `heap` of so
    many cards, whichever they are, goes as one; ALL_OF_IT is whatever lies there. `noticed` are those who see it at
    all.
    """

    cards: Final[tuple[Card, ...]]
    source: Final[CardPlace]
    target: Final[CardPlace]
    seen: Final[Seats]
    heap: Final[int]
    noticed: Final[Seats]

    def __init__(
        self,
        cards: tuple[Card, ...],
        source: CardPlace,
        target: CardPlace,
        seen: Seats = EVERYONE,
        heap: int = 0,
        noticed: Seats = EVERYONE,
    ) -> None:
        self.cards = cards
        self.source = source
        self.target = target
        self.seen = seen
        self.heap = heap
        self.noticed = noticed

    def back(self) -> "CardMove":
        """The move that undoes this one. What was put on top has to be there still, the latest first; what was put
        elsewhere goes back in the same order.
        """
        at = self.target.at
        if not self.heap and at >= 0:
            at = OLDEST
        cards = self.cards[::-1] if at == TOP else self.cards
        return CardMove(cards, self.target.found_at(at), self.source, self.seen, self.heap, self.noticed)

    def from_anywhere(self) -> "CardMove":
        """The same move; other cards may lie on what is taken."""
        return CardMove(self.cards, self.source.found_at(LATEST), self.target, self.seen, self.heap, self.noticed)


ALL_OF_IT: Final = -1
CardMoves = tuple[CardMove, ...]
UNMOVED: Final[CardMoves] = ()

"""What begins and ends a Point of Order, and what is done there by common consent."""

from dataclasses import dataclass
from typing import Final

from cardhouse.cards import Card
from cardhouse.core.moving import MovesCards, carry
from cardhouse.core.needs import only_with
from cardhouse.core.places import IN_STOCK, OLDEST, STOCK_BOTTOM, CardMove, CardMoves, CardPlace, hand_of, pile_at
from cardhouse.core.rule import Need
from cardhouse.core.seats import NO_SEAT, Seat
from cardhouse.core.speech import Remark
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


@dataclass(eq=False)
class Resolved(Remark):
    """The players resolved something that only people can carry out."""

    words: str


@dataclass(eq=False)
class CardMoved(MovesCards):
    """By common consent a card is now in another hand, or (-1) under the stock; it came from a hand, or (-1) from under
    the top card of a pile or out of the stock.
    """

    card: Card
    source: Seat
    target: Seat

    def moves(self) -> CardMoves:
        return (self.taken_from(IN_STOCK if self.source == NO_SEAT else hand_of(self.source)),)

    def taken_from(self, place: CardPlace) -> CardMove:
        return CardMove((self.card,), place, STOCK_BOTTOM if self.target == NO_SEAT else hand_of(self.target))

    def apply(self, table: Table) -> None:
        """As its moves say, but that the card may lie under a pile instead of in the stock."""
        place = hand_of(self.source) if self.source != NO_SEAT else lying(table, self.card)
        carry(table, self.taken_from(IN_STOCK if place is None else place))


def lying(table: Table, card: Card) -> CardPlace | None:
    """The pile that has a card under its top card, else the stock if it is there."""
    for number, pile in table.piles.items():
        if card in [each.printed for each in pile[:-1]]:
            return pile_at(number, OLDEST)
    return IN_STOCK if card in table.stock else None


only_with(POINTS, PointEnded)

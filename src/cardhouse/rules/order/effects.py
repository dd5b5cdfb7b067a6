"""What cards do to the order of turns: skips, steps back, pointing, reversals, modes, pick-ups, hands passed on."""

from dataclasses import dataclass
from typing import Final

from cardhouse.core.needs import only_with
from cardhouse.core.places import ALL_OF_IT, CardMove, CardMoves, hand_of
from cardhouse.core.seats import NO_SEAT, NOBODY, Seat
from cardhouse.core.table import Table
from cardhouse.rules.order.events import OrderEvent
from cardhouse.rules.turns.slots import BACK, NO_PASS, PLACES, Order, pointed, sides_switched, turned_back, turned_for


class WentBack(OrderEvent):
    """Play goes to the player before, and then on in the same direction."""

    def ordered(self, order: Order) -> Order:
        return order.but(landing=BACK)


@dataclass(eq=False)
class PointedAt(OrderEvent):
    """The slot that is to be next was pointed at; `skips_count` if skips go on from there."""

    pile: int
    slot: int
    skips_count: bool

    def pile_meant(self) -> int:
        return self.pile

    def ordered(self, order: Order) -> Order:
        return pointed(order, self.slot, self.skips_count)


class StrideSwitched(OrderEvent):
    """Every other slot is passed over from now on, or no longer."""

    def ordered(self, order: Order) -> Order:
        return order.but(strides=not order.strides)


@dataclass(eq=False)
class SidesSwitched(OrderEvent):
    """Everybody has two slots from now on, or one again."""

    entry: str

    def ordered(self, order: Order) -> Order:
        return sides_switched(order, self.entry)


@dataclass(eq=False)
class ReversedFor(OrderEvent):
    """The direction turned round, and turns back after so many turns."""

    turns: int

    def apply(self, table: Table) -> None:
        table.direction = -table.direction

    def ordered(self, order: Order) -> Order:
        return turned_for(order, self.turns)


class TurnedBack(OrderEvent):
    """The turns of a reversal are over, and the direction is what it was before."""

    def apply(self, table: Table) -> None:
        table.direction = -table.direction

    def ordered(self, order: Order) -> Order:
        return turned_back(order)


@dataclass(eq=False)
class SkipWaits(OrderEvent):
    """After the next turn so many slots are passed over."""

    turns: int

    def ordered(self, order: Order) -> Order:
        return order.but(waiting=self.turns)


@dataclass(eq=False)
class PickUpGrew(OrderEvent):
    """Whoever is next has so many cards more to pick up, for a card of this rank."""

    cards: Final[int]
    rank: Final[int]

    def __init__(self, cards: int, rank: int) -> None:
        self.cards = cards
        self.rank = rank

    def ordered(self, order: Order) -> Order:
        return order.but(owed=order.owed + self.cards, owed_for=self.rank, begun=False)


@dataclass(eq=False)
class PickedUp(OrderEvent):
    """So many of the cards to pick up have been taken, by this player (nobody in older logs), or need not be."""

    pile: Final[int]
    cards: Final[int]
    player: Final[Seat]

    def __init__(self, pile: int, cards: int, player: Seat = NO_SEAT) -> None:
        self.pile = pile
        self.cards = cards
        self.player = player

    def pile_meant(self) -> int:
        return self.pile

    def ordered(self, order: Order) -> Order:
        return order.but(owed=max(0, order.owed - self.cards), begun=True)


@dataclass(eq=False)
class SuitNamed(OrderEvent):
    """A suit was named for the card that counts."""

    pile: int
    suit: int

    def pile_meant(self) -> int:
        return self.pile

    def ordered(self, order: Order) -> Order:
        return order.but(named=self.suit)


@dataclass(eq=False)
class HandsToPass(OrderEvent):
    """All hands are to be handed on so many players further; to what was to be handed on before, this is added."""

    places: int
    way: int

    def ordered(self, order: Order) -> Order:
        if order.passing == NO_PASS:
            return order.but(passing=self.places, passing_way=self.way)
        return order.but(passing=order.passing + self.places)


@dataclass(eq=False)
class HandsMoved(OrderEvent):
    """All who take part in an order handed their cards on, so many places, at the same moment."""

    pile: int
    places: int
    order: Order

    def pile_meant(self) -> int:
        return self.pile

    def moves(self) -> CardMoves:
        return hands_on(self.order, self.places)

    def apply(self, table: Table) -> None:
        """As its moves say, but all at once."""
        hand_on(table, self.order, self.places)

    def ordered(self, order: Order) -> Order:
        return order.but(passing=NO_PASS)


def hands_on(order: Order, places: int) -> CardMoves:
    """Each hand of those who take part goes to the one who sits so many places on."""
    seats = [seat for seat in range(order.seats) if order.has(seat)] if places else []
    return tuple(
        [
            CardMove((), hand_of(seat), hand_of(seats[(place + places) % len(seats)]), NOBODY, heap=ALL_OF_IT)
            for place, seat in enumerate(seats)
        ]
    )


def hand_on(table: Table, order: Order, places: int) -> None:
    """Let all hands of those who take part go so many places on."""
    seats = [seat for seat in range(table.seats) if order.has(seat)]
    held = [table.hands[seat] for seat in seats]
    for place, hand in enumerate(held if places else []):
        table.hands[seats[(place + places) % len(seats)]] = hand
    table.informed = (1 << table.seats) - 1 if places else table.informed


only_with(PLACES, HandsMoved)

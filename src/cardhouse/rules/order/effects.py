"""What cards do to the order of turns: skips, steps back, pointing, reversals, modes, pick-ups, hands passed on."""

from dataclasses import dataclass

from cardhouse.core.moving import MovesCards
from cardhouse.core.needs import only_with
from cardhouse.core.places import CardMoves
from cardhouse.core.table import Table
from cardhouse.core.undone_plays import round_the_table
from cardhouse.rules.order.events import OrderEvent
from cardhouse.rules.order.pile_order import Later, Passing, PileOrder, pointed, switched, turned_back
from cardhouse.rules.turns.slots import BACK, PLACES, Order, turned


class WentBack(OrderEvent):
    """Play goes to the player before, and then on in the same direction."""

    def ordered(self, order: PileOrder) -> PileOrder:
        return order.but(turns=order.turns.but(landing=BACK))


@dataclass(eq=False)
class PointedAt(OrderEvent):
    """The slot that is to be next was pointed at; `skips_count` if skips go on from there."""

    pile: int
    slot: int
    skips_count: bool

    def pile_meant(self) -> int:
        return self.pile

    def ordered(self, order: PileOrder) -> PileOrder:
        return pointed(order, self.slot, self.skips_count)


class StrideSwitched(OrderEvent):
    """Every other slot is passed over from now on, or no longer."""

    def ordered(self, order: PileOrder) -> PileOrder:
        return order.but(turns=order.turns.but(strides=not order.turns.strides))


@dataclass(eq=False)
class SidesSwitched(OrderEvent):
    """Everybody has two slots from now on, or one again."""

    entry: str

    def ordered(self, order: PileOrder) -> PileOrder:
        return switched(order, self.entry)


@dataclass(eq=False)
class ReversedFor(OrderEvent):
    """The direction turned round, and turns back after so many turns."""

    turns: int

    def apply(self, table: Table) -> None:
        table.direction = -table.direction

    def ordered(self, order: PileOrder) -> PileOrder:
        return order.but(turns=turned(order.turns), later=Later(order.later.skips, self.turns))


class TurnedBack(OrderEvent):
    """The turns of a reversal are over, and the direction is what it was before."""

    def apply(self, table: Table) -> None:
        table.direction = -table.direction

    def ordered(self, order: PileOrder) -> PileOrder:
        return turned_back(order)


@dataclass(eq=False)
class SkipWaits(OrderEvent):
    """After the next turn so many slots are passed over."""

    turns: int

    def ordered(self, order: PileOrder) -> PileOrder:
        return order.but(later=Later(self.turns, order.later.turns, order.later.turns_back))


@dataclass(eq=False)
class SuitNamed(OrderEvent):
    """A suit was named for the card that counts."""

    pile: int
    suit: int

    def pile_meant(self) -> int:
        return self.pile

    def ordered(self, order: PileOrder) -> PileOrder:
        return order.but(card=order.card.but(suit=self.suit))


@dataclass(eq=False)
class HandsToPass(OrderEvent):
    """All hands are to be handed on so many players further; to what was to be handed on before, this is added."""

    places: int
    way: int

    def ordered(self, order: PileOrder) -> PileOrder:
        before = order.passing
        return order.but(
            passing=Passing(before.places + self.places, before.way) if before.due else Passing(self.places, self.way)
        )


@dataclass(eq=False)
class HandsMoved(MovesCards):
    """All who take part in an order handed their cards on, so many places, at the same moment."""

    pile: int
    places: int
    order: Order

    def moves(self) -> CardMoves:
        return round_the_table(taking_part(self.order), self.places)


def taking_part(order: Order) -> tuple[int, ...]:
    """The seats that take part in an order."""
    return tuple([seat for seat in range(order.seats) if order.has(seat)])


only_with(PLACES, HandsMoved)

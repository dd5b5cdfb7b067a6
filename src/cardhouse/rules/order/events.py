"""Who took a turn, butted in or moved play on: what happens to the order of turns as such."""

from dataclasses import dataclass
from typing import Final

from mypy_extensions import mypyc_attr

from cardhouse.core.needs import only_with
from cardhouse.core.seats import Seat
from cardhouse.core.table import Event, Table
from cardhouse.rules.order.pile_order import PileOrder, butted, moved_on, taken
from cardhouse.rules.turns.slots import PLACES, Slot


@mypyc_attr(allow_interpreted_subclasses=True)
class OrderEvent(Event):
    """Something happened to the order of turns at one pile: `pile`, or the one at which the latest card was played."""

    def pile_meant(self) -> int:
        return 0

    def apply(self, table: Table) -> None:
        """Nothing lies elsewhere afterwards; the tally keeps the order."""

    def ordered(self, order: PileOrder) -> PileOrder:
        """The order after it."""
        raise NotImplementedError


@dataclass(eq=False)
class OrderLaid(OrderEvent):
    """The order at a pile begins, or begins anew."""

    pile: int
    order: PileOrder

    def pile_meant(self) -> int:
        return self.pile


@dataclass(eq=False)
class TurnTaken(OrderEvent):
    """A slot has had its turn: it played a card (by its index), or picked up (-1)."""

    pile: Final[int]
    slot: Final[int]
    face_played: Final[int]

    def __init__(self, pile: int, slot: Slot, face_played: int) -> None:
        self.pile = pile
        self.slot = slot
        self.face_played = face_played

    def pile_meant(self) -> int:
        return self.pile

    def ordered(self, order: PileOrder) -> PileOrder:
        return taken(order, self.slot, self.face_played)


@dataclass(eq=False)
class ButtedIn(OrderEvent):
    """Somebody put an identical card on the one that counts; `lapses` if what was owed for it falls away."""

    pile: Final[int]
    player: Final[Seat]
    face_played: Final[int]
    lapses: Final[bool]

    def __init__(self, pile: int, player: Seat, face_played: int, lapses: bool) -> None:
        self.pile = pile
        self.player = player
        self.face_played = face_played
        self.lapses = lapses

    def pile_meant(self) -> int:
        return self.pile

    def ordered(self, order: PileOrder) -> PileOrder:
        return butted(order, self.player, self.face_played, self.lapses)


@dataclass(eq=False)
class MovedOn(OrderEvent):
    """A Joker was added to the card that counts, and play moved on one player."""

    pile: Final[int]
    player: Final[Seat]

    def __init__(self, pile: int, player: Seat) -> None:
        self.pile = pile
        self.player = player

    def pile_meant(self) -> int:
        return self.pile

    def ordered(self, order: PileOrder) -> PileOrder:
        return moved_on(order)


@dataclass(eq=False)
class MembersChanged(OrderEvent):
    """Slots (a bit for each) take part at a pile from now on, or no longer."""

    pile: Final[int]
    slots: Final[int]
    joins: Final[bool]

    def __init__(self, pile: int, slots: int, joins: bool) -> None:
        self.pile = pile
        self.slots = slots
        self.joins = joins

    def ordered(self, order: PileOrder) -> PileOrder:
        members = order.turns.members
        return order.among(members | self.slots if self.joins else members & ~self.slots)


only_with(PLACES, TurnTaken)

"""What happens to the order of turns, as events, and the tally that keeps the order at each pile."""

from dataclasses import dataclass
from typing import Final

from mypy_extensions import mypyc_attr

from cardhouse.core.events import Reversed, Skipped, TurnBegan, TurnEnded
from cardhouse.core.questions import NextSeat
from cardhouse.core.seats import Seat
from cardhouse.core.table import Event, Table, Tally, Wish
from cardhouse.rules.slots import (
    BACK,
    NO_PASS,
    Order,
    Slot,
    butted,
    first_order,
    moved_on,
    pointed,
    seat_at,
    sides_switched,
    taken,
    turned,
    turned_back,
    turned_for,
)


@mypyc_attr(allow_interpreted_subclasses=True)
class OrderEvent(Event):
    """Something happened to the order of turns at one pile: `pile`, or the one at which the latest card was played."""

    def pile_meant(self) -> int:
        return 0

    def apply(self, table: Table) -> None:
        """Nothing lies elsewhere afterwards; the tally keeps the order."""

    def ordered(self, order: Order) -> Order:
        """The order after it."""
        raise NotImplementedError


@dataclass(eq=False)
class OrderLaid(OrderEvent):
    """The order at a pile begins, or begins anew."""

    pile: Final[int]
    order: Final[Order]

    def __init__(self, pile: int, order: Order) -> None:
        self.pile = pile
        self.order = order

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

    def ordered(self, order: Order) -> Order:
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

    def ordered(self, order: Order) -> Order:
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

    def ordered(self, order: Order) -> Order:
        return moved_on(order)


class WentBack(OrderEvent):
    """Play goes to the player before, and then on in the same direction."""

    def ordered(self, order: Order) -> Order:
        return order.but(landing=BACK)


@dataclass(eq=False)
class PointedAt(OrderEvent):
    """The slot that is to be next was pointed at; `skips_count` if skips go on from there."""

    pile: Final[int]
    slot: Final[int]
    skips_count: Final[bool]

    def __init__(self, pile: int, slot: Slot, skips_count: bool) -> None:
        self.pile = pile
        self.slot = slot
        self.skips_count = skips_count

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

    entry: Final[str]

    def __init__(self, entry: str) -> None:
        self.entry = entry

    def ordered(self, order: Order) -> Order:
        return sides_switched(order, self.entry)


@dataclass(eq=False)
class ReversedFor(OrderEvent):
    """The direction turned round, and turns back after so many turns."""

    turns: Final[int]

    def __init__(self, turns: int) -> None:
        self.turns = turns

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

    turns: Final[int]

    def __init__(self, turns: int) -> None:
        self.turns = turns

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
    """So many of the cards to pick up have been taken, or need not be."""

    pile: Final[int]
    cards: Final[int]

    def __init__(self, pile: int, cards: int) -> None:
        self.pile = pile
        self.cards = cards

    def pile_meant(self) -> int:
        return self.pile

    def ordered(self, order: Order) -> Order:
        return order.but(owed=order.owed - self.cards, begun=True)


@dataclass(eq=False)
class HandsToPass(OrderEvent):
    """All hands are to be handed on so many players further; to what was to be handed on before, this is added."""

    places: Final[int]
    way: Final[int]

    def __init__(self, places: int, way: int) -> None:
        self.places = places
        self.way = way

    def ordered(self, order: Order) -> Order:
        if order.passing == NO_PASS:
            return order.but(passing=self.places, passing_way=self.way)
        return order.but(passing=order.passing + self.places)


@dataclass(eq=False)
class SuitNamed(OrderEvent):
    """A suit was named for the card that counts."""

    pile: Final[int]
    suit: Final[int]

    def __init__(self, pile: int, suit: int) -> None:
        self.pile = pile
        self.suit = suit

    def pile_meant(self) -> int:
        return self.pile

    def ordered(self, order: Order) -> Order:
        return order.but(named=self.suit)


@dataclass(eq=False)
class HandsMoved(OrderEvent):
    """All who take part handed their cards on at the same moment."""

    pile: Final[int]
    places: Final[int]

    def __init__(self, pile: int, places: int) -> None:
        self.pile = pile
        self.places = places

    def pile_meant(self) -> int:
        return self.pile

    def apply(self, table: Table) -> None:
        order = order_at(table, self.pile)
        seats = [seat for seat in range(table.seats) if order.has(seat)]
        held = [table.hands[seat] for seat in seats]
        for place, hand in enumerate(held):
            table.hands[seats[(place + self.places) % len(seats)]] = hand
        table.informed = (1 << table.seats) - 1

    def ordered(self, order: Order) -> Order:
        return order.but(passing=NO_PASS)


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

    def ordered(self, order: Order) -> Order:
        return order.but(members=order.members | self.slots if self.joins else order.members & ~self.slots)


@dataclass(eq=False)
class Strayed(OrderEvent):
    """A card was played that the law forbids: the order before it is kept, in case the card is taken back."""

    pile: Final[int]

    def __init__(self, pile: int) -> None:
        self.pile = pile

    def pile_meant(self) -> int:
        return self.pile


@dataclass(eq=False)
class StrayStands(OrderEvent):
    """A card that the law forbids can no longer be taken back; `counts` if it counts as a turn."""

    pile: Final[int]
    counts: Final[bool]

    def __init__(self, pile: int, counts: bool) -> None:
        self.pile = pile
        self.counts = counts

    def pile_meant(self) -> int:
        return self.pile


@dataclass(eq=False)
class Withdrawn(OrderEvent):
    """A card was taken back from a pile, and with it all it did to the order."""

    player: Final[Seat]
    pile: Final[int]
    place: Final[int]

    def __init__(self, player: Seat, pile: int, place: int) -> None:
        self.player = player
        self.pile = pile
        self.place = place

    def pile_meant(self) -> int:
        return self.pile

    def apply(self, table: Table) -> None:
        table.hands[self.player].append(table.piles[self.pile].pop(self.place).printed)


@dataclass(eq=False)
class TurnMoves(Wish):
    """A wish: the turn goes to whoever is due now; `over` if the one before was completed. It waits for duties that
    block play.
    """

    pile: Final[int]
    over: Final[bool]

    def __init__(self, pile: int, over: bool) -> None:
        self.pile = pile
        self.over = over

    def bound(self, table: Table) -> list[Event]:
        order = order_at(table, self.pile)
        found: list[Event] = [TurnedBack()] if order.expiring else []
        if table.blocking() is None:
            found.append(TurnEnded(table.turn) if self.over else TurnBegins(self.pile))
        return found


@dataclass(eq=False)
class TurnBegins(Wish):
    """A wish: whoever is due now begins a turn."""

    pile: Final[int]

    def __init__(self, pile: int) -> None:
        self.pile = pile

    def bound(self, table: Table) -> list[Event]:
        return [TurnBegan(table.ask(NextSeat(seat_at(order_at(table, self.pile).origin))))]


Kept = tuple[int, dict[int, Order]]
"""The pile of the latest card, and the order at each; under a pile's negative, the one before a card that may be
taken back.
"""


class Orders(Tally):
    """The order of turns at each pile."""

    def start(self) -> Kept:
        return (1, {})

    def hears(self) -> tuple[type, ...]:
        return (*ORDER_EVENTS, Reversed, Skipped)

    def step(self, total: Kept, event: Event) -> Kept:
        at, orders = total
        if isinstance(event, MembersChanged):
            changed = event.ordered(orders[event.pile])
            return (at, orders | {event.pile: changed})
        if isinstance(event, OrderEvent):
            at = event.pile_meant() or at
        order = orders.get(at)
        orders = orders.copy()
        if isinstance(event, OrderLaid):
            orders[at] = event.order
        elif order is None:
            pass
        elif isinstance(event, Reversed):
            orders[at] = turned(order)
        elif isinstance(event, Skipped):
            orders[at] = order.but(skips=order.skips + event.turns)
        elif isinstance(event, Strayed):
            orders[-at] = order
        elif isinstance(event, (StrayStands, Withdrawn)):
            before = orders.pop(-at, order)
            if isinstance(event, Withdrawn) or not event.counts:
                orders[at] = (
                    before.but(live=order.live, owner=order.owner) if isinstance(event, StrayStands) else before
                )
        elif isinstance(event, OrderEvent):
            orders[at] = event.ordered(order)
        return (at, orders)


ORDER_EVENTS: Final = (
    *(
        OrderLaid,
        TurnTaken,
        ButtedIn,
        MovedOn,
        WentBack,
        PointedAt,
        StrideSwitched,
        SidesSwitched,
        ReversedFor,
        TurnedBack,
    ),
    *(
        SkipWaits,
        PickUpGrew,
        PickedUp,
        HandsToPass,
        HandsMoved,
        SuitNamed,
        Strayed,
        StrayStands,
        Withdrawn,
        MembersChanged,
    ),
)
ORDERS: Final = Orders()


def order_at(table: Table, pile: int) -> Order:
    """The order of turns at a pile."""
    return table.tally(ORDERS)[1].get(pile) or first_order(table.seats, table.dealer)


def latest_pile(table: Table) -> int:
    """The pile at which the latest card was played."""
    return table.tally(ORDERS)[0]

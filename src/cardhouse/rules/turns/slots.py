"""The order of turns as one model: slots round the table, a direction, strides, waiting skips, reversals that end.

A slot is a seat, or one side of a player where everybody has two turns in a row. An `Order` is a value; each function
here gives the order after something happened. Who is next is found here and nowhere else: in a plain game the order is
the simple case of one slot a seat, a direction and skips that are made at once (`plain_order`).
"""

from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from cardhouse.core.fact import Fact, field_names
from cardhouse.core.rule import Need
from cardhouse.core.seats import NO_SEAT, Seat, Seats

PLACES: Final = Need("a turn order in which places can be passed over and come again", ("places",))

Slot: TypeAlias = int
"""Twice the seat, and one more for the left side."""

RIGHT: Final = 0
LEFT: Final = 1
SIDES: Final = ("right", "left")

STEP: Final = 0
BACK: Final = 1
POINT: Final = 2

NO_SLOT: Final = -2
"""No side of no seat."""
LEADING: Final = "leading"


def slot_at(seat: Seat, side: int = RIGHT) -> Slot:
    return 2 * seat + side


def seat_at(slot: Slot) -> Seat:
    return slot // 2


@dataclass(eq=False)
class Order(Fact):
    """All that decides whose turn is next."""

    seats: Final[int]
    members: Final[int]  # a bit for each slot that takes part
    direction: Final[int]
    origin: Final[int]  # the slot from which the next one is found
    skips: Final[int]
    strides: Final[bool]  # every other slot is passed over
    sided: Final[bool]  # every player has two slots
    trails: Final[bool]  # the origin is whichever side of its seat comes last
    landing: Final[int]
    target: Final[int]
    any_slot: Final[bool]  # a skip passes over any slot, not one that would have played
    circle: Final[tuple[int, ...]]  # who sits where, if people do not sit in the order of their seats

    def __init__(
        self,
        seats: int,
        members: int,
        direction: int = 1,
        origin: int = 0,
        skips: int = 0,
        strides: bool = False,
        sided: bool = False,
        trails: bool = False,
        landing: int = STEP,
        target: int = 0,
        any_slot: bool = False,
        circle: tuple[int, ...] = (),
    ) -> None:
        self.seats = seats
        self.members = members
        self.direction = direction
        self.origin = origin
        self.skips = skips
        self.strides = strides
        self.sided = sided
        self.trails = trails
        self.landing = landing
        self.target = target
        self.any_slot = any_slot
        self.circle = circle

    def but(self, **changes: Any) -> "Order":
        """This order, with some of it changed."""
        values: dict[str, Any] = dict(zip(field_names(type(self)), self.values(), strict=True))
        values.update(changes)
        return Order(**values)

    def going_on(self, origin: Slot, skips: int, trails: bool = False) -> "Order":
        """This order when the next slot is found from another one, one step on and so many skipped."""
        return Order(
            self.seats,
            self.members,
            self.direction,
            origin,
            skips,
            self.strides,
            self.sided,
            trails,
            STEP,
            self.target,
            self.any_slot,
            self.circle,
        )

    @property
    def leading(self) -> int:
        """The side of a player that play reaches first."""
        return RIGHT if self.direction == 1 else LEFT

    @property
    def start(self) -> Slot:
        """The slot from which the next one is found."""
        return slot_at(seat_at(self.origin), 1 - self.leading) if self.trails and self.sided else self.origin

    def has(self, seat: Seat) -> bool:
        return (self.members >> slot_at(seat)) & 3 != 0


def first_order(seats: int, dealer: Seat) -> Order:
    """Nothing has been played, and whoever sits at the dealer's left is due."""
    return Order(seats, (1 << 2 * seats) - 1, origin=slot_at(dealer))


def plain_order(seats: int, players: Seats, direction: int, after: Seat, skips: int) -> Order:
    """The simple case: a slot for each seat, a direction, and skips to be made at once."""
    members = sum([3 << slot_at(seat) for seat in players.among(seats)])
    return Order(seats, members, direction, slot_at(after), skips)


def seated(order: Order, circle: tuple[int, ...]) -> Order:
    """A plain order among people who sit otherwise than in the order of their seats."""
    members = sum([3 << slot_at(place) for place, seat in enumerate(circle) if order.has(seat)])
    return order.but(members=members, origin=slot_at(circle.index(seat_at(order.origin))), circle=circle)


def walk(order: Order, slot: Slot, steps: int, direction: int) -> Slot:
    """The slot so many places on, among those that take part."""
    ring, move = 2 * order.seats, 1 if order.sided else 2
    wanted = 1 if order.sided else 3
    at = slot if order.sided else slot & ~1
    for _ in range(steps):
        at = (at + direction * move) % ring
        while not (order.members >> at) & wanted:
            at = (at + direction * move) % ring
    return at


def nearest(order: Order, slot: Slot, direction: int) -> Slot:
    """This slot, or the next one that way, if it does not take part (any more)."""
    takes_part = (order.members >> slot) & 1 if order.sided else order.has(seat_at(slot))
    return walk(order, slot, 0 if takes_part else 1, direction)


def neighbour(order: Order, seat: Seat, direction: int) -> Seat:
    """The next player that way who takes part."""
    at = (seat + direction) % order.seats
    while not order.has(at) and at != seat:
        at = (at + direction) % order.seats
    return at


def due(order: Order) -> Slot:
    """The slot whose turn is next; none, if nobody takes part."""
    return due_after(order, order.skips)


def due_after(order: Order, skips: int) -> Slot:
    """The slot whose turn would be next if so many were skipped."""
    onward = order.direction
    stride = 2 if order.strides else 1
    if not order.members:
        return NO_SLOT
    if order.landing == BACK:
        before = neighbour(order, seat_at(order.origin), -onward)
        return walk(order, nearest(order, slot_at(before, 1 - order.leading), -onward), skips, -onward)
    if order.landing == POINT:
        return walk(order, nearest(order, order.target, onward), stride * skips, onward)
    steps = stride + skips if order.any_slot else stride * (1 + skips)
    return walk(order, order.start, steps, onward)


def due_seat(order: Order) -> Seat:
    """Whose turn is next; nobody's, if nobody takes part."""
    place = seat_at(due(order))
    return order.circle[place] if order.circle and place != NO_SEAT else place


def passed_over(order: Order) -> tuple[int, ...]:
    """The players who lose a turn to skips: those who would be due with fewer of them."""
    return tuple([seat_at(due_after(order, skips)) for skips in range(order.skips)])


def distance(order: Order) -> int:
    """How many players on from the origin the next one sits; no way at all, if nobody is due."""
    seat, goal, steps = seat_at(order.origin), due_seat(order), 0
    while goal not in (seat, NO_SEAT):
        seat = neighbour(order, seat, order.direction)
        steps += 1
    return steps


def shifted(order: Order, slot: Slot, direction: int) -> Slot:
    """The same side of the next player that way."""
    return slot_at(neighbour(order, seat_at(slot), direction), slot % 2)


def sides_switched(order: Order, entry: str) -> Order:
    """Everybody has two slots from now on, or one again; a side that was not said is the leading one (R-U10, R-U11)."""
    origin, target = side_of(order, order.origin, entry), side_of(order, order.target, LEADING)
    return order.but(sided=not order.sided, origin=origin, target=target)


def side_of(order: Order, slot: Slot, entry: str) -> Slot:
    """What becomes of a slot when everybody gets two, or has one again."""
    if order.sided:
        return slot & ~1
    return slot_at(seat_at(slot), order.leading if entry == LEADING else 1 - order.leading)


def turned(order: Order) -> Order:
    """The direction turned round."""
    return order.but(direction=-order.direction)

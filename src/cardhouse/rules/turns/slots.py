"""The order of turns as one model: slots round the table, a direction, strides, waiting skips, reversals that end.

A slot is a seat, or one side of a player where everybody has two turns in a row. An `Order` is a value; each function
here gives the order after something happened. Who is next is found here and nowhere else: in a plain game the order is
the simple case of one slot a seat, a direction and skips that are made at once (`plain_order`).
"""

from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from cardhouse.cards import RANKS
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

NO_CARD: Final = -1
NO_SLOT: Final = -2
"""No side of no seat."""
UNNAMED: Final = -1
NO_PASS: Final = -1
LEADING: Final = "leading"


def slot_at(seat: Seat, side: int = RIGHT) -> Slot:
    return 2 * seat + side


def seat_at(slot: Slot) -> Seat:
    return slot // 2


@dataclass(eq=False)
class Order(Fact):
    """All that decides whose turn it is at one pile, and what is known of the card that counts there."""

    seats: Final[int]
    members: Final[int]  # a bit for each slot that takes part
    direction: Final[int]
    strides: Final[bool]  # every other slot is passed over
    sided: Final[bool]  # every player has two slots
    origin: Final[int]  # the slot from which the next one is found
    trails: Final[bool]  # the origin is whichever side of its seat comes last
    landing: Final[int]
    skips: Final[int]
    target: Final[int]
    waiting: Final[int]  # skips in store for after the next turn
    turning: Final[int]  # turns left before the direction turns back
    expiring: Final[bool]  # it turns back with the turn just taken
    chain: Final[int]  # how many turns in a row brought this rank
    owed: Final[int]
    owed_for: Final[int]
    begun: Final[bool]
    live: Final[int]  # the card that counts, by its index
    owner: Final[int]  # the slot it came from
    dead: Final[bool]
    played_with: Final[int]  # the skips that were on it
    named: Final[int]  # the suit named for it
    open: Final[bool]  # no turn has been completed since it was played
    jokers: Final[int]  # how many lie on it
    passing: Final[int]  # how far all hands are to be handed on
    passing_way: Final[int]
    any_slot: Final[bool]  # a skip passes over any slot, not one that would have played
    circle: Final[tuple[int, ...]]  # who sits where, if people do not sit in the order of their seats

    def __init__(
        self,
        seats: int,
        members: int,
        direction: int = 1,
        strides: bool = False,
        sided: bool = False,
        origin: int = 0,
        trails: bool = False,
        landing: int = STEP,
        skips: int = 0,
        target: int = 0,
        waiting: int = 0,
        turning: int = 0,
        expiring: bool = False,
        chain: int = 0,
        owed: int = 0,
        owed_for: int = 0,
        begun: bool = False,
        live: int = NO_CARD,
        owner: int = 0,
        dead: bool = False,
        played_with: int = 0,
        named: int = UNNAMED,
        open: bool = False,
        jokers: int = 0,
        passing: int = NO_PASS,
        passing_way: int = 1,
        any_slot: bool = False,
        circle: tuple[int, ...] = (),
    ) -> None:
        self.seats = seats
        self.members = members
        self.direction = direction
        self.strides = strides
        self.sided = sided
        self.origin = origin
        self.trails = trails
        self.landing = landing
        self.skips = skips
        self.target = target
        self.waiting = waiting
        self.turning = turning
        self.expiring = expiring
        self.chain = chain
        self.owed = owed
        self.owed_for = owed_for
        self.begun = begun
        self.live = live
        self.owner = owner
        self.dead = dead
        self.played_with = played_with
        self.named = named
        self.open = open
        self.jokers = jokers
        self.passing = passing
        self.passing_way = passing_way
        self.any_slot = any_slot
        self.circle = circle

    def but(self, **changes: Any) -> "Order":
        """This order, with some of it changed."""
        values: dict[str, Any] = dict(zip(field_names(type(self)), self.values(), strict=True))
        values.update(changes)
        return Order(**values)

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
    return Order(seats, (1 << 2 * seats) - 1, origin=slot_at(dealer), owner=slot_at(dealer))


def plain_order(seats: int, players: Seats, direction: int, after: Seat, skips: int) -> Order:
    """The simple case: a slot for each seat, a direction, and skips to be made at once."""
    members = sum([3 << slot_at(seat) for seat in players.among(seats)])
    return Order(seats, members, direction, origin=slot_at(after), skips=skips)


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


def taken(order: Order, slot: Slot, face: int) -> Order:
    """A slot had its turn, with this card or by picking up: waiting skips are used, and a running reversal counts it
    (R-U2).
    """
    same = face != NO_CARD and order.chain > 0 and rank_of(face) == rank_of(order.live)
    after = order.but(
        origin=slot,
        trails=False,
        landing=STEP,
        skips=order.waiting,
        waiting=0,
        turning=max(0, order.turning - 1),
        expiring=order.turning == 1,
        chain=(order.chain if same else 0) + (face != NO_CARD),
        open=False,
    )
    if face == NO_CARD:
        return after
    return after.but(live=face, owner=slot, dead=False, played_with=order.waiting, named=UNNAMED, open=True, jokers=0)


def butted(order: Order, seat: Seat, face: int, lapses: bool) -> Order:
    """Somebody butted in: play goes on as if the card had come from there; it is no turn, and counts for nothing
    (R-U21).
    """
    side = 1 - order.leading if order.sided else RIGHT
    return order.but(
        origin=slot_at(seat),
        trails=True,
        landing=STEP,
        skips=order.played_with,
        waiting=0,
        owed=0 if lapses else order.owed,
        live=face,
        owner=slot_at(seat, side),
        named=UNNAMED,
        open=True,
        jokers=0,
    )


def moved_on(order: Order) -> Order:
    """A Joker was added: the card counts as if the next player along had played it (R-U14)."""
    onward = order.direction
    after = order.but(jokers=order.jokers + 1, begun=False)
    if order.landing == POINT:
        return after.but(target=shifted(order, order.target, onward))
    return after.but(origin=shifted(order, order.origin, onward))


def shifted(order: Order, slot: Slot, direction: int) -> Slot:
    """The same side of the next player that way."""
    return slot_at(neighbour(order, seat_at(slot), direction), slot % 2)


def pointed(order: Order, slot: Slot, skips_count: bool) -> Order:
    """The card's player pointed at whoever is to be next; Jokers added before move that place on (R-U7, R-U14)."""
    for _ in range(order.jokers):
        slot = shifted(order, slot, order.direction)
    return order.but(landing=POINT, target=slot, skips=order.skips if skips_count else 0)


def sides_switched(order: Order, entry: str) -> Order:
    """Everybody has two slots from now on, or one again; a side that was not said is the leading one (R-U10, R-U11)."""
    if order.sided:
        return order.but(sided=False, origin=order.origin & ~1, target=order.target & ~1, owner=order.owner & ~1)
    side = order.leading if entry == LEADING else 1 - order.leading
    origin, target = slot_at(seat_at(order.origin), side), slot_at(seat_at(order.target), order.leading)
    return order.but(sided=True, origin=origin, target=target, owner=slot_at(seat_at(order.owner), side))


def turned(order: Order) -> Order:
    """The direction turned round."""
    return order.but(direction=-order.direction)


def turned_for(order: Order, turns: int) -> Order:
    """The direction turned round, and turns back after so many turns; an earlier turn-back is cancelled."""
    return order.but(direction=-order.direction, turning=turns, expiring=False)


def turned_back(order: Order) -> Order:
    """The order once a running reversal has ended with this turn."""
    return order.but(direction=-order.direction, expiring=False) if order.expiring else order


def as_before(before: Order, order: Order) -> Order:
    """The order before a card that now lies there and counts, but has moved nothing."""
    return before.but(
        live=order.live,
        owner=order.owner,
        dead=order.dead,
        played_with=0,
        named=order.named,
        open=order.open,
        jokers=order.jokers,
    )


def rank_of(face: int) -> int:
    """Ace 1 to King 13; 0 for a Joker or none."""
    return face // 4 + 1 if 0 <= face < 4 * len(RANKS) else 0

"""The order of turns at each pile, kept as a tally of what happened to it, and the wishes that move the turn."""

from dataclasses import dataclass
from typing import Final

from cardhouse.core.demands import DemandGrew, DemandPaid
from cardhouse.core.events import Landed, Reversed, Skipped, TurnBegan, TurnEnded
from cardhouse.core.owed import Duty
from cardhouse.core.rounds import RoundBegan
from cardhouse.core.seats import NO_SEAT
from cardhouse.core.table import Event, Table, Tally, Wish
from cardhouse.core.undone_plays import MayGoBack, PlayUndone
from cardhouse.rules.order.effects import (
    HandsMoved,
    HandsToPass,
    PointedAt,
    ReversedFor,
    SidesSwitched,
    SkipWaits,
    StrideSwitched,
    SuitNamed,
    TurnedBack,
    WentBack,
)
from cardhouse.rules.order.events import ButtedIn, MembersChanged, MovedOn, OrderEvent, OrderLaid, TurnTaken
from cardhouse.rules.order.pile_order import NO_PASSING, LiveCard, PileOrder, laid_order
from cardhouse.rules.order.strays import Strays, StrayStands, goes_back, left_by, strayed
from cardhouse.rules.turns.slots import Order, due_seat, first_order, passed_over, seat_at, turned
from cardhouse.rules.turns.turn_order import NextSeat

Kept = tuple[int, dict[int, PileOrder], dict[int, Strays]]
"""The pile of the latest card, the order at each, and the cards there that may still go back."""


class Orders(Tally):
    """The order of turns at each pile, and what it was before each card that may go back."""

    def start(self) -> Kept:
        return (1, {}, {})

    def hears(self) -> tuple[type, ...]:
        return (*ORDER_EVENTS, Reversed, Skipped, RoundBegan, Landed)

    def step(self, total: Kept, event: Event) -> Kept:
        at, orders, strays = total
        if isinstance(event, RoundBegan):
            return self.start()
        if isinstance(event, Landed) and not strays:
            return total
        if isinstance(event, (Landed, MayGoBack)):
            return (at, orders, strays_after(strays, event, orders))
        if isinstance(event, MembersChanged):
            return (at, orders | {event.pile: event.ordered(orders[event.pile])}, strays)
        if isinstance(event, OrderEvent):
            at = event.pile_meant() or at
        elif isinstance(event, (DemandGrew, DemandPaid, HandsMoved, PlayUndone)):
            if not event.pile:
                return total  # it is demanded for something else than a card at a pile
            at = event.pile
        order = orders.get(at)
        if isinstance(event, OrderLaid):
            order = event.order
        elif order is None:
            return (at, orders, strays)
        elif isinstance(event, Reversed):
            order = order.but(turns=turned(order.turns))
        elif isinstance(event, Skipped):
            order = order.but(turns=order.turns.but(skips=order.turns.skips + event.turns))
        elif isinstance(event, OrderEvent):
            order = event.ordered(order)
        elif isinstance(event, DemandGrew):
            order = order.but(owed=order.owed.grown(event.number, event.key))
        elif isinstance(event, DemandPaid):
            order = order.but(owed=order.owed.paid(event.number))
        elif isinstance(event, HandsMoved):
            order = order.but(passing=NO_PASSING)
        elif isinstance(event, PlayUndone):
            order = before_play(strays.get(at, ()), event, order)
        else:
            return (at, orders, strays)
        return (at, orders | {at: order}, strays_after(strays, event, orders) if strays else strays)


def before_play(found: Strays, gone: PlayUndone, order: PileOrder) -> PileOrder:
    """The order before a play that goes back, for those who take part now."""
    at = goes_back(found, gone)
    return found[at].before.among(order.turns.members) if at >= 0 else order


def strays_after(strays: dict[int, Strays], event: Event, orders: dict[int, PileOrder]) -> dict[int, Strays]:
    """The cards that may go back, at each pile, after something has happened there."""
    if isinstance(event, MayGoBack):
        pile = event.pile
        return strays | {pile: strayed(strays.get(pile, ()), event, orders[pile])} if pile in orders else strays
    if isinstance(event, (Landed, HandsMoved, DemandPaid)):
        found = strays.get(event.pile, ())
        return strays | {event.pile: tuple([stray.after(event) for stray in found])} if found else strays
    if isinstance(event, PlayUndone):
        return strays | {event.pile: left_by(strays.get(event.pile, ()), event)}
    if isinstance(event, (StrayStands, OrderLaid)):
        return {pile: found for pile, found in strays.items() if pile != event.pile}
    return strays


ORDER_EVENTS: Final = (
    *(OrderLaid, TurnTaken, ButtedIn, MovedOn, MembersChanged, StrayStands),
    *(WentBack, PointedAt, StrideSwitched, SidesSwitched, ReversedFor, TurnedBack, SkipWaits),
    *(HandsToPass, SuitNamed, HandsMoved, DemandGrew, DemandPaid, MayGoBack, PlayUndone),
)
ORDERS: Final = Orders()


def at_pile(table: Table, pile: int) -> PileOrder:
    """The order of turns at a pile, with all that cards have done about it."""
    return table.tally(ORDERS)[1].get(pile) or laid_order(first_order(table.seats, table.dealer))


def strays_at(table: Table, pile: int) -> Strays:
    """The cards at a pile that may still go back, the oldest first."""
    kept: Kept = table.tally(ORDERS)
    return kept[2].get(pile, ())


def order_at(table: Table, pile: int) -> Order:
    """The order of turns at a pile."""
    return at_pile(table, pile).turns


def card_at(table: Table, pile: int) -> LiveCard:
    """The card that counts at a pile."""
    return at_pile(table, pile).card


def to_pick_up(table: Table, pile: int) -> int:
    """How many cards whoever is due at a pile still has to pick up."""
    return at_pile(table, pile).owed.left


def latest_pile(table: Table) -> int:
    """The pile at which the latest card was played."""
    return table.tally(ORDERS)[0]


def holding_up(table: Table, pile: int) -> list[Duty]:
    """What somebody has to do before play at a pile goes on."""
    return [duty for duty in table.duties if duty.blocking and (len(table.piles) == 1 or duty.about == (pile,))]


def held_up(table: Table, pile: int) -> bool:
    """Whether somebody has to do something before play at a pile goes on."""
    return bool(holding_up(table, pile))


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
        found: list[Event] = [TurnedBack()] if at_pile(table, self.pile).later.turns_back else []
        if not held_up(table, self.pile):
            found.append(TurnEnded(table.turn) if self.over else TurnBegins(self.pile))
        return found


@dataclass(eq=False)
class TurnBegins(Wish):
    """A wish: whoever is due now begins a turn."""

    pile: Final[int]

    def __init__(self, pile: int) -> None:
        self.pile = pile

    def bound(self, table: Table) -> list[Event]:
        order = order_at(table, self.pile)
        latest = self.pile == latest_pile(table)
        player = table.ask(NextSeat(seat_at(order.origin))) if latest else due_seat(order)
        return [TurnBegan(player, passed_over(order))] if player != NO_SEAT else []

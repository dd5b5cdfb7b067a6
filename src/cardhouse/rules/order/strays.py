"""Cards that were played against the rules and may still be taken back, with all that they did to the order."""

from dataclasses import dataclass
from typing import Final, cast

from cardhouse.core.demands import DemandPaid
from cardhouse.core.events import Landed
from cardhouse.core.fact import Fact
from cardhouse.core.moving import Undoes
from cardhouse.core.places import CardMove, CardMoves, hand_of, pile_at
from cardhouse.core.seats import NO_SEAT, NOBODY, Seat
from cardhouse.core.table import Event, Table, Tally
from cardhouse.rules.order.effects import HandsMoved, hands_on
from cardhouse.rules.order.events import OrderEvent, OrderLaid
from cardhouse.rules.order.pile_order import PileOrder
from cardhouse.rules.turns.slots import due_seat


@dataclass(eq=False)
class Stray(Fact):
    """A card that may be taken back: whose it is, since which act, the order before it, who has put cards there since,
    itself included, and how far hands were handed on.
    """

    player: Seat
    act: int
    before: PileOrder
    players: tuple[int, ...]
    places: int = 0

    def after(self, event: Event) -> "Stray":
        """The same card, when something more has happened at its pile."""
        before, players, places = self.before, self.players, self.places
        if isinstance(event, Landed):
            players = (*players, event.player)
        elif isinstance(event, HandsMoved):
            places += event.places
        elif isinstance(event, DemandPaid) and event.player in (NO_SEAT, due_seat(before.turns)):
            # what others take, they take for this card (R-U76)
            before = before.but(owed=before.owed.paid(event.number))
        return Stray(self.player, self.act, before, players, places)


@dataclass(eq=False)
class Strayed(Event):
    """A card was played that the law forbids: the order before it is kept, in case the card is taken back."""

    pile: int
    stray: Stray

    def apply(self, table: Table) -> None:
        """A tally keeps it."""


@dataclass(eq=False)
class StrayStands(OrderEvent):
    """Cards that the law forbids can no longer be taken back at this pile. The order is this one now, for those who
    take part now; `turns` if that turns the direction round.
    """

    pile: int
    order: PileOrder
    turns: bool

    def pile_meant(self) -> int:
        return self.pile

    def apply(self, table: Table) -> None:
        if self.turns:
            table.direction = -table.direction

    def ordered(self, order: PileOrder) -> PileOrder:
        return self.order.among(order.turns.members)


@dataclass(eq=False)
class Withdrawn(Undoes):
    """A card was taken back, and with it those that were put on it since, each by its player; hands that were handed
    on so many places for them went back. The order is the one before, for those who take part now; `turns` if that
    turns the direction round.
    """

    player: Seat
    pile: int
    order: PileOrder
    turns: bool
    players: tuple[int, ...]
    places: int

    def moves(self) -> CardMoves:
        """Hands go back first; then each card to its player, the uppermost first."""
        pile = pile_at(self.pile)
        taken_up = [CardMove((), pile, hand_of(player), NOBODY, heap=1) for player in self.players[::-1]]
        return (*hands_on(self.order.turns, -self.places), *taken_up)

    def besides(self, table: Table) -> None:
        if self.turns:
            table.direction = -table.direction


Kept = dict[int, tuple[Stray, ...]]


class Strays(Tally):
    """The cards at each pile that may still be taken back, the oldest first."""

    def start(self) -> Kept:
        return {}

    def hears(self) -> tuple[type, ...]:
        return (Strayed, StrayStands, Withdrawn, OrderLaid, Landed, HandsMoved, DemandPaid)

    def step(self, total: Kept, event: Event) -> Kept:
        if isinstance(event, Strayed):
            return total | {event.pile: (*total.get(event.pile, ()), event.stray)}
        if not total:
            return total
        if isinstance(event, (Landed, HandsMoved, DemandPaid)):
            found = total.get(event.pile, ())
            return total | {event.pile: tuple([stray.after(event) for stray in found])} if found else total
        if isinstance(event, Withdrawn):
            return total | {event.pile: left_by(total[event.pile], event)}
        settled = cast(OrderEvent, event).pile_meant()
        return {pile: strays for pile, strays in total.items() if pile != settled}


def left_by(found: tuple[Stray, ...], gone: Withdrawn) -> tuple[Stray, ...]:
    """The older ones, without what was taken back."""
    count = len(gone.players)
    return tuple(
        [
            Stray(each.player, each.act, each.before, each.players[:-count], each.places - gone.places)
            for each in found
            if len(each.players) > count
        ]
    )


STRAYS: Final = Strays()


def strays_at(table: Table, pile: int) -> tuple[Stray, ...]:
    """The cards at a pile that may still be taken back, the oldest first."""
    found: Kept = table.tally(STRAYS)
    return found.get(pile, ())

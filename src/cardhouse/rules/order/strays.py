"""Cards that were played against the rules and may still go back, with all that they did to the order."""

from dataclasses import dataclass

from cardhouse.core.demands import DemandPaid
from cardhouse.core.events import Landed
from cardhouse.core.fact import Fact
from cardhouse.core.seats import NO_SEAT, Seat
from cardhouse.core.table import Event, Table
from cardhouse.core.undone_plays import MayGoBack, PlayUndone
from cardhouse.rules.order.effects import HandsMoved
from cardhouse.rules.order.events import OrderEvent
from cardhouse.rules.order.pile_order import PileOrder
from cardhouse.rules.turns.slots import due_seat


@dataclass(eq=False)
class Stray(Fact):
    """A card that may go back: whose it is, since which act, the order before it, who has put cards there since,
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


Strays = tuple[Stray, ...]
"""The cards at a pile that may still go back, the oldest first."""


def strayed(found: Strays, event: MayGoBack, order: PileOrder) -> Strays:
    """The cards that may go back, with those of this play."""
    players = (event.player,) * len(event.cards)
    return (*found, Stray(event.player, event.act, order, players))


def goes_back(found: Strays, event: PlayUndone) -> int:
    """Which of them goes back: the one of that act, or the oldest with no more cards on it than go back."""
    for at, stray in enumerate(found):
        if event.act == stray.act or (event.act < 0 and len(stray.players) <= len(event.players)):
            return at
    return -1


def left_by(found: Strays, gone: PlayUndone) -> Strays:
    """The older ones, without what went back."""
    count = len(gone.players) or len(gone.cards)
    return tuple(
        [
            Stray(each.player, each.act, each.before, each.players[:-count], each.places - gone.steps)
            for each in found
            if len(each.players) > count
        ]
    )


@dataclass(eq=False)
class StrayStands(OrderEvent):
    """Cards that the law forbids can no longer go back at this pile. The order is this one now, for those who take part
    now; `turns` if that turns the direction round.
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

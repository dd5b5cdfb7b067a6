"""Cards that change the order of turns: skips that wait, steps back, reversals that end, strides and sides."""

from dataclasses import dataclass
from typing import Final

from mypy_extensions import mypyc_attr

from cardhouse.cards import RANKS, Cards
from cardhouse.core.declared import option
from cardhouse.core.demands import DemandGrew
from cardhouse.core.events import Played, Skipped
from cardhouse.core.hooks import after, answers
from cardhouse.core.rule import CardRule, Memory, Need
from cardhouse.core.table import Event, Events, Table
from cardhouse.rules.lawmaking.meanings import Special
from cardhouse.rules.order.effects import ReversedFor, SidesSwitched, SkipWaits, StrideSwitched, WentBack
from cardhouse.rules.order.orders import ORDERS, at_pile
from cardhouse.rules.order.pile_order import PileOrder, rank_of
from cardhouse.rules.turns.slots import LEADING, PLACES

FRESH: Final = "fresh"


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class OrderCards(CardRule):
    """Playing {on} changes the order of turns."""

    def needs(self) -> tuple[Need, ...]:
        return (PLACES,)

    @answers(Special)
    def means_something(self, asked: Special, table: Table, earlier: Cards) -> Cards:
        return earlier | self.on

    def tallies(self) -> tuple[Memory, ...]:
        return (ORDERS,)


def skips_on(order: PileOrder, card: int) -> int:
    """The skips that a card brings to its effect: those that waited for this turn, or the ones of the card it is
    identical to.
    """
    return order.card.skips if card == order.card.face else order.later.skips


@dataclass(frozen=True)
class SkipsLater(OrderCards):
    """After {on} the next player plays as usual, and then one is passed over.

    One that answers another makes two be passed over at once, and nothing waits.
    """

    three_chain: str = option(
        FRESH, "A third one in a row", {"fresh": "starts anew", "accumulate": "passes over one more"}, ruling="R-U5"
    )

    @after(Played)
    def pass_over_later(self, played: Played, table: Table) -> Events:
        order, card = at_pile(table, played.pile), played.card
        before, skips = order.card, skips_on(order, card.index)
        again = before.row if card.index != before.face and rank_of(before.face) == card.rank else 0
        effect: Event = SkipWaits(1)
        if self.three_chain != FRESH and again:
            effect = Skipped(again + 1 - skips)
        elif skips:
            effect = Skipped(1)
        return (effect,)


@dataclass(frozen=True)
class GoesBack(OrderCards):
    """After {on}, play goes to the previous player, and then on in the same direction."""

    @after(Played)
    def go_back(self, played: Played, table: Table) -> Events:
        return (WentBack(),)


@dataclass(frozen=True)
class ReversesFor(OrderCards):
    """When {on} is played, the direction of play reverses for a while, and then turns back.

    A new one cancels what is left of the one before.
    """

    turns: int = option(2, "It turns back after", unit="turn")

    @after(Played)
    def turn_round(self, played: Played, table: Table) -> Events:
        return (ReversedFor(self.turns),)


@dataclass(frozen=True)
class SwitchesStride(OrderCards):
    """After {on} every other turn is passed over, until the next one is played."""

    @after(Played)
    def switch(self, played: Played, table: Table) -> Events:
        return (StrideSwitched(),)


@dataclass(frozen=True)
class SwitchesSides(OrderCards):
    """After {on} everybody has two turns in a row, one for each side, until the next one is played."""

    queen_entry: str = option(
        LEADING,
        "The card that begins this was played",
        {"leading": "from the side that plays first", "trailing": "from the side that plays last"},
        ruling="R-U10",
    )

    @after(Played)
    def switch(self, played: Played, table: Table) -> Events:
        return (SidesSwitched(self.queen_entry),)


@dataclass(frozen=True)
class MakesPickUp(OrderCards):
    """After {on} whoever is next has to pick up {pick_up}, in addition to what was owed before."""

    pick_up: int = option(2, "Cards to pick up", unit="card")

    @after(Played)
    def grow(self, played: Played, table: Table) -> Events:
        rank = played.card.rank
        return (DemandGrew(self.pick_up, RANKS[rank - 1] if rank else "", pile=played.pile),)

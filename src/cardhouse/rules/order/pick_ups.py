"""Cards to be picked up by whoever is next: no other move, unless the card can be answered in kind; and a pile that
is turned over.
"""

from typing import Final, cast

from cardhouse.cards import NONE, Cards, of_rank
from cardhouse.core.demands import DrawCancelled, Obligation, Obliged, answering
from cardhouse.core.events import Drew, Landed, Recycled
from cardhouse.core.hooks import after, answers
from cardhouse.core.questions import DRAW, OpenTo
from cardhouse.core.rule import CardRule, Memory, Need, Rule
from cardhouse.core.table import NOTHING, Event, Events, Table, Wish
from cardhouse.core.verdicts import WhyNot
from cardhouse.rules.order.effects import PickedUp
from cardhouse.rules.order.events import TurnTaken
from cardhouse.rules.order.orders import ORDERS, latest_pile, order_at
from cardhouse.rules.order.slot_order import DueSlot, under_live
from cardhouse.rules.proposing.set_aside import PutAside
from cardhouse.rules.turns.slots import PLACES, Order, seat_at

TURNING_OVER: Final = "turning-over"


def owed_for(order: Order, cards: Cards) -> bool:
    """Whether cards are to be picked up for one of these."""
    return order.owed > 0 and bool(of_rank(order.owed_for) & cards)


def pick_up_at(table: Table, pile: int) -> Obligation:
    """What whoever is due at a pile still has to pick up."""
    return Obligation(DRAW, order_at(table, pile).owed, seat_at(table.ask(DueSlot(pile))))


class NoOtherMove(CardRule):
    """Who has to pick up because of {on} can do nothing else before."""

    def needs(self) -> tuple[Need, ...]:
        return (PLACES,)

    def tallies(self) -> tuple[Memory, ...]:
        return (ORDERS,)

    @answers(OpenTo)
    def take_first(self, asked: OpenTo, table: Table, earlier: Cards) -> Cards:
        order, top = order_at(table, asked.pile), table.top(asked.pile)
        if not owed_for(order, self.on):
            return earlier
        owed = None if order.begun or top is None else table.ask(Obliged(asked.pile))
        return answering(table, owed, top) if owed is not None and top is not None else NONE

    @answers(Obliged)
    def to_pick_up(self, asked: Obliged, table: Table, earlier: Obligation | None) -> Obligation | None:
        pile = asked.pile or latest_pile(table)
        return pick_up_at(table, pile) if owed_for(order_at(table, pile), self.on) else earlier

    @after(DrawCancelled)
    def nothing_is_owed(self, cancelled: DrawCancelled, table: Table) -> Events:
        orders = [(pile, order_at(table, pile)) for pile in table.piles]
        return [PickedUp(pile, order.owed) for pile, order in orders if owed_for(order, self.on)]

    @answers(WhyNot)
    def how_many(self, asked: WhyNot, table: Table, earlier: str) -> str:
        pile = cast(OpenTo, asked.question).pile
        owed, due_now = order_at(table, pile).owed, seat_at(table.ask(DueSlot(pile)))
        victim = table.names[due_now] if due_now >= 0 else "whoever comes"
        return f"{victim} has {'a card' if owed == 1 else f'{owed} cards'} to pick up first"


class AnswersInKind(CardRule):
    """Who has to pick up because of {on} may put another one on it instead.

    That is so as long as they have not begun: what is owed adds up, and goes to the next player.
    """

    def needs(self) -> tuple[Need, ...]:
        return (PLACES,)

    def tallies(self) -> tuple[Memory, ...]:
        return (ORDERS,)

    @answers(Obliged)
    def answer(self, asked: Obliged, table: Table, earlier: Obligation | None) -> Obligation | None:
        order = order_at(table, asked.pile or latest_pile(table))
        if earlier is None or order.begun or not owed_for(order, self.on):
            return earlier
        return earlier.answered_by(self.on)


class TurnsOverPile(Rule):
    """When the pick-up pile has run out, the discards are turned over and become the new one.

    The card that counts stays. The oldest discard is drawn first, and nothing is shuffled.
    """

    def needs(self) -> tuple[Need, ...]:
        return (PLACES,)

    def tallies(self) -> tuple[Memory, ...]:
        return (ORDERS,)

    @after(Drew)
    def used_up(self, drew: Drew, table: Table) -> Events:
        return turning_over(table)

    @after(PutAside)
    def put_aside(self, aside: PutAside, table: Table) -> Events:
        return turning_over(table)

    @after(Landed)
    def something_to_turn(self, landed: Landed, table: Table) -> Events:
        return turning_over(table)

    @after(TurnTaken)
    def nothing_goes_back_any_more(self, turn: TurnTaken, table: Table) -> Events:
        return turning_over(table)


def turning_over(table: Table) -> Events:
    return NOTHING if table.stock else (TurnsOver(),)


class TurnsOver(Wish):
    """A wish: once the stock is empty, the discards of all piles become a new one, those of the first pile on top."""

    def bound(self, table: Table) -> list[Event]:
        takes = [(pile, under_live(table, pile)) for pile in table.piles if under_live(table, pile)]
        if table.stock or not takes:
            return []
        cards = [card.printed for pile, count in takes for card in table.piles[pile][:count]]
        return [Recycled(tuple(takes), tuple(reversed(cards)), table.chance.state)]

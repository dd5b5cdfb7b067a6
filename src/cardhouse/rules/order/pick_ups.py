"""Cards to be picked up by whoever is next: no other move, unless the card can be answered in kind; and a pile that
is turned over.
"""

from typing import Final, cast

from cardhouse.cards import NONE, RANKS, Cards, of_rank
from cardhouse.core.demands import DemandPaid, DrawCancelled, Obligation, Obliged, answering
from cardhouse.core.events import Drew, Landed, Recycled
from cardhouse.core.hooks import after, answers
from cardhouse.core.questions import OpenTo
from cardhouse.core.rule import CardRule, Memory, Need, Rule
from cardhouse.core.seats import NO_SEAT
from cardhouse.core.table import NOTHING, Event, Events, Table, Wish
from cardhouse.core.verdicts import WhyNot
from cardhouse.rules.order.events import TurnTaken
from cardhouse.rules.order.orders import ORDERS, at_pile, latest_pile, to_pick_up
from cardhouse.rules.order.slot_order import DueSlot, under_live
from cardhouse.rules.proposing.set_aside import PutAside
from cardhouse.rules.turns.slots import PLACES, seat_at

TURNING_OVER: Final = "turning-over"
_RANKED: Final = {name: of_rank(rank) for rank, name in enumerate(RANKS, 1)}


def owed_for(table: Table, pile: int, cards: Cards) -> Obligation | None:
    """What is to be picked up at a pile for one of these cards; nothing, if it is for another or there is none."""
    owed = at_pile(table, pile).owed
    return owed if owed.left and _RANKED.get(owed.key, NONE) & cards else None


class NoOtherMove(CardRule):
    """Who has to pick up because of {on} can do nothing else before."""

    def needs(self) -> tuple[Need, ...]:
        return (PLACES,)

    def tallies(self) -> tuple[Memory, ...]:
        return (ORDERS,)

    @answers(OpenTo)
    def take_first(self, asked: OpenTo, table: Table, earlier: Cards) -> Cards:
        begun, top = owed_for(table, asked.pile, self.on), table.top(asked.pile)
        if begun is None:
            return earlier
        owed = None if begun.drawn or top is None else table.ask(Obliged(asked.pile))
        return answering(table, owed, top) if owed is not None and top is not None else NONE

    @answers(Obliged)
    def to_pick_up(self, asked: Obliged, table: Table, earlier: Obligation | None) -> Obligation | None:
        pile = asked.pile or latest_pile(table)
        owed = owed_for(table, pile, self.on)
        return owed.borne_by(seat_at(table.ask(DueSlot(pile)))) if owed is not None else earlier

    @after(DrawCancelled)
    def nothing_is_owed(self, cancelled: DrawCancelled, table: Table) -> Events:
        owed = [(pile, owed_for(table, pile, self.on)) for pile in table.piles]
        return [DemandPaid(each.left, NO_SEAT, pile) for pile, each in owed if each is not None]

    @answers(WhyNot)
    def how_many(self, asked: WhyNot, table: Table, earlier: str) -> str:
        pile = cast(OpenTo, asked.question).pile
        owed, due_now = to_pick_up(table, pile), seat_at(table.ask(DueSlot(pile)))
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
        owed = owed_for(table, asked.pile or latest_pile(table), self.on)
        return earlier if earlier is None or owed is None or owed.drawn else earlier.answered_by(self.on)


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

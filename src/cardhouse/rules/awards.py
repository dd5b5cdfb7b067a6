"""What becomes of penalties: wrong ones return to whoever proposed them, and cards that were illegal are taken back."""

from dataclasses import dataclass
from typing import Final

from cardhouse.cards import DECK_FACES, JOKER
from cardhouse.core.affairs import Fined
from cardhouse.core.events import Gave
from cardhouse.core.hooks import after
from cardhouse.core.rule import Memory, Rule
from cardhouse.core.seats import Seat
from cardhouse.core.table import NOTHING, Events, Table
from cardhouse.rules.deadlines import PROMPTLY, FallsDue
from cardhouse.rules.order_events import ORDERS, TurnMoves, Withdrawn, order_at
from cardhouse.rules.proposals import AnyCardRule, Awarded, FoundUnjust, has_rule
from cardhouse.rules.slots import seat_at

WITHDRAW: Final = "withdraw"


class UnjustReturns(Rule):
    """A wrong penalty goes to the person who proposed it: the very card, if it was given already and is still held."""

    @after(FoundUnjust)
    def return_it(self, unjust: FoundUnjust, table: Table) -> Events:
        card = JOKER if unjust.card == JOKER.index else DECK_FACES[unjust.card] if unjust.card >= 0 else None
        if card is not None and card in table.hands[unjust.to]:
            return (Gave(unjust.to, unjust.by, (card,)),)
        return (Fined(unjust.by),)


class OutOfTurnCards(Rule):
    """A card played out of turn is taken back, if it is called before the next turn is completed."""


@dataclass(frozen=True)
class TakenBack(Rule):
    """What is to become of a card that was played against the rules, once that is upheld in time: {illegal_card}. Its
    effects go with it, and what its player still owed for it is missed.
    """

    illegal_card: str = WITHDRAW

    def tallies(self) -> tuple[Memory, ...]:
        return (ORDERS,)

    @after(Awarded)
    def take_back(self, awarded: Awarded, table: Table) -> Events:
        about_a_card = has_rule(table, awarded.rule, AnyCardRule) or has_rule(table, awarded.rule, OutOfTurnCards)
        if self.illegal_card != WITHDRAW or not about_a_card:
            return NOTHING
        for pile in strays_of(table, awarded.to):
            place = len(table.piles[pile]) - 1 - order_at(table, pile).jokers
            late = FallsDue(PROMPTLY, awarded.to)
            return (late, Withdrawn(awarded.to, pile, place), TurnMoves(pile, False))
        return NOTHING


def strays_of(table: Table, player: Seat) -> list[int]:
    """The piles where a card of this player counts that may be taken back."""
    orders = table.tally(ORDERS)[1]
    return [pile for pile in table.piles if -pile in orders and seat_at(orders[pile].owner) == player]

"""Cards that make everybody hand all cards on."""

from dataclasses import dataclass
from typing import Final

from cardhouse.core.affairs import Lapsed, Met, Missed, Owed
from cardhouse.core.choices import Group, Listed, Offers
from cardhouse.core.events import Played
from cardhouse.core.hooks import after, answers
from cardhouse.core.knowledge import Named
from cardhouse.core.owed import Duty
from cardhouse.core.people_acts import Choose
from cardhouse.core.rule import Brings
from cardhouse.core.table import NOTHING, Events, Table
from cardhouse.rules.order_cards import OrderCards
from cardhouse.rules.order_effects import HandsMoved, HandsToPass
from cardhouse.rules.order_events import ButtedIn, TurnTaken
from cardhouse.rules.orders import TurnMoves, order_at
from cardhouse.rules.slots import NO_PASS, Order, distance, turned_back

PASS_HAND: Final = "pass-hand"


@dataclass(frozen=True)
class PassesHands(OrderCards):
    """When {on} is played, every player hands all cards on, as far as the player of the card sits from whoever is
    next. The hands move together, with the last one that is handed over. An identical card played before that adds
    its own distance.
    """

    def brings(self) -> Brings:
        return Brings(ways=(PASS_HAND,))

    def awake(self, order: Order, face: int) -> bool:
        return (self.on.bits >> face) & 1 == 1 and not order.sided if face >= 0 else False

    @after(Played)
    def ask_for_hands(self, played: Played, table: Table) -> Events:
        order = order_at(table, played.pile)
        if order.sided:
            return NOTHING
        seats = [seat for seat in range(table.seats) if order.has(seat)]
        if order.passing != NO_PASS:
            seats = [] if played.player in seats else [played.player]  # who comes to it now has a hand to pass too
        return tuple([Owed(Duty(seat, PASS_HAND, blocking=True, about=(played.pile,))) for seat in seats])

    @after(TurnTaken)
    def how_far(self, turn: TurnTaken, table: Table) -> Events:
        return self.passing(table, turn.pile, turn.face_played)

    @after(ButtedIn)
    def how_much_further(self, butted: ButtedIn, table: Table) -> Events:
        return self.passing(table, butted.pile, butted.face_played)

    def passing(self, table: Table, pile: int, face: int) -> Events:
        order = turned_back(order_at(table, pile))
        if not self.awake(order, face) or order.dead:
            return NOTHING
        return (HandsToPass(distance(order), order.direction),)

    @after(Met)
    def handed_over(self, met: Met, table: Table) -> Events:
        return moving(table, met.duty)

    @after(Missed)
    def handed_over_late(self, missed: Missed, table: Table) -> Events:
        return moving(table, missed.duty)

    @after(Lapsed)
    def handed_over_by_the_clock(self, lapsed: Lapsed, table: Table) -> Events:
        return moving(table, lapsed.duty)

    @answers(Named)
    def names_nothing(self, asked: Named, table: Table, earlier: list[str]) -> list[str]:
        return ["nothing"] if asked.way == PASS_HAND else earlier

    @answers(Offers)
    def list_passes(self, asked: Offers, table: Table, earlier: list[Group]) -> list[Group]:
        return [*earlier, *[Listed([Choose(seat, PASS_HAND, ())]) for seat in asked.seats.among(table.seats)]]


def moving(table: Table, duty: Duty) -> Events:
    """All hands move with the last one that is handed over."""
    if duty.kind != PASS_HAND or any((other.kind, other.about) == (PASS_HAND, duty.about) for other in table.duties):
        return NOTHING
    pile = duty.about[0]
    order = order_at(table, pile)
    if order.passing == NO_PASS:
        return NOTHING
    return (HandsMoved(pile, order.passing * order.passing_way, order), TurnMoves(pile, True))

"""Cards that make everybody hand all cards on."""

from dataclasses import dataclass
from typing import Final

from cardhouse.core.affairs import DropsDuty, KeptByRules, Lapsed, Met, Missed, Owed
from cardhouse.core.choices import Group, Listed, Offers
from cardhouse.core.declared import Way
from cardhouse.core.events import Landed, Played
from cardhouse.core.hooks import after, answers
from cardhouse.core.owed import BEFORE_PLAY_GOES_ON, GOES_ON, Duty
from cardhouse.core.people_acts import Choose
from cardhouse.core.questions import Clear
from cardhouse.core.rule import Brings, Need, Rule
from cardhouse.core.seats import Seat, Seats, seats_of
from cardhouse.core.shown import Named
from cardhouse.core.table import NOTHING, Events, Table
from cardhouse.core.verdicts import WhyNot
from cardhouse.rules.order.cards import OrderCards
from cardhouse.rules.order.effects import HandsMoved, HandsToPass
from cardhouse.rules.order.events import ButtedIn, TurnTaken
from cardhouse.rules.order.orders import TurnMoves, at_pile, order_at
from cardhouse.rules.order.pile_order import NO_CARD, turned_back
from cardhouse.rules.order.slot_order import is_a_turn
from cardhouse.rules.turns.slots import PLACES, Order, distance, seat_at

PASS_HAND: Final = "pass-hand"
PASS_HAND_WAY: Final = Way(PASS_HAND, "pass all hands on", free=True)


@dataclass(frozen=True)
class PassesHands(OrderCards):
    """When {on} is played, every player hands all cards on to another.

    They go as far as the player of the card sits from whoever is next. The hands move together, with the last one
    that is handed over. An identical card played before that adds its own distance. If it is the last card of its
    player, nothing is passed on.
    """

    def needs(self) -> tuple[Need, ...]:
        return (PLACES,)

    def brings(self) -> Brings:
        return Brings(ways=(PASS_HAND_WAY,))

    def awake(self, order: Order, face: int) -> bool:
        return (self.on.bits >> face) & 1 == 1 and not order.sided if face >= 0 else False

    @after(Played)
    def ask_for_hands(self, played: Played, table: Table) -> Events:
        order = order_at(table, played.pile)
        if order.sided:
            return NOTHING
        if not table.hands[played.player]:
            return nothing_passed(table, played.pile)
        seats = [seat for seat in range(table.seats) if order.has(seat)]
        if at_pile(table, played.pile).passing.due:
            seats = [] if played.player in seats else [played.player]  # who comes to it now has a hand to pass too
        return tuple([Owed(self.pass_on(seat, played.pile)) for seat in seats])

    def pass_on(self, seat: Seat, pile: int) -> Duty:
        return Duty(seat, PASS_HAND, until=BEFORE_PLAY_GOES_ON, blocking=True, about=(pile,))

    @after(TurnTaken)
    def how_far(self, turn: TurnTaken, table: Table) -> Events:
        return self.passing(table, turn.pile, seat_at(turn.slot), turn.face_played)

    @after(ButtedIn)
    def how_much_further(self, butted: ButtedIn, table: Table) -> Events:
        return self.passing(table, butted.pile, butted.player, butted.face_played)

    def passing(self, table: Table, pile: int, player: Seat, face: int) -> Events:
        laid = turned_back(at_pile(table, pile))
        order = laid.turns
        if not self.awake(order, face) or laid.card.dead or not table.hands[player]:
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

    @answers(KeptByRules)
    def at_the_pile(self, asked: KeptByRules, table: Table, earlier: tuple[str, ...]) -> tuple[str, ...]:
        """Whether play goes on is seen at the pile at which hands are passed."""
        return (*earlier, GOES_ON)

    @answers(Named)
    def names_nothing(self, asked: Named, table: Table, earlier: list[str]) -> list[str]:
        return ["nothing"] if asked.way == PASS_HAND else earlier

    @answers(Offers)
    def list_passes(self, asked: Offers, table: Table, earlier: list[Group]) -> list[Group]:
        return [*earlier, *[Listed([Choose(seat, PASS_HAND, ())]) for seat in asked.seats.among(table.seats)]]


class HandsFirst(Rule):
    """Nobody plays on before the hands have moved.

    Where play does not wait, they move when somebody does, and who had not passed them was slow.
    """

    def needs(self) -> tuple[Need, ...]:
        return (PLACES,)

    @answers(Clear)
    def hands_first(self, asked: Clear, table: Table, earlier: Seats) -> Seats:
        orders = [order_at(table, duty.about[0]) for duty in table.duties if duty.kind == PASS_HAND]
        return earlier - seats_of([seat for seat in range(table.seats) if any(order.has(seat) for order in orders)])

    @answers(WhyNot)
    def why_wait(self, asked: WhyNot, table: Table, earlier: str) -> str:
        return "first all hands have to be passed on"

    @after(Landed)
    def played_on(self, landed: Landed, table: Table) -> Events:
        return handed_on(table, landed.pile) if is_a_turn(table, landed.card, landed.pile) else NOTHING

    @after(TurnTaken)
    def picked_up(self, turn: TurnTaken, table: Table) -> Events:
        return handed_on(table, turn.pile) if turn.face_played == NO_CARD else NOTHING


def handed_on(table: Table, pile: int) -> Events:
    """Nobody has to pass a hand on at this pile any more."""
    return tuple([DropsDuty(duty) for duty in table.duties if (duty.kind, duty.about) == (PASS_HAND, (pile,))])


def nothing_passed(table: Table, pile: int) -> Events:
    """Hands that were to be passed on at this pile stay where they are."""
    duties = handed_on(table, pile)
    return (HandsMoved(pile, 0, order_at(table, pile)), *duties) if duties else NOTHING


def moving(table: Table, duty: Duty) -> Events:
    """All hands move with the last one that is handed over."""
    if duty.kind != PASS_HAND or any((other.kind, other.about) == (PASS_HAND, duty.about) for other in table.duties):
        return NOTHING
    pile = duty.about[0]
    laid = at_pile(table, pile)
    if not laid.passing.due:
        return NOTHING
    return (HandsMoved(pile, laid.passing.places * laid.passing.way, laid.turns), TurnMoves(pile, True))

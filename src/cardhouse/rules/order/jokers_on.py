"""Jokers that are added to the card that counts, and move play on."""

from typing import cast

from cardhouse.cards import DECK_FACES, JOKERS, Card, Cards
from cardhouse.core.hooks import answers
from cardhouse.core.landing import Counting, Interrupts, MayPart
from cardhouse.core.rule import Memory, Need, Rule
from cardhouse.core.table import Table
from cardhouse.core.verdicts import WhyNot
from cardhouse.rules.order.orders import ORDERS, card_at, to_pick_up
from cardhouse.rules.order.pile_order import NO_CARD
from cardhouse.rules.order.slot_order import DueSlot
from cardhouse.rules.turns.interrupting import LetsIn
from cardhouse.rules.turns.slots import PLACES, seat_at


class JokersMoveOn(Rule):
    """A Joker makes the card under it act as though it had come from the next player along.

    It lies upon the card that counts and does not take its place. It uses up no turn.
    """

    def needs(self) -> tuple[Need, ...]:
        return (PLACES,)

    def tallies(self) -> tuple[Memory, ...]:
        return (ORDERS,)

    @answers(Counting)
    def under_jokers(self, asked: Counting, table: Table, earlier: Card | None) -> Card | None:
        live = card_at(table, asked.pile).face
        return DECK_FACES[live] if live != NO_CARD and earlier is not None and earlier.joker else earlier


class JokersAnyTime(LetsIn):
    """Anybody may add a Joker at any time, in turn or out of turn, and several of them."""

    def needs(self) -> tuple[Need, ...]:
        return (PLACES,)

    @answers(Interrupts)
    def at_any_time(self, asked: Interrupts, table: Table, earlier: Cards) -> Cards:
        return earlier | JOKERS if table.top(asked.pile) is not None else earlier


class JokersBarred(Rule):
    """A Joker is never anybody's last card, and whoever has cards to pick up may not dodge them with it."""

    def needs(self) -> tuple[Need, ...]:
        return (PLACES,)

    @answers(MayPart)
    def not_last_nor_to_dodge(self, asked: MayPart, table: Table, earlier: Cards) -> Cards:
        victim = to_pick_up(table, asked.pile) > 0 and seat_at(table.ask(DueSlot(asked.pile))) == asked.seat
        return earlier - JOKERS if victim or len(table.hands[asked.seat]) == 1 else earlier

    @answers(WhyNot)
    def why_barred(self, asked: WhyNot, table: Table, earlier: str) -> str:
        seat = cast(MayPart, asked.question).seat
        if len(table.hands[seat]) == 1:
            return "a Joker may not be the last card"
        return f"{table.names[seat]} has cards to pick up, and a Joker does not put that off"

"""Which facets an act has to pass, and which seats and cards pass them.

The order is the one in which reasons are told: the round, a pause, the turn, hands off, what is owed first, the conditions
of the way of acting; then, for a card, its place, an open pile, a match. Questions that have nothing to say in the
present state (no pause, nothing owed) or that no rule answers are not asked.
"""

from typing import Any, Final, TypeAlias

from cardhouse.cards import ALL, NONE, Cards
from cardhouse.core.questions import (
    DRAW,
    NEW_PILE,
    PLAY,
    CardsQuestion,
    Clear,
    Condition,
    Handling,
    InTurn,
    LandsOn,
    Matches,
    OpenTo,
    SeatQuestion,
    Timely,
    Unpaused,
    WayOpen,
)
from cardhouse.core.seats import NOBODY, Seats
from cardhouse.core.table import PLAYING, Question, Table

Facet: TypeAlias = tuple[Question, Any]
"""A question and what has to be in its answer: a seat, a card, or True."""


class WayGates:
    """The questions about one way of acting, made once: they hold nothing but its name."""

    def __init__(self, way: str) -> None:
        self.timely: Final = Timely(way)
        self.unpaused: Final = Unpaused(way)
        self.in_turn: Final = InTurn(way)
        self.handling: Final = Handling(way)
        self.clear: Final = Clear(way)
        self.way_open: Final = WayOpen(way)
        self.plain: Final[bool] = way in (PLAY, DRAW)


_GATES: Final[dict[str, WayGates]] = {}


def gates_of(way: str) -> WayGates:
    gates = _GATES.get(way)
    if gates is None:
        gates = _GATES[way] = WayGates(way)
    return gates


def seat_gates(table: Table, way: str) -> list[SeatQuestion]:
    """What is asked of whoever would act in this way."""
    law, gates = table.law, gates_of(way)
    asked: list[SeatQuestion] = []
    if table.phase != PLAYING or way in law.steps:
        asked.append(gates.timely)
    if table.pauses or table.debts:
        asked.append(gates.unpaused)
    asked.append(gates.in_turn)
    if Handling in law.answering:
        asked.append(gates.handling)
    if (table.duties or Clear in law.answering) and way in law.turns:
        asked.append(gates.clear)
    if not gates.plain and WayOpen in law.answering:
        asked.append(gates.way_open)
    return asked


def admitted(table: Table, way: str) -> Seats:
    """The seats that may act in this way now, as far as seats are concerned: those that pass all its gates."""
    seats = table.ask(gates_of(way).in_turn)
    if not seats.bits:
        return seats
    for gate in seat_gates(table, way):
        if not isinstance(gate, InTurn):
            seats = seats & table.ask(gate)
            if not seats.bits:
                return NOBODY
    return seats


def card_gates(table: Table, way: str, pile: int) -> list[CardsQuestion]:
    """What is asked of a card that is to go on this pile."""
    answering = table.law.answering
    asked: list[CardsQuestion] = []
    if LandsOn in answering:
        asked.append(LandsOn(way, pile))
    if OpenTo in answering:
        asked.append(OpenTo(way, pile))
    if pile != NEW_PILE:
        top = table.top(pile)
        if top is not None:
            asked.append(Matches(top))
    if way != PLAY and Condition in answering:
        asked.append(Condition(way, pile))
    return asked


def fitting(table: Table, way: str, pile: int) -> Cards:
    """The cards that may go on this pile in this way, as far as cards are concerned."""
    cards = ALL
    for gate in card_gates(table, way, pile):
        answer = table.ask(gate)
        cards = answer if cards is ALL else cards & answer
        if not cards.bits:
            return NONE
    return cards

"""Cards that are put down although it need not be one's turn: how they are listed, whichever rule lets them in."""

from typing import Final

from cardhouse.core.acts import Act, Play
from cardhouse.core.choices import Group, Listed, Offers, not_held_back
from cardhouse.core.declared import ANY_TIME, Way
from cardhouse.core.gates import seat_gates
from cardhouse.core.hooks import answers
from cardhouse.core.landing import Interrupts, MayPart
from cardhouse.core.questions import PLAY, Clear, InTurn
from cardhouse.core.rule import Brings, Rule
from cardhouse.core.seats import Seat, Seats
from cardhouse.core.shown import Named
from cardhouse.core.table import Table

BUTT_IN: Final = "butt-in"
BUTT_IN_WAY: Final = Way(BUTT_IN, when=ANY_TIME, advances=True)


class LetsIn(Rule):
    """Some cards may be put down at any time."""

    def brings(self) -> Brings:
        return Brings(ways=(BUTT_IN_WAY,))

    @answers(Named)
    def plays_cards(self, asked: Named, table: Table, earlier: list[str]) -> list[str]:
        return ["cards"] if asked.way == BUTT_IN else earlier

    @answers(Offers, BUTT_IN)
    def list_interruptions(self, asked: Offers, table: Table, earlier: list[Group]) -> list[Group]:
        """All of them, unless another rule has listed them already."""
        if earlier:
            return earlier
        return [Listed(interruptions(table, seat)) for seat in interrupters(table, asked.seats).among(table.seats)]


def interrupters(table: Table, seats: Seats) -> Seats:
    """Those whom nothing keeps from playing a card but that it is not their turn or that something is owed first."""
    for gate in seat_gates(table, PLAY):
        if not isinstance(gate, (InTurn, Clear)):
            seats = seats & table.ask(gate)
    return seats


def interruptions(table: Table, seat: Seat) -> list[Act]:
    """The cards that a seat may play now although it need not be its turn."""
    found: list[Act] = []
    for pile in table.piles:
        cards = table.ask(Interrupts(seat, pile)) & table.ask(MayPart(seat, pile))
        plays = [Play(seat, (card,), pile) for card in dict.fromkeys(table.hands[seat]) if card in cards]
        found += [play for play in plays if not_held_back(table, play)]
    return found

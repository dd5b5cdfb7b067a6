"""How things stand in the order of turns, shown to everybody where that is open."""

from typing import Final

from cardhouse.core.hooks import answers
from cardhouse.core.rule import Memory, Need, Rule
from cardhouse.core.seats import NO_SEAT
from cardhouse.core.shown import NO_NUMBER, Figures, OpenState
from cardhouse.core.table import PLAYING, Table
from cardhouse.rules.order.orders import ORDERS
from cardhouse.rules.order.pile_order import PileOrder
from cardhouse.rules.order.slot_order import DueSlot
from cardhouse.rules.turns.slots import PLACES, SIDES, seat_at

Figure = tuple[str, int, int]

ONWARD: Final = "play goes clockwise"
BACKWARD: Final = "play goes anticlockwise"
TO_PICK_UP: Final = "to pick up"
EVERY_OTHER: Final = "every other place is skipped"
TWO_SIDES: Final = "everybody has two turns"
TURNS_BACK: Final = "turns until play turns back"
SKIPS_LATER: Final = "places skipped after the next turn"
PASSED_ON: Final = "places that hands move on"
NAMED: Final = ("Spades are named", "Hearts are named", "Diamonds are named", "Clubs are named")


class StateShown(Rule):
    """Where the state of play is open, everybody is shown what is owed, which modes are on and what is to come."""

    def needs(self) -> tuple[Need, ...]:
        return (PLACES,)

    def tallies(self) -> tuple[Memory, ...]:
        return (ORDERS,)

    @answers(Figures)
    def stand(self, asked: Figures, table: Table, earlier: list[Figure]) -> list[Figure]:
        if table.phase != PLAYING or not table.ask(OpenState()):
            return earlier
        found = earlier[:]
        orders: dict[int, PileOrder] = table.tally(ORDERS)[1]
        for pile, order in orders.items():
            slot = table.ask(DueSlot(pile))
            place = f"pile {pile}: " if len(orders) > 1 else ""
            found += [(place + name, seat, number) for name, seat, number in figures_of(order, slot)]
            if len(orders) > 1:
                way = ONWARD if order.turns.direction == 1 else BACKWARD
                found.append((place + way, NO_SEAT, NO_NUMBER))
                found += [(f"due at pile {pile}", seat_at(slot), NO_NUMBER)] if order.turns.members else []
        return found


def figures_of(laid: PileOrder, slot: int) -> list[Figure]:
    """What there is to show of one order, with the slot that is due."""
    seat, order, later = seat_at(slot), laid.turns, laid.later
    return [
        *([(TO_PICK_UP, seat, laid.owed.left)] if laid.owed.left else []),
        *([(f"{SIDES[slot % 2]} side", seat, NO_NUMBER), (TWO_SIDES, NO_SEAT, NO_NUMBER)] if order.sided else []),
        *([(EVERY_OTHER, NO_SEAT, NO_NUMBER)] if order.strides else []),
        *([(TURNS_BACK, NO_SEAT, later.turns)] if later.turns else []),
        *([(SKIPS_LATER, NO_SEAT, later.skips)] if later.skips else []),
        *([(NAMED[laid.card.suit], NO_SEAT, NO_NUMBER)] if laid.card.suit >= 0 else []),
        *([(PASSED_ON, NO_SEAT, laid.passing.places)] if laid.passing.due else []),
    ]

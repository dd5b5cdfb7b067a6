"""Cards set face down before a seat, to be sprung at any time."""

from dataclasses import dataclass
from typing import Final

from cardhouse.cards import ALL, Card, Cards, of_suit
from cardhouse.core.acts import SET, SPRING, Act, Lay, Spring
from cardhouse.core.choices import Group, Offers
from cardhouse.core.gates import fitting, plan_of
from cardhouse.core.hooks import answers
from cardhouse.core.questions import Condition, Sees, WayOpen
from cardhouse.core.rule import Brings, Rule
from cardhouse.core.seats import NOBODY, Seat, Seats, only
from cardhouse.core.table import Table

TRAP: Final = "trap"
_OTHER_SUITS: Final[list[Cards]] = [ALL - of_suit(suit) for suit in range(4)]


class Settable(Group):
    """Cards that a seat may set."""

    def __init__(self, seat: Seat, cards: list[Card]) -> None:
        self.size = len(cards)
        self.seat: Final[Seat] = seat
        self.cards: Final[list[Card]] = cards

    def act(self, place: int) -> Act:
        return Lay(self.seat, self.cards[place], TRAP)


class Springable(Group):
    """A trap that may be sprung on a pile."""

    def __init__(self, seat: Seat, pile: int) -> None:
        self.size = 1
        self.seat: Final[Seat] = seat
        self.pile: Final[int] = pile

    def act(self, place: int) -> Act:
        return Spring(self.seat, TRAP, self.pile)


class TrapCard(Rule):
    """Instead of playing, a player may set one card face down as a trap. Its owner may spring it at any time, in or out of turn,
    onto a pile where it fits and changes the suit; in the own turn that is the turn's act. Nobody has two traps.
    """

    def brings(self) -> Brings:
        return Brings(turns=(SET,), anytime=(SPRING,), areas=(TRAP,))

    @answers(WayOpen)
    def one_trap(self, asked: WayOpen, table: Table, earlier: Seats) -> Seats:
        if asked.way != SET and asked.way != SPRING:
            return earlier
        traps, setting = table.areas[TRAP], asked.way == SET
        if earlier.alone >= 0:
            return NOBODY if bool(traps[earlier.alone]) == setting else earlier
        occupied, bit = 0, 1
        for trap in traps:
            if trap:
                occupied |= bit
            bit <<= 1
        return Seats(earlier.bits & ~occupied if setting else earlier.bits & occupied)

    @answers(Condition)
    def changes_suit(self, asked: Condition, table: Table, earlier: Cards) -> Cards:
        top = table.top(asked.pile)
        return earlier if asked.way != SPRING or top is None or top.joker else earlier & _OTHER_SUITS[top.suit]

    @answers(Sees)
    def own_trap(self, asked: Sees, table: Table, earlier: Seats) -> Seats:
        return earlier | only(asked.owner) if asked.area == TRAP else earlier

    @answers(Offers)
    def list_traps(self, asked: Offers, table: Table, earlier: list[Group]) -> list[Group]:
        if asked.way == SET:
            return [Settable(seat, table.hands[seat]) for seat in asked.seats.among(table.seats)]
        if asked.way == SPRING:
            traps, found, plan = table.areas[TRAP], earlier[:], plan_of(table.law, SPRING)
            owners = asked.seats.among(table.seats)
            for pile in table.piles:
                fits = fitting(table, plan, pile).bits
                found += [Springable(seat, pile) for seat in owners if fits & traps[seat][-1].bit]
            return found
        return earlier


@dataclass(frozen=True)
class HiddenTraps(Rule):
    """Nobody may look at a trap once it is set, not even its owner."""

    @answers(Sees)
    def unseen(self, asked: Sees, table: Table, earlier: Seats) -> Seats:
        return NOBODY if asked.area == TRAP else earlier

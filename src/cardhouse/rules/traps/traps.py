"""Cards set face down before a seat, to be sprung at any time."""

from dataclasses import dataclass, replace
from typing import Final

from mypy_extensions import mypyc_attr

from cardhouse.cards import ALL, Card, Cards, face_of, of_suit
from cardhouse.core.acts import SET, SET_WAY, Act, Lay
from cardhouse.core.choices import BARRED_MOVES, NONE_BARRED, Group, Move, Offers
from cardhouse.core.declared import option
from cardhouse.core.gates import Plan, fitting, plan_of
from cardhouse.core.hooks import answers
from cardhouse.core.landing import OpensBy
from cardhouse.core.questions import NEW_PILE, Condition, LandsOn, Sees, WayOpen
from cardhouse.core.rule import Brings, CardRule, Need, Rule
from cardhouse.core.seating import Belongings
from cardhouse.core.seats import NOBODY, Seat, Seats, only
from cardhouse.core.table import Table
from cardhouse.core.verdicts import WhyNot
from cardhouse.core.words import card_words
from cardhouse.rules.piles.pile_acts import LAY
from cardhouse.rules.piles.piles import vouched
from cardhouse.rules.tokens.token_acts import TURN
from cardhouse.rules.traps.springing import SPRING, SPRING_WAY, CalledAs, Spring

TRAPS: Final = Need("traps", ("trap",))

TRAP: Final = "trap"
NOUNS: Final = (TRAP,)
"""What lies or goes about at the table by this family, for the catalogue of words."""
AS_PRINTED: Final = 0
_OTHER_SUITS: Final[list[Cards]] = [ALL - of_suit(suit) for suit in range(4)]


@mypyc_attr(free_list_len=1)
class Settable(Group):
    """Cards that a seat may set."""

    def __init__(self, seat: Seat, cards: list[Card]) -> None:
        self.size = len(cards)
        self.seat: Final[Seat] = seat
        self.cards: Final[list[Card]] = cards

    def act(self, place: int) -> Act:
        return Lay(self.seat, self.cards[place], TRAP)


@mypyc_attr(free_list_len=1)
class Springable(Group):
    """A trap that may be sprung on a pile."""

    def __init__(self, seat: Seat, pile: int, called: int) -> None:
        self.size = 1
        self.seat: Final[Seat] = seat
        self.pile: Final[int] = pile
        self.called: Final[int] = called

    def act(self, place: int) -> Act:
        return Spring(self.seat, TRAP, self.pile, self.called)


def springable(table: Table, tries: list[tuple[Seat, Card, int]], found: list[Group]) -> list[Group]:
    """Where these traps may be sprung, after what was found before: whose, the face it counts as, and the rank it is
    called for that, if any.
    """
    plan, found = plan_of(table.law, SPRING), found[:]
    barred = table.ask(BARRED_MOVES) if plan.bars else NONE_BARRED
    for pile in table.piles:
        spring_on(table, plan, pile, tries, barred, found)
    if plan.openers.bits and [face for _, face, _ in tries if face in plan.openers]:
        spring_on(table, plan, NEW_PILE, tries, barred, found)
    return found


def spring_on(
    table: Table, plan: Plan, pile: int, tries: list[tuple[Seat, Card, int]], barred: list[Move], found: list[Group]
) -> None:
    """Add those of these traps that may be sprung onto this pile."""
    bits = fitting(table, plan, pile).bits if tries else 0
    for seat, face, called in tries:
        if bits & face.bit and not (barred and (TRAP, pile, (table.areas[TRAP][seat][-1],)) in barred):
            found.append(Springable(seat, pile, called))


@dataclass(frozen=True)
class TrapCard(Rule):
    """Instead of playing, a player may set one card face down as a trap, and spring it at any time.

    Its owner springs it in or out of turn, onto a pile where it changes the suit; in their own turn that is the
    turn's act. Nobody has two traps.
    """

    trap_needs_match: bool = option(True, "A trap has to fit where it is sprung", ruling="R-B14")

    def brings(self) -> Brings:
        spring = replace(SPRING_WAY, unmatched=not self.trap_needs_match)
        return Brings(ways=(SET_WAY, spring), slots=(TRAP,))

    @answers(WayOpen, SET, SPRING, LAY)
    def one_trap(self, asked: WayOpen, table: Table, earlier: Seats) -> Seats:
        traps, setting = table.areas[TRAP], asked.way != SPRING
        if earlier.alone >= 0:
            return NOBODY if bool(traps[earlier.alone]) == setting else earlier
        occupied, bit = 0, 1
        for trap in traps:
            if trap:
                occupied |= bit
            bit <<= 1
        return Seats(earlier.bits & ~occupied if setting else earlier.bits & occupied)

    @answers(Condition, SPRING)
    def changes_suit(self, asked: Condition, table: Table, earlier: Cards) -> Cards:
        if asked.pile == NEW_PILE:
            return earlier
        top = table.top(asked.pile)
        return earlier if top is None or top.joker else earlier & _OTHER_SUITS[top.suit]

    @answers(WhyNot)
    def no_trap(self, asked: WhyNot, table: Table, earlier: str) -> str:
        if isinstance(asked.question, WayOpen):
            return f"{table.names[asked.subject]} has a trap already"
        return f"{card_words(asked.subject)} does not change the suit"

    @answers(Belongings)
    def taken_along(self, asked: Belongings, table: Table, earlier: list[str]) -> list[str]:
        return [*earlier, TRAP]

    @answers(Sees)
    def own_trap(self, asked: Sees, table: Table, earlier: Seats) -> Seats:
        return earlier | only(asked.owner) if asked.area == TRAP else earlier

    @answers(Offers)
    def list_traps(self, asked: Offers, table: Table, earlier: list[Group]) -> list[Group]:
        if asked.way == SET:
            return [Settable(seat, table.hands[seat]) for seat in asked.seats.among(table.seats)]
        if asked.way == SPRING:
            traps = table.areas[TRAP]
            tries = [(seat, traps[seat][-1], AS_PRINTED) for seat in asked.seats.among(table.seats)]
            return springable(table, tries, earlier)
        return earlier


@dataclass(frozen=True)
class HiddenTraps(Rule):
    """Nobody may look at a trap once it is set, not even its owner."""

    def needs(self) -> tuple[Need, ...]:
        return (TRAPS,)

    @answers(WhyNot)
    def hidden(self, asked: WhyNot, table: Table, earlier: str) -> str:
        return "nobody looks at a trap that is set"

    @answers(Sees)
    def unseen(self, asked: Sees, table: Table, earlier: Seats) -> Seats:
        return NOBODY if asked.area == TRAP else earlier


@dataclass(frozen=True)
class CalledTraps(Rule):
    """Whoever springs a trap may call it one rank up or down, and it counts as that while it lies there.

    A Joker has no rank to shift.
    """

    call_ring: bool = option(True, "Ace and King are neighbours", ruling="R-B36")

    def needs(self) -> tuple[Need, ...]:
        return (TRAPS,)

    def brings(self) -> Brings:
        return Brings(lists=(SPRING,))

    def neighbours(self, card: Card) -> list[int]:
        """The ranks this card may be called."""
        if card.joker:
            return []
        around = [(card.rank - 2) % 13 + 1, card.rank % 13 + 1]
        return around if self.call_ring else [rank for rank in around if abs(rank - card.rank) == 1]

    @answers(CalledAs)
    def one_step(self, asked: CalledAs, table: Table, earlier: bool) -> bool:
        return earlier or asked.rank in self.neighbours(asked.card)

    @answers(Offers)
    def list_calls(self, asked: Offers, table: Table, earlier: list[Group]) -> list[Group]:
        tries: list[tuple[Seat, Card, int]] = []
        for seat in asked.seats.among(table.seats):
            trap = table.areas[TRAP][seat][-1]
            tries += [(seat, face_of(rank, trap.suit), rank) for rank in self.neighbours(trap)]
        return springable(table, tries, earlier)


@dataclass(frozen=True)
class NoSelfTraps(Rule):
    """Nobody springs a trap while holding the Turn Token."""

    self_trap_without_token: str = option(
        "active",
        "Without a Turn Token the ban is for",
        {"active": "the player in turn", "literal": "nobody"},
        ruling="R-B35",
    )

    def needs(self) -> tuple[Need, ...]:
        return (TRAPS,)

    @answers(WayOpen, SPRING)
    def not_in_turn(self, asked: WayOpen, table: Table, earlier: Seats) -> Seats:
        if TURN in table.law.tokens:
            return earlier - only(table.tokens[TURN])
        return earlier if self.self_trap_without_token == "literal" else earlier - only(table.turn)

    @answers(WhyNot)
    def own_turn(self, asked: WhyNot, table: Table, earlier: str) -> str:
        return "nobody springs a trap in their own turn"


@dataclass(frozen=True)
class SprungOpensPile(CardRule):
    """A trap that counts as {on} when it is sprung opens a new pile, for which some open pile has to vouch."""

    def offices(self) -> tuple[str, ...]:
        return ("to open piles by traps",)

    def needs(self) -> tuple[Need, ...]:
        return (TRAPS,)

    @answers(LandsOn, SPRING)
    def on_its_own(self, asked: LandsOn, table: Table, earlier: Cards) -> Cards:
        if asked.pile != NEW_PILE:
            return earlier - self.on
        return earlier | (self.on & vouched(table, SPRING, True))

    @answers(WhyNot)
    def not_there(self, asked: WhyNot, table: Table, earlier: str) -> str:
        return f"{asked.subject} goes on no pile: it opens a new one"

    @answers(OpensBy, SPRING)
    def these(self, asked: OpensBy, table: Table, earlier: Cards) -> Cards:
        return earlier | self.on

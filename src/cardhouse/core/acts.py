"""What a person can do at a table: a closed set, whatever the rules.

An act knows whether it is physically possible, which facets the law is asked about, and what happens when it is done.
"""

from dataclasses import dataclass
from typing import Final

from mypy_extensions import mypyc_attr

from cardhouse.cards import NONE, Card
from cardhouse.core.affairs import Met
from cardhouse.core.declared import TURN, Way
from cardhouse.core.events import Draws, Drew, Laid, Landed, PileOpened
from cardhouse.core.fact import Fact
from cardhouse.core.gates import Facet, admitted, card_gates, fitting, plan_of, seat_gates
from cardhouse.core.landing import BarredMoves, GoTogether, Interrupts, MayPart, MoveOpen, SetBy, Splits
from cardhouse.core.questions import (
    DRAW,
    NEW_PILE,
    PENALTY,
    PLAY,
    Asked,
    CanBeDone,
    Clear,
    Complete,
    Follows,
    InTurn,
    Satisfies,
)
from cardhouse.core.seats import Seat
from cardhouse.core.speech import Prepared
from cardhouse.core.table import OVER, PLAYING, Event, Table
from cardhouse.core.words import card_words

SET: Final = "set"
SET_WAY: Final = Way(SET, "set a card face down", TURN, "Set face down")
LONGEST_WORDS: Final = 500


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(eq=False)
class Act(Fact):
    """Something a player does, lawful or not."""

    seat: Seat  # not Final, so that subclasses may set it themselves: a call less for every act

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    @property
    def way(self) -> str:
        """The way of acting, as rules name it."""
        return ""

    def impossible(self, table: Table) -> str:
        """Why the table cannot do it; nothing, if it can."""
        return ""

    def facets(self, table: Table) -> list[Facet]:
        """What the law is asked about it."""
        return [(gate, self.seat) for gate in seat_gates(table, self.way)]

    def lawful(self, table: Table) -> bool | None:
        """The same as all facets together, where that can be told at once; None where they have to be asked one by
        one.
        """
        return None

    def happen(self, table: Table) -> list[Event]:
        """What happens when it is done."""
        raise NotImplementedError

    @property
    def moves(self) -> bool:
        """Whether a card or a token is touched."""
        return False

    @property
    def closes(self) -> bool:
        """Whether play goes on with it, so that cards which have landed and wait do not wait any longer."""
        return False

    @property
    def from_outside(self) -> bool:
        """Whether people do it who have left the table: they come back, and they talk."""
        return False

    @property
    def recounts(self) -> bool:
        """Whether it counts as a change of a hand if there are more or fewer cards in it afterwards."""
        return True

    def looks_back(self, table: Table) -> bool:
        """Whether it belongs to the act before it, which so stays the latest one: it is about taking that back, or
        it is what the same player says to it.
        """
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Touch(Act):
    """An act with cards or tokens."""

    @property
    def moves(self) -> bool:
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class Progress(Touch):
    """An act with cards or tokens by which play goes on."""

    @property
    def closes(self) -> bool:
        return True


def unknown_way(table: Table, way: str) -> str:
    return "" if way in table.law.ways else f"no rule at this table knows what it is to {table.law.does(way)}"


def not_held(table: Table, seat: Seat, card: Card) -> str:
    """Why this card cannot be taken from a hand; nothing, if it is in it."""
    return "" if card in table.hands[seat] else f"{table.names[seat]} does not hold {card_words(card)}"


def sayable(words: str, longest: int = LONGEST_WORDS) -> bool:
    """Whether these are words that can be said and written down: not empty, not endless, no halves of letters."""
    return 0 < len(words) <= longest and not any(0xD800 <= ord(letter) <= 0xDFFF for letter in words)


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(eq=False)
class CardAct(Act):
    """Something that is done with one card."""

    card: Final[Card]

    def __init__(self, seat: Seat, card: Card) -> None:
        self.seat = seat
        self.card = card


@mypyc_attr(free_list_len=1)
@dataclass(eq=False)
class Play(Progress):
    """Play one or several cards from the hand to a pile; 0 is a new pile."""

    cards: Final[tuple[Card, ...]]
    pile: Final[int]

    def __init__(self, seat: Seat, cards: tuple[Card, ...], pile: int = 1) -> None:
        if not isinstance(cards, tuple):  # compiled code says so by itself, in these words
            raise TypeError(f"tuple object expected; got {type(cards).__name__}")
        self.seat = seat
        self.cards = cards
        self.pile = pile

    @property
    def way(self) -> str:
        return PLAY

    def impossible(self, table: Table) -> str:
        if PLAY not in table.law.ways:
            return unknown_way(table, PLAY)
        if self.pile not in table.piles and (self.pile != NEW_PILE or not table.piles):
            return f"there is no pile {self.pile}"
        hand = table.hands[self.seat]
        if len(self.cards) == 1:
            return not_held(table, self.seat, self.cards[0])
        left = hand[:]
        for card in self.cards:
            if card not in left:
                return f"{table.names[self.seat]} does not hold {card_words(card)}"
            left.remove(card)
        return "" if self.cards else "a play needs a card"

    def facets(self, table: Table) -> list[Facet]:
        cards, plan = self.cards, plan_of(table.law, PLAY)
        waits = not plan.interrupted or cards[0] not in table.ask(Interrupts(self.seat, self.pile))
        found: list[Facet] = []
        for gate in seat_gates(table, PLAY):
            if waits or not isinstance(gate, (InTurn, Clear)):
                found.append((gate, self.seat))
            if len(cards) > 1 and isinstance(gate, InTurn):
                found += [(Follows(cards[:at]), cards[at]) for at in range(1, len(cards))]
                found.append((Complete(cards), True))
        if plan.parts:
            found.append((MayPart(self.seat, self.pile), cards[0]))
        for card_gate in card_gates(table, PLAY, self.pile) if waits else ():
            found.append((card_gate, cards[0]))
        if plan.bars:
            found.append((MoveOpen("", self.pile, cards), True))
        if plan.going_out is not None and len(cards) == len(table.hands[self.seat]):
            found.append((plan.going_out, self.seat))
        return found

    def lawful(self, table: Table) -> bool | None:
        cards = self.cards
        plan = plan_of(table.law, PLAY)
        if plan.interrupted or plan.parts or (plan.bars and table.ask(BarredMoves())):
            return None
        if plan.going_out is not None and len(cards) == len(table.hands[self.seat]):
            return None
        if self.seat not in admitted(table, plan) or cards[0] not in fitting(table, plan, self.pile):
            return False
        for at in range(1, len(cards)):
            if cards[at] not in table.ask(Follows(cards[:at])):
                return False
        return len(cards) == 1 or table.ask(Complete(cards))

    def happen(self, table: Table) -> list[Event]:
        if self.pile != NEW_PILE and len(self.cards) == 1:
            return [Landed(self.seat, self.cards[0], self.pile)]
        return landings(table, self.seat, self.cards, self.pile)


def landings(table: Table, seat: Seat, cards: tuple[Card, ...], pile: int, source: str = "") -> list[Event]:
    """Cards come to rest one after another: the first where it is put, each next one on the same pile or on one it
    opens; where each acts before the next, those after the first lie ready.
    """
    if len(cards) > 1 and table.law.one_by_one:
        return [*landings(table, seat, cards[:1], pile, source), SetBy(seat, cards[1:])]
    splits = table.ask(Splits()) if len(cards) > 1 else NONE
    found: list[Event] = []
    opened = table.opened
    for at, card in enumerate(cards):
        if pile == NEW_PILE or (at and card in splits):
            opened += 1
            pile = opened
            found.append(PileOpened(pile))
        found.append(Landed(seat, card, pile, source))
    return found


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(eq=False)
class CardsTogether(Progress):
    """Something that is done with several cards of the hand at once: rules say which go together."""

    cards: Final[tuple[Card, ...]]

    def __init__(self, seat: Seat, cards: tuple[Card, ...]) -> None:
        self.seat = seat
        self.cards = cards

    def impossible(self, table: Table) -> str:
        left = table.hands[self.seat][:]
        for card in self.cards:
            if card not in left:
                return f"{table.names[self.seat]} does not hold {card_words(card)}"
            left.remove(card)
        return unknown_way(table, self.way)

    def facets(self, table: Table) -> list[Facet]:
        found: list[Facet] = [(gate, self.seat) for gate in seat_gates(table, self.way)]
        return [*found, (GoTogether(self.way, self.cards), True)]


def can_draw(table: Table) -> bool:
    """Whether there is a card to draw, or the rules make do without."""
    return bool(table.stock) or table.ask(CanBeDone(DRAW))


@mypyc_attr(free_list_len=1)
class Draw(Progress):
    """Draw the top card of the stock."""

    @property
    def way(self) -> str:
        return DRAW

    def impossible(self, table: Table) -> str:
        return unknown_way(table, DRAW) if can_draw(table) else "there is no card left to draw"

    def lawful(self, table: Table) -> bool | None:
        return self.seat in admitted(table, plan_of(table.law, DRAW))

    def happen(self, table: Table) -> list[Event]:
        if table.stock:
            return [Drew(self.seat, table.stock[-1], DRAW)]
        return [Draws(self.seat, DRAW)]


class Pay(Touch):
    """Take one card that is owed."""

    @property
    def way(self) -> str:
        return PENALTY

    def impossible(self, table: Table) -> str:
        return "" if table.owed_by(self.seat) else f"{table.names[self.seat]} owes no card"

    def happen(self, table: Table) -> list[Event]:
        return [Draws(self.seat, PENALTY)]


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(eq=False)
class SettingAct(Progress):
    """A hand card is put face down into an area before one's seat."""

    card: Final[Card]
    area: Final[str]

    def __init__(self, seat: Seat, card: Card, area: str) -> None:
        self.seat = seat
        self.card = card
        self.area = area

    def impossible(self, table: Table) -> str:
        if self.area not in table.law.slots:
            return "nobody sets cards like that at this table"
        return not_held(table, self.seat, self.card) or unknown_way(table, self.way)


@mypyc_attr(free_list_len=1)
class Lay(SettingAct):
    """Put a hand card face down into an area before one's seat."""

    @property
    def way(self) -> str:
        return SET

    def lawful(self, table: Table) -> bool | None:
        return self.seat in admitted(table, plan_of(table.law, SET))

    def happen(self, table: Table) -> list[Event]:
        return [Laid(self.seat, self.card, self.area)]


def answering_facets(table: Table, seat: Seat, way: str, picks: tuple[object, ...]) -> list[Facet]:
    """What is asked of an act that answers a duty. Naming somebody is speech: it waits for nothing."""
    found: list[Facet] = [(Asked(way), seat)]
    duty = table.duty_of(seat, way)
    if duty is not None:
        found.append((Satisfies(duty, picks), True))
    return found


def answered(table: Table, act: Act, events: list[Event]) -> list[Event]:
    """What happens, after the duty that is done by it, if there is one."""
    duty = table.duty_of(act.seat, act.way)
    return events if duty is None else [Met(duty), *events]


@dataclass(eq=False)
class Prepare(Touch):
    """Do a step of the preparation: shuffle, deal; perhaps with some words."""

    step: Final[str]
    words: Final[str]

    def __init__(self, seat: Seat, step: str, words: str = "") -> None:
        self.seat = seat
        self.step = step
        self.words = words

    @property
    def way(self) -> str:
        return self.step

    def impossible(self, table: Table) -> str:
        if table.phase in (PLAYING, OVER):
            return f"it is too late to {table.law.does(self.step)}: the round has been dealt"
        if self.words and not sayable(self.words):
            return f"say between 1 and {LONGEST_WORDS} letters"
        return unknown_way(table, self.step)

    def happen(self, table: Table) -> list[Event]:
        return [Prepared(self.seat, self.step, self.words)]

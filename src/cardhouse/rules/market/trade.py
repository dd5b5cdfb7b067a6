"""A market open to all: its cards, their prices, buying, and what is laid aside for good."""

from dataclasses import dataclass
from typing import Any, Final

from cardhouse.cards import ALL, NONE, RANKS, Card, Cards
from cardhouse.core.acts import Act, unknown_way
from cardhouse.core.declared import TURN, Way
from cardhouse.core.gates import Facet, admitted, plan_of, seat_gates
from cardhouse.core.moving import MovesCards, Undoes, count_act
from cardhouse.core.needs import only_with
from cardhouse.core.places import IN_STOCK, CardMove, CardMoves, area_of, hand_of
from cardhouse.core.questions import CardsQuestion
from cardhouse.core.rule import REFEREE, Need
from cardhouse.core.seats import NO_SEAT, NOBODY, Seat
from cardhouse.core.speech import Remark
from cardhouse.core.table import Event, Question, Table
from cardhouse.core.words import card_words, cards_words

BUY: Final = "buy"
KEEP: Final = "keep"
BUY_WAY: Final = Way(BUY, "buy a card", TURN, "Buy")
KEEP_WAY: Final = Way(KEEP, "keep the hand")
MARKET: Final = "market"
DISCARD: Final = "discard"
ROW: Final = "row"
NOUNS: Final = (MARKET, DISCARD, ROW)
"""What lies or goes about at the table by this family, for the catalogue of words."""


@dataclass(eq=False)
class Price(Question):
    """What does the next card of this rank cost?"""

    rank: Final[int]

    def __init__(self, rank: int) -> None:
        self.rank = rank

    def unruled(self, table: Table) -> int:
        return 0


@dataclass(eq=False)
class OnSale(CardsQuestion):
    """Which cards of the market may a player take?"""

    def unruled(self, table: Table) -> Cards:
        return ALL

    def refusal(self, table: Table, subject: Any) -> str:
        return f"{card_words(subject)} is not for sale"


@dataclass(eq=False)
class Pays(Question):
    """Are these cards a fair payment for that one?"""

    card: Final[Card]
    cards: Final[tuple[Card, ...]]

    def __init__(self, card: Card, cards: tuple[Card, ...]) -> None:
        self.card = card
        self.cards = cards

    def unruled(self, table: Table) -> bool:
        return True

    def refusal(self, table: Table, subject: Any) -> str:
        price = table.ask(Price(self.card.rank))
        return f"{card_words(self.card)} costs {price}, and {cards_words(self.cards)} will not do for it"


def for_sale(table: Table) -> Cards:
    """The cards that lie in the market and may be taken."""
    bits = 0
    for card in table.area(MARKET, NO_SEAT):
        bits |= card.bit
    return Cards(bits) & table.ask(OnSale()) if bits else NONE


@dataclass(eq=False)
class PutOut(MovesCards):
    """Cards of the stock were laid out in a shared area."""

    cards: tuple[Card, ...]
    area: str

    def moves(self) -> CardMoves:
        return (CardMove(self.cards, IN_STOCK, area_of(self.area), NOBODY),)


@dataclass(eq=False)
class Discarded(MovesCards):
    """Cards of a hand were laid aside in a shared area."""

    player: Final[Seat]
    cards: Final[tuple[Card, ...]]
    area: Final[str]

    def __init__(self, player: Seat, cards: tuple[Card, ...], area: str = DISCARD) -> None:
        self.player = player
        self.cards = cards
        self.area = area

    def moves(self) -> CardMoves:
        return (CardMove(self.cards, hand_of(self.player), area_of(self.area), NOBODY),)


@dataclass(eq=False)
class Retrieved(Undoes):
    """A player took cards that had been laid aside back into the hand."""

    player: Seat
    cards: tuple[Card, ...]
    area: str = DISCARD

    def undone(self) -> tuple[Event, ...]:
        return (Discarded(self.player, self.cards, self.area),)


@dataclass(eq=False)
class Bought(MovesCards):
    """A card went from the market to the open row of a player."""

    player: Seat
    card: Card

    def face(self) -> int:
        return self.card.index

    def moves(self) -> CardMoves:
        return (CardMove((self.card,), area_of(MARKET), area_of(ROW, self.player)),)

    def besides(self, table: Table) -> None:
        count_act(table, self.player)


@dataclass(eq=False)
class Showed(Remark):
    """A player showed cards of their own hand to everybody."""

    player: Seat
    cards: tuple[Card, ...]


@dataclass(eq=False)
class Buy(Act):
    """Take a card of the market and pay with cards of the hand."""

    card: Final[Card]
    cards: Final[tuple[Card, ...]]

    def __init__(self, seat: Seat, card: Card, cards: tuple[Card, ...]) -> None:
        self.seat = seat
        self.card = card
        self.cards = cards

    @property
    def way(self) -> str:
        return BUY

    def impossible(self, table: Table) -> str:
        unknown = unknown_way(table, BUY)
        if unknown:
            return unknown
        left = table.hands[self.seat][:]
        for card in self.cards:
            if card not in left:
                return f"{table.names[self.seat]} does not hold {card_words(card)}"
            left.remove(card)
        # a referee tells which rule is against taking what is not there; without one there is nothing to take
        refereed = table.law.dial_of(table.law.ways[BUY]) == REFEREE
        if self.card in table.area(MARKET, NO_SEAT) or (refereed and self.card.rank):
            return ""
        return f"there is no {RANKS[self.card.rank - 1] if self.card.rank else 'Joker'} like that in the market"

    def facets(self, table: Table) -> list[Facet]:
        found: list[Facet] = [(gate, self.seat) for gate in seat_gates(table, BUY)]
        found.append((OnSale(), self.card))
        if self.card in for_sale(table):
            found.append((Pays(self.card, self.cards), True))
        return found

    def lawful(self, table: Table) -> bool | None:
        if self.seat not in admitted(table, plan_of(table.law, BUY)) or self.card not in for_sale(table):
            return False
        return table.ask(Pays(self.card, self.cards))

    def happen(self, table: Table) -> list[Event]:
        paid: list[Event] = [Discarded(self.seat, self.cards)] if self.cards else []
        return [*paid, Bought(self.seat, self.card)]


class Keep(Act):
    """Keep the hand that has just been swept away: take it back from where it was laid aside."""

    @property
    def way(self) -> str:
        return KEEP

    def impossible(self, table: Table) -> str:
        if KEEP not in table.law.ways:
            return unknown_way(table, KEEP)
        return "" if table.ask(SweptFrom(self.seat)) else f"nothing was swept from {table.names[self.seat]}'s hand"

    def happen(self, table: Table) -> list[Event]:
        return [Retrieved(self.seat, tuple(table.ask(SweptFrom(self.seat))))]


@dataclass(eq=False)
class SweptFrom(Question):
    """Which cards has the latest draw swept from this hand?"""

    seat: Seat

    def unruled(self, table: Table) -> list[Card]:
        return []


only_with(Need("a market to buy from", ("buy", MARKET)), Bought, OnSale, Price, Pays)

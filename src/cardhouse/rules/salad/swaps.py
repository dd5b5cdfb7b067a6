"""Exchanging hand cards with cards before one's seat."""

from dataclasses import dataclass
from typing import Any, Final

from cardhouse.cards import Card
from cardhouse.core.acts import Touch, unknown_way
from cardhouse.core.declared import ANY_TIME, Way
from cardhouse.core.gates import Facet, seat_gates
from cardhouse.core.moving import MovesCards
from cardhouse.core.places import CardMove, CardMoves, area_of, hand_of
from cardhouse.core.seats import Seat
from cardhouse.core.table import Event, Question, Table
from cardhouse.core.words import cards_words

SWAP: Final = "swap"
SWAP_WAY: Final = Way(SWAP, "swap cards", ANY_TIME)


@dataclass(eq=False)
class FairSwap(Question):
    """May these hand cards be exchanged for those in this area?"""

    area: str
    cards: tuple[Card, ...]
    wanted: tuple[Card, ...]

    def unruled(self, table: Table) -> bool:
        return True

    def refusal(self, table: Table, subject: Any) -> str:
        return f"{cards_words(self.cards)} for {cards_words(self.wanted)} is no fair exchange"


@dataclass(eq=False)
class Swapped(MovesCards):
    """A player exchanged hand cards with cards before their own seat, each in the place of the one it was exchanged
    for.
    """

    player: Seat
    area: str
    cards: tuple[Card, ...]
    wanted: tuple[Card, ...]

    def moves(self) -> CardMoves:
        hand, area = hand_of(self.player), area_of(self.area, self.player)
        return (CardMove(self.cards, hand, area), CardMove(self.wanted, area, hand))

    def apply(self, table: Table) -> None:
        """As its moves say, but that cards change places one for one."""
        hand, zone = table.hands[self.player], table.area(self.area, self.player)
        for place in range(min(len(self.cards), len(self.wanted))):
            card, wanted = self.cards[place], self.wanted[place]
            hand[hand.index(card)], zone[zone.index(wanted)] = wanted, card
        for card in self.cards[len(self.wanted) :]:
            hand.remove(card)
            zone.append(card)
        for wanted in self.wanted[len(self.cards) :]:
            zone.remove(wanted)
            hand.append(wanted)


def holds(zone: list[Card], cards: tuple[Card, ...]) -> bool:
    """Whether all these cards lie there."""
    left = zone[:]
    for card in cards:
        if card not in left:
            return False
        left.remove(card)
    return True


@dataclass(eq=False)
class Swap(Touch):
    """Exchange hand cards with cards in an area before one's seat."""

    area: Final[str]
    cards: Final[tuple[Card, ...]]
    wanted: Final[tuple[Card, ...]]

    def __init__(self, seat: Seat, area: str, cards: tuple[Card, ...], wanted: tuple[Card, ...]) -> None:
        self.seat = seat
        self.area = area
        self.cards = cards
        self.wanted = wanted

    @property
    def way(self) -> str:
        return SWAP

    def impossible(self, table: Table) -> str:
        if self.area not in table.law.areas or self.area in table.law.slots:
            return "nobody swaps cards like that at this table"
        if not self.cards or not holds(table.hands[self.seat], self.cards):
            return f"{table.names[self.seat]} does not hold {cards_words(self.cards)}"
        if not self.wanted or not holds(table.area(self.area, self.seat), self.wanted):
            return f"{cards_words(self.wanted)} is not in the {self.area} of {table.names[self.seat]}"
        return unknown_way(table, SWAP)

    def facets(self, table: Table) -> list[Facet]:
        gates: list[Facet] = [(gate, self.seat) for gate in seat_gates(table, SWAP)]
        return [*gates, (FairSwap(self.area, self.cards, self.wanted), True)]

    def happen(self, table: Table) -> list[Event]:
        return [Swapped(self.seat, self.area, self.cards, self.wanted)]

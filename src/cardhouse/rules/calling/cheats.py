"""What a hand can do at a real table and no rule allows: slip a card away, change the order of a pile, look at
another's cards. And leave to look.
"""

from dataclasses import dataclass
from typing import Any, Final

from cardhouse.cards import Card
from cardhouse.core.acts import Act, CardAct, Touch, not_held, unknown_way
from cardhouse.core.declared import Way
from cardhouse.core.gates import Facet
from cardhouse.core.moving import MovesCards, Undoes
from cardhouse.core.places import STOCK_BOTTOM, CardMove, CardMoves, hand_of
from cardhouse.core.questions import Unpaused, WayOpen
from cardhouse.core.seats import EVERYONE, Seat, Seats, only
from cardhouse.core.speech import Remark
from cardhouse.core.table import Event, Question, Table

SLIP: Final = "discard"
REORDER: Final = "reorder-pile"
PEEK_AT: Final = "peek"
CONSENT: Final = "consent"
SLIP_WAY: Final = Way(SLIP, "slip a card away", free=True)
REORDER_WAY: Final = Way(REORDER, "exchange two cards of a pile", free=True)
PEEK_AT_WAY: Final = Way(PEEK_AT, "peek at somebody’s hand", free=True)
CONSENT_WAY: Final = Way(CONSENT, "show somebody your hand", free=True)


@dataclass(eq=False)
class SlippedAway(MovesCards):
    """A hand card went under the stock, with the act of this number."""

    player: Seat
    card: Card
    act: int = 0

    def moves(self) -> CardMoves:
        own = only(self.player)
        return (CardMove((self.card,), hand_of(self.player), STOCK_BOTTOM, own, noticed=own),)


@dataclass(eq=False)
class CameBack(Undoes):
    """A card that had been slipped away with this act came back to the hand."""

    player: Seat
    card: Card
    act: int = 0

    def undone(self) -> tuple[Event, ...]:
        return (SlippedAway(self.player, self.card, self.act),)


@dataclass(eq=False)
class Exchanged(Event):
    """Two cards of a pile, the lower one first, changed places, with the act of this number; or that was undone."""

    player: Seat
    pile: int
    place: int
    other: int
    cards: tuple[Card, ...] = ()
    act: int = 0
    undone: bool = False

    def apply(self, table: Table) -> None:
        cards, at, other = table.piles[self.pile], self.place, self.other
        cards[at], cards[other] = cards[other], cards[at]


@dataclass(eq=False)
class LookedAt(Event):
    """Somebody looked at another's hand: these cards were in it."""

    player: Seat
    owner: Seat
    cards: tuple[Card, ...]

    def apply(self, table: Table) -> None:
        table.informed |= 1 << self.player


@dataclass(eq=False)
class Consented(Remark):
    """Somebody lets another look at their own hand."""

    player: Seat
    to: Seat


@dataclass(eq=False)
class MayLookAt(Question):
    """Who may look at this hand?"""

    owner: Seat

    def unruled(self, table: Table) -> Seats:
        return EVERYONE

    def refusal(self, table: Table, subject: Any) -> str:
        return f"{table.names[subject]} has no leave to look at {table.names[self.owner]}'s hand"


class SlipAway(CardAct):
    """Get rid of a hand card by putting it under the stock."""

    @property
    def way(self) -> str:
        return SLIP

    @property
    def moves(self) -> bool:
        return True

    def impossible(self, table: Table) -> str:
        return not_held(table, self.seat, self.card) or unknown_way(table, SLIP)

    def facets(self, table: Table) -> list[Facet]:
        return [(WayOpen(SLIP), self.seat), (Unpaused(SLIP), self.seat)]

    def happen(self, table: Table) -> list[Event]:
        return [SlippedAway(self.seat, self.card, table.acts)]


@dataclass(eq=False)
class Reorder(Touch):
    """Exchange a card of a pile, by its place from the bottom, with the one upon it."""

    pile: Final[int]
    place: Final[int]

    def __init__(self, seat: Seat, pile: int = 1, place: int = 0) -> None:
        self.seat = seat
        self.pile = pile
        self.place = place

    @property
    def way(self) -> str:
        return REORDER

    def impossible(self, table: Table) -> str:
        if not 0 <= self.place < len(table.piles.get(self.pile, [])) - 1:
            return "there are no two such cards"
        return unknown_way(table, REORDER)

    def facets(self, table: Table) -> list[Facet]:
        return [(WayOpen(REORDER), self.seat)]

    def happen(self, table: Table) -> list[Event]:
        both = tuple(table.piles[self.pile][self.place : self.place + 2])
        return [Exchanged(self.seat, self.pile, self.place, self.place + 1, both, table.acts)]


@dataclass(eq=False)
class PeekAt(Touch):
    """Look at another player's hand."""

    owner: Final[Seat]

    def __init__(self, seat: Seat, owner: Seat) -> None:
        self.seat = seat
        self.owner = owner

    @property
    def way(self) -> str:
        return PEEK_AT

    def impossible(self, table: Table) -> str:
        if not 0 <= self.owner < table.seats or self.owner == self.seat:
            return "there is nobody there to look at"
        return unknown_way(table, PEEK_AT)

    def facets(self, table: Table) -> list[Facet]:
        return [(MayLookAt(self.owner), self.seat)]

    def happen(self, table: Table) -> list[Event]:
        return [LookedAt(self.seat, self.owner, tuple(table.hands[self.owner]))]


@dataclass(eq=False)
class Consent(Act):
    """Let another player look at one's hand."""

    to: Final[Seat]

    def __init__(self, seat: Seat, to: Seat) -> None:
        self.seat = seat
        self.to = to

    @property
    def way(self) -> str:
        return CONSENT

    def impossible(self, table: Table) -> str:
        return unknown_way(table, CONSENT) if 0 <= self.to < table.seats else "there is nobody there"

    def facets(self, table: Table) -> list[Facet]:
        return []

    def happen(self, table: Table) -> list[Event]:
        return [Consented(self.seat, self.to)]

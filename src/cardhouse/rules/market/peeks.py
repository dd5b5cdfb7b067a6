"""Looking at the top of the stock, and putting it back in another order."""

from dataclasses import dataclass
from typing import Any, Final

from cardhouse.cards import Card
from cardhouse.core.acts import Act, unknown_way
from cardhouse.core.declared import TURN, Way
from cardhouse.core.gates import Facet, admitted, plan_of, seat_gates
from cardhouse.core.rule import REFEREE
from cardhouse.core.seats import Seat
from cardhouse.core.shown import Glimpsed
from cardhouse.core.table import Event, Question, Table

LOOK: Final = "look"
ORDER: Final = "order"
LOOK_WAY: Final = Way(LOOK, "look at the stock", TURN)
ORDER_WAY: Final = Way(ORDER, "put the cards back in order", TURN, "Put back in order")


@dataclass(eq=False)
class LookSize(Question):
    """How many cards on top of the stock may this player look at in their own turn?"""

    seat: Final[Seat]

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def unruled(self, table: Table) -> int:
        return 0


@dataclass(eq=False)
class LooksAt(Question):
    """May this player look at so many cards?"""

    seat: Seat
    count: int

    def unruled(self, table: Table) -> bool:
        return True

    def refusal(self, table: Table, subject: Any) -> str:
        return f"{table.names[self.seat]} may look at {table.ask(LookSize(self.seat))} cards, not at {self.count}"


@dataclass(eq=False)
class Arranges(Question):
    """May this player put these cards on the stock, topmost first?"""

    seat: Seat
    cards: tuple[Card, ...]

    def unruled(self, table: Table) -> bool:
        return True

    def refusal(self, table: Table, subject: Any) -> str:
        return "these are not the cards of the look, each once"


@dataclass(eq=False)
class Peeked(Event):
    """A player looked at so many cards on top of the stock."""

    player: Seat
    count: int

    def apply(self, table: Table) -> None:
        table.informed |= 1 << self.player


@dataclass(eq=False)
class Arranged(Event):
    """A player put the top cards of the stock into this order, topmost first."""

    player: Seat
    cards: tuple[Card, ...]

    def apply(self, table: Table) -> None:
        if not on_top(table, self.cards):
            raise ValueError("these are not the cards on top of the stock")
        table.stock[len(table.stock) - len(self.cards) :] = self.cards[::-1]


def on_top(table: Table, cards: tuple[Card, ...]) -> bool:
    """Whether these are the cards on top of the stock, in any order."""
    top = table.stock[max(0, len(table.stock) - len(cards)) :]
    return sorted([card.name for card in top]) == sorted([card.name for card in cards])


@dataclass(eq=False)
class Peek(Act):
    """Look at so many cards on top of the stock."""

    count: Final[int]

    def __init__(self, seat: Seat, count: int) -> None:
        self.seat = seat
        self.count = count

    @property
    def way(self) -> str:
        return LOOK

    def impossible(self, table: Table) -> str:
        if not 1 <= self.count <= len(table.stock):
            return f"there are {len(table.stock)} cards to look at"
        return unknown_way(table, LOOK)

    def facets(self, table: Table) -> list[Facet]:
        found: list[Facet] = [(gate, self.seat) for gate in seat_gates(table, LOOK)]
        return [*found, (LooksAt(self.seat, self.count), True)]

    def lawful(self, table: Table) -> bool | None:
        if self.seat not in admitted(table, plan_of(table.law, LOOK)):
            return False
        return table.ask(LooksAt(self.seat, self.count))

    def happen(self, table: Table) -> list[Event]:
        return [Peeked(self.seat, self.count)]


@dataclass(eq=False)
class Arrange(Act):
    """Put the top cards of the stock back in this order, topmost first; who may look and has not yet, does so first."""

    cards: Final[tuple[Card, ...]]

    def __init__(self, seat: Seat, cards: tuple[Card, ...]) -> None:
        self.seat = seat
        self.cards = cards

    @property
    def way(self) -> str:
        return ORDER

    def impossible(self, table: Table) -> str:
        unknown = unknown_way(table, ORDER)
        # nobody may find out by trying what lies there: who has not looked is told nothing but that, or what a
        # referee says
        if unknown or table.law.dial_of(table.law.ways[ORDER]) == REFEREE:
            return unknown
        if not self.cards or not self.has_looked(table):
            return f"{table.names[self.seat]} has not looked at these cards"
        return "" if on_top(table, self.cards) else "these are not the cards on top of the stock"

    def has_looked(self, table: Table) -> bool:
        known = table.ask(Glimpsed(self.seat))
        return all(place in known for place in range(len(self.cards)))

    def facets(self, table: Table) -> list[Facet]:
        found: list[Facet] = [(gate, self.seat) for gate in seat_gates(table, ORDER)]
        if self.seat in admitted(table, plan_of(table.law, ORDER)):
            found.append((Arranges(self.seat, self.cards), True))
        return found

    def lawful(self, table: Table) -> bool | None:
        if self.seat not in admitted(table, plan_of(table.law, ORDER)):
            return False
        return table.ask(Arranges(self.seat, self.cards))

    def happen(self, table: Table) -> list[Event]:
        looked: list[Event] = [] if self.has_looked(table) else [Peeked(self.seat, len(self.cards))]
        return [*looked, Arranged(self.seat, self.cards)]

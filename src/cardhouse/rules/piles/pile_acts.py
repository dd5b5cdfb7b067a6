"""What people do with piles besides playing on them: take cards, turn them over, tidy them."""

from dataclasses import dataclass
from typing import Any, Final

from mypy_extensions import mypyc_attr

from cardhouse.cards import Card
from cardhouse.core.acts import Progress, SettingAct, Touch, answered, answering_facets, unknown_way
from cardhouse.core.declared import TURN, Way
from cardhouse.core.events import Laid
from cardhouse.core.gates import Facet, seat_gates
from cardhouse.core.moving import MovesCards, count_act
from cardhouse.core.needs import only_with
from cardhouse.core.places import CardMove, CardMoves, hand_of, pile_at
from cardhouse.core.questions import NEW_PILE, Condition
from cardhouse.core.rule import Need
from cardhouse.core.seats import NO_SEAT, Seat
from cardhouse.core.speech import Remark
from cardhouse.core.table import Event, Question, Table

TAKE: Final = "take"
LAY: Final = "lay"
FLIP: Final = "flip"
TURN_UP: Final = "turnup"
TIDY: Final = "tidy"
SORT: Final = "sort"
TAKE_WAY: Final = Way(TAKE, "take cards off a pile", TURN, "Take from a pile")
LAY_WAY: Final = Way(LAY, "lay what was taken", TURN, "Lay what you took")
FLIP_WAY: Final = Way(FLIP, "turn a pile over")
TURN_UP_WAY: Final = Way(TURN_UP, "turn up a card")


@dataclass(eq=False)
class Takes(Question):
    """May so many cards be taken off this pile?"""

    pile: int
    count: int

    def unruled(self, table: Table) -> bool:
        return True

    def refusal(self, table: Table, subject: Any) -> str:
        return f"{self.count} cards may not be taken off pile {self.pile}"


@dataclass(eq=False)
class Took(MovesCards):
    """A player took cards off a pile into the hand, the uppermost first."""

    player: Seat
    pile: int
    cards: tuple[Card, ...]

    def moves(self) -> CardMoves:
        return (CardMove(self.cards, pile_at(self.pile), hand_of(self.player)),)

    def besides(self, table: Table) -> None:
        count_act(table, self.player)


@dataclass(eq=False)
class Flipped(Event):
    """A pile was turned over: what lay at the bottom is on top, and every card shows its other side. By hand, or by
    itself (-1). Cards that were laid `later`, as older logs have it, are put back on it as they were.
    """

    pile: int
    player: Seat = NO_SEAT
    later: int = 0

    def apply(self, table: Table) -> None:
        stack = table.piles[self.pile]
        under = len(stack) - self.later
        table.piles[self.pile] = [*[card.turned(not card.down) for card in reversed(stack[:under])], *stack[under:]]


@dataclass(eq=False)
class TopTurned(Event):
    """The uppermost card of a pile, but for those laid `later`, was turned face up, by hand or by itself (-1). Nobody
    has played it.
    """

    pile: int
    later: int = 0
    player: Seat = NO_SEAT

    def apply(self, table: Table) -> None:
        stack, at = table.piles[self.pile], -1 - self.later
        if len(stack) > self.later:
            stack[at] = stack[at].turned(False)


@dataclass(eq=False)
class Tidied(Remark):
    """Somebody tidied a pile."""

    player: Seat
    pile: int


@dataclass(eq=False)
class HandSorted(Event):
    """A player put their own hand in order, by suits and ranks."""

    player: Seat

    def apply(self, table: Table) -> None:
        table.hands[self.player].sort(key=by_suit)


def by_suit(card: Card) -> tuple[int, int]:
    return (card.suit, card.rank)


@dataclass(eq=False)
class Take(Progress):
    """Take the uppermost cards of a pile into the hand, or as many as there are."""

    pile: Final[int]
    count: Final[int]

    def __init__(self, seat: Seat, pile: int, count: int = 2) -> None:
        self.seat = seat
        self.pile = pile
        self.count = count

    @property
    def way(self) -> str:
        return TAKE

    def impossible(self, table: Table) -> str:
        if not table.piles.get(self.pile):
            return f"there is nothing to take from pile {self.pile}"
        return unknown_way(table, TAKE) if self.count > 0 else "that is nothing to take"

    def facets(self, table: Table) -> list[Facet]:
        gates: list[Facet] = [(gate, self.seat) for gate in seat_gates(table, TAKE)]
        return [*gates, (Takes(self.pile, self.count), True)]

    def happen(self, table: Table) -> list[Event]:
        stack = table.piles[self.pile]
        return [Took(self.seat, self.pile, tuple(reversed(stack[max(0, len(stack) - self.count) :])))]


class LayTaken(SettingAct):
    """Put a card that was just taken face down into an area before one's seat."""

    @property
    def way(self) -> str:
        return LAY

    def facets(self, table: Table) -> list[Facet]:
        gates: list[Facet] = [(gate, self.seat) for gate in seat_gates(table, LAY)]
        return [*gates, (Condition(LAY, NEW_PILE), self.card)]

    def happen(self, table: Table) -> list[Event]:
        return [Laid(self.seat, self.card, self.area)]


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(eq=False)
class PileAct(Touch):
    """Something that is done to a pile by hand."""

    pile: Final[int]

    def __init__(self, seat: Seat, pile: int) -> None:
        self.seat = seat
        self.pile = pile

    def impossible(self, table: Table) -> str:
        return "" if self.pile in table.piles else f"there is no pile {self.pile}"


class Flip(PileAct):
    """Turn a pile over."""

    @property
    def way(self) -> str:
        return FLIP

    @property
    def closes(self) -> bool:
        return True

    def facets(self, table: Table) -> list[Facet]:
        gates: list[Facet] = [(gate, self.seat) for gate in seat_gates(table, FLIP)]
        return gates + answering_facets(table, self.seat, FLIP, (self.pile,))

    def happen(self, table: Table) -> list[Event]:
        return answered(table, self, [Flipped(self.pile, self.seat)])


class TurnUp(PileAct):
    """Turn the uppermost card of a pile face up."""

    @property
    def way(self) -> str:
        return TURN_UP

    def facets(self, table: Table) -> list[Facet]:
        gates: list[Facet] = [(gate, self.seat) for gate in seat_gates(table, TURN_UP)]
        return gates + answering_facets(table, self.seat, TURN_UP, (self.pile,))

    def happen(self, table: Table) -> list[Event]:
        return answered(table, self, [TopTurned(self.pile, player=self.seat)])


class Tidy(PileAct):
    """Straighten a pile. Nothing comes to lie elsewhere."""

    @property
    def way(self) -> str:
        return TIDY

    def facets(self, table: Table) -> list[Facet]:
        return [(gate, self.seat) for gate in seat_gates(table, TIDY)]

    def happen(self, table: Table) -> list[Event]:
        return [Tidied(self.seat, self.pile)]


class Sort(Touch):
    """Put one's own hand in order."""

    @property
    def way(self) -> str:
        return SORT

    def happen(self, table: Table) -> list[Event]:
        return [HandSorted(self.seat)]


only_with(Need("a way to take cards from a pile", ("take",)), Took, Takes)


only_with(Need("piles that are turned over", ("flip",)), Flipped)

"""Leaving in the middle of a round: what falls away, of which each family of rules says what is its own, and who takes
the place later.
"""

from dataclasses import dataclass
from typing import Final

from cardhouse.cards import Card
from cardhouse.core.acts import LONGEST_WORDS, Act, sayable
from cardhouse.core.affairs import DropsDuty
from cardhouse.core.gates import Facet
from cardhouse.core.moving import MovesCards
from cardhouse.core.owed import Duty, Motion
from cardhouse.core.places import STOCK_BOTTOM, CardMove, CardMoves, hand_of
from cardhouse.core.presence import Joined, is_here
from cardhouse.core.remarks import Remark
from cardhouse.core.seats import NO_SEAT, NOBODY, Seat
from cardhouse.core.table import CENTRE, OVER, PLAYING, Event, Question, Table, Wish


def is_dealt(table: Table) -> bool:
    """Whether cards of a round that is not over are in somebody's hands."""
    return table.phase == PLAYING or (table.phase != OVER and any(table.hands))


class Belongings(Question):
    """From which areas before a seat do cards go back with the hand of whoever leaves?"""

    def unruled(self, table: Table) -> list[str]:
        return []


@dataclass(eq=False)
class OwedTo(Question):
    """To whom is this owed? To nobody by name, unless a rule says so."""

    duty: Duty

    def unruled(self, table: Table) -> int:
        return NO_SEAT


@dataclass(eq=False)
class FallsTo(Question):
    """Where does this token go when its holder leaves? To the centre, unless a rule says so."""

    token: str
    holder: Seat

    def unruled(self, table: Table) -> int:
        return CENTRE


@dataclass(eq=False)
class VotersLeft(Question):
    """Who decides a motion when all who had a vote have left? Nobody: it comes to nothing."""

    motion: Motion

    def unruled(self, table: Table) -> tuple[int, ...]:
        return ()


def lapsing(table: Table, seat: Seat) -> list[Event]:
    """What somebody who leaves owes, and what is owed to them, falls away."""
    duties = [duty for duty in table.duties if duty.bearer == seat or table.ask(OwedTo(duty)) == seat]
    return [DropsDuty(duty) for duty in duties]


@dataclass(eq=False)
class Departed(Remark):
    """Whoever has left has nothing at the table any more, and there is no going back to before."""

    player: Seat

    def apply(self, table: Table) -> None:
        table.saved = None


@dataclass(eq=False)
class DealPassed(Event):
    """Somebody else is the dealer now."""

    player: Seat

    def apply(self, table: Table) -> None:
        table.dealer = self.player


@dataclass(eq=False)
class GoesUnder(Wish):
    """A wish: all cards of somebody who leaves go under the stock, shuffled."""

    player: Seat

    def bound(self, table: Table) -> list[Event]:
        areas = [area for area in dict.fromkeys(table.ask(Belongings())) if table.area(area, self.player)]
        zones = [table.hands[self.player], *[table.area(area, self.player) for area in areas]]
        cards = [card.printed for zone in zones for card in zone]
        if not cards:
            return []
        chance = table.chance.copy()
        chance.shuffle(cards)
        return [WentUnder(self.player, tuple(areas), tuple(cards), chance.state)]


@dataclass(eq=False)
class WentUnder(MovesCards):
    """The hand of somebody who left, and what lay in these areas before the seat, is now the bottom of the stock."""

    player: Seat
    areas: tuple[str, ...]
    cards: tuple[Card, ...]
    chance: int

    def moves(self) -> CardMoves:
        return (CardMove(self.cards, hand_of(self.player), STOCK_BOTTOM, NOBODY),)

    def apply(self, table: Table) -> None:
        """As its moves say, but for cards that lay before the seat: which they were nobody is told."""
        table.hands[self.player].clear()
        for area in self.areas:
            table.area(area, self.player).clear()
        table.stock = [*self.cards, *table.stock]
        table.chance = table.chance.at(self.chance)


FREE_AGAIN: Final = "a free place is taken again at the next deal"


@dataclass(eq=False)
class SatDown(Event):
    """Somebody of this name sits in a place that had been left by another, or by themself."""

    player: Seat
    name: str
    before: str

    def apply(self, table: Table) -> None:
        table.names = [self.name if seat == self.player else name for seat, name in enumerate(table.names)]
        table.saved = None


@dataclass(eq=False)
class SitDown(Act):
    """Take a place that is free. The table itself does this for whoever comes, and no player."""

    name: Final[str]

    def __init__(self, seat: Seat, name: str) -> None:
        self.seat = seat
        self.name = name

    @property
    def from_outside(self) -> bool:
        return True

    def impossible(self, table: Table) -> str:
        if not sayable(self.name):
            return f"a name has between 1 and {LONGEST_WORDS} letters"
        return FREE_AGAIN if is_dealt(table) else ""

    def facets(self, table: Table) -> list[Facet]:
        return []

    def happen(self, table: Table) -> list[Event]:
        back: list[Event] = [] if is_here(table, self.seat) else [Joined(self.seat)]
        return [SatDown(self.seat, self.name, table.names[self.seat]), *back]

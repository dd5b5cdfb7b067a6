"""The penalty card that somebody proposes: it lies aside, face down, until it is known who gets it."""

from dataclasses import dataclass
from typing import Final

from cardhouse.cards import Card
from cardhouse.core.moving import MovesCards
from cardhouse.core.places import STOCK_TOP, CardMove, CardMoves, area_of
from cardhouse.core.rounds import RoundBegan
from cardhouse.core.seats import NOBODY
from cardhouse.core.table import Event, Table, Tally, Wish

SET_ASIDE: Final = "set aside"


@dataclass(eq=False)
class PutAside(MovesCards):
    """The top card of the stock was put aside for the penalty of this number, which somebody proposes."""

    number: int
    card: Card

    def moves(self) -> CardMoves:
        return (CardMove((self.card,), STOCK_TOP, area_of(SET_ASIDE), NOBODY),)


@dataclass(eq=False)
class PutOnTop(MovesCards):
    """A card that lay aside is the next one to be drawn; it lay at this place."""

    place: int

    def moves(self) -> CardMoves:
        return (CardMove((), area_of(SET_ASIDE).found_at(self.place), STOCK_TOP, NOBODY, heap=1),)


class LyingAside(Tally):
    """For which penalty each card lies aside, by its number, in the order in which they lie."""

    def start(self) -> tuple[int, ...]:
        return ()

    def hears(self) -> tuple[type, ...]:
        return (PutAside, PutOnTop, RoundBegan)

    def step(self, total: tuple[int, ...], event: Event) -> tuple[int, ...]:
        if isinstance(event, PutAside):
            return (*total, event.number)
        if isinstance(event, PutOnTop):
            return (*total[: event.place], *total[event.place + 1 :])
        return ()


LYING_ASIDE: Final = LyingAside()


@dataclass(eq=False)
class PutsAside(Wish):
    """A wish: the top card of the stock, if there is one, is put aside for this penalty."""

    number: int

    def bound(self, table: Table) -> list[Event]:
        return [PutAside(self.number, table.stock[-1])] if table.stock else []


@dataclass(eq=False)
class PutsOnTop(Wish):
    """A wish: the card that lies aside for this penalty, if one does, is the next to be drawn."""

    number: int

    def bound(self, table: Table) -> list[Event]:
        lying = table.tally(LYING_ASIDE)
        return [PutOnTop(lying.index(self.number))] if self.number in lying else []

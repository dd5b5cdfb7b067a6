"""The moment of which a sentence speaks: who did it, with which card, on what."""

from dataclasses import dataclass, replace
from typing import Final

from cardhouse.cards import DECK_FACES, JOKER, Card
from cardhouse.core.events import Landed
from cardhouse.core.seats import NO_SEAT, Seat
from cardhouse.core.table import Table

NO_CARD: Final = -1


@dataclass(frozen=True)
class Scene:
    """`player` is the one who did it ("they"), `active` the one whose turn it was; `card` was played on `under`."""

    player: Seat
    active: Seat = NO_SEAT
    card: Card | None = None
    under: Card | None = None
    pile: int = 0
    drawn: tuple[Card, ...] = ()
    chosen: tuple[Seat, ...] = ()
    about: Seat = NO_SEAT
    """Somebody else of whom the clause has spoken; then "their" is that person's."""

    def numbers(self) -> tuple[int, ...]:
        """The same as numbers, so that a duty can keep it."""
        card = self.card.index if self.card else NO_CARD
        under = self.under.index if self.under else NO_CARD
        return (self.player, self.active, card, under, self.pile, *self.chosen)

    def of(self, seat: Seat) -> "Scene":
        return replace(self, about=seat)

    def choosing(self, seat: Seat) -> "Scene":
        return replace(self, chosen=(*self.chosen, seat))


def scene_of(numbers: tuple[int, ...]) -> Scene:
    """A scene back from its numbers."""
    player, active, card, under, pile, *chosen = numbers
    return Scene(player, active, face(card), face(under), pile, chosen=tuple(chosen))


def face(index: int) -> Card | None:
    return None if index == NO_CARD else JOKER if index == JOKER.index else DECK_FACES[index]


def in_turn(table: Table) -> Seat:
    """Whose turn it is, or was until just now."""
    return table.turn if table.turn != NO_SEAT else table.last


def card_under(table: Table, pile: int, itself: int = 0) -> Card | None:
    """The card on which the one that acts now was played; others of the same play may lie on it already. It waits
    `itself` if it has only landed.
    """
    waiting = sum([isinstance(landed, Landed) and landed.pile == pile for landed in table.landing]) - itself
    cards = table.piles.get(pile, [])
    at = len(cards) - 2 - waiting
    return cards[at] if at >= 0 else None

"""Cards that are seen to move: from where to where, and their faces as far as a seat may see them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from cardhouse.cards.card import BACK
from cardhouse.core.places import CardMove
from cardhouse.core.seats import EVERYONE, Seat
from cardhouse.core.shown import includes
from cardhouse.core.table import Event
from cardhouse.server.messages import CardFlight


class FlightPlan:
    """The cards that move in some events; seats that see the same of each share what is told of it."""

    def __init__(self, events: Iterable[tuple[str, Event]]) -> None:
        self.moves: Final = [move for _, event in events for move in event.moves()]
        self.open: Final = all(move.seen is EVERYONE and move.noticed is EVERYONE for move in self.moves)
        """Whether everybody sees all of it, as far as that is plain."""
        self.told: Final[dict[tuple[int, ...], list[CardFlight]]] = {}

    def seen_by(self, seat: Seat) -> list[CardFlight]:
        """The cards that a seat sees move, in order."""
        sight = tuple([FACES if self.open else seen_of(move, seat) for move in self.moves])
        found = self.told.get(sight)
        if found is None:
            found = [
                CardFlight(face, move.source.name, move.target.name)
                for move, seen in zip(self.moves, sight, strict=True)
                for face in faces(move, seen)
            ]
            self.told[sight] = found
        return found


NOTHING, BACKS, FACES = 0, 1, 2


def seen_of(move: CardMove, seat: Seat) -> int:
    """What a seat sees of a move: nothing, cards, or which cards they are."""
    if not includes(move.noticed, seat):
        return NOTHING
    return FACES if includes(move.seen, seat) else BACKS


def faces(move: CardMove, seen: int) -> list[str]:
    """What is seen of each card that moves; a heap is seen as one."""
    if seen == NOTHING:
        return []
    if move.heap:
        return [BACK]
    return [card.shown if seen == FACES else BACK for card in move.cards]


def moves_of(events: Iterable[tuple[str, Event]], seat: Seat) -> list[CardFlight]:
    """The cards that a seat sees move in some events."""
    return FlightPlan(events).seen_by(seat)

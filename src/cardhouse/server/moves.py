"""Cards that are seen to move: from where to where, and their faces as far as a seat may see them."""

from __future__ import annotations

from collections.abc import Iterable

from cardhouse.cards.card import BACK
from cardhouse.core.knowledge import includes
from cardhouse.core.places import CardMove
from cardhouse.core.seats import Seat
from cardhouse.core.table import Event
from cardhouse.server.messages import CardFlight


def moves_of(events: Iterable[tuple[str, Event]], seat: Seat) -> list[CardFlight]:
    """The cards that a seat sees move, in order."""
    moves = [move for _, event in events for move in event.moves() if includes(move.noticed, seat)]
    return [CardFlight(face, move.source.name, move.target.name) for move in moves for face in faces(move, seat)]


def faces(move: CardMove, seat: Seat) -> list[str]:
    """What a seat sees of each card that moves; a heap is seen as one."""
    if move.heap:
        return [BACK]
    return [card.shown if includes(move.seen, seat) else BACK for card in move.cards]

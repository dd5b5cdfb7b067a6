"""What people read when something happens: an event, who reads, and the line on the page and in the terminal.

Bob does what is done, and Cat reads, unless it is said otherwise.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from cardhouse.cards import Card, card, cards
from cardhouse.core.table import Event

ANN, BOB, CAT = 0, 1, 2
NAMES: Final = ("Ann", "Bob", "Cat")
NOTHING: Final = ""

OPEN: Final = "bartok"
"""A table with a referee, before the round."""
COME_AND_GO: Final = "moo"
"""One that people may leave and come back to."""
CLOSED: Final = "uncle-baiting"
"""A table without a referee in mid-round, where nobody is shown how things stand."""

Moves = tuple[tuple[str, str, str], ...]
HIDDEN: Final = "##"


class Line(NamedTuple):
    """One event and how it is told: the whole line, empty if nothing is said, and the cards that are seen to move."""

    event: Event
    words: str = NOTHING
    kind: str = ""
    moves: Moves = ()
    seat: int = CAT
    game: str = OPEN

    @property
    def name(self) -> str:
        return f"{type(self.event).__name__}, {NAMES[self.seat] if self.seat >= 0 else 'an onlooker'}, {self.game}"


def hand(text: str) -> tuple[Card, ...]:
    return tuple(cards(text))


FIVE: Final = card("5H")
PAIR: Final = hand("5H 6S")

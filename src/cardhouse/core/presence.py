"""Who is there: people who leave the game and come back, and the seats that are empty meanwhile."""

from dataclasses import dataclass
from typing import Any, Final

from cardhouse.core.law import NOT_LOOKED_UP, Law
from cardhouse.core.seats import NO_SEAT, Seat, Seats
from cardhouse.core.table import Event, Question, Table, Tally

NOT_KEPT: Final = -1
"""Where it is remembered who has left, if no rule remembers it."""


@dataclass(eq=False)
class Left(Event):
    """Somebody left the game."""

    player: Final[Seat]

    def __init__(self, player: Seat) -> None:
        self.player = player

    def apply(self, table: Table) -> None:
        """The seat stays empty; the rules that count players remember it."""


@dataclass(eq=False)
class Joined(Event):
    """Somebody came into the game, or came back, to the left of this seat if it is one, else to their own place."""

    player: Final[Seat]
    beside: Final[Seat]

    def __init__(self, player: Seat, beside: Seat = NO_SEAT) -> None:
        self.player = player
        self.beside = beside

    def apply(self, table: Table) -> None:
        """The rules that count players remember it."""


class Gone(Tally):
    """The seats, as bits, of those who have left and not come back."""

    def start(self) -> int:
        return 0

    def hears(self) -> tuple[type, ...]:
        return (Left, Joined)

    def step(self, total: Any, event: Event) -> int:
        bits: int = total
        if isinstance(event, Joined):
            return bits & ~(1 << event.player)
        return bits | 1 << event.player if isinstance(event, Left) else bits


GONE: Final = Gone()


def place_of_gone(law: Law) -> int:
    """Where a table remembers those who have left."""
    place = law.departures = law.tally_place.get(GONE, NOT_KEPT)
    return place


def gone(table: Table) -> int:
    """The seats, as bits, of those who have left and not come back."""
    place = table.law.departures
    if place == NOT_LOOKED_UP:
        place = place_of_gone(table.law)
    bits: int = 0 if place == NOT_KEPT else table.tallies[place]
    return bits


def everybody(table: Table) -> Seats:
    """All who have not left."""
    return Seats((1 << table.seats) - 1 & ~gone(table))


def players(table: Table) -> list[Seat]:
    """The seats of all who have not left, in their order."""
    return list(everybody(table).among(table.seats))


def is_here(table: Table, seat: Seat) -> bool:
    """Whether somebody sits there who has not left."""
    return 0 <= seat < table.seats and not gone(table) >> seat & 1


def next_player(table: Table, seat: Seat) -> Seat:
    """Whoever sits next at the left of a seat and has not left; the seat itself, if there is nobody else."""
    for step in range(1, table.seats):
        at = (seat + step) % table.seats
        if is_here(table, at):
            return at
    return seat


class Present(Question):
    """Who still plays?"""

    def unruled(self, table: Table) -> Seats:
        return everybody(table)

"""What people do across the table besides playing: point, ask how things stand, put a card back, contest, move a
motion.
"""

from dataclasses import dataclass
from typing import Final

from cardhouse.cards import Card
from cardhouse.core.acts import LONGEST_WORDS, Act, CardAct, not_held, sayable, unknown_way
from cardhouse.core.gates import Facet, seat_gates
from cardhouse.core.proceedings import MOVE, Movable
from cardhouse.core.questions import SeatQuestion
from cardhouse.core.remarks import Remark
from cardhouse.core.seats import Seat
from cardhouse.core.table import Event, Table

POINT_AT: Final = "point"
ASK: Final = "ask"
RETURN: Final = "return"
CONTEST: Final = "contest"
NO_SIDE: Final = -1
MOST_SIDES: Final = 2


@dataclass(eq=False)
class Pointed(Remark):
    """Somebody pointed at a player, or at one side of a player."""

    player: Seat
    at: Seat
    side: int = NO_SIDE


@dataclass(eq=False)
class AskedHow(Remark):
    """Somebody asked how things stand."""

    player: Seat


@dataclass(eq=False)
class TriedToReturn(Remark):
    """Somebody held a hand card over the stock; it stays where it was until a rule takes it."""

    player: Seat
    card: Card


@dataclass(eq=False)
class Contested(Remark):
    """Somebody said that a penalty was not deserved."""

    player: Seat


@dataclass(eq=False)
class Moved(Remark):
    """Somebody moved that the table decide something."""

    player: Seat
    subject: str
    about: Seat


@dataclass(eq=False)
class Point(Act):
    """Point at a player, or at one side of a player: 0 for the right, 1 for the left."""

    at: Final[Seat]
    side: Final[int]

    def __init__(self, seat: Seat, at: Seat, side: int = NO_SIDE) -> None:
        self.seat = seat
        self.at = at
        self.side = side

    @property
    def way(self) -> str:
        return POINT_AT

    def impossible(self, table: Table) -> str:
        if not NO_SIDE <= self.side < MOST_SIDES:
            return "a player has a right and a left side"
        return "" if 0 <= self.at < table.seats else "there is nobody there"

    def facets(self, table: Table) -> list[Facet]:
        return []

    def happen(self, table: Table) -> list[Event]:
        return [Pointed(self.seat, self.at, self.side)]


class AskHow(Act):
    """Ask how things stand: whose turn it is, which way round, what is owed."""

    @property
    def way(self) -> str:
        return ASK

    def impossible(self, table: Table) -> str:
        return unknown_way(table, ASK)

    def happen(self, table: Table) -> list[Event]:
        return [AskedHow(self.seat)]


class Return(CardAct):
    """Put a hand card back on the stock."""

    @property
    def way(self) -> str:
        return RETURN

    def impossible(self, table: Table) -> str:
        return not_held(table, self.seat, self.card) or unknown_way(table, RETURN)

    def happen(self, table: Table) -> list[Event]:
        return [TriedToReturn(self.seat, self.card)]


class MayContest(SeatQuestion):
    """Who has a penalty to contest?"""

    def refusal(self, table: Table, subject: int) -> str:
        return f"{table.names[subject]} has no penalty to contest"


class Contest(Act):
    """Say that a penalty one got, or is to get, is not deserved."""

    @property
    def way(self) -> str:
        return CONTEST

    def impossible(self, table: Table) -> str:
        return unknown_way(table, CONTEST)

    def facets(self, table: Table) -> list[Facet]:
        return [*[(gate, self.seat) for gate in seat_gates(table, CONTEST)], (MayContest(CONTEST), self.seat)]

    def happen(self, table: Table) -> list[Event]:
        return [Contested(self.seat)]


@dataclass(eq=False)
class Move(Act):
    """Move that the table decide something: `subject` says what, and `about` whom it is about, if anybody."""

    subject: Final[str]
    about: Final[Seat]

    def __init__(self, seat: Seat, subject: str, about: Seat = -1) -> None:
        self.seat = seat
        self.subject = subject
        self.about = about

    @property
    def way(self) -> str:
        return MOVE

    def impossible(self, table: Table) -> str:
        if not sayable(self.subject, 10 * LONGEST_WORDS):
            return "a motion needs a subject"
        return unknown_way(table, MOVE) if -1 <= self.about < table.seats else "there is nobody there"

    def facets(self, table: Table) -> list[Facet]:
        gates: list[Facet] = [(gate, self.seat) for gate in seat_gates(table, MOVE)]
        return [*gates, (Movable(self.subject, self.about), True)] if table.law.hears(Movable) else gates

    def happen(self, table: Table) -> list[Event]:
        return [Moved(self.seat, self.subject, self.about)]

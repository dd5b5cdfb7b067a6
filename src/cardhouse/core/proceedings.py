"""Motions beyond a simple vote: what may be moved, who has a vote as people come and go, and what comes to nothing."""

from dataclasses import dataclass
from typing import Any, Final

from cardhouse.core.acts import LONGEST_WORDS, Act, sayable, unknown_way
from cardhouse.core.gates import Facet, seat_gates
from cardhouse.core.needs import only_with
from cardhouse.core.owed import Motion
from cardhouse.core.remarks import Remark
from cardhouse.core.rule import Need
from cardhouse.core.seats import Seat
from cardhouse.core.table import Event, Question, Table
from cardhouse.core.ways import Way

MOVE: Final = "move"
MOVE_WAY: Final = Way(MOVE, "put something to the vote", label="Put to the vote")


@dataclass(eq=False)
class Movable(Question):
    """Can this be moved: these words, about this player, if anybody? Asked where a rule has a word on it."""

    words: str
    about: Seat

    def unruled(self, table: Table) -> bool:
        return False

    def default_rule(self, table: Table) -> str:
        return table.law.ways[MOVE]

    def refusal(self, table: Table, subject: Any) -> str:
        return f'"{self.words}" cannot be put to the vote now'

    @property
    def verb(self) -> str:
        """What is to be done: the first word."""
        return self.words.partition(" ")[0]

    @property
    def object(self) -> str:
        """What it is to be done with: the rest."""
        return self.words.partition(" ")[2].strip()


@dataclass(eq=False)
class MayFallSilent(Question):
    """Can this rule be put out of force by those who vote? Yes, unless it has to be there always: there is a way left
    to change the rules, and secrets are kept.
    """

    rule: str

    def unruled(self, table: Table) -> bool:
        return True


@dataclass(eq=False)
class ElectorateSet(Event):
    """Others than before have a vote on a motion."""

    number: int
    electorate: tuple[int, ...]

    def apply(self, table: Table) -> None:
        table.motions = [m.among(self.electorate) if m.number == self.number else m for m in table.motions]


@dataclass(eq=False)
class MotionDropped(Event):
    """A motion came to nothing before it was decided."""

    motion: Motion

    def apply(self, table: Table) -> None:
        table.motions = [m for m in table.motions if m.number != self.motion.number]


@dataclass(eq=False)
class OptionAgreed(Remark):
    """The players have set an option of the rules."""

    option: str
    value: str


@dataclass(eq=False)
class Moved(Remark):
    """Somebody moved that the table decide something."""

    player: Seat
    subject: str
    about: Seat


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


only_with(Need("motions that are put to the vote", ("move",)), Movable)

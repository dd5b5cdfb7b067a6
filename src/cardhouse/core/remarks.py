"""What everybody notices and what moves nothing: words, gestures, choices, looks, the time."""

from dataclasses import dataclass
from typing import Final

from cardhouse.core.seats import Seat
from cardhouse.core.table import Event, Table


class Remark(Event):
    """Something everybody notices and that moves nothing."""

    def apply(self, table: Table) -> None:
        """Nothing lies elsewhere afterwards; rules may answer it."""


@dataclass(eq=False)
class Said(Remark):
    """Somebody said something."""

    player: Final[Seat]
    words: Final[str]

    def __init__(self, player: Seat, words: str) -> None:
        self.player = player
        self.words = words


@dataclass(eq=False)
class Gestured(Remark):
    """Somebody made a gesture: bowed, knocked, raised a hand, pointed at another."""

    player: Final[Seat]
    gesture: Final[str]
    at: Final[Seat]

    def __init__(self, player: Seat, gesture: str, at: Seat) -> None:
        self.player = player
        self.gesture = gesture
        self.at = at


@dataclass(eq=False)
class Refused(Remark):
    """An act was refused. Written down only where a rule answers it."""

    player: Final[Seat]
    way: Final[str]
    rule: Final[str]

    def __init__(self, player: Seat, way: str, rule: str) -> None:
        self.player = player
        self.way = way
        self.rule = rule


@dataclass(eq=False)
class Called(Remark):
    """Somebody named an offender and words."""

    player: Final[Seat]
    offender: Final[Seat]
    words: Final[str]

    def __init__(self, player: Seat, offender: Seat, words: str) -> None:
        self.player = player
        self.offender = offender
        self.words = words


@dataclass(eq=False)
class Accused(Remark):
    """Somebody accused another of breaking a rule."""

    player: Final[Seat]
    offender: Final[Seat]
    rule: Final[str]

    def __init__(self, player: Seat, offender: Seat, rule: str) -> None:
        self.player = player
        self.offender = offender
        self.rule = rule


@dataclass(eq=False)
class Chose(Remark):
    """Somebody made a choice that a rule had put."""

    player: Final[Seat]
    way: Final[str]
    picks: Final[tuple[int, ...]]
    about: Final[tuple[int, ...]]

    def __init__(self, player: Seat, way: str, picks: tuple[int, ...], about: tuple[int, ...] = ()) -> None:
        self.player = player
        self.way = way
        self.picks = picks
        self.about = about  # what the duty was about that asked for it


@dataclass(eq=False)
class Looked(Event):
    """Somebody looked at the cards of an area before a seat."""

    player: Final[Seat]
    area: Final[str]
    owner: Final[Seat]

    def __init__(self, player: Seat, area: str, owner: Seat) -> None:
        self.player = player
        self.area = area
        self.owner = owner

    def apply(self, table: Table) -> None:
        table.informed |= 1 << self.player


@dataclass(eq=False)
class Prepared(Remark):
    """Somebody did a step of the preparation: shuffled, cut, dealt; perhaps with some words."""

    player: Final[Seat]
    step: Final[str]
    words: Final[str]

    def __init__(self, player: Seat, step: str, words: str = "") -> None:
        self.player = player
        self.step = step
        self.words = words


@dataclass(eq=False)
class TimePassed(Event):
    """The table's clock moved on, to so many thousandths of a second."""

    clock: Final[int]

    def __init__(self, clock: int) -> None:
        self.clock = clock

    def apply(self, table: Table) -> None:
        table.clock = self.clock


class Released(Remark):
    """Nothing holds the landed cards any longer."""

"""What everybody notices and what moves nothing: words, gestures, choices, looks, the time."""

from dataclasses import dataclass
from typing import Final

from mypy_extensions import mypyc_attr

from cardhouse.cards import Card
from cardhouse.core.seats import Seat
from cardhouse.core.table import Event, Table


@mypyc_attr(allow_interpreted_subclasses=True)
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

    player: Seat
    gesture: str
    at: Seat


@dataclass(eq=False)
class Refused(Remark):
    """An act was refused. Written down only where a rule answers it."""

    player: Seat
    way: str
    rule: str


@dataclass(eq=False)
class Chose(Remark):
    """Somebody made a choice that a rule had put."""

    player: Seat
    way: str
    picks: tuple[int, ...]
    about: tuple[int, ...] = ()  # what the duty was about that asked for it


@dataclass(eq=False)
class Looked(Event):
    """Somebody looked at the cards of an area before a seat."""

    player: Seat
    area: str
    owner: Seat

    def apply(self, table: Table) -> None:
        table.informed |= 1 << self.player


@dataclass(eq=False)
class Prepared(Remark):
    """Somebody did a step of the preparation: shuffled, cut, dealt; perhaps with some words."""

    player: Seat
    step: str
    words: str = ""


@dataclass(eq=False)
class TimePassed(Event):
    """The table's clock moved on, to so many thousandths of a second."""

    clock: int

    def apply(self, table: Table) -> None:
        table.clock = self.clock


class Released(Remark):
    """Nothing holds the landed cards any longer."""


@dataclass(eq=False)
class Unplayed(Remark):
    """A card that was played and has acted went back, however that came: it counts as not played."""

    player: Seat
    card: Card
    pile: int

"""When something is due, allowed, or over."""

from dataclasses import dataclass
from enum import StrEnum

from cardhouse.english.meaning.bases import Occasion, When


@dataclass(frozen=True)
class InSeconds(When):
    """Within 5 seconds."""

    number: int


class Timing(StrEnum):
    """In the order in which a sentence lists them."""

    BEFORE_NEXT_CARD = "before the next card is played"
    BEFORE_DRAWING = "before drawing"
    BEFORE_PLAYING = "before playing"
    BEFORE_TURN_ENDS = "before their turn ends"
    BEFORE_NEXT_TURN = "before their next turn"
    UNTIL_NEXT_TURN = "until their next turn"
    ON_TURN = "on their turn"
    ON_NEXT_TURN = "on their next turn"
    AT_START = "at the start of their turn"
    AT_END = "at the end of their turn"
    ANY_TIME = "at any time"
    OUT_OF_TURN = "out of turn"
    DURING_POINT = "during a point of order"
    INSTEAD_OF_DRAWING = "instead of drawing"
    INSTEAD_OF_PLAYING = "instead of playing"
    ONCE_PER_TURN = "once per turn"
    ONCE_PER_ROUND = "once per round"


@dataclass(frozen=True)
class At(When):
    moment: Timing


@dataclass(frozen=True)
class UntilEvent(When):
    event: Occasion


@dataclass(frozen=True)
class ForTurns(When):
    number: int

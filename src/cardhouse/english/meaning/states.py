"""What can be the case at a table, as a condition."""

from dataclasses import dataclass
from enum import StrEnum

from cardhouse.english.meaning.amounts import Counter, HowMany, Sum
from cardhouse.english.meaning.bases import State, Who
from cardhouse.english.meaning.cards import Kinds


@dataclass(frozen=True)
class Has(State):
    """Somebody has more than 9 cards."""

    who: Who
    how_many: HowMany
    unit: Counter


@dataclass(frozen=True)
class HasLegalPlay(State):
    who: Who
    has: bool = True


@dataclass(frozen=True)
class Holds(State):
    """Somebody has an 8 in hand."""

    who: Who
    cards: Kinds


@dataclass(frozen=True)
class IsTurnOf(State):
    who: Who
    holds: bool = True


class LastTurn(StrEnum):
    DREW = "drew"
    PLAYED = "played"
    SKIPPED = "was skipped"
    PENALISED = "received a penalty"


@dataclass(frozen=True)
class DidLastTurn(State):
    who: Who
    what: LastTurn


class Judged(StrEnum):
    TOP = "the top card"
    PREVIOUS = "the previous card"
    CARD = "the card"


@dataclass(frozen=True)
class CardIs(State):
    card: Judged
    cards: Kinds
    holds: bool = True


@dataclass(frozen=True)
class AddUpTo(State):
    """The card and the previous card add up to 10."""

    sum: Sum


@dataclass(frozen=True)
class ValueIs(State):
    """The value of the card is 5, or (None) the roll."""

    sum: Sum | None


@dataclass(frozen=True)
class OrderIs(State):
    clockwise: bool


@dataclass(frozen=True)
class DrawPileHas(State):
    how_many: HowMany
    unit: Counter


@dataclass(frozen=True)
class PointInProgress(State):
    """A Point of Order is in progress."""


@dataclass(frozen=True)
class IfClause:
    """If all of these hold; or (unless) if not all of them do."""

    states: tuple[State, ...]
    unless: bool = False

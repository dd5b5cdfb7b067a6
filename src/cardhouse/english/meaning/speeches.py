"""What is to be said."""

from dataclasses import dataclass
from enum import StrEnum

from cardhouse.english.meaning.amounts import Quantity, Span
from cardhouse.english.meaning.bases import Speech
from cardhouse.english.meaning.cards import Attribute, Kinds


@dataclass(frozen=True)
class OneOfPhrases(Speech):
    """One of these phrases."""

    phrases: tuple[str, ...]


@dataclass(frozen=True)
class Repeated:
    """`"Blush" 2 times`; once is the plain phrase."""

    phrase: str
    times: int = 1


@dataclass(frozen=True)
class OnceForEach:
    """`"very" once for each further 7 in a row`."""

    phrase: str
    cards: Kinds
    further: bool = False
    span: Span = Span.ROW


@dataclass(frozen=True)
class PartByPart(Speech):
    """Parts that are said one after the other, as one phrase."""

    parts: tuple[Repeated | OnceForEach | Quantity, ...]


@dataclass(frozen=True)
class Anything(Speech):
    """Anything."""


@dataclass(frozen=True)
class NameOfCard(Speech):
    """The name of the card."""


@dataclass(frozen=True)
class AttributeOfCard(Speech):
    """The suit, rank, colour or parity of the card."""

    attribute: Attribute


@dataclass(frozen=True)
class NextOf(Speech):
    """`the next of "re", "mi", "fa"`."""

    phrases: tuple[str, ...]


class Course(StrEnum):
    UP = "up"
    DOWN = "down"


@dataclass(frozen=True)
class NextNumber(Speech):
    """The next number up."""

    course: Course

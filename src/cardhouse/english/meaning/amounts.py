"""How many, of what, and compared with what."""

from dataclasses import dataclass
from enum import StrEnum

from cardhouse.english.meaning.bases import Amount, Who
from cardhouse.english.meaning.cards import Kinds


class Compared(StrEnum):
    """How a number is compared; `more than 5` is `at least 6`."""

    EXACTLY = ""
    AT_LEAST = "at least"
    AT_MOST = "at most"
    EVEN = "an even number of"
    ODD = "an odd number of"


@dataclass(frozen=True)
class HowMany:
    """`at least 6`; the number means nothing where only even or odd is asked."""

    number: int
    compared: Compared = Compared.EXACTLY


class SumIs(StrEnum):
    """What is asked of a sum or a value."""

    EXACTLY = ""
    MORE = "more than"
    LESS = "less than"
    PRIME = "a prime number"
    EVEN = "an even number"
    ODD = "an odd number"


@dataclass(frozen=True)
class Sum:
    """`more than 10`; the number means nothing for prime, even and odd."""

    is_: SumIs
    number: int = 0


@dataclass(frozen=True)
class Counter:
    """What a player can have: cards, Moo Tokens, points, or a counter that the table named itself."""

    name: str
    quoted: bool = False


CARD = Counter("card")
MOO_TOKEN = Counter("moo token")
POINT = Counter("point")


class Operation(StrEnum):
    """What is done with a number before it is used."""

    PLUS = "plus"
    MINUS = "minus"
    TIMES = "times"


@dataclass(frozen=True)
class ValueOfCard(Amount):
    """The value of the card."""


@dataclass(frozen=True)
class CardsInHand(Amount):
    """The number of cards in somebody's hand."""

    of: Who


@dataclass(frozen=True)
class ValueOfHand(Amount):
    """The value of the cards in somebody's hand, all together."""

    of: Who


class Span(StrEnum):
    """Over which cards is counted."""

    ROW = "in a row"
    ANSWERED = "answered"


@dataclass(frozen=True)
class RunLength(Amount):
    """`the number of Aces in a row`, `the number of 7s answered`."""

    cards: Kinds
    span: Span = Span.ROW


@dataclass(frozen=True)
class NumberOfPlayers(Amount):
    """(Half) the number of players."""

    half: bool = False


@dataclass(frozen=True)
class OwnCount(Amount):
    """The number of their counters."""

    counter: Counter


@dataclass(frozen=True)
class TheRoll(Amount):
    """The latest roll of a die."""


@dataclass(frozen=True)
class Quantity:
    """An amount, perhaps with something added, taken away or multiplied."""

    amount: Amount
    operation: Operation | None = None
    by: int = 0


@dataclass(frozen=True)
class Number:
    """`2`, or `up to 2`."""

    number: int
    up_to: bool = False


class CardSort(StrEnum):
    """Cards, penalty cards, or cards by chance."""

    PLAIN = ""
    PENALTY = "penalty"
    RANDOM = "random"


@dataclass(frozen=True)
class SomeCards:
    """`2 cards`, `up to 3 random cards`, `as many cards as the roll`."""

    number: Number | Quantity
    sort: CardSort = CardSort.PLAIN


@dataclass(frozen=True)
class SomeOf:
    """`2 points`, `as many points as the roll`."""

    number: Number | Quantity
    counter: Counter


@dataclass(frozen=True)
class WholeHand:
    """Their hand."""

"""Which cards a sentence speaks of."""

from dataclasses import dataclass
from enum import StrEnum

from cardhouse.english.meaning.bases import Tail


class Suit(StrEnum):
    """The four suits, in the order in which sentences list them."""

    SPADES = "Spade"
    HEARTS = "Heart"
    DIAMONDS = "Diamond"
    CLUBS = "Club"


class Adjective(StrEnum):
    """What a card is besides its rank and suit, in the order in which sentences say it."""

    RED = "red"
    BLACK = "black"
    EVEN = "even"
    ODD = "odd"
    PRIME = "prime"
    FACE = "face"
    NUMBER = "number"
    WILD = "wild"


class Attribute(StrEnum):
    """What two cards can have in common."""

    SUIT = "suit"
    RANK = "rank"
    VALUE = "value"
    COLOUR = "colour"
    PARITY = "parity"


class Other(StrEnum):
    """The card with which another is compared."""

    TOP = "the top card"
    PREVIOUS = "the previous card"
    STARTING = "the starting card"


class Direction(StrEnum):
    """Up or down in value."""

    HIGHER = "higher"
    LOWER = "lower"


class Sequence(StrEnum):
    """How the cards of one play follow one another."""

    INCREASING = "increasing"
    DECREASING = "decreasing"
    CONSECUTIVE = "consecutive"


class Callable(StrEnum):
    """What can be named."""

    SUIT = "suit"
    RANK = "rank"


class HowGot(StrEnum):
    """How a card came into a hand just now."""

    DRAWN = "drawn"
    RECEIVED = "received"


class Which(StrEnum):
    """`a 7`, `any 7`, `another 7`: the last is a later one than that of the trigger."""

    PLAIN = "a"
    ANY = "any"
    ANOTHER = "another"


@dataclass(frozen=True)
class SameAs(Tail):
    """Of the same suit (as the previous card); without another card: among themselves."""

    attribute: Attribute
    other: Other | None = None


@dataclass(frozen=True)
class DifferentFrom(Tail):
    """Of a different suit (from the previous card); without another card: among themselves."""

    attribute: Attribute
    other: Other | None = None


@dataclass(frozen=True)
class IdenticalTo(Tail):
    """Identical to the top card."""

    other: Other


@dataclass(frozen=True)
class Beyond(Tail):
    """`3 higher than the previous card`, `at least 3 higher`, or `higher` by any number (`by` is None)."""

    direction: Direction
    other: Other
    by: int | None = None
    at_least: bool = False


@dataclass(frozen=True)
class Beside(Tail):
    """`1 higher or lower than the top card`."""

    by: int
    other: Other


@dataclass(frozen=True)
class OrBeyond(Tail):
    """`a 5 or lower`."""

    direction: Direction


@dataclass(frozen=True)
class OtherThan(Tail):
    """`a card other than a 7`."""

    kind: "Kind"


@dataclass(frozen=True)
class OfCalled(Tail):
    """`of the called suit`."""

    what: Callable


@dataclass(frozen=True)
class InOrder(Tail):
    """`in increasing order`."""

    order: Sequence


@dataclass(frozen=True)
class MatchingOneAnother(Tail):
    """`that match one another`."""


@dataclass(frozen=True)
class JustGot(Tail):
    """`they have just drawn`."""

    how: HowGot


@dataclass(frozen=True)
class Kind:
    """One kind of card: `a red 7`, `the Queen of Spades`, `a card other than a 7`.

    `rank` is as in `cardhouse.cards.RANKS`; a number outside them is a card that no pack has.
    """

    rank: str | None = None
    suit: Suit | None = None
    joker: bool = False
    adjectives: tuple[Adjective, ...] = ()
    tails: tuple[Tail, ...] = ()
    which: Which = Which.PLAIN

    @property
    def bare(self) -> bool:
        """Whether this is any card whatever."""
        return self in (ANY_CARD, Kind(which=Which.ANY))


@dataclass(frozen=True)
class Kinds:
    """Cards of one of these kinds."""

    kinds: tuple[Kind, ...]

    @property
    def bare(self) -> bool:
        return len(self.kinds) == 1 and self.kinds[0].bare


ANY_CARD = Kind()
EVERY_CARD = Kinds((ANY_CARD,))

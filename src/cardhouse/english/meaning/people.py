"""Whom a sentence means."""

from dataclasses import dataclass
from enum import StrEnum

from cardhouse.english.meaning.amounts import Counter, HowMany, Quantity
from cardhouse.english.meaning.bases import Action, Who
from cardhouse.english.meaning.cards import Kinds


class Person(StrEnum):
    """People whom a few words name."""

    THEY = "they"
    A_PLAYER = "a player"
    ANOTHER = "another player"
    ACTIVE = "the active player"
    NEXT = "the next player"
    PREVIOUS = "the previous player"
    DEALER = "the dealer"
    ANY = "any player"
    NOBODY = "no player"
    OTHERS = "all other players"
    EACH = "each player"
    EACH_FOLLOWING = "each following player"
    AFTER_NEXT = "the player after the next player"
    CHOSEN = "a player of their choice"
    ANOTHER_CHOSEN = "another player of their choice"


@dataclass(frozen=True)
class Plain(Who):
    """`they`, `the next player`, `each player`."""

    person: Person


@dataclass(frozen=True)
class Titled(Who):
    """`the "Chef"`."""

    title: str


@dataclass(frozen=True)
class EachWith(Who):
    """Each player with more than 5 cards."""

    how_many: HowMany
    unit: Counter


@dataclass(frozen=True)
class EachWhoPlayed(Who):
    """Each player who has played a 10 since the deal."""

    cards: Kinds


@dataclass(frozen=True)
class NextFew(Who):
    """The next 2 players."""

    number: int


@dataclass(frozen=True)
class AsMany(Who):
    """As many players as the roll."""

    quantity: Quantity


class Side(StrEnum):
    """Left is the clockwise neighbour."""

    LEFT = "left"
    RIGHT = "right"


@dataclass(frozen=True)
class Neighbour(Who):
    """The player (2 seats) to their left."""

    side: Side
    seats: int = 1


class Extreme(StrEnum):
    MOST = "most"
    FEWEST = "fewest"


@dataclass(frozen=True)
class WithThe(Who):
    """The player with the most cards."""

    extreme: Extreme
    unit: Counter


class FirstOrLast(StrEnum):
    FIRST = "first"
    LAST = "last"


@dataclass(frozen=True)
class Doer(Who):
    """The last player to do something."""

    place: FirstOrLast
    act: Action


THEY = Plain(Person.THEY)
A_PLAYER = Plain(Person.A_PLAYER)
NEXT = Plain(Person.NEXT)

"""What starts a trigger."""

from dataclasses import dataclass
from enum import StrEnum

from cardhouse.english.meaning.amounts import Counter, HowMany, SomeOf
from cardhouse.english.meaning.bases import Event, Speech, Verb, Who
from cardhouse.english.meaning.cards import Attribute, Callable, Cards


class Manner(StrEnum):
    AS_LAST = "as their last card"
    OUT_OF_TURN = "out of turn"
    ON_TURN = "on their turn"


@dataclass(frozen=True)
class AfterRun:
    """After 2 Hearts in a row."""

    number: int
    cards: Cards


class AfterCard(StrEnum):
    OUT_OF_TURN = "a card played out of turn"


@dataclass(frozen=True)
class Plays(Verb):
    """Plays cards; with a number, exactly so many at once."""

    cards: Cards
    number: int | None = None
    on: Cards | None = None
    after: AfterRun | AfterCard | None = None
    manner: Manner | None = None


@dataclass(frozen=True)
class Draws(Verb):
    cards: Cards
    number: int | None = None


@dataclass(frozen=True)
class Says(Verb):
    speech: Speech


@dataclass(frozen=True)
class DoesGesture(Verb):
    words: str


class Deed(StrEnum):
    """Verbs without anything further to say about them."""

    RECEIVES_PENALTY = "receives a penalty"
    GIVES_PENALTY = "gives a penalty"
    BAD_CALL = "makes a bad call"
    BEGINS_TURN = "begins their turn"
    ENDS_TURN = "ends their turn"
    IS_SKIPPED = "is skipped"
    JOINS = "joins the game"
    LEAVES = "leaves the game"
    WINS = "wins"
    INTRODUCES_RULE = "introduces a rule"


@dataclass(frozen=True)
class Did(Verb):
    deed: Deed


@dataclass(frozen=True)
class Names(Verb):
    what: Callable


@dataclass(frozen=True)
class BeginsToHave(Verb):
    """From above or below."""

    how_many: HowMany
    unit: Counter


@dataclass(frozen=True)
class DropsTo(Verb):
    """Only from above."""

    number: int
    unit: Counter


@dataclass(frozen=True)
class Rolls(Verb):
    """Rolls a die, or a certain number (None: any)."""

    number: int | None


@dataclass(frozen=True)
class Pays(Verb):
    what: SomeOf


@dataclass(frozen=True)
class Somebody(Event):
    """Somebody did one of these things."""

    who: Who
    verbs: tuple[Verb, ...]


class Within(StrEnum):
    ROW = "in a row"
    ROUND = "of the round"


@dataclass(frozen=True)
class Nth(Event):
    """The third red card in a row (or of the round) is played."""

    number: int
    cards: Cards
    within: Within = Within.ROW


@dataclass(frozen=True)
class ManyInRow(Event):
    """4 red cards are played in a row."""

    number: int
    cards: Cards


@dataclass(frozen=True)
class OneByOne(Event):
    """A red card, then a black card, then a red card are played in a row."""

    cards: tuple[Cards, ...]


@dataclass(frozen=True)
class Pattern(Event):
    """Cards are played in the rank pattern "A B A"."""

    attribute: Attribute
    letters: str


class TableEvent(StrEnum):
    """What happens without a person."""

    REVERSED = "turn order is reversed"
    DRAW_PILE_OUT = "the draw pile runs out"
    POINT_BEGINS = "a point of order begins"
    POINT_ENDS = "a point of order ends"
    ROUND_BEGINS = "a round begins"
    ROUND_ENDS = "a round ends"


@dataclass(frozen=True)
class Occurs(Event):
    what: TableEvent

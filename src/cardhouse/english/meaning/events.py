"""What starts a trigger."""

from dataclasses import dataclass
from enum import StrEnum

from cardhouse.english.meaning.amounts import Counter, HowMany, SomeOf
from cardhouse.english.meaning.bases import Occasion, Speech, Verb, Who
from cardhouse.english.meaning.cards import Attribute, Callable, Kinds


class Manner(StrEnum):
    AS_LAST = "as their last card"
    OUT_OF_TURN = "out of turn"
    ON_TURN = "on their turn"


@dataclass(frozen=True)
class AfterRun:
    """After 2 Hearts in a row."""

    number: int
    cards: Kinds


class AfterCard(StrEnum):
    OUT_OF_TURN = "a card played out of turn"


@dataclass(frozen=True)
class OnPlaying(Verb):
    """Plays cards; with a number, exactly so many at once."""

    cards: Kinds
    number: int | None = None
    on: Kinds | None = None
    after: AfterRun | AfterCard | None = None
    manner: Manner | None = None


@dataclass(frozen=True)
class OnDrawing(Verb):
    cards: Kinds
    number: int | None = None


@dataclass(frozen=True)
class OnSaying(Verb):
    speech: Speech


@dataclass(frozen=True)
class OnGesturing(Verb):
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
class OnDeed(Verb):
    deed: Deed


@dataclass(frozen=True)
class OnNaming(Verb):
    what: Callable


@dataclass(frozen=True)
class OnBeginningToHave(Verb):
    """From above or below."""

    how_many: HowMany
    unit: Counter


@dataclass(frozen=True)
class OnDroppingTo(Verb):
    """Only from above."""

    number: int
    unit: Counter


@dataclass(frozen=True)
class OnRolling(Verb):
    """Rolls a die, or a certain number (None: any)."""

    number: int | None


@dataclass(frozen=True)
class OnPaying(Verb):
    what: SomeOf


@dataclass(frozen=True)
class Somebody(Occasion):
    """Somebody did one of these things."""

    who: Who
    verbs: tuple[Verb, ...]


class Within(StrEnum):
    ROW = "in a row"
    ROUND = "of the round"


@dataclass(frozen=True)
class Nth(Occasion):
    """The third red card in a row (or of the round) is played."""

    number: int
    cards: Kinds
    within: Within = Within.ROW


@dataclass(frozen=True)
class ManyInRow(Occasion):
    """4 red cards are played in a row."""

    number: int
    cards: Kinds


@dataclass(frozen=True)
class OneAfterAnother(Occasion):
    """A red card, then a black card, then a red card are played in a row."""

    cards: tuple[Kinds, ...]


@dataclass(frozen=True)
class Pattern(Occasion):
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
class Occurs(Occasion):
    what: TableEvent

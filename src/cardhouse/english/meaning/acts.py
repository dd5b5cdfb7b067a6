"""What people do, must do, may do and may not do."""

from dataclasses import dataclass
from enum import StrEnum

from cardhouse.english.meaning.amounts import SomeCards, SomeOf, WholeHand
from cardhouse.english.meaning.bases import Act, Speech, Who
from cardhouse.english.meaning.cards import Callable, Cards, Kind


@dataclass(frozen=True)
class Say(Act):
    speech: Speech


@dataclass(frozen=True)
class Speak(Act):
    """Say anything at all."""


class Goal(StrEnum):
    """What ends a drawing, besides cards."""

    LEGAL_PLAY = "a legal play"


@dataclass(frozen=True)
class Until:
    """Draw until they have a legal play, 8 cards, or a card of a kind."""

    goal: Goal | int | Kind


@dataclass(frozen=True)
class Draw(Act):
    what: SomeCards | Until


class Several(StrEnum):
    """How many cards one play has."""

    ONE = ""
    ANY_NUMBER = "any number of"
    UP_TO = "up to"
    EXACTLY = "exactly"


@dataclass(frozen=True)
class Play(Act):
    """`play up to 3 red cards on a 7`, `play a King and a Queen together`; number counts for UP_TO and EXACTLY."""

    cards: Cards
    several: Several = Several.ONE
    number: int = 1
    together: Kind | None = None
    on: Cards | None = None
    as_last: bool = False


@dataclass(frozen=True)
class Give(Act):
    what: SomeCards | SomeOf
    to: Who


@dataclass(frozen=True)
class TakeFromPile(Act):
    """Some cards from the play pile, or the whole pile."""

    what: SomeCards | None


@dataclass(frozen=True)
class TakeFrom(Act):
    what: SomeCards
    whom: Who


@dataclass(frozen=True)
class Pass(Act):
    what: SomeCards | WholeHand
    to: Who


@dataclass(frozen=True)
class SwapHands(Act):
    whom: Who


class Top(StrEnum):
    """A card that lies open or on the stock."""

    DRAW_PILE = "the top card of the draw pile"
    PLAY_PILE = "the top card"


@dataclass(frozen=True)
class SwapCard(Act):
    """A card with somebody, or with a card on a pile."""

    other: Who | Top


@dataclass(frozen=True)
class Discard(Act):
    what: SomeCards | WholeHand


@dataclass(frozen=True)
class SkipTurn(Act):
    """Leave the own turn out."""


@dataclass(frozen=True)
class BeSkipped(Act):
    """Lose a turn: only as what happens."""


@dataclass(frozen=True)
class AnotherTurn(Act):
    """Take another turn."""


@dataclass(frozen=True)
class Name(Act):
    what: Callable


@dataclass(frozen=True)
class LookAtTop(Act):
    """Look at the top cards of the draw pile."""

    number: int = 1


@dataclass(frozen=True)
class LookAtHand(Act):
    whose: Who


@dataclass(frozen=True)
class Show(Act):
    what: SomeCards | WholeHand
    to: Who


@dataclass(frozen=True)
class RollDie(Act):
    """Roll a die."""


@dataclass(frozen=True)
class Pay(Act):
    what: SomeOf


@dataclass(frozen=True)
class Gain(Act):
    """Only as what happens."""

    what: SomeOf


@dataclass(frozen=True)
class Lose(Act):
    """Only as what happens."""

    what: SomeOf


class Simple(StrEnum):
    """Acts without anything further to say about them."""

    CALL_PENALTY = "call a penalty"
    RECEIVE_PENALTY = "receive a penalty"
    INTRODUCE_RULE = "introduce a rule"
    WIN = "win"
    LEAVE = "leave the game"
    COME_BACK = "come back into the game"


@dataclass(frozen=True)
class Does(Act):
    """`win`, `leave the game`."""

    what: Simple


class Movement(StrEnum):
    KNOCK = "knock"
    BOW = "bow"
    CLAP = "clap"
    STAND_UP = "stand up"
    WAVE = "wave"
    SALUTE = "salute"
    RAISE_HAND = "raise their hand"


@dataclass(frozen=True)
class Gesture(Act):
    """A movement of the language, or one in the author's words."""

    movement: Movement | None
    words: str = ""

"""What people do, must do, may do and may not do."""

from dataclasses import dataclass
from enum import StrEnum

from cardhouse.english.meaning.amounts import SomeCards, SomeOf, WholeHand
from cardhouse.english.meaning.bases import Action, Speech, Who
from cardhouse.english.meaning.cards import Callable, Kind, Kinds


@dataclass(frozen=True)
class ToSay(Action):
    speech: Speech


@dataclass(frozen=True)
class ToSpeak(Action):
    """Say anything at all."""


class Goal(StrEnum):
    """What ends a drawing, besides cards."""

    LEGAL_PLAY = "a legal play"


@dataclass(frozen=True)
class Until:
    """Draw until they have a legal play, 8 cards, or a card of a kind."""

    goal: Goal | int | Kind


@dataclass(frozen=True)
class ToDraw(Action):
    what: SomeCards | Until


class Several(StrEnum):
    """How many cards one play has."""

    ONE = ""
    ANY_NUMBER = "any number of"
    UP_TO = "up to"
    EXACTLY = "exactly"


@dataclass(frozen=True)
class ToPlay(Action):
    """`play up to 3 red cards on a 7`, `play a King and a Queen together`; number counts for UP_TO and EXACTLY."""

    cards: Kinds
    several: Several = Several.ONE
    number: int = 1
    together: Kind | None = None
    on: Kinds | None = None
    as_last: bool = False


@dataclass(frozen=True)
class ToGive(Action):
    what: SomeCards | SomeOf
    to: Who


@dataclass(frozen=True)
class ToTakeFromPile(Action):
    """Some cards from the play pile, or the whole pile."""

    what: SomeCards | None


@dataclass(frozen=True)
class ToTakeFrom(Action):
    what: SomeCards
    whom: Who


@dataclass(frozen=True)
class ToPass(Action):
    what: SomeCards | WholeHand
    to: Who


@dataclass(frozen=True)
class ToSwapHands(Action):
    whom: Who


class Top(StrEnum):
    """A card that lies open or on the stock."""

    DRAW_PILE = "the top card of the draw pile"
    PLAY_PILE = "the top card"


@dataclass(frozen=True)
class ToSwapCard(Action):
    """A card with somebody, or with a card on a pile."""

    other: Who | Top


@dataclass(frozen=True)
class ToDiscard(Action):
    what: SomeCards | WholeHand


@dataclass(frozen=True)
class ToSkipTurn(Action):
    """Leave out the turn."""


@dataclass(frozen=True)
class ToBeSkipped(Action):
    """Lose a turn: only as what happens."""


@dataclass(frozen=True)
class ToTakeAnotherTurn(Action):
    """Take another turn."""


@dataclass(frozen=True)
class ToName(Action):
    what: Callable


@dataclass(frozen=True)
class ToLookAtTop(Action):
    """Look at the top cards of the draw pile."""

    number: int = 1


@dataclass(frozen=True)
class ToLookAtHand(Action):
    whose: Who


@dataclass(frozen=True)
class ToShow(Action):
    what: SomeCards | WholeHand
    to: Who


@dataclass(frozen=True)
class ToRollDie(Action):
    """Roll a die."""


@dataclass(frozen=True)
class ToPay(Action):
    what: SomeOf


@dataclass(frozen=True)
class ToGain(Action):
    """Only as what happens."""

    what: SomeOf


@dataclass(frozen=True)
class ToLose(Action):
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
class ToDo(Action):
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
class ToGesture(Action):
    """A movement of the language, or one in the author's words."""

    movement: Movement | None
    words: str = ""

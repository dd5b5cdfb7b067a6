"""What can be typed for acts, and how they are said where they are listed: families bring it in their `typed.py`."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, Protocol, TypeVar

from cardhouse.cards import Card
from cardhouse.core.acts import Act
from cardhouse.core.seats import Seat
from cardhouse.core.shown import View

F = TypeVar("F", bound=Callable[..., Any])


class NotUnderstood(ValueError):
    """A line that is no act; the message says what to type instead."""


class WordReader(Protocol):
    """Whoever reads lines for a seat, and what it can read."""

    @property
    def view(self) -> View: ...

    @property
    def seat(self) -> Seat: ...

    def player(self, rest: Sequence[str]) -> Seat: ...

    def card(self, word: str) -> Card: ...

    def cards(self, rest: Sequence[str], example: str) -> tuple[Card, ...]: ...

    def content(self, words: Sequence[str]) -> list[str]: ...

    def words(self, rest: Sequence[str], example: str) -> str: ...

    def rule(self, said: str) -> str: ...

    def pile(self, rest: list[str], new: bool = True) -> tuple[list[str], int]: ...

    def area(self) -> str: ...


class Speaker(Protocol):
    """Whoever says texts in the language of who listens."""

    def says(self, text: str, names: Sequence[str] = ()) -> str: ...

    def noun(self, name: str) -> str: ...


Reads = Callable[[WordReader, list[str]], Act | None]
"""What comes behind a verb, as an act; None, if it is for another of this name to read."""


@dataclass(frozen=True)
class TypedVerb:
    """How a line is read that begins so: first by those whose way of acting the table knows, then in this order."""

    reads: Reads
    way: str = ""
    place: int = 1


VERBS: Final[dict[str, list[TypedVerb]]] = {}
"""By the word with which a line begins."""


def verb(name: str, way: str = "", place: int = 1) -> Callable[[F], F]:
    """Marks what reads a line that begins with this word."""

    def mark(reads: F) -> F:
        VERBS.setdefault(name, []).append(TypedVerb(reads, way, place))
        return reads

    return mark


LABELS: Final[dict[type, str]] = {}
"""What acts are called that need no rule to bring a way for them."""
LISTED: Final[dict[type, str]] = {}
"""Ways of acting that rules list, of acts that may be done in any case."""


@dataclass(frozen=True)
class HelpLine:
    """What can be typed, what it does, and the ways of acting of which a table has to know one for it to be of use; how
    far down it stands.
    """

    typed: str
    does: str
    ways: str
    place: int


HELP: Final[list[HelpLine]] = []


def helps(place: int, typed: str, does: str, ways: str = "") -> None:
    HELP.append(HelpLine(typed, does, ways, place))


SAID: Final[dict[type, Callable[..., str]]] = {}
"""An act in words, as it is put to whoever may do it."""
PICKED: Final[dict[str, Callable[..., str]]] = {}
"""What is picked by an answer, in words: by its way."""


def said_as(kind: type[Act]) -> Callable[[F], F]:
    """Marks what says an act of this kind: it gets the act, who speaks and the names of the players."""

    def mark(says: F) -> F:
        SAID[kind] = says
        return says

    return mark


def picked_as(way: str) -> Callable[[F], F]:
    """Marks what says an answer: it gets what was picked, the people of these by name, and who speaks."""

    def mark(says: F) -> F:
        PICKED[way] = says
        return says

    return mark


REFEREED: Final = "where a referee is"
ALWAYS: Final = "always"
PREPARING: Final = "before play"


@dataclass(frozen=True)
class TypedManner:
    """What else is to be known of an act where lines are typed.

    One that is `typed` has a word of its own and is not put as a choice; `untold` is what goes without saying. A `hint`
    says what to type for it in turn. `enter` says when an empty line does it, if ever: but what `chooses` is left to
    the player, and what is `random` to chance. `asks` are the words in which somebody is asked for it. By one that
    `lands` a card comes to lie where others may still send it back; one that `lets_be` lets cards be that wait for
    that; one that `closes` ends a round.
    """

    typed: bool = False
    untold: bool = False
    hint: str = ""
    enter: str = ""
    chooses: bool = False
    random: bool = False
    asks: Callable[..., str] | None = None
    lands: bool = False
    lets_be: bool = False
    closes: bool = False


USUAL: Final = TypedManner()
MANNERS: Final[dict[type | str, TypedManner]] = {}
"""By the way of acting, or the kind of act."""


def manner_of(act: Act) -> TypedManner:
    found = MANNERS.get(act.way)
    for kind in type(act).__mro__ if found is None else ():
        if kind in MANNERS:
            return MANNERS[kind]
    return found or USUAL


SHORTENED: Final[dict[type, Callable[..., list[Any]]]] = {}
"""Which of several acts of a kind are put as choices, if not all are."""
READY: Final[list[tuple[Callable[[View], bool], str]]] = []
"""What may lie ready at a table for a player, and what is said of it then."""
UNTOLD_WAYS: Final[list[tuple[str, str]]] = []
"""What to type for a way of acting where nobody tells what is lawful."""

"""What is declared: ways of acting, when each is open and how it is called; options, and what they may be set to."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from difflib import get_close_matches
from typing import Any, Final

TURN: Final = "uses up a turn"
BEGINS: Final = "begins the turn of whoever is due"
ENDS: Final = "ends a turn, after its act"
ASKED: Final = "answers what a rule asks"
ANY_TIME: Final = "at any time, by anybody"
SPOKEN: Final = "words and gestures, whatever turn or pause there is"
STEP: Final = "a step outside play"


DECLARED_WAYS: Final[dict[str, list["Way"]]] = {}
"""All ways that anybody has declared, by name: some for several times of a turn."""


@dataclass(frozen=True)
class Way:
    """A way of acting. It `does` what somebody does, as in "Bob has to name a suit"; its label is on the button for it,
    if that has other words. The ways `waiting` are open while cards that were played wait. In those that are
    `hands_free` no card and no token is touched, and in those with a `grip` a choice is made by moving one. Cards that
    come to a pile in a way that is `unmatched` need not match its top. In one that `plays` a card of one's own
    is played. What is open at any time and `advances` brings the round nearer to its end, and so cannot be done over
    and over again. What is `free` waits for nothing: nobody is asked whose turn it is, whether hands are off the cards
    or what is owed first, but for the conditions of the way itself.
    """

    name: str
    does: str = ""
    when: str = ASKED
    label: str = ""
    waiting: bool = False
    hands_free: bool = False
    grip: bool = False
    unmatched: bool = False
    advances: bool = False
    plays: bool = False
    free: bool = False

    def __post_init__(self) -> None:
        others = DECLARED_WAYS.setdefault(self.name, [])
        if self not in others:
            others.append(self)

    @property
    def waits(self) -> bool:
        """Whether it is asked whose turn it is to act in this way."""
        return not self.free and self.when != SPOKEN

    @property
    def handles(self) -> bool:
        """Whether it is asked who may touch cards in this way."""
        return self.waits and not self.hands_free

    @property
    def clears(self) -> bool:
        """Whether what somebody owes comes first: where a turn is taken, begun or ended."""
        return self.waits and self.when in (TURN, BEGINS, ENDS)

    @property
    def words(self) -> str:
        """What somebody does in this way."""
        return self.does or self.name.replace("-", " ")

    @property
    def button(self) -> str:
        """What is on its button."""
        words = self.label or self.words
        return words[:1].upper() + words[1:]


PLAY_WAY: Final = Way("play", "play a card", TURN, "Play", plays=True)
DRAW_WAY: Final = Way("draw", "draw a card", TURN, "Draw")
PAY_WAY: Final = Way("pay", "take a penalty card", label="Take a card you owe")
VOTE_WAY: Final = Way("vote", free=True)
SHUFFLE_WAY: Final = Way("shuffle", when=STEP)
DEAL_WAY: Final = Way("deal", when=STEP)


SWITCH: Final = "switch"
CHOICE: Final = "choice"
NUMBER: Final = "number"
WORDS: Final = "words"
LARGEST: Final = 999
LONGEST: Final = 200


class UnknownOption(ValueError):
    """An option that no rule in the book has, or a value it cannot take."""


class SameOption(UnknownOption):
    """Two rules of one article with options of one name: nobody could set one of them alone."""


class Option:
    """Something that a table may set: its label, the values it may have and how they are said (some say themselves),
    what its numbers count, words for `special` values, a line of help, the ruling behind it, how it is set where
    people sit `apart`, each at a screen, and what it is about, if not what others of its family are.
    """

    __slots__ = (
        "apart",
        "help",
        "label",
        "ruling",
        "special",
        "subject",
        "unit",
        "values",
    )

    def __init__(
        self,
        label: str,
        values: Mapping[str, str] | Sequence[str] = (),
        *,
        unit: str = "",
        help: str = "",
        ruling: str = "",
        special: Mapping[str, str] | None = None,
        apart: str = "",
        subject: str = "",
    ) -> None:
        self.label: Final[str] = label
        self.values: Final[Mapping[str, str]] = (
            values if isinstance(values, Mapping) else {each: each for each in values}
        )
        self.unit: Final[str] = unit
        self.help: Final[str] = help
        self.ruling: Final[str] = ruling
        self.special: Final[Mapping[str, str]] = special or {}
        self.apart: Final[str] = apart
        self.subject: Final[str] = subject

    def kind(self, value: object) -> str:
        """A switch (yes or no), a choice of some values, a number, or words such as names."""
        if isinstance(value, bool):
            return SWITCH
        if self.values:
            return CHOICE
        return NUMBER if isinstance(value, int) else WORDS

    def said(self, value: object) -> str:
        """A value in words: "30 seconds"."""
        text = written(value)
        words = self.special.get(text) or self.values.get(text, text)
        if words == text and self.unit and text.isdecimal():
            return f"{text} {self.unit}" if text == "1" else f"{text} {self.unit}s"
        return words

    def told(self, value: object) -> str:
        """How it is set, in words: "Time for a turn: 30 seconds"."""
        return f"{self.label}: {self.said(value)}"

    def read(self, name: str, text: str, old: object) -> object:
        """A value as it is written, in the type its field has. Raises UnknownOption for what it cannot be."""
        if isinstance(old, bool):
            if text not in ("yes", "no"):
                raise UnknownOption(f'"{name}" is yes or no, not "{text}"')
            return text == "yes"
        if self.values and text not in self.values:
            raise UnknownOption(f'"{name}" is {" or ".join(self.values)}, not "{text}"{meant(text, self.values)}')
        if not isinstance(old, int):
            return text
        if not text.isdecimal():
            raise UnknownOption(f'"{name}" is a number, not "{text}"')
        return int(text)


def option(
    usual: object,
    label: str | Option,
    values: Mapping[str, str] | Sequence[str] = (),
    *,
    unit: str = "",
    help: str = "",
    ruling: str = "",
    special: Mapping[str, str] | None = None,
    apart: str = "",
    subject: str = "",
) -> Any:  # a field, whatever its type
    """The field of a rule that a table may set; `label` may be an option that several rules share."""
    declared = label
    if isinstance(declared, str):
        more: dict[str, Any] = {"unit": unit, "help": help, "ruling": ruling, "special": special, "apart": apart}
        declared = Option(declared, values, subject=subject, **more)
    return field(default=usual, metadata={"option": declared})


_DECLARED: Final[dict[type, dict[str, Option]]] = {}


def options_of(kind: type) -> dict[str, Option]:
    """The options that the class of a rule declares, by name."""
    found = _DECLARED.get(kind)
    if found is None:
        declaring: Any = kind
        found = _DECLARED[kind] = {
            each.name: each.metadata["option"] for each in fields(declaring) if "option" in each.metadata
        }
    return found


def written(value: object) -> str:
    """The value of an option as it is written."""
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)


def meant(said: str, known: Iterable[str]) -> str:
    """What may have been meant instead, as the end of a sentence."""
    near = get_close_matches(said, list(known), 1, 0.5)
    return f'; did you mean "{near[0]}"?' if near else ""

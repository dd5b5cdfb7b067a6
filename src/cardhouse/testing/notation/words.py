"""The small words of a scenario: cards, zones, what is given, and the tokens of an act."""

import re
from dataclasses import dataclass
from typing import Literal

QUOTE = r'"(?:[^"\\]|\\.)*"'
NAME = r"[^\W\d_][\w-]*"

ZoneKind = Literal["hand", "pile", "deck"]
BRACKETS: dict[ZoneKind, tuple[str, str]] = {"hand": ("{", "}"), "pile": ("[", "]"), "deck": ("<", ">")}

_BARE = re.compile(r"[\w.,:/+*!@%&'-]+")


def quote(text: str) -> str:
    """The text in quotes, as a scenario writes it."""
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def unquote(text: str) -> str:
    """What stands between the quotes."""
    return re.sub(r'\\(["\\])', r"\1", text[1:-1])


@dataclass(frozen=True, slots=True)
class CardText:
    """A card as written, or `filler` irrelevant cards (then `face` is empty)."""

    face: str = ""
    down: bool = False
    called: str | None = None
    filler: int = 0

    def __str__(self) -> str:
        face = self.face + (f"={self.called}" if self.called else "") if self.face else f"+{self.filler}"
        return "~" * self.down + face


@dataclass(frozen=True, slots=True)
class ZoneText:
    """The cards of a hand, of a pile from its bottom, or of the draw pile from its top.

    `more`: irrelevant cards follow (in a pile they lie underneath).
    """

    kind: ZoneKind
    name: str
    cards: tuple[CardText, ...] = ()
    more: bool = False

    def __str__(self) -> str:
        cards = [str(card) for card in self.cards]
        if self.more:
            cards.insert(0 if self.kind == "pile" else len(cards), "..")
        opening, closing = BRACKETS[self.kind]
        return self.name + opening + ("," if self.kind == "hand" else " ").join(cards) + closing


@dataclass(frozen=True, slots=True)
class SettingText:
    """`key=value` or `key.seat=value`; what follows the dot may also be a pile or the name of an option."""

    key: str
    seat: str | None
    value: str

    @property
    def values(self) -> tuple[str, ...]:
        """The parts of a list such as `on=slam,veto`; none for `-`."""
        return () if self.value == "-" else tuple(self.value.split(","))

    def __str__(self) -> str:
        name = self.key if self.seat is None else f"{self.key}.{self.seat}"
        # a comma at the end would draw in the next word
        bare = _BARE.fullmatch(self.value) and not self.value.endswith(",")
        return f"{name}={self.value if bare else quote(self.value)}"


@dataclass(frozen=True, slots=True)
class Flag:
    """A bare word of a given line."""

    name: str

    def __str__(self) -> str:
        return self.name


@dataclass(frozen=True, slots=True)
class Players:
    """`3p`: how many sit at the table."""

    count: int

    def __str__(self) -> str:
        return f"{self.count}p"


@dataclass(frozen=True, slots=True)
class BareWord:
    """A bare word: a seat, a pile, a number, anything without a form of its own."""

    text: str

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True, slots=True)
class Quoted:
    """Words in quotes, without the quotes."""

    text: str

    def __str__(self) -> str:
        return quote(self.text)


@dataclass(frozen=True, slots=True)
class CardList:
    """One card, or several separated by commas."""

    cards: tuple[CardText, ...]

    def __str__(self) -> str:
        return ",".join(map(str, self.cards))


@dataclass(frozen=True, slots=True)
class Names:
    """A list with commas that is not all cards: `slam,veto`, or `DW,5C`."""

    names: tuple[str, ...]

    def __str__(self) -> str:
        return ",".join(self.names)


@dataclass(frozen=True, slots=True)
class Arrow:
    """`->`, `<->` or `>`."""

    sign: str

    def __str__(self) -> str:
        return self.sign


GivenWord = Flag | SettingText | Players | ZoneText
Token = BareWord | Quoted | CardList | Names | Arrow | SettingText | ZoneText

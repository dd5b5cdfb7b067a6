"""A card: interned, so that two equal cards are one object.

A card *as it lies* may count as another value than it shows (a trap called one step up) and may lie face down.
Such a card is a variant of the printed one: `rank`, `index` and `bit` tell what it counts as, `printed` what it is.
"""

from collections.abc import Iterable
from typing import Final

RANKS: Final = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
SUITS: Final = ("S", "H", "D", "C")
SIGNS: Final = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
LETTERS: Final = {"♠": "S", "♥": "H", "♦": "D", "♣": "C"}
JOKER_INDEX: Final = 52
BACK: Final = "##"


class UnknownCard(ValueError):
    """Text that names no card."""


class Card:
    """One card. Make cards with `card("5H")`, never with the class."""

    def __init__(self, index: int, name: str, printed: "Card | None", down: bool) -> None:
        self.index: Final[int] = index
        self.bit: Final[int] = 1 << index
        self.rank: Final[int] = 0 if index == JOKER_INDEX else index // 4 + 1
        self.suit: Final[int] = -1 if index == JOKER_INDEX else index % 4
        self.name: Final[str] = name
        self.printed: Final[Card] = self if printed is None else printed
        self.down: Final[bool] = down
        self.joker: Final[bool] = index == JOKER_INDEX

    @property
    def shown(self) -> str:
        """What anybody at the table can see of it."""
        return BACK if self.down else self.name

    def called(self, rank: int) -> "Card":
        """This card counting as another rank; as its own rank it is the printed card again."""
        face = face_of(rank, self.suit)
        name = self.printed.name if face is self.printed else f"{self.printed.name}={RANKS[rank - 1]}"
        return _variant(face.index, f"~{name}" if self.down else name, self.printed, self.down)

    def turned(self, down: bool) -> "Card":
        """This card lying face down, or face up."""
        if down == self.down:
            return self
        name = f"~{self.name}" if down else self.name[1:]
        return _variant(self.index, name, self.printed, down)

    def __str__(self) -> str:
        if self.down:
            return BACK
        return self.name if self.joker else self.name[:-1] + SIGNS[self.name[-1]] if "=" not in self.name else self.name

    def __repr__(self) -> str:
        return f'card("{self.name}")'

    def __reduce__(self) -> tuple[object, ...]:
        return (card, (self.name,))

    def __copy__(self) -> "Card":
        return self

    def __deepcopy__(self, memo: object) -> "Card":
        return self


_FACES: Final[list[Card]] = [Card(i, RANKS[i // 4] + SUITS[i % 4], None, False) for i in range(52)] + [
    Card(JOKER_INDEX, "JK", None, False)
]
DECK_FACES: Final[tuple[Card, ...]] = tuple(_FACES[:52])
JOKER: Final[Card] = _FACES[JOKER_INDEX]
_BY_NAME: Final[dict[str, Card]] = {face.name: face for face in _FACES}


def face_of(rank: int, suit: int) -> Card:
    """The card of this rank, 1 to 13, and suit."""
    return _FACES[(rank - 1) * 4 + suit]


def _variant(index: int, name: str, printed: Card, down: bool) -> Card:
    made = _BY_NAME.get(name)
    if made is None:
        made = _BY_NAME[name] = Card(index, name, printed, down)
    return made


def card(text: str) -> Card:
    """The card written as `10H`, `10♥`, `JK`, `~5S` (face down) or `QD=J` (counts as a Jack)."""
    found = _BY_NAME.get(text)
    if found is not None:  # same either way: what has been made before is found sooner
        return found
    name = text.strip().upper()
    for sign, letter in LETTERS.items():
        name = name.replace(sign, letter)
    down = name.startswith("~")
    face, _, value = name.removeprefix("~").partition("=")
    made = _BY_NAME.get(face)
    if made is None or made is not made.printed or (value and (value not in RANKS or made.joker)):
        raise UnknownCard(f'there is no card "{text}"; write rank and suit, for instance 10H, or JK for a Joker')
    if value:
        made = made.called(RANKS.index(value) + 1)
    return made.turned(down)


def cards(text: str) -> tuple[Card, ...]:
    """Several cards, separated by spaces or commas."""
    return tuple(card(word) for word in text.replace(",", " ").split())


def listed(several: Iterable[Card]) -> str:
    """Cards as players read them: `5♥, 9♣ and K♦`."""
    words = [str(each) for each in several]
    return " and ".join([part for part in (", ".join(words[:-1]), *words[-1:]) if part]) or "no card"

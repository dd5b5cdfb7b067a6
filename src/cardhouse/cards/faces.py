"""Sets of faces, as bit masks: one bit for each of the 52 faces and one for the Joker."""

from collections.abc import Iterable, Iterator
from typing import Final

from mypy_extensions import mypyc_attr

from cardhouse.cards.card import DECK_FACES, JOKER, RANKS, SUITS, Card
from cardhouse.cards.card import cards as read


@mypyc_attr(free_list_len=1)
class Cards:
    """A set of faces. Two cards of one face from two packs are the same member."""

    __slots__ = ("bits",)

    def __init__(self, bits: int) -> None:
        self.bits: Final[int] = bits

    def __contains__(self, card: Card) -> bool:
        return self.bits & card.bit != 0

    def __or__(self, other: "Cards") -> "Cards":
        return Cards(self.bits | other.bits)

    def __and__(self, other: "Cards") -> "Cards":
        bits = self.bits & other.bits
        return self if bits == self.bits else Cards(bits)

    def __sub__(self, other: "Cards") -> "Cards":
        return Cards(self.bits & ~other.bits) if self.bits & other.bits else self

    def __iter__(self) -> Iterator[Card]:
        return iter([face for face in (*DECK_FACES, JOKER) if self.bits & face.bit])

    def __len__(self) -> int:
        return self.bits.bit_count()

    def __bool__(self) -> bool:
        return self.bits != 0

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Cards) and self.bits == other.bits

    def __hash__(self) -> int:
        return hash(self.bits)

    def __repr__(self) -> str:
        return f'set_of("{" ".join(face.name for face in self)}")'

    def __str__(self) -> str:
        """As a rule's sentence names them: "an Ace", "an 8", "a red 7", "9♦ or a Joker"."""
        for bits, words in _NAMED:
            if bits == self.bits:
                return words
        names = named(self.bits)
        return " or ".join([part for part in (", ".join(names[:-1]), names[-1]) if part])

    def __reduce__(self) -> tuple[object, ...]:
        return (Cards, (self.bits,))


def named(bits: int) -> list[str]:
    """Words for some cards: whole ranks and suits by their names, two of a colour together, all others one by one."""
    found = [(group, words) for group, words in _NAMED[: len(RANKS) + len(SUITS)] if bits & group == group]
    names = [words for _, words in found]
    for group, _ in found:
        bits &= ~group
    for rank, (group, words) in enumerate(_NAMED[: len(RANKS)]):
        suits = (bits & group) >> 4 * rank
        colour = {0b0110: "red", 0b1001: "black"}.get(suits, "")
        cards = [str(DECK_FACES[4 * rank + suit]) for suit in range(len(SUITS)) if suits >> suit & 1]
        names += [f"a {colour} {words.split()[1]}"] if colour else cards
    return [*names, "a Joker"] if bits & JOKER.bit else names


def set_of(cards: str | Iterable[Card]) -> Cards:
    """The set of these cards, given or written: `set_of("AS AH")`."""
    bits = 0
    for each in read(cards) if isinstance(cards, str) else cards:
        bits |= each.bit
    return Cards(bits)


def of_rank(rank: int) -> Cards:
    """All cards of a rank, Ace 1 to King 13."""
    return Cards(0b1111 << (rank - 1) * 4)


def of_suit(suit: int) -> Cards:
    """All cards of a suit, by its place in `SUITS`; none, for no suit."""
    return _OF_SUITS[suit]


_OF_SUITS: Final[list[Cards]] = [
    *[set_of([face for face in DECK_FACES if face.suit == suit]) for suit in range(len(SUITS))],
    Cards(0),  # the last one, at -1: a Joker has no suit
]


ALL: Final = Cards((1 << 53) - 1)
NONE: Final = Cards(0)
JOKERS: Final = Cards(1 << 52)
ACES: Final = of_rank(1)
TWOS: Final = of_rank(2)
SEVENS: Final = of_rank(7)
EIGHTS: Final = of_rank(8)
JACKS: Final = of_rank(11)
QUEENS: Final = of_rank(12)
KINGS: Final = of_rank(13)
COURT: Final = JACKS | QUEENS | KINGS
RED: Final = of_suit(1) | of_suit(2)
BLACK: Final = of_suit(0) | of_suit(3)

_WORDS: Final = {"A": "an Ace", "8": "an 8", "J": "a Jack", "Q": "a Queen", "K": "a King"}
_SUIT_WORDS: Final = {"S": "a Spade", "H": "a Heart", "D": "a Diamond", "C": "a Club"}
_NAMED: Final[list[tuple[int, str]]] = [
    *[(of_rank(i + 1).bits, _WORDS.get(rank, f"a {rank}")) for i, rank in enumerate(RANKS)],
    *[(of_suit(i).bits, _SUIT_WORDS[suit]) for i, suit in enumerate(SUITS)],
    (JOKERS.bits, "a Joker"),
    (ALL.bits, "a card"),
    ((ALL - JOKERS).bits, "any card but a Joker"),
    (NONE.bits, "no card"),
    (COURT.bits, "a face card"),
    (RED.bits, "a red card"),
    (BLACK.bits, "a black card"),
]

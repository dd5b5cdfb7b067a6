"""Several cards in one play."""

from dataclasses import dataclass
from typing import Final

from cardhouse.cards import ACES, ALL, DECK_FACES, JOKER, KINGS, NONE, QUEENS, Card, Cards, of_rank, of_suit
from cardhouse.core.hooks import answers
from cardhouse.core.questions import Complete, Follows, Prime
from cardhouse.core.rule import Rule
from cardhouse.core.table import Question, Table

ACE_HIGH: Final = 14
QUEEN: Final = 12
KING: Final = 13


def value(card: Card) -> int:
    """What a card is worth in a rising sequence: Aces are high, a Joker is worth nothing."""
    return ACE_HIGH if card.rank == 1 else card.rank


def above(low: int) -> Cards:
    """The cards worth more than this."""
    bits = 0
    for rank in range(1, 14):
        if (ACE_HIGH if rank == 1 else rank) > low:
            bits |= of_rank(rank).bits
    return Cards(bits)


_ABOVE: Final[list[Cards]] = [above(low) for low in range(ACE_HIGH + 1)]
_STANDARD: Final[Cards] = of_rank(2) | of_rank(3) | of_rank(5) | of_rank(7) | of_rank(11) | of_rank(13)


class AcesWrap(Question):
    """Does a rising sequence go on from an Ace, which is high for what comes before it and low for what follows?"""

    def unruled(self, table: Table) -> bool:
        return False


class StandardPrimes(Rule):
    """The primes are 2, 3, 5, 7, Jack (11) and King (13)."""

    @answers(Prime)
    def standard(self, asked: Prime, table: Table, earlier: Cards) -> Cards:
        return _STANDARD


@dataclass(frozen=True)
class RisingPrimes(Rule):
    """In turn, a player may play several cards at once: the first one fits the pile, and those after it are primes
    that rise in value; which cards have to be prime: {prime_scope}; which have to rise: {prime_order} (R-B17);
    strictly: {prime_strict} (R-B18).
    """

    prime_scope: str = "all"
    prime_order: str = "tail"
    prime_strict: bool = True

    def choices(self) -> dict[str, tuple[str, ...]]:
        return {"prime_scope": ("all", "remaining"), "prime_order": ("tail", "all")}

    def after(self, card: Card, wraps: bool) -> Cards:
        """The cards that rise above this one."""
        low = 1 if wraps and card.rank == 1 else value(card)
        higher = _ABOVE[low if self.prime_strict else max(low - 1, 0)]
        return higher | ACES if wraps else higher

    @answers(Follows)
    def rises(self, asked: Follows, table: Table, earlier: Cards) -> Cards:
        primes, laid = table.ask(Prime()), asked.laid
        if self.prime_scope == "all" and laid[0] not in primes:
            return earlier
        if len(laid) == 1 and self.prime_order == "tail":
            return earlier | primes & _ABOVE[0]
        return earlier | primes & self.after(laid[-1], table.ask(AcesWrap()))

    @answers(Complete)
    def sequence(self, asked: Complete, table: Table, earlier: bool) -> bool:
        primes, laid = table.ask(Prime()), asked.laid
        if len(laid) == 1 or (self.prime_scope == "all" and laid[0] not in primes):
            return earlier
        first, wraps = (1 if self.prime_order == "tail" else 0), table.ask(AcesWrap())
        if laid[1] not in primes or laid[1].joker:
            return earlier
        for at in range(first + 1, len(laid)):
            if laid[at] not in primes or laid[at] not in self.after(laid[at - 1], wraps):
                return earlier
        return True


_ROOTS: Final[dict[int, tuple[int, ...]]] = {1: tuple(range(2, 17)), 4: (2,), 8: (3,), 9: (2,)}
"""For each rank that is a power, how many equal cards it is the power of: 1 = 1^n, 4 = 2^2, 8 = 2^3, 9 = 3^2 (R-B26).
"""


class RootGroups(Rule):
    """In turn, a player may play several cards of one rank at once if the rank is a power of a whole number, with as
    many cards as the exponent says; an Ace is 1. The first one fits the pile.
    """

    @answers(Follows)
    def equal(self, asked: Follows, table: Table, earlier: Cards) -> Cards:
        rank = asked.laid[0].rank
        if rank not in _ROOTS or len(asked.laid) >= _ROOTS[rank][-1]:
            return earlier
        return earlier | of_rank(rank) if all(card.rank == rank for card in asked.laid) else earlier

    @answers(Complete)
    def power(self, asked: Complete, table: Table, earlier: bool) -> bool:
        rank = asked.laid[0].rank
        same = all(card.rank == rank for card in asked.laid)
        return earlier or (same and len(asked.laid) in _ROOTS.get(rank, ()))


_KINGS_AND_QUEENS: Final = KINGS | QUEENS
_SPOUSE: Final[list[Cards]] = [
    of_rank(QUEEN + KING - face.rank) & of_suit(face.suit) if face in _KINGS_AND_QUEENS else NONE
    for face in (*DECK_FACES, JOKER)
]
"""For each card, its partner of the same suit, if it is a King or a Queen."""


def is_family(laid: tuple[Card, ...]) -> bool:
    """Whether these are a King and a Queen, or such a pair of one suit with a guest, a King or Queen first (R-B27)."""
    if laid[0] not in _KINGS_AND_QUEENS or len(laid) not in (2, 3):
        return False
    if len(laid) == 2:
        return {laid[0].rank, laid[1].rank} == {KING, QUEEN}
    return any(other in _SPOUSE[card.index] for card in laid for other in laid)


class RoyalFamily(Rule):
    """In turn, a player may play a King and a Queen at once; if they share a suit, with any one other card. The first
    card laid is a King or a Queen that fits the pile; the guest has to fit nothing.
    """

    @answers(Follows)
    def relatives(self, asked: Follows, table: Table, earlier: Cards) -> Cards:
        laid = asked.laid
        if laid[0] not in _KINGS_AND_QUEENS or len(laid) > 2:
            return earlier
        if len(laid) == 1 or laid[1] in _SPOUSE[laid[0].index]:
            return ALL
        return earlier | _SPOUSE[laid[0].index] | _SPOUSE[laid[1].index]

    @answers(Complete)
    def family(self, asked: Complete, table: Table, earlier: bool) -> bool:
        return earlier or is_family(asked.laid)

"""Several cards in one play."""

from dataclasses import dataclass
from typing import Final

from cardhouse.cards import ACES, ALL, DECK_FACES, JOKER, KINGS, NONE, QUEENS, Card, Cards, of_rank, of_suit
from cardhouse.core.hooks import answers
from cardhouse.core.questions import Complete, Follows, Prime
from cardhouse.core.rule import Rule
from cardhouse.core.table import Question, Table
from cardhouse.rules.matching import StandsIn

ACE_HIGH: Final = 14
QUEEN: Final = 12
KING: Final = 13
NOT_RISING: Final = 15
TWO: Final = DECK_FACES[1]
"""A card that is nobody's relative."""


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
STANDARD: Final[Cards] = of_rank(2) | of_rank(3) | of_rank(5) | of_rank(7) | of_rank(11) | of_rank(13)


class AcesWrap(Question):
    """Does a rising sequence go on from an Ace, which is high for what comes before it and low for what follows?"""

    def unruled(self, table: Table) -> bool:
        return False


class StandardPrimes(Rule):
    """The primes are 2, 3, 5, 7, Jack (11) and King (13)."""

    @answers(Prime)
    def standard(self, asked: Prime, table: Table, earlier: Cards) -> Cards:
        return STANDARD


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

    def height(self, cards: tuple[Card, ...], primes: Cards, wraps: bool, wild: Cards) -> int:
        """How high rising cards end, or NOT_RISING. A wild one is as low as it can be: that leaves most room above."""
        low = 0
        for card in cards:
            if wild.bits and card in wild:
                low = self.lowest_above(low, primes, wraps)
            elif wraps and card.rank == 1:
                low = 1
            elif value(card) > low or (value(card) == low and not self.prime_strict):
                low = value(card)
            else:
                return NOT_RISING
        return low

    def above(self, low: int, wraps: bool) -> Cards:
        """The cards that go on rising from here."""
        higher = _ABOVE[low if self.prime_strict else max(low - 1, 0)]
        return higher | ACES if wraps else higher

    def lowest_above(self, low: int, primes: Cards, wraps: bool) -> int:
        """The value of the lowest prime that goes on rising from here; NOT_RISING, if there is none."""
        if wraps and (primes & ACES).bits:
            return 1
        higher = primes & self.above(low, False) if low < NOT_RISING else NONE
        return min([value(face) for face in DECK_FACES if face in higher], default=NOT_RISING)

    @answers(Follows)
    def rises(self, asked: Follows, table: Table, earlier: Cards) -> Cards:
        primes, laid, wild = table.ask(Prime()), asked.laid, table.ask(StandsIn())
        if self.prime_scope == "all" and laid[0] not in primes | wild:
            return earlier
        if len(laid) == 1 and self.prime_order == "tail":
            return earlier | primes & _ABOVE[0] | wild
        wraps, rising = table.ask(AcesWrap()), laid[1:] if self.prime_order == "tail" else laid
        low = self.height(rising, primes, wraps, wild)
        if low == NOT_RISING:
            return earlier
        more = primes & self.above(low, wraps)
        return earlier | more | wild if more.bits else earlier

    @answers(Complete)
    def sequence(self, asked: Complete, table: Table, earlier: bool) -> bool:
        primes, laid, wild = table.ask(Prime()), asked.laid, table.ask(StandsIn())
        if len(laid) == 1 or (self.prime_scope == "all" and laid[0] not in primes | wild):
            return earlier
        for card in laid[1:]:
            if card not in wild and (card not in primes or card.joker):
                return earlier
        rising = laid[1:] if self.prime_order == "tail" else laid
        return earlier or self.height(rising, primes, table.ask(AcesWrap()), wild) != NOT_RISING


_ROOTS: Final[dict[int, tuple[int, ...]]] = {1: tuple(range(2, 17)), 4: (2,), 8: (3,), 9: (2,)}
"""For each rank that is a power, how many equal cards it is the power of: 1 = 1^n, 4 = 2^2, 8 = 2^3, 9 = 3^2 (R-B26).
"""


_POWERS: Final[Cards] = of_rank(1) | of_rank(4) | of_rank(8) | of_rank(9)


class RootGroups(Rule):
    """In turn, a player may play several cards of one rank at once if the rank is a power of a whole number, with as
    many cards as the exponent says; an Ace is 1. The first one fits the pile.
    """

    @answers(Follows)
    def equal(self, asked: Follows, table: Table, earlier: Cards) -> Cards:
        laid, wild = asked.laid, table.ask(StandsIn())
        natural = [card.rank for card in laid if card not in wild]
        if not natural:
            return earlier | _POWERS | wild
        if natural[0] not in _ROOTS or len(laid) >= _ROOTS[natural[0]][-1] or len(set(natural)) > 1:
            return earlier
        return earlier | of_rank(natural[0]) | wild

    @answers(Complete)
    def power(self, asked: Complete, table: Table, earlier: bool) -> bool:
        wild = table.ask(StandsIn())
        ranks = {card.rank for card in asked.laid if card not in wild} or {1}  # Jokers alone can all be Aces
        return earlier or (len(ranks) == 1 and len(asked.laid) in _ROOTS.get(min(ranks), ()))


_KINGS_AND_QUEENS: Final = KINGS | QUEENS
_SPOUSE: Final[list[Cards]] = [
    of_rank(QUEEN + KING - face.rank) & of_suit(face.suit) if face in _KINGS_AND_QUEENS else NONE
    for face in (*DECK_FACES, JOKER)
]
"""For each card, its partner of the same suit, if it is a King or a Queen."""


def is_family(laid: tuple[Card, ...], wild: Cards) -> bool:
    """Whether these are a King and a Queen, or such a pair of one suit with a guest, a King or Queen first (R-B27). A
    wild card can be any of them.
    """
    if laid[0] not in _KINGS_AND_QUEENS | wild or len(laid) not in (2, 3):
        return False
    if len(laid) == 2:
        if laid[1] not in _KINGS_AND_QUEENS | wild:
            return False
        return laid[0].rank != laid[1].rank or laid[0] in wild
    royal = [card for card in laid if card in _KINGS_AND_QUEENS]
    stand_ins = len([card for card in laid if card in wild])
    if stand_ins >= 2 or (stand_ins and royal):
        return True
    return any(other in _SPOUSE[card.index] for card in royal for other in royal)


class RoyalFamily(Rule):
    """In turn, a player may play a King and a Queen at once; if they share a suit, with any one other card. The first
    card laid is a King or a Queen that fits the pile; the guest has to fit nothing.
    """

    @answers(Follows)
    def relatives(self, asked: Follows, table: Table, earlier: Cards) -> Cards:
        laid, wild = asked.laid, table.ask(StandsIn())
        if laid[0] not in _KINGS_AND_QUEENS | wild or len(laid) > 2:
            return earlier
        if len(laid) == 1 or laid[1] in _SPOUSE[laid[0].index] or is_family((*laid, TWO), wild):
            return ALL
        return earlier | _SPOUSE[laid[0].index] | _SPOUSE[laid[1].index] | wild

    @answers(Complete)
    def family(self, asked: Complete, table: Table, earlier: bool) -> bool:
        return earlier or is_family(asked.laid, table.ask(StandsIn()))

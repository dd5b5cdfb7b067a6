"""Several cards in one play."""

from dataclasses import dataclass
from typing import Final, TypeAlias

from cardhouse.cards import ACES, ALL, DECK_FACES, KINGS, NONE, QUEENS, Card, Cards, of_rank, of_suit, set_of
from cardhouse.core.declared import option
from cardhouse.core.hooks import answers
from cardhouse.core.needs import only_with
from cardhouse.core.questions import CardsQuestion, Complete, Follows
from cardhouse.core.rule import Brings, Need, Rule
from cardhouse.core.table import Question, Table
from cardhouse.rules.matching.matching import StandsIn


class Prime(CardsQuestion):
    """Which cards are prime?"""

    def unruled(self, table: Table) -> Cards:
        return NONE


only_with(Need("cards that are played as primes", ("plays of primes",)), Prime)
PRIMES: Final = Need("a rule that says which cards are prime", (Prime,))

ACE_HIGH: Final = 14
NOT_RISING: Final = 15


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
    """In turn, a player may play several cards at once: after the first come primes that rise.

    The first one fits the pile.
    """

    prime_scope: str = option(
        "all", "Which cards have to be prime", {"all": "all of them", "remaining": "those after the first"}
    )
    prime_order: str = option(
        "tail", "Which cards have to rise", {"tail": "those after the first", "all": "all of them"}, ruling="R-B17"
    )
    prime_strict: bool = option(
        True,
        "Each has to be higher than the one before",
        {"yes": "yes", "no": "no, equal ones may follow each other"},
        ruling="R-B18",
    )

    def needs(self) -> tuple[Need, ...]:
        return (PRIMES,)

    def brings(self) -> Brings:
        return Brings(gives=("plays of primes",))

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


Sizes: TypeAlias = tuple[tuple[int, tuple[int, ...]], ...]
"""Ranks, and for each of them how many cards make a group."""

POWERS: Final[Sizes] = ((1, tuple(range(2, 17))), (4, (2,)), (8, (3,)), (9, (2,)))
"""Each rank that is a power of a whole number, with its exponents: 1 = 1^n, 4 = 2^2, 8 = 2^3, 9 = 3^2 (R-B26)."""


@dataclass(frozen=True)
class EqualGroups(Rule):
    """In turn, a player may play several cards of one rank at once, for some ranks.

    How many depends on the rank. The first one fits the pile.
    """

    sizes: Sizes

    def sizes_of(self, rank: int) -> tuple[int, ...]:
        """How many cards of this rank make a group; none, if no number does."""
        for each, sizes in self.sizes:
            if each == rank:
                return sizes
        return ()

    @answers(Follows)
    def equal(self, asked: Follows, table: Table, earlier: Cards) -> Cards:
        laid, wild = asked.laid, table.ask(StandsIn())
        natural = [card.rank for card in laid if card not in wild]
        if not natural:
            return earlier | set_of([face for face in DECK_FACES if self.sizes_of(face.rank)]) | wild
        sizes = self.sizes_of(natural[0])
        if not sizes or len(laid) >= sizes[-1] or (len(natural) > 1 and len(set(natural)) > 1):
            return earlier
        return earlier | of_rank(natural[0]) | wild

    @answers(Complete)
    def whole(self, asked: Complete, table: Table, earlier: bool) -> bool:
        wild = table.ask(StandsIn())
        ranks = {card.rank for card in asked.laid if card not in wild}
        if not ranks:  # wild cards alone can be of any rank
            return earlier or any(len(asked.laid) in sizes for _, sizes in self.sizes)
        return earlier or (len(ranks) == 1 and len(asked.laid) in self.sizes_of(min(ranks)))


@dataclass(frozen=True)
class RootGroups(EqualGroups):
    """In turn, a player may play several equal cards at once: two 4s or 9s, three 8s, or any number of Aces.

    The rank is a power of a whole number, and there are as many cards as the exponent says; an Ace is 1. The first
    one fits the pile.
    """

    sizes: Sizes = POWERS


@dataclass(frozen=True)
class Couples(Rule):
    """In turn, a player may play {one} and {other} at once; if they share a suit, with any other card.

    The first card laid is one of the two and fits the pile; the guest has to fit nothing.
    """

    # R-B27

    one: Cards
    other: Cards

    def spouses(self, card: Card) -> Cards:
        """The partners of this card that share its suit."""
        if card.joker:
            return NONE
        partners = (self.other if card in self.one else NONE) | (self.one if card in self.other else NONE)
        return partners & of_suit(card.suit)

    def is_family(self, laid: tuple[Card, ...], wild: Cards) -> bool:
        """Whether these are a couple, or one of a suit with a guest. A wild card can be any of them."""
        both = self.one | self.other
        if laid[0] not in both | wild or len(laid) not in (2, 3):
            return False
        if len(laid) == 2:
            first, second = laid
            if second not in both | wild:
                return False
            return first in wild or second in wild or (first in self.one) != (second in self.one)
        return self.share_a_suit(laid, wild)

    def share_a_suit(self, laid: tuple[Card, ...], wild: Cards) -> bool:
        """Whether a couple of one suit is among these cards."""
        members = [card for card in laid if card in self.one | self.other]
        stand_ins = len([card for card in laid if card in wild])
        if stand_ins >= 2 or (stand_ins and members):
            return True
        return any(other in self.spouses(card) for card in members for other in members)

    @answers(Follows)
    def relatives(self, asked: Follows, table: Table, earlier: Cards) -> Cards:
        laid, wild = asked.laid, table.ask(StandsIn())
        first = laid[0]
        if len(laid) > 2 or (first not in self.one and first not in self.other and first not in wild):
            return earlier
        if len(laid) == 1 or self.share_a_suit(laid, wild):
            return ALL
        return earlier | self.spouses(laid[0]) | self.spouses(laid[1]) | wild

    @answers(Complete)
    def family(self, asked: Complete, table: Table, earlier: bool) -> bool:
        return earlier or self.is_family(asked.laid, table.ask(StandsIn()))


@dataclass(frozen=True)
class RoyalFamily(Couples):
    """In turn, a player may play a King and a Queen at once, and with them a guest if they share a suit.

    The first card laid is a King or a Queen that fits the pile; the guest is any one other card and has to fit
    nothing.
    """

    one: Cards = KINGS
    other: Cards = QUEENS

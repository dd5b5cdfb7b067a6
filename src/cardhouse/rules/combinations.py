"""Several cards in one play."""

from dataclasses import dataclass
from typing import Final

from cardhouse.cards import Card, Cards, of_rank
from cardhouse.core.hooks import answers
from cardhouse.core.questions import Complete, Follows, Prime
from cardhouse.core.rule import Rule
from cardhouse.core.table import Table

ACE_HIGH: Final = 14


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


class StandardPrimes(Rule):
    """The primes are 2, 3, 5, 7, Jack (11) and King (13)."""

    @answers(Prime)
    def standard(self, asked: Prime, table: Table, earlier: Cards) -> Cards:
        return _STANDARD


@dataclass(frozen=True)
class RisingPrimes(Rule):
    """In turn, a player may play several cards at once: the first one fits the pile, and those after it are primes that rise in
    value; which cards have to be prime: {prime_scope}.
    """

    prime_scope: str = "all"

    def choices(self) -> dict[str, tuple[str, ...]]:
        return {"prime_scope": ("all", "remaining")}

    @answers(Follows)
    def rises(self, asked: Follows, table: Table, earlier: Cards) -> Cards:
        primes = table.ask(Prime())
        if self.prime_scope == "all" and asked.laid[0] not in primes:
            return earlier
        return earlier | primes & (_ABOVE[value(asked.laid[-1])] if len(asked.laid) > 1 else _ABOVE[0])

    @answers(Complete)
    def sequence(self, asked: Complete, table: Table, earlier: bool) -> bool:
        primes, tail = table.ask(Prime()), asked.laid[1:]
        if not tail or (self.prime_scope == "all" and asked.laid[0] not in primes):
            return earlier
        low = 0
        for card in tail:
            if card not in primes or value(card) <= low:
                return earlier
            low = value(card)
        return True

"""Small games of BAK: their cards, packed into numbers, and what two players can buy of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Final

JOKER: Final = 0
ACE: Final = 1
NOTHING: Final = -1


@dataclass(frozen=True)
class Mini:
    """A small game: ranks, suits, and face cards of each series."""

    ranks: int
    suits: int
    court: int

    @property
    def numbers(self) -> int:
        return self.ranks * self.suits

    @property
    def free(self) -> int:
        """How many cards on top of the fresh pile are surely not the Joker."""
        return self.numbers // 3


def joker_next(mini: Mini, pile: int) -> Fraction:
    """The probability that the next card drawn is the Joker, when nobody has looked and so many cards are left."""
    return Fraction(0) if pile == 0 or mini.numbers + 1 - pile < mini.free else Fraction(1, pile)


class Packed:
    """Hands and piles as numbers, whose digit at each rank counts the cards of that rank, and every step on them looked
    up in a table. `copies` says how many cards of each rank there are; the Joker comes first.
    """

    def __init__(self, copies: Sequence[int], court: int) -> None:
        self.units: Final[list[int]] = []
        everything = 1
        for count in copies:
            self.units.append(everything)
            everything *= count + 1
        both = list(zip(self.units, copies, strict=True))
        self.everything: Final = everything
        self.digits: Final = [[packed // unit % (count + 1) for unit, count in both] for packed in range(everything)]
        self.numbers: Final = [sum(digits[1:]) for digits in self.digits]
        self.total: Final = [sum([rank * count for rank, count in enumerate(each)]) for each in self.digits]
        self.paid: Final = [
            [self.after_paying(packed, price) for price in range(court + 1)] for packed in range(everything)
        ]

    def after_paying(self, packed: int, price: int) -> int:
        """The hand without its smallest card worth this price, or nothing."""
        digits = self.digits[packed]
        for rank in range(max(price, ACE), len(digits)):
            if digits[rank]:
                return packed - self.units[rank]
        return NOTHING


class Rows:
    """What has been bought, numbered: (my Jacks, your Jacks, my Queens, your Queens, all Kings).

    `passed` is the row as the next player has it; `shop` has the price of each purchase that is left, and the row that
    the next player has after it.
    """

    def __init__(self, court: int, queens: int) -> None:
        shared = [(mine, yours) for mine in range(court + 1) for yours in range(court + 1 - mine)]
        looks = [(mine, yours) for mine, yours in shared if mine + yours <= queens]
        self.all: Final = [(*jacks, *pair, kings) for jacks in shared for pair in looks for kings in range(court + 1)]
        place = {row: number for number, row in enumerate(self.all)}
        self.passed: Final = [place[yj, mj, yq, mq, k] for mj, yj, mq, yq, k in self.all]
        self.shop: Final[list[list[tuple[int, int]]]] = []
        for mj, yj, mq, yq, k in self.all:
            after = [(k, (yj, mj, yq, mq, k + 1)), (mj + yj, (yj, mj + 1, yq, mq, k))]
            after.append((mq + yq, (yj, mj, yq, mq + 1, k)))
            self.shop.append([(bought + 1, place[row]) for bought, row in after if row in place])

"""Exact values of small games of BAK for two, with hands and looks open.

A small game has the ranks Ace to R in S suits, and F cards and prices 1 to F in each series. *Coop* is the best
probability that all Kings are bought before the Joker comes; *duel* the value for the first player of a game in which a
win counts 1, a loss -1, and a tie or a common loss 0.

Whoever pays gives the smallest card that will do. A hand and the unseen cards are packed into one number each, a digit
for each rank, and every step on them is looked up in a table.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from itertools import permutations
from typing import Any, Final, TypeAlias

Number: TypeAlias = Any
"""A float, or a Fraction where the value is wanted exactly."""

COOP: Final = "coop"
DUEL: Final = "duel"
JOKER: Final = 0
NOTHING: Final = -1


class NotSolvable(ValueError):
    """A game that is too large, or no game at all."""


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
    """The tables for hands and piles: a number whose digit at each rank counts the cards of that rank."""

    def __init__(self, mini: Mini) -> None:
        base, ranks = mini.suits + 1, mini.ranks
        everything = base**ranks
        self.units: Final[list[int]] = [0, *[base**rank for rank in range(ranks)]]
        digits = [[packed // base**rank % base for rank in range(ranks)] for packed in range(everything)]
        self.full: Final = everything - 1
        self.size: Final = [sum(each) for each in digits]
        self.total: Final = [sum((rank + 1) * count for rank, count in enumerate(each)) for each in digits]
        self.draws: Final = [
            [(rank + 1, count, packed - base**rank) for rank, count in enumerate(digits[packed]) if count]
            for packed in range(everything)
        ]
        self.paid: Final = [
            [self._after_paying(digits[packed], packed, price) for price in range(mini.court + 1)]
            for packed in range(everything)
        ]

    def _after_paying(self, digits: list[int], packed: int, price: int) -> int:
        """The hand without its smallest card worth this price, or nothing."""
        for rank in range(max(price, 1), len(digits) + 1):
            if digits[rank - 1]:
                return packed - self.units[rank]
        return NOTHING


def solve_plain(mini: Mini, duel: bool, zero: Number) -> tuple[Number, int]:
    """The value without Queens, and how many positions at the beginning of a turn it took."""
    tables = Packed(mini)
    units, size, total, draws, paid = tables.units, tables.size, tables.total, tables.draws, tables.paid
    everything, court, ace = tables.full + 1, mini.court, tables.units[1]
    start = mini.numbers - mini.free
    splits = court + 1
    known: dict[int, Number] = {}
    sign = -1 if duel else 1
    one = zero + 1

    def turn(pile: int, mine: int, yours: int, my_jacks: int, your_jacks: int, kings: int) -> Number:
        if kings == court and not duel:
            return one
        key = (
            (((pile * everything + mine) * everything + yours) * splits + my_jacks) * splits + your_jacks
        ) * splits + kings
        value = known.get(key)
        if value is None:
            value = known[key] = draw(pile, mine, yours, my_jacks, your_jacks, kings, my_jacks)
        return value

    def draw(pile: int, mine: int, yours: int, my_jacks: int, your_jacks: int, kings: int, more: int) -> Number:
        left = size[pile]
        summed, count = zero, left
        if left <= start:
            count += 1
            if duel and kings == court:
                ahead = total[mine] - total[yours]
                summed = zero + (ahead > 0) - (ahead < 0)
        for rank, copies, rest in draws[pile]:
            hand = ace if rank == 1 and kings < court else mine + units[rank]
            if more:
                value = draw(rest, hand, yours, my_jacks, your_jacks, kings, more - 1)
            else:
                value = sign * turn(rest, yours, hand, your_jacks, my_jacks, kings)
                if kings < court:
                    after = paid[hand][kings + 1]
                    if after >= 0:
                        other = sign * turn(rest, yours, after, your_jacks, my_jacks, kings + 1)
                        if other > value:
                            value = other
                jacks = my_jacks + your_jacks
                if jacks < court:
                    after = paid[hand][jacks + 1]
                    if after >= 0:
                        other = sign * turn(rest, yours, after, your_jacks, my_jacks + 1, kings)
                        if other > value:
                            value = other
            summed += copies * value
        return summed / count

    value = turn(tables.full, 0, 0, 0, 0, 0)
    return value, len(known)


def solve_queens(mini: Mini, duel: bool, zero: Number) -> tuple[Number, int]:
    """The value with Queens. What a look has shown lies on the pile as a tuple, topmost first; both players know it."""
    return QueenSearch(mini, duel, zero).solved()


class QueenSearch:
    """The search with Queens: positions are remembered at the beginning of a turn, and after each look and draw."""

    def __init__(self, mini: Mini, duel: bool, zero: Number) -> None:
        self.mini: Final = mini
        self.tables: Final = Packed(mini)
        self.duel: Final = duel
        self.sign: Final = -1 if duel else 1
        self.zero: Final = zero
        self.turns: Final[dict[tuple[Any, ...], Number]] = {}
        self.drawing: Final[dict[tuple[Any, ...], Number]] = {}

    def solved(self) -> tuple[Number, int]:
        value = self.turn(self.tables.full, True, (), 0, 0, (0, 0, 0, 0, 0))
        return value, len(self.turns)

    def turn(
        self, pile: int, unseen: bool, top: tuple[int, ...], mine: int, yours: int, row: tuple[int, ...]
    ) -> Number:
        """`pile` are the cards nobody has seen, `unseen` whether the Joker is one of them; `row` are my and your Jacks,
        my and your Queens, and the Kings.
        """
        if row[4] == self.mini.court and not self.duel:
            return self.zero + 1
        key = (pile, unseen, top, mine, yours, row)
        value = self.turns.get(key)
        if value is None:
            value = self.draw(pile, unseen, top, mine, yours, row, row[0])
            if row[2]:
                width = min(1 + row[2], self.tables.size[pile] + unseen + len(top))
                value = max(value, self.look(pile, unseen, top, mine, yours, row, width))
            self.turns[key] = value
        return value

    def outcomes(self, pile: int, unseen: bool) -> tuple[list[tuple[int, int, int, bool]], int]:
        """What the next unseen card may be: (rank, copies, pile, unseen) for each, and the sum of the copies."""
        found = [(rank, copies, rest, unseen) for rank, copies, rest in self.tables.draws[pile]]
        left = self.tables.size[pile]
        if unseen and left <= self.mini.numbers - self.mini.free:
            return [(JOKER, 1, pile, False), *found], left + 1
        return found, left

    def look(
        self, pile: int, unseen: bool, top: tuple[int, ...], mine: int, yours: int, row: tuple[int, ...], width: int
    ) -> Number:
        """Turn up cards until so many are seen, then put them back in the best order."""
        if len(top) < width:
            summed = self.zero
            found, count = self.outcomes(pile, unseen)
            for rank, copies, rest, still in found:
                summed += copies * self.look(rest, still, (*top, rank), mine, yours, row, width)
            return summed / count
        seen, below = top[:width], top[width:]
        orders = set(permutations(seen))
        return max([self.draw(pile, unseen, (*order, *below), mine, yours, row, row[0]) for order in orders])

    def draw(
        self, pile: int, unseen: bool, top: tuple[int, ...], mine: int, yours: int, row: tuple[int, ...], more: int
    ) -> Number:
        key = (pile, unseen, top, mine, yours, row, more)
        value = self.drawing.get(key)
        if value is None:
            if top:
                value = self.drew(top[0], pile, unseen, top[1:], mine, yours, row, more)
            else:
                summed = self.zero
                found, count = self.outcomes(pile, unseen)
                for rank, copies, rest, still in found:
                    summed += copies * self.drew(rank, rest, still, (), mine, yours, row, more)
                value = summed / count
            self.drawing[key] = value
        return value

    def drew(
        self,
        rank: int,
        pile: int,
        unseen: bool,
        top: tuple[int, ...],
        mine: int,
        yours: int,
        row: tuple[int, ...],
        more: int,
    ) -> Number:
        safe = row[4] == self.mini.court
        if rank == JOKER:
            ahead = self.tables.total[mine] - self.tables.total[yours]
            return self.zero + ((ahead > 0) - (ahead < 0) if safe and self.duel else 0)
        hand = self.tables.units[1] if rank == 1 and not safe else mine + self.tables.units[rank]
        if more:
            return self.draw(pile, unseen, top, hand, yours, row, more - 1)
        return self.buy(pile, unseen, top, hand, yours, row)

    def buy(self, pile: int, unseen: bool, top: tuple[int, ...], mine: int, yours: int, row: tuple[int, ...]) -> Number:
        my_jacks, your_jacks, my_queens, your_queens, kings = row
        court, paid, sign, turn = self.mini.court, self.tables.paid[mine], self.sign, self.turn
        best = sign * turn(pile, unseen, top, yours, mine, (your_jacks, my_jacks, your_queens, my_queens, kings))
        for bought, new in (
            (kings, (your_jacks, my_jacks, your_queens, my_queens, kings + 1)),
            (my_jacks + your_jacks, (your_jacks, my_jacks + 1, your_queens, my_queens, kings)),
            (my_queens + your_queens, (your_jacks, my_jacks, your_queens, my_queens + 1, kings)),
        ):
            if bought < court and paid[bought + 1] >= 0:
                best = max(best, sign * turn(pile, unseen, top, yours, paid[bought + 1], new))
        return best


@lru_cache(maxsize=64)
def solved(mini: Mini, goal: str, queens: bool, exact: bool) -> tuple[Number, int]:
    """The value of a small game and the number of turn positions it took."""
    if goal not in (COOP, DUEL):
        raise NotSolvable(f'the goal is {COOP} or {DUEL}, not "{goal}"')
    if min(mini.ranks, mini.suits, mini.court) < 1 or mini.numbers > 16:
        raise NotSolvable(f"{mini} is no game that can be solved here")
    solve: Callable[[Mini, bool, Number], tuple[Number, int]] = solve_queens if queens else solve_plain
    return solve(mini, goal == DUEL, Fraction(0) if exact else 0.0)


def value_of_mini(mini: Mini, goal: str, *, queens: bool = False) -> Number:
    """The value: a fraction where the game is very small, else a float."""
    return solved(mini, goal, queens, mini.numbers <= 6)[0]

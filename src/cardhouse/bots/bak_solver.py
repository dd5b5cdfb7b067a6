"""Exact values of small games of BAK for two, with hands and looks open.

A small game has the ranks Ace to R in S suits, and F cards and prices 1 to F in each series. *Coop* is the best
probability that all Kings are bought before the Joker comes; *duel* the value for the first player of a game in which a
win counts 1, a loss -1, and a tie or a common loss 0. Whoever pays gives the smallest card that will do.

Positions are remembered at the beginning of a turn. What need not be searched:
- In a coop, all cards worth the highest price are alike: they are taken for one rank.
- In a duel with all Kings bought, a lead larger than all that is left to draw stays one.
- After somebody's last turn, nothing but the sum of their hand matters.
- In a duel where neither player could buy the missing Kings alone, each can hold the other to a common loss.
- The order in which a look turns up cards does not matter, for they are put back in any order; nor does the order of
  the draws of a turn, but for what an Ace sweeps.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from functools import lru_cache, partial
from itertools import permutations
from typing import Any, Final, TypeAlias, TypeVar

from cardhouse.bots.bak_mini import ACE, JOKER, NOTHING, Mini, Packed, Rows

Number: TypeAlias = Any
"""A float, or a Fraction where the value is wanted exactly."""

Pile: TypeAlias = tuple[int, tuple[int, ...]]
"""What is left to draw: the cards that nobody has seen, packed, with the Joker if it is one of them; and on them those
that a look has shown, topmost first.
"""

COOP: Final = "coop"
DUEL: Final = "duel"


K = TypeVar("K")
V = TypeVar("V")


class NotSolvable(ValueError):
    """A game that is too large, or no game at all."""


class Lazily(dict[K, V]):
    """What is worked out when it is first asked for, and then remembered."""

    def __init__(self, work_out: Callable[[K], V]) -> None:
        self.work_out: Final = work_out

    def __missing__(self, key: K) -> V:
        found = self[key] = self.work_out(key)
        return found


class Drawn:
    """What the draws of a turn may come to: (probability, position but for the hands, whether an Ace has swept the
    hand, cards added, what can be bought with which hand), and the ends of the game: (probability, sum of the cards).
    """

    def __init__(self) -> None:
        self.goes_on: Final[list[tuple[Number, int, bool, int, Lazily[int, list[int]]]]] = []
        self.ends: Final[list[tuple[Number, int]]] = []


class Solver:
    """The search. Piles and rows are numbered. A position at the beginning of a turn is one number as well: the pile,
    the mover's hand, the other hand, the row. What is known of it is its worth to the player before.
    """

    def __init__(self, mini: Mini, duel: bool, queens: bool, one: Number) -> None:
        self.mini: Final = mini
        self.duel: Final = duel
        self.one: Final = one
        self.zero: Final = one - one
        worth = mini.ranks if duel else min(mini.ranks, mini.court)
        alike = mini.ranks - worth + 1
        self.cards: Final = Packed([1, *[mini.suits] * (worth - 1), mini.suits * alike], mini.court)
        self.hands: Final = self.cards.everything
        self.rows: Final = Rows(mini.court, mini.court if queens else 0)
        self.piles: Final[list[Pile]] = []
        self.numbered: Final[dict[Pile, int]] = {}
        self.known: Final = Lazily(self.before)
        self.draws: Final = Lazily(self.drawn)
        self.looks: Final = Lazily(self.looked)
        self.limits: Final = Lazily(self.limits_of)
        self.able: Final = Lazily(self.pays_alone)
        numbers = range(len(self.rows.all))
        self.offers: Final = [Lazily(partial(self.offered, row, False)) for row in numbers]
        self.last_offers: Final = [Lazily(partial(self.offered, row, True)) for row in numbers]

    def solved(self) -> tuple[Number, int]:
        """The value, and how many positions it took."""
        start = self.number(self.hands - 1, ())
        return self.turn(start, 0, 0, self.rows.all.index((0, 0, 0, 0, 0))), len(self.known)

    def number(self, unseen: int, top: tuple[int, ...]) -> int:
        number = self.numbered.setdefault((unseen, top), len(self.piles))
        if number == len(self.piles):
            self.piles.append((unseen, top))
        return number

    def left(self, pile: int) -> int:
        """How many cards are left to draw before the Joker, if it comes last."""
        unseen, top = self.piles[pile]
        return self.cards.numbers[unseen] + len(top) - (JOKER in top)

    def before(self, position: int) -> Number:
        """What a position is worth to the player whose turn has ended."""
        rest, row = divmod(position, len(self.rows.all))
        rest, yours = divmod(rest, self.hands)
        pile, mine = divmod(rest, self.hands)
        if not self.duel:
            return self.turn(pile, mine, yours, row)
        kings, (mine_in_time, yours_in_time, most) = self.rows.all[row][4], self.limits[pile, row]
        if kings == self.mini.court:
            ahead = self.cards.total[mine] - self.cards.total[yours]
            if abs(ahead) > most:
                return -self.one if ahead > 0 else self.one
        elif not ((mine_in_time and self.able[pile, mine, kings]) or (yours_in_time and self.able[pile, yours, kings])):
            return self.zero
        return -self.turn(pile, mine, yours, row)

    def turn(self, pile: int, mine: int, yours: int, row: int) -> Number:
        """What the player whose turn begins can expect."""
        _, _, queens, _, kings = self.rows.all[row]
        if not self.duel and kings == self.mini.court:
            return self.one
        if not queens:
            return self.draw(pile, mine, yours, row)
        looked = self.look(pile, mine, yours, row)
        # between friends to know more never hurts; in a duel the other one would know it too
        return max(looked, self.draw(pile, mine, yours, row)) if self.duel else looked

    def limits_of(self, pile_and_row: tuple[int, int]) -> tuple[bool, bool, int]:
        """Whether each player has turns enough to buy the missing Kings alone, and the sum of all that is left."""
        pile, row = pile_and_row
        my_jacks, your_jacks, _, _, kings = self.rows.all[row]
        unseen, top = self.piles[pile]
        left, needed = self.left(pile), (self.mini.court - kings) * (2 + my_jacks + your_jacks)
        return needed - 1 - your_jacks <= left, needed <= left, self.cards.total[unseen] + sum(top)

    def pays_alone(self, asked: tuple[int, int, int]) -> bool:
        """Whether a hand, and all that is left to draw, would pay for the Kings that are still to be bought."""
        pile, hand, kings = asked
        unseen, top = self.piles[pile]
        ranks = [*top]
        for packed in (unseen, hand):
            ranks += [rank for rank, count in enumerate(self.cards.digits[packed]) for _ in range(count)]
        court = self.mini.court
        prices = range(court, kings, -1)  # the dearest takes one card of its worth, the next one more, ..
        return all(len([rank for rank in ranks if rank >= price]) > court - price for price in prices)

    def look(self, pile: int, mine: int, yours: int, row: int) -> Number:
        """What a look is worth: for all that it may show, the best order."""
        value = self.zero
        for chance, orders in self.looks[pile, 1 + self.rows.all[row][2]]:
            value += chance * max([self.draw(order, mine, yours, row) for order in orders])
        return value

    def draw(self, pile: int, mine: int, yours: int, row: int) -> Number:
        """What it is worth to draw all cards that are due and to buy what is best."""
        drawn, worth, value = self.draws[pile, row], self.known.__getitem__, self.zero
        yours_at = yours * self.hands * len(self.rows.all)
        for chance, base, swept, added, offers in drawn.goes_on:
            hand = added if swept else mine + added
            value += chance * max(map(worth, map((base + yours_at).__add__, offers[hand])))
        if drawn.ends:
            ahead = self.cards.total[mine] - self.cards.total[yours]
            value += sum([chance * ((ahead + sum_ > 0) - (ahead + sum_ < 0)) for chance, sum_ in drawn.ends])
        return value

    def offered(self, row: int, last: bool, hand: int) -> list[int]:
        """What a player can do after drawing: pass, or buy. The hand and the row after it, as they stand in a position.

        After the last turn nothing but the sum of the hand matters, so one hand stands for all that have it.
        """
        after = [(hand, self.rows.passed[row])]
        after += [(self.cards.paid[hand][price], new) for price, new in self.rows.shop[row]]
        after = [(left, new) for left, new in after if left != NOTHING]
        if last:
            after = [(self.cards.total.index(self.cards.total[left]) if self.duel else 0, new) for left, new in after]
        return [left * len(self.rows.all) + new for left, new in after]

    def next_cards(self, unseen: int) -> list[tuple[int, Number, int]]:
        """What the next card that nobody has seen may be: (rank, probability, what is unseen after it)."""
        counts = self.cards.digits[unseen][:]
        if self.cards.numbers[unseen] > self.mini.numbers - self.mini.free:
            counts[JOKER] = 0
        units = self.cards.units
        return [(rank, self.one * n / sum(counts), unseen - units[rank]) for rank, n in enumerate(counts) if n]

    def drawn(self, pile_and_row: tuple[int, int]) -> Drawn:
        pile, row = pile_and_row
        my_jacks, your_jacks, _, _, kings = self.rows.all[row]
        safe = kings == self.mini.court
        found, now = Drawn(), {(*self.piles[pile], False, 0): self.one}
        for _ in range(1 + my_jacks):
            then: dict[tuple[int, tuple[int, ...], bool, int], Number] = {}
            for (unseen, top, swept, added), chance in now.items():
                for rank, part, rest in [(top[0], self.one, unseen)] if top else self.next_cards(unseen):
                    if rank == JOKER:
                        found.ends.extend([(chance * part, self.cards.total[added])] if safe else [])
                        continue
                    sweeps = rank == ACE and not safe
                    cards = self.cards.units[rank] + (0 if sweeps else added)
                    state = rest, top[1:], swept or sweeps, cards
                    then[state] = then.get(state, self.zero) + chance * part
            now = then
        for (unseen, top, swept, added), chance in now.items():
            after = self.number(unseen, top)
            last = self.left(after) < 2 + my_jacks + your_jacks
            base = after * self.hands * self.hands * len(self.rows.all)
            found.goes_on.append((chance, base, swept, added, (self.last_offers if last else self.offers)[row]))
        return found

    def looked(self, pile_and_width: tuple[int, int]) -> list[tuple[Number, list[int]]]:
        """What a look may show, each with the piles of all orders to put it back."""
        pile, width = pile_and_width
        unseen, top = self.piles[pile]
        now = {(unseen, tuple(sorted(top[:width]))): self.one}
        for _ in range(min(width, sum(self.cards.digits[unseen]) + len(top)) - len(top)):
            then: dict[Pile, Number] = {}
            for (unseen, seen), chance in now.items():
                for rank, part, rest in self.next_cards(unseen):
                    state = rest, tuple(sorted([*seen, rank]))
                    then[state] = then.get(state, self.zero) + chance * part
            now = then
        found = []
        for (unseen, seen), chance in now.items():
            orders = sorted(set(permutations(seen)))
            found.append((chance, [self.number(unseen, (*order, *top[width:])) for order in orders]))
        return found


@lru_cache(maxsize=64)
def solved(mini: Mini, goal: str, queens: bool, exact: bool) -> tuple[Number, int]:
    """The value of a small game and the number of turn positions it took."""
    if goal not in (COOP, DUEL):
        raise NotSolvable(f'the goal is {COOP} or {DUEL}, not "{goal}"')
    if min(mini.ranks, mini.suits, mini.court) < 1 or mini.numbers > 16:
        raise NotSolvable(f"{mini} is no game that can be solved here")
    return Solver(mini, goal == DUEL, queens, Fraction(1) if exact else 1.0).solved()


def value_of_mini(mini: Mini, goal: str, *, queens: bool = False) -> Number:
    """The value: a fraction where the game is very small, else a float."""
    return solved(mini, goal, queens, mini.numbers <= 6)[0]

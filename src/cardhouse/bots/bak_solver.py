"""Exact values of small games of BAK for two, with hands and looks open.

A small game has the ranks Ace to R in S suits, and F cards and prices 1 to F in each series. *Coop* is the best
probability that all Kings are bought before the Joker comes; *duel* the value for the first player of a game in which a
win counts 1, a loss -1, and a tie or a common loss 0. Whoever pays gives the smallest card that will do.

Positions are remembered at the beginning of a turn. What need not be searched:
- In a coop, all cards worth the highest price are alike: they are taken for one rank.
- In a duel with all Kings bought, a lead larger than all that is left to draw stays one.
- In a duel where neither player could buy the missing Kings alone, each can hold the other to a common loss.
- The order in which a look turns up cards does not matter, for they are put back in any order; nor does the order of
  the draws of a turn, but for what an Ace sweeps.
"""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from itertools import permutations
from typing import Any, Final, TypeAlias

from cardhouse.bots.bak_mini import ACE, JOKER, NOTHING, Mini, Packed, Rows

Number: TypeAlias = Any
"""A float, or a Fraction where the value is wanted exactly."""

Draws: TypeAlias = tuple[list[tuple[Number, int, bool, int]], list[tuple[Number, int]]]
"""What the draws of a turn may come to: (probability, place after them, whether an Ace swept the hand, cards added),
and the ends of the game: (probability, cards added before the Joker).
"""

COOP: Final = "coop"
DUEL: Final = "duel"


class NotSolvable(ValueError):
    """A game that is too large, or no game at all."""


class Solver:
    """The search. A *place* is what is left to draw: the cards that nobody has seen, packed, with the Joker if it is
    one of them, and on them those that a look has shown, topmost first. Places are numbered as they are found. What is
    known of a position, at the beginning of a turn, is its worth to the player before.
    """

    def __init__(self, mini: Mini, duel: bool, queens: bool, one: Number) -> None:
        self.mini: Final = mini
        self.duel: Final = duel
        self.one: Final = one
        self.zero: Final = one - one
        worth = mini.ranks if duel else min(mini.ranks, mini.court)
        alike = mini.ranks - worth + 1
        self.cards: Final = Packed([1, *[mini.suits] * (worth - 1), mini.suits * alike], mini.court)
        self.rows: Final = Rows(mini.court, mini.court if queens else 0)
        self.known: Final[dict[int, Number]] = {}
        self.step: Final = self.cards.everything * len(self.rows.all)
        self.offers: Final[list[dict[int, list[int]]]] = [{} for _ in self.rows.all]
        self.places: Final[list[tuple[int, tuple[int, ...]]]] = []
        self.numbered: Final[dict[tuple[int, tuple[int, ...]], int]] = {}
        self.draws: Final[dict[tuple[int, int, bool], Draws]] = {}
        self.looks: Final[dict[tuple[int, int], list[tuple[Number, list[int]]]]] = {}
        self.able: Final[dict[tuple[int, int, int], bool]] = {}

    def solved(self) -> tuple[Number, int]:
        """The value, and how many positions it took."""
        start = self.place(self.cards.everything - 1, ())
        return self.turn(start, 0, 0, self.rows.all.index((0, 0, 0, 0, 0))), len(self.known)

    def place(self, pile: int, top: tuple[int, ...]) -> int:
        number = self.numbered.setdefault((pile, top), len(self.places))
        if number == len(self.places):
            self.places.append((pile, top))
        return number

    def turn(self, place: int, mine: int, yours: int, row: int) -> Number:
        """What the player whose turn begins can expect."""
        settled = self.settled(place, mine, yours, row)
        if settled is not None:
            return settled
        queens = self.rows.all[row][2]
        looked = self.look(place, mine, yours, row, 1 + queens) if queens else None
        if looked is not None and not self.duel:
            return looked  # between friends, to know more never hurts
        value = self.draw(place, mine, yours, row)
        return value if looked is None else max(value, looked)

    def settled(self, place: int, mine: int, yours: int, row: int) -> Number | None:
        """The value, if there is nothing to search."""
        my_jacks, your_jacks, _, _, kings = self.rows.all[row]
        missing = self.mini.court - kings
        if not self.duel:
            return None if missing else self.one
        pile, top = self.places[place]
        if not missing:
            ahead = self.cards.total[mine] - self.cards.total[yours]
            if abs(ahead) <= self.cards.total[pile] + sum(top):
                return None
            return self.one if ahead > 0 else -self.one
        left = self.cards.numbers[pile] + len(top) - (JOKER in top)
        mine_last = missing * (1 + my_jacks) + (missing - 1) * (1 + your_jacks)  # draws until I have had so many turns
        if mine_last <= left and self.pays_alone(place, mine, kings):
            return None
        yours_last = missing * (2 + my_jacks + your_jacks)
        return None if yours_last <= left and self.pays_alone(place, yours, kings) else self.zero

    def pays_alone(self, place: int, hand: int, kings: int) -> bool:
        """Whether this hand, and all that is left to draw, would pay for the Kings that are still to be bought."""
        key = place, hand, kings
        found = self.able.get(key)
        if found is None:
            pile, top = self.places[place]
            ranks = [*top]
            for packed in (pile, hand):
                ranks += [rank for rank, count in enumerate(self.cards.digits[packed]) for _ in range(count)]
            court = self.mini.court
            prices = range(court, kings, -1)  # the dearest takes one card of its worth, the next one more, ..
            found = all(len([1 for rank in ranks if rank >= price]) > court - price for price in prices)
            self.able[key] = found
        return found

    def look(self, place: int, mine: int, yours: int, row: int, width: int) -> Number:
        """What a look is worth: for all that it may show, the best order."""
        value = self.zero
        for chance, orders in self.looks.get((place, width)) or self.look_outcomes(place, width):
            value += chance * max([self.draw(order, mine, yours, row) for order in orders])
        return value

    def draw(self, place: int, mine: int, yours: int, row: int) -> Number:
        """What it is worth to draw all cards that are due and to buy what is best."""
        due, safe = 1 + self.rows.all[row][0], self.rows.all[row][4] == self.mini.court
        goes_on, ends = self.draws.get((place, due, safe)) or self.draw_outcomes(place, due, safe)
        known, offers, step = self.known, self.offers[row], self.step
        yours_at = yours * step
        step *= self.cards.everything
        value = self.zero
        for chance, after, swept, added in goes_on:
            hand = added if swept else mine + added
            base = after * step + yours_at
            best = None
            for offer in offers.get(hand) or self.offers_of(hand, row):
                worth = known.get(base + offer)
                if worth is None:
                    worth = self.turn(after, yours, *divmod(offer, len(self.rows.all)))
                    worth = known[base + offer] = -worth if self.duel else worth
                if best is None or worth > best:
                    best = worth
            value += chance * best
        total = self.cards.total
        for chance, added in ends:
            ahead = total[mine + added] - total[yours]
            value += chance * ((ahead > 0) - (ahead < 0))
        return value

    def offers_of(self, hand: int, row: int) -> list[int]:
        """What a player can do after drawing: pass, or buy. The hand and the row after it, as one number."""
        count = len(self.rows.all)
        bought = [(self.cards.paid[hand][price], new) for price, new in self.rows.shop[row]]
        found = [hand * count + self.rows.passed[row], *[left * count + new for left, new in bought if left != NOTHING]]
        self.offers[row][hand] = found
        return found

    def next_cards(self, pile: int) -> list[tuple[int, Number, int]]:
        """What the next card that nobody has seen may be: (rank, probability, pile after it)."""
        units, left = self.cards.units, self.cards.numbers[pile]
        counts = self.cards.digits[pile][:]
        if left > self.mini.numbers - self.mini.free:
            counts[JOKER] = 0
        return [(rank, self.one * n / sum(counts), pile - units[rank]) for rank, n in enumerate(counts) if n]

    def draw_outcomes(self, place: int, due: int, safe: bool) -> Draws:
        ends: dict[int, Number] = {}
        now = {(*self.places[place], False, 0): self.one}
        for _ in range(due):
            then: dict[tuple[int, tuple[int, ...], bool, int], Number] = {}
            for (pile, top, swept, added), chance in now.items():
                nexts = [(top[0], self.one, pile)] if top else self.next_cards(pile)
                for rank, part, rest in nexts:
                    if rank == JOKER:
                        ends[added] = ends.get(added, self.zero) + chance * part
                        continue
                    sweeps = rank == ACE and not safe
                    cards = self.cards.units[rank] + (0 if sweeps else added)
                    state = rest, top[1:], swept or sweeps, cards
                    then[state] = then.get(state, self.zero) + chance * part
            now = then
        goes_on = [(chance, self.place(pile, top), swept, added) for (pile, top, swept, added), chance in now.items()]
        worth = [(chance, added) for added, chance in ends.items()] if safe else []
        self.draws[place, due, safe] = goes_on, worth
        return goes_on, worth

    def look_outcomes(self, place: int, width: int) -> list[tuple[Number, list[int]]]:
        """What a look may show, each with the places of all orders to put it back."""
        pile, top = self.places[place]
        below = top[width:]
        now = {(pile, tuple(sorted(top[:width]))): self.one}
        for _ in range(min(width, sum(self.cards.digits[pile]) + len(top)) - len(top)):
            then: dict[tuple[int, tuple[int, ...]], Number] = {}
            for (pile, seen), chance in now.items():
                for rank, part, rest in self.next_cards(pile):
                    state = rest, tuple(sorted([*seen, rank]))
                    then[state] = then.get(state, self.zero) + chance * part
            now = then
        found = []
        for (pile, seen), chance in now.items():
            orders = sorted(set(permutations(seen)))
            found.append((chance, [self.place(pile, (*order, *below)) for order in orders]))
        self.looks[place, width] = found
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

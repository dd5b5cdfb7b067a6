"""BAK at the speed of search: ranks instead of cards, and nothing but the usual rules.

A position here is made from what a seat sees, with everything hidden dealt at random; the real game is played by the
rules. A test plays both side by side.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cardhouse.core.chance import Chance

JOKER: Final = 0
ACE: Final = 1
RANKS: Final = 10
COPIES: Final = 4
FREE: Final = 13
"""So many cards on top of the fresh pile are not the Joker."""
LOW: Final = RANKS * COPIES + 1 - FREE
"""So many places at its bottom may have it."""

PASS: Final = -1
JACK: Final = 0
QUEEN: Final = 1
KING: Final = 2
SERIES: Final = (JACK, QUEEN, KING)

NOBODY: Final = -1


class Position:
    """One game: hands as counts by rank, the pile from its bottom to its top, and what each seat has bought."""

    __slots__ = ("bought", "gone", "hands", "mover", "over", "pile", "rows", "seats")

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.pile: list[int] = []
        self.hands: list[list[int]] = [[0] * (RANKS + 1) for _ in range(seats)]
        self.rows: list[list[int]] = [[0, 0, 0] for _ in range(seats)]
        self.bought = [0, 0, 0]
        self.mover = 0
        self.over = False
        self.gone: tuple[int, ...] = ()

    def copy(self) -> Position:
        other = Position(self.seats)
        other.pile = self.pile[:]
        other.hands = [hand[:] for hand in self.hands]
        other.rows = [row[:] for row in self.rows]
        other.bought = self.bought[:]
        other.mover = self.mover
        other.over = self.over
        other.gone = self.gone
        return other

    @property
    def safe(self) -> bool:
        return self.bought[KING] == COPIES

    def draws(self) -> bool:
        """All draws of the mover's turn; whether the game goes on."""
        hand = self.hands[self.mover]
        for _ in range(1 + self.rows[self.mover][JACK]):
            rank = self.pile.pop()
            if rank == JOKER:
                self.over = True
                return False
            if rank == ACE and self.bought[KING] < COPIES:
                hand[:] = [0] * len(hand)
            hand[rank] += 1
        return True

    def payment(self, series: int) -> int:
        """The smallest rank in the mover's hand that buys the next card of a series; 0 if none does or all are sold."""
        bought = self.bought[series]
        if bought < COPIES:
            hand = self.hands[self.mover]
            for rank in range(1 + bought, RANKS + 1):
                if hand[rank]:
                    return rank
        return 0

    def buys(self, series: int) -> None:
        """The mover buys with the smallest card that will do, or passes; then it is the next player's turn."""
        if series != PASS:
            self.hands[self.mover][self.payment(series)] -= 1
            self.rows[self.mover][series] += 1
            self.bought[series] += 1
        self.next_turn()

    def next_turn(self) -> None:
        self.mover = (self.mover + 1) % self.seats
        while self.mover in self.gone:
            self.mover = (self.mover + 1) % self.seats

    def look(self) -> list[int]:
        """The cards that the mover's Queens show, topmost first."""
        queens = self.rows[self.mover][QUEEN]
        return self.pile[: -2 - queens : -1] if queens else []

    def arrange(self, order: Sequence[int]) -> None:
        """Put the cards of a look back, topmost first."""
        self.pile[len(self.pile) - len(order) :] = order[::-1]

    def sums(self) -> list[int]:
        return [sum([rank * count for rank, count in enumerate(hand)]) for hand in self.hands]

    def payoff(self) -> list[float]:
        """What the end is worth to each: a win 1, a shared one its part, all else nothing."""
        points = [0.0] * self.seats
        if self.bought[KING] == COPIES:
            sums = self.sums()
            best = max([total for seat, total in enumerate(sums) if seat not in self.gone])
            winners = [seat for seat, total in enumerate(sums) if total == best and seat not in self.gone]
            for seat in winners:
                points[seat] = 1.0 / len(winners)
        return points


def fresh(seats: int, chance: Chance, first: int = 0) -> Position:
    """A game about to begin."""
    position = Position(seats)
    numbers = [rank for rank in range(1, RANKS + 1) for _ in range(COPIES)]
    chance.shuffle(numbers)
    low = [*numbers[FREE:], JOKER]
    chance.shuffle(low)
    position.pile = low + numbers[:FREE]
    position.mover = first
    return position


def safest_order(cards: Sequence[int], safe: bool) -> list[int]:
    """A look put back by rule of thumb: high cards first, then Aces, which are merely low cards once all are safe; the
    Joker deepest.
    """
    return sorted(cards, key=lambda rank: (rank == JOKER, rank == ACE and not safe, -rank))

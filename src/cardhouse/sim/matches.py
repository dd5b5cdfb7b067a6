"""Bots against each other: many games from the start to the end, with the rules and through views, seats swapped."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import Final

from cardhouse.bots.simple import Bot
from cardhouse.core.acts import Prepare
from cardhouse.core.choices import lawful
from cardhouse.core.engine import decide
from cardhouse.core.table import OVER, Table
from cardhouse.core.view import view
from cardhouse.games.shelf import game, new_table

MOST_ACTS: Final = 1_000
APART: Final = 1_000_003
"""Between the first shuffles of two seeds."""
NORMAL: Final = 1.96
"""So many standard errors to both sides hold the truth in 95 of 100 cases."""


def play_game(
    name: str, bots: Sequence[Bot], seed: int, first: int = 0, watch: Callable[[Table], None] | None = None
) -> Table:
    """One game between bots; each sees its own view and the acts open to it, and nothing else. `watch` sees it all."""
    table = new_table(game(name).book, [f"P{seat + 1}" for seat in range(len(bots))], seed=seed)
    decide(table, Prepare(first, "start"), False)
    for _ in range(MOST_ACTS):
        if table.phase == OVER:
            return table
        seat = table.turn
        act = bots[seat].choose(view(table, seat), lawful(table, seat))
        if act is None or not decide(table, act, False).lawful:
            raise ValueError(f"the bot at seat {seat} has nothing lawful to do, or did {act}")
        if watch is not None:
            watch(table)
    return table


@dataclass
class SidePoints:
    """The points of one side, game by game: a win 1, a shared one its part, all else nothing."""

    points: list[float] = field(default_factory=list)
    others: list[float] = field(default_factory=list)
    lost_by_all: int = 0

    def add(self, table: Table, seat: int) -> None:
        share = 1.0 / len(table.winners) if table.winners else 0.0
        self.points.append(share if seat in table.winners else 0.0)
        self.others.append(share if any(other != seat for other in table.winners) else 0.0)
        self.lost_by_all += not table.winners

    @property
    def games(self) -> int:
        return len(self.points)

    def mean(self) -> float:
        return sum(self.points) / self.games

    def lead(self) -> tuple[float, float]:
        """How many points a game this side is ahead, and how far that may be off (95 %). Two games with one shuffle
        are no two independent ones: what counts is their mean.
        """
        single = [mine - yours for mine, yours in zip(self.points, self.others, strict=True)]
        pairs = [single[at : at + 2] for at in range(0, len(single), 2)]
        gaps = [sum(pair) / len(pair) for pair in pairs]
        mean = sum(single) / len(single)
        spread = sum([(gap - mean) ** 2 for gap in gaps]) / max(1, len(gaps) - 1)
        return mean, NORMAL * sqrt(spread / len(gaps))


def play_match(
    name: str, one: Callable[[int], Bot], other: Callable[[int], Bot], games: int, seed: int = 0
) -> SidePoints:
    """Two sides, as many games from each seat: games come in pairs with the same shuffle and the seats swapped."""
    tally = SidePoints()
    for number in range(games):
        shuffle, place = seed * APART + number // 2, number % 2
        mine, yours = one(2 * number + seed), other(2 * number + 1 + seed)
        table = play_game(name, [mine, yours] if place == 0 else [yours, mine], shuffle)
        tally.add(table, place)
    return tally

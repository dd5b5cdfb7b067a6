"""Many games between bots, on all cores, and what came of them."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from math import sqrt
from statistics import mean, median
from typing import Final

import click

from cardhouse.bots.registry import bot_for
from cardhouse.bots.simple import Bot
from cardhouse.bots.table import bot_acts
from cardhouse.core.affairs import Breached, deadlines
from cardhouse.core.book_acts import Tick
from cardhouse.core.chance import seeded
from cardhouse.core.engine import decide
from cardhouse.core.rule import REFEREE, Article
from cardhouse.core.table import OVER, Table
from cardhouse.front.books import GameBook
from cardhouse.front.game import DICE, check_settings, chosen, seated, untimed
from cardhouse.games.shelf import new_table

MOST_ACTS: Final = 5_000
SPREAD: Final = 1_000_003
NORMAL: Final = 1.96
"""So many standard errors to both sides hold the truth in 95 of 100 cases."""


@dataclass(frozen=True)
class PlayedGame:
    """One game of a simulation: who won (seats), how many acts it took, how many breaches there were, and whether it
    came to an end.
    """

    number: int
    seed: int
    winners: tuple[int, ...]
    acts: int
    breaches: int
    ended: bool


@dataclass(frozen=True)
class Simulated:
    """What came of many games. It prints as a table; `games` are the single ones."""

    title: str
    players: tuple[str, ...]
    games: tuple[PlayedGame, ...]
    seconds: float

    @property
    def lengths(self) -> list[int]:
        """How many acts each game took that came to its end."""
        return [game.acts for game in self.games if game.ended]

    @property
    def wins(self) -> dict[str, int]:
        """How many games each player won, shared ones included."""
        return {name: sum(seat in game.winners for game in self.games) for seat, name in enumerate(self.players)}

    @property
    def unended(self) -> int:
        """How many games did not come to an end within the acts that a game may take."""
        return sum(not game.ended for game in self.games)

    def records(self) -> list[dict[str, object]]:
        """The single games as plain dictionaries, for a data frame."""
        return [
            {
                "game": game.number,
                "seed": game.seed,
                "winners": [self.players[seat] for seat in game.winners],
                "acts": game.acts,
                "breaches": game.breaches,
                "ended": game.ended,
            }
            for game in self.games
        ]

    def __str__(self) -> str:
        count = len(self.games)
        lines = [f"{self.title}: {count} games in {self.seconds:.1f} s"]
        for name, won in self.wins.items():
            low, high = interval(won, count)
            lines.append(f"  {name:20} won {won:6}  {won / count:6.1%}  ({low:.1%} to {high:.1%})")
        if lengths := self.lengths:
            spread = f"{min(lengths)} to {max(lengths)} acts"
            lines.append(
                f"  a game takes {spread}, {mean(lengths):.1f} on average, half of them at most {median(lengths):g}"
            )
        breaches = sum(game.breaches for game in self.games)
        lines += [f"  {breaches / count:.2f} rules broken a game"] if breaches else []
        lines += [f"  {self.unended} games did not end within {MOST_ACTS} acts"] if self.unended else []
        return "\n".join(lines)


def interval(won: int, count: int) -> tuple[float, float]:
    """Between which shares the true one lies, 95 times of 100 (Wilson)."""
    share, square = won / count, NORMAL * NORMAL
    centre = (share + square / (2 * count)) / (1 + square / count)
    off = NORMAL * sqrt(share * (1 - share) / count + square / (4 * count * count)) / (1 + square / count)
    return max(0.0, centre - off), min(1.0, centre + off)


def play_one(
    book: tuple[Article, ...],
    name: str,
    levels: Sequence[str],
    dial: str,
    options: Mapping[str, str],
    seed: int,
    number: int,
) -> PlayedGame:
    """One game from the deal to the win."""
    own = seed * SPREAD + number
    table = new_table(book, [f"P{seat}" for seat in range(len(levels))], seed=own, dial=dial, options=options)
    dice = seeded(own + DICE)
    bots: dict[int, Bot] = {seat: bot_for(name, dice.word(), level=level) for seat, level in enumerate(levels)}
    acts, breaches = 0, 0
    while table.phase != OVER and acts < MOST_ACTS:
        before = acts
        for act in bot_acts(table, bots):
            acts += 1
            breaches += sum(isinstance(event, Breached) for event in decide(table, act).events)
            if table.phase == OVER or acts >= MOST_ACTS:
                break
        if table.phase != OVER and acts == before and not passed_time(table):
            break
    return PlayedGame(number, own, tuple(table.winners), acts, breaches, is_over(table))


def is_over(table: Table) -> bool:
    """Whether a game has come to its end: the rules say so, or nobody has a card left."""
    return table.phase == OVER or not any(table.hands)


def passed_time(table: Table) -> bool:
    """Let time pass until something runs out; whether something did."""
    times, number = deadlines(table), table.acts
    if times:
        decide(table, Tick(max(table.clock, min(times))))
    return table.acts != number


def simulate(
    game: str | GameBook | Iterable[Article] = "bartok",
    games: int = 100,
    players: int | Iterable[str] = 4,
    *,
    bots: str | Sequence[str] = "",
    seed: int = 0,
    dial: str = REFEREE,
    options: Mapping[str, str] | None = None,
    jobs: int = -1,
    progress: bool | None = None,
) -> Simulated:
    """Many games between bots: `ch.simulate("bartok", games=1000)`.

    `bots` is a level for all ("random", "simple", "thinking"), or one for each seat. The same seed plays the same
    games, on however many cores; `jobs=-1` takes all of them, if joblib is installed (`cardhouse[sim]`). A progress bar
    is shown where somebody looks on.
    """
    if games < 1:
        raise ValueError(f"at least one game is played, not {games}")
    book = chosen(game)
    names = seated(players, book)
    check_settings(seed, dial)
    levels = [bots] * len(names) if isinstance(bots, str) else list(bots)
    if len(levels) != len(names):
        raise ValueError(f"there are {len(names)} players and {len(levels)} bots")
    one = partial(play_one, untimed(book.articles), book.name, levels, dial, dict(options or {}), seed)
    start = time.monotonic()
    shown = sys.stderr.isatty() if progress is None else progress
    with click.progressbar(
        on_cores(one, games, jobs), length=games, label=book.title, file=sys.stderr, hidden=not shown
    ) as bar:
        played = tuple(bar)
    titles = names if not any(levels) else [f"{name} ({level})" for name, level in zip(names, levels, strict=True)]
    return Simulated(book.title, tuple(titles), played, time.monotonic() - start)


def on_cores(one: partial[PlayedGame], games: int, jobs: int) -> Iterator[PlayedGame]:
    """The games in their order, on so many cores."""
    if jobs != 1 and games > 1:  # same either way: on how many cores games are played changes nothing in them
        try:
            from joblib import Parallel, delayed
        except ImportError:
            pass
        else:
            yield from Parallel(n_jobs=jobs, return_as="generator")(delayed(one)(number) for number in range(games))
            return
    yield from map(one, range(games))

"""Measures what it is told to: a JSON line in, a JSON line out, until the input ends.

Two builds of one package cannot share a process, so each has a worker of its own, kept alive between the rounds.
In: {"what": "games", "players": 5, "seed": 1, "seconds": 1.0}. Out: what the measure of that name answers.
"""

from __future__ import annotations

import gc
import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))  # for tools; either build of cardhouse lies elsewhere


def build() -> str:
    """Which build this worker runs: its file says so, and a failed compile cannot pass for a compiled one."""
    from cardhouse.core import table

    return "compiled" if Path(table.__file__).suffix in (".so", ".pyd") else "interpreted"


def games(game: str, players: int, seed: int, seconds: float, idle: int = 0) -> tuple[int, int, float]:
    from cardhouse.sim.random_games import play_games

    return play_games(game, players, seed, seconds, idle)


def copies(game: str, players: int, count: int) -> float:
    from cardhouse.sim.random_games import copy_time

    return copy_time(game, players, count)


def bots(game: str, players: int, seed: int, rounds: int) -> tuple[int, float, float]:
    from tools.bench.bots import rounds_of_bots

    return rounds_of_bots(game, players, seed, rounds)


def openspiel(players: int, seed: int, seconds: float) -> tuple[int, int, float]:
    from tools.bench import peers

    return peers.openspiel(players, seed, seconds)


def rlcard(players: int, seed: int, seconds: float) -> tuple[int, int, float]:
    from tools.bench import peers

    return peers.rlcard(players, seed, seconds)


# Each imports what it measures by itself: a peer's worker needs no Cardhouse, nor the other way round.
MEASURES: dict[str, Callable[..., Any]] = {  # Any: whatever the measure of that name answers
    "build": build,
    "games": games,
    "copies": copies,
    "bots": bots,
    "openspiel": openspiel,
    "rlcard": rlcard,
}


def main() -> None:
    gc.disable()  # as timeit does, for every subject alike
    for line in sys.stdin:
        order = json.loads(line)
        print(json.dumps(MEASURES[order.pop("what")](**order)), flush=True)


if __name__ == "__main__":
    main()

"""Random lawful games from the deal to the win, as fast as they go: no log, no view, no explanation."""

import time

from cardhouse.core.acts import Prepare
from cardhouse.core.chance import Chance, seeded
from cardhouse.core.choices import random_act
from cardhouse.core.engine import decide
from cardhouse.core.table import OVER, Table
from cardhouse.games.shelf import game, new_table

MOST_ACTS = 20_000


def play_round(table: Table, chance: Chance) -> int:
    """Play a round to its end; how many acts it took, the preparation not counted."""
    dealer = table.dealer
    decide(table, Prepare(dealer, "shuffle"), False)
    decide(table, Prepare(dealer, "deal"), False)
    for acts in range(MOST_ACTS):
        act = random_act(table, chance) if table.phase != OVER else None
        if act is None:
            return acts
        decide(table, act, False)
    return MOST_ACTS


def play_games(name: str, players: int, seed: int, seconds: float) -> tuple[int, int, float]:
    """Play rounds for so many seconds of processor time: (rounds, acts, seconds)."""
    fresh = new_table(game(name).book, [f"P{seat}" for seat in range(players)], seed=seed)
    picks = seeded(seed + 1)
    rounds = acts = 0
    start = time.process_time()
    while True:
        table = fresh.copy()
        table.chance = seeded(seed + rounds)
        acts += play_round(table, picks)
        rounds += 1
        spent = time.process_time() - start
        if spent >= seconds:
            return rounds, acts, spent

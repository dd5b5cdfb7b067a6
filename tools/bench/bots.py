"""What bots take: for a decision, and for a whole round between them."""

from __future__ import annotations

import time

from cardhouse.bots.simple import SimpleBot
from cardhouse.bots.table import Onlook, next_act, watched
from cardhouse.core.engine import decide
from cardhouse.core.table import OVER
from cardhouse.games.shelf import game, new_table

MOST_ACTS = 600


def rounds_of_bots(name: str, players: int, seed: int, rounds: int) -> tuple[int, float, float]:
    """(decisions, seconds of deciding what to do, seconds in all) of so many rounds between the usual bots."""
    decisions, choosing, start = 0, 0.0, time.process_time()
    for number in range(rounds):
        table = new_table(game(name).book, [f"P{seat}" for seat in range(players)], seed=seed + number)
        bots = {seat: SimpleBot(seat) for seat in range(players)}
        onlook, left = Onlook(), MOST_ACTS
        while table.phase != OVER and left:
            before = time.process_time()
            act = next_act(table, bots, onlook)
            choosing += time.process_time() - before
            if act is None:
                break
            decide(table, act, False)
            watched(table, bots, act)
            decisions, left = decisions + 1, left - 1
    return decisions, choosing, time.process_time() - start

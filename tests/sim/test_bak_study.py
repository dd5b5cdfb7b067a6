"""Games among search bots, counted: when the last King was bought is the first moment at which none is left."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from cardhouse.bots.bak_search import BakBot
from cardhouse.cards import cards
from cardhouse.core.chance import seeded
from cardhouse.core.table import Table
from cardhouse.sim import bak_study
from cardhouse.sim.bak_study import study
from tests.bak.playing import started


def test_the_last_king_is_bought_once(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[str, list[tuple[int, float]], int, int]] = []
    dice: list[list[int]] = []

    def played(name: str, bots: Sequence[BakBot], seed: int, first: int, watch: Callable[[Table], None]) -> Table:
        asked.append((name, [(bot.rounds, bot.loss) for bot in bots], seed, first))
        dice.append([bot.chance.state for bot in bots])
        table = started(2, 0)
        table.winners = [seed % 2]
        for market, left in (("KS JS", 30), ("JS", 25), ("QS", 20)):
            table.areas["market"] = [list(cards(market))]
            del table.stock[left:]
            if seed != 11:
                watch(table)
        return table

    monkeypatch.setattr(bak_study, "play_game", played)
    found = study(2, 3, 40, 10, -1.0)
    assert asked == [("bak", [(40, -1.0)] * 2, seed, 0) for seed in (10, 11, 12)]
    assert dice == [[seeded(seed).state, seeded(seed + 1).state] for seed in (10, 12, 14)]
    assert found.shielded_at == [41 - 25] * 2  # in the second game nobody bought it
    assert found.ended_at == [41 - 20] * 3
    assert (found.games, found.lost_by_all, found.wins) == (3, 0, [2.0, 1.0])

"""What an act of the compiled build may take, in instructions: a clock would miss a fifth."""

from __future__ import annotations

import os

import pytest

from tools.bench.instructions import budgets, instructions, made_with, obstacle

WITH_WHAT, ALLOWED = budgets()

NOISE = 1.01
"""How far two counts of the same sources lie apart: paths and surroundings have other lengths on each machine."""


@pytest.mark.skipif(os.environ.get("CARDHOUSE_BUILD") != "compiled", reason="only the compiled build has budgets")
@pytest.mark.skipif(bool(obstacle()), reason=obstacle())
@pytest.mark.skipif(made_with() != WITH_WHAT, reason=f"budgets are for {WITH_WHAT}, and this is {made_with()}")
@pytest.mark.parametrize("game", sorted(ALLOWED))
def test_an_act_keeps_to_its_budget(game: str) -> None:
    players, most = ALLOWED[game]
    found = instructions(game, players)
    dearer = f"{found:,} instructions an act; if that is worth it, say so in tools/bench/budgets.toml"
    assert found <= NOISE * most, dearer
    assert found > 0.9 * most, f"{found:,} instructions an act: the budget can be lowered to keep it so"


def test_every_budget_is_of_a_game_and_has_room_for_noise_only() -> None:
    assert {"bartok@2023-08-14", "bartok@2023-11-08"} <= set(ALLOWED)
    assert all(players >= 2 and most > 1_000 for players, most in ALLOWED.values())

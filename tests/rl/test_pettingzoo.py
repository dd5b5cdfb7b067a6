"""The environment of PettingZoo keeps its contract, and its players do only what is lawful."""

import warnings

import numpy as np
import pytest

pytest.importorskip("pettingzoo")

from pettingzoo.test import api_test, seed_test

from cardhouse.rl.encoding import ACTIONS, OBSERVED, choices
from cardhouse.rl.pettingzoo_env import CardhouseEnv, env

pytestmark = pytest.mark.unmeasured


@pytest.mark.parametrize("game, players", [("bartok@2023-08-14", 3), ("bak", 2)])
def test_it_keeps_the_contract(game: str, players: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # a mask beside the observation, and arrays of zeros, are meant
        api_test(env(game, players, most_acts=300), num_cycles=120)


def test_the_same_seed_plays_the_same_game() -> None:
    seed_test(lambda: env("bartok@2023-08-14", 3, most_acts=200), num_cycles=80)


@pytest.mark.parametrize("game", ["bartok", "uncle-baiting", "moo", "bak"])
def test_random_players_play_every_game(game: str) -> None:
    table = CardhouseEnv(game, 3, most_acts=120)
    table.reset(seed=3)
    dice = np.random.default_rng(1)
    for agent in table.agent_iter(max_iter=130):
        seen, _, over, cut, _ = table.last()
        assert seen["observation"].shape == (OBSERVED,)
        assert seen["observation"].min() >= 0.0
        assert seen["observation"].max() <= 1.0
        assert seen["action_mask"].shape == (ACTIONS,)
        if over or cut:
            table.step(None)
            continue
        assert agent == table.possible_agents[choices(table.table)[0]]
        table.step(int(dice.choice(np.flatnonzero(seen["action_mask"]))))
        assert agent in table.possible_agents
    assert table.acts > 10


def test_what_one_wins_the_others_lose() -> None:
    table = CardhouseEnv("bak", 2)
    table.reset(seed=1)
    dice, won = np.random.default_rng(1), {"player_0": 0.0, "player_1": 0.0}
    for agent in table.agent_iter():
        seen, reward, over, cut, _ = table.last()
        won[agent] += reward
        table.step(None if over or cut else int(dice.choice(np.flatnonzero(seen["action_mask"]))))
    assert sum(won.values()) == pytest.approx(0.0)
    assert sorted(won.values()) == [-1.0, 1.0]


def test_others_hands_change_nothing_that_is_observed() -> None:
    table = CardhouseEnv("bartok@2023-08-14", 3)
    table.reset(seed=5)
    me = table.agent_selection
    before = table.observe(me)["observation"].tolist()
    others = [hand for seat, hand in enumerate(table.table.hands) if table.possible_agents[seat] != me]
    others[0][0], others[1][0] = others[1][0], others[0][0]
    table.table.forget()
    assert table.observe(me)["observation"].tolist() == before


def test_what_is_not_lawful_is_refused_in_words() -> None:
    table = CardhouseEnv("bak", 2)
    with pytest.raises(RuntimeError, match="reset the environment"):
        table.render()
    table.reset(seed=1)
    assert "player" not in table.render()
    wrong = int(np.flatnonzero(table.observe(table.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(ValueError, match=f"action {wrong} is not lawful now"):
        table.step(wrong)

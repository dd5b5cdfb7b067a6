"""One learner among bots keeps Gymnasium's contract."""

import warnings

import numpy as np
import pytest

pytest.importorskip("gymnasium")

from gymnasium.utils.env_checker import check_env

from cardhouse.rl.gymnasium_env import SoloEnv

pytestmark = pytest.mark.unmeasured


class Lawful(SoloEnv):
    """The checker samples any action: this one takes the nearest lawful one."""

    def step(self, action: int):  # type: ignore[no-untyped-def]  # as the one it extends
        return super().step(min(self.lawful, key=lambda lawful: abs(lawful - int(action))))


def test_it_keeps_the_contract() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(Lawful(players=3), skip_render_check=True)


@pytest.mark.parametrize("game", ["bartok", "uncle-baiting@classic", "bak"])
def test_a_game_is_played_to_its_end(game: str) -> None:
    table, dice = SoloEnv(game, 3, bots="random", most_acts=4_000), np.random.default_rng(2)
    seen, _ = table.reset(seed=4)
    over = cut = False
    won = 0.0
    while not (over or cut):
        action = int(dice.choice(np.flatnonzero(seen["action_mask"])))
        seen, won, over, cut, _ = table.step(action)
    assert over
    assert won in (1.0, -0.5, 0.0, 0.5, -1.0)
    assert "you" in table.render()


def test_the_same_seed_is_the_same_game() -> None:
    one, other = SoloEnv(players=3), SoloEnv(players=3)
    assert one.reset(seed=7)[0]["observation"].tolist() == other.reset(seed=7)[0]["observation"].tolist()


def test_what_is_not_lawful_is_refused_in_words() -> None:
    table = SoloEnv(players=3)
    with pytest.raises(RuntimeError, match="reset the environment"):
        table.render()
    seen, _ = table.reset(seed=7)
    with pytest.raises(ValueError, match="is not lawful now"):
        table.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))

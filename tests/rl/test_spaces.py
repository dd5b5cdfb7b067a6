"""What learners are told about the numbers they get and give: the same spaces in both environments."""

import numpy as np
import pytest

pytest.importorskip("pettingzoo")

from gymnasium import spaces

from cardhouse.rl.encoding import ACTIONS, OBSERVED
from cardhouse.rl.gymnasium_env import SoloEnv
from cardhouse.rl.pettingzoo_env import CardhouseEnv

pytestmark = pytest.mark.unmeasured

SEEN = spaces.Dict(
    {
        "observation": spaces.Box(0.0, 1.0, (OBSERVED,), np.float32),
        "action_mask": spaces.Box(0, 1, (ACTIONS,), np.int8),
    }
)


def test_numbers_lie_between_0_and_1_and_a_mask_is_one_for_each_action() -> None:
    several, alone = CardhouseEnv("bak", 2), SoloEnv("bak", 2)
    for agent in several.possible_agents:
        assert several.observation_space(agent) == SEEN
        assert several.action_space(agent) == spaces.Discrete(ACTIONS)
    assert alone.observation_space == SEEN
    assert alone.action_space == spaces.Discrete(ACTIONS)
    assert several.metadata == {"name": "cardhouse_bak", "is_parallelizable": False, "render_modes": ["ansi"]}
    assert (several.render_mode, alone.render_mode, alone.metadata) == ("ansi", "ansi", {"render_modes": ["ansi"]})

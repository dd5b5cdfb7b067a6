"""A game as an environment of PettingZoo, one agent after another: `cardhouse.rl.pettingzoo_env.env("bartok")`."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from cardhouse.core.engine import decide
from cardhouse.core.table import OVER, Table
from cardhouse.core.view import view
from cardhouse.front.game import WIDTH, play
from cardhouse.rl.encoding import ACTIONS, OBSERVED, choices, mask, observed, rewards
from cardhouse.terminal.drawing import picture

MOST_ACTS: Final = 2_000
SEEDS: Final = 1 << 31


def env(game: str = "bartok@2023-08-14", players: int = 4, *, most_acts: int = MOST_ACTS) -> AECEnv:
    """The environment with PettingZoo's usual guards around it."""
    return wrappers.OrderEnforcingWrapper(CardhouseEnv(game, players, most_acts=most_acts))


class CardhouseEnv(AECEnv):  # type: ignore[misc]  # an extra: types do not see it
    """Players act when the table waits for them; what is lawful is in the mask beside the observation."""

    def __init__(self, game: str, players: int, *, most_acts: int = MOST_ACTS) -> None:
        super().__init__()
        self.metadata = {"name": f"cardhouse_{game}", "is_parallelizable": False, "render_modes": ["ansi"]}
        self.render_mode = "ansi"
        self.game: Final = game
        self.most_acts: Final = most_acts
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.dice = np.random.default_rng()
        self._observing = spaces.Dict(
            {
                "observation": spaces.Box(0.0, 1.0, (OBSERVED,), np.float32),
                "action_mask": spaces.Box(0, 1, (ACTIONS,), np.int8),
            }
        )
        self._acting = {agent: spaces.Discrete(ACTIONS) for agent in self.possible_agents}
        self.dealt: Table | None = None

    @property
    def table(self) -> Table:
        if self.dealt is None:
            raise RuntimeError("reset the environment before it is used")
        return self.dealt

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observing

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._acting[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal anew; the same seed deals the same cards."""
        if seed is not None:
            self.dice = np.random.default_rng(seed)
        self.dealt = play(self.game, len(self.possible_agents), seed=int(self.dice.integers(SEEDS))).table
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.acts = 0
        self._look()

    def _look(self) -> None:
        """See whose move it is, and whether there is one at all."""
        seat, self.lawful = choices(self.table)
        over = self.table.phase == OVER or not self.lawful
        if over:
            self.terminations = dict.fromkeys(self.agents, True)
            for agent, won in zip(self.possible_agents, rewards(self.table), strict=True):
                self.rewards[agent] = won
        elif self.acts >= self.most_acts:
            self.truncations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.possible_agents[seat] if not over else self.agents[0]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.possible_agents.index(agent)
        mine = self.lawful if agent == self.agent_selection and self.table.phase != OVER else {}
        return {"observation": observed(self.table, seat), "action_mask": mask(mine)}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        act = self.lawful.get(int(action)) if action is not None else None
        if act is None:
            raise ValueError(f"action {action} is not lawful now; the mask says which are")
        self._cumulative_rewards[agent] = 0.0
        decide(self.table, act)
        self.acts += 1
        self._look()
        self._accumulate_rewards()

    def render(self) -> str:
        """The table as whoever it waits for sees it; where it waits for nobody, as somebody who looks on."""
        seat, _ = choices(self.table)
        return "\n".join(picture(view(self.table, seat), WIDTH))

    def close(self) -> None:
        """Nothing is held open."""

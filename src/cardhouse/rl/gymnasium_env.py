"""A game for one learner among bots, as an environment of Gymnasium: `SoloEnv("bartok", players=4)`."""

from __future__ import annotations

from typing import Any, ClassVar, Final

import gymnasium
import numpy as np
from gymnasium import spaces

from cardhouse.bots.registry import SIMPLE, bot_for
from cardhouse.bots.simple import Bot
from cardhouse.bots.table import Onlook, next_act
from cardhouse.core.acts import Act
from cardhouse.core.engine import decide
from cardhouse.core.table import OVER, Table
from cardhouse.core.view import view
from cardhouse.front.game import WIDTH, play
from cardhouse.rl.encoding import ACTIONS, OBSERVED, choices, mask, observed, rewards
from cardhouse.terminal.drawing import picture

ME: Final = 0
MOST_ACTS: Final = 2_000
SEEDS: Final = 1 << 31


class SoloEnv(gymnasium.Env):  # type: ignore[misc]  # an extra: types do not see it
    """The learner sits in the first seat; bots play for the others until it is awaited again."""

    metadata: ClassVar = {"render_modes": ["ansi"]}

    def __init__(
        self, game: str = "bartok@2023-08-14", players: int = 4, *, bots: str = SIMPLE, most_acts: int = MOST_ACTS
    ) -> None:
        self.game: Final = game
        self.players: Final = players
        self.bots: Final = bots
        self.most_acts: Final = most_acts
        self.render_mode = "ansi"
        self.action_space = spaces.Discrete(ACTIONS)
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(0.0, 1.0, (OBSERVED,), np.float32),
                "action_mask": spaces.Box(0, 1, (ACTIONS,), np.int8),
            }
        )
        self.dealt: Table | None = None
        self.others: dict[int, Bot] = {}
        self.onlook: Final = Onlook()
        self.lawful: dict[int, Act] = {}
        self.acts: int

    @property
    def table(self) -> Table:
        if self.dealt is None:
            raise RuntimeError("reset the environment before it is used")
        return self.dealt

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        own = int(self.np_random.integers(SEEDS))
        self.dealt = play(self.game, self.players, seed=own).table
        self.others = {seat: bot_for(self.game, own + seat, level=self.bots) for seat in range(1, self.players)}
        self.acts = 0
        self._others()
        return self._seen(), {}

    def _others(self) -> None:
        """Let the bots act until the learner is awaited, or the game is over."""
        table, seat = self.table, ME
        while table.phase != OVER and self.acts < self.most_acts:
            seat, self.lawful = choices(table)
            act = self._bots_act(seat) if seat != ME else None
            if act is None:
                break
            decide(table, act)
            self.acts += 1
        if table.phase == OVER or self.acts >= self.most_acts or seat != ME:
            self.lawful = {}

    def _bots_act(self, seat: int) -> Act | None:
        """What some bot does; if none cares to, then the one that all wait for."""
        act = next_act(self.table, self.others, self.onlook)
        if act is None and seat in self.others:
            act = self.others[seat].choose(self.onlook.view(self.table, seat), list(self.lawful.values()), True)
        return act

    def _seen(self) -> dict[str, Any]:
        return {"observation": observed(self.table, ME), "action_mask": mask(self.lawful)}

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        act = self.lawful.get(int(action))
        if act is None:
            raise ValueError(f"action {action} is not lawful now; the mask says which are")
        decide(self.table, act)
        self.acts += 1
        self._others()
        over = self.table.phase == OVER
        won = rewards(self.table)[ME] if over else 0.0
        return self._seen(), won, over, not over and not self.lawful, {}

    def render(self) -> str:
        return "\n".join(picture(view(self.table, ME), WIDTH))

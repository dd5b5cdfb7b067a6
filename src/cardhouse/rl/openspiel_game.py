"""A game for OpenSpiel, written in Python: `pyspiel.load_game("python_cardhouse(game=bak,players=2)")`.

The deal is the one chance node, at the root: one of so many shuffles. After it, everything follows from what is done.
"""

from __future__ import annotations

import hashlib
from typing import Any, Final

import numpy as np
import pyspiel

from cardhouse.core.acts import Act
from cardhouse.core.engine import decide
from cardhouse.core.table import OVER, Table
from cardhouse.core.view import view
from cardhouse.front.game import play
from cardhouse.rl.encoding import ACTIONS, OBSERVED, choices, observed, rewards
from cardhouse.store.codec import encode_view

SHUFFLES: Final = 1_000
MOST_ACTS: Final = 2_000

KIND: Final = pyspiel.GameType(
    short_name="python_cardhouse",
    long_name="Cardhouse: card games whose rules grow",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=8,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"game": "bak", "players": 2, "shuffles": SHUFFLES, "most_acts": MOST_ACTS},
)


class CardhouseGame(pyspiel.Game):  # type: ignore[misc]  # an extra: types do not see it
    """One of the games of the shelf, for so many players."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**KIND.parameter_specification, **(params or {})}
        self.name: Final = str(given["game"])
        self.players: Final = int(given["players"])
        self.shuffles: Final = int(given["shuffles"])
        self.most_acts: Final = int(given["most_acts"])
        about = pyspiel.GameInfo(
            num_distinct_actions=max(ACTIONS, self.shuffles),
            max_chance_outcomes=self.shuffles,
            num_players=self.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.most_acts,
        )
        super().__init__(KIND, about, given)

    def new_initial_state(self) -> CardhouseState:
        return CardhouseState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SeatObserver:
        return SeatObserver(self.players)


class CardhouseState(pyspiel.State):  # type: ignore[misc]  # an extra: types do not see it
    """Where a game stands. What a player knows is all that was ever in the views of that seat when it moved."""

    def __init__(self, game: CardhouseGame) -> None:
        super().__init__(game)
        self.of: Final = game
        self.table: Table | None = None
        self.acts = 0
        self.seat = 0
        self.lawful: dict[int, Act] = {}
        self.seen: list[str] = [""] * game.players

    def _look(self, table: Table) -> None:
        self.seat, self.lawful = choices(table)

    def current_player(self) -> int:
        if self.table is None:
            return int(pyspiel.PlayerId.CHANCE)
        over = self.table.phase == OVER or not self.lawful or self.acts >= self.of.most_acts
        return int(pyspiel.PlayerId.TERMINAL) if over else self.seat

    def is_terminal(self) -> bool:
        return bool(self.current_player() == pyspiel.PlayerId.TERMINAL)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(shuffle, 1.0 / self.of.shuffles) for shuffle in range(self.of.shuffles)]

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.lawful) if player == self.current_player() else []

    def _apply_action(self, action: int) -> None:
        if self.table is None:
            self.table = play(self.of.name, self.of.players, seed=action).table
        else:
            self.seen[self.seat] = digest(f"{self.seen[self.seat]}|{sight(self.table, self.seat)}|{action}")
            decide(self.table, self.lawful[action])
            self.acts += 1
        self._look(self.table)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"shuffle {action}"
        return str(self.lawful.get(action, f"action {action}, which is not lawful now"))

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self.of.players
        assert self.table is not None
        return rewards(self.table)

    def information_state_string(self, player: int | None = None) -> str:
        who = self.current_player() if player is None else player
        return f"{self.seen[who]}|{sight(self.table, who)}" if self.table is not None else ""

    def observation_string(self, player: int | None = None) -> str:
        who = self.current_player() if player is None else player
        return sight(self.table, who) if self.table is not None else ""

    def clone(self) -> CardhouseState:
        other = CardhouseState(self.of)
        other.table = self.table.copy() if self.table is not None else None
        other.acts, other.seat, other.lawful, other.seen = self.acts, self.seat, dict(self.lawful), list(self.seen)
        return other

    def __str__(self) -> str:
        return digest(sight(self.table, self.seat)) if self.table is not None else "before the deal"


class SeatObserver:
    """What a seat sees, as numbers and in words."""

    def __init__(self, players: int) -> None:
        self.tensor: Any = np.zeros(OBSERVED, dtype=np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: CardhouseState, player: int) -> None:
        self.tensor.fill(0.0)
        if state.table is not None:
            self.tensor[:] = observed(state.table, player)

    def string_from(self, state: CardhouseState, player: int) -> str:
        return state.observation_string(player)


def sight(table: Table, seat: int) -> str:
    """All that a seat may see of a table now."""
    return encode_view(view(table, seat)).decode()


def digest(text: str) -> str:
    return hashlib.blake2s(text.encode()).hexdigest()


pyspiel.register_game(KIND, CardhouseGame)

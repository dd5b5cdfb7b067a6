"""States of OpenSpiel: who moves, what is told to whom, and where a game ends."""

from typing import Any

import pytest

pytest.importorskip("pyspiel")

import pyspiel

from cardhouse.core.table import OVER
from cardhouse.rl.encoding import ACTIONS, OBSERVED, choices, observed
from cardhouse.rl.openspiel_game import SeatObserver

pytestmark = pytest.mark.unmeasured


def dealt(text: str = "game=bak,players=2", shuffle: int = 3) -> Any:
    state = pyspiel.load_game(f"python_cardhouse({text})").new_initial_state()
    state.apply_action(shuffle)
    return state


def test_a_game_says_how_large_it_is() -> None:
    game = pyspiel.load_game("python_cardhouse(game=bak,players=3,shuffles=7,most_acts=50)")
    assert game.num_players() == 3
    assert game.num_distinct_actions() == ACTIONS
    assert game.max_chance_outcomes() == 7
    assert game.max_game_length() == 50
    assert (game.min_utility(), game.max_utility(), game.utility_sum()) == (-1.0, 1.0, 0.0)
    many = pyspiel.load_game("python_cardhouse(game=bak,players=2,shuffles=5000)")
    assert many.num_distinct_actions() == 5000


def test_what_is_played_unless_told() -> None:
    kind = pyspiel.load_game("python_cardhouse").get_type()
    assert (kind.min_num_players, kind.max_num_players) == (2, 8)
    assert kind.provides_information_state_string
    assert kind.provides_observation_string
    assert kind.provides_observation_tensor
    assert not kind.provides_information_state_tensor
    state = pyspiel.load_game("python_cardhouse").new_initial_state()
    assert len(state.chance_outcomes()) == 1000
    state.apply_action(0)
    assert state.table.seats == 2
    assert state.of.name == "bak"


def test_shuffles_are_equally_likely() -> None:
    state = pyspiel.load_game("python_cardhouse(game=bak,players=2,shuffles=4)").new_initial_state()
    assert state.chance_outcomes() == [(0, 0.25), (1, 0.25), (2, 0.25), (3, 0.25)]
    assert str(state) == "before the deal"
    assert state.action_to_string(pyspiel.PlayerId.CHANCE, 2) == "shuffle 2"
    assert state.information_state_string(0) == state.observation_string(1) == ""
    assert state.returns() == [0.0, 0.0]


def test_whoever_is_awaited_moves_and_nobody_else() -> None:
    state = dealt()
    seat, lawful = choices(state.table)
    assert state.current_player() == seat
    assert state.legal_actions(seat) == sorted(lawful)
    assert state.legal_actions(1 - seat) == []
    first = state.legal_actions()[0]
    assert state.action_to_string(seat, first) == str(lawful[first])
    assert not state.is_terminal()
    assert state.returns() == [0.0, 0.0]


def test_a_copy_goes_its_own_way() -> None:
    state = dealt()
    before = state.information_state_string(0), state.observation_string(1), str(state), state.legal_actions()
    other = state.clone()
    assert (other.information_state_string(0), other.observation_string(1), str(other), other.legal_actions()) == before
    for _ in range(6):
        other.apply_action(other.legal_actions()[-1])
    assert (state.information_state_string(0), state.observation_string(1), str(state), state.legal_actions()) == before
    assert (state.acts, other.acts) == (0, 6)
    again = other.clone()
    assert again.acts == 6
    assert again.current_player() == other.current_player()
    assert [again.information_state_string(seat) for seat in (0, 1)] == [
        other.information_state_string(seat) for seat in (0, 1)
    ]


def test_a_player_remembers_what_it_did_and_the_others_do_not() -> None:
    """Two ways to the same table are told apart by whoever went them."""
    state = dealt()
    mover = state.current_player()
    own, others = state.seen[mover], state.seen[1 - mover]
    state.apply_action(state.legal_actions()[0])
    assert state.seen[mover] != own
    assert state.seen[1 - mover] == others
    memory, now = state.information_state_string(mover).split("|", 1)
    assert memory == state.seen[mover]
    assert now == state.observation_string(mover)


def test_whoever_is_to_move_is_meant_unless_somebody_is_named() -> None:
    state = dealt()
    mover = state.current_player()
    assert state.observation_string() == state.observation_string(mover) != state.observation_string(1 - mover)
    assert state.information_state_string() == state.information_state_string(mover)
    assert state.information_state_string(mover) != state.information_state_string(1 - mover)


def test_a_long_game_is_cut() -> None:
    state = dealt("game=bartok@2023-08-14,players=3,most_acts=5")
    for _ in range(5):
        assert not state.is_terminal()
        state.apply_action(state.legal_actions()[-1])
    assert state.is_terminal()
    assert state.current_player() == pyspiel.PlayerId.TERMINAL
    assert state.returns() == [0.0] * 3


def test_whoever_wins_takes_what_the_others_lose() -> None:
    state = dealt()
    while not state.is_terminal():
        assert state.returns() == [0.0, 0.0]
        state.apply_action(state.legal_actions()[-1])
    assert state.table.phase == OVER
    (winner,) = state.table.winners
    assert state.returns() == [1.0 if seat == winner else -1.0 for seat in (0, 1)]


def test_an_observer_sees_what_its_seat_sees() -> None:
    state, observer = dealt(), SeatObserver(2)
    assert observer.tensor.shape == (OBSERVED,)
    for seat in (0, 1):
        observer.set_from(state, seat)
        assert observer.tensor.tolist() == observed(state.table, seat).tolist()
        assert observer.dict["observation"] is observer.tensor
    observer.set_from(pyspiel.load_game("python_cardhouse").new_initial_state(), 0)
    assert not observer.tensor.any()


def test_each_action_has_a_name_lawful_or_not() -> None:
    state = dealt()
    lawful = state.legal_actions()
    assert [state.action_to_string(state.current_player(), action) for action in lawful] == [
        str(act) for _, act in sorted(state.lawful.items())
    ]
    other = next(action for action in range(ACTIONS) if action not in lawful)
    assert state.action_to_string(0, other) == f"action {other}, which is not lawful now"
    assert state.action_to_string(pyspiel.PlayerId.CHANCE, lawful[0]) == f"shuffle {lawful[0]}"


def test_a_game_in_which_nobody_can_act_is_over() -> None:
    state = dealt()
    assert (state.acts, state.is_terminal()) == (0, False)
    state.lawful = {}
    assert state.current_player() == pyspiel.PlayerId.TERMINAL
    assert state.returns() == [0.0, 0.0]

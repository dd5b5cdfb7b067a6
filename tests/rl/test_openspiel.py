"""OpenSpiel plays our games: random simulations, information states, and an algorithm of its own."""

import random

import pytest

pyspiel = pytest.importorskip("pyspiel")
pytest.importorskip("cardhouse.rl.openspiel_game")
outcome_sampling_mccfr = pytest.importorskip("open_spiel.python.algorithms.outcome_sampling_mccfr")

pytestmark = pytest.mark.unmeasured


def played(text: str, seed: int) -> list[str]:
    """The information states of a random game, in their order."""
    game, dice = pyspiel.load_game(text), random.Random(seed)
    state, found = game.new_initial_state(), []
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(dice.choice(state.chance_outcomes())[0])
            continue
        found.append(state.information_state_string(state.current_player()))
        assert state.legal_actions() == sorted(state.legal_actions())
        assert state.action_to_string(state.current_player(), state.legal_actions()[0])
        state.apply_action(dice.choice(state.legal_actions()))
    assert sum(state.returns()) == pytest.approx(0.0)
    return found


@pytest.mark.parametrize("name, players", [("bak", 2), ("bak", 3), ("bartok@2023-08-14", 3)])
def test_random_games_are_played(name: str, players: int) -> None:
    text = f"python_cardhouse(game={name},players={players},most_acts=150)"
    assert len(played(text, 1)) > 5
    assert played(text, 1) == played(text, 1) != played(text, 2)


def test_its_own_simulation_is_content() -> None:
    game = pyspiel.load_game("python_cardhouse(game=bak,players=2,shuffles=3,most_acts=60)")
    state = game.new_initial_state()
    assert state.is_chance_node()
    assert len(state.chance_outcomes()) == 3
    state.apply_action(1)
    other = state.clone()
    other.apply_action(other.legal_actions()[0])
    assert str(state) != str(other)
    assert state.information_state_string(0) != other.information_state_string(0)


def test_what_others_hold_is_in_no_information_state() -> None:
    game = pyspiel.load_game("python_cardhouse(game=bartok@2023-08-14,players=3)")
    state = game.new_initial_state()
    state.apply_action(7)
    table, me = state.table, state.current_player()
    others = [hand for seat, hand in enumerate(table.hands) if seat != me]
    before = state.information_state_string(me)
    others[0][0], others[1][0] = others[1][0], others[0][0]
    table.forget()
    assert state.information_state_string(me) == before


def test_an_algorithm_of_its_own_runs() -> None:
    game = pyspiel.load_game("python_cardhouse(game=bak,players=2,shuffles=2,most_acts=40)")
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    for _ in range(3):
        solver.iteration()
    policy = solver.average_policy()
    state = game.new_initial_state()
    state.apply_action(0)
    chances = policy.action_probabilities(state)
    assert sum(chances.values()) == pytest.approx(1.0)
    assert set(chances) <= set(state.legal_actions())


def test_observers_see_numbers_and_words() -> None:
    game = pyspiel.load_game("python_cardhouse(game=bak,players=2)")
    state, observer = game.new_initial_state(), game.make_py_observer()
    observer.set_from(state, 0)
    assert not observer.tensor.any()
    state.apply_action(3)
    observer.set_from(state, 0)
    assert observer.tensor.any()
    assert observer.string_from(state, 0) == state.observation_string(0) != ""

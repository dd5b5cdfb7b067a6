"""Where games of learners begin, end and are cut, and what is told on the way."""

import numpy as np
import pytest

pytest.importorskip("gymnasium")
pytest.importorskip("pettingzoo")

from cardhouse.core.acts import Act
from cardhouse.core.engine import decide
from cardhouse.core.seats import NO_SEAT
from cardhouse.core.table import OVER, Table
from cardhouse.core.verdicts import Outcome
from cardhouse.core.view import view
from cardhouse.front.game import WIDTH
from cardhouse.rl.encoding import choices
from cardhouse.rl.gymnasium_env import ME, SoloEnv
from cardhouse.rl.pettingzoo_env import CardhouseEnv, env
from cardhouse.terminal.drawing import picture

pytestmark = pytest.mark.unmeasured
EARLY = "bartok@2023-08-14"


def any_lawful(seen: dict[str, object]) -> int:
    return int(np.flatnonzero(seen["action_mask"])[-1])


def test_a_long_game_is_cut_and_nobody_has_won() -> None:
    table = CardhouseEnv(EARLY, 3, most_acts=4)
    table.reset(seed=1)
    for done in range(4):
        assert table.acts == done
        assert not any(table.truncations.values())
        table.step(any_lawful(table.observe(table.agent_selection)))
    assert table.truncations == dict.fromkeys(table.possible_agents, True)
    assert table.terminations == dict.fromkeys(table.possible_agents, False)
    assert set(table.rewards.values()) == {0.0}
    while table.agents:
        table.step(None)


def test_only_whoever_is_awaited_may_act() -> None:
    table = CardhouseEnv(EARLY, 3)
    table.reset(seed=1)
    awaited, lawful = choices(table.table)
    assert table.agent_selection == f"player_{awaited}"
    for seat, agent in enumerate(table.possible_agents):
        there = np.flatnonzero(table.observe(agent)["action_mask"]).tolist()
        assert there == (sorted(lawful) if seat == awaited else [])
    assert f"{table.table.names[awaited]} (you" in table.render()


def test_when_it_is_over_all_are_told_what_they_have_won() -> None:
    table = CardhouseEnv("bak", 2)
    table.reset(seed=1)
    while table.table.phase != OVER:
        assert set(table.rewards.values()) == {0.0}
        table.step(any_lawful(table.observe(table.agent_selection)))
    (winner,) = table.table.winners
    assert table.rewards == {f"player_{seat}": 1.0 if seat == winner else -1.0 for seat in range(2)}
    assert table.terminations == {"player_0": True, "player_1": True}
    assert table.agent_selection == "player_0"
    assert not table.observe("player_0")["action_mask"].any()
    table.reset()
    assert table.agents == ["player_0", "player_1"]
    assert table.acts == 0
    assert set(table.rewards.values()) == set(table._cumulative_rewards.values()) == {0.0}


def test_another_deal_follows_the_first_and_a_seed_names_it() -> None:
    one, other = CardhouseEnv(EARLY, 3), CardhouseEnv(EARLY, 3)
    hands = []
    for table in (one, other):
        table.reset(seed=9)
        first = [list(map(str, hand)) for hand in table.table.hands]
        table.reset()
        second = [list(map(str, hand)) for hand in table.table.hands]
        assert first != second
        hands.append((first, second))
    assert hands[0] == hands[1]


def test_an_environment_is_named_for_its_game() -> None:
    assert env().metadata["name"] == f"cardhouse_{EARLY}"
    assert not env().metadata["is_parallelizable"]
    assert env("bak", 3).possible_agents == ["player_0", "player_1", "player_2"]
    assert len(env().possible_agents) == 4


def test_long_games_of_a_learner_are_cut_too() -> None:
    table = SoloEnv(EARLY, 3, most_acts=6)
    seen, _ = table.reset(seed=3)
    cut = over = False
    won = -9.0
    while seen["action_mask"].any():
        seen, won, over, cut, _ = table.step(any_lawful(seen))
    assert (won, over, cut) == (0.0, False, True)
    assert table.acts == 6


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_bots_play_until_the_learner_is_awaited(seed: int) -> None:
    table = SoloEnv("bak", 3, bots="random")
    seen, _ = table.reset(seed=seed)
    over = cut = False
    won = 0.0
    while not (over or cut):
        seat, lawful = choices(table.table)
        assert seat == ME
        assert np.flatnonzero(seen["action_mask"]).tolist() == sorted(lawful)
        assert won == 0.0
        before = table.acts
        seen, won, over, cut, _ = table.step(any_lawful(seen))
        assert table.acts > before
    assert over
    assert not cut
    assert not seen["action_mask"].any()
    winners = table.table.winners
    assert won == (1.0 / len(winners) if ME in winners else -1.0 / (3 - len(winners)))


def test_what_a_learner_plays_unless_told() -> None:
    table = SoloEnv()
    assert (table.game, table.players) == (EARLY, 4)
    table.reset(seed=1)
    assert table.table.seats == 4
    assert sorted(table.others) == [1, 2, 3]
    assert "(you" in table.render()


def test_a_learner_who_begins_has_had_no_act_yet_and_is_cut_after_so_many() -> None:
    table = SoloEnv("bak", 2, most_acts=1)
    for seed in range(20):
        table.reset(seed=seed)
        if table.lawful:
            break
    assert table.acts == 0
    *_, over, cut, _ = table.step(next(iter(table.lawful)))
    assert (over, cut, table.acts) == (False, True, 1)


def test_where_no_bot_cares_the_one_that_is_awaited_acts_and_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    table = SoloEnv("bak", 3)
    table.reset(seed=1)
    monkeypatch.setattr("cardhouse.rl.gymnasium_env.next_act", lambda *given: None)
    table.lawful = {}
    assert table._bots_act(NO_SEAT) is None
    assert table._bots_act(ME) is None


def test_what_bots_did_before_the_learner_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[int] = []

    def noted(table: Table, act: Act) -> Outcome:
        done.append(act.seat)
        return decide(table, act)

    monkeypatch.setattr("cardhouse.rl.gymnasium_env.decide", noted)
    table, counts = SoloEnv("bak", 2), set()
    for seed in range(8):
        done.clear()
        table.reset(seed=seed)
        assert table.acts == len(done)
        assert ME not in done
        counts.add(table.acts > 0)
    assert counts == {False, True}


def test_bots_stop_where_a_game_is_cut() -> None:
    table = SoloEnv("bak", 2, most_acts=2)
    for seed in range(12):
        table.reset(seed=seed)
        while table.lawful:
            table.step(next(iter(table.lawful)))
        assert table.acts == 2
        assert table.table.phase != OVER


def test_a_table_is_drawn_for_whoever_is_awaited_and_for_onlookers_where_nobody_is(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = CardhouseEnv("bak", 2)
    table.reset(seed=1)
    awaited, _ = choices(table.table)
    assert table.render() == "\n".join(picture(view(table.table, awaited), WIDTH))
    monkeypatch.setattr("cardhouse.rl.pettingzoo_env.choices", lambda table: (NO_SEAT, {}))
    assert "Ann" in table.render()

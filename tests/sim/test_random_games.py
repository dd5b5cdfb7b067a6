"""Random games for measuring: rules that nothing wakes change nothing."""

from __future__ import annotations

import pytest

from cardhouse.cards import NONE
from cardhouse.core.acts import Act
from cardhouse.core.chance import Chance, seeded
from cardhouse.core.engine import decide
from cardhouse.core.events import Reversed
from cardhouse.core.people_acts import Gesture
from cardhouse.core.seats import NO_SEAT
from cardhouse.core.table import Table
from cardhouse.core.verdicts import Outcome
from cardhouse.rules.turns.turn_order import Skips
from cardhouse.sim import random_games
from cardhouse.sim.random_games import Idle, copy_time, idle_articles, play_games
from tests.core.seating import seat


def test_idle_rules_hear_gestures_or_wait_for_cards_that_there_are_not() -> None:
    articles = idle_articles(4)
    assert [article.rules for article in articles] == [
        (Skips(on=NONE),),
        (Idle(1),),
        (Skips(on=NONE),),
        (Idle(3),),
    ]
    assert [(article.id, article.title) for article in articles][:2] == [("idle-0", "Idle 0"), ("idle-1", "Idle 1")]


def test_an_idle_rule_hears_its_own_gesture_alone() -> None:
    table = seat(Idle(3))
    for gesture, turned in (("2", False), ("3", True)):
        events = decide(table, Gesture(0, gesture, NO_SEAT)).events
        assert [isinstance(event, Reversed) for event in events].count(True) == turned


@pytest.mark.parametrize("seconds, rounds", [(0.0, 1), (2.5, 3)])
def test_rounds_are_played_until_the_time_is_up(seconds: float, rounds: int, monkeypatch: pytest.MonkeyPatch) -> None:
    times = iter([10.0, 11.0, 12.0, 13.0, 14.0])
    monkeypatch.setattr("time.process_time", lambda: next(times))
    played, acts, spent = play_games("bartok", 3, 5, seconds, idle=6)
    assert (played, spent) == (rounds, float(rounds))
    assert acts > 10 * rounds


def test_each_round_is_dealt_by_a_seed_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    states: list[int] = []

    def noted(table: Table, picks: Chance) -> int:
        states.append(table.chance.state)
        assert picks.state == seeded(6).state
        return 1

    times = iter([0.0, 1.0, 2.0, 3.0])
    monkeypatch.setattr("time.process_time", lambda: next(times))
    monkeypatch.setattr(random_games, "play_round", noted)
    play_games("bartok", 3, 5, 3.0)
    assert states == [seeded(seed).state for seed in (5, 6, 7)]


def test_idle_rules_change_no_game(monkeypatch: pytest.MonkeyPatch) -> None:
    found = []
    for idle in (0, 20):
        times = iter([0.0, 1.0, 2.0, 3.0])
        monkeypatch.setattr("time.process_time", lambda times=times: next(times))
        found.append(play_games("bartok", 3, 5, 3.0, idle))
    assert found[0] == found[1]


def test_what_a_copy_takes_is_the_time_by_the_number_of_copies(monkeypatch: pytest.MonkeyPatch) -> None:
    times = iter([5.0, 9.0])
    monkeypatch.setattr("time.process_time", lambda: next(times))
    assert copy_time("bartok", 3, 8) == 0.5


def test_a_table_is_played_on_before_it_is_copied(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[int] = []

    def noted(table: Table, act: Act, careful: bool) -> Outcome:
        done.append(table.acts)
        return decide(table, act, careful)

    monkeypatch.setattr(random_games, "decide", noted)
    copy_time("bartok", 3, 1)
    assert len(done) > 10
    assert done == list(range(done[0], done[0] + len(done)))

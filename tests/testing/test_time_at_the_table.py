"""Time at a scenario's table, and in games of people who err: what runs out does so in its order, and not twice."""

import pytest

from cardhouse.core.book_acts import Tick
from cardhouse.core.table import Table
from cardhouse.core.verdicts import Outcome
from cardhouse.games import BARTOK, new_table
from cardhouse.testing import errors_played
from cardhouse.testing.errors_played import MOST_WAITS, AmountPlayed, Evening
from cardhouse.testing.running import clock


def times(found: list[Outcome]) -> list[int]:
    return [outcome.act.clock for outcome in found if isinstance(outcome.act, Tick)]


@pytest.mark.parametrize(
    "due, until, ticks",
    [
        ([], 100, [100]),
        ([], 50, [50]),  # no time passes, and still everything is settled
        ([50], 50, [50]),
        ([50], 60, [50, 60]),  # it ran out with the latest act
        ([49], 60, [50, 60]),
        ([55], 60, [55, 60]),
        ([58, 55], 60, [55, 58, 60]),
        ([60], 60, [60]),
        ([61], 60, [60]),
    ],
)
def test_time_goes_from_one_deadline_to_the_next(
    due: list[int], until: int, ticks: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = new_table(BARTOK, ["Ann", "Bob"], seed=1)
    table.clock = 50
    monkeypatch.setattr(clock, "deadlines", lambda table: due)
    assert times(clock.advance(table, until)) == ticks
    assert table.clock == until


def test_an_act_comes_before_what_runs_out_at_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    table = new_table(BARTOK, ["Ann", "Bob"], seed=1)
    monkeypatch.setattr(clock, "deadlines", lambda table: [30, 40])
    assert times(clock.advance_before(table, 40)) == [30, 39]
    assert table.clock == 40
    assert clock.advance_before(table, 40) == []
    assert clock.advance_before(table, 39) == []
    assert times(clock.run_out(table)) == [40]
    monkeypatch.setattr(clock, "deadlines", lambda table: [70, 60])
    assert times(clock.run_out(table)) == [60, 70]


@pytest.mark.parametrize(
    "due, now, ticks",
    [
        ([], 100, [100]),
        ([40, 70], 100, [40, 70, 100]),
        ([100], 100, [100]),
        ([101], 100, [100]),
        ([], 0, []),
    ],
)
def test_in_a_game_of_people_who_err_nothing_that_runs_out_is_missed(
    due: list[int], now: int, ticks: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    evening = Evening(2, AmountPlayed())
    assert evening.table.clock == 0
    submitted: list[int] = []

    def submit(act: Tick) -> None:
        submitted.append(act.clock)
        evening.table.clock = act.clock

    monkeypatch.setattr(evening, "submit", submit)
    monkeypatch.setattr(errors_played, "deadlines", lambda table: due)
    evening.pass_time(now)
    assert submitted == ticks


def test_a_table_where_something_runs_out_without_end_is_left_at_last(monkeypatch: pytest.MonkeyPatch) -> None:
    evening = Evening(2, AmountPlayed())
    submitted: list[int] = []

    def submit(act: Tick) -> None:
        submitted.append(act.clock)
        evening.table.clock = act.clock

    def soon(table: Table) -> list[int]:
        return [table.clock + 1]

    monkeypatch.setattr(evening, "submit", submit)
    monkeypatch.setattr(errors_played, "deadlines", soon)
    evening.pass_time(10_000)
    assert submitted == [*range(1, MOST_WAITS + 1), 10_000]

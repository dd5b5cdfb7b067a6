"""Many games between bots, and what is said of them."""

import inspect

import pytest

import cardhouse as ch
from cardhouse.cards import cards
from cardhouse.core.acts import Act, Draw
from cardhouse.core.table import OVER, Table
from cardhouse.front import simulating
from cardhouse.front.simulating import interval, is_over, play_one
from cardhouse.games import BARTOK, new_table


def test_the_same_seed_plays_the_same_games_on_any_number_of_cores() -> None:
    alone = ch.simulate("bartok@2023-08-14", games=6, players=3, seed=4, jobs=1)
    together = ch.simulate("bartok@2023-08-14", games=6, players=3, seed=4, jobs=2)
    other = ch.simulate("bartok@2023-08-14", games=6, players=3, seed=5, jobs=1)
    assert alone.games == together.games != other.games
    assert len(alone.games) == 6
    assert sum(alone.wins.values()) >= 6 - alone.unended
    assert len(alone.lengths) == 6 - alone.unended


def test_it_prints_as_a_table_of_results() -> None:
    simulated = ch.simulate("bartok@2023-08-14", games=4, players=["Ann", "Bob"], bots=["simple", "random"], jobs=1)
    lines = str(simulated).splitlines()
    assert lines[0].startswith("Bartok, the edition of 14 August 2023: 4 games in ")
    assert lines[1].split()[:3] == ["Ann", "(simple)", "won"]
    assert lines[2].split()[:3] == ["Bob", "(random)", "won"]
    assert "on average" in lines[3]
    assert [record["game"] for record in simulated.records()] == [0, 1, 2, 3]


def test_people_at_the_table_break_rules_and_the_games_end() -> None:
    simulated = ch.simulate("moo", games=1, players=3, dial="table", jobs=1, progress=True)
    assert simulated.games[0].ended
    assert simulated.games[0].breaches > 0
    assert "rules broken a game" in str(simulated)


@pytest.mark.parametrize(
    "won, count, low, high", [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (50, 100, 0.4038, 0.5962)]
)
def test_an_interval_stays_within_what_is_possible(won: int, count: int, low: float, high: float) -> None:
    assert interval(won, count) == pytest.approx((low, high), abs=1e-4)


def test_what_cannot_be_simulated_says_so() -> None:
    with pytest.raises(ValueError, match="at least one game is played, not 0"):
        ch.simulate("bartok", games=0)
    with pytest.raises(ValueError, match="wibble"):
        ch.simulate("bartok", games=1, options={"guilt": "wibble"})
    with pytest.raises(ValueError, match="there are 2 players and 1 bots"):
        ch.simulate("bartok", games=1, players=2, bots=["simple"])


def test_a_game_goes_on_as_long_as_anybody_has_cards() -> None:
    table = new_table(BARTOK, ["Ann", "Bob"], seed=1)
    assert is_over(table), "nothing is dealt yet"
    table.hands[1] = list(cards("5H"))
    assert not is_over(table)
    table.phase = OVER
    assert is_over(table)


def test_what_is_played_where_nobody_says_how_many() -> None:
    given = {name: each.default for name, each in inspect.signature(ch.simulate).parameters.items()}
    assert (given["game"], given["games"], given["players"], given["dial"]) == ("bartok", 100, 4, "referee")


@pytest.mark.parametrize(
    "done, passes, acts, looks",
    [
        ([0], [False], 0, 1),  # nobody does anything, and nothing runs out: it stands still
        ([0, 0, 0], [True, True, False], 0, 3),  # as long as something runs out, something may come of it
        ([2, 0], [False], 2, 1),  # as long as somebody does something, time is left alone
        ([2, 1, 0, 1, 0], [True, False], 4, 2),
    ],
)
def test_a_game_waits_as_long_as_anything_may_happen(
    monkeypatch: pytest.MonkeyPatch, done: list[int], passes: list[bool], acts: int, looks: int
) -> None:
    turns, times = iter(done), iter(passes)
    asked: list[bool] = []

    def some_acts(table: Table, bots: object) -> list[Act]:
        return [Draw(table.turn)] * next(turns)

    def passed(table: Table) -> bool:
        asked.append(next(times))
        return asked[-1]

    monkeypatch.setattr(simulating, "bot_acts", some_acts)
    monkeypatch.setattr(simulating, "passed_time", passed)
    played = play_one(BARTOK, "bartok", ["random"] * 2, "referee", {}, 1, 1)
    assert (played.acts, played.breaches, len(asked), played.ended) == (acts, 0, looks, True)
    assert not [*turns, *times]

"""Studies of the game, as they are told and drawn."""

from __future__ import annotations

from pathlib import Path

import pytest

from cardhouse.__main__ import main
from cardhouse.cli import bak_study
from cardhouse.cli.bak_study import charts, told
from cardhouse.sim.bak_study import Study

TEN = Study(
    2,
    games=10,
    lost_by_all=4,
    wins=[5.0, 1.0],
    winners={"Jacks": 6.0, "Queens": 3.0, "Kings": 12.0},
    others={"Jacks": 0.0, "Queens": 6.0, "Kings": 9.0},
    doomed={"Jacks": 8.0, "Queens": 2.0, "Kings": 4.0},
    shielded_at=[20, 25],
    ended_at=[30, 40, 41],
)


def test_a_study_is_told_in_words() -> None:
    assert told(TEN) == [
        "2 players, 10 games: all lose 40.0 %, wins by seat 50.0 %, 10.0 %",
        "  the last King is bought at draw 22.5 on average",
        "  the Joker comes at draw 37.0 on average",
        "  winners have bought 1.00 Jacks, 0.50 Queens, 2.00 Kings",
        "  the others have bought 0.00 Jacks, 1.00 Queens, 1.50 Kings",
        "  when all lose, players have bought 2.00 Jacks, 0.50 Queens, 1.00 Kings",
    ]


def test_where_no_last_king_was_bought_none_is_told() -> None:
    none = Study(2, games=1, wins=[1.0, 0.0], ended_at=[41])
    assert [line for line in told(none) if "King is bought" in line] == []


def test_a_study_is_drawn_with_the_same_figures() -> None:
    lost, bought = charts([TEN])
    assert (lost.title, list(lost.groups), lost.values, lost.unit) == (
        "How often all lose",
        ["2 players"],
        [[40.0]],
        " %",
    )
    assert bought.title == "Face cards bought by one player, 2 at the table"
    assert list(bought.groups) == ["Jacks", "Queens", "Kings"]
    assert bought.values == [[1.0, 0.0, 2.0], [0.5, 1.0, 0.5], [2.0, 1.5, 1.0]]


def test_two_three_and_four_play_and_the_plot_goes_where_it_is_wanted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked: list[tuple[float, ...]] = []

    def noted(players: int, games: int, rounds: int, seed: int, loss: float) -> Study:
        asked.append((players, games, rounds, seed, loss))
        return Study(players, games=1, wins=[1.0] + [0.0] * (players - 1), ended_at=[41])

    monkeypatch.setattr(bak_study, "study", noted)
    plot = tmp_path / "some" / "where" / "bak.svg"
    command = ["bak-study", "--games", "7", "--rounds", "9", "--seed", "3", "--loss", "-1", "--plot", str(plot)]
    for _ in range(2):  # the second time the folder is there
        assert main(command) == 0
        assert plot.read_text(encoding="utf-8").count("Face cards bought by one player") == 3
    assert asked == [(players, 7, 9, 3, -1.0) for players in (2, 3, 4)] * 2
    assert capsys.readouterr().out.count("4 players, 1 games") == 2
    plot.unlink()
    assert main(command[:-2]) == 0
    assert not plot.exists()

"""Studies of the game among search bots, and their plot."""

import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

from cardhouse.__main__ import main
from cardhouse.sim.bak_study import Study
from cardhouse.sim.bars import Bars, svg
from tests.bak.playing import started


def test_winners_others_and_common_losers_are_told_apart() -> None:
    found = Study(3)
    table = started(3, 0)
    market = table.areas["market"][0]
    table.areas["row"] = [market[:2], market[4:5], []]
    table.winners = [0]
    found.add(table, 12)
    table.winners = []
    found.add(table, 0)
    assert (found.games, found.lost_by_all, found.won(), found.wins) == (2, 1, 1, [1.0, 0.0, 0.0])
    assert found.mean_of(found.winners, "Jacks", 1) == 2
    assert found.mean_of(found.others, "Queens", 1) == 0.5
    assert found.mean_of(found.doomed, "Jacks", 1) == pytest.approx(2 / 3)
    assert found.mean_of(found.doomed, "Jacks", 0) == 0
    assert found.shielded_at == [12]


def test_the_study_command_writes_a_plot(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    plot = tmp_path / "images" / "bak.svg"
    assert main(["bak-study", "--games", "2", "--rounds", "4", "--plot", str(plot)]) == 0
    told = capsys.readouterr().out
    assert "4 players, 2 games: all lose" in told
    root = ElementTree.fromstring(plot.read_text(encoding="utf-8"))
    assert root.tag.endswith("svg")
    assert "How often all lose" in plot.read_text(encoding="utf-8")


def test_a_chart_has_a_bar_for_each_value() -> None:
    chart = Bars("A & B", ["one", "two"], ["x", "y"], [[1.0, 2.0], [0.0, 4.0]])
    text = svg([chart])
    assert "A &amp; B" in text
    assert len([each for each in ElementTree.fromstring(text) if each.tag.endswith("rect")]) == 1 + 2 + 4

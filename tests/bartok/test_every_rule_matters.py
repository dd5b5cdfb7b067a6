"""Every rule of the full edition is needed: without it some scenario of the book fails."""

from pathlib import Path

import pytest

from cardhouse.core.law import Law
from cardhouse.games.bartok import BARTOK_FULL
from cardhouse.games.shelf import GAMES, Game
from cardhouse.testing.notation import Run, parse_file, runs
from cardhouse.testing.running import performing
from cardhouse.testing.running.laying import Laying
from cardhouse.testing.running.performing import run_scenario

FOLDER = Path(__file__).parents[2] / "scenarios" / "bartok"
FILES = [parse_file(FOLDER / f"{name}.table", GAMES) for name in ("base", "developed", "interactions", "review")]
RUNS = [run for file in FILES for scenario in file.scenarios for run in runs(scenario)]
RULES = [article.id for article in BARTOK_FULL]
EMPTY = {article.id: type(article)(article.id, article.title, article.by, article.since, ()) for article in BARTOK_FULL}


def about(rule: str) -> list[Run]:
    """The scenarios that name a rule come first: they are the likeliest to fail."""
    return sorted(RUNS, key=lambda run: rule not in run.scenario.title)


@pytest.mark.parametrize("rule", RULES)
def test_without_a_rule_some_scenario_fails(rule: str, monkeypatch: pytest.MonkeyPatch) -> None:
    without = Game("bartok", "Bartok", tuple([EMPTY[a.id] if a.id == rule else a for a in BARTOK_FULL]))
    monkeypatch.setattr(performing, "game", lambda name: without)
    monkeypatch.setattr(Laying, "book", Law(BARTOK_FULL))  # its words are still known, so that nothing else fails
    assert any(run_scenario(run, "bartok").outcome == "failed" for run in about(rule))

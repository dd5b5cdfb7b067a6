"""Scenarios that stand beside what they test, in the same file."""

from __future__ import annotations

from cardhouse.testing.notation.files import parse_text
from cardhouse.testing.notation.scenario import runs
from cardhouse.testing.report import Result, summary
from cardhouse.testing.running.performing import run_scenario


def results_of(text: str, game: str | None = None) -> list[Result]:
    """What comes of these scenarios, each in every way through it."""
    found = parse_text(text, "scenario.table").scenarios
    return [run_scenario(run, game) for scenario in found for run in runs(scenario)]


def checked(text: str, game: str | None = None) -> str:
    """The same in a line: "2 passed, 0 failed, 0 not runnable"."""
    return summary(results_of(text, game))

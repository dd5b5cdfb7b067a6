"""Every numbered rule of Moo is needed: without it some scenario fails. The ones that only clarify are named."""

from pathlib import Path

import pytest

from cardhouse.core.declared import UnknownOption, options_of
from cardhouse.games.moo import MOO
from cardhouse.games.shelf import GAMES, Game
from cardhouse.rules.lawmaking.meanings import Clarifies, Ruled
from cardhouse.testing.notation import Run, parse_file, runs
from cardhouse.testing.running import performing
from cardhouse.testing.running.performing import run_scenario

FOLDER = Path(__file__).parents[2] / "scenarios" / "moo"
FILES = [parse_file(path, GAMES) for path in sorted(FOLDER.glob("*.md"))]
RUNS = [run for file in FILES for scenario in file.scenarios for run in runs(scenario)]
EMPTY = {article.id: type(article)(article.id, article.title, article.by, article.since, ()) for article in MOO}
RULES = [a.id for a in MOO if any(not isinstance(rule, (Clarifies, Ruled)) for rule in a.rules)]


OTHERWISE = {"602.2-deducible": "the author is warned", "906-explaining": "R-M48"}
"""How scenarios are called that need a rule and do not name it."""


def about(rule: str) -> list[Run]:
    """The scenarios that name a rule come first: they are the likeliest to fail."""
    return sorted(RUNS, key=lambda run: OTHERWISE.get(rule, rule) not in run.scenario.title)


@pytest.mark.parametrize("rule", RULES)
def test_without_a_rule_some_scenario_fails(rule: str, monkeypatch: pytest.MonkeyPatch) -> None:
    without = Game("moo", "Moo", tuple([EMPTY[a.id] if a.id == rule else a for a in MOO]), base="")
    monkeypatch.setattr(performing, "game", lambda name: without)

    def fails(run: Run) -> bool:
        try:
            return run_scenario(run, "moo").outcome != "passed"
        except (KeyError, UnknownOption):  # a given speaks of what only this rule knows
            return True

    assert any(fails(run) for run in about(rule))


def test_every_ruling_is_told_under_a_rule() -> None:
    rules = [rule for article in MOO for rule in article.rules]
    told = {rule.ruling for rule in rules if isinstance(rule, Ruled)}
    told |= {option.ruling for rule in rules for option in options_of(type(rule)).values()}
    assert [number for number in range(1, 72) if f"R-M{number}" not in told] == []


def test_the_book_has_every_numbered_rule() -> None:
    numbers = [article.id.partition("-")[0] for article in MOO]
    assert [number for number in NUMBERED if number not in numbers] == []


NUMBERED = (
    *("100", "101", "200", "300", "301", "302", "303", "304", "305", "306", "307", "308", "400", "401", "402", "403"),
    *("404", "405", "406", "500", "500.1", "500.2", "500.3", "501", "501.1", "501.2", "502", "503", "600", "601"),
    *("602", "602.1", "602.2", "700", "701", "800", "801", "802", "803", "804", "805", "805.1", "900", "901", "902"),
    *("903", "904", "905", "906", "907", "908", "908.1", "908.2", "908.3"),
)

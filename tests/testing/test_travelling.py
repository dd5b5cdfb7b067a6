"""Scenarios without any game's words, which run in every game that has what they need."""

from pathlib import Path

import pytest

from cardhouse.core.rule import Rule
from cardhouse.games.shelf import GAMES
from cardhouse.testing.notation import Run, parse_file, parse_text, runs
from cardhouse.testing.running.performing import run_scenario
from cardhouse.testing.running.travelling import added_articles, stops

FOLDER = Path(__file__).parents[2] / "scenarios" / "travel"
MANY = 60


def first_run(text: str) -> Run:
    file = parse_text(text, "house.table", GAMES)
    assert file.problems == ()
    return next(iter(runs(file.scenarios[0])))


def named_after(title: str, run: Run) -> set[type[Rule]]:
    """The rules that a scenario is about: it has their name; what else it takes along is only there to help."""
    named = title.removeprefix("travel ")
    return {type(rule) for article in added_articles(run) for rule in article.rules if named.startswith(article.id)}


def test_many_rules_have_a_scenario_that_travels() -> None:
    kinds: set[type[Rule]] = set()
    for path in sorted(FOLDER.glob("*.table")):
        for scenario in parse_file(path, GAMES).scenarios:
            for run in runs(scenario):
                kinds |= named_after(scenario.id, run)
    assert len(kinds) >= MANY


def test_it_is_said_where_a_scenario_runs_and_why_not_elsewhere() -> None:
    run = first_run("travel x: skips\ngiven 3p turn=A rule=skips(on=Q) A{QH,9C} P1[2H]\nA: play QH => ok; turn=C\n")
    passed_by = {stop.game.name: stop.passed_by for stop in stops(run)}
    assert [name for name, why in passed_by.items() if not why] == [
        "bartok",
        "bartok@2023-08-14",
        "moo",
        "uncle-baiting",
    ]
    assert passed_by["bak"].startswith("skips: it needs a pile that cards are played on, and this table has none")
    assert run_scenario(run).outcome == "passed"


def test_what_does_not_hold_is_told_with_the_game() -> None:
    run = first_run("travel x: skips\ngiven 3p turn=A rule=skips(on=Q) A{QH,9C} P1[2H]\nA: play QH => ok; turn=B\n")
    failure = run_scenario(run).failure
    assert failure is not None
    assert failure.found == "in bartok: turn=C"


@pytest.mark.parametrize(
    "given, why",
    [
        ("rule=skip(on=Q)", 'There is no rule "skip" on the shelf.'),
        ("rule=skips(off=Q)", 'The rule "skips" has no field "off".'),
        ("rule=turn-token", "This scenario travels to no other game."),
        ("rule=skips(on=Q) nonsense", 'In bartok: I don\'t know "nonsense" in a given.'),
    ],
)
def test_what_cannot_be_run_is_told(given: str, why: str) -> None:
    result = run_scenario(
        first_run(f"travel x: something\ngiven 3p turn=A {given} A{{QH,9C}} P1[2H]\nA: play QH => ok\n")
    )
    assert next(each.message for each in result.obstacles) == why


def test_several_rules_of_one_kind_are_told_apart() -> None:
    run = first_run(
        "travel x: skips\ngiven 3p turn=A rule=skips(on=Q) rule=skips(on=J) rule=reverses(on=A) rule=skips(on=K) "
        "A{QH,9C} P1[2H]\nA: play QH => ok; turn=C\n"
    )
    assert [article.id for article in added_articles(run)] == ["skips", "skips-2", "reverses", "skips-3"]
    assert [article.title for article in added_articles(run)] == ["skips", "skips-2", "reverses", "skips-3"]

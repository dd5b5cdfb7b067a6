"""Rules of the shipped books, one sentence each: all of them run, and some do just what the rule of the shelf does."""

import re
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from cardhouse.english.front.answers import answer
from cardhouse.english.written.rule import written
from cardhouse.games.shelf import GAMES
from cardhouse.testing.notation import Run, parse_file, runs
from cardhouse.testing.running.checking import scenario_files
from cardhouse.testing.running.performing import run_scenario
from tests.english.rows import rows

SCENARIOS = Path(__file__).parents[2] / "scenarios"
SHIPPED = rows("shipped.txt", 3)
SAME = [(name, text) for name, how, text in SHIPPED if how == "same"]


@pytest.mark.parametrize("name, how, text", SHIPPED, ids=[row[0] for row in SHIPPED])
def test_the_sentence_is_exact_and_runs(name: str, how: str, text: str) -> None:
    game, _, rule = name.partition("/")
    assert rule in [article.id for article in GAMES[game].book]
    assert answer(text).reading == text
    assert written(text) is not None


@cache
def scenarios_of(game: str) -> tuple[tuple[str, Run], ...]:
    """The text of each scenario of a game, and its runs."""
    found: list[tuple[str, Run]] = []
    for path in scenario_files([SCENARIOS / game]):
        file, lines = parse_file(path, GAMES), Path(path).read_text(encoding="utf-8").splitlines()
        ends = [*[scenario.line for scenario in file.scenarios[1:]], len(lines) + 1]
        for scenario, end in zip(file.scenarios, ends, strict=False):  # a file may have traces alone
            text = "\n".join(lines[scenario.line - 1 : end - 1])
            found += [(text, run) for run in runs(scenario)]
    return tuple(found)


@pytest.mark.parametrize("name, text", SAME, ids=[row[0] for row in SAME])
def test_it_does_what_the_rule_of_the_shelf_does(name: str, text: str) -> None:
    """In the game's own scenarios that speak of the rule, the sentence stands in its place."""
    game_name, _, rule = name.partition("/")
    game, said = GAMES[game_name], written(text)
    assert said is not None
    book = tuple([replace(article, rules=(said,)) if article.id == rule else article for article in game.book])
    speaks = re.compile(rf"(?<![\w-]){re.escape(rule)}(?![\w-])")
    mine = [run for words, run in scenarios_of(game_name) if speaks.search(words)]
    assert mine
    results = [run_scenario(run, replace(game, written=book)) for run in mine]
    assert [result.failure or result.obstacles for result in results if result.failure or result.obstacles] == []

"""Holds the sentences for shipped rules against the games' own scenarios, and writes `docs/rules-in-sentences.md`.

python tools/shipped_rules.py

Each sentence takes the place of the rule of the shelf, and every scenario that names the rule is played. It takes some
minutes. What a sentence cannot do is told by the first scenario that comes out otherwise.
"""

from __future__ import annotations

import re
import sys
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Final

from cardhouse.english.written.rule import written
from cardhouse.games.shelf import GAMES
from cardhouse.testing.notation import Run, parse_file, runs
from cardhouse.testing.report import Result
from cardhouse.testing.running.checking import scenario_files
from cardhouse.testing.running.performing import run_scenario

ROOT: Final = Path(__file__).resolve().parent.parent
ROWS: Final = ROOT / "tests" / "english" / "shipped.txt"
PAGE: Final = ROOT / "docs" / "rules-in-sentences.md"
HEAD: Final = """# Shipped rules in sentences

Each of these rules of the shipped books is written in code, and can be said in
[the language of rules](language.md) too.
The sentence is put in the place of the rule, and all scenarios of the game that name the rule are played.
Where all come out the same, the sentence is the rule. Where they do not, the rule has more to it than the sentence
says: options of its own, a state that it keeps, or a finer point.
The page is written by `tools/shipped_rules.py`.

| Rule | Sentence | Scenarios | What the sentence lacks |
|---|---|---|---|
"""

REST: Final = "## What no sentence says"


@dataclass(frozen=True)
class Held:
    """What came of one rule."""

    name: str
    text: str
    passed: int
    number: int
    lacks: tuple[str, ...]

    @property
    def row(self) -> str:
        return f"| {self.name} | {self.text} | {self.passed} of {self.number} | {', '.join(self.lacks) or '-'} |"


@cache
def scenarios_of(game: str) -> tuple[tuple[str, Run], ...]:
    """The text of each scenario of a game, and its runs."""
    found: list[tuple[str, Run]] = []
    for path in scenario_files([ROOT / "scenarios" / game]):
        file, lines = parse_file(path, GAMES), Path(path).read_text(encoding="utf-8").splitlines()
        ends = [*[scenario.line for scenario in file.scenarios[1:]], len(lines) + 1]
        for scenario, end in zip(file.scenarios, ends, strict=False):  # a file may have traces alone
            text = "\n".join(lines[scenario.line - 1 : end - 1])
            found += [(text, run) for run in runs(scenario)]
    return tuple(found)


def rows() -> list[tuple[str, str, str]]:
    lines = [line for line in ROWS.read_text(encoding="utf-8").splitlines() if line and not line.startswith("#")]
    cells = [line.split(" | ", 2) for line in lines]
    return [(name, how, text) for name, how, text in cells]


def held(name: str, text: str) -> Held:
    game_name, _, rule = name.partition("/")
    game, said = GAMES[game_name], written(text)
    assert said is not None, text
    book = tuple([replace(article, rules=(said,)) if article.id == rule else article for article in game.book])
    speaks = re.compile(rf"(?<![\w-]){re.escape(rule)}(?![\w-])")
    mine = [run for words, run in scenarios_of(game_name) if speaks.search(words)]
    lacks: dict[str, None] = {}
    passed = 0
    for run in mine:
        try:
            why = lacking(run, run_scenario(run, replace(game, written=book)))
        except KeyError:
            why = "a state that it keeps"
        passed += not why
        if why:
            lacks[why] = None
    differences = [each for each in lacks if each.startswith("as in")]
    others = [each for each in lacks if not each.startswith("as in")]
    return Held(name, text, passed, len(mine), (*others, *differences[:2]))


def lacking(run: Run, result: Result) -> str:
    """What a scenario has that did not come out, in a few words."""
    if result.obstacles:
        told = " ".join(obstacle.message for obstacle in result.obstacles)
        return "its options" if "option" in told else "a state that it keeps"
    if result.failure is None:
        return ""
    expected = str(result.failure.expected)
    if expected.startswith("because"):
        return "a reason in its own words"
    scenario = run.scenario.id
    return f"as in {scenario} (`{expected}`)"


def page(found: list[Held]) -> str:
    same = sum(each.passed == each.number for each in found)
    total = f"\n{same} of {len(found)} sentences pass all scenarios of their rule.\n"
    rest = PAGE.read_text(encoding="utf-8").partition(REST)[2]  # written by hand
    return HEAD + "\n".join(each.row for each in found) + "\n" + total + f"\n{REST}{rest}"


def main() -> int:
    found = []
    for name, _, text in rows():
        found.append(held(name, text))
        print(found[-1].row, flush=True)
    PAGE.write_text(page(found), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())

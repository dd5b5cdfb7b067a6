"""Holds the sentences for shipped rules against the games' own scenarios, and writes `docs/rules-in-sentences.md`.

python tools/shipped_rules.py            every rule, and the page
python tools/shipped_rules.py moo/ -v    these rules alone, each with what came out otherwise; no page

Each sentence takes the place of what it says in the code, and every scenario that names the rule is played. How the two
are held against each other fairly is said on the page, and nowhere else is anything let pass.
"""

from __future__ import annotations

import re
import sys
from dataclasses import dataclass, is_dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any, Final

from cardhouse.core.declared import options_of as declared_by
from cardhouse.core.rule import Article, Rule
from cardhouse.english.written.rule import written
from cardhouse.games.shelf import GAMES
from cardhouse.testing.notation import BareWord, Expect, Run, SettingText, Step, parse_file, runs
from cardhouse.testing.report import Result
from cardhouse.testing.running.checking import scenario_files
from cardhouse.testing.running.performing import run_scenario

ROOT: Final = Path(__file__).resolve().parent.parent
ROWS: Final = ROOT / "tests" / "english" / "shipped.txt"
LACKS: Final = ROOT / "tests" / "english" / "shipped_lacks.txt"
PAGE: Final = ROOT / "docs" / "rules-in-sentences.md"
HEAD: Final = """# Shipped rules in sentences

Each of these rules of the shipped books is written in code, and can be said in
[the language of rules](language.md) too.
The sentence is put in the place of what it says, and all scenarios of the game that name the rule are played.
Where all come out the same, the sentence is the rule. Where they do not, the rule has more to it than the sentence
says, and the last column has what the language lacks for it.

- An article of a book is often more than one thing in code. What the language stands on stays beside the sentence:
  how cards are dealt, how a round ends, who votes on an option.
- Two articles with the same sentence are said by it once, and it stands for both.
- A scenario that sets an option of the rule in code is about that option, which no sentence has. It is not counted
  here; the column says how many there are.
- A refusal is by the same rule, in the sentence's own words: `because` and the words of the call that a player sees
  are not compared for it. Where several rules refuse an act, it does not matter which is told first.
- What matches neither suit nor rank is refused by the game's rule of matching, whether or not the scenario names the
  rule that narrows it further.

The page is written by `tools/shipped_rules.py`.

| Rule | Sentence | Scenarios | Of options | What the language lacks |
|---|---|---|---|---|
"""

REST: Final = "## What no sentence says"
MAKES_POSSIBLE: Final = "cheats_possible"
"""An option without which nobody can do at all what the rule is about: so it is no reason to leave a scenario out."""
MATCH: Final = "follow-suit-or-rank"
OPTION: Final = re.compile(r'has an option "([\w-]+)"')


@dataclass(frozen=True)
class Row:
    """A rule of a book, what of it the sentence stands for, and the sentence."""

    name: str
    how: str
    says: tuple[str, ...]
    text: str

    @property
    def game(self) -> str:
        return self.name.partition("/")[0]

    @property
    def rule(self) -> str:
        return self.name.partition("/")[2]


@dataclass(frozen=True)
class Held:
    """What came of one rule."""

    row: Row
    passed: int
    number: int
    options: int
    otherwise: tuple[str, ...]
    """Each run that came out otherwise, in detail."""

    @property
    def told(self) -> str:
        row, lacks = self.row, lacking().get(self.row.name, "-")
        return f"| {row.name} | {row.text} | {self.passed} of {self.number} | {self.options or '-'} | {lacks} |"


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


@cache
def rows() -> tuple[Row, ...]:
    lines = [line for line in ROWS.read_text(encoding="utf-8").splitlines() if line and not line.startswith("#")]
    cells = [line.split(" | ", 3) for line in lines]
    return tuple([Row(name, how, tuple(says.split(", ")), text) for name, how, says, text in cells])


@cache
def lacking() -> dict[str, str]:
    """What the language lacks, for each rule that a sentence says in part only."""
    lines = [line for line in LACKS.read_text(encoding="utf-8").splitlines() if line and not line.startswith("#")]
    return {name: why for name, _, why in [line.partition(" | ") for line in lines]}


def left_of(rule: Rule, says: tuple[str, ...]) -> list[Rule]:
    """What stays of a rule of the shelf: all of it, nothing, or the rule with another value of a field."""
    kind = type(rule).__name__
    if kind in says:
        return []
    changed: dict[str, Any] = {}
    for each in says:
        whose, _, setting = each.partition(".")
        if whose == kind:
            field, _, value = setting.partition("=")
            changed[field] = int(value)
    return [replace(rule, **changed) if changed else rule]


def is_said(rule: Rule, says: tuple[str, ...]) -> bool:
    return left_of(rule, says) == []


def book_with(row: Row, said: Rule | None) -> tuple[Article, ...]:
    """The game's book with the sentence (or nothing) in the place of what it says."""
    same = {each.rule: each for each in rows() if each.game == row.game and each.text == row.text}
    book = []
    for article in GAMES[row.game].book:
        if article.id in same:
            mine, said = said, None
            article = replace(article, rules=tuple(rules_with(article.rules, same[article.id].says, mine)))
        book.append(article)
    return tuple(book)


def rules_with(rules: tuple[Rule, ...], says: tuple[str, ...], said: Rule | None) -> list[Rule]:
    """These rules with a sentence in the place of the first that it says, or at the end if it says none."""
    found: list[Rule] = []
    for rule in rules:
        left = left_of(rule, says)
        found += left
        if said is not None and left != [rule]:
            found.append(said)
            said = None
    return [*found, *([said] if said is not None else [])]


def options_of(row: Row) -> set[str]:
    """The options of what is replaced."""
    article = next(each for each in GAMES[row.game].book if each.id == row.rule)
    replaced = [rule for rule in article.rules if is_said(rule, row.says) and is_dataclass(rule)]
    return {name for rule in replaced for name in declared_by(type(rule))} - {MAKES_POSSIBLE}


def in_own_words(step: Step, rule: str) -> Step:
    """A step that asks for no reason where the rule refuses, nor for how that would be called."""
    if not any(expect.head == "refused" and rule in expect.raw.split() for expect in step.expects):
        return step
    return replace(step, expects=tuple([expect for expect in step.expects if not is_wording(expect)]))


def is_wording(expect: Expect) -> bool:
    inner = expect.inner
    return expect.head == "because" or (expect.head == "sees" and inner is not None and inner.head == "words")


def runs_of(row: Row) -> list[Run]:
    """All runs of scenarios that name the rule."""
    speaks = re.compile(rf"(?<![\w-]){re.escape(row.rule)}(?![\w-])")
    mine = [run for words, run in scenarios_of(row.game) if speaks.search(words)]
    return [replace(run, steps=tuple([in_own_words(step, row.rule) for step in run.steps])) for run in mine]


def refused_alike(run: Run, result: Result, row: Row) -> Run | None:
    """The run with a refusal as it came out, if that is the refusal that was expected: by the same rules in another
    order, or by the rule of matching in place of the one that narrows it.
    """
    failure = result.failure
    if failure is None or not failure.expected.startswith("refused ") or not failure.found.startswith("refused "):
        return None
    wanted, found = failure.expected.split()[1:], failure.found.partition(" (")[0].split()[1:]
    if row.rule not in wanted or not (set(wanted) <= set(found) or (wanted, found) == ([row.rule], [MATCH])):
        return None
    told = f"refused {' '.join(dict.fromkeys(found))}"
    steps = [with_refusal(step, failure.expected, told) if step.source == failure.step else step for step in run.steps]
    return replace(run, steps=tuple(steps))


def with_refusal(step: Step, wanted: str, told: str) -> Step:
    found = [
        replace(expect, raw=told, args=tuple([BareWord(word) for word in told.split()[1:]]))
        if expect.raw == wanted
        else expect
        for expect in step.expects
    ]
    return replace(step, expects=tuple(found))


def about_options(run: Run, result: Result, options: set[str]) -> bool:
    """Whether a run sets an option that went with the rule in code, or has it voted on."""
    if any(isinstance(word, SettingText) and (word.seat or word.key) in options for word in run.given):
        return True
    told = [obstacle.message for obstacle in result.obstacles]
    told += [result.failure.found] if result.failure is not None else []
    return any(found[1] in options for each in told if (found := OPTION.search(each)) is not None)


def held(row: Row, searches: bool = True) -> Held:
    """The sentence in the place of the rule, in all its scenarios; without `searches`, but for those that search whole
    games and take long.
    """
    said = written(row.text)
    assert said is not None, row.text
    return compared(row, book_with(row, said), [run for run in runs_of(row) if searches or not is_search(run)])


def is_search(run: Run) -> bool:
    return any(isinstance(word, SettingText) and word.key == "mini" for word in run.given)


def compared(row: Row, book: tuple[Article, ...], mine: list[Run]) -> Held:
    """What comes of these scenarios of the rule with this book."""
    game, options = GAMES[row.game], options_of(row)
    otherwise: list[str] = []
    passed = apart = 0
    for run in mine:
        try:
            result = run_scenario(run, replace(game, written=book))
        except KeyError as problem:
            otherwise.append(f"{run.scenario.id}{run.branch}: {problem!r}")
            continue
        if result.outcome != "passed" and about_options(run, result, options):
            apart += 1
            continue
        while (again := refused_alike(run, result, row)) is not None:
            run, result = again, run_scenario(again, replace(game, written=book))
        if result.outcome == "passed":
            passed += 1
        else:
            otherwise.append(f"{result.name}: {in_detail(result)}")
    return Held(row, passed, len(mine) - apart, apart, tuple(otherwise))


def in_detail(result: Result) -> str:
    if result.failure is None:
        return "; ".join(obstacle.message for obstacle in result.obstacles)
    failure = result.failure
    return f"{failure.step}  expected {failure.expected}, found {failure.found}"


def page(found: list[Held]) -> str:
    same = sum(each.passed == each.number for each in found)
    total = f"\n{same} of {len(found)} sentences pass all scenarios of their rule.\n"
    rest = PAGE.read_text(encoding="utf-8").partition(REST)[2]  # written by hand
    return HEAD + "\n".join(each.told for each in found) + "\n" + total + f"\n{REST}{rest}"


def main(words: list[str]) -> int:
    names = [word for word in words if not word.startswith("-")]
    found = []
    for row in rows():
        if not names or any(row.name.startswith(name) for name in names):
            found.append(held(row))
            print(found[-1].told, flush=True)
            if "-v" in words:
                print(*[f"    {each}" for each in found[-1].otherwise], sep="\n")
    print(f"{sum(each.passed == each.number for each in found)} of {len(found)}")
    if not names:
        PAGE.write_text(page(found), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

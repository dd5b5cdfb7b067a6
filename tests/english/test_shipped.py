"""Rules of the shipped books in sentences: all of them run, and most do just what the rule of the shelf does."""

import re
from dataclasses import replace

import pytest

from cardhouse.english.front.answers import answer
from cardhouse.english.written.rule import written
from cardhouse.games.shelf import GAMES, Game
from cardhouse.testing.notation import Run
from cardhouse.testing.running.performing import run_scenario
from tools.shipped_rules import Row, book_with, held, left_of, rows, runs_of

SHIPPED = rows()
SAME = [row for row in SHIPPED if row.how == "same"]
STAYS = {"moo/300-turns", "bartok/base-order", "uncle-baiting/dealers-left-first", "moo/802-suspend"}
"""What is so at any table where nothing else is said."""


@pytest.mark.parametrize("row", SHIPPED, ids=[row.name for row in SHIPPED])
def test_the_sentence_is_exact_and_runs(row: Row) -> None:
    assert row.how in ("same", "part")
    assert answer(row.text).reading == row.text
    assert written(row.text) is not None


@pytest.mark.parametrize("row", SHIPPED, ids=[row.name for row in SHIPPED])
def test_what_it_stands_for_is_in_the_book(row: Row) -> None:
    """Each kind of rule that a row names is there, and each setting is one that changes something."""
    article = next(each for each in GAMES[row.game].book if each.id == row.rule)
    kinds = {type(rule).__name__ for rule in article.rules}
    named = {re.split(r"[.=]", each)[0] for each in row.says} - {"-"}
    assert named <= kinds
    kept = [left for rule in article.rules for left in left_of(rule, row.says)]
    assert (kept == list(article.rules)) == (row.says == ("-",))


@pytest.mark.parametrize("row", SAME, ids=[row.name for row in SAME])
def test_it_does_what_the_rule_of_the_shelf_does(row: Row) -> None:
    """In the game's own scenarios that speak of the rule, the sentence stands in its place."""
    found = held(row, searches=False)
    assert found.otherwise == ()
    assert found.passed == found.number > 0


@pytest.mark.parametrize("row", SAME, ids=[row.name for row in SAME])
def test_without_the_sentence_something_is_missing(row: Row) -> None:
    """What stays in code is not enough: the scenarios tell that the sentence is gone."""
    game = replace(GAMES[row.game], written=book_with(row, None))
    same = all(is_passed(run, game) for run in runs_of(row))
    assert same == (row.name in STAYS)


def is_passed(run: Run, game: Game) -> bool:
    try:
        return run_scenario(run, game).outcome == "passed"
    except KeyError:  # a state that the rule keeps
        return False


def test_a_reason_is_asked_of_other_rules_only() -> None:
    """The dealer's part of base-deal is refused by that rule in one step, and by another rule in another."""
    (row,) = [each for each in SHIPPED if each.name == "bartok/base-deal"]
    steps = [step for run in runs_of(row) if run.scenario.id == "Y-02" for step in run.steps]
    told = [(step.expects[0].raw, "because" in [expect.head for expect in step.expects]) for step in steps]
    assert ("refused base-deal", False) in told
    assert ("refused dealers-cards", True) in told
    assert ("refused base-deal", True) not in told

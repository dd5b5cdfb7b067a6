"""Questions that a scenario asks, and settings that it begins with, in each game's own words."""

import pytest

from cardhouse.core.people_acts import Accuse
from cardhouse.games.shelf import GAMES
from cardhouse.games.uncle_baiting import SWITCHES
from cardhouse.testing.notation import parse_text, runs
from cardhouse.testing.report import Result
from cardhouse.testing.running.laying import Laying
from cardhouse.testing.running.performing import run_scenario
from cardhouse.testing.running.registry import Vocabulary
from cardhouse.testing.running.setup import Setup
from cardhouse.testing.vocabulary import vocabulary_of
from cardhouse.testing.vocabulary.lines import line
from cardhouse.testing.vocabulary.uncle_baiting import RANK_WORDS


def result(game: str, text: str) -> Result:
    file = parse_text(f"T-001 a scenario\n{text}", f"{game}.table", GAMES)
    assert file.problems == ()
    [run] = runs(file.scenarios[0])
    return run_scenario(run, file.game)


def laid(game: str, given: str) -> Laying:
    file = parse_text(f"T-001 a scenario\ngiven {given}\n_ => turn=A", f"{game}.table", GAMES)
    [run] = runs(file.scenarios[0])
    setup = Setup(run, GAMES[game], vocabulary_of(game))
    found = setup.laid()
    assert not setup.obstacles
    return found


@pytest.mark.parametrize(
    "game, query, answer",
    [
        ("moo", "legal(A,5H)", "true"),
        ("moo", "legal(A,9C)", "true"),
        ("moo", "legal(A,5C)", "false"),  # it matches neither the suit nor the rank
        ("moo", "legal(B,5H)", "false"),  # it is not their turn
        ("uncle-baiting", "legal(A,5H)", "true"),
        ("uncle-baiting", "legal(A,6C)", "false"),
    ],
)
def test_whether_a_card_would_be_legal_that_somebody_does_not_hold(game: str, query: str, answer: str) -> None:
    given = "given 2p turn=A A{3S,3D} B{3C,4S} P1[9H]"
    other = "false" if answer == "true" else "true"
    assert result(game, f"{given}\n? {query} => {answer}").failure is None
    assert result(game, f"{given}\n? {query} => {other}").failure is not None


@pytest.mark.parametrize("written, switch", RANK_WORDS.items())
def test_a_rank_that_is_on_brings_its_rules_and_no_others(written: str, switch: str) -> None:
    law = laid("uncle-baiting", f"3p ranks={written}").table.law
    book = {article.id for article in law.book}
    on = {rule for name, rules in SWITCHES.items() for rule in rules if law.in_force(rule)}
    assert on == {rule for rule in SWITCHES[switch] if rule in book}


def test_all_ranks_are_on_unless_some_are_named() -> None:
    every = {rule for rules in SWITCHES.values() for rule in rules}
    for given in ("3p", "3p ranks=all"):
        law = laid("uncle-baiting", given).table.law
        assert {rule for rule in every if rule in law.by_id and not law.in_force(rule)} == set()
    two = laid("uncle-baiting", "3p ranks=8,9 off=eight-skips").table.law
    assert [two.in_force(rule) for rule in ("eight-skips", "nine-goes-back", "king-reverses")] == [False, True, False]


def test_a_word_for_an_act_is_taken_once() -> None:
    words = Vocabulary()
    line(words, "hoot B", Accuse)
    with pytest.raises(ValueError, match='the word "hoot" is taken already'):
        line(words, "hoot loudly", Accuse)
    assert list(words.acts) == ["hoot"]

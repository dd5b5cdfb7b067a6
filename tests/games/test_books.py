"""What the books of the games say besides their rules."""

from __future__ import annotations

import re
from collections.abc import Mapping

import pytest

from cardhouse.games import GAMES, bak_rulings, bartok_rulings, uncle_baiting_rulings
from cardhouse.games.moo import MOO
from cardhouse.rules.calling.calls import CalledOut


@pytest.mark.parametrize(
    "rulings, letter",
    [(bartok_rulings.RULINGS, "B"), (bak_rulings.RULINGS, "K"), (uncle_baiting_rulings.RULINGS, "U")],
    ids=["bartok", "bak", "uncle-baiting"],
)
def test_no_ruling_of_a_game_is_left_out(rulings: Mapping[str, Mapping[str, str]], letter: str) -> None:
    numbers = {ruling for words in rulings.values() for ruling in words}
    assert sorted(numbers, key=lambda each: int(each[3:])) == [f"R-{letter}{at + 1}" for at in range(len(numbers))]
    assert len(numbers) > 20


@pytest.mark.parametrize("rulings", [bartok_rulings.RULINGS, bak_rulings.RULINGS, uncle_baiting_rulings.RULINGS])
def test_every_ruling_is_about_a_rule_of_a_book(rulings: Mapping[str, Mapping[str, str]]) -> None:
    ids = {article.id for game in GAMES.values() for article in game.book}
    assert set(rulings) - ids == set()


def test_an_article_says_what_is_wrong_before_how_it_is_called() -> None:
    found = [[isinstance(rule, CalledOut) for rule in article.rules] for article in MOO]
    assert [True] in [each[-1:] for each in found]
    assert [each for each in found if each[:1] == [True]] == []


def test_what_is_called_out_in_moo_reads_as_people_say_it() -> None:
    calls = [call for article in MOO for rule in article.rules if isinstance(rule, CalledOut) for call in rule.calls()]
    assert {"Touching cards during a P of O", "Touching cards during a Point of Order", "Bad call"} <= set(calls)
    assert [call for call in calls if re.search(r"[a-z][A-Z]|  |^[a-z]|\s$", call)] == []

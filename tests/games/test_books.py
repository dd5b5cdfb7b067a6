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


@pytest.mark.parametrize("name", GAMES)
def test_every_article_says_what_it_is_called_by_whom_it_is_and_since_when(name: str) -> None:
    for article in GAMES[name].book:
        assert re.fullmatch(r"[a-z0-9.]+(-[a-z0-9]+)*", article.id), article.id
        assert re.match(r"[A-Z0-9]", article.title), article.title
        assert re.fullmatch(r"|\d{4}-\d{2}-\d{2}", article.since), article.since
        assert re.fullmatch(r"[A-Za-z ]+", article.by), article.by
        assert article.rules or article.text, article.id


def test_classic_is_played_by_these_rules() -> None:
    """Only Ace, 2, 8, Jack and King mean something; nobody butts in, no words are due and nothing is fined."""
    assert [article.id for article in GAMES["uncle-baiting@classic"].book] == [
        *("two-packs", "agreed-meanings", "deal-seven", "starter-card", "dead-starter", "dealers-left-first"),
        *("turn-order", "one-card-a-turn", "follow-suit-or-rank", "pick-up-instead", "out-wins"),
        *("out-waits-for-pick-up", "turn-over-pile", "ace-takes-four", "two-takes-two", "two-passes-on", "eight-skips"),
        *("jack-plays-on-anything", "jack-barred", "jack-names-suit", "jack-unnamed", "king-reverses"),
        *("penalty-card", "error-out-of-turn", "error-illegal-card", "error-asking", "another-game", "classic"),
    ]


def test_junior_leaves_out_what_children_need_not_know() -> None:
    """Only Ace, 2, 7, 8, Jack and King mean something; all words and fines are as in the whole game."""
    junior = {article.id for article in GAMES["uncle-baiting@junior"].book}
    assert [article.id for article in GAMES["uncle-baiting"].book if article.id not in junior] == [
        *("joker-count", "three-skips-later", "three-on-three-adds", "red-four-passes-hands"),
        *("passed-single-card-speaks", "red-four-sleeps-in-queens", "five-points", "five-you", "six-reverses-for-two"),
        *("six-cancels-six", "black-seven-jack-or-more", "nine-goes-back", "tens-mode", "tens-in-out", "queens-mode"),
        *("queens-in-out", "joker-moves-play-on", "joker-any-time", "joker-barred", "red-four-butt-in-doubles"),
    ]

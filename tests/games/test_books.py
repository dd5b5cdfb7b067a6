"""What the books of the games say besides their rules."""

from __future__ import annotations

import re
from collections.abc import Mapping

import pytest

from cardhouse.games import GAMES, bak_rulings, bartok_rulings, uncle_baiting_rulings
from cardhouse.games.moo import MOO
from cardhouse.games.moo_rulings import MOO_RULINGS
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
        assert article.by in ("the book", "Andreas", "Jonathan", "Mathias", "Matt", "Xavier"), article.by
        assert article.rules or article.text, article.id


def test_classic_is_played_by_these_rules() -> None:
    """Only Ace, 2, 8, Jack and King mean something; nobody butts in, no words are due and nothing is fined."""
    assert [article.id for article in GAMES["uncle-baiting@classic"].book] == [
        *(
            "two-packs",
            "agreed-meanings",
            "new-rules",
            "deal-seven",
            "starter-card",
            "dead-starter",
            "dealers-left-first",
        ),
        *("turn-order", "one-card-a-turn", "follow-suit-or-rank", "pick-up-instead", "out-wins"),
        *("out-waits-for-pick-up", "turn-over-pile", "ace-takes-four", "two-takes-two", "two-passes-on", "eight-skips"),
        *("jack-plays-on-anything", "jack-barred", "jack-names-suit", "jack-unnamed", "king-reverses"),
        *("penalty-card", "error-out-of-turn", "error-illegal-card", "error-asking", "another-game", "taking-back"),
        "classic",
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


@pytest.mark.parametrize(
    "name, base, added", [("bartok", 9, 47), ("bartok@2023-08-14", 9, 5), ("bak", 18, 0), ("moo", 56, 0)]
)
def test_how_many_rules_a_book_has(name: str, base: int, added: int) -> None:
    since = [bool(article.since) for article in GAMES[name].book]
    assert since == [False] * base + [True] * added


def test_a_rule_that_somebody_added_to_bartok_has_its_name_from_its_title() -> None:
    for article in GAMES["bartok"].book[9:]:
        assert article.id == re.sub(r"[^a-z0-9]+", "-", article.title.lower().replace("'", ""))


SHARED = {
    "R-B1": "base-turn base-match",
    "R-B2": "base-match prime-sequence root-groups starting-salad chefs-primes",
    "R-B13": "base-deal base-new-rule",
    "R-B15": "jokers-wild trap-card empty-pile",
    "R-B19": "base-turn prime-sequence",
    "R-B20": "prime-sequence give-2 aces-reverse 8-skips",
    "R-B22": "bartok toktok tokbar descending-bartok",
    "R-B23": "bartok barbar",
    "R-B25": "base-terms delay-of-game",
    "R-B31": "base-accuse honorable-penalty private-penalty",
    "R-B32": "base-order 8-skips",
    "R-B34": "turn-token no-self-traps",
    "R-B37": "6-splits trap-new-pile",
    "R-B38": "6-splits empty-pile",
    "R-B42": "base-open-pile take-2",
    "R-B49": "dishwasher-card dishwasher-card-revised",
    "R-B59": "dishwasher chefs-lead",
    "R-K27": "jack queen",
    "R-U71": "red-four-passes-hands five-points",
    "R-M20": "400-ace-skip 402-eight-reverse",
    "R-M21": "400-ace-skip 402-eight-reverse",
    "R-M49": "908.1-discard 908.2-reorder",
}
"""Rulings that are about several rules, and are told with each of them."""


def test_a_ruling_about_several_rules_is_told_with_each() -> None:
    found: dict[str, list[str]] = {}
    for rulings in (bartok_rulings.RULINGS, bak_rulings.RULINGS, uncle_baiting_rulings.RULINGS, MOO_RULINGS):
        for rule, words in rulings.items():
            for number in words:
                found.setdefault(number, []).append(rule)
    assert {number: " ".join(rules) for number, rules in found.items() if len(rules) > 1} == SHARED


def test_rulings_of_moo_that_leave_no_choice() -> None:
    numbers = {int(number[3:]) for words in MOO_RULINGS.values() for number in words}
    assert sorted(numbers) == [
        *(1, 3, 7, 14, 15, 16, 17, 18, 20, 21, 22, 26, 27, 30, 33, 40, 43, 44, 47, 49, 51, 52, 54, 55, 62, 64),
        *(67, 68, 69, 70, 71),
    ]
    assert set(MOO_RULINGS) < {article.id for article in MOO}

"""A sentence that somebody writes plays from the next act on; what the table cannot run is left to people."""

from copy import copy

import pytest

from cardhouse.cards import card, cards
from cardhouse.core.acts import Play
from cardhouse.core.book_acts import AddRule
from cardhouse.core.engine import decide
from cardhouse.core.table import OVER, PLAYING, Table
from cardhouse.english.written.rule import Written, written
from cardhouse.games import BARTOK, new_table
from cardhouse.store.codec import decode_article, encode_article


def over() -> Table:
    """A table of Bartok whose round is over, so that a rule is added."""
    table = new_table(BARTOK, ["Ann", "Bob", "Cat"])
    table.phase = OVER
    return table


def added(text: str) -> Table:
    table = over()
    assert decide(table, AddRule(0, "Our Rule", text)).lawful
    table.phase, table.turn, table.last = PLAYING, 0, 0
    table.hands = [list(cards("KH 9C 2C")), list(cards("KD 4C 5C")), list(cards("3C 6C 8C"))]
    table.piles, table.opened = {1: list(cards("2H"))}, 1
    table.forget()
    return table


def test_what_somebody_adds_in_bartok_is_asked_what_it_means() -> None:
    table = added('Whenever someone plays a King, they have to say "Sire".')
    assert table.law.by_id["our-rule"].rules == (Written('When a player plays a King, they must say "Sire".'),)
    assert decide(table, Play(0, (card("KH"),))).lawful
    assert [(duty.bearer, duty.what, duty.rule) for duty in table.duties] == [(0, "Sire", "our-rule")]


def test_what_nobody_understands_is_left_to_people() -> None:
    assert added("Kings are nice.").law.by_id["our-rule"].judged


@pytest.mark.parametrize(
    "text",
    [
        "When a player plays a King, they must say something nice.",
        "A player must bow.",
        "Wild Kings count as Spades.",
        "Cards other than a 7 count as Spades.",
        "When a player plays an Ace, the dealer is skipped.",
    ],
)
def test_what_the_table_cannot_run_is_left_to_people(text: str) -> None:
    assert written(text) is None


def test_a_written_rule_has_no_options_and_is_copied_whole() -> None:
    rule = written("Red 3s are wild.")
    assert rule is not None
    assert rule.options() == {}
    assert copy(rule) == rule
    assert rule.sentence() == "Red 3s are wild."


def test_a_written_rule_is_kept_in_the_log() -> None:
    article = added("When a player plays a King, turn order is reversed.").law.by_id["our-rule"]
    assert decode_article(encode_article(article)) == article


def test_a_refusal_says_the_rule() -> None:
    table = added("A King may not be played on a 2.")
    outcome = decide(table, Play(0, (card("KH"),)))
    assert [(ruling.rule, ruling.reason) for ruling in outcome.rulings] == [
        ("our-rule", "the rule says: A King may not be played on a 2.")
    ]


def test_what_somebody_adds_in_their_own_words_plays_as_its_exact_sentence() -> None:
    table = added('K - say "Sire"')
    assert table.law.by_id["our-rule"].rules == (Written('When a player plays a King, they must say "Sire".'),)
    assert table.law.by_id["our-rule"].text == 'K - say "Sire"'


@pytest.mark.parametrize("text", ["K - everybody hops on one leg", "whoever plays a King may or may not be skipped"])
def test_what_is_not_wholly_understood_is_left_to_people(text: str) -> None:
    assert written(text) is None

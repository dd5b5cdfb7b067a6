"""Rules whose neighbours rest: each remembers for itself what it asks for, and lists what it lets happen."""

import pytest

from cardhouse.cards import cards
from cardhouse.core.acts import Draw, Play
from cardhouse.core.choices import lawful
from cardhouse.core.engine import decide
from cardhouse.core.seating import Join, Leave
from cardhouse.core.table import OVER, PLAYING, Table
from cardhouse.games import GAMES, new_table


def laid(name: str, *resting: str, turn: int = 0) -> Table:
    """A table in play without these rules."""
    book = [article for article in GAMES[name].book if article.id not in resting]
    table = new_table(book, ["Ann", "Bob", "Cat"], seed=1)
    table.hands = [list(cards(hand)) for hand in ("9H 4C 7H", "9D JK", "9C 4H")]
    table.piles = {1: list(cards("2H"))}
    table.opened = 1
    table.phase = PLAYING
    table.turn = table.last = turn
    return table


@pytest.mark.parametrize(
    "name, resting, played",
    [
        ("uncle-baiting", ["out-wins"], "9H"),
        ("uncle-baiting", ["turn-order"], "9H"),
        ("moo", ["700-say"], "7H"),  # and the answer to it is a draw, and thanks
    ],
)
def test_a_rule_stumbles_over_no_gap_in_the_book(name: str, resting: list[str], played: str) -> None:
    table = laid(name, *resting)
    for act in (Play(0, cards(played)), Draw(1), Draw(2), Draw(0)):
        assert decide(table, act).jammed == []


def test_jokers_at_any_time_are_listed_where_nobody_butts_in() -> None:
    table = laid("uncle-baiting", "butt-in")
    assert Play(1, cards("JK")) in lawful(table, 1)
    assert lawful(laid("uncle-baiting"), 1).count(Play(1, cards("JK"))) == 1


def test_when_a_game_of_moo_is_over_nobody_plays_or_comes_in() -> None:
    table = laid("moo")
    decide(table, Leave(2))
    table.phase = OVER
    for act in (Play(0, cards("9H")), Draw(0), Join(2)):
        assert decide(table, act).told() == "refused: the round is over"
    assert lawful(table) == []

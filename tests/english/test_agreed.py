"""A rule that all players agree on while they play: it counts from the next act on, in any game that has it."""

import pytest

from cardhouse.core.book_acts import AddRule
from cardhouse.core.cases import Move
from cardhouse.core.engine import decide
from cardhouse.core.people_acts import Vote
from cardhouse.core.table import Table
from cardhouse.english.front.answers import Status, answer, wording
from cardhouse.english.written.rule import Written
from cardhouse.games import GAMES, new_table

READING = ("uncle-baiting", "uncle-baiting@junior", "uncle-baiting@classic", "bak")
SAID = 'whoever plays a queen says "hi"'


def table_of(game: str) -> Table:
    return new_table(GAMES[game].book, ["Ann", "Bob", "Cid"], seed=1)


@pytest.mark.parametrize("game", READING)
def test_all_agree_on_a_rule(game: str) -> None:
    table = table_of(game)
    assert decide(table, Move(0, f"rule: {SAID}")).happened
    for seat in (1, 2):
        assert decide(table, Vote(seat, True)).happened
    article = table.law.by_id["whoever-plays-a-queen-says-hi"]
    assert article.by == "Ann"
    assert article.rules == (Written('When a player plays a Queen, they must say "hi".'),)


def test_one_no_is_enough() -> None:
    table = table_of("uncle-baiting")
    decide(table, Move(0, f"rule: {SAID}"))
    decide(table, Vote(1, False))
    assert not table.motions
    assert len(table.law.book) == len(table_of("uncle-baiting").law.book)


def test_a_rule_names_nobody_and_waits_for_the_one_before() -> None:
    table = table_of("bak")
    named = decide(table, Move(0, "rule: Bob draws two cards"))
    assert not named.happened
    assert "not of one player by name" in named.told()
    assert decide(table, Move(0, f"rule: {SAID}")).happened
    assert "another rule is being voted on" in decide(table, Move(1, "rule: 7s are wild")).told()


def test_a_second_rule_of_that_name_has_a_number() -> None:
    table = table_of("bak")
    for _ in range(2):
        decide(table, Move(0, f"rule: {SAID}"))
        for seat in (1, 2):
            decide(table, Vote(seat, True))
    assert [article.id for article in table.law.book][-2:] == [
        "whoever-plays-a-queen-says-hi",
        "whoever-plays-a-queen-says-hi-2",
    ]


def test_other_motions_are_as_before() -> None:
    table = table_of("uncle-baiting")
    assert decide(table, Move(0, "ten:off")).happened
    assert [motion.subject for motion in table.motions] == ["ten:off"]


def test_what_nobody_reads_is_for_people() -> None:
    table = table_of("bak")
    decide(table, Move(0, "rule: be nice to one another"))
    for seat in (1, 2):
        decide(table, Vote(seat, True))
    assert table.law.by_id["be-nice-to-one-another"].rules == ()
    assert not decide(table, AddRule(0, "x", "y")).happened


def test_what_was_agreed_on_a_wording_is_known() -> None:
    """However it is spaced or written; and only if what was chosen can still be read."""
    text, chosen = "on any king you take 5 cards", "When a player plays a King, the next player draws 5 cards."
    assert answer(text).status is Status.ASKS
    assert answer("On any KING  you take 5 cards", agreed={wording(text): chosen}).reading == chosen
    assert answer(text, agreed={wording(text): "quack"}).status is Status.ASKS
    assert answer("on any queen you take 5 cards", agreed={wording(text): chosen}).status is Status.ASKS

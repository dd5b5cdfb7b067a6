"""Small answers of the core, at their edges."""

from collections.abc import Sequence

import pytest

from cardhouse.cards import card
from cardhouse.core.affairs import StoodStill
from cardhouse.core.book_acts import Introduce
from cardhouse.core.checkpoints import most_noted
from cardhouse.core.events import Laid, TurnedUp
from cardhouse.core.hooks import answers
from cardhouse.core.owed import SAY, Breach, Duty
from cardhouse.core.rule import Rule
from cardhouse.core.seats import NO_SEAT
from cardhouse.core.shown import Glimpsed
from cardhouse.core.speech import corrected, one_edit
from cardhouse.core.table import Table
from cardhouse.core.view import view
from cardhouse.rules.giving import designated
from tests.core.seating import ANN, BOB, seat


@pytest.mark.parametrize(
    ("one", "other", "near"),
    [
        ("seven", "seven", True),
        ("seven", "sevan", True),
        ("seven", "seve", True),
        ("seven", "even", True),
        ("seven", "sven", True),
        ("seven", "sevens", True),
        ("seven", "xseven", True),
        ("seven", "seeven", True),
        ("seven", "sev", False),
        ("seven", "sevense", False),
        ("seven", "savan", False),
        ("seven", "esven", False),  # two letters the wrong way round are two letters
        ("seven", "evens", False),
        ("", "a", True),
        ("", "", True),
        ("", "ab", False),
    ],
)
def test_words_with_one_letter_between_them(one: str, other: str, near: bool) -> None:
    assert one_edit(one, other) is near
    assert one_edit(other, one) is near


@pytest.mark.parametrize(
    ("said", "wanted", "homophones", "edits", "meant"),
    [
        ("won too for", "one two four", True, False, "1 2 4"),
        ("won too for", "one two four", False, True, "won too for"),
        ("won too for", "two", True, False, "won 2 for"),
        ("have a nise dey", "have a nice day", False, True, "have a nise dey"),  # short words are said as they are
        ("spadez", "spades", False, True, "spades"),
        ("spadez", "spades", True, False, "spadez"),
        ("spadez", "spade", False, True, "spade"),
        ("queen", "queens", False, True, "queens"),
        ("quee", "queen", False, True, "quee"),
        ("queens", "quee", False, True, "queens"),
        ("hearts hearst", "hearts", False, True, "hearts hearst"),
    ],
)
def test_what_may_have_been_meant(said: str, wanted: str, homophones: bool, edits: bool, meant: str) -> None:
    assert corrected(said, wanted, homophones, edits) == meant


@pytest.mark.parametrize(
    ("stumbled", "blamed"),
    [([], []), (["a"], ["a"]), (["a", "b", "b"], ["b"]), (["a", "a", "b"], ["a"]), (["a", "b", "a", "b"], ["a"])],
)
def test_which_rule_is_to_blame(stumbled: list[str], blamed: list[str]) -> None:
    assert most_noted(stumbled) == blamed


class SomeAreKnown(Rule):
    """Everybody knows the top card and the third of the stock, and one that is not there."""

    @answers(Glimpsed)
    def these(self, asked: Glimpsed, table: Table, earlier: list[int]) -> list[int]:
        return [0, 2, -1, 9]


def test_what_is_known_of_the_stock_is_shown_to_those_who_sit_there() -> None:
    table = seat(SomeAreKnown(), stock="3S 4S 5S 6S")
    hidden = view(table, BOB).known[1]
    assert hidden not in [card.name for card in (*table.stock, *table.hands[ANN])]
    assert view(table, BOB).known == ("3S", hidden, "5S")
    assert view(table, NO_SEAT).known == ()
    assert view(seat(), BOB).known == ()


def test_what_stood_still_has_as_much_time_as_before() -> None:
    table = seat()
    table.duties = [
        Duty(ANN, SAY, "hi", at=100, due=900),
        Duty(ANN, "give", at=100, due=900, failures=2),
        Duty(BOB, "give", at=100),
    ]
    table.breaches = [Breach(BOB, "base-match", 4, "settled", 70, "Bad card", "call", 3)]
    StoodStill(30).apply(table)
    assert [(duty.at, duty.due, duty.failures) for duty in table.duties] == [(100, 900, 0), (130, 930, 2), (130, 0, 0)]
    assert table.breaches == [Breach(BOB, "base-match", 4, "settled", 100, "Bad card", "call", 3)]


def test_events_about_a_card_say_which() -> None:
    laid, turned = Laid(0, card("9H"), "trap"), TurnedUp(card("JK"), 1)
    assert (laid.face(), turned.face()) == (card("9H").index, card("JK").index)


def test_a_rule_is_introduced_with_the_nonce_of_whoever_keeps_the_table() -> None:
    given = Introduce(1, "No Aces.", "Failure to bow", "salt").with_nonce("n0nce")
    assert given == Introduce(1, "No Aces.", "Failure to bow", "salt", "n0nce")


class Plainly:
    """Says texts as they are."""

    def says(self, text: str, names: Sequence[str] = ()) -> str:
        return text

    def noun(self, name: str) -> str:
        return name


def test_who_gives_to_whom_is_said_of_both() -> None:
    assert designated((0, 1), ("you", "Bob"), Plainly()) == "you give cards to Bob"
    assert designated((1, 0), ("Bob", "Ann"), Plainly()) == "Bob gives cards to Ann"
    assert designated((1,), ("Bob",), Plainly()) == ""

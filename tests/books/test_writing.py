"""A book and its text are one: reading gives what was written, and a change leaves all other lines alone."""

import difflib
from dataclasses import replace
from datetime import date
from time import process_time

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cardhouse.books import BookChange, BookRule, NotThere, Precedent, Rulebook, read_rulebook, with_rule, without_rule
from cardhouse.books.marks import byline
from cardhouse.books.rulebook import CHANGES
from cardhouse.books.writing import written_rulebook
from cardhouse.core.book_acts import rule_id

BY_HAND = """\
The Webers' book
================

*   Base:   bartok@2023-08-14

Since **2019**, and still at it.

Kings Skip
----------
*Added by Ann, 3 Sep 2026*

When a player plays a King,
the next player is skipped.

* Shelf: 8-skips

<!-- ask Otto about this one -->

~~~ table
kings-skip: it does
given 3p turn=A A{KH,9C} P1[2H]
A: play KH => ok; turn=C
~~~


Hats
----

+ No hats.


"""

_LETTERS = st.text(st.characters(codec="utf-8", categories=("L", "N", "P", "S")), min_size=1, max_size=8)
_WORDS = st.lists(_LETTERS, min_size=1, max_size=8).map(" ".join)
_NAMES = st.from_regex(r"[A-Z][a-z]{1,8}", fullmatch=True)
_DATES = st.dates(date(1900, 1, 1))
_DAYS = _DATES.map(lambda day: day.isoformat()) | st.just("")
_VOTES = st.sampled_from(["", "3 to 1", "all agreed"])
_CHANGES = st.builds(
    BookChange,
    st.sampled_from(CHANGES),
    _DATES.map(lambda day: day.isoformat()),
    st.integers(0, 9),
    _NAMES | st.just(""),
    _VOTES,
    _WORDS | st.just(""),
)
_RULINGS = st.builds(Precedent, _NAMES.map(lambda name: f"{name} is right."), _DAYS, st.just(""))


@st.composite
def rules(draw: st.DrawFn) -> BookRule:
    title = draw(_WORDS.filter(lambda text: bool(rule_id(text))))
    texts = draw(st.lists(_WORDS.filter(lambda text: byline(text) is None), min_size=1, max_size=3))
    by, since = draw(_NAMES), draw(_DAYS)
    changes = tuple(draw(st.lists(_CHANGES, max_size=3)))
    rulings = tuple(draw(st.lists(_RULINGS, max_size=2)))
    shelf, dial = draw(st.sampled_from(["", "slam", "reverses(on=A)"])), draw(st.sampled_from(["", "honour"]))
    return BookRule(title, rule_id(title), tuple(texts), by, since, shelf, dial, rulings, changes)


@st.composite
def books(draw: st.DrawFn) -> Rulebook:
    found = draw(st.lists(rules(), max_size=4, unique_by=lambda rule: rule.id))
    options = draw(st.sampled_from([(), (("guilt", "majority"),)]))
    title = draw(_NAMES.map(lambda name: f"{name}'s book"))
    return Rulebook(title, "bartok", rules=tuple(found), options=options, players=draw(st.sampled_from([None, (2, 5)])))


@given(books())
@settings(max_examples=300, deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_reading_and_writing_are_inverse(book: Rulebook) -> None:
    text = written_rulebook(book)
    again = read_rulebook(text, "book.md")
    assert again == book
    assert again.source == text
    assert written_rulebook(again) == text


def changed_lines(old: str, new: str) -> list[str]:
    return [line for line in difflib.ndiff(old.splitlines(), new.splitlines()) if line[:1] in "+-"]


def test_a_book_written_by_hand_is_read() -> None:
    book = read_rulebook(BY_HAND)
    assert (book.title, book.base, book.preface) == (
        "The Webers' book",
        "bartok@2023-08-14",
        ("Since 2019, and still at it.",),
    )
    kings, hats = book.rules
    assert (kings.by, kings.since, kings.shelf) == ("Ann", "2026-09-03", "8-skips")
    assert kings.text[0] == "When a player plays a King, the next player is skipped."
    assert len(kings.examples) == 1
    assert hats.text == ("No hats.",)


def test_a_change_leaves_other_lines_alone() -> None:
    book = read_rulebook(BY_HAND)
    rule = book.rules[0]
    noted = with_rule(book, replace(rule, changes=(BookChange("Suspended", "2026-10-01", by="Bob"),)))
    assert changed_lines(BY_HAND, noted.source) == ["+ - Suspended: 1 Oct 2026, by Bob"]
    assert noted.rules[0].suspended
    twice = with_rule(noted, replace(noted.rules[0], changes=noted.rules[0].changes * 2))
    assert len(twice.rules[0].changes) == 2
    hats = with_rule(book, replace(book.rules[1], precedents=(Precedent("Caps are hats.", "2026-10-01", "2 to 1"),)))
    assert [line for line in changed_lines(BY_HAND, hats.source) if line.strip("+- ")] == [
        "+ - Ruling: 1 Oct 2026, 2 to 1: Caps are hats."
    ]
    ruled = Precedent("Caps are hats.", "2026-10-01", "2 to 1", by="Bob")
    hats = with_rule(book, replace(book.rules[1], precedents=(ruled,)))
    assert "- Ruling: 1 Oct 2026, by Bob, 2 to 1: Caps are hats." in hats.source
    assert read_rulebook(hats.source).rules[1].precedents == (ruled,)


def test_other_words_change_only_the_words() -> None:
    book = read_rulebook(BY_HAND)
    new = with_rule(book, replace(book.rules[1], text=("Hats are worn.", "Even [big] ones.")))
    assert changed_lines(BY_HAND, new.source) == [
        "- + No hats.",
        "+ Hats are worn.",
        "+ ",
        "+ Even \\[big\\] ones.",
    ]
    assert new.rules[1].text == ("Hats are worn.", "Even [big] ones.")


def test_a_new_rule_comes_last_and_a_section_can_go() -> None:
    book = read_rulebook(BY_HAND)
    more = with_rule(book, BookRule("# 1. Odd", "1-odd", ("- Begins with a sign.",), "Cat"))
    assert more.source.startswith(BY_HAND.rstrip("\n"))
    assert [rule.title for rule in more] == ["Kings Skip", "Hats", "# 1. Odd"]
    assert more.rules[2].text == ("- Begins with a sign.",)
    assert without_rule(more, "1-odd").source.rstrip() == BY_HAND.rstrip()
    dos = read_rulebook(BY_HAND.replace("\n", "\r\n"))
    assert with_rule(dos, more.rules[2]).source.replace("\r\n", "\n") == more.source
    assert "\n" not in with_rule(dos, more.rules[2]).source.replace("\r\n", "")
    with pytest.raises(NotThere, match='no rule "nothing"'):
        without_rule(book, "nothing")


def test_small_print_that_cannot_be_read_is_told() -> None:
    book = read_rulebook("# A book\n\n- Base: bartok\n- Players: some\n")
    assert [(problem.line, problem.message) for problem in book.problems] == [
        (4, 'I cannot read "Players: some" here.')
    ]


@pytest.mark.parametrize("text", ["- a\n" * 20_000, "[" * 50_000, "# a\n" * 20_000, "## A" + " -" * 50_000 + "\n"])
def test_no_text_takes_long(text: str) -> None:
    began = process_time()
    assert read_rulebook(text, "x.md").source == text
    assert process_time() - began < 10

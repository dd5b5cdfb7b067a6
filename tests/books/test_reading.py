"""Rulebooks as people keep them: headings with authors, numbered clauses, reStructuredText, notes."""

import re

import pytest

from cardhouse.books import read_rulebook
from cardhouse.books.days import day_in, day_said, kept_day
from cardhouse.books.marks import byline, signature
from cardhouse.books.rulebook import Rulebook
from cardhouse.books.sentences import split_sentences

HEADED = """\
# Groundwork

_What we began with._

Everybody gets six cards. In turn you do one of these:
- lay a card that fits, or
- pick one up.

Nobody whispers.

## Words we use
- Caller: Whoever speaks first.
- Table Lead: The player who began the round.

# Later rules

_What came of many evenings._

## Loud Nines
_Added by Nora, 3 Feb 2021_

Whoever lays a 9 shouts "Nine!" before the next card lands.

## Pairs, Again
_Added by Otto, 11 Feb, 2021_

When you would lay a card,
you may lay two instead if:
- both are red
- the first one fits

where a Joker is never red.

### Kings Rest (added by Pia on March 2nd, 2021)
A King does nothing.
"""

NUMBERED = """\
# Cluck 2.1
Last updated: 4th May 2022

## About
The rules of Cluck.

## Rules

### 1. Before the start
100. Use one pack. Two are fine as well.
101. Somebody shuffles:
     * First cut the pack.
     * Then deal six cards each.

### 2. Cards
200. If a player plays an Ace, the next player is skipped.
201. Nobody names a suit twice.
     * 201.1. A suit named by a guest does not count.
     * 201.2. Nor does one named in jest.
"""

RESTRUCTURED = """\
=================
The Rules of Nibs
=================

Nibs is old --- older than the table.

Beginning
---------

Shuffle two packs.  Deal *eight* cards each (Sec. `The Cards`_)\\ [#]_.

.. [#] Seven, if there are many of you.

The Cards
---------

Some cards do something.

Ace
  The next hand draws :math:`3` cards.

10
   Say "Ten".

   For example, :math:`10_A X_B`.

Lapses
------

- Playing slowly;
  the others decide what that is.

- Peeking.
"""

NOTES = """\
Sunday rules:

7 - say "have a nice day"
K = skip (Tom, March 2021)
Aces are wild - added by Ina, 5 June 2022
no talking about hands
"""


def told(book: Rulebook) -> list[tuple[str, str, str, str]]:
    return [(rule.part, rule.title, rule.by, rule.since) for rule in book]


def words_of(text: str) -> list[str]:
    return re.findall(r"[^\W_]+", text)


def test_headings_with_authors_and_days() -> None:
    book = read_rulebook(HEADED, "group.md")
    assert told(book) == [
        ("", "Groundwork", "", ""),
        ("Words we use", "Caller", "", ""),
        ("Words we use", "Table Lead", "", ""),
        ("Later rules", "Loud Nines", "Nora", "2021-02-03"),
        ("Later rules", "Pairs, Again", "Otto", "2021-02-11"),
        ("Pairs, Again", "Kings Rest", "Pia", "2021-03-02"),
    ]
    assert (book.title, book.preface) == ("group", ("What came of many evenings.",))
    assert book.rules[4].text == (
        "When you would lay a card, you may lay two instead if:",
        "both are red",
        "the first one fits",
        "where a Joker is never red.",
    )


def test_numbered_clauses() -> None:
    book = read_rulebook(NUMBERED, "cluck.md")
    assert [rule.title for rule in book] == ["About", "100", "101", "200", "201", "201.1", "201.2"]
    assert [rule.part for rule in book][1:4] == ["1. Before the start", "1. Before the start", "2. Cards"]
    assert (book.title, book.preface) == ("Cluck 2.1", ("Last updated: 4th May 2022",))
    assert book.rules[2].text == ("Somebody shuffles:", "First cut the pack.", "Then deal six cards each.")
    assert book.rules[5].words == "A suit named by a guest does not count."


def test_restructured_text() -> None:
    book = read_rulebook(RESTRUCTURED, "nibs.txt")
    assert (book.form, book.title) == ("reStructuredText", "The Rules of Nibs")
    assert book.preface == ("Nibs is old – older than the table.",)
    assert [(rule.part, rule.title) for rule in book] == [
        ("", "Beginning"),
        ("", "The Cards"),
        ("The Cards", "Ace"),
        ("The Cards", "10"),
        ("Lapses", "Playing slowly; the others decide what …"),
        ("Lapses", "Peeking"),
    ]
    beginning = "Shuffle two packs. Deal eight cards each (Sec. The Cards)."
    assert book.rules[0].text == (beginning, "Seven, if there are many of you.")
    assert book.rules[3].text == ('Say "Ten".', "For example, 10_A X_B.")


def test_a_list_in_an_item_of_restructured_text() -> None:
    text = "Changes\n-------\n\nSome were proposed:\n\n- \n  - Two piles.\n  - Two teams.\n"
    (rule,) = read_rulebook(text, "x.rst").rules
    assert rule.text == ("Some were proposed:", "Two piles.", "Two teams.")


def test_notes() -> None:
    book = read_rulebook(NOTES, "sunday.txt")
    assert (book.form, book.title) == ("notes", "Sunday rules")
    assert [(rule.words, rule.by, rule.since) for rule in book] == [
        ('7 - say "have a nice day"', "", ""),
        ("K = skip", "Tom", "2021-03"),
        ("Aces are wild", "Ina", "2022-06-05"),
        ("no talking about hands", "", ""),
    ]


def test_notes_that_go_on() -> None:
    text = "- kings skip\n  the next player\n- no hats\nat all\n"
    found = [rule.words for rule in read_rulebook(text, "n.txt")]
    assert found == ["kings skip the next player", "no hats at all"]


def test_a_list_of_notes_under_a_heading() -> None:
    book = read_rulebook("# Ours\n\n## At the table\n\n1. Kings skip.\n2. Hats: nobody wears one.\n", "ours.md")
    assert told(book) == [("At the table", "Kings skip", "", ""), ("At the table", "Hats", "", "")]
    assert book.rules[1].words == "Hats: nobody wears one."


@pytest.mark.parametrize(
    "text, name", [(HEADED, "a.md"), (NUMBERED, "b.md"), (RESTRUCTURED, "c.txt"), (NOTES, "d.txt")]
)
def test_not_a_word_is_lost(text: str, name: str) -> None:
    book = read_rulebook(text, name)
    kept = [book.title, *book.preface]
    for rule in book:
        kept += [rule.part, rule.title, rule.by, rule.since, day_said(rule.since), *rule.text]
    lost = set(words_of(text)) - set(words_of(" ".join(kept)))
    assert lost <= {"added", "Added", "by", "on", "2nd", "March", "June", "math", "Rules"}  # signatures, marks, a part
    assert len(book.rules) > 3


@pytest.mark.parametrize(
    "text, day",
    [
        ("14 Aug 2023", "2023-08-14"),
        ("August 14th, 2023", "2023-08-14"),
        ("8 Nov, 2023", "2023-11-08"),
        ("2023-08-14", "2023-08-14"),
        ("3.2.2021", "2021-02-03"),
        ("25/12/2020", "2020-12-25"),
        ("12/25/2020", "2020-12-25"),
        ("4/5/2020", "4/5/2020"),  # nobody can tell
        ("March 2021", "2021-03"),
        ("2021-03", "2021-03"),
        ("30 Feb 2021", "30 Feb 2021"),
        ("last week", "last week"),
    ],
)
def test_days(text: str, day: str) -> None:
    assert kept_day(text) == day
    assert kept_day(day_said(day)) == day


def test_a_day_inside_a_text() -> None:
    assert day_in("since 3 Feb 2021, or so") == (6, 16, "2021-02-03")
    assert day_in("in 2021") is None
    assert (day_said("2021-13"), day_said("soon")) == ("2021-13", "soon")


@pytest.mark.parametrize(
    "line, who, day",
    [
        ("_Added by Ann, 14 Aug 2023_", "Ann", "2023-08-14"),
        ("(made by Ann and Bob on 2 May 2020)", "Ann and Bob", "2020-05-02"),
        ("by: Ann (May 2020)", "Ann", "2020-05"),
        ("Added by Ann", "Ann", ""),
        ("Added on 2 May 2020", "", "2020-05-02"),
    ],
)
def test_who_added_a_rule_and_when(line: str, who: str, day: str) -> None:
    assert byline(line) == (who, day)


@pytest.mark.parametrize(
    "line",
    [
        "By playing a King, a player skips the next one.",
        "Added cards count twice.",
        "Written rules come first in every case that anybody can think of at this table, by the way.",
    ],
)
def test_what_is_no_signature(line: str) -> None:
    assert byline(line) is None
    assert signature(line) == (line, "", "")


def test_sentences() -> None:
    text = 'Say "Stop. Now." before you play (e.g. a 7. or so). Then, i.e. after it, draw. "Why?" Nobody asks.'
    assert split_sentences(text) == [
        'Say "Stop. Now." before you play (e.g. a 7. or so).',
        "Then, i.e. after it, draw.",
        '"Why?"',
        "Nobody asks.",
    ]
    assert split_sentences("no stop at the end") == ["no stop at the end"]


def test_an_empty_text_is_an_empty_book() -> None:
    assert read_rulebook("", "none.md") == Rulebook("none")
    assert read_rulebook("# Only a title\n") == Rulebook("Only a title")


def test_a_rule_without_a_heading_begins_with_its_first_line() -> None:
    (alone,) = read_rulebook("Kings skip the next player.\n").rules
    assert alone.lines == (0, 1)
    both = read_rulebook("Kings skip the next player.\n\nQueens too.\n").rules
    assert [rule.lines for rule in both] == [(0, 1), (2, 3)]

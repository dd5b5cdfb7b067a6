"""What a text is made of, in the three ways in which people write rules down: each passage, and its lines."""

import pytest

from cardhouse.books.notes import is_notes, note_passages
from cardhouse.books.passages import Passage, markdown_passages
from cardhouse.books.restructured import cleaned, is_restructured, restructured_passages


def told(passages: list[Passage]) -> list[tuple[str, str, int, int, int, str]]:
    return [(each.kind, each.text, each.first, each.after, each.depth, each.mark) for each in passages]


RESTRUCTURED = """\
Top
===

Whoever lays
an ace draws.

.. a remark for nobody
.. [1] A note.

Sub
---

1. One
2. Two
   goes on
   - inner
   - inner two

Back to it.

#) Auto.

Term
  Meaning of it.
  Going on.

  Inner
    Deeper.

These are eight words on one single line
  Explained here.

These are nine words, and nine are too many
  and this goes on below.

Deep
~~~~
Words.

Again
-----
Last.
"""


def test_restructured_passages() -> None:
    assert told(restructured_passages(RESTRUCTURED)) == [
        ("heading", "Top", 0, 2, 1, ""),
        ("paragraph", "Whoever lays\nan ace draws.", 3, 5, 0, ""),
        ("paragraph", "A note.", 7, 8, 0, ""),
        ("heading", "Sub", 9, 11, 2, ""),
        ("item", "One", 12, 13, 1, "1"),
        ("item", "Two\ngoes on", 13, 15, 1, "2"),
        ("item", "inner", 15, 16, 2, "-"),
        ("item", "inner two", 16, 17, 2, "-"),
        ("paragraph", "Back to it.", 18, 19, 0, ""),
        ("item", "Auto.", 20, 21, 1, "-"),
        ("term", "Term", 22, 23, 1, ""),
        ("paragraph", "Meaning of it.\nGoing on.", 23, 25, 1, ""),
        ("term", "Inner", 26, 27, 2, ""),
        ("paragraph", "Deeper.", 27, 28, 2, ""),
        ("term", "These are eight words on one single line", 29, 30, 1, ""),
        ("paragraph", "Explained here.", 30, 31, 1, ""),
        ("paragraph", "These are nine words, and nine are too many\nand this goes on below.", 32, 34, 0, ""),
        ("heading", "Deep", 35, 37, 3, ""),
        ("paragraph", "Words.", 37, 38, 0, ""),
        ("heading", "Again", 39, 41, 2, ""),
        ("paragraph", "Last.", 41, 42, 0, ""),
    ]


@pytest.mark.parametrize(
    ("text", "titles"),
    [
        ("=====\nNibs\n=====\n\nOne\n===\n\nx", [("Nibs", 1), ("One", 2)]),  # a ruler over it makes it another level
        ("Aces\n==\n\nx", []),  # too short for a ruler
        ("Three aces\n========\n\nx", [("Three aces", 1)]),  # two letters too short, which happens
        ("Three aces\n=======\n\nx", []),  # three are too many
        ("  Aces\n  ====\n\nx", []),
        ("====\n\n====\n\nx", []),  # nothing between the rulers
        ("Aces\n----\n\nx\n\nTwos\n====\n\nx\n\nKings\n-----\n", [("Aces", 1), ("Twos", 2), ("Kings", 1)]),
    ],
)
def test_titles_and_their_rulers(text: str, titles: list[tuple[str, int]]) -> None:
    found = restructured_passages(text)
    assert [(each.text, each.depth) for each in found if each.kind == "heading"] == titles


@pytest.mark.parametrize(
    ("text", "name", "answer"),
    [
        ("x", "a.rst", True),
        ("x", "a.rest", True),
        ("x", "a.md", False),
        ("=====\nNibs\n=====\n", "", True),
        ("=====\nNibs\n-----\n", "", False),
        ("Nibs\n====\n", "", False),
        ("See :ref:`there`.\n", "", True),
        ("See `there`_\n", "", True),
        (".. [1] A note.\n", "", True),
        ("# Nibs\n\nSee :ref:`there`.\n", "", False),  # its headings are those of Markdown
        ("See `there`.\n", "", False),
    ],
)
def test_what_is_restructured_text(text: str, name: str, answer: bool) -> None:
    assert is_restructured(text, name) is answer


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("**bold** and *soft*", "bold and soft"),
        ("``code`` in it", "code in it"),
        ("`a link <https://example.org>`_ and another_, so", "a link and another, so"),
        (":math:`3` cards", "3 cards"),
        ("each\\ [#]_.", "each."),
        ("each [1]_", "each"),
        ("2*3*4 stays", "2*3*4 stays"),
        ("old --- older", "old – older"),
        ("10_A stays", "10_A stays"),
    ],
)
def test_words_without_marks(text: str, words: str) -> None:
    assert cleaned(text) == words


NOTES = """\
Our rules

- kings skip
  the next
1. aces wild
(2) twos draw
3.1) deep
At night:
no hats
Last words.
and more
"""


def test_passages_of_notes() -> None:
    assert told(note_passages(NOTES)) == [
        ("heading", "Our rules", 0, 1, 1, ""),
        ("item", "kings skip\nthe next", 2, 4, 1, "-"),
        ("item", "aces wild", 4, 5, 1, "1"),
        ("item", "twos draw", 5, 6, 1, "2"),
        ("item", "deep", 6, 7, 1, "3.1"),
        ("heading", "At night", 7, 8, 2, ""),
        ("item", "no hats", 8, 9, 1, ""),
        ("item", "Last words.", 9, 10, 1, ""),
        ("item", "and more", 10, 11, 1, ""),
    ]


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("Rules:\nkings skip", [("heading", "Rules"), ("item", "kings skip")]),
        ("kings skip\naces wild", [("item", "kings skip"), ("item", "aces wild")]),
        ("Nobody sings.\n\nkings skip", [("item", "Nobody sings."), ("item", "kings skip")]),  # a sentence is no title
        ("- Ours\n\nKings skip", [("item", "Ours"), ("item", "Kings skip")]),
        (
            "One two three four five six seven eight\n\nkings skip",
            [("heading", "One two three four five six seven eight"), ("item", "kings skip")],
        ),
        (
            "One two three four five six seven eight nine\n\nkings skip",
            [("item", "One two three four five six seven eight nine"), ("item", "kings skip")],
        ),
        (
            "a\nOne two three four five six:\nb",
            [("item", "a"), ("heading", "One two three four five six"), ("item", "b")],
        ),
        (
            "a\nOne two three four five six seven:\nb",
            [("item", "a"), ("item", "One two three four five six seven:"), ("item", "b")],
        ),
        ("- no hats\nat all", [("item", "no hats\nat all")]),
        ("- no hats.\nat all", [("item", "no hats."), ("item", "at all")]),
        ("no hats\nat all", [("item", "no hats"), ("item", "at all")]),
        ("- no hats\nAt all", [("item", "no hats"), ("item", "At all")]),
        ("Only a title", [("paragraph", "Only a title")]),
    ],
)
def test_titles_notes_and_what_goes_on(text: str, found: list[tuple[str, str]]) -> None:
    assert [(each.kind, each.text) for each in note_passages(text)] == found


BROKEN = "A line that is longer than fifty letters, and goes on in the\nnext line\n"


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("", False),
        ("kings skip\n", True),
        ("# Kings\nskip\n", False),
        ("kings skip\n```\nx\n```\n", False),
        ("Kings\n-----\nskip\n", False),
        (BROKEN, False),
        (BROKEN + "kings skip\naces wild\n", True),  # one line of four may be broken off
        (BROKEN + "kings skip\n", False),
        (BROKEN.replace("in the", "in the."), True),
        (BROKEN.replace("next", "Next"), True),
        (BROKEN.replace("next", "- next"), True),
        ("x" * 76, True),
        ("x" * 77, False),
        ("x" * 76 + "\n\n\n" + "y" * 77, False),
    ],
)
def test_what_are_notes(text: str, answer: bool) -> None:
    assert is_notes(text) is answer


MARKDOWN = """\
# T

Plain one.

_All of it._

**Strong all.**

_Some_ of it.

- one
- two

  more of two

1. first

```example x
code
```

    indented

<b>x</b>

line
broken
"""


def test_passages_of_markdown() -> None:
    found = markdown_passages(MARKDOWN)
    assert told(found) == [
        ("heading", "T", 0, 1, 1, ""),
        ("paragraph", "Plain one.", 2, 3, 0, ""),
        ("paragraph", "All of it.", 4, 5, 0, ""),
        ("paragraph", "Strong all.", 6, 7, 0, ""),
        ("paragraph", "Some of it.", 8, 9, 0, ""),
        ("item", "one", 10, 11, 1, "-"),
        ("item", "two", 11, 12, 1, "-"),
        ("paragraph", "more of two", 13, 14, 1, ""),
        ("item", "first", 15, 16, 1, "1"),
        ("fence", "code\n", 17, 20, 0, "example x"),
        ("paragraph", "indented", 21, 22, 0, ""),
        ("paragraph", "<b>x</b>", 23, 24, 0, ""),
        ("paragraph", "line\nbroken", 25, 27, 0, ""),
    ]
    assert [each.text for each in found if each.emphasised] == ["All of it.", "Strong all."]
    assert found[-1].words == "line broken"

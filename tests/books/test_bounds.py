"""Books, at the bounds of what is read together, set off, and taken in."""

import pytest
from markdown_it import MarkdownIt

from cardhouse.books.history import CannotChange, Circumstance, adopting
from cardhouse.books.passages import is_emphasised
from cardhouse.books.rulebook import Rulebook
from cardhouse.books.running import is_short
from cardhouse.english.reading import LONGEST, MOST_SENTENCES


@pytest.mark.parametrize(
    "count, length, short",
    [
        (0, 10, False),
        (1, 10, False),
        (2, 10, True),
        (MOST_SENTENCES, 10, True),
        (MOST_SENTENCES + 1, 10, False),
        (2, LONGEST // 2, False),
    ],
)
def test_some_sentences_are_read_as_one_text(count: int, length: int, short: bool) -> None:
    assert is_short(["x" * length] * count) is short


def test_a_text_may_be_as_long_as_may_be() -> None:
    assert is_short(["x" * (LONGEST - 2), "y"])
    assert not is_short(["x" * (LONGEST - 1), "y"])


@pytest.mark.parametrize(
    "text, whole",
    [
        ("*All of it.*", True),
        ("**All of it.**", True),
        ("*Some* of it.", False),
        ("Some *of it.*", False),
        ("*One* and *another*", False),
        ("Nothing of it.", False),
        ("*One and **within** it*", True),
    ],
)
def test_a_remark_is_set_off_as_a_whole(text: str, whole: bool) -> None:
    _, inline, _ = MarkdownIt().parse(text)
    assert is_emphasised(inline) is whole


def test_a_new_rule_has_its_own_id_or_that_of_its_title() -> None:
    book = Rulebook("Ours")
    plain = adopting(book, "Kings skip", " They \n skip. ", Circumstance())
    (made,) = plain.rules
    assert (made.id, made.title, made.text, made.changes) == ("kings-skip", "Kings skip", ("They skip.",), ())
    assert [rule.id for rule in adopting(book, "Kings skip", "They skip.", Circumstance(), id="k").rules] == ["k"]
    voted = adopting(book, "Kings skip", "They skip.", Circumstance(vote="3 to 0")).rules[0]
    later = adopting(book, "Kings skip", "They skip.", Circumstance(round=4)).rules[0]
    assert (len(voted.changes), len(later.changes)) == (1, 1)
    with pytest.raises(CannotChange, match="in the book already"):
        adopting(plain, "Kings skip", "Again.", Circumstance())
    for title, text in (("Kings skip", " \n"), ("", "They skip.")):
        with pytest.raises(CannotChange, match="needs a title and a text"):
            adopting(book, title, text, Circumstance())

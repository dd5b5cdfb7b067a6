"""Where one sentence of a book ends and the next begins."""

import pytest

from cardhouse.books.sentences import split_sentences


@pytest.mark.parametrize(
    "text, found",
    [
        ("One. Two.", ["One.", "Two."]),
        ("One! Two? Three", ["One!", "Two?", "Three"]),
        ("One.Two", ["One.Two"]),
        ("One. two", ["One. two"]),  # the next begins in lower case
        ('Say "One. Two." Three.', ['Say "One. Two."', "Three."]),
        ("Say “One. Two.” Three.", ["Say “One. Two.”", "Three."]),
        ("One (see. There) more. Two.", ["One (see. There) more.", "Two."]),
        ("One [see. There] more. Two.", ["One [see. There] more.", "Two."]),
        ("One ((a. B) c. D) e. F.", ["One ((a. B) c. D) e.", "F."]),
        ("One) two. Three.", ["One) two.", "Three."]),
        ("Some cards, e.g. Kings, skip. Two.", ["Some cards, e.g. Kings, skip.", "Two."]),
        ("", []),
        ("  One.  ", ["One."]),
        ("One. 2 cards are drawn.", ["One.", "2 cards are drawn."]),
    ],
)
def test_where_one_ends(text: str, found: list[str]) -> None:
    assert split_sentences(text) == found

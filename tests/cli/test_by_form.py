"""Lines that name an act and its fields: each kind of field is read as what it is."""

from typing import Any

import pytest

from cardhouse.cards import card, cards
from cardhouse.core.lines import NotUnderstood
from cardhouse.core.view import view
from cardhouse.store.forms import form_of, people_acts
from cardhouse.terminal.by_form import EXAMPLES, READERS
from cardhouse.terminal.reading import LineReader
from tests.cli.playing import laid


def read(what: str, line: str) -> tuple[Any, list[str]]:
    """What a field of this kind is in a line, and the words that are left."""
    words = line.split()
    return READERS[what](LineReader(view(laid("5H 6H 10C"), 0)), words), words


@pytest.mark.parametrize(
    ("what", "line", "value", "left"),
    [
        ("card", "5h more", card("5H"), ["more"]),
        ("cards", "5h 10c more", cards("5H 10C"), ["more"]),
        ("player", "bob more", 1, ["more"]),
        ("pile", "1 more", 1, ["more"]),
        ("pile", "", 1, []),
        ("rank", "10 more", 10, ["more"]),
        ("rank", "k", 13, []),
        ("rank", "a?", 1, []),
        ("number", "12 more", 12, ["more"]),
        ("yes", "aye more", True, ["more"]),
        ("yes", "Guilty", True, []),
        ("yes", "yes", True, []),
        ("yes", "no", False, []),
        ("area", "trap more", "trap", ["more"]),
        ("day", "more", "", ["more"]),
    ],
)
def test_each_kind_of_field(what: str, line: str, value: object, left: list[str]) -> None:
    assert read(what, line) == (value, left)


@pytest.mark.parametrize(
    ("what", "line", "why"),
    [
        ("rank", "11", '"11" is no rank; write 9, 10, J, Q, K or A.'),
        ("number", "many", '"many" is no number.'),
        ("card", "zebra", "zebra"),
    ],
)
def test_what_is_none(what: str, line: str, why: str) -> None:
    with pytest.raises(NotUnderstood, match=why):
        read(what, line)


def test_every_field_of_every_act_can_be_read_or_is_words() -> None:
    kinds = {what for act in people_acts() for what in form_of(act).fields.values()}
    assert set(READERS) <= kinds
    assert kinds - set(READERS) == {"gesture", "motion", "side", "text", "token", "way", "words", "texts"} & kinds
    assert set(EXAMPLES) <= kinds

"""Greetings and thanks are found with every "very", and what comes after them is heard by itself."""

import pytest

from cardhouse.core.speech import heard
from cardhouse.rules.leaving_play.phrases import BOVINE, MOO, NICE, THANKS
from cardhouse.rules.points.phrases import END_OF_POINT, POINT_OF_ORDER
from cardhouse.rules.saying.phrases import LAST_CARD
from cardhouse.rules.secrets.phrases import NEW_RULE

VERY = "thank you very very much"


@pytest.mark.parametrize(
    "text, found",
    [
        ("have a nice day", [(NICE, "have a nice day", 0, 4)]),
        ("Have a very nice day!", [(NICE, "have a very nice day", 0, 5)]),
        ("oh, have a very very nice day you", [(NICE, "have a very very nice day", 1, 7)]),
        ("a have nice day", []),
        ("have a very day", []),
        ("have a day", []),
        ("nice day", []),
        ("thank you", [(THANKS, "thank you", 0, 2)]),
        ("thank you much", [(THANKS, "thank you", 0, 2)]),  # without a "very" it is not the longer one
        ("thank you very", [(THANKS, "thank you", 0, 2)]),
        ("thank you very much", [(THANKS, "thank you very much", 0, 4)]),
        (VERY, [(THANKS, VERY, 0, 5)]),
        ("you thank", []),
        ("Thank you, have a nice day", [(THANKS, "thank you", 0, 2), (NICE, "have a nice day", 2, 6)]),
        ("Have a nice day, thank you", [(NICE, "have a nice day", 0, 4), (THANKS, "thank you", 4, 6)]),
        ("have a very nice day last card", [(NICE, "have a very nice day", 0, 5), (LAST_CARD, LAST_CARD, 5, 7)]),
        ("thank you very much moo", [(THANKS, "thank you very much", 0, 4), (MOO, MOO, 4, 5)]),
        (
            "thank you very very much thank you",
            [(THANKS, VERY, 0, 5), (THANKS, "thank you", 5, 7)],
        ),
        ("that's the bovine moo", [(BOVINE, "thats the bovine", 0, 3), (MOO, MOO, 3, 4)]),
        ("introducing a new rule moo", [(NEW_RULE, NEW_RULE, 0, 4), (MOO, MOO, 4, 5)]),
        ("introducing new rule, moo", [(NEW_RULE, NEW_RULE, 0, 3), (MOO, MOO, 3, 4)]),
        ("point of order moo", [(POINT_OF_ORDER, POINT_OF_ORDER, 0, 3), (MOO, MOO, 3, 4)]),
        ("end point of order moo", [(END_OF_POINT, END_OF_POINT, 0, 4), (MOO, MOO, 4, 5)]),
        ("end of the point of order moo", [(END_OF_POINT, END_OF_POINT, 0, 6), (MOO, MOO, 6, 7)]),
        ("end of point of order moo", [(END_OF_POINT, END_OF_POINT, 0, 5), (MOO, MOO, 5, 6)]),
    ],
)
def test_where_each_phrase_begins_and_ends(text: str, found: list[tuple[str, str, int, int]]) -> None:
    assert [(each.kind, each.text, each.start, each.end) for each in heard(text)] == found


@pytest.mark.parametrize(
    "text, alone",
    [
        ("moo", [True]),
        ("well moo", [False]),
        ("moo well", [False]),
        ("well, moo, well", [True]),
        ("last card. Moo!", [True, True]),
        ("last, card", [False]),  # said with a break, it is heard, and does not stand alone
        ("last card moo", [False, False]),
    ],
)
def test_a_phrase_stands_alone_between_marks(text: str, alone: list[bool]) -> None:
    assert [each.alone for each in heard(text)] == alone

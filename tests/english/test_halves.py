"""The half of a sentence that is understood, and the rest of it; of what may mean something else, no half is taken."""

import pytest

from cardhouse.english.chart import Budget
from cardhouse.english.front.answers import Status, answer
from cardhouse.english.front.halves import best_half, rest_of
from cardhouse.english.front.reading import chart_of
from cardhouse.english.tokens import tokens
from tests.english.rows import rows


@pytest.mark.parametrize("text, kind, said, rest", rows("halves.txt", 4))
def test_the_half_that_is_understood(text: str, kind: str, said: str, rest: str) -> None:
    words = tokens(text)
    half = best_half(chart_of(words, Budget()))
    if half is None:
        assert kind == said == rest == "nothing"
    else:
        left, at = rest_of(half, words, text)
        assert (half.kind, half.said, f"{left} at {at}") == (kind, said, rest)


@pytest.mark.parametrize("text, said", rows("false_halves.txt", 2))
def test_no_half_says_something_else(text: str, said: str) -> None:
    found = answer(text)
    assert found.status in (Status.HALF, Status.PEOPLE)
    assert (found.understood.trigger or found.understood.effect or "nothing") == said

"""The parts of a sentence in their usual order, whatever order people write them in."""

import pytest

from cardhouse.english.chart import Budget
from cardhouse.english.front.reading import chart_of
from cardhouse.english.front.recast import recast
from cardhouse.english.tokens import Token, TokenSort, tokens
from tests.english.rows import rows


def shown(words: list[Token]) -> str:
    return " ".join(f'"{token.word}"' if token.sort is TokenSort.STR else token.word for token in words)


@pytest.mark.parametrize("said, usual", rows("recast.txt", 2))
def test_the_usual_order(said: str, usual: str) -> None:
    words = tokens(said)
    assert shown(recast(chart_of(words, Budget()))) == (shown(words) if usual == "the same" else usual)

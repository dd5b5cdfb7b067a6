"""What is offered where words are not read as a whole: put together from what can be spotted in them, in any order."""

import random

import pytest

from cardhouse.english.front.answers import Status, answer
from cardhouse.english.tokens import TokenSort, tokens
from tests.english.rows import rows

TABLES = ("spotted.txt", "people2.txt", "people6.txt", "people10.txt", "voices.txt", "false_halves.txt", "prose.txt")
MANY = 120


@pytest.mark.parametrize("text, understood, first", rows("spotted.txt", 3))
def test_what_is_offered_first(text: str, understood: str, first: str) -> None:
    """What later tables read at once has to be read as what was offered before."""
    found = answer(text)
    read = found.understood
    if found.status is Status.COMPILES:
        assert found.reading == first
    elif found.status is Status.ASKS:
        assert first in found.proposals
    else:
        assert (read.trigger or read.effect or "nothing", found.proposals[0]) == (understood, first)


def texts() -> list[str]:
    """Texts of all kinds, of which not all is read."""
    found = sorted({row[0] for name in TABLES for row in rows(name, 2 if name != "spotted.txt" else 3)})
    return random.Random(7).sample(found, MANY)


@pytest.mark.parametrize("text", texts())
def test_what_comes_first_loses_no_words_and_no_number_that_something_else_keeps(text: str) -> None:
    found = answer(text)
    if found.status is not Status.HALF or not found.proposals:
        return
    for proposal in found.proposals:
        assert answer(proposal).reading == proposal
    rest = _quotations(found.understood.rest) | _numbers(found.understood.rest)
    kept = [rest & (_quotations(each) | _numbers(each)) for each in found.proposals]
    assert not any(kept[0] < each for each in kept)


def _quotations(text: str) -> set[str]:
    return {token.word.casefold().strip(" .!?") for token in tokens(text) if token.sort is TokenSort.STR}


def _numbers(text: str) -> set[str]:
    """Those in words that are kept as they were said, too."""
    return {
        str(each.number) for each in tokens(text.replace('"', " ")) if each.sort is TokenSort.NUM and each.number > 1
    }

"""Rules as people really write them: many are read, some by half, and none wrongly."""

from collections import Counter

import pytest

from cardhouse.english.front.answers import Status, answer
from tests.english.rows import rows

OPEN = [(row[0], row[1]) for row in rows("open.txt", 2)]
PHRASINGS = [(row[0], row[1]) for row in rows("phrasings.txt", 2)]


@pytest.mark.parametrize("text, meant", OPEN)
def test_nothing_is_read_wrongly(text: str, meant: str) -> None:
    found = answer(text)
    assert found.status is not Status.COMPILES or found.reading == meant
    assert found.status is not Status.REFUSED


@pytest.mark.parametrize("text, meant", PHRASINGS)
def test_a_phrasing_is_read(text: str, meant: str) -> None:
    found = answer(text)
    assert (found.status, found.reading) == (Status.COMPILES, meant)


def test_most_of_what_a_sentence_can_say_is_read_at_once() -> None:
    """Few of these texts are asked about, or read by half; a change of the tables shall not make them fewer."""
    counted: Counter[str] = Counter()
    for text, meant in OPEN:
        if meant != "-":
            found = answer(text)
            counted["asked rightly" if meant in found.proposals else str(found.status)] += 1
    assert counted["compiles"] >= 120
    assert counted["compiles"] + counted["asked rightly"] + counted["half"] >= 150

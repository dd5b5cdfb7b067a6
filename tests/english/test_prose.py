"""Rules as rulebooks and long posts put them: each way of prose once, and what is near it and means something else."""

import pytest

from cardhouse.english.front.answers import Status, answer
from tests.english.rows import rows, ways

PROSE = [(row[0], row[1]) for row in rows("prose.txt", 2)]


@pytest.mark.parametrize("text, meant", PROSE)
def test_prose_is_read_as_it_is_meant(text: str, meant: str) -> None:
    found = answer(text)
    assert found.reading == meant if meant != "-" else found.status is not Status.COMPILES


@pytest.mark.parametrize("text, meant", ways("ways.txt"))
def test_each_way_of_saying_it_means_the_same(text: str, meant: str) -> None:
    assert answer(text).reading == meant

"""Rules as rulebooks and long posts put them: each way of prose once, and what is near it and means something else."""

from pathlib import Path

import pytest

from cardhouse.english.front.answers import Status, answer
from tests.english.rows import rows

PROSE = [(row[0], row[1]) for row in rows("prose.txt", 2)]


@pytest.mark.parametrize("text, meant", PROSE)
def test_prose_is_read_as_it_is_meant(text: str, meant: str) -> None:
    found = answer(text)
    assert found.reading == meant if meant != "-" else found.status is not Status.COMPILES


def ways() -> list[tuple[str, str]]:
    found = []
    meant = ""
    for line in (Path(__file__).parent / "ways.txt").read_text("utf-8").splitlines():
        if line.startswith("  "):
            found.append((line.strip(), meant))
        elif line and not line.startswith("#"):
            meant = line
    return found


@pytest.mark.parametrize("text, meant", ways())
def test_each_way_of_saying_it_means_the_same(text: str, meant: str) -> None:
    assert answer(text).reading == meant

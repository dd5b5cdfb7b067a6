"""Every sentence of the catalogue is understood, or left to people, as it says there."""

from pathlib import Path

import pytest

from cardhouse.english.lint import warnings
from cardhouse.english.reading import Stuck, read

ROWS = [
    tuple(part.strip() for part in line.split("|", 3))
    for line in (Path(__file__).parent / "catalogue.txt").read_text(encoding="utf-8").splitlines()
    if not line.startswith("#")
]


def test_the_catalogue_is_whole() -> None:
    assert [row[0] for row in ROWS] == [f"S{number:02}" for number in range(1, 138)]


@pytest.mark.parametrize("name, status, words, text", ROWS, ids=[row[0] for row in ROWS])
def test_status(name: str, status: str, words: str, text: str) -> None:
    found = read(text)
    stops = [part.word if isinstance(part, Stuck) else "+" for part in found.parts]
    assert stops == (words.split() or ["+"] * len(stops))
    expected = "compiles" if found.whole else "human" if not found.rule.sentences else "mixed"
    if found.whole and warnings(found.rule):
        expected = "warned"
    assert status == expected

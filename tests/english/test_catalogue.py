"""Every sentence of the catalogue is understood, or left to people, as it says there; each has one form."""

import pytest

from cardhouse.english.lint import warnings
from cardhouse.english.reading import StuckAt, read
from cardhouse.english.writing import rule_said
from tests.english.rows import rows

CATALOGUE = rows("catalogue.txt", 4)
FORMS = {row[0]: row[1] for row in rows("forms.txt", 2)}


def test_the_catalogue_is_whole() -> None:
    assert [row[0] for row in CATALOGUE] == [f"S{number:02}" for number in range(1, 138)]


@pytest.mark.parametrize("name, status, words, text", CATALOGUE, ids=[row[0] for row in CATALOGUE])
def test_status(name: str, status: str, words: str, text: str) -> None:
    found = read(text)
    stops = [part.word if isinstance(part, StuckAt) else "+" for part in found.parts]
    assert stops == (words.split() or ["+"] * len(stops))
    expected = "compiles" if found.whole else "human" if not found.rule.sentences else "mixed"
    if found.whole and warnings(found.rule):
        expected = "warned"
    assert status == expected


@pytest.mark.parametrize("name, status, words, text", CATALOGUE, ids=[row[0] for row in CATALOGUE])
def test_one_form(name: str, status: str, words: str, text: str) -> None:
    rule = read(text).rule
    assert rule_said(rule) == FORMS.get(name, "" if status == "human" else text)


@pytest.mark.parametrize("text", [row[0] for row in rows("canonical.txt", 1)])
def test_written_as_it_stands(text: str) -> None:
    found = read(text)
    assert found.whole, found.stuck
    assert rule_said(found.rule) == text

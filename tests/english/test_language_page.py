"""The page on the language: every example is exact and runs, everything the language has is there, and every code."""

import re
from collections.abc import Iterator
from dataclasses import is_dataclass
from enum import StrEnum
from pathlib import Path

import pytest

from cardhouse.english import meaning as m
from cardhouse.english.front.answers import Status, answer
from cardhouse.english.reading import read
from cardhouse.english.walking import everything
from cardhouse.english.written.rule import written

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "language.md").read_text(encoding="utf-8")
SOURCES = sorted((ROOT / "src" / "cardhouse" / "english").rglob("*.py"))
_ROW = re.compile(r"^\| (?P<what>[^|]*) \| (?P<example>[^|]*) \|$", re.MULTILINE)
_CODE = re.compile(r"(?:Caution|Trouble)\(\s*\"([a-z-]+)\"")


def table(heading: str) -> list[tuple[str, str]]:
    part = PAGE.partition(f"## {heading}\n")[2].partition("\n## ")[0]
    return [(row["what"], row["example"]) for row in _ROW.finditer(part)]


EXAMPLES = [
    example
    for part in PAGE.split("\n## ")[1:]
    if not part.startswith(("What you are ", "Read, and left"))
    for _, example in [(row["what"], row["example"]) for row in _ROW.finditer(part)]
    if example not in ("Example", "") and not example.startswith("-")
]
LEFT = [example for _, example in table("Read, and left to the people") if not example.startswith(("Example", "-"))]
CLASSES = {each for name in m.__all__ for each in [getattr(m, name)] if isinstance(each, type) and is_dataclass(each)}
NAMES = {
    each for name in m.__all__ for each in [getattr(m, name)] if isinstance(each, type) and issubclass(each, StrEnum)
}


@pytest.mark.parametrize("text", [*EXAMPLES, *LEFT])
def test_an_example_is_exact(text: str) -> None:
    found = answer(text)
    assert (found.status, found.reading) == (Status.COMPILES, text)


@pytest.mark.parametrize("text", EXAMPLES)
def test_an_example_runs(text: str) -> None:
    assert written(text) is not None


@pytest.mark.parametrize("text", LEFT)
def test_what_is_left_to_the_people_does_not_run(text: str) -> None:
    """If it does by now, its row goes up the page."""
    assert written(text) is None


def test_everything_the_language_has_is_there() -> None:
    shown = {type(each) for text in (*EXAMPLES, *LEFT) for each in everything(read(text).rule)}
    assert {each.__name__ for each in CLASSES - shown} == set()


def test_every_word_that_stands_for_something_is_there() -> None:
    shown = {each for text in (*EXAMPLES, *LEFT) for each in everything(read(text).rule) if isinstance(each, StrEnum)}
    missing = {f"{kind.__name__}: {each}" for kind in NAMES for each in kind if each and each not in shown}
    assert missing == set()


@pytest.mark.parametrize("ask, text", [row for row in table("What you are asked") if row[0].startswith("`")])
def test_a_question_is_asked(ask: str, text: str) -> None:
    found = answer(text)
    assert found.status is Status.ASKS
    assert found.understood.ask == ask.strip("`")


def codes() -> Iterator[str]:
    for path in SOURCES:
        yield from _CODE.findall(path.read_text(encoding="utf-8"))


def test_every_code_is_there() -> None:
    told = {row[0].strip("`") for row in (*table("What you are told"), *table("What you are asked")) if "`" in row[0]}
    assert set(codes()) <= told
    assert not {code for code in told if not any(code in path.read_text("utf-8") for path in SOURCES)}

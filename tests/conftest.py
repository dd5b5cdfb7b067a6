"""For all tests."""

from __future__ import annotations

import functools
import os
import warnings
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

from cardhouse.core.checkpoints import RuleFailed

settings.register_profile("patient", deadline=None)  # how long an example takes says more about the machine
settings.load_profile("patient")

TESTS = Path(__file__).parent
ONCE = (
    *("cli", "english", "server", "testing", "web"),
    *("rules/test_families.py", "test_docs.py", "test_index.py", "test_mutate.py", "test_names.py"),
    *("books/test_writing.py", "test_compare.py", "test_kept.py", "test_site.py"),
)
"""Tests of what is never compiled, and of the sources themselves: they are run on the interpreted build alone."""

TWICE = (
    *("cli/test_play_round.py", "english/test_meant.py", "english/test_written.py"),
    *("server/test_chance_kept.py", "server/test_races.py", "server/test_restarts.py", "server/test_whole_games.py"),
)
"""Of those, the ones that play much with what is compiled."""

UNMEASURED = (
    *("bots", "cli", "server", "sim", "web", "store/test_snapshots.py", "test_properties.py"),
    *("books/test_writing.py", "test_mutate.py", "test_native.py"),
    *("moo/test_secrets_kept.py", "moo/test_errors_played.py"),
    *("english/test_catalogue.py", "english/test_front.py", "english/test_loose.py", "english/test_open.py"),
    *("english/test_round_trip.py", "english/test_safety.py", "english/test_saying_back.py", "rules/test_families.py"),
    *("bak/test_search.py", "bak/test_secrets.py", "bartok/test_whole_rounds.py"),
)
"""What is not run under coverage: tests at random, which are slow there, and those of what coverage does not measure.
What they alone would cover shall have a test that says so.
"""


@functools.cache
def is_one_of(path: Path, names: tuple[str, ...]) -> bool:
    """Whether a file of tests is one of these, or stands in one of these folders."""
    return not {TESTS / name for name in names}.isdisjoint({path, *path.parents})


def is_compiled() -> bool:
    return os.environ.get("CARDHOUSE_BUILD") == "compiled"


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """A file of which this run takes nothing is not even read: to read all of them takes each process some ten seconds,
    and the suite has three runs.
    """
    if not collection_path.is_file():
        return None
    if is_compiled() and is_one_of(collection_path, ONCE) and not is_one_of(collection_path, TWICE):
        return True
    unmeasured = is_one_of(collection_path, UNMEASURED)
    match config.getoption("markexpr"):
        case "not unmeasured" if unmeasured:
            return True
        case "unmeasured" if not unmeasured and "unmeasured" not in collection_path.read_text(encoding="utf-8"):
            return True  # nor does one of its tests say it of itself
        case _:
            return None


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if is_one_of(item.path, UNMEASURED):
            item.add_marker(pytest.mark.unmeasured)


@pytest.fixture(autouse=True)
def no_rule_fails_unseen() -> Iterator[None]:
    """A rule that breaks down over a view fails the test, unless the test expects it."""
    with warnings.catch_warnings():
        warnings.simplefilter("error", RuleFailed)
        yield

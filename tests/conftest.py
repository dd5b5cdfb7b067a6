"""For all tests."""

from __future__ import annotations

import os
import warnings
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

from cardhouse.core.jamming import RuleFailed

settings.register_profile("patient", deadline=None)  # how long an example takes says more about the machine
settings.load_profile("patient")

TESTS = Path(__file__).parent
ONCE = (
    *("cli", "english", "server", "testing", "web"),
    *("rules/test_families.py", "test_docs.py", "test_index.py", "test_mutate.py", "test_names.py"),
)
"""Tests of what is never compiled, and of the sources themselves: they are run on the interpreted build alone."""

TWICE = (
    *("cli/test_play_round.py", "english/test_meant.py", "english/test_written.py"),
    *("server/test_chance_kept.py", "server/test_races.py", "server/test_restarts.py", "server/test_whole_games.py"),
)
"""Of those, the ones that play much with what is compiled."""

UNMEASURED = (
    *("bots", "cli", "server", "sim", "web", "store/test_snapshots.py", "test_properties.py"),
    *("moo/test_secrets_kept.py", "moo/test_errors_played.py"),
    *("english/test_catalogue.py", "english/test_front.py", "english/test_loose.py", "english/test_open.py"),
    *("english/test_round_trip.py", "english/test_safety.py", "english/test_saying_back.py", "rules/test_families.py"),
    *("bak/test_search.py", "bak/test_secrets.py", "bartok/test_whole_rounds.py"),
)
"""What is not run under coverage: tests at random, which are slow there, and those of what coverage does not measure.
What they alone would cover shall have a test that says so.
"""


def is_one_of(item: pytest.Item, names: tuple[str, ...]) -> bool:
    """Whether a test stands in one of these files or folders."""
    return not {TESTS / name for name in names}.isdisjoint({item.path, *item.path.parents})


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if is_one_of(item, UNMEASURED):
            item.add_marker(pytest.mark.unmeasured)
    if os.environ.get("CARDHOUSE_BUILD") == "compiled":
        items[:] = [item for item in items if is_one_of(item, TWICE) or not is_one_of(item, ONCE)]


@pytest.fixture(autouse=True)
def no_rule_fails_unseen() -> Iterator[None]:
    """A rule that breaks down over a view fails the test, unless the test expects it."""
    with warnings.catch_warnings():
        warnings.simplefilter("error", RuleFailed)
        yield

"""For all tests."""

from __future__ import annotations

import os
import warnings
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

from cardhouse.core.unheard import RuleFailed

settings.register_profile("patient", deadline=None)  # how long an example takes says more about the machine
settings.load_profile("patient")

TESTS = Path(__file__).parent
NEVER_COMPILED = (
    *("english/test_catalogue.py", "english/test_front.py", "english/test_loose.py", "english/test_open.py"),
    *("english/test_round_trip.py", "english/test_safety.py", "english/test_saying_back.py", "rules/test_families.py"),
)
"""Tests of what is the same on both builds, and of the sources themselves: they are run once."""

UNMEASURED = (
    *("bots", "cli", "web", "store/test_snapshots.py", "test_properties.py"),
    *("moo/test_secrets_kept.py", "moo/test_errors_played.py"),
    *NEVER_COMPILED,
    *("bak/test_search.py", "bak/test_secrets.py", "bartok/test_whole_rounds.py"),
)
"""What is not run under coverage: tests at random, which are slow there, and those of what coverage does not measure.
What they alone would cover shall have a test that says so.
"""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    apart = {TESTS / name for name in UNMEASURED}
    for item in items:
        if apart & {item.path, *item.path.parents}:
            item.add_marker(pytest.mark.unmeasured)
    if os.environ.get("CARDHOUSE_BUILD") == "compiled":
        items[:] = [item for item in items if item.path not in {TESTS / name for name in NEVER_COMPILED}]


@pytest.fixture(autouse=True)
def no_rule_fails_unseen() -> Iterator[None]:
    """A rule that breaks down over a view fails the test, unless the test expects it."""
    with warnings.catch_warnings():
        warnings.simplefilter("error", RuleFailed)
        yield

"""Loaded into pytest: runs the tests that were chosen in their order, and notes where each comes to."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tools.mutation import warm
from tools.mutation.reach import NOTES


def pytest_configure() -> None:
    os.environ["MUTATE_MAIN"] = str(os.getpid())


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    chosen = os.environ.get("MUTATE_CHOSEN")
    if chosen:
        order = {name: at for at, name in enumerate(json.loads(Path(chosen).read_text()))}
        items[:] = sorted((item for item in items if item.nodeid in order), key=lambda item: order[item.nodeid])


@pytest.hookimpl(tryfirst=True)
def pytest_runtestloop(session: pytest.Session) -> bool | None:
    ends = os.environ.get("MUTATE_SERVE")
    if not ends:
        return None
    warm.serve(session, *map(int, ends.split(",")))
    return True


passed: dict[str, tuple[float, bool]] = {}


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    if report.failed:
        warm.failed.add(report.nodeid)
    seconds, passes = passed.get(report.nodeid, (0.0, True))
    passed[report.nodeid] = (seconds + report.duration, passes and report.outcome == "passed")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    folder = os.environ.get("MUTATE_NOTES")
    if not folder:
        return (yield)
    seen: set[int] = getattr(sys.modules.get(NOTES), "SEEN", set())
    seen.clear()
    done = yield
    seen = getattr(sys.modules.get(NOTES), "SEEN", set())
    places = seen.copy()
    for left in Path(folder).glob("*.txt"):  # by programs that the test started
        places.update(map(int, left.read_text().split()))
        left.unlink(missing_ok=True)
    seconds, passes = passed.get(item.nodeid, (0.0, False))
    with (Path(folder) / f"{os.getpid()}.jsonl").open("a") as file:
        file.write(json.dumps([item.nodeid, round(seconds, 3), passes, sorted(places)]) + "\n")
    return done

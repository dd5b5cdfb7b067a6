"""How many acts a second the SQLite store takes here: python -m tests.store.measure [folder]"""

from __future__ import annotations

import sys
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

from cardhouse.store import SqliteStore

BODY = b"x" * 300
TABLES = [f"table {number}" for number in range(64)]


def one_by_one(store: SqliteStore, acts: int) -> None:
    """One table, each act waiting for the one before."""
    for number in range(acts):
        store.append(TABLES[0], number, [(f"act-{number}", BODY)])


def threads(store: SqliteStore, acts: int) -> None:
    """A thread for each table, each act of a table waiting for the one before."""

    def play(table: str) -> None:
        for number in range(acts // len(TABLES)):
            store.append(table, number, [(f"act-{number}", BODY)])

    with ThreadPoolExecutor(len(TABLES)) as pool:
        list(pool.map(play, TABLES))


def later(store: SqliteStore, acts: int) -> None:
    """As a server does: one thread, one act of each table under way at a time."""
    under_way: deque[Future[int]] = deque()
    for act in range(acts):
        if len(under_way) == len(TABLES):
            under_way.popleft().result()
        number, table = divmod(act, len(TABLES))
        under_way.append(store.append_later(TABLES[table], number, [(f"act-{number}", BODY)]))
    for future in under_way:
        future.result()


def measure(folder: str, way: Callable[[SqliteStore, int], None], acts: int) -> str:
    """One line about one way of appending."""
    with TemporaryDirectory(dir=folder) as place, SqliteStore(Path(place) / "log.db") as store:
        for table in TABLES:
            store.create(table, b"")
        commits, start = store.commits, perf_counter()
        way(store, acts)
        seconds, commits = perf_counter() - start, store.commits - commits
    return f"{way.__name__:12}{acts / seconds:8,.0f} acts/s{acts / commits:8.1f} acts a commit"


if __name__ == "__main__":
    folder = sys.argv[1] if len(sys.argv) > 1 else "."
    for way, acts in ((one_by_one, 2_000), (threads, 32_000), (later, 64_000)):
        print(measure(folder, way, acts))

"""Whatever ends the program, an acknowledged append is still there."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from cardhouse.store import Record, SqliteStore, StoreFailed

TABLES = ("ann", "bob", "cat")


def acknowledged(lines: Iterator[str]) -> Iterator[tuple[str, int]]:
    for line in lines:
        if line.endswith("\n"):  # the very last may have been cut off
            table, number = line.split()
            yield table, int(number)


@pytest.mark.parametrize("after", [1, 40, 400])
def test_a_killed_program_loses_no_acknowledged_append(tmp_path: Path, after: int) -> None:
    path = tmp_path / "log.db"
    child = subprocess.Popen(
        [sys.executable, str(Path(__file__).with_name("endless_writer.py")), str(path), *TABLES],
        stdout=subprocess.PIPE,
        text=True,
    )
    assert child.stdout is not None
    known = dict.fromkeys(TABLES, 0)
    with child.stdout as lines:
        for count, (table, number) in enumerate(acknowledged(lines), 1):
            known[table] = number
            if count == after:
                child.kill()  # and read on: what was printed before the end was promised too
    child.wait()
    with SqliteStore(path) as store:
        for table in TABLES:
            log = store.read(table)
            # One append of each thread may have been stored and not yet printed.
            assert known[table] <= len(log) <= known[table] + 1
            assert log == [Record(n + 1, f"act {n}", f"{table}, {n}".encode()) for n in range(len(log))]
            assert store.append(table, len(log), [("the next", b"")]) == len(log) + 1


DISK_THAT_FILLS = """
import resource, sys
from cardhouse.store import SqliteStore, StoreFailed

store = SqliteStore(sys.argv[1])
store.create("friday", b"")
resource.setrlimit(resource.RLIMIT_FSIZE, (300_000, resource.RLIM_INFINITY))
number = 0
try:
    while True:
        number = store.append("friday", number, [(f"a{number}", b"x" * 2000)])
except StoreFailed as failure:
    print(number, type(failure.__cause__).__name__)
resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
assert len(store.read("friday")) == number
print(store.append("friday", number, [("again", b"x" * 2000)]))
store.close()
"""


@pytest.mark.skipif(sys.platform == "win32", reason="limits the size of files as POSIX does")
def test_a_disk_that_fails_and_recovers(tmp_path: Path) -> None:
    path = tmp_path / "log.db"
    child = subprocess.run([sys.executable, "-c", DISK_THAT_FILLS, str(path)], capture_output=True, text=True)
    assert child.returncode == 0, child.stderr
    failed_at, cause, then = child.stdout.split()
    assert cause == "OperationalError"
    assert int(then) == int(failed_at) + 1 > 10
    with SqliteStore(path) as store:
        assert [record.number for record in store.read("friday")] == list(range(1, int(then) + 1))


def test_a_database_that_breaks_while_open_is_told(tmp_path: Path) -> None:
    path = tmp_path / "log.db"
    with SqliteStore(path) as store:
        store.create("friday", b"")
    path.write_bytes(path.read_bytes()[:4096] + b"\xaa" * (path.stat().st_size - 4096))
    with SqliteStore(path) as store:
        with pytest.raises(StoreFailed):
            store.read("friday")
        with pytest.raises(StoreFailed):
            store.append("friday", 0, [("a1", b"")])

"""A file that is just being opened by somebody else, a store that nobody closes, an order of which nothing is known."""

import sqlite3
import threading
import time
from pathlib import Path

import pytest

from cardhouse.store import SqliteStore, sqlite_file
from cardhouse.store.codec import laid_apart


def locked(code: int) -> sqlite3.OperationalError:
    error = sqlite3.OperationalError("it is locked")
    error.sqlite_errorcode = code
    return error


def switched(monkeypatch: pytest.MonkeyPatch, *refusals: int, patience: float = 5.0) -> tuple[int | str, int]:
    """What comes of switching where the file refuses so often, and how often it was tried."""
    waiting, tried = list(refusals), []

    def pragma(db: sqlite3.Connection, words: str) -> str:
        tried.append(words)
        if waiting:
            raise locked(waiting.pop(0))
        return "wal"

    monkeypatch.setattr(sqlite_file, "_pragma", pragma)
    db = sqlite3.connect(":memory:")
    try:
        return sqlite_file._switch_to_wal(db, time.monotonic() + patience), len(tried)
    finally:
        db.close()


BUSY_SNAPSHOT = sqlite3.SQLITE_BUSY | 2 << 8


def test_whoever_meets_another_at_the_door_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    assert switched(monkeypatch) == ("wal", 1)
    assert switched(monkeypatch, sqlite3.SQLITE_BUSY, sqlite3.SQLITE_BUSY, BUSY_SNAPSHOT) == ("wal", 4)


@pytest.mark.parametrize("code, patience", [(sqlite3.SQLITE_FULL, 5.0), (sqlite3.SQLITE_BUSY, -1.0)])
def test_what_does_not_pass_by_itself_is_told(monkeypatch: pytest.MonkeyPatch, code: int, patience: float) -> None:
    with pytest.raises(sqlite3.OperationalError, match="it is locked"):
        switched(monkeypatch, code, patience=patience)


def test_a_store_that_nobody_closes_keeps_no_program_from_ending(tmp_path: Path) -> None:
    before = set(threading.enumerate())
    store = SqliteStore(tmp_path / "tables.db")
    try:
        begun = set(threading.enumerate()) - before
        assert begun
        assert all(thread.daemon for thread in begun)
    finally:
        store.close()


def test_of_an_order_that_says_nothing_nothing_is_made_up() -> None:
    assert laid_apart({}) == {
        "turns": {},
        "card": {"face": -1},
        "later": {"skips": 0, "turns": 0, "turns_back": False},
        "owed": {
            "kind": "draw",
            "number": 0,
            "bearer": -1,
            "answers": "",
            "adds": False,
            "key": "",
            "handed": False,
            "drawn": 0,
        },
        "passing": {"places": -1, "way": 1},
    }

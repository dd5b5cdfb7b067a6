"""Opening a database file: is it ours, which version is it, and which connection does what."""

from __future__ import annotations

import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib.resources import files
from threading import Lock

from cardhouse.store.errors import CannotOpen, StoreClosed, StoreFailed

VERSION = 1
"""The newest schema/sqlite-N.sql. A change is a new file, applied on top of the older ones."""

APPLICATION_ID = 0x43415244
OWNER_ONLY = 0o600
CACHE = 512
"""Thousands of bytes that a connection keeps of the file. A log is written at its end and read once, when a table is
opened; what was written lately the system has at hand."""


def open_writer(path: str, patience: float) -> sqlite3.Connection:
    """The one connection that writes, on a file that is there, ours and up to date. Raises CannotOpen."""
    if path in ("", ":memory:"):
        raise CannotOpen(path, "each connection would see a database of its own; use MemoryStore")
    try:
        _keep_private(path)
        db = _connect(path, patience)
    except sqlite3.Error as error:
        raise CannotOpen(path, str(error)) from error
    try:
        _check_ours(db, path)
        _make_durable(db, path, patience)
        _migrate(db)
    except sqlite3.Error as error:
        db.close()
        foreign = getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_NOTADB
        raise CannotOpen(path, "it is not an SQLite database" if foreign else str(error)) from error
    except CannotOpen:
        db.close()
        raise
    return db


def _keep_private(path: str) -> None:
    """Let nobody but the owner read the file: it holds the secrets of all tables. SQLite gives the files beside it the
    same permissions.
    """
    with suppress(OSError):  # whoever opens it then says what is wrong
        if not os.path.exists(path):
            os.close(os.open(path, os.O_CREAT | os.O_RDWR, OWNER_ONLY))
        for each in (path, f"{path}-wal", f"{path}-shm"):
            if os.path.isfile(each):
                os.chmod(each, OWNER_ONLY)


class Readers:
    """Connections for reading, each used by one thread at a time and kept for the next.

    A read in WAL mode never waits for the writer and sees all that was committed before it began.
    """

    def __init__(self, path: str, patience: float) -> None:
        self._path = path
        self._patience = patience
        self._idle: list[sqlite3.Connection] = []
        self._closed = False
        self._lock = Lock()

    @contextmanager
    def one(self) -> Iterator[sqlite3.Connection]:
        """Lend a connection. Raises StoreClosed, and StoreFailed when the database fails."""
        with self._lock:
            if self._closed:
                raise StoreClosed
            db = self._idle.pop() if self._idle else None
        try:
            if db is None:
                db = _connect(self._path, self._patience)
                db.execute("PRAGMA query_only = ON")
                db.execute(f"PRAGMA cache_size = -{CACHE}")
            yield db
        except sqlite3.Error as error:
            if db is not None:
                db.close()
            raise StoreFailed(str(error)) from error
        except BaseException:
            if db is not None:
                self._give_back(db)
            raise
        self._give_back(db)

    def close(self) -> None:
        """Close what is idle now, and what is lent when it comes back."""
        with self._lock:
            self._closed = True
            idle, self._idle = self._idle, []
        for db in idle:
            db.close()

    def _give_back(self, db: sqlite3.Connection) -> None:
        with self._lock:
            if not self._closed:
                self._idle.append(db)
                return
        db.close()


def _connect(path: str, patience: float) -> sqlite3.Connection:
    # Without an isolation level, Python leaves BEGIN and COMMIT to us.
    return sqlite3.connect(os.path.abspath(path), timeout=patience, isolation_level=None, check_same_thread=False)


def _pragma(db: sqlite3.Connection, name: str) -> int | str:
    value: int | str = db.execute(f"PRAGMA {name}").fetchone()[0]
    return value


def _check_ours(db: sqlite3.Connection, path: str) -> None:
    # Before anything is changed: even switching to WAL would alter somebody else's database.
    # In one transaction, because another process may be making the file just now.
    db.execute("BEGIN")
    (things,) = db.execute("SELECT count(*) FROM sqlite_master").fetchone()
    owner, version = _pragma(db, "application_id"), int(_pragma(db, "user_version"))
    db.execute("COMMIT")
    if owner != APPLICATION_ID and (owner or version or things):
        raise CannotOpen(path, "it is a database of some other program")
    if version > VERSION:
        raise CannotOpen(
            path, f"it was made by a newer Cardhouse (its format is {version}, this one knows up to {VERSION})"
        )


def _make_durable(db: sqlite3.Connection, path: str, patience: float) -> None:
    if _switch_to_wal(db, time.monotonic() + patience) != "wal":
        raise CannotOpen(path, "write-ahead logging does not work there; choose a folder on a local disk")
    db.execute("PRAGMA synchronous = FULL")
    db.execute("PRAGMA fullfsync = ON")  # on macOS a plain fsync stops at the drive's cache
    db.execute("PRAGMA foreign_keys = ON")
    db.execute(f"PRAGMA cache_size = -{CACHE}")


def _switch_to_wal(db: sqlite3.Connection, deadline: float) -> int | str:
    # SQLite's own waiting for locks does not cover this switch, so two who open a new file at once can meet here.
    while True:
        try:
            return _pragma(db, "journal_mode = WAL")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or time.monotonic() > deadline:
                raise
            time.sleep(0.002)


def _migrate(db: sqlite3.Connection) -> None:
    if _pragma(db, "user_version") == VERSION:
        return
    db.execute("BEGIN IMMEDIATE")
    try:
        # Asked again inside: another process may have done it while we waited for the lock.
        for step in range(int(_pragma(db, "user_version")) + 1, VERSION + 1):
            for statement in _statements(step):
                db.execute(statement)
        db.execute("COMMIT")
    except BaseException:
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise


def _statements(step: int) -> Iterator[str]:
    # Not executescript: it would commit before the first statement.
    statement = ""
    for line in files("cardhouse.store").joinpath("schema", f"sqlite-{step}.sql").read_text("utf-8").splitlines(True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""

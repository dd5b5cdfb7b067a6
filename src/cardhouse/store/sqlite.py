"""The store in one SQLite file, the default: nothing to install, and an acknowledged append survives a power cut."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Sequence
from concurrent.futures import Future
from functools import partial

from cardhouse.store.errors import AheadOfLog, DuplicateAct, StaleNumber, TableExists, UnknownTable
from cardhouse.store.protocol import (
    NewRecord,
    Record,
    Store,
    check_bytes,
    check_limit,
    check_name,
    check_records,
    check_snapshot,
    storable,
)
from cardhouse.store.sqlite_file import Readers, open_writer
from cardhouse.store.sqlite_writer import GroupWriter

LARGEST_INTEGER = 2**63 - 1


class SqliteStore(Store):
    """Keeps all tables in the file at `path`, made if it is not there.

    Several stores, also of several processes, may have the file open;
    `patience` is how many seconds one waits for another's lock.
    """

    def __init__(self, path: str | os.PathLike[str], *, patience: float = 10.0) -> None:
        self._ends = Ends()
        self._writer = GroupWriter(open_writer(os.fspath(path), patience), self._ends.forget)
        self._readers = Readers(os.fspath(path), patience)

    @property
    def commits(self) -> int:
        """How many groups were committed since the store was opened."""
        return self._writer.commits

    def create(self, table: str, about: bytes) -> None:
        check_name("a table's name", table)
        check_bytes("what a table is about", about)
        self._writer.do(partial(_create, table=table, about=about))

    def tables(self) -> list[str]:
        with self._readers.one() as db:
            return [name for (name,) in db.execute("SELECT name FROM tables ORDER BY id")]

    def about(self, table: str) -> bytes:
        with self._readers.one() as db:
            row = db.execute("SELECT about FROM tables WHERE name = ?", (_known(table),)).fetchone()
        if row is None:
            raise UnknownTable(table)
        about: bytes = row[0]
        return about

    def append(self, table: str, expected: int, records: Sequence[NewRecord]) -> int:
        check_records(records)
        return self._writer.do(partial(self._ends.append, table=table, expected=expected, records=tuple(records)))

    def append_later(self, table: str, expected: int, records: Sequence[NewRecord]) -> Future[int]:
        check_records(records)
        return self._writer.submit(partial(self._ends.append, table=table, expected=expected, records=tuple(records)))

    def read(self, table: str, after: int = 0, limit: int | None = None) -> list[Record]:
        check_limit(limit)
        after = min(max(after, 0), LARGEST_INTEGER)
        most = LARGEST_INTEGER if limit is None else min(limit, LARGEST_INTEGER)
        with self._readers.one() as db:
            rows = db.execute(
                "SELECT number, act_id, body FROM records WHERE table_id = ? AND number > ? ORDER BY number LIMIT ?",
                (_id(db, table), after, most),
            ).fetchall()
        return [Record(*row) for row in rows]

    def find(self, table: str, act_id: str) -> Record | None:
        with self._readers.one() as db:
            id = _id(db, table)
            if not storable(act_id):
                return None
            row = db.execute(
                "SELECT number, act_id, body FROM records WHERE table_id = ? AND act_id = ?", (id, act_id)
            ).fetchone()
        return None if row is None else Record(*row)

    def snapshot(self, table: str, number: int, body: bytes) -> None:
        check_snapshot(number, body)
        self._writer.do(partial(_snapshot, table=table, number=number, body=body))

    def latest_snapshot(self, table: str) -> tuple[int, bytes] | None:
        with self._readers.one() as db:
            row: tuple[int, bytes] | None = db.execute(
                "SELECT number, body FROM snapshots WHERE table_id = ?", (_id(db, table),)
            ).fetchone()
        return row

    def close(self) -> None:
        self._readers.close()
        self._writer.close()


def _known(table: str) -> str:
    """The name, if there can be such a table at all; SQLite cannot even be asked about some."""
    if not storable(table):
        raise UnknownTable(table)
    return table


def _id(db: sqlite3.Connection, table: str) -> int:
    row = db.execute("SELECT id FROM tables WHERE name = ?", (_known(table),)).fetchone()
    if row is None:
        raise UnknownTable(table)
    id: int = row[0]
    return id


def _last(db: sqlite3.Connection, id: int) -> int:
    last: int = db.execute("SELECT coalesce(max(number), 0) FROM records WHERE table_id = ?", (id,)).fetchone()[0]
    return last


def _create(db: sqlite3.Connection, *, table: str, about: bytes) -> int:
    try:
        db.execute("INSERT INTO tables (name, about) VALUES (?, ?)", (table, about))
    except sqlite3.IntegrityError:
        raise TableExists(table) from None
    return 0


class Ends:
    """Where the logs of tables end, as far as this store has written them, so that it need not ask.

    Whatever another process has written meanwhile, the database refuses a number that is taken, and then it is asked.
    """

    def __init__(self) -> None:
        self._ends: dict[str, tuple[int, int]] = {}

    def forget(self) -> None:
        self._ends.clear()

    def append(self, db: sqlite3.Connection, *, table: str, expected: int, records: Sequence[NewRecord]) -> int:
        known = self._ends.get(table)
        if known is not None and known[1] == expected:
            id, last = known
        else:
            id = _id(db, table)
            last = _last(db, id)
        if expected != last:
            _check_new(db, id, last, table, records)
            raise StaleNumber(table, expected, last)
        try:
            return self._insert(db, table, id, last, records)
        except sqlite3.IntegrityError:
            _check_new(db, id, last, table, records)
            now = _last(db, id)
            if now == last:
                raise
            _check_new(db, id, now, table, records)  # another process has written meanwhile
            raise StaleNumber(table, expected, now) from None

    def _insert(self, db: sqlite3.Connection, table: str, id: int, last: int, records: Sequence[NewRecord]) -> int:
        rows = [(id, number, act_id, body) for number, (act_id, body) in enumerate(records, last + 1)]
        db.executemany("INSERT INTO records (table_id, number, act_id, body) VALUES (?, ?, ?, ?)", rows)
        self._ends[table] = (id, last + len(rows))
        return last + len(rows)


def _check_new(db: sqlite3.Connection, id: int, last: int, table: str, records: Sequence[NewRecord]) -> None:
    for act_id, _ in records:
        # Up to the last number only: some of these records may just have gone in, and are about to be undone.
        row = db.execute(
            "SELECT number FROM records WHERE table_id = ? AND act_id = ? AND number <= ?", (id, act_id, last)
        ).fetchone()
        if row is not None:
            raise DuplicateAct(table, act_id, row[0])


def _snapshot(db: sqlite3.Connection, *, table: str, number: int, body: bytes) -> int:
    id = _id(db, table)
    last = _last(db, id)
    if number > last:
        raise AheadOfLog(table, number, last)
    db.execute(
        "INSERT INTO snapshots (table_id, number, body) VALUES (?, ?, ?) ON CONFLICT (table_id) DO UPDATE"
        " SET number = excluded.number, body = excluded.body WHERE excluded.number >= snapshots.number",
        (id, number, body),
    )
    return number

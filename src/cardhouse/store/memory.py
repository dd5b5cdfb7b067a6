"""A store that forgets everything when it is closed: for tests, simulations and practice tables."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from threading import Lock

from cardhouse.store.errors import AheadOfLog, DuplicateAct, StaleNumber, StoreClosed, TableExists, UnknownTable
from cardhouse.store.protocol import (
    NewRecord,
    Record,
    Store,
    check_bytes,
    check_limit,
    check_name,
    check_records,
    check_snapshot,
)


@dataclass
class _Log:
    """What is kept for one table."""

    about: bytes
    records: list[Record] = field(default_factory=list)
    numbers: dict[str, int] = field(default_factory=dict)
    snapshot: tuple[int, bytes] | None = None


class MemoryStore(Store):
    """Keeps all tables in memory."""

    def __init__(self) -> None:
        self._logs: dict[str, _Log] = {}
        self._lock = Lock()
        self._closed = False

    def create(self, table: str, about: bytes) -> None:
        check_name("a table's name", table)
        check_bytes("what a table is about", about)
        with self._lock:
            self._check_open()
            if table in self._logs:
                raise TableExists(table)
            self._logs[table] = _Log(about)

    def tables(self) -> list[str]:
        with self._lock:
            self._check_open()
            return list(self._logs)

    def about(self, table: str) -> bytes:
        with self._lock:
            return self._log(table).about

    def append(self, table: str, expected: int, records: Sequence[NewRecord]) -> int:
        check_records(records)
        with self._lock:
            log = self._log(table)
            for act_id, _ in records:
                if act_id in log.numbers:
                    raise DuplicateAct(table, act_id, log.numbers[act_id])
            if expected != len(log.records):
                raise StaleNumber(table, expected, len(log.records))
            for number, (act_id, body) in enumerate(records, expected + 1):
                log.records.append(Record(number, act_id, body))
                log.numbers[act_id] = number
            return len(log.records)

    def read(self, table: str, after: int = 0, limit: int | None = None) -> list[Record]:
        check_limit(limit)
        with self._lock:
            first = max(after, 0)
            return self._log(table).records[first : None if limit is None else first + limit]

    def find(self, table: str, act_id: str) -> Record | None:
        with self._lock:
            log = self._log(table)
            number = log.numbers.get(act_id)
            return None if number is None else log.records[number - 1]

    def snapshot(self, table: str, number: int, body: bytes) -> None:
        check_snapshot(number, body)
        with self._lock:
            log = self._log(table)
            if number > len(log.records):
                raise AheadOfLog(table, number, len(log.records))
            if log.snapshot is None or number >= log.snapshot[0]:
                log.snapshot = (number, body)

    def latest_snapshot(self, table: str) -> tuple[int, bytes] | None:
        with self._lock:
            return self._log(table).snapshot

    def close(self) -> None:
        with self._lock:
            self._closed = True
            self._logs.clear()

    def _check_open(self) -> None:
        if self._closed:
            raise StoreClosed

    def _log(self, table: str) -> _Log:
        self._check_open()
        if table not in self._logs:
            raise UnknownTable(table)
        return self._logs[table]

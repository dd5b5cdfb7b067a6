"""What every store does: keep numbered records for each table, and never change one.

A store knows nothing of cards or rules. Its records are bytes, and so is what a table says about itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from types import TracebackType
from typing import Protocol, Self, TypeAlias

from cardhouse.store.errors import StoreClosed, StoreError

NewRecord: TypeAlias = tuple[str, bytes]
"""An act id and a body; the store gives the number."""

LONGEST_NAME = 255
"""Act ids come from clients, and an index entry has a size limit in some databases."""


@dataclass(frozen=True, slots=True)
class Record:
    """One entry of a table's log. Numbers start at 1 and have no gaps."""

    number: int
    act_id: str
    body: bytes


class Store(Protocol):
    """An event log for many tables. All methods may be called from any thread."""

    def create(self, table: str, about: bytes) -> None:
        """Begin a table with its fixed header. Raises TableExists."""
        ...

    def tables(self) -> list[str]:
        """The names of all tables, in the order in which they were created."""
        ...

    def about(self, table: str) -> bytes:
        """The header the table was created with."""
        ...

    def append(self, table: str, expected: int, records: Sequence[NewRecord]) -> int:
        """Add all the records, or none, and give the number of the last one once they are durable.

        `expected` is the number of the last record the caller knows, 0 for none; any other than the true one
        raises StaleNumber. An act id already in the table raises DuplicateAct, even when the number is stale too:
        whoever repeats an act wants its first answer.
        """
        ...

    def append_later(self, table: str, expected: int, records: Sequence[NewRecord]) -> Future[int]:
        """Like append, without waiting: the future is resolved once the records are durable.

        Misuse and StoreClosed are raised here; everything else comes through the future.
        """
        done: Future[int] = Future()
        try:
            done.set_result(self.append(table, expected, records))
        except StoreClosed:
            raise
        except StoreError as error:
            done.set_exception(error)
        return done

    def read(self, table: str, after: int = 0, limit: int | None = None) -> list[Record]:
        """The records numbered above `after`, oldest first, at most `limit` of them."""
        ...

    def find(self, table: str, act_id: str) -> Record | None:
        """The record of this act, if it was ever stored."""
        ...

    def snapshot(self, table: str, number: int, body: bytes) -> None:
        """Remember what the table looked like after record `number`. An older one than is kept is ignored.

        Raises AheadOfLog for a record that is not there.
        """
        ...

    def latest_snapshot(self, table: str) -> tuple[int, bytes] | None:
        """The newest snapshot and its number. A store may drop snapshots at any time, so None is always possible."""
        ...

    def close(self) -> None:
        """Finish what was begun and let go. Closing twice is fine; everything else then raises StoreClosed."""
        ...

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def storable(name: str) -> bool:
    """Whether every store can hold this name: not all databases take NUL, and lone surrogates have no UTF-8."""
    return 0 < len(name) <= LONGEST_NAME and not any(c == "\0" or "\ud800" <= c <= "\udfff" for c in name)


def check_name(what: str, name: str) -> None:
    """Raise where a name is given that not every store can hold."""
    if not storable(name):
        raise ValueError(f"{what} must be 1 to {LONGEST_NAME} characters, with no NUL and no surrogate, not {name!r}")


def check_bytes(what: str, body: bytes) -> None:
    """Raise where something else than bytes is given: a database might take it, and give back something else."""
    if not isinstance(body, bytes):
        raise TypeError(f"{what} must be bytes, not {type(body).__name__}")


def check_records(records: Sequence[NewRecord]) -> None:
    """Raise for records that could never be stored, whatever the table holds."""
    seen: set[str] = set()
    for act_id, body in records:
        check_name("an act id", act_id)
        check_bytes(f"the body of act {act_id!r}", body)
        if act_id in seen:
            raise ValueError(f"act {act_id!r} is named twice in one append; give each record an act id of its own")
        seen.add(act_id)


def check_limit(limit: int | None) -> None:
    """Raise for a negative limit, which databases understand as no limit at all."""
    if limit is not None and limit < 0:
        raise ValueError(f"limit must be 0 or more, or None for all records, not {limit}")


def check_snapshot(number: int, body: bytes) -> None:
    """Raise for a snapshot that could never be stored, whatever the table holds."""
    check_bytes("a snapshot", body)
    if number < 0:
        raise ValueError(f"a snapshot is taken after record 0 or a later one, not {number}")

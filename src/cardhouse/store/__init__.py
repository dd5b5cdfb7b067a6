"""The event log: what happened at every table, numbered and kept for ever."""

from cardhouse.store.errors import (
    AheadOfLog,
    CannotOpen,
    DuplicateAct,
    StaleNumber,
    StoreClosed,
    StoreError,
    StoreFailed,
    TableExists,
    UnknownTable,
)
from cardhouse.store.memory import MemoryStore
from cardhouse.store.protocol import NewRecord, Record, Store
from cardhouse.store.sqlite import SqliteStore

__all__ = [
    "AheadOfLog",
    "CannotOpen",
    "DuplicateAct",
    "MemoryStore",
    "NewRecord",
    "Record",
    "SqliteStore",
    "StaleNumber",
    "Store",
    "StoreClosed",
    "StoreError",
    "StoreFailed",
    "TableExists",
    "UnknownTable",
]

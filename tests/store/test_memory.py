"""The store in memory keeps the contract of all stores."""

from pathlib import Path

from cardhouse.store import MemoryStore, Store
from cardhouse.testing.store_contract import StoreContract


class TestMemoryStore(StoreContract):
    def make(self, folder: Path) -> Store:
        return MemoryStore()

"""What can go wrong with a store, each with the names and numbers a caller needs.

The fields are the exception's arguments, so that errors can be compared, copied and sent between processes.
"""

from __future__ import annotations


class StoreError(Exception):
    """Anything a store refuses or fails to do."""


class UnknownTable(StoreError):
    """No table of this name was ever created here."""

    def __init__(self, table: str) -> None:
        super().__init__(table)
        self.table = table

    def __str__(self) -> str:
        return f"there is no table {self.table!r} in this store; create it first"


class TableExists(StoreError):
    """A table's name is taken for ever, since its log is."""

    def __init__(self, table: str) -> None:
        super().__init__(table)
        self.table = table

    def __str__(self) -> str:
        return f"there is already a table {self.table!r} in this store; choose another name"


class StaleNumber(StoreError):
    """Somebody else appended first, or the caller is ahead of the log."""

    def __init__(self, table: str, expected: int, last: int) -> None:
        super().__init__(table, expected, last)
        self.table = table
        self.expected = expected
        self.last = last

    def __str__(self) -> str:
        return (
            f"the last record of table {self.table!r} is number {self.last}, not {self.expected}; "
            "read what is new and decide again"
        )


class DuplicateAct(StoreError):
    """The act is in the log already; `number` is the record that holds its first answer."""

    def __init__(self, table: str, act_id: str, number: int) -> None:
        super().__init__(table, act_id, number)
        self.table = table
        self.act_id = act_id
        self.number = number

    def __str__(self) -> str:
        return f"act {self.act_id!r} is already record {self.number} of table {self.table!r}"


class AheadOfLog(StoreError):
    """A snapshot of records that are not in the log: to fold from it would skip what really happened."""

    def __init__(self, table: str, number: int, last: int) -> None:
        super().__init__(table, number, last)
        self.table = table
        self.number = number
        self.last = last

    def __str__(self) -> str:
        return (
            f"a snapshot of table {self.table!r} at record {self.number} cannot be kept: "
            f"the last record is number {self.last}"
        )


class StoreClosed(StoreError):
    """The store was closed; nothing was stored or read."""

    def __str__(self) -> str:
        return "this store is closed; open it again to use it"


class StoreFailed(StoreError):
    """The disk or the database failed; whether a write was kept is known only after reading again."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason

    def __str__(self) -> str:
        return f"the store could not do it: {self.reason}; read the table again before you retry"


class CannotOpen(StoreError):
    """The file cannot be used as a store."""

    def __init__(self, path: str, reason: str) -> None:
        super().__init__(path, reason)
        self.path = path
        self.reason = reason

    def __str__(self) -> str:
        return f"cannot open {self.path!r} as a store: {self.reason}"

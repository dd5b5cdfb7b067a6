"""Appends for ever to the store named on the command line, and prints each number once it is acknowledged."""

import sys
from threading import Thread

from cardhouse.store import SqliteStore


def play(store: SqliteStore, table: str) -> None:
    number = 0
    while True:
        number = store.append(table, number, [(f"act {number}", f"{table}, {number}".encode())])
        sys.stdout.write(f"{table} {number}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    store = SqliteStore(sys.argv[1])
    for table in sys.argv[2:]:
        store.create(table, b"")
    for table in sys.argv[2:]:
        Thread(target=play, args=(store, table)).start()

"""A server that writes a snapshot every few entries, to be killed: `python -m tests.server.snapshotting DATA`."""

import socket
import sys

from cardhouse.server import Settings, make_app
from cardhouse.server.running import run
from cardhouse.store import SqliteStore

if __name__ == "__main__":
    sock = socket.create_server(("127.0.0.1", 0))
    print(f"http://127.0.0.1:{sock.getsockname()[1]}", flush=True)
    with SqliteStore(sys.argv[1]) as store:
        settings = Settings(bot_pause=(0.0, 0.0), seed=5, snapshot_every=7)
        run(make_app(store, settings), sock, settings)

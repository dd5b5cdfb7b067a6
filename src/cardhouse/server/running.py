"""How the application is run: one process, its own settings for sockets and memory."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import socket
from typing import Final

import uvicorn
from starlette.applications import Starlette

LARGEST_FRAME: Final = 65_536
RARELY: Final = (50_000, 50, 100)


def run(app: Starlette, sock: socket.socket, *, certfile: str | None = None, keyfile: str | None = None) -> None:
    """Serve until somebody ends it."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*RARELY)  # tables are values without cycles; looking through all of them makes everybody wait
    config = uvicorn.Config(
        app,
        log_level="warning",
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,  # messages are small, and it costs memory for each connection
        ssl_certfile=certfile,
        ssl_keyfile=keyfile,
        timeout_graceful_shutdown=2,
    )
    with contextlib.suppress(asyncio.CancelledError):
        uvicorn.Server(config).run(sockets=[sock])

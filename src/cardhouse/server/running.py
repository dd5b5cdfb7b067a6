"""How the application is run: one process, its own settings for sockets and memory."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import socket
from collections import Counter
from typing import Any, Final

import uvicorn
from starlette.applications import Starlette
from uvicorn.protocols.http.auto import AutoHTTPProtocol

from cardhouse.english.front.reading import peoples_grammar
from cardhouse.server.direct import DirectSocket
from cardhouse.server.settings import Settings

LARGEST_FRAME: Final = 65_536
RARELY: Final = (50_000, 50, 100)
BUSY: Final = b"HTTP/1.1 503 Service Unavailable\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


def configured(app: Starlette, settings: Settings, **options: Any) -> uvicorn.Config:
    """How uvicorn serves the application. A connection has some seconds for its whole request, and one address has so
    many connections that are no sockets yet.
    """
    opened: Counter[str] = Counter()

    class Patient(AutoHTTPProtocol):  # type: ignore[misc, valid-type]  # which one depends on what is installed
        """Speaks HTTP with whoever gets to the point."""

        deadline: asyncio.TimerHandle | None = None
        answered: Any = None
        open_requests = 0
        address: str | None = None

        def connection_made(self, transport: asyncio.Transport) -> None:
            super().connection_made(transport)
            self.address = str((transport.get_extra_info("peername") or ("",))[0])
            opened[self.address] += 1
            if opened[self.address] > settings.address_connections:
                transport.write(BUSY)
                transport.close()
                return
            self.wait()

        def wait(self) -> None:
            self.deadline = asyncio.get_running_loop().call_later(settings.first_request, self.transport.close)

        def served(self) -> None:
            if self.deadline is not None:
                self.deadline.cancel()
                self.deadline = None

        def let_go(self) -> None:
            self.served()
            if self.address is not None:
                opened[self.address] -= 1
                if not opened[self.address]:
                    del opened[self.address]
                self.address = None

        def data_received(self, data: bytes) -> None:
            if self.deadline is None:
                self.wait()
            super().data_received(data)
            if self.cycle is not None and self.cycle is not self.answered and not self.cycle.more_body:
                self.answered = self.cycle
                if not self.open_requests:
                    self.served()
            if self.address is None:  # it has become a socket
                self.served()

        def on_message_begin(self) -> None:
            self.open_requests += 1
            super().on_message_begin()

        def on_message_complete(self) -> None:
            self.open_requests -= 1
            super().on_message_complete()

        def handle_websocket_upgrade(self, *event: Any) -> None:
            self.let_go()
            super().handle_websocket_upgrade(*event)
            self.parser = None  # it knows whom it parses for: both would stay until somebody looks for such circles

        def connection_lost(self, exc: Exception | None) -> None:
            self.let_go()
            super().connection_lost(exc)

    return uvicorn.Config(
        app,
        http=Patient,
        ws=DirectSocket,
        log_level="warning",
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,  # messages are small, and it costs memory for each connection
        timeout_graceful_shutdown=2,
        **options,
    )


def run(
    app: Starlette,
    sock: socket.socket,
    settings: Settings,
    *,
    certfile: str | None = None,
    keyfile: str | None = None,
) -> None:
    """Serve until somebody ends it."""
    peoples_grammar()  # made now, and not while somebody who writes the first rule waits, and all others with them
    gc.collect()
    gc.freeze()
    gc.set_threshold(*RARELY)  # tables are values without cycles; looking through all of them makes everybody wait
    config = configured(app, settings, ssl_certfile=certfile, ssl_keyfile=keyfile)
    with contextlib.suppress(asyncio.CancelledError):
        uvicorn.Server(config).run(sockets=[sock])

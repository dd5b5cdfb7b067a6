"""Sockets with a shorter way: what a table says goes straight out, and what comes in goes straight to the table."""

from __future__ import annotations

from asyncio import TimerHandle
from typing import Any, Final
from typing import Protocol as Form
from uuid import UUID

from starlette.websockets import WebSocketDisconnect
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import Protocol

from cardhouse.server.mailbox import Mailbox, Signal
from cardhouse.server.pinging import Pinger

DIRECT: Final = "cardhouse.direct"
PINGER: Final = "cardhouse.pinger"
"""What sockets of one server share is in the state of its application."""
TEXT_AT_ONCE: Final = 0x81
"""The first byte of a frame that is a whole text."""
NOBODYS: Final = UUID(int=0)
"""The name that all connections have, of which nobody makes use."""
OF_THE_BEGINNING: Final = ("app", "asgi_version", "config", "default_headers", "root_path", "scheme", "scope")
"""What a socket needs until it is open."""
SHORT: Final = 126
LONGER: Final = 1 << 16


def frame(text: str) -> bytes:
    """A text as a server sends it, in one frame."""
    body = text.encode()
    length = len(body)
    if length < SHORT:
        return bytes((TEXT_AT_ONCE, length)) + body
    if length < LONGER:
        return bytes((TEXT_AT_ONCE, 126)) + length.to_bytes(2, "big") + body
    return bytes((TEXT_AT_ONCE, 127)) + length.to_bytes(8, "big") + body


class Ears(Form):
    """Whoever hears what comes in."""

    def hear(self, message: str | bytes, /) -> None: ...

    def end(self) -> None:
        """The connection is gone, or has been told goodbye; this may be said twice."""


class DirectSocket(WebSocketsSansIOProtocol):
    """A socket as uvicorn has it, from the handshake to the end. Once it is open, messages need neither a queue nor a
    task on their way, if the application asks for that; it finds this under `DIRECT` in the extensions of its scope.
    """

    listener: Ears | None = None

    # What is so as long as a socket stays and all is well: none of them takes room for it.
    handshake_initiated = handshake_complete = True
    close_sent = disconnected = read_paused = False
    server: tuple[str, int | None] | None = None
    client: tuple[str, int] | None = None
    close_timer: TimerHandle | None = None
    ping_timer: TimerHandle | None = None
    pong_timer: TimerHandle | None = None
    pending_ping_payload: bytes | None = None
    initial_response: tuple[int, list[tuple[str, str]], bytes] | None = None

    def __init__(self, *args: Any, **options: Any) -> None:  # Any: uvicorn's own affair
        super().__init__(*args, **options)
        self.queue: Any = Mailbox[Any]()
        self.writable: Any = Signal()
        self.writable.set()
        self.pinger: Final[Pinger] = self.app_state.setdefault(PINGER, Pinger(self.loop))

    def schedule_ping(self) -> None:
        self.pinger.wake(self, max(0.0, (self.ping_interval or 0.0) - self.last_ping_rtt))

    def stop_keepalive(self) -> None:
        super().stop_keepalive()
        self.pinger.forget(self)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        scope: Any = getattr(self, "scope", None)  # Any: uvicorn's own form; there is none if the handshake failed
        if scope is not None:
            scope["extensions"][DIRECT] = self

    def settle(self) -> None:
        """Forget the handshake, which was as it should be, and read frames anew: what has read the request remembers it
        as long as it reads. Nobody sends a frame before they are told that the socket is open.
        """
        self.conn.parser = Protocol.parse(self.conn)
        next(self.conn.parser)
        del self.request, self.response

    def stay(self, listener: Ears) -> None:
        """Go on without the task of the application, which returns: from now on this listener hears what comes in."""
        self.listener = listener
        self.client = self.server = None
        self.conn.id = NOBODYS
        for name in OF_THE_BEGINNING:
            delattr(self, name)
        held, usual = vars(self).items(), vars(DirectSocket)
        self.__dict__ = {name: value for name, value in held if name not in usual or value is not usual[name]}

    async def run_asgi(self) -> None:
        """Let the application do what it does with a socket. When it returns, the socket is closed, unless it stays."""
        try:
            await self.app(self.scope, self.receive, self.send)
        except ClientDisconnected:
            pass
        except BaseException:
            self.logger.exception("Exception in ASGI application\n")
            self.send_500_response()
        else:
            if not self.handshake_complete:
                self.logger.error("ASGI callable returned without completing handshake.")
                self.send_500_response()
        if self.listener is None and self.close_timer is None:
            self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.listener is not None:
            self.listener.end()
            self.listener = None

    async def send_text(self, text: str) -> None:
        """Write a text as soon as that can be done. Raises WebSocketDisconnect."""
        await self.tell({"type": "websocket.send", "text": text})

    async def close(self, code: int, reason: str) -> None:
        """Say goodbye. Raises WebSocketDisconnect."""
        await self.tell({"type": "websocket.close", "code": code, "reason": reason})
        if self.listener is not None:
            self.listener.end()

    async def tell(self, message: Any) -> None:  # Any: one of the forms that uvicorn has for it
        try:
            await self.send(message)
        except OSError:  # it is gone; so the usual way says it, too
            raise WebSocketDisconnect(1006) from None

    @property
    def ready(self) -> bool:
        """Whether a text can be written at once: the socket is open, and whoever is there keeps up."""
        return (
            self.handshake_complete
            and not self.close_sent
            and not self.disconnected
            and self.writable.is_set()
            and not self.transport.is_closing()
        )

    def say(self, text: str) -> None:
        """Write a text, if it is `ready`."""
        self.transport.write(frame(text))

    def send_receive_event_to_app(self) -> None:
        if self.listener is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        data: bytes = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        message: str | bytes = data
        if self.curr_msg_data_type == "text":
            try:
                message = data.decode()
            except UnicodeDecodeError:
                super().send_receive_event_to_app()  # it says what is wrong, and hangs up
                return
        self.frames = []
        self.listener.hear(message)


def direct_way(extensions: Any) -> DirectSocket | None:  # Any: what a server put into the scope
    """The shorter way that a socket has, if it has one."""
    found = extensions.get(DIRECT) if isinstance(extensions, dict) else None
    return found if isinstance(found, DirectSocket) else None

"""Connections: parse, hand over, answer. They decide nothing about cards."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final, Protocol

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from cardhouse.core.acts import Act
from cardhouse.core.book_acts import Tick
from cardhouse.core.seating import SitDown
from cardhouse.core.verdicts import Late
from cardhouse.server.direct import DirectSocket, direct_way
from cardhouse.server.guards import same_origin
from cardhouse.server.legible import legible_body
from cardhouse.server.live import AGAIN
from cardhouse.server.mailbox import Mailbox
from cardhouse.server.messages import WIRE_VERSION, Answer, Do, FromClient, Hello, Problem, Reason, Writing
from cardhouse.server.room import NOWHERE, TableRoom
from cardhouse.server.rooms import CannotRead, Rooms
from cardhouse.store import UnknownTable
from cardhouse.store.codec import BadMessage, decode_act, encode
from cardhouse.telling.languages import wished, words_of
from cardhouse.telling.said import text_in

MESSAGES: Final = msgspec.json.Decoder(FromClient)
UNREADABLE: Final = (msgspec.MsgspecError, UnicodeError, RecursionError)
MOST_OFFENCES: Final = 200
TOO_LONG: Final = "this message is too large"
NO_TEXT: Final = "this cannot be read: messages are text"
UNKNOWN_TABLE, UNKNOWN_TOKEN, CROWDED, TOO_MUCH, TOO_LARGE, SLOW = 4404, 4401, 4409, 4429, 1009, 4408
BAD, CANNOT_READ, OTHER_VERSION = 4400, 4406, 4426


class Goodbye(Exception):
    """The connection is to be closed, with a code and a reason."""

    def __init__(self, code: int, why: str) -> None:
        super().__init__(why)
        self.code = code
        self.why = why


class Outlet(Protocol):
    """Where messages go that could not go at once."""

    async def send_text(self, text: str, /) -> None: ...

    async def close(self, code: int, reason: str, /) -> None: ...


class Connection:
    """One socket. What is sent goes out at once where that can be done; else it waits in a queue, and a connection that
    does not keep up is closed, and may resume.
    """

    def __init__(self, socket: WebSocket, most_waiting: int, direct: DirectSocket | None = None) -> None:
        self.socket: Outlet = socket
        self.direct: Final = direct
        self.held = False
        """Whether a message has left the queue and is not written yet."""
        self.waiting: Final = Mailbox[str | None](most_waiting)
        self.writer: asyncio.Task[None] | None = None
        """Sends what had to wait; there is none as long as nothing had to."""
        self.too_slow = False
        self.place = NOWHERE
        self.last = 0
        self.mark = ""
        self.language = ""
        self.client: Final = socket.client.host if socket.client else ""
        scheme = "https" if socket.url.scheme == "wss" else "http"
        self.address = f"{scheme}://{socket.headers.get('host', '')}"

    def send(self, message: str) -> None:
        if self.direct is not None and not self.held and self.waiting.empty() and self.direct.ready:
            self.direct.say(message)
            return
        try:
            self.waiting.put_nowait(message)
        except asyncio.QueueFull:
            self.too_slow = True
            while not self.waiting.empty():
                self.waiting.get_nowait()
            self.waiting.put_nowait(None)
        if self.writer is None:
            self.writer = asyncio.create_task(self.write())

    async def write(self) -> None:
        with suppress(WebSocketDisconnect, RuntimeError):
            while True:
                message = await self.waiting.get()
                self.held = True
                if message is None:
                    break
                await self.socket.send_text(message)
                self.held = False
            await self.socket.close(SLOW, "too slow; connect again to go on")


def text_of(message: str | bytes, largest: int) -> str | None:
    """What a message says; nothing if it is no text. Raises Goodbye."""
    if len(message) > largest:
        raise Goodbye(TOO_LARGE, TOO_LONG)
    return message if isinstance(message, str) else None


async def received(socket: WebSocket, largest: int) -> str | None:
    """The next message; none if it is no text. Raises Goodbye."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1005))
    text: str | None = message.get("text")
    return text_of(text if text is not None else message.get("bytes") or b"", largest)


async def serve_socket(socket: WebSocket, rooms: Rooms) -> None:
    """One connection, from its first message to its end."""
    if not same_origin(socket.headers):
        await socket.close(4403)
        return
    await socket.accept()
    connection = Connection(socket, rooms.settings.waiting, direct_way(socket.scope.get("extensions")))
    socket.scope["headers"].clear()  # what was said to open it is not needed any more
    if connection.direct is not None:
        connection.direct.settle()
    rooms.connected[connection.client] += 1
    visit: Visit | None = None
    stays = False
    try:
        visit = Visit(connection, await introduce(connection, socket, rooms), rooms)
        stays = await visit.begin(socket)
    except Goodbye as goodbye:
        await part(connection, goodbye)
    except (WebSocketDisconnect, RuntimeError):
        pass
    finally:
        if visit is None:
            rooms.let_go(connection.client)
        elif not stays:
            visit.end()


async def part(connection: Connection, goodbye: Goodbye) -> None:
    """Say why, and close the connection."""
    why = text_in(goodbye.why, words_of(connection.language))
    with suppress(WebSocketDisconnect, RuntimeError):
        await connection.socket.send_text(encode(Problem(why)).decode())
        await connection.socket.close(goodbye.code, goodbye.why[:100])


async def introduce(connection: Connection, socket: WebSocket, rooms: Rooms) -> TableRoom:
    """Hear who it is. Raises Goodbye."""
    settings = rooms.settings
    if rooms.connected[connection.client] > settings.address_connections:
        raise Goodbye(CROWDED, "too many connections from one address; close one of the others first")
    try:
        text = await asyncio.wait_for(received(socket, settings.largest_message), settings.first_request)
        hello = MESSAGES.decode(text) if text is not None else None
    except TimeoutError:
        raise Goodbye(SLOW, "say hello first") from None
    except UNREADABLE as error:
        raise Goodbye(BAD, f"this cannot be read: {error}") from None
    if text is None:
        raise Goodbye(BAD, NO_TEXT)
    if not isinstance(hello, Hello):
        raise Goodbye(BAD, "say hello first")
    connection.language = wished(hello.language)
    if hello.version != WIRE_VERSION:
        raise Goodbye(OTHER_VERSION, "this page is of another version of Cardhouse than the server; load it again")
    try:
        room = await rooms.open(socket.path_params["code"])
    except UnknownTable:
        raise Goodbye(UNKNOWN_TABLE, "there is no such table") from None
    except CannotRead as error:
        raise Goodbye(CANNOT_READ, str(error)) from None
    if hello.token:
        place = room.lobby.place_of(hello.token)
        if place is None:
            raise Goodbye(UNKNOWN_TOKEN, "nobody at this table has this token; sit down, or look on without one")
        connection.place = place
    held = sum(guest.place == connection.place for guest in room.guests)
    if connection.place == NOWHERE and held >= settings.onlookers:
        raise Goodbye(CROWDED, "too many people look on at this table; try again later")
    if connection.place != NOWHERE and held >= settings.seat_connections:
        raise Goodbye(CROWDED, "this seat is open in too many windows; close one of them first")
    connection.last, connection.mark = hello.last, hello.mark
    return room


class Visit:
    """A connection at a table. What is allowed is counted for the seat, whatever it connects by."""

    __slots__ = ("allowance", "connection", "is_over", "parting", "room", "rooms")

    def __init__(self, connection: Connection, room: TableRoom, rooms: Rooms) -> None:
        self.connection: Final = connection
        self.room: Final = room
        self.rooms: Final = rooms
        self.allowance: Final = room.allowance(connection.place, connection.client)
        self.parting: asyncio.Task[None] | None = None
        self.is_over = False

    async def begin(self, socket: WebSocket) -> bool:
        """Enter, and take messages until the connection ends or stays by itself: then it is true. Raises Goodbye."""
        self.room.enter(self.connection)
        while not self.stays():
            self.take(await received(socket, self.room.settings.largest_message))
        return True

    def stays(self) -> bool:
        """From now on hear messages as they come in, without a task that waits for them, where the socket can do that
        and none of them waits.
        """
        direct = self.connection.direct
        if direct is None or not direct.queue.empty():
            return False
        self.connection.socket = direct
        direct.stay(self)
        return True

    def hear(self, message: str | bytes) -> None:
        if self.parting is not None:
            return
        try:
            self.take(text_of(message, self.room.settings.largest_message))
        except Goodbye as goodbye:
            self.parting = asyncio.create_task(part(self.connection, goodbye))

    def take(self, text: str | None) -> None:
        allowed = self.allowance.take()
        if self.allowance.offences > MOST_OFFENCES:
            raise Goodbye(TOO_MUCH, "too many messages")
        hear(self.connection, self.room, text, allowed)

    def end(self) -> None:
        if self.is_over:
            return
        self.is_over = True
        self.rooms.let_go(self.connection.client)
        self.room.leave(self.connection)
        if self.connection.writer is not None:
            self.connection.writer.cancel()


def hear(connection: Connection, room: TableRoom, text: str | None, allowed: bool) -> None:
    """One message: an act goes into the queue of the table, everything else gets its answer at once."""
    if text is None:
        tell(connection, Problem(NO_TEXT))
        return
    try:
        message = MESSAGES.decode(text)
    except UNREADABLE as error:
        tell(connection, Problem(f"this cannot be read: {error}"))
        return
    if isinstance(message, Writing):
        if allowed:
            room.writes(connection, message.on)
        return
    if not isinstance(message, Do):
        tell(connection, Problem("you have said hello already"))
        return
    if not allowed:
        tell(connection, Answer(message.id, AGAIN, [Reason("", "too many messages; wait a moment")]))
        return
    if room.live is None:
        tell(connection, Answer(message.id, "impossible", [Reason("", "this table has not begun")]))
        return
    try:
        act = read_act(message, room.lobby.seat_of(connection.place))
    except BadMessage as error:
        tell(connection, Answer(message.id, "impossible", [Reason("", str(error))]))
        return
    if not room.live.submit(act, f"{act.seat}:{message.id}", message.id, connection, message.seen):
        tell(connection, Answer(message.id, AGAIN, [Reason("", "too many acts wait; try again")]))


def read_act(message: Do, seat: int) -> Act:
    """The act of a message, if whoever sent it may act for that seat. Raises BadMessage."""
    if not message.id.isprintable():
        raise BadMessage("the id of an act has letters that cannot be printed")
    act = decode_act(legible_body(bytes(message.act)))
    if isinstance(act, Tick):
        raise BadMessage("only the table's own clock tells the time")
    if isinstance(act, Late):
        raise BadMessage("only the table itself says who was first")
    if isinstance(act, SitDown):
        raise BadMessage("only the table itself says who sits down")
    if seat < 0:
        raise BadMessage("onlookers do not act")
    if getattr(type(act), "happen", None) is Act.happen:
        raise BadMessage(f"{type(act).__name__} is no act by itself")
    if act.seat != seat:
        raise BadMessage("you act for your own seat only")
    return act


def tell(connection: Connection, message: Problem | Answer) -> None:
    language = words_of(connection.language)
    if isinstance(message, Problem):
        message = Problem(text_in(message.detail, language))
    elif language:
        reasons = [Reason(each.rule, text_in(each.reason, language)) for each in message.reasons]
        message = Answer(message.id, message.answer, reasons, message.wait)
    connection.send(encode(message).decode())

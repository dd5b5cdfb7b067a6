"""The shorter way of a socket: the same messages in the same order, and whoever does not keep up is found out."""

from __future__ import annotations

import asyncio
import socket as socket_module
from collections.abc import Generator
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from websockets.frames import Frame, Opcode
from websockets.streams import StreamReader

from cardhouse.server import Settings, make_app
from cardhouse.server.direct import DIRECT, DirectSocket, direct_way, frame
from cardhouse.server.running import configured
from cardhouse.server.sockets import Connection
from cardhouse.store import SqliteStore
from tests.server.players import joined, new_table
from tests.server.test_doors import goodbye
from tests.server.test_overload import Socket

FEW_FIELDS = 21
"""With more of them the dictionary of an object takes twice the room."""


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 65_535, 65_536, 70_001])
def test_a_frame_is_read_as_the_text_it_was(length: int) -> None:
    text = ("♥ab" * length)[:length]
    reader = StreamReader()
    reader.feed_data(frame(text))
    reader.feed_eof()
    parsed: Generator[None, None, Frame] = Frame.parse(reader.read_exact, mask=False, max_size=None)
    with pytest.raises(StopIteration) as ended:
        next(parsed)
    read = ended.value.value
    assert (read.opcode, read.fin, bytes(read.data).decode()) == (Opcode.TEXT, True, text)


class Way(DirectSocket):
    """A shorter way that is open or not, as a test wants it."""

    def __init__(self, said: list[str]) -> None:
        self.said = said
        self.is_open = True

    @property
    def ready(self) -> bool:
        return self.is_open

    def say(self, text: str) -> None:
        self.said.append(text)


async def test_what_waits_goes_first_and_nothing_overtakes_it() -> None:
    socket: Any = Socket()
    way = Way(socket.sent)
    connection = Connection(socket, 3, way)
    connection.send("one")
    assert socket.sent == ["one"], "at once"
    way.is_open = False
    connection.send("two")
    way.is_open = True
    connection.send("three")
    assert socket.sent == ["one"]
    writing = connection.writer
    assert writing is not None
    while len(socket.sent) < 3:
        await asyncio.sleep(0)
    connection.send("four")
    assert socket.sent == ["one", "two", "three", "four"]
    writing.cancel()


async def test_a_message_on_its_way_is_not_overtaken() -> None:
    socket: Any = Socket()
    free = asyncio.Event()

    async def slowly(message: str) -> None:
        await free.wait()
        socket.sent.append(message)

    socket.send_text = slowly
    way = Way(socket.sent)
    connection = Connection(socket, 3, way)
    way.is_open = False
    connection.send("one")
    writing = connection.writer
    assert writing is not None
    while not connection.held:
        await asyncio.sleep(0)
    way.is_open = True
    connection.send("two")
    assert socket.sent == []
    free.set()
    while len(socket.sent) < 2:
        await asyncio.sleep(0)
    assert socket.sent == ["one", "two"]
    writing.cancel()


async def test_who_does_not_keep_up_is_closed() -> None:
    socket: Any = Socket()
    way = Way(socket.sent)
    way.is_open = False
    connection = Connection(socket, 2, way)
    for word in ("one", "two", "three"):
        connection.send(word)
    assert connection.too_slow
    assert connection.writer is not None
    await asyncio.wait_for(connection.writer, 20)
    way.is_open = True
    connection.send("four")
    assert (socket.sent, socket.closed) == ([], (4408, "too slow; connect again to go on"))


def test_not_every_server_has_a_shorter_way() -> None:
    way = Way([])
    assert direct_way({DIRECT: way}) is way
    assert [direct_way(other) for other in (None, {}, {DIRECT: 7})] == [None, None, None]


async def test_texts_in_pieces_bytes_and_what_is_no_text(server: str) -> None:
    code, tokens = await new_table(server, "Ann", "Bob")
    async with joined(server, code, tokens[0]) as ann:
        await ann.until("Whole")
        await ann.socket.send(['{"type":"Do","id":"in pieces",', '"act":{"type":"Say","seat":0,', '"words":"♥"}}'])
        assert (await ann.until("Answer"))["id"] == "in pieces"
        await ann.socket.send(b"bytes")
        assert (await ann.until("Problem"))["detail"] == "this cannot be read: messages are text"
        assert (await ann.do("Say", words="hello"))["answer"] == "done"
        await ann.socket.send(b"\xff\xfe", text=True)
        assert (await goodbye(ann))[1] == 1007


async def test_an_open_socket_needs_no_task_and_its_end_is_noticed(data: Path) -> None:
    sock = socket_module.create_server(("127.0.0.1", 0))
    settings = Settings()
    with SqliteStore(data) as store:
        app: Any = make_app(store, settings)
        server = uvicorn.Server(configured(app, settings))
        serving = asyncio.create_task(server.serve(sockets=[sock]))
        while not server.started:
            await asyncio.sleep(0.01)
        url = f"http://127.0.0.1:{sock.getsockname()[1]}"
        code, tokens = await new_table(url, "Ann", "Bob")
        async with joined(url, code, tokens[0]) as ann, joined(url, code, tokens[1]) as bob:
            await ann.until("Whole")
            await bob.until("Whole")
            assert [task for task in asyncio.all_tasks() if "asgi" in str(task.get_coro())] == []
            assert app.tables.connected == {"127.0.0.1": 2}
            fields = [len(vars(socket)) for socket in server.server_state.connections]
            assert len(fields) == 2
            assert max(fields) <= FEW_FIELDS, "each takes room, at each socket"
            await bob.socket.send(b"x" * (settings.largest_message + 1))
            assert (await goodbye(bob))[1] == 1009
            assert app.tables.connected == {"127.0.0.1": 1}
            assert (await ann.do("Say", words="hello"))["answer"] == "done"
        while app.tables.connected:
            await asyncio.sleep(0.01)
        server.should_exit = True
        await serving

"""Too much at once: who does not keep up is told and may come back, and what is allowed grows again."""

from __future__ import annotations

import asyncio
import time
from types import SimpleNamespace
from typing import Any, cast

import httpx
import pytest
from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import Response

from cardhouse.games import UnknownGame
from cardhouse.server.guards import Allowance, Allowances
from cardhouse.server.live import LiveTable
from cardhouse.server.lobby import handled
from cardhouse.server.names import LobbyError
from cardhouse.server.rooms import CannotRead
from cardhouse.server.sockets import Connection, serve_socket
from cardhouse.store import StoreError, UnknownTable
from tests.server.players import joined, new_table


class Socket:
    """A socket that keeps what it is sent."""

    def __init__(self, scheme: str = "ws", host: str = "house.example") -> None:
        self.client = SimpleNamespace(host="10.0.0.7")
        self.url = SimpleNamespace(scheme=scheme)
        self.headers = {"host": host}
        self.sent: list[str] = []
        self.closed: tuple[int, str] | None = None

    async def send_text(self, message: str) -> None:
        self.sent.append(message)

    async def close(self, code: int, why: str) -> None:
        self.closed = (code, why)


def connected(socket: Any, most: int) -> Connection:
    return Connection(socket, most)


async def test_who_does_not_keep_up_is_closed_and_may_come_back() -> None:
    socket = Socket()
    connection = connected(socket, 2)
    for word in ("one", "two"):
        connection.send(word)
    assert not connection.too_slow
    connection.send("three")
    assert connection.too_slow
    assert connection.writer is not None
    await asyncio.wait_for(connection.writer, 20)
    assert socket.sent == [], "what was missed is told anew, and not in part"
    assert socket.closed == (4408, "too slow; connect again to go on")


async def test_who_keeps_up_gets_everything_in_order() -> None:
    socket = Socket()
    connection = connected(socket, 2)
    for word in ("one", "two", "three", "four"):
        connection.send(word)
        await asyncio.sleep(0)
        await asyncio.sleep(0)
    assert (socket.sent, socket.closed, connection.too_slow) == (["one", "two", "three", "four"], None, False)
    assert connection.writer is not None
    connection.writer.cancel()


@pytest.mark.parametrize("scheme, address", [("ws", "http://house.example"), ("wss", "https://house.example")])
async def test_links_name_the_address_that_somebody_came_by(scheme: str, address: str) -> None:
    assert connected(Socket(scheme), 1).address == address


@pytest.fixture
def now(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The time, which stands still until somebody moves it."""
    found = [1_000.0]
    monkeypatch.setattr(time, "monotonic", lambda: found[0])
    return found


def test_so_many_at_once_and_so_many_in_the_long_run(now: list[float]) -> None:
    allowance = Allowance(2, within=10.0)
    assert allowance.offences == 0
    assert [allowance.take() for _ in range(4)] == [True, True, False, False]
    assert allowance.offences == 2
    now[0] += 4.9
    assert not allowance.take()
    assert allowance.offences == 3
    now[0] += 0.2
    assert allowance.take()
    assert allowance.offences == 0
    now[0] += 1_000
    assert [allowance.take() for _ in range(3)] == [True, True, False], "what is not used does not add up for ever"


def test_an_allowance_is_full_again_after_a_while(now: list[float]) -> None:
    allowance = Allowance(2, within=10.0)
    assert allowance.full
    allowance.take()
    assert not allowance.full
    now[0] += 4.9
    assert not allowance.full
    now[0] += 0.2
    assert allowance.full


def test_addresses_that_have_long_been_quiet_are_forgotten(now: list[float]) -> None:
    allowances = Allowances(2, within=10.0)
    for number in range(10_001):
        allowances.take(f"quiet {number}")
    now[0] += 100
    assert [allowances.take("busy") for _ in range(3)] == [True, True, False]
    assert not allowances.take("busy"), "nobody gets more by many others coming"
    allowances.take("one more")
    assert set(allowances.each) == {"busy", "one more"}


async def test_an_act_too_many_is_to_be_sent_again(server: str, monkeypatch: pytest.MonkeyPatch) -> None:
    code, tokens = await new_table(server, "Ann", "Bob")
    async with joined(server, code, tokens[0]) as ann:
        await ann.until("Whole")
        monkeypatch.setattr(LiveTable, "submit", lambda *how: False)
        answer = await ann.do("Say", words="hello")
        assert (answer["answer"], answer["reasons"][0]["reason"]) == ("again", "too many acts wait; try again")
        monkeypatch.undo()
        assert (await ann.do("Say", words="hello"))["answer"] == "done"


async def test_at_a_table_that_has_not_begun_nobody_acts(server: str) -> None:
    async with httpx.AsyncClient(base_url=server) as web:
        made = (await web.post("/api/tables", json={"game": "moo", "seats": 3, "name": "Ann"})).json()
        async with joined(server, made["code"], made["token"]) as ann:
            await ann.until("Room")
            ann.view = {"seat": -1}
            answer = await ann.do("Say", words="hello")
            assert answer["answer"] == "impossible"
            assert answer["reasons"][0]["reason"] == "this table has not begun"
            await ann.send({"type": "Writing", "on": True})  # nothing comes of it, and nothing breaks
            await web.post(f"/api/tables/{made['code']}/seats", json={"name": "Bob"})
            bearer = {"authorization": f"Bearer {made['token']}"}
            await web.post(f"/api/tables/{made['code']}/start", headers=bearer)
            assert (await ann.until("Whole"))["view"]["seat"] == 0, "whoever waits there sees the table when it begins"


async def test_an_id_has_letters_that_can_be_printed(server: str) -> None:
    code, tokens = await new_table(server, "Ann", "Bob")
    async with joined(server, code, tokens[0]) as ann:
        await ann.until("Whole")
        answer = await ann.do("Say", id="a\u0007b", words="hello")
        assert answer["answer"] == "impossible"
        assert answer["reasons"][0]["reason"] == "the id of an act has letters that cannot be printed"


async def test_who_stands_up_before_it_begins_looks_on(server: str) -> None:
    async with httpx.AsyncClient(base_url=server) as web:
        made = (await web.post("/api/tables", json={"game": "moo", "seats": 3, "name": "Ann"})).json()
        sat = (await web.post(f"/api/tables/{made['code']}/seats", json={"name": "Bob"})).json()
        async with (
            joined(server, made["code"], made["token"]) as ann,
            joined(server, made["code"], sat["token"]) as bob,
        ):
            while (await ann.until("Room"))["places"][sat["place"]]["here"] is False:
                pass
            assert (await bob.until("Room"))["you"] == sat["place"]
            bearer = {"authorization": f"Bearer {sat['token']}"}
            assert (await web.post(f"/api/tables/{made['code']}/stand", headers=bearer)).status_code == 200
            while (room := await bob.until("Room"))["you"] != -1:
                pass
            assert room["onlookers"] == 1
            assert room["places"][sat["place"]]["kind"] == "open"
            while (room := await ann.until("Room"))["onlookers"] == 0:
                pass
            assert room["you"] == 0, "and nobody else has stood up"


@pytest.mark.parametrize(
    "error, status, words",
    [
        (LobbyError("no"), 409, "no"),
        (UnknownGame("no such game"), 409, "no such game"),
        (TimeoutError(), 408, "this request took too long to arrive"),
        (CannotRead("of another version"), 503, "of another version"),
        (UnicodeError("bytes"), 422, "this cannot be read: bytes"),
        (RecursionError("deep"), 422, "this cannot be read: deep"),
        (UnknownTable("X"), 404, "there is no such table"),
        (StoreError("disk full"), 503, "this could not be kept; please try again"),
    ],
    ids=lambda each: type(each).__name__,
)
async def test_what_cannot_be_done_is_answered_in_words(error: Exception, status: int, words: str) -> None:
    async def handler(request: Request) -> Response:
        raise error

    answer = await handled(handler)(Request({"type": "http", "headers": []}))
    assert answer.status_code == status
    assert f'"{words}"' in bytes(answer.body).decode()


async def test_a_page_of_somebody_else_opens_no_socket() -> None:
    socket: Any = Socket(host="house.example")
    socket.headers = Headers({"host": "house.example", "origin": "https://other.example"})
    codes: list[int] = []

    async def close(code: int) -> None:
        codes.append(code)

    socket.close = close
    await serve_socket(socket, cast(Any, None))
    assert codes == [4403]
    assert socket.sent == []

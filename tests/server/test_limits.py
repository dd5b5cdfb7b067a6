"""Nobody holds up a table or the server: floods, crowds, slow and odd requests, each with a clear answer."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import socket
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from cardhouse.server import Settings
from cardhouse.server.guards import Hosts
from cardhouse.server.lobby_log import Lobby, TableAsked
from cardhouse.server.messages import WIRE_VERSION
from cardhouse.server.names import LobbyError, clean_name
from cardhouse.store import SqliteStore
from cardhouse.store.codec import VERSION
from tests.server.players import joined, new_table, serving
from tests.server.test_doors import goodbye


async def test_what_a_seat_may_send_is_counted_over_all_its_connections(data: Path) -> None:
    with serving(data, Settings(messages=10, messages_within=600.0)) as url:
        code, tokens = await new_table(url, "Ann", "Bob", dial="table")
        answers: list[str] = []
        for turn in range(3):
            async with joined(url, code, tokens[0]) as ann:
                await ann.until("Whole")
                for at in range(6):
                    answers.append((await ann.do("Say", id=f"{turn}-{at}", words="hm"))["answer"])
        assert answers == ["done"] * 10 + ["again"] * 8, "connecting anew renews nothing"
        async with joined(url, code, tokens[1]) as bob:
            await bob.until("Whole")
            assert (await bob.do("Say", words="hm"))["answer"] == "done", "nor does it take from others"


async def test_a_flood_ends_the_connection_and_the_next_one_at_once(data: Path) -> None:
    with serving(data, Settings(messages=2, messages_within=6_000.0)) as url:
        code, tokens = await new_table(url, "Ann", "Bob", dial="table")
        for most in (400, 5):
            async with joined(url, code, tokens[0]) as ann:
                await ann.until("Whole")
                with contextlib.suppress(ConnectionClosed):
                    for _ in range(most):
                        await ann.socket.send("{}")
                assert (await goodbye(ann))[1] == 4429


async def test_onlookers_take_no_place_of_those_who_sit_there(data: Path) -> None:
    with serving(data, Settings(onlookers=3, seat_connections=2)) as url:
        code, tokens = await new_table(url, "Ann", "Bob")
        async with contextlib.AsyncExitStack() as all_of_them:
            for _ in range(3):
                await (await all_of_them.enter_async_context(joined(url, code))).until("Whole")
            late = await all_of_them.enter_async_context(joined(url, code))
            assert await goodbye(late) == ("too many people look on at this table; try again later", 4409)
            for _ in range(2):
                await (await all_of_them.enter_async_context(joined(url, code, tokens[0]))).until("Whole")
            more = await all_of_them.enter_async_context(joined(url, code, tokens[0]))
            assert await goodbye(more) == ("this seat is open in too many windows; close one of them first", 4409)
            await (await all_of_them.enter_async_context(joined(url, code, tokens[1]))).until("Whole")


async def test_one_address_has_so_many_connections(data: Path) -> None:
    with serving(data, Settings(address_connections=3)) as url:
        code, tokens = await new_table(url, "Ann", "Bob")
        async with contextlib.AsyncExitStack() as all_of_them:
            for _ in range(3):
                await (await all_of_them.enter_async_context(joined(url, code, tokens[0]))).until("Whole")
            async with connect(f"{url.replace('http', 'ws')}/ws/{code}") as more:
                assert "too many connections from one address" in str(await more.recv())
        async with joined(url, code, tokens[1]) as bob:
            await bob.until("Whole")


def silent(url: str, said: bytes = b"") -> socket.socket:
    host, port = url.removeprefix("http://").split(":")
    made = socket.create_connection((host, int(port)), timeout=5)
    made.sendall(said)
    return made


async def is_closed(one: socket.socket) -> bool:
    one.setblocking(False)
    loop = asyncio.get_running_loop()
    try:
        while await asyncio.wait_for(loop.sock_recv(one, 1_000), 15):
            pass
    except TimeoutError:
        return False
    except ConnectionError:
        pass
    return True


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"GET / HTTP/1.1\r\nhost: localhost\r\nx-slow: ",
        b"POST /api/tables HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{",
        b"GET /api/games HTTP/1.1\r\nhost: localhost\r\n\r\nGET /api/games HTTP/1.1\r\nhost: ",
    ],
    ids=["nothing", "half a head", "half a body", "half a second request"],
)
async def test_who_does_not_come_to_the_point_is_hung_up_on(data: Path, said: bytes) -> None:
    with serving(data, Settings(first_request=0.3)) as url:
        one = silent(url, said)
        assert await is_closed(one)
        one.close()


async def test_silent_connections_leave_room_for_others(data: Path) -> None:
    with serving(data, Settings(first_request=0.5, address_connections=20)) as url:
        quiet = [silent(url) for _ in range(40)]
        closed = await asyncio.gather(*[is_closed(one) for one in quiet[20:]])
        assert all(closed), "more than so many are turned away at once"
        await asyncio.sleep(0.7)
        async with httpx.AsyncClient(base_url=url) as web:
            assert (await web.get("/api/games")).status_code == 200
        for one in quiet:
            one.close()


async def test_a_quiet_page_and_a_socket_are_left_alone(data: Path) -> None:
    with serving(data, Settings(first_request=0.3)) as url:
        code, tokens = await new_table(url, "Ann", "Bob", dial="table")
        async with joined(url, code, tokens[0]) as ann:
            await ann.until("Whole")
            await asyncio.sleep(0.8)
            assert (await ann.do("Say", words="still here"))["answer"] == "done"


async def test_a_socket_that_never_says_hello_is_closed(data: Path) -> None:
    with serving(data, Settings(first_request=0.3)) as url:
        code, _ = await new_table(url, "Ann", "Bob")
        async with connect(f"{url.replace('http', 'ws')}/ws/{code}") as mute:
            assert "say hello first" in str(await asyncio.wait_for(mute.recv(), 20))


DEEP = '{"type":"Do","id":"deep","act":' + '{"a":' * 2_500 + "1" + "}" * 2_501
DEEP_ACT = '{"type":"Do","id":"deep","act":{"type":"Play","seat":0,"cards":' + "[" * 500 + "]" * 500 + ',"pile":1}}'


@pytest.mark.parametrize("odd", [b"\x00\x01", DEEP, DEEP_ACT, "[]", '{"type":"Hello"}', '"\\ud800"'])
async def test_odd_messages_get_an_answer_and_no_traceback(
    server: str, odd: str | bytes, caplog: pytest.LogCaptureFixture
) -> None:
    code, tokens = await new_table(server, "Ann", "Bob", dial="table")
    async with joined(server, code, tokens[0]) as ann:
        await ann.until("Whole")
        with caplog.at_level(logging.WARNING):
            await ann.socket.send(odd)
            message = await ann.hear()
            while message["type"] not in ("Problem", "Answer"):
                message = await ann.hear()
        told = message.get("detail") or " ".join(reason["reason"] for reason in message["reasons"])
        assert "cannot be read" in told or told == "you have said hello already"
        assert (await ann.do("Say", words="still here"))["answer"] == "done"
    if isinstance(odd, bytes) or odd == DEEP:
        async with connect(f"{server.replace('http', 'ws')}/ws/{code}") as stranger:
            await stranger.send(odd)
            assert "cannot be read" in str(await stranger.recv())
    assert caplog.records == []


async def test_deep_json_in_a_request_is_told(server: str) -> None:
    async with httpx.AsyncClient(base_url=server) as web:
        body = '{"game":' + "[" * 1_900 + "]" * 1_900 + "}"
        made = await web.post("/api/tables", content=body, headers={"content-type": "application/json"})
        assert made.status_code == 422


@pytest.mark.parametrize("host", ["evil.example", "x" * 3_000, "a b", "127.0.0.1.evil.example", ""])
async def test_a_server_answers_only_to_its_own_names(server: str, host: str) -> None:
    code, _ = await new_table(server, "Ann", "Bob")
    async with httpx.AsyncClient(base_url=server) as web:
        for path in ("/", f"/api/tables/{code}", f"/api/tables/{code}/qr.svg"):
            answer = await web.get(path, headers={"host": host})
            assert answer.status_code == 400
            assert "not known by that name" in answer.json()["detail"]
        led = {"host": host, "origin": f"http://{host}"}
        assert (await web.post("/api/tables", json={"game": "bartok"}, headers=led)).status_code == 400
    if host == "evil.example":
        with pytest.raises(InvalidStatus):
            async with connect(
                f"ws://evil.example/ws/{code}", host="127.0.0.1", port=int(server.rpartition(":")[2]), proxy=None
            ):
                pass


@pytest.mark.parametrize(
    "host, known",
    [
        ("127.0.0.1:8000", True),
        ("[::1]:8000", True),
        ("192.168.1.5", True),
        ("LOCALHOST:8000", True),
        ("cards.localhost", True),
        (f"{socket.gethostname()}:8000", True),
        ("cards.example", True),
        ("shared.example", True),
        ("other.example", False),
        ("localhost.evil.example", False),
        ("cards.example:99999999", False),
        ("", False),
    ],
)
def test_names_of_a_server(host: str, known: bool) -> None:
    assert Hosts("https://shared.example:8000", ("Cards.example",)).knows(host) == known
    assert Hosts("", ("*",)).knows("anything.example")


@pytest.mark.parametrize("name", ["\u3164", "\u2800", "\u115f\u1160", "\u200b", "\u0301", "\ufe0f", " \u00ad "])
def test_a_name_that_shows_nothing_is_none(name: str) -> None:
    with pytest.raises(LobbyError, match="a name that can be read"):
        clean_name(name)


def test_names_keep_what_belongs_to_them() -> None:
    for name in ("Zoë", "José", "Алиса", "Ольга", "愛", "अनिल", "O'Neil", "Ann 2", "🙂"):
        assert clean_name(name) == name
    with pytest.raises(LobbyError, match="more accents"):
        clean_name("A" + "\u0301" * 9)


@pytest.mark.parametrize(
    "name", ["\u0410lice", "Al\u0456ce", "Alice\u0301", "ALICE", "Al\u200bice", "A1ice", "\uff21lice"]
)
def test_a_name_that_looks_like_another_is_told(name: str) -> None:
    lobby = Lobby(TableAsked("bartok", 4, "", {}, 1))
    lobby.fold(lobby.sit("Alice", "one"))
    with pytest.raises(LobbyError, match="take another name"):
        lobby.sit(clean_name(name), "two")
    lobby.fold(lobby.sit("Alina", "three"))
    lobby.fold(lobby.sit("Алиса", "four"))


async def test_a_page_of_another_version_is_told(server: str) -> None:
    code, _ = await new_table(server, "Ann", "Bob")
    async with connect(f"{server.replace('http', 'ws')}/ws/{code}") as old:
        await old.send(json.dumps({"type": "Hello", "version": WIRE_VERSION + 1}))
        assert "another version of Cardhouse than the server; load it again" in str(await old.recv())


async def test_a_table_of_another_version_is_told_to_players_and_once_to_the_operator(
    data: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with serving(data, Settings(seed=1)) as url:
        code, tokens = await new_table(url, "Ann", "Bob")
        async with joined(url, code, tokens[0]) as ann:
            await ann.until("Whole")
    with SqliteStore(data) as store:
        last = store.read(code)[-1]
        newer = json.loads(last.body) | {"version": VERSION + 1, "number": last.number + 1, "act_id": "new"}
        store.append(code, last.number, [("new", json.dumps(newer).encode())])
    words = "this table was written by another version of Cardhouse in a way that cannot be read here"
    with serving(data, Settings(seed=1)) as url, caplog.at_level(logging.WARNING):
        for _ in range(3):
            async with joined(url, code, tokens[0]) as ann:
                assert await goodbye(ann) == (words, 4406)
        async with httpx.AsyncClient(base_url=url) as web:
            shown = await web.get(f"/api/tables/{code}")
            assert (shown.status_code, shown.json()["detail"]) == (503, words)
            assert (await web.post("/api/tables", json={"game": "bartok"})).status_code == 201, "others are not touched"
    told = [record.getMessage() for record in caplog.records]
    assert len(told) == 1, told
    assert f"table {code} cannot be opened: entry {last.number + 1}: it is of version {VERSION + 1}" in told[0]
    assert not caplog.records[0].exc_info


async def test_two_servers_with_one_file_tell_each_other_apart(data: Path) -> None:
    def kinds(room: Any) -> list[str]:
        return [place["kind"] for place in room.json()["places"]]

    with serving(data, Settings(seed=1)) as one, serving(data, Settings(seed=1)) as two:
        async with httpx.AsyncClient(base_url=one) as here, httpx.AsyncClient(base_url=two) as there:
            made = (await here.post("/api/tables", json={"game": "bartok", "seats": 3, "name": "Ann"})).json()
            at = f"/api/tables/{made['code']}"
            assert kinds(await there.get(at)) == ["person", "open", "open"]
            assert (await there.post(f"{at}/seats", json={"name": "Bob"})).status_code == 201
            missed = await here.post(f"{at}/seats", json={"name": "Cat"})
            assert (missed.status_code, missed.json()["detail"][:25]) == (409, "somebody else was first; ")
            assert kinds(await here.get(at)) == ["person", "person", "open"]
            assert (await here.post(f"{at}/seats", json={"name": "Cat"})).status_code == 201

"""What comes in at a socket, and rounds that are looked up in the store, without a server around them."""

from __future__ import annotations

from typing import Any, cast

import pytest
from starlette.websockets import WebSocketDisconnect

from cardhouse.core.chance import seeded
from cardhouse.core.choices import random_act
from cardhouse.core.sitting import Sitting
from cardhouse.core.table import OVER
from cardhouse.games import game, new_table
from cardhouse.server import Settings
from cardhouse.server.messages import NewTable
from cardhouse.server.names import LobbyError
from cardhouse.server.room import NOWHERE
from cardhouse.server.rooms import Rooms
from cardhouse.server.rounds import reel_of
from cardhouse.server.sockets import Goodbye, received
from cardhouse.store import MemoryStore
from cardhouse.store.sittings import keep


class Incoming:
    def __init__(self, **message: object) -> None:
        self.message = message

    async def receive(self) -> dict[str, object]:
        return self.message


async def heard(largest: int = 5, **message: object) -> str | None:
    return await received(cast(Any, Incoming(**message)), largest)


async def test_a_text_is_heard_and_nothing_else() -> None:
    assert await heard(type="websocket.receive", text="hello") == "hello"
    assert await heard(type="websocket.receive", text="") == ""
    assert await heard(type="websocket.receive", text=None, bytes=b"hello") is None
    assert await heard(type="websocket.receive") is None


@pytest.mark.parametrize("message", [{"text": "hello!"}, {"bytes": b"hello!"}, {"text": None, "bytes": b"hello!"}])
async def test_what_is_too_large_ends_the_connection(message: dict[str, Any]) -> None:
    with pytest.raises(Goodbye) as told:
        await heard(type="websocket.receive", **message)
    assert told.value.code == 1009


@pytest.mark.parametrize("given, code", [({"code": 1001}, 1001), ({}, 1005)])
async def test_whoever_goes_is_gone(given: dict[str, Any], code: int) -> None:
    with pytest.raises(WebSocketDisconnect) as gone:
        await heard(type="websocket.disconnect", **given)
    assert gone.value.code == code


def test_a_round_is_found_when_it_is_over_and_not_before() -> None:
    store, whims = MemoryStore(), seeded(3)
    sitting = Sitting(new_table(game("bartok@2023-08-14").book, ["Ann", "Bob"], seed=3))
    keep(sitting, store, "ours", game="bartok@2023-08-14", seed=3, options={})
    for number in range(2_000):
        if sitting.table.phase == OVER:
            break
        if number == 10:
            with pytest.raises(LobbyError, match="not over yet"):
                reel_of(store, "ours", 1)
        act = random_act(sitting.table, whims)
        assert act is not None
        sitting.submit(act, str(number))
    reel = reel_of(store, "ours", 1)
    assert (reel.round, reel.past, reel.start.round) == (1, False, 1)
    assert reel.entries[-1].number == sitting.number
    with pytest.raises(LobbyError, match="not over yet"):
        reel_of(store, "ours", 2)


@pytest.mark.parametrize(
    "share, link", [("", "http://10.0.0.7:8000/t/"), ("https://cards.example", "https://cards.example/t/")]
)
async def test_a_link_names_the_address_that_is_shared(share: str, link: str) -> None:
    room = await Rooms(MemoryStore(), Settings(seed=7, share=share)).make(NewTable("bartok", 3))
    assert room.message(NOWHERE, "http://10.0.0.7:8000", "").link == f"{link}{room.code}"


class Here:
    """Somebody who looks on from a place of the table."""

    def __init__(self, place: int) -> None:
        self.place, self.last, self.mark, self.address, self.language = place, 0, "", "http://here", ""

    def send(self, message: str) -> None:
        pass


async def test_the_host_begins_and_anybody_else_only_without_the_host() -> None:
    for here, who, refused in (("Ann", "Ann", ""), ("Ann", "Bob", "Ann is the host and begins"), ("", "Bob", "")):
        room = await Rooms(MemoryStore(), Settings(seed=7)).make(NewTable("bartok", 2))
        seated = {name: await room.sit(name) for name in ("Ann", "Bob")}
        if here:
            room.guests.append(cast(Any, Here(seated[here].place)))
        if refused:
            with pytest.raises(LobbyError, match=refused):
                await room.start(seated[who].token)
            assert room.lobby.begun is None
            continue
        room.follow = lambda guest: None  # type: ignore[method-assign]
        await room.start(seated[who].token)
        assert room.lobby.begun is not None
        assert room.live is not None
        await room.live.close()

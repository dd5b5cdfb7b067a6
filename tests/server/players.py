"""Whoever plays over a real socket in the tests, and the server they play at."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
import threading
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from cardhouse.core.acts import Act
from cardhouse.server import Settings, make_app
from cardhouse.server.running import configured
from cardhouse.store import SqliteStore
from cardhouse.store.wire import field_types, kinds_of

SILENCE = 20.0
"""So long is waited for a message; a busy machine may take its time."""
GAME = "bartok@2023-08-14"
"""A small game: a round of it is soon over."""


@contextlib.contextmanager
def serving(path: Path, settings: Settings, port: int = 0) -> Iterator[str]:
    """The real server on a port of this machine, a free one by default, in a thread."""
    sock = socket.create_server(("127.0.0.1", port))
    with SqliteStore(path) as store:
        server = uvicorn.Server(configured(make_app(store, settings), settings))
        thread = threading.Thread(target=server.run, kwargs={"sockets": [sock]}, daemon=True)
        thread.start()
        while not server.started and thread.is_alive():
            time.sleep(0.01)
        yield f"http://127.0.0.1:{sock.getsockname()[1]}"
        server.should_exit = True
        thread.join(10)


def blank(act: str) -> dict[str, Any]:
    """An act of this name with nothing filled in, as the wire wants it."""
    empty: dict[Any, Any] = {int: 0, str: "", bool: False}
    fields = field_types(kinds_of(Act)[act])
    return {"type": act, **{name: empty.get(declared, []) for name, declared in fields.items()}}


class Player:
    """One connection to a table, with what it has heard."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[str] = []
        self.view: dict[str, Any] = {}
        self.number = 0
        self.mark = ""
        self.numbers: list[int] = []
        self.room: dict[str, Any] = {}
        self.log: list[str] = []
        self.answers: list[dict[str, Any]] = []
        self.sent = 0
        self.winners: list[int] = []

    async def hear(self, silence: float = SILENCE) -> dict[str, Any]:
        """The next message."""
        text = str(await asyncio.wait_for(self.socket.recv(), silence))
        self.heard.append(text)
        message: dict[str, Any] = json.loads(text)
        kind = message["type"]
        if kind in ("Whole", "Change"):
            self.view = message["view"] if kind == "Whole" else self.view | message["view"]
            self.number, self.mark = message["number"], message["mark"]
            self.winners = self.view["winners"] or self.winners
            self.numbers.append(self.number)
            self.log += [line["words"] for line in message["log"]]
        elif kind == "Room":
            self.room = message
        elif kind == "Answer":
            self.answers.append(message)
        return message

    async def until(self, kind: str) -> dict[str, Any]:
        while True:
            message = await self.hear()
            if message["type"] == kind:
                return message

    async def move_and_hear(self, silence: float = SILENCE) -> None:
        """Do what the view asks of this seat, and hear what comes of it. Others may act at the same moment, a trap may
        be sprung: then an act is refused, nothing comes of it, and what was seen since decides the next one.
        """
        seen = self.number
        answer = await self.move() if self.view else None
        if answer is None or answer["answer"] == "done" or self.number == seen:
            await self.hear(silence)

    async def send(self, message: dict[str, Any]) -> None:
        await self.socket.send(json.dumps(message))

    async def do(self, act: str, id: str = "", **fields: Any) -> dict[str, Any]:
        """Send an act and wait for its answer."""
        self.sent += 1
        id = id or f"act-{self.sent}"
        await self.send({"type": "Do", "id": id, "act": {**blank(act), "seat": self.view["seat"], **fields}})
        while True:
            answer = await self.until("Answer")
            if answer["id"] == id:
                return answer

    async def draw(self) -> dict[str, Any]:
        return await self.do("Draw")

    async def move(self) -> dict[str, Any] | None:
        """Do what the view asks of this seat, if it asks for anything; cards are tried one after another."""
        view, me = self.view, self.view["seat"]
        for motion in view["motions"]:
            if me in motion["electorate"] and me not in motion["ayes"] + motion["noes"]:
                return await self.do("Vote", aye=False, kind=motion["kind"])
        if any(debt["bearer"] == me for debt in view["debts"]):
            return await self.do("Pay")
        for duty in view["duties"]:
            if duty["bearer"] != me:
                continue
            if duty["kind"] == "give":
                return await self.do("Give", cards=view["hand"][:2], to=duty["about"][-1])
            others = [seat for seat in range(len(view["names"])) if seat != me]
            return await self.do("Choose", choice=duty["kind"], picks=others[:2])
        if view["phase"] == "over":
            return None
        if view["phase"] != "play":
            return await self.do("Prepare", step=view["phase"]) if view["dealer"] == me else None
        if view["turn"] != me:
            return None
        top = view["piles"][0]["cards"][-1]
        for card in view["hand"]:
            if "JK" in (card, top) or card[-1] == top[-1] or card[:-1] == top[:-1]:
                return await self.do("Play", cards=[card], pile=1)
        return await self.draw()


@contextlib.asynccontextmanager
async def joined(
    url: str, code: str, token: str = "", last: int = 0, mark: str = "", language: str = "", **options: Any
) -> AsyncIterator[Player]:
    async with connect(f"{url.replace('http', 'ws', 1)}/ws/{code}", **options) as socket:
        player = Player(socket)
        await player.send({"type": "Hello", "token": token, "last": last, "mark": mark, "language": language})
        yield player


async def new_table(url: str, *names: str, started_by: int = 0, **wishes: Any) -> tuple[str, list[str]]:
    """Make a table, seat these people, begin: its code and their tokens."""
    async with httpx.AsyncClient(base_url=url) as web:
        made = await web.post("/api/tables", json={"game": GAME, "seats": 4, "name": names[0], **wishes})
        assert made.status_code == 201, made.text
        code, tokens = made.json()["code"], [made.json()["token"]]
        for name in names[1:]:
            sat = await web.post(f"/api/tables/{code}/seats", json={"name": name})
            assert sat.status_code == 201, sat.text
            tokens.append(sat.json()["token"])
        begun = await web.post(f"/api/tables/{code}/start", headers={"authorization": f"Bearer {tokens[started_by]}"})
        assert begun.status_code == 200, begun.text
        return code, tokens

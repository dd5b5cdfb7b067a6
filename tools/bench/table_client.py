"""Players over real sockets for the server's benchmark: they follow a view and know what it asks of them."""

from __future__ import annotations

import asyncio
import time
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

DECODE: Final = msgspec.json.Decoder().decode
ENCODE: Final = msgspec.json.Encoder().encode


class Seat:
    """One socket: its view, whether it missed a number, and when what came."""

    def __init__(self, socket: ClientConnection, table: Table) -> None:
        self.socket: Final = socket
        self.table: Final = table
        self.view: dict[str, Any] = {}
        self.number = 0
        self.changes = 0
        self.missed = 0

    async def listen(self) -> None:
        try:
            async for text in self.socket:
                self.hear(DECODE(text))
        except ConnectionClosed:
            return

    def hear(self, message: dict[str, Any]) -> None:
        now = time.perf_counter()
        kind = message["type"]
        if kind == "Whole":
            self.view, self.number = message["view"], message["number"]
        elif kind == "Change":
            self.missed += message["number"] != self.number + 1
            self.number = message["number"]
            self.view.update(message["view"])
            self.changes += 1
            self.table.told(self, now)
        elif kind == "Answer":
            self.table.answered(message, now)


class Table:
    """Four seats, of which one acts at a time."""

    def __init__(self) -> None:
        self.seats: Final[list[Seat]] = []
        self.sent_at = 0.0
        self.sender: Seat | None = None
        self.acts = 0
        self.done = 0
        self.refused = 0
        self.waiting = 0
        self.heard: Final = asyncio.Event()
        self.own: Final[list[float]] = []
        self.others: Final[list[float]] = []

    @property
    def busy(self) -> bool:
        return self.waiting > 0

    def answered(self, message: dict[str, Any], now: float) -> None:
        self.own.append(now - self.sent_at)
        if message["answer"] == "done":
            self.done += 1
        else:
            self.refused += 1
            self.waiting = 0  # nobody will be told anything
            self.heard.set()

    def told(self, seat: Seat, now: float) -> None:
        if self.busy:
            self.waiting -= 1
            self.heard.set()
            if seat is not self.sender:
                self.others.append(now - self.sent_at)

    async def act(self) -> bool:
        """Let whoever is asked do something."""
        for seat in self.seats:
            act = asked_of(seat.view, self.acts)
            if act is not None:
                self.acts += 1
                self.sender, self.waiting = seat, len(self.seats)
                message = {"type": "Do", "id": f"b{self.acts}", "act": {"seat": seat.view["seat"], **act}}
                body = ENCODE(message).decode()
                self.sent_at = time.perf_counter()
                await seat.socket.send(body)
                return True
        return False


def asked_of(view: dict[str, Any], count: int) -> dict[str, Any] | None:
    """An act for the seat of this view, if the table waits for it."""
    me, seats = view["seat"], len(view["names"])
    if any(debt["bearer"] == me for debt in view["debts"]):
        return {"type": "Pay"}
    duties = [duty for duty in view["duties"] if duty["bearer"] == me]
    if duties and duties[0]["kind"] == "give":
        return {"type": "Give", "cards": view["hand"][:2], "to": duties[0]["about"][-1], "besides": []}
    if duties:
        return {"type": "Choose", "choice": duties[0]["kind"], "picks": [(me + 1) % seats, (me + 2) % seats]}
    if view["phase"] == "over":
        rule = {"type": "AddRule", "title": f"Rule {count}", "text": "Everybody smiles.", "day": ""}
        return rule if view["contributor"] == me else None
    if view["phase"] != "play":
        return {"type": "Prepare", "step": view["phase"]} if view["dealer"] == me else None
    if view["turn"] != me or view["duties"]:
        return None
    top = view["piles"][0]["cards"][-1]
    fits = [c for c in view["hand"] if "JK" in (c, top) or c[-1] == top[-1] or c[:-1] == top[:-1]]
    return {"type": "Play", "cards": fits[:1], "pile": 1} if fits else {"type": "Draw"}

"""When sockets are asked whether somebody is still there: one timer for all of them, who wait in the order of time."""

from __future__ import annotations

import asyncio
from typing import Final, Protocol

BREATH: Final = 0.5
"""Seconds between two looks: nobody minds being asked so much later."""


class Pinged(Protocol):
    """Whoever wants to be woken to ask."""

    def send_keepalive_ping(self) -> None: ...


class Pinger:
    """Wakes those whose time has come. A timer of the loop for each of them would take half a thousand bytes."""

    __slots__ = ("__weakref__", "loop", "timer", "waiting")

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop: Final = loop
        self.waiting: Final[dict[Pinged, float]] = {}
        self.timer: asyncio.TimerHandle | None = None

    def wake(self, socket: Pinged, delay: float) -> None:
        """Wake this one after so many seconds: all wait about as long."""
        self.waiting[socket] = self.loop.time() + delay
        if self.timer is None:
            self.timer = self.loop.call_later(delay, self.look)

    def forget(self, socket: Pinged) -> None:
        self.waiting.pop(socket, None)

    def look(self) -> None:
        """Wake whoever has waited long enough, and look again when the next one has."""
        self.timer, now = None, self.loop.time()
        due = [socket for socket, at in self.waiting.items() if at <= now]
        for socket in due:
            del self.waiting[socket]
            socket.send_keepalive_ping()
        if self.waiting and self.timer is None:
            self.timer = self.loop.call_later(max(min(self.waiting.values()) - now, BREATH), self.look)

"""What waits for somebody to take it, and who waits for something to be so."""

from __future__ import annotations

import asyncio
from typing import Final, Generic, TypeVar

T = TypeVar("T")


class Mailbox(Generic[T]):
    """A queue with one who takes from it. Every socket and every table has some, nearly always empty ones, and a queue
    of asyncio takes three thousand bytes then.
    """

    __slots__ = ("most", "taker", "waiting")

    def __init__(self, most: int = 0) -> None:
        self.most: Final = most
        """How many may wait; 0 for as many as come."""
        self.waiting: Final[list[T]] = []
        self.taker: asyncio.Future[None] | None = None

    def qsize(self) -> int:
        return len(self.waiting)

    def empty(self) -> bool:
        return not self.waiting

    def put_nowait(self, what: T) -> None:
        if self.most and len(self.waiting) >= self.most:
            raise asyncio.QueueFull
        self.waiting.append(what)
        if self.taker is not None and not self.taker.done():
            self.taker.set_result(None)

    def get_nowait(self) -> T:
        return self.waiting.pop(0)

    async def get(self) -> T:
        """The first of what waits, as soon as there is something."""
        while not self.waiting:
            self.taker = asyncio.get_running_loop().create_future()
            try:
                await self.taker
            finally:
                self.taker = None
        return self.waiting.pop(0)


class Signal:
    """Up or down, for those who wait until it is up. Every socket and every table has one for which nearly nobody ever
    waits, and an event of asyncio takes eight hundred bytes.
    """

    __slots__ = ("up", "waiting")

    def __init__(self) -> None:
        self.up = False
        self.waiting: tuple[asyncio.Future[None], ...] = ()

    def is_set(self) -> bool:
        return self.up

    def set(self) -> None:
        self.up = True
        for told in self.waiting:
            if not told.done():
                told.set_result(None)

    def clear(self) -> None:
        self.up = False

    async def wait(self) -> bool:
        """Wait until it is up."""
        if not self.up:
            told: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self.waiting = (*self.waiting, told)
            try:
                await told
            finally:
                self.waiting = tuple([other for other in self.waiting if other is not told])
        return True

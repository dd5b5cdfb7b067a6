"""Brings what the store's thread has done to the loop: whatever is done at once, with one call."""

from __future__ import annotations

import asyncio
from collections import deque
from concurrent.futures import Future
from typing import Final
from weakref import WeakKeyDictionary


class Landings:
    """What has been kept and is to be told of in a loop."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop: Final = loop
        self.landed: Final[deque[tuple[asyncio.Future[int], Future[int]]]] = deque()
        self.called = False

    def of(self, kept: Future[int]) -> asyncio.Future[int]:
        """What comes of it, to be awaited here. Who no longer waits for it takes it back, if it has not begun."""
        told: asyncio.Future[int] = self.loop.create_future()

        def gone(told: asyncio.Future[int]) -> None:
            if told.cancelled():
                kept.cancel()

        told.add_done_callback(gone)
        kept.add_done_callback(lambda kept: self.land(told, kept))
        return told

    def land(self, told: asyncio.Future[int], kept: Future[int]) -> None:
        """Note in the store's thread that something is done. The loop is called for the first of several only."""
        self.landed.append((told, kept))
        if not self.called:
            self.called = True
            if not self.loop.is_closed():
                self.loop.call_soon_threadsafe(self.tell)

    def tell(self) -> None:
        self.called = False  # first, so that what lands from now on calls again
        while self.landed:
            told, kept = self.landed.popleft()
            if told.done():
                continue
            error = kept.exception()
            if error is not None:
                told.set_exception(error)
            else:
                told.set_result(kept.result())


_LANDINGS: Final[WeakKeyDictionary[asyncio.AbstractEventLoop, Landings]] = WeakKeyDictionary()


async def landed(kept: Future[int]) -> int:
    """Wait until the store has kept something. Raises what it raised."""
    loop = asyncio.get_running_loop()
    landings = _LANDINGS.get(loop)
    if landings is None:
        landings = _LANDINGS[loop] = Landings(loop)
    return await landings.of(kept)

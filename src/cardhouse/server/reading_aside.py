"""Books that people paste are read in a process of its own: a long one takes seconds, and no table waits for it."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec

from cardhouse.books.aside import RUNS
from cardhouse.books.playing import LARGEST
from cardhouse.books.reading import read_rulebook
from cardhouse.books.running import know, unread
from cardhouse.server.names import LobbyError
from cardhouse.server.processes import asked_aside

FEW: Final = 2
"""So many sentences are read here and now."""
PATIENCE: Final = 30.0
TOO_LONG: Final = "this book takes too long to be read here; make it shorter, or name rules of the shelf in it"


class BookReader:
    """Reads one book at a time."""

    def __init__(self) -> None:
        self.lock: Final = asyncio.Lock()

    async def read(self, text: str) -> None:
        """Read all sentences of a book, so that what they mean is known. Raises LobbyError if that takes too long."""
        if len(text) > LARGEST:
            raise LobbyError(TOO_LONG)
        async with self.lock:
            texts = unread(await asyncio.to_thread(read_rulebook, text))
            if len(texts) > FEW:
                know(RUNS.decode(await self.asked(msgspec.json.encode(texts))))

    async def asked(self, texts: bytes) -> bytes:
        answer = await asked_aside("cardhouse.books.aside", texts, PATIENCE)
        if answer is None:
            raise LobbyError(TOO_LONG)
        return answer

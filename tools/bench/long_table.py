"""How long a long log takes to open, and whether others wait meanwhile: `python tools/bench/long_table.py 100000`."""

from __future__ import annotations

import asyncio
import json
import sys
import tempfile
import time
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
import httpx

from cardhouse.server import Settings
from cardhouse.store import SqliteStore
from tests.server.players import joined, new_table, serving

BAR: Final = 5.0
"""Seconds until the first view is there."""
GROUP: Final = 5_000


def lengthen(data: Path, code: str, entries: int) -> None:
    """Let people have said a lot: the latest entry, again and again, under new numbers."""
    with SqliteStore(data) as store:
        last = store.read(code)[-1]
        body, number = json.loads(last.body), last.number
        while number < entries:
            records = []
            for at in range(number + 1, min(number + GROUP, entries) + 1):
                body["number"], body["act_id"] = at, f"0:long-{at}"
                records.append((f"0:long-{at}", json.dumps(body).encode()))
            number = store.append(code, number, records)


async def watched(url: str, waits: list[float]) -> None:
    """Somebody else, who asks for the games all the time."""
    async with httpx.AsyncClient(base_url=url) as web:
        while True:
            begun = time.monotonic()
            await web.get("/api/games")
            waits.append(time.monotonic() - begun)
            await asyncio.sleep(0.01)


async def opened(data: Path, code: str, token: str) -> tuple[float, float]:
    """How long the first view takes, and the longest that somebody else waits meanwhile."""
    with serving(data, Settings(seed=1)) as url:
        waits: list[float] = []
        other = asyncio.create_task(watched(url, waits))
        await asyncio.sleep(0.5)
        begun = time.monotonic()
        async with joined(url, code, token) as ann:
            while not ann.number:
                await ann.hear(600.0)
            took = time.monotonic() - begun
            assert (await ann.do("Say", words="here I am"))["answer"] == "done"
        other.cancel()
        return took, max(waits)


async def measure(entries: int) -> bool:
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder) / "tables.db"
        with serving(data, Settings(seed=1)) as url:
            code, tokens = await new_table(url, "Ann", "Bob", dial="table")
            async with joined(url, code, tokens[0]) as ann:
                await ann.until("Whole")
                await ann.do("Say", words="so it goes")
        lengthen(data, code, entries)
        first = await opened(data, code, tokens[0])
        await asyncio.sleep(1)
        second = await opened(data, code, tokens[0])
    for how, (took, waited) in (("without a snapshot", first), ("again", second)):
        waited_ms = waited * 1000
        print(f"{entries} entries, {how}: first view after {took:.2f} s; others waited {waited_ms:.0f} ms at most")
    return first[0] < BAR


if __name__ == "__main__":
    sys.exit(0 if asyncio.run(measure(int(sys.argv[1]) if len(sys.argv) > 1 else 100_000)) else 1)

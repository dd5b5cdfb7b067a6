"""A table that is opened from its snapshot is the one that folding its log gives, view by view and number by number."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from pathlib import Path

from cardhouse.core.seats import NO_SEAT
from cardhouse.server import Settings
from cardhouse.server.keeping import resume
from cardhouse.server.stream import stream_of
from cardhouse.store import SqliteStore
from cardhouse.store.codec import encode_state
from cardhouse.store.sittings import open_sitting
from tests.server.players import joined, new_table, serving

OFTEN = Settings(bot_pause=(0.0, 0.0), seed=5, snapshot_every=7, messages=1_000)


def compare(data: Path, code: str, seats: tuple[int, ...]) -> int:
    """Check that both ways to open a table agree; how many entries the snapshot saves."""
    with SqliteStore(data) as store:
        sitting, kept = resume(store, code)
        folded = open_sitting(store, code)
    assert encode_state(sitting.table) == encode_state(folded.table)
    assert sitting.number == folded.number
    for seat in seats:
        one, other = stream_of(sitting, seat, kept), stream_of(folded, seat, {})
        assert one.number == other.number
        assert one.since(0) == other.since(0)
        assert one.since(max(one.number - 20, 1)) == other.since(max(one.number - 20, 1))
        assert one.entry_at(one.number) == other.entry_at(one.number)
    return sitting.before


async def test_opening_from_a_snapshot_equals_folding_all(data: Path) -> None:
    with serving(data, OFTEN) as url:
        code, tokens = await new_table(url, "Ann", "Bob", dial="table", bots=1)
        async with joined(url, code, tokens[0]) as ann:
            await ann.until("Whole")
            for at in range(40):
                assert (await ann.do("Say", words=f"word {at}"))["answer"] == "done"
            await asyncio.sleep(0.2)
    assert compare(data, code, (0, 1, NO_SEAT)) >= 30
    with serving(data, OFTEN) as url:
        async with joined(url, code, tokens[0], last=ann.number) as again, joined(url, code, tokens[1]) as bob:
            again.view = ann.view
            await bob.until("Whole")
            assert (await again.do("Say", words="on we go"))["answer"] == "done"
            assert again.numbers == list(range(ann.number + 1, ann.number + 1 + len(again.numbers)))
            assert [line for line in bob.log if "word" in line] == [f"Ann says: “word {at}”" for at in range(40)]
            repeated = await again.do("Say", id="act-1", words="word 0")
            assert repeated["answer"] == "done"
    assert compare(data, code, (0, 1, NO_SEAT)) >= 30


async def until_one_is_written(data: Path, code: str) -> None:
    """On a busy machine the first snapshot takes its time."""
    async with asyncio.timeout(20):
        while True:
            with SqliteStore(data) as store:
                if store.latest_snapshot(code) is not None:
                    return
            await asyncio.sleep(0.05)


async def test_a_kill_while_snapshots_are_written_loses_nothing(data: Path) -> None:
    said: list[str] = []
    for turn in range(2):
        server = subprocess.Popen(
            [sys.executable, "-m", "tests.server.snapshotting", str(data)],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
        )
        try:
            assert server.stdout is not None
            url = server.stdout.readline().strip()
            if not turn:
                code, tokens = await new_table(url, "Ann", "Bob", dial="table")
            async with joined(url, code, tokens[0]) as ann:
                await ann.until("Whole")
                for at in range(24):
                    word = f"word {turn} {at}"
                    assert (await ann.do("Say", id=word, words=word))["answer"] == "done"
                    said.append(f"You say: “{word}”")
                await until_one_is_written(data, code)
                server.kill()
        finally:
            server.kill()
            server.wait(10)
        assert compare(data, code, (0, 1, NO_SEAT)) > 0
        with SqliteStore(data) as store:
            sitting, kept = resume(store, code)
        lines = [line.words for line in stream_of(sitting, 0, kept).lines if "word" in line.words]
        assert lines == said

"""Wherever a server stops, the streams that it goes on with are those that the log gives, number by number."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest

from cardhouse.core.acts import Draw
from cardhouse.core.people_acts import Say
from cardhouse.core.rule import TABLE
from cardhouse.core.seats import NO_SEAT
from cardhouse.core.sitting import Entry, Sitting, fold
from cardhouse.core.table import Table
from cardhouse.games import game, new_table
from cardhouse.server import Settings
from cardhouse.server.brain import Brain
from cardhouse.server.keeping import resume
from cardhouse.server.live import LiveTable
from cardhouse.server.stream import SET_BACK, Stream, stream_of
from cardhouse.store import MemoryStore, NewRecord, SqliteStore
from cardhouse.store.codec import encode_state
from cardhouse.store.sittings import keep, open_sitting
from tests.server.players import joined, serving
from tests.server.players import new_table as table_at
from tests.server.test_races import Screen
from tools.bench.long_table import lengthen

NAMES = ["Ann", "Bob", "Cat", "Dan"]
VIEWS = (NO_SEAT, 0, 1, 2, 3)
AROUND = 4


class Recording(MemoryStore):
    """Remembers everything that was written to it, in order."""

    def __init__(self) -> None:
        super().__init__()
        self.writes: list[tuple[str, tuple[Any, ...]]] = []

    def create(self, table: str, about: bytes) -> None:
        super().create(table, about)
        self.writes.append(("create", (table, about)))

    def append(self, table: str, expected: int, records: Sequence[NewRecord]) -> int:
        number = super().append(table, expected, records)
        self.writes.append(("append", (table, expected, records)))
        return number

    def snapshot(self, table: str, number: int, body: bytes) -> None:
        super().snapshot(table, number, body)
        self.writes.append(("snapshot", (table, number, body)))

    def stopped_after(self, writes: int) -> MemoryStore:
        """What a server finds that was stopped when so much was written."""
        store = MemoryStore()
        for method, arguments in self.writes[:writes]:
            getattr(store, method)(*arguments)
        return store


def streams_agree(store: MemoryStore, name: str) -> int:
    """Check that all views go on as the log says; how many entries the snapshot saves."""
    (resumed, kept), folded = resume(store, name), open_sitting(store, name)
    assert (resumed.number, encode_state(resumed.table)) == (folded.number, encode_state(folded.table))
    for seat in VIEWS:
        one, other = stream_of(resumed, seat, kept), stream_of(folded, seat, {})
        assert one.state() == other.state(), f"the view of seat {seat}"
        assert one.since(0) == other.since(0)
    return resumed.before


@pytest.mark.parametrize("every, at_once", [(10, 7), (11, 1)])
async def test_a_server_that_stops_at_any_point_around_a_snapshot_goes_on_alike(every: int, at_once: int) -> None:
    store, settings = Recording(), Settings(snapshot_every=every, pace=500.0)
    sitting = Sitting(new_table(game("moo").book, NAMES, dial=TABLE, seed=3))
    keep(sitting, store, "moo")
    sitting.sink = None
    live, screen = LiveTable(store, "moo", sitting, {}, settings, Random(1), Brain()), Screen()
    live.begin()
    for seat in (0, NO_SEAT):
        live.attach(screen if seat == 0 else Screen(), seat, 0)
    for at in range(42):
        act = Say(at % 4, f"word {at}") if at % 3 else Draw(at % 4)
        assert live.submit(act, f"{act.seat}:{at}", f"{at}", screen)
        if at % at_once == 0:
            await asyncio.sleep(0.01)
    while live.queue.qsize():
        await asyncio.sleep(0.01)
    await asyncio.sleep(0.05)
    await live.close(keep=True)
    assert live.sitting.table.clock > 0
    snapshots = [at for at, (method, _) in enumerate(store.writes) if method == "snapshot"]
    assert len(snapshots) >= 3
    assert len(screen.answers) == 42
    cuts = {at + near for at in snapshots for near in range(-AROUND, AROUND + 2)}
    saved = [streams_agree(store.stopped_after(cut), "moo") for cut in sorted(cuts) if 1 < cut <= len(store.writes)]
    assert max(saved) > every


async def test_what_is_being_decided_when_a_table_is_put_away_is_in_no_snapshot() -> None:
    store = Recording()
    sitting = Sitting(new_table(game("moo").book, NAMES, dial=TABLE, seed=3))
    keep(sitting, store, "moo")
    sitting.sink = None
    live = LiveTable(store, "moo", sitting, {}, Settings(), Random(1), Brain())
    live.begin()
    live.attach(Screen(), 0, 0)
    for at in range(120):
        live.submit(Say(0, f"word {at}"), f"0:{at}", f"{at}", Screen())
        if at % 30 == 0:
            await asyncio.sleep(0.05)
    while live.told == sitting.number:  # until an entry is on its way
        await asyncio.sleep(0)
    await live.close(keep=True)
    streams_agree(store, "moo")


def test_a_mark_stands_for_all_that_was_sent() -> None:
    sitting = Sitting(new_table(game("moo").book, NAMES, dial=TABLE, seed=3))
    one, other = Stream(sitting.table, 0), Stream(sitting.table, 0)
    for at, word in enumerate(("a", "b", "c")):
        sitting.submit(Say(0, word), f"{at}")
        for stream in (one, other):
            stream.follow(sitting.table, sitting.entries[-1])
    assert one.marks == other.marks
    assert [json.loads(body)["mark"] for body in one.kept] == ["", "", ""]
    assert json.loads(one.since(0)[0])["mark"] == one.marks[-1]
    found = [json.loads(body) for body in one.since(1, one.marks[1])]
    assert [(each["number"], each["mark"]) for each in found] == [(2, one.marks[2]), (3, one.marks[3])]
    assert [json.loads(body)["type"] for body in one.since(1, "0.another")] == ["Notice", "Whole"]
    assert [json.loads(body)["type"] for body in one.since(5, one.marks[-1])] == ["Notice", "Whole"]
    assert [json.loads(body)["type"] for body in one.since(1, "40.of-another-count")] == ["Whole"]


async def test_after_a_file_was_put_back_people_are_told(data: Path) -> None:
    older = data.with_name("older.db")
    with serving(data, Settings(seed=5)) as url:
        code, tokens = await table_at(url, "Ann", "Bob", dial="table")
        async with joined(url, code, tokens[0]) as ann:
            await ann.until("Whole")
            for at in range(3):
                await ann.do("Say", words=f"word {at}")
                await ann.until("Change")
            early, early_mark, before = ann.number, ann.mark, ann.view
    with SqliteStore(data):
        pass  # what is in the write-ahead log goes into the file
    older.write_bytes(data.read_bytes())
    with serving(data, Settings(seed=5)) as url:
        async with joined(url, code, tokens[0], last=early, mark=early_mark) as ann:
            ann.view = before
            for at in range(3):
                await ann.do("Say", id=f"other-{at}", words=f"other {at}")
                await ann.until("Change")
            late, late_mark = ann.number, ann.mark
            assert "Notice" not in [json.loads(text)["type"] for text in ann.heard]
    with serving(older, Settings(seed=5)) as url:
        async with joined(url, code, tokens[0], last=late, mark=late_mark) as ann:
            assert (await ann.until("Notice"))["words"] == SET_BACK
            await ann.until("Whole")
            assert ann.number == early
            for at in range(5):
                await ann.do("Say", id=f"third-{at}", words=f"third {at}")
                await ann.until("Change")
            assert ann.number > late
        async with joined(url, code, tokens[0], last=late, mark=late_mark) as again:
            assert (await again.until("Notice"))["words"] == SET_BACK  # the number is known here, of other words
            await again.until("Whole")
            assert again.number == ann.number
        async with joined(url, code, tokens[0], last=early, mark=early_mark) as calm:
            calm.view = before
            await calm.until("Change")  # what this one has was sent here, too
            assert "Notice" not in [json.loads(text)["type"] for text in calm.heard]


async def test_a_long_log_is_folded_once_and_elsewhere(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(data, Settings(seed=1)) as url:
        code, tokens = await table_at(url, "Ann", "Bob", dial="table")
        async with joined(url, code, tokens[0]) as ann:
            await ann.until("Whole")
            await ann.do("Say", words="so it goes")
    lengthen(data, code, 2_500)
    folded: list[bool] = []
    """For each entry that was folded, whether everybody waited for it."""

    def counted(table: Table, entry: Entry) -> None:
        folded.append(asyncio._get_running_loop() is not None)
        fold(table, entry)

    for module in ("cardhouse.store.sittings", "cardhouse.core.sitting", "cardhouse.server.stream"):
        monkeypatch.setattr(f"{module}.fold", counted)
    firsts = []
    for most in (3_200, 50):
        folded.clear()
        with serving(data, Settings(seed=1)) as url:
            async with joined(url, code, tokens[0], last=7, mark="0.of-a-log-that-was-followed") as ann:
                while not ann.number:
                    assert (await ann.hear(60.0))["type"] != "Notice"
                firsts.append(ann.number)
                await ann.do("Say", id=f"here-{most}", words="here I am")
                await asyncio.sleep(0.5)
        assert len(folded) <= most
        assert sum(folded) <= 50
    assert firsts[0] >= 2_500 - 200
    assert firsts[1] > firsts[0]

"""Tables that nobody looks at are put away and come back as they were; the page is served, or its lack is told."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.applications import Starlette

from cardhouse.core.acts import Prepare
from cardhouse.core.checkpoints import same_table
from cardhouse.core.people_acts import Say
from cardhouse.core.sitting import Sitting
from cardhouse.core.table import OVER, PLAYING
from cardhouse.games import game, new_table
from cardhouse.server import Settings, app, keeping
from cardhouse.server.app import page_routes
from cardhouse.server.guards import protect
from cardhouse.server.keeping import FEW, Keeper, frozen, resume
from cardhouse.server.lag import MOST_BEHIND
from cardhouse.server.messages import NewTable
from cardhouse.server.preparing import steps_open
from cardhouse.server.rooms import Rooms
from cardhouse.server.stream import Audience
from cardhouse.store import MemoryStore
from cardhouse.store.sittings import keep
from cardhouse.store.snapshots import freeze
from tests.server.test_races import Screen


def talking(entries: int) -> tuple[MemoryStore, Sitting]:
    """A kept sitting at which so many words were said."""
    store, sitting = MemoryStore(), Sitting(new_table(game("moo").book, ["Ann", "Bob"], seed=3))
    keep(sitting, store, "ours")
    for number in range(entries):
        assert sitting.submit(Say(0, f"word {number}"), f"{number}").happened
    return store, sitting


@pytest.mark.parametrize("entries, wanted, written", [(FEW, True, True), (FEW - 1, True, False), (FEW, False, False)])
async def test_a_last_snapshot_is_written_if_it_is_worth_it(entries: int, wanted: bool, written: bool) -> None:
    store, sitting = talking(entries)
    keeper = Keeper(store, "ours", Sitting(sitting.start, sitting.entries), {})
    await keeper.close(sitting, {}, [0, 1], wanted)
    found = store.latest_snapshot("ours")
    assert (found is not None) == written
    if found is not None:
        assert found[0] == entries
        opened, kept = resume(store, "ours")
        assert sorted(audience.seat for audience in kept) == [-1, 0, 1]
        assert (opened.before, same_table(opened.table, sitting.table)) == (entries, [])


async def test_a_snapshot_that_cannot_be_written_is_told_and_the_table_goes_on(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    store, sitting = talking(FEW)

    def full(*what: object) -> None:
        raise OSError("no space left")

    monkeypatch.setattr(store, "snapshot", full)
    keeper = Keeper(store, "ours", Sitting(sitting.start, sitting.entries), {})
    with caplog.at_level(logging.WARNING, logger=keeping.__name__):
        await keeper.close(sitting, {}, [0], True)
    assert [record.getMessage() for record in caplog.records] == [
        f"table ours: no snapshot of entry {FEW}: no space left"
    ]
    assert keeper.number == 0


async def test_streams_are_made_from_the_store_where_a_sitting_has_forgotten() -> None:
    store, sitting = talking(FEW + 10)
    keeper, audience = Keeper(store, "ours", Sitting(sitting.start), {}), Audience(0)
    expected = (await keeper.streams(sitting, [audience]))[audience].state()
    before = FEW // 2
    then = sitting.at(before)
    keeper.relieve(sitting)
    assert (sitting.before, sitting.number, len(sitting.answers)) == (before, FEW + 10, FEW + 10 - before)
    assert same_table(sitting.start, then) == []
    assert sitting.start.law is sitting.table.law, "it takes no room of its own"
    keeper.relieve(sitting)
    assert sitting.before == before, "few are kept at hand"
    assert len(sitting.entries) >= MOST_BEHIND, "of those somebody may not have seen the latest yet"
    assert (await keeper.streams(sitting, [audience]))[audience].state() == expected
    await keeper.close(sitting, {}, [0, 1], True)
    assert resume(store, "ours")[1][audience] == expected


def test_streams_that_cannot_be_read_are_made_anew() -> None:
    store, sitting = talking(6)
    store.snapshot("ours", 6, frozen(sitting.table, {}))
    assert resume(store, "ours")[0].before == 6
    other = MemoryStore()
    keep(sitting, other, "theirs")
    other.snapshot("theirs", 6, freeze(sitting.table, b'{"no": "streams"}'))
    opened, kept = resume(other, "theirs")
    assert (opened.before, opened.number, kept) == (0, 6, {})
    assert same_table(opened.table, sitting.table) == []


async def test_only_tables_without_anybody_are_put_away() -> None:
    rooms = Rooms(MemoryStore(), Settings(idle=0.05, seed=4))
    kept = await rooms.make(NewTable("moo", 2, name="Ann"))
    left = await rooms.make(NewTable("moo", 2, name="Bob"))
    guest: Any = Screen()
    guest.place, guest.address, guest.last, guest.mark = -1, "", 0, ""
    kept.guests.append(guest)
    cleaner = asyncio.create_task(rooms.put_away())
    for _ in range(200):
        await asyncio.sleep(0.05)
        if len(rooms.loaded) < 2:
            break
    await asyncio.sleep(0.3)
    assert list(rooms.loaded) == [kept.code]
    cleaner.cancel()
    assert (await rooms.open(left.code)).lobby.about == left.lobby.about
    await rooms.close()


def test_steps_are_open_before_play_alone() -> None:
    table = new_table(game("bartok@2023-08-14").book, ["Ann", "Bob", "Cat"], seed=3)
    assert steps_open(table)[0] == Prepare(2, table.phase)
    for phase in (PLAYING, OVER):
        table.phase = phase
        table.forget()
        assert steps_open(table) == []


async def asked(path: str) -> httpx.Response:
    transport = httpx.ASGITransport(Starlette(routes=page_routes()))
    async with httpx.AsyncClient(transport=transport, base_url="http://house") as web:
        return await web.get(path)


async def test_the_page_is_served_at_the_door_and_at_every_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app, "STATIC", tmp_path)
    for path in ("/", "/t/abc"):
        missing = await asked(path)
        assert missing.status_code == 503
        assert missing.text == "The page has not been built: start Cardhouse with python3 run.py"
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<p>a table</p>")
    (tmp_path / "icon.svg").write_text("<svg/>")
    (tmp_path / "assets" / "page.js").write_text("1")
    for path in ("/", "/t/abc"):
        assert ((await asked(path)).status_code, (await asked(path)).text) == (200, "<p>a table</p>")
    assert (await asked("/icon.svg")).text == "<svg/>"
    assert (await asked("/assets/page.js")).text == "1"
    nothing = await asked("/sw.js")
    assert (nothing.status_code, nothing.text) == (404, "not found")


def test_what_is_not_there_is_a_page_and_not_a_file_that_is_kept_for_a_year() -> None:
    for path, status, kept in (("/assets/page.js", 200, True), ("/assets/gone.js", 404, False), ("/", 200, False)):
        message: dict[str, Any] = {"type": "http.response.start", "status": status, "headers": []}
        protect(message, "here", path)
        headers = dict(message["headers"])
        assert (b"content-security-policy" not in headers) is kept
        assert (b"immutable" in headers[b"cache-control"]) is kept

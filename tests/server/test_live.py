"""What a table in play does beside deciding acts: whom it tells, whom bots wait for, what is kept when it stops."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random

import pytest

from cardhouse.bots import SimpleBot
from cardhouse.core.acts import Draw
from cardhouse.core.book_acts import Tick
from cardhouse.core.people_acts import Say
from cardhouse.core.seats import NO_SEAT
from cardhouse.core.sitting import Sitting
from cardhouse.core.table import OVER, PLAYING
from cardhouse.games import game, new_table
from cardhouse.server import Settings
from cardhouse.server.brain import Brain
from cardhouse.server.keeping import FEW
from cardhouse.server.live import LiveTable, vacated
from cardhouse.server.stream import Audience
from cardhouse.store import MemoryStore
from cardhouse.store.sittings import keep
from tests.server.test_races import Screen

SLOW = Settings(bot_pause=(0.0, 1_000.0))
"""Whoever waits for this pause is still waiting when the test is over."""


@asynccontextmanager
async def table_of(settings: Settings = SLOW, bots: tuple[int, ...] = ()) -> AsyncIterator[LiveTable]:
    """Ann, Bob and Cat, dealt; some of them are bots."""
    store = MemoryStore()
    sitting = Sitting(new_table(game("bartok@2023-08-14").book, ["Ann", "Bob", "Cat"], seed=3))
    keep(sitting, store, "ours")
    sitting.sink = None
    found = LiveTable(store, "ours", sitting, {seat: SimpleBot(seat) for seat in bots}, settings, Random(1), Brain())
    found.begin()
    await settled(found)
    assert found.table.phase == PLAYING
    yield found
    await found.close()


async def settled(table: LiveTable) -> None:
    """Wait until all that is in the queue has been done."""
    done = asyncio.Event()

    async def job() -> None:
        done.set()

    table.queue.put_nowait(job)
    await asyncio.wait_for(done.wait(), 10)


async def looks(table: LiveTable) -> bool:
    """Whether bots wait for people who look how a round ended, as things are now."""
    task = asyncio.create_task(table.let_people_look())
    for _ in range(5):
        await asyncio.sleep(0)
    waits = not task.done()
    task.cancel()
    return waits


async def writes(table: LiveTable) -> bool:
    """Whether bots wait for people who write a rule, as things are now."""
    task = asyncio.create_task(table.let_people_write())
    for _ in range(5):
        await asyncio.sleep(0)
    waits = not task.done()
    task.cancel()
    return waits


@pytest.mark.parametrize(
    "phase, paused, listened, waits",
    [
        (OVER, False, True, True),
        (PLAYING, False, True, False),
        (OVER, True, True, False),
        (OVER, False, False, False),
    ],
)
async def test_bots_wait_while_somebody_looks_how_a_round_ended(
    phase: str, paused: bool, listened: bool, waits: bool
) -> None:
    async with table_of() as table:
        if listened:
            table.attach(Screen(), 0, 0)
            await settled(table)
        table.table.phase, table.table.pauses = phase, ["a vote"] if paused else []
        assert await looks(table) == waits
        table.table.phase, table.table.pauses = PLAYING, []


async def test_people_have_looked_when_the_next_round_begins_or_after_five_pauses() -> None:
    async with table_of() as table:
        table.attach(Screen(), 0, 0)
        await settled(table)
        table.table.phase = OVER
        looking = asyncio.create_task(table.let_people_look())
        await asyncio.sleep(0)
        table.changed.set()  # something was said, and the round is still over
        await asyncio.sleep(0.01)
        assert not looking.done()
        assert not table.changed.is_set()
        table.table.phase = PLAYING
        table.changed.set()
        await asyncio.wait_for(looking, 5)
        assert not table.changed.is_set()
    async with table_of(Settings(bot_pause=(0.0, 0.02))) as table:
        table.attach(Screen(), 0, 0)
        await settled(table)
        table.table.phase = OVER
        loop = asyncio.get_running_loop()
        begun = loop.time()
        await asyncio.wait_for(table.let_people_look(), 5)
        assert loop.time() - begun >= 0.099
        table.table.phase = PLAYING


async def test_bots_wait_for_a_person_who_writes_and_is_heard_of() -> None:
    async with table_of(bots=(2,)) as table:
        assert table.writes(0, on=True)
        assert not await writes(table), "nobody is there"
        table.attach(Screen(), 0, 0)
        await settled(table)
        assert await writes(table)
        assert not table.writes(0, on=True), "that is known"
        assert table.writes(0, on=False)
        assert not await writes(table)
        assert not table.writes(0, on=False)
        assert table.writes(2, on=True)
        assert not await writes(table), "a bot writes nothing that others wait for"


async def test_whoever_stops_writing_wakes_those_who_wait() -> None:
    async with table_of() as table:
        table.attach(Screen(), 0, 0)
        table.writes(0, on=True)
        await settled(table)
        waiting = asyncio.create_task(table.let_people_write())
        await asyncio.sleep(0.01)
        assert not waiting.done()
        table.writes(0, on=False)
        await asyncio.wait_for(waiting, 0.8)  # less than a tenth of a breath: it was woken
        assert not table.changed.is_set()


async def test_however_often_the_clock_rings_the_table_learns_the_time_once() -> None:
    async with table_of() as table:
        before = table.queue.qsize()
        table.ring()
        table.ring()
        assert table.queue.qsize() == before + 1
        assert table.rung
        await settled(table)
        assert not table.rung
        table.ring()
        assert table.queue.qsize() == before + 1


async def test_all_views_are_followed_from_the_first_connection_on() -> None:
    async with table_of(bots=(2,)) as table:
        assert table.streams == {}
        table.attach(Screen(), 1, 0)
        await settled(table)
        assert set(table.streams) == {Audience(1), Audience(0), Audience(NO_SEAT)}


async def test_a_view_in_a_language_that_nobody_follows_any_more_is_let_go() -> None:
    async with table_of() as table:
        english, german, other = Screen(), Screen(), Screen()
        table.attach(english, 0, 0)
        table.attach(other, 1, 0)
        await settled(table)
        table.attach(german, 0, 0, language="de")
        await settled(table)
        assert {Audience(0), Audience(0, "de"), Audience(1)} <= set(table.streams)
        table.detach(german)
        table.attach(Screen(), 0, 0, language="fr")
        await settled(table)
        assert Audience(0, "de") not in table.streams
        assert {Audience(0), Audience(0, "fr"), Audience(1)} <= set(table.streams)
        table.submit(Say(1, "hello"), "1:1", "1", other, 0)
        await settled(table)
        assert english.words[-1] == "Bob says: “hello”"
        assert german.words[-1:] != ["Bob sagt: „hello“"]


async def test_a_connection_lets_bots_try_again_what_was_refused() -> None:
    async with table_of(bots=(2,)) as table:
        table.refused.add(2)
        table.changed.clear()
        table.attach(Screen(), 0, 0)
        await settled(table)
        assert table.refused == set()


@pytest.mark.parametrize("keeps, number, kept", [(True, FEW, True), (True, FEW - 1, False), (False, FEW, False)])
async def test_what_is_kept_when_a_table_stops(keeps: bool, number: int, kept: bool) -> None:
    async with table_of() as table:
        while table.sitting.number < number:
            await table.decide(Say(0, "so"), f"0:{table.sitting.number}")
        await table.close(keep=keeps)
        found = table.store.latest_snapshot("ours")
        assert (found is not None, found is None or found[0] == number) == (kept, True)


async def test_nothing_is_kept_of_a_table_that_stops_in_the_middle_of_an_act() -> None:
    async with table_of() as table:
        for at in range(FEW):
            await table.decide(Say(0, "so"), f"0:{at}")
        table.told -= 1
        await table.close(keep=True)
        assert table.store.latest_snapshot("ours") is None


async def test_a_seat_changes_hands() -> None:
    async with table_of(bots=(2,)) as table:
        assert table.people == [0, 1]
        table.seat_person(2)
        assert (table.people, table.bots) == ([0, 1, 2], {})
        table.seat_person(1)
        assert table.people == [0, 1, 2]
        table.refused.add(1)
        table.changed.clear()
        table.seat_bot(1, SimpleBot(1))
        assert (list(table.bots), table.refused, table.changed.is_set()) == ([1], set(), True)


async def test_a_sender_is_told_why_an_act_of_the_room_was_not_done() -> None:
    async with table_of() as table:
        assert await table.do(Say(0, "so")) == ""
        told = await table.do(Draw(7))
        assert told


async def test_of_whose_going_the_room_is_told() -> None:
    async with table_of() as table:
        outcome = table.sitting.submit(Tick(5), "clock:1")
        assert outcome.happened
        assert vacated(table.sitting.since(table.sitting.number - 1)[0], table.table) == []

"""What the store has kept is told in the loop that waits for it: once, whatever came of it, to nobody who has gone."""

from __future__ import annotations

import asyncio
from concurrent.futures import Future

import pytest

from cardhouse.server.landings import Landings, landed


async def waiting_for(kept: Future[int]) -> asyncio.Task[int]:
    task = asyncio.create_task(landed(kept))
    await asyncio.sleep(0)
    return task


async def test_what_was_kept_is_told() -> None:
    kept: Future[int] = Future()
    task = await waiting_for(kept)
    assert not task.done()
    kept.set_result(7)
    assert await asyncio.wait_for(task, 5) == 7


async def test_what_went_wrong_is_raised() -> None:
    kept: Future[int] = Future()
    task = await waiting_for(kept)
    kept.set_exception(LookupError("it is gone"))
    with pytest.raises(LookupError, match="it is gone"):
        await asyncio.wait_for(task, 5)


async def test_whoever_no_longer_waits_takes_it_back_where_it_has_not_begun() -> None:
    kept: Future[int] = Future()
    task = await waiting_for(kept)
    task.cancel()
    await asyncio.wait([task])
    await asyncio.sleep(0)
    assert kept.cancelled()


async def test_what_was_told_takes_nothing_back() -> None:
    kept: Future[int] = Future()
    kept.set_running_or_notify_cancel()
    task = await waiting_for(kept)
    kept.set_result(1)
    assert await asyncio.wait_for(task, 5) == 1
    assert not kept.cancelled()


async def test_what_has_begun_is_done_though_nobody_waits_any_longer() -> None:
    gone: Future[int] = Future()
    gone.set_running_or_notify_cancel()
    task = await waiting_for(gone)
    task.cancel()
    await asyncio.wait([task])
    still: Future[int] = Future()
    other = await waiting_for(still)
    gone.set_result(1)
    still.set_result(2)
    assert await asyncio.wait_for(other, 5) == 2, "and whoever comes after it is told"


async def test_several_at_once_call_the_loop_once(monkeypatch: pytest.MonkeyPatch) -> None:
    loop = asyncio.get_running_loop()
    calls: list[object] = []
    landings = Landings(loop)
    monkeypatch.setattr(loop, "call_soon_threadsafe", calls.append)
    for number in range(3):
        kept: Future[int] = Future()
        landings.of(kept)
        kept.set_result(number)
    assert calls == [landings.tell]
    landings.tell()
    last: Future[int] = Future()
    told = landings.of(last)
    last.set_result(9)
    assert calls == [landings.tell] * 2
    landings.tell()
    assert told.result() == 9


def test_a_loop_that_is_closed_is_not_called() -> None:
    loop = asyncio.new_event_loop()
    landings = Landings(loop)
    kept: Future[int] = Future()
    landings.of(kept)
    loop.close()
    kept.set_result(1)
    assert len(landings.landed) == 1

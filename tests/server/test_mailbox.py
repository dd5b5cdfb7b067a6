"""What waits is taken in its order, and nobody waits in vain."""

import asyncio

import pytest

from cardhouse.server.mailbox import Mailbox, Signal


async def test_what_waits_is_taken_in_its_order() -> None:
    box = Mailbox[int]()
    for number in (1, 2, 3):
        box.put_nowait(number)
    assert (box.qsize(), box.empty()) == (3, False)
    assert [await box.get(), box.get_nowait(), await box.get()] == [1, 2, 3]
    assert box.empty()


async def test_whoever_waits_gets_what_comes() -> None:
    box = Mailbox[str]()
    taker = asyncio.create_task(box.get())
    await asyncio.sleep(0)
    assert not taker.done()
    box.put_nowait("first")
    box.put_nowait("second")  # before whoever waits has been woken
    assert await taker == "first"
    assert await box.get() == "second"


async def test_nothing_is_lost_with_somebody_who_stops_waiting() -> None:
    box = Mailbox[str]()
    taker = asyncio.create_task(box.get())
    await asyncio.sleep(0)
    taker.cancel()
    box.put_nowait("first")
    with pytest.raises(asyncio.CancelledError):
        await taker
    assert await box.get() == "first"


async def test_so_many_may_wait_and_no_more() -> None:
    box = Mailbox[int](1)
    box.put_nowait(1)
    with pytest.raises(asyncio.QueueFull):
        box.put_nowait(2)
    assert await box.get() == 1
    box.put_nowait(3)


async def test_whoever_waits_for_a_signal_goes_on_when_it_is_up() -> None:
    signal = Signal()
    first, second = asyncio.create_task(signal.wait()), asyncio.create_task(signal.wait())
    await asyncio.sleep(0)
    second.cancel()
    await asyncio.sleep(0)
    assert (signal.is_set(), len(signal.waiting)) == (False, 1)
    signal.set()
    signal.set()
    assert (await first, signal.is_set(), signal.waiting) == (True, True, ())
    assert await signal.wait(), "it is up already"
    signal.clear()
    assert not signal.is_set()

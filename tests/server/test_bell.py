"""The bell of a table's clock: when it rings, what time it is, and what has to be told before the next act."""

import asyncio

import pytest

from cardhouse.core.owed import Motion
from cardhouse.core.table import Table
from cardhouse.games import BARTOK, new_table
from cardhouse.server.clock import A_MOMENT, Clock

pytestmark = pytest.mark.anyio

BLINK = 0.2
"""So long a test may take to come from one line to the next."""


def voting(expires: int, clock: int = 2_000) -> Table:
    table = new_table(BARTOK, ["Ann", "Bob", "Cat"], seed=1)
    table.motions.append(Motion(1, "accusation", 0, 1, "base-match", (0, 2), expires=expires))
    table.clock = clock
    return table


@pytest.mark.parametrize(
    "expires, pace, seconds",
    [
        (5_000, 1.0, 3.0),
        (5_000, 2.0, 1.5),
        (2_000, 1.0, A_MOMENT),  # never at once
        (1_000, 1.0, A_MOMENT),
    ],
)
async def test_it_rings_when_the_next_thing_is_due(expires: int, pace: float, seconds: float) -> None:
    clock, loop = Clock(print, pace), asyncio.get_running_loop()
    began = loop.time()
    clock.wind(voting(expires))
    assert clock.bell is not None
    assert seconds - 0.001 <= clock.bell.when() - began < seconds + BLINK
    first = clock.bell
    clock.wind(voting(expires))
    assert first.cancelled()
    clock.stop()
    assert clock.bell is None


async def test_where_nothing_is_due_time_stands_still() -> None:
    clock = Clock(print)
    clock.wind(voting(5_000))
    assert clock.bell is not None
    clock.wind(new_table(BARTOK, ["Ann", "Bob"], seed=1))
    assert clock.bell is None
    assert clock.zero is None
    assert clock.now() == 0


async def test_what_time_it_is() -> None:
    clock, loop = Clock(print, 2.0), asyncio.get_running_loop()
    table = voting(9_000)
    clock.wind(table)
    assert 2_000 <= clock.now() < 2_000 + 2_000 * BLINK
    assert clock.behind(table) is None  # less than a second
    clock.zero = loop.time() - 2.0
    assert 4_000 <= clock.now() < 4_000 + 2_000 * BLINK
    told = clock.behind(table)
    assert told is not None
    assert 4_000 <= told < 4_000 + 2_000 * BLINK
    assert 1_000 - 1_000 * BLINK < clock.milliseconds_to(6_000) <= 1_001
    assert clock.milliseconds_to(3_000) == 1
    assert clock.over(table) is None
    clock.zero = loop.time() - 4.5 + A_MOMENT / 4
    assert clock.over(table) == 9_000  # nearly due is due
    clock.zero = loop.time() - 6.0
    late = clock.over(table)
    assert late is not None
    assert 12_000 <= late < 12_000 + 2_000 * BLINK

"""A connection has some seconds for its request, and none are counted against it once it has been served."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

from starlette.applications import Starlette

from cardhouse.server import Settings
from cardhouse.server.running import configured


def connection(closed: list[bool]) -> Any:
    """Any: uvicorn's own kind of connection, without anything that was said yet."""
    kind: Any = configured(Starlette(), Settings(first_request=0.01)).http
    found = object.__new__(kind)
    found.transport = SimpleNamespace(close=lambda: closed.append(True))
    return found


async def test_whoever_does_not_get_to_the_point_is_closed() -> None:
    closed: list[bool] = []
    connection(closed).wait()
    await asyncio.sleep(0.05)
    assert closed == [True]


async def test_whoever_was_served_stays() -> None:
    closed: list[bool] = []
    one = connection(closed)
    one.wait()
    one.served()
    one.served()
    await asyncio.sleep(0.05)
    assert (closed, one.deadline) == ([], None)


async def test_whoever_has_gone_is_not_closed_again() -> None:
    closed: list[bool] = []
    one = connection(closed)
    one.wait()
    one.let_go()
    await asyncio.sleep(0.05)
    assert closed == []

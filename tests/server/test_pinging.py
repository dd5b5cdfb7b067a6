"""Sockets share one timer for asking whether somebody is still there."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, cast

import pytest

from cardhouse.server.direct import DirectSocket
from cardhouse.server.pinging import BREATH, Pinger


class SlowLoop:
    """A loop whose time stands still until a test lets it go on."""

    def __init__(self) -> None:
        self.now = 100.0
        self.set: list[tuple[float, Callable[[], None]]] = []

    def time(self) -> float:
        return self.now

    def call_later(self, delay: float, what: Callable[[], None]) -> object:
        self.set.append((self.now + delay, what))
        return what

    def go_on(self) -> None:
        """To the next time that was set; there is one at most."""
        ((self.now, what),) = self.set
        self.set.clear()
        what()


class Socket:
    def __init__(self, loop: SlowLoop) -> None:
        self.loop = loop
        self.pinged: list[float] = []

    def send_keepalive_ping(self) -> None:
        self.pinged.append(self.loop.now)


def pinger_with(loop: Any) -> Pinger:
    return Pinger(cast(asyncio.AbstractEventLoop, loop))


def test_each_is_woken_when_it_has_waited_and_once() -> None:
    loop = SlowLoop()
    pinger, early, late = pinger_with(loop), Socket(loop), Socket(loop)
    pinger.wake(early, 20)
    loop.now += 5
    pinger.wake(late, 20)
    loop.go_on()
    assert (early.pinged, late.pinged) == ([120.0], [])
    loop.go_on()
    assert (early.pinged, late.pinged) == ([120.0], [125.0])
    assert loop.set == []


def test_whoever_is_gone_is_not_woken() -> None:
    loop = SlowLoop()
    pinger, gone = pinger_with(loop), Socket(loop)
    pinger.wake(gone, 20)
    pinger.forget(gone)
    loop.go_on()
    assert gone.pinged == []
    assert loop.set == []


def test_who_is_woken_may_wait_again_and_the_loop_has_a_breath() -> None:
    loop = SlowLoop()
    pinger = pinger_with(loop)

    class Again(Socket):
        def send_keepalive_ping(self) -> None:
            super().send_keepalive_ping()
            pinger.wake(self, 20)

    again, soon = Again(loop), Socket(loop)
    pinger.wake(again, 20)
    loop.now += 0.1
    pinger.wake(soon, 20)
    loop.go_on()
    assert soon.pinged == []
    loop.go_on()
    assert [again.pinged[0], *soon.pinged] == [120.0, 120.0 + 20.0]
    assert BREATH < 20


@pytest.mark.parametrize(
    "interval, last, wait",
    [(20.0, 0.0, 20.0), (20.0, 0.5, 19.5), (20.0, 30.0, 0.0), (None, 0.5, 0.0)],
)
def test_the_time_that_the_last_answer_took_is_not_waited_again(
    interval: float | None, last: float, wait: float
) -> None:
    woken: list[float] = []
    socket = object.__new__(DirectSocket)
    vars(socket).update(
        ping_interval=interval,
        last_ping_rtt=last,
        pinger=SimpleNamespace(wake=lambda who, delay: woken.append(delay)),
    )
    socket.schedule_ping()
    assert woken == [wait]

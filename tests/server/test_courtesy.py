"""Bots leave people the first call, and children more time for it."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from cardhouse.bots import Bot, SimpleBot
from cardhouse.bots.table import Onlook
from cardhouse.core.acts import Act, Draw
from cardhouse.core.owed import SAY, Duty
from cardhouse.core.people_acts import Accuse
from cardhouse.core.table import Table
from cardhouse.server import Settings
from cardhouse.server import courtesy as courtesy_of_bots
from cardhouse.server.courtesy import Courtesy, LateDice, waiting_time
from tests.core.seating import seat

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("bots, least, most", [("", 4.0, 8.0), ("keen", 4.0, 8.0), ("gentle", 8.0, 16.0)])
async def test_bots_leave_people_some_seconds_before_they_call(bots: str, least: float, most: float) -> None:
    waits = [Courtesy(Settings(bots=bots), Random(seed)).before(Accuse(1, 0, "match")) for seed in range(50)]
    assert least <= min(waits) < max(waits) <= most
    assert max(waits) - min(waits) > (most - least) / 2, "and not always the same"


async def test_nothing_else_is_put_off_and_a_call_only_once() -> None:
    courtesy = Courtesy(Settings(), Random(1))
    assert courtesy.before(Draw(1)) == 0.0
    first = courtesy.before(Accuse(1, 0, "match"))
    assert courtesy.before(Accuse(1, 0, "match")) <= first


@pytest.mark.parametrize("bots, pause, seconds", [("", 2.4, 7.92), ("gentle", 2.4, 15.84), ("", 0.1, 0.33)])
def test_the_time_that_is_shown_is_the_time_that_is_meant(bots: str, pause: float, seconds: float) -> None:
    assert waiting_time(Settings(bots=bots, bot_pause=(0.05, pause))) == pytest.approx(seconds)


def test_dice_are_made_when_they_are_first_thrown() -> None:
    late, dice = LateDice(3), Random(3)
    assert late.made is None
    assert [late.uniform(1, 2) for _ in range(3)] == [dice.uniform(1, 2) for _ in range(3)]


async def test_while_a_call_is_left_to_people_other_bots_play_on(monkeypatch: pytest.MonkeyPatch) -> None:
    call = Accuse(1, 0, "match")

    def wanted(table: Table, bots: dict[int, Bot], onlook: Onlook) -> Act | None:
        return call if 1 in bots else Draw(2) if 2 in bots else None

    monkeypatch.setattr(courtesy_of_bots, "next_act", wanted)
    courtesy, table, woken = Courtesy(Settings(bot_pause=(0.0, 0.01)), Random(1)), seat(), asyncio.Event()
    one, both = {1: SimpleBot(1)}, {1: SimpleBot(1), 2: SimpleBot(2)}
    assert courtesy.next_act(table, {**both}, Onlook(), woken.set) == Draw(2)
    assert courtesy.next_act(table, {**one}, Onlook(), woken.set) is None
    assert courtesy.next_act(table, {2: SimpleBot(2)}, Onlook(), woken.set) == Draw(2)
    await asyncio.wait_for(woken.wait(), 2)
    await asyncio.sleep(0.001)
    assert courtesy.next_act(table, {**both}, Onlook(), woken.set) == call


async def test_calls_of_long_ago_are_forgotten() -> None:
    courtesy = Courtesy(Settings(), Random(1))
    for number in range(300):
        assert courtesy.before(Accuse(1, 0, f"rule {number}")) > 0
    assert len(courtesy.calls) < 150


async def test_bots_wait_for_what_somebody_is_shown_to_owe(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr(asyncio.get_running_loop(), "time", lambda: now[0])
    courtesy, table = Courtesy(Settings(bot_pause=(0.0, 1.0)), Random(1)), seat()
    assert courtesy.left_for(table, 0) == 0.0
    table.duties = [Duty(0, SAY, "Moo"), Duty(1, SAY, "Bow")]
    assert courtesy.left_for(table, 0) == pytest.approx(3.3)
    now[0] += 1.0
    assert courtesy.left_for(table, 0) == pytest.approx(2.3)
    now[0] += 3.0
    assert courtesy.left_for(table, 0) < 0, "they have had their time"
    table.duties = [Duty(0, SAY, "Bow")]
    assert courtesy.left_for(table, 0) == pytest.approx(3.3), "this is another one"
    table.duties = [Duty(0, SAY, "Bow", blocking=True)]
    assert courtesy.left_for(table, 0) == 0.0, "without it nobody can play on"

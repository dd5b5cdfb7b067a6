"""Bots leave people the first call, and children more time for it."""

from __future__ import annotations

from random import Random

import pytest

from cardhouse.core.acts import Draw
from cardhouse.core.people_acts import Accuse
from cardhouse.server import Settings
from cardhouse.server.courtesy import Courtesy, LateDice, waiting_time

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

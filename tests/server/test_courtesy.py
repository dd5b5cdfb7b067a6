"""Bots leave people the first call, and children more time for it."""

from __future__ import annotations

from random import Random

import pytest

from cardhouse.core.acts import Draw
from cardhouse.core.people_acts import Accuse
from cardhouse.server import Settings
from cardhouse.server.courtesy import Courtesy

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

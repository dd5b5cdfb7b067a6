"""Somebody writes a rule: the others see it, bots wait, and neither for ever."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from cardhouse.server import Settings, live
from tests.server.players import Player, joined, new_table, serving

PATIENT = Settings(bot_pause=(0.0, 0.0), seed=7)
HASTY = Settings(bot_pause=(0.0, 0.0), seed=7, writing=1.0)


async def writes(player: Player, on: bool = True) -> None:
    await player.send({"type": "Writing", "on": on})


async def seen_writing(player: Player) -> list[bool]:
    """Who writes, as the next news of the room tell it."""
    room = await player.until("Room")
    return [place["writing"] for place in room["places"]]


async def own_turn(player: Player) -> None:
    while player.view.get("turn") != player.view.get("seat", -1) or player.view.get("phase") != "play":
        await player.hear()


async def moved_on(player: Player, seconds: float) -> bool:
    """Whether it is this player's turn again before so many seconds are over."""
    try:
        await asyncio.wait_for(own_turn(player), seconds)
    except TimeoutError:
        return False
    return True


async def test_the_others_see_who_writes_and_when_they_stop(server: str) -> None:
    code, tokens = await new_table(server, "Ann", "Bob")
    async with joined(server, code, tokens[0]) as ann, joined(server, code, tokens[1]) as bob:
        for player in (ann, bob):
            await player.until("Whole")
        await writes(ann)
        assert await seen_writing(bob) == [True, False]
        await writes(ann)  # again, as every few seconds: nothing is new
        await writes(bob)
        assert await seen_writing(bob) == [True, True]
        await writes(ann, on=False)
        assert await seen_writing(bob) == [False, True]
        await writes(ann, on=False)
        await writes(bob, on=False)
        assert await seen_writing(bob) == [False, False]


async def test_an_onlooker_writes_no_rule(server: str) -> None:
    code, tokens = await new_table(server, "Ann", "Bob")
    async with joined(server, code, tokens[0]) as ann, joined(server, code) as eve:
        await eve.until("Whole")
        await ann.until("Whole")
        await writes(eve)
        await writes(ann)
        assert await seen_writing(eve) == [True, False]


async def test_bots_wait_for_whoever_writes_and_go_on_when_it_is_done(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db", PATIENT) as url:
        code, tokens = await new_table(url, "Ann", seats=2, bots=1)
        async with joined(url, code, tokens[0]) as ann:
            await own_turn(ann)
            await writes(ann)
            assert (await ann.draw())["answer"] == "done"
            assert await ann.until("Change")
            assert not await moved_on(ann, 0.6)
            await writes(ann, on=False)
            assert await moved_on(ann, 5)


async def test_bots_wait_no_longer_than_the_time_for_writing(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db", HASTY) as url:
        code, tokens = await new_table(url, "Ann", seats=2, bots=1)
        async with joined(url, code, tokens[0]) as ann:
            await own_turn(ann)
            begun = time.monotonic()
            await writes(ann)
            assert (await ann.draw())["answer"] == "done"
            await ann.until("Change")
            while not await moved_on(ann, 0.3):
                await writes(ann)  # the pen never rests
                assert time.monotonic() - begun < 20
            assert time.monotonic() - begun >= HASTY.writing
            await writes(ann)
            assert await seen_writing(ann) == [False, False], "and nobody is shown as writing any more"


async def test_whoever_is_heard_of_no_more_has_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "BREATH", 1.0)
    with serving(tmp_path / "tables.db", PATIENT) as url:
        code, tokens = await new_table(url, "Ann", seats=2, bots=1)
        async with joined(url, code, tokens[0]) as ann:
            await own_turn(ann)
            await writes(ann)
            assert (await ann.draw())["answer"] == "done"
            await ann.until("Change")
            assert not await moved_on(ann, 0.5)
            assert await moved_on(ann, 10)
            await writes(ann)  # a new rule has its time anew
            assert await seen_writing(ann) == [True, False]

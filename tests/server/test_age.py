"""A table that has been played at for long costs what a young one costs: in computing, in memory and in its file."""

from __future__ import annotations

import asyncio
import gc
import sys
from random import Random
from types import FrameType
from typing import Any

from cardhouse.core.people_acts import Say
from cardhouse.core.rule import TABLE
from cardhouse.core.sitting import Sitting
from cardhouse.games import new_table
from cardhouse.games.shelf import game
from cardhouse.server import Settings
from cardhouse.server.brain import Brain
from cardhouse.server.keeping import FEW
from cardhouse.server.live import LiveTable
from cardhouse.server.stream import MOST_KEPT, MOST_LINES
from cardhouse.store import MemoryStore
from cardhouse.store.sittings import keep
from tests.server.test_races import Screen

NAMES = ["Ann", "Bob", "Cat"]
EVERY = 60
QUIET = Settings(snapshot_every=EVERY, pace=0.0001)


class Weighing(MemoryStore):
    """Remembers how much was written with each snapshot."""

    def __init__(self) -> None:
        super().__init__()
        self.weights: list[int] = []

    def snapshot(self, table: str, number: int, body: bytes) -> None:
        super().snapshot(table, number, body)
        self.weights.append(len(body))


class Talk:
    """A table at which people talk, and what that costs."""

    def __init__(self) -> None:
        self.store = Weighing()
        sitting = Sitting(new_table(game("bartok").book, NAMES, dial=TABLE, seed=3))
        keep(sitting, self.store, "old")
        sitting.sink = None
        self.live = LiveTable(self.store, "old", sitting, {}, QUIET, Random(1), Brain())
        self.live.begin()
        self.screen = Screen()
        for seat in range(len(NAMES)):
            self.live.attach(self.screen, seat, 0)
        self.said = 0
        self.calls = 0

    async def say(self, times: int) -> None:
        for _ in range(times):
            self.said += 1
            act = Say(self.said % len(NAMES), f"word {self.said:06}")
            self.live.submit(act, f"{act.seat}:{self.said}", f"{self.said}", self.screen)
            while self.live.told < self.live.sitting.number or self.live.queue.qsize():
                await asyncio.sleep(0)
            if self.live.keeper.busy is not None:
                await self.live.keeper.busy
            self.screen.heard.clear()

    async def calls_for(self, times: int) -> int:
        """How many functions are called meanwhile, here and in no other thread."""
        calls = 0

        def count(frame: FrameType, event: str, about: Any) -> None:
            nonlocal calls
            calls += event == "call"

        sys.setprofile(count)
        try:
            await self.say(times)
        finally:
            sys.setprofile(None)
        return calls

    def things(self) -> int:
        """How many things are in memory, but for what the store keeps."""
        gc.collect()
        return len(gc.get_objects()) - len(self.store.read("old"))


async def test_an_old_table_costs_no_more_than_a_young_one() -> None:
    talk = Talk()
    await talk.say(4 * EVERY)
    young, things = await talk.calls_for(EVERY), talk.things()
    await talk.say(6 * EVERY)
    old = await talk.calls_for(EVERY)
    assert abs(old - young) < young / 50, "an act takes as many steps"
    assert abs(talk.things() - things) < 3 * EVERY, "nothing is left behind by each act"
    weights = talk.store.weights
    assert len(weights) >= 11
    assert max(weights[5:]) < 1.02 * min(weights[5:]), "what is written from time to time grows no longer"
    assert len(talk.live.sitting.entries) <= FEW
    assert len(talk.live.sitting.answers) <= FEW
    for stream in talk.live.streams.values():
        assert (len(stream.kept), len(stream.lines)) == (MOST_KEPT, MOST_LINES)
    await talk.live.close()


async def test_an_act_that_is_no_longer_at_hand_is_not_done_again() -> None:
    talk = Talk()
    await talk.say(3 * EVERY)
    number = talk.live.sitting.number
    assert talk.live.sitting.before > EVERY
    talk.live.submit(Say(1, "word 000001"), "1:1", "again", talk.screen)
    while not talk.screen.answers:
        await asyncio.sleep(0)
    assert talk.screen.answers == [("done", "")]
    assert talk.live.sitting.number == number
    await talk.say(1)
    assert talk.live.sitting.number == number + 1
    await talk.live.close()


async def test_views_that_nobody_has_looked_at_are_followed_too() -> None:
    talk = Talk()
    await talk.say(2 * EVERY)
    onlooker = Screen()
    talk.live.attach(onlooker, -1, 0)
    await talk.say(1)
    assert [words for words in onlooker.words if "word" in words][:1] == ["Bob says: “word 000001”"]
    await talk.live.close()

"""A rule that fails at a live table: play goes on, people are told in plain words, and the log says why."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass
from random import Random

import pytest

from cardhouse.core.hooks import after
from cardhouse.core.people_acts import Say
from cardhouse.core.rule import Article, Rule
from cardhouse.core.sitting import Sitting
from cardhouse.core.speech import Said
from cardhouse.core.table import Events, Table
from cardhouse.games import BARTOK, new_table
from cardhouse.server import Settings
from cardhouse.server.brain import Brain
from cardhouse.server.live import LiveTable
from cardhouse.store import MemoryStore
from tests.server.test_races import Screen


@dataclass(frozen=True)
class Stumbles(Rule):
    """Whoever speaks is counted."""

    @after(Said)
    def count(self, said: Said, table: Table) -> Events:
        raise ZeroDivisionError("nobody to count")


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.mark.anyio
async def test_play_goes_on_without_it_and_everybody_hears_of_it(caplog: pytest.LogCaptureFixture) -> None:
    article = Article("counts", "Counting heads", "Ann", "", (Stumbles(),))
    store, screens = MemoryStore(), [Screen(), Screen()]
    store.create("t", b"{}")
    sitting = Sitting(new_table((*BARTOK, article), ["Ann", "Bob"], seed=1))
    live = LiveTable(store, "t", sitting, {}, Settings(), Random(1), Brain())
    for seat, screen in enumerate(screens):
        live.attach(screen, seat, 0)
    with caplog.at_level(logging.ERROR):
        for _ in range(2):  # the same act twice gets the same answer, and is told once
            live.submit(Say(0, "hello"), "a1", "own", screens[0])
        done = asyncio.Event()

        async def job() -> None:
            done.set()

        live.queue.put_nowait(job)
        await asyncio.wait_for(done.wait(), 20)
    await live.close()
    assert [answer for answer, _ in screens[0].answers] == ["done", "done"]
    told = "The rule “Counting heads” failed and was left out this once. Play goes on."
    for screen in screens:
        assert [each["detail"] for each in screen.heard if each["type"] == "Problem"] == [told]
        assert [words for words in screen.words if words.endswith(("You say: “hello”", "Ann says: “hello”"))]
    (record,) = caplog.records
    assert "table t: Say(seat=0, words='hello') was decided without counts" in record.getMessage()
    assert record.exc_info is not None
    assert isinstance(record.exc_info[1], ZeroDivisionError)
    assert sitting.answers["a1"].raised == [], "nothing that was raised is held on to"

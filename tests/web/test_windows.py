"""What can be done for a short while only is offered beside the pile it is about, with the time that is left."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.async_api import expect

from cardhouse.core.table import PLAYING
from cardhouse.server import Settings
from cardhouse.store import SqliteStore
from tests.server.players import serving
from tests.web.any_game import Mind, play_on
from tests.web.conftest import Opener
from tests.web.people import make_table

QUICK = Settings(bot_pause=(0.0, 0.02), seed=11, tables=1_000)


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
async def test_a_play_is_sent_back_at_its_pile(tmp_path: Path, visit: Opener, phone: bool) -> None:
    data = tmp_path / "tables.db"
    with serving(data, QUICK) as url, SqliteStore(data) as store:
        page = await visit(url, phone=phone)
        link = await make_table(page, "Ann", game="bartok", seats=4, bots=3, dial="referee")
        await page.get_by_role("button", name="Begin to play").click()
        await page.get_by_role("button", name="More", exact=True).wait_for()
        mind = Mind(store, link.rpartition("/")[2], 0)
        await play_on(page, mind, lambda: mind.table.phase == PLAYING)  # she deals
        window = page.get_by_role("group", name="What can be done now")
        await window.wait_for()
        await expect(window.get_by_label("seconds left")).to_have_text("3 s")
        box, pile = await window.bounding_box(), await page.get_by_role("button", name="Play here").first.bounding_box()
        assert box is not None
        assert pile is not None
        assert abs(box["y"] - pile["y"] - pile["height"]) < 60, "it is beside the pile"
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= (360 if phone else 1280)
        await window.get_by_role("button", name="Send it back").click()
        await expect(window).to_have_count(0)
        if phone:
            await page.get_by_role("button", name="Log", exact=True).click()
        await page.get_by_role("log").get_by_text("Ann sends the play back").wait_for()


async def test_the_time_for_a_turn_is_shown_at_its_pile(tmp_path: Path, visit: Opener) -> None:
    with serving(tmp_path / "tables.db", Settings(bot_pause=(0.0, 0.02), seed=11, pace=6.0, tables=1_000)) as url:
        page = await visit(url, phone=True)
        settings: dict[str, str | bool] = {"Turn clock": "90"}
        await make_table(page, "Ann", game="uncle-baiting", seats=3, bots=2, dial="referee", settings=settings)
        await page.get_by_role("button", name="Begin to play").click()
        window = page.get_by_role("group", name="Time for the turn")
        await expect(window.get_by_text("Your turn")).to_be_visible()
        await expect(window.get_by_label("seconds left")).to_be_visible()
        box = await window.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 360
        await page.get_by_role("button", name="Log", exact=True).click()
        await page.get_by_role("log").get_by_text("Ann’s time is up").wait_for()

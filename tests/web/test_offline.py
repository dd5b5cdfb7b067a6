"""Without a network the browser shows a page of ours that says so and comes back by itself."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.async_api import expect

from cardhouse.server import Settings
from tests.server.players import serving
from tests.web.conftest import Opener
from tests.web.people import begin, hand, make_table
from tests.web.test_access import faults

STILL = Settings(bot_pause=(600.0, 600.0), seed=11, tables=1_000)
READY = "navigator.serviceWorker.ready.then((found) => found.active.state)"


@pytest.mark.parametrize(
    ("locale", "title", "waits"),
    [("en-GB", "You are offline", "Your table waits"), ("de-DE", "Du bist offline", "Dein Tisch wartet")],
)
async def test_a_table_waits_for_whoever_is_offline(
    tmp_path: Path, visit: Opener, locale: str, title: str, waits: str
) -> None:
    with serving(tmp_path / "tables.db", STILL) as url:
        page = await visit(url, phone=True, worker=True)
        await make_table(page, "Ann", seats=3, bots=2)
        await begin(page)
        assert await page.evaluate(READY) in ("activating", "activated")
        address = page.url
        if locale != "en-GB":
            page = await visit(url, phone=True, worker=True, locale=locale)
            assert await page.evaluate(READY) in ("activating", "activated")
        port = int(url.rpartition(":")[2])
    await page.goto(address)
    await expect(page.get_by_role("heading", name=title)).to_be_visible()
    await expect(page.get_by_role("status")).to_contain_text(waits)
    assert await faults(page) == []
    if locale == "en-GB":
        with serving(tmp_path / "tables.db", STILL, port):
            await hand(page).wait_for()

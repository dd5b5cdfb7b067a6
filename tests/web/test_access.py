"""Everybody can use it: what axe finds, in light and dark, on a phone and on a desk."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.async_api import Page

from cardhouse.server import Settings
from tests.server.players import serving
from tests.web.conftest import Opener
from tests.web.people import begin, hand, make_table

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
QUIET = Settings(bot_pause=(600.0, 600.0), seed=3, tables=1_000)


async def faults(page: Page) -> list[str]:
    """The serious faults of a page as it is now. axe is evaluated: as a script, our own policy would refuse it."""
    await page.evaluate(AXE.read_text("utf-8"))
    found = await page.evaluate("() => axe.run({resultTypes: ['violations']})")
    return [
        f"{each['id']}: {node['html']}"
        for each in found["violations"]
        if each["impact"] in ("serious", "critical")
        for node in each["nodes"]
    ]


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("phone", [True, False], ids=["phone", "desk"])
async def test_axe_finds_no_serious_fault(tmp_path: Path, visit: Opener, scheme: str, phone: bool) -> None:
    with serving(tmp_path / "tables.db", QUIET) as url:
        page = await visit(url, phone=phone, scheme=scheme)
        await page.get_by_role("button", name="Play against bots now").wait_for()
        assert await faults(page) == []
        await make_table(page, "Ann", bots=2, dial="table")
        assert await faults(page) == []
        await begin(page)
        await page.locator("[data-card]").first.click(position={"x": 8, "y": 24})
        assert await faults(page) == []
        for button, title in (("Rules", "The rules of this table"), ("More", "What you can do"), ("Accuse", "Accuse")):
            await page.get_by_role("button", name=button, exact=True).click()
            await page.get_by_role("dialog", name=title).wait_for()
            assert await faults(page) == []
            await page.keyboard.press("Escape")
        await page.get_by_role("button", name="Preferences").click()
        await page.get_by_label("Four colours").check()
        assert await faults(page) == []
        await page.keyboard.press("Escape")
        await page.reload()
        await hand(page).wait_for()
        assert await page.locator("html").get_attribute("data-four") == "yes", "preferences are kept"

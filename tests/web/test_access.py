"""Everybody can use it: what axe finds, in light and dark, on a phone and on a desk."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.async_api import Page

from cardhouse.server import Settings
from tests.server.players import serving
from tests.web.conftest import Opener
from tests.web.people import DEAL, begin, hand, make_table, sit_down

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
SMALL = """() => [...document.querySelectorAll('button, summary, select, input, label:has(input[type=checkbox])')]
    .filter((each) => each.offsetParent && each.type !== 'checkbox' && !each.closest('.tv'))
    .filter((each) => getComputedStyle(each).display !== 'inline') // a rule named in a sentence is part of its line
    .map((each) => [each, (each.closest('.item') ?? each).getBoundingClientRect()]) // there the whole item can be hit
    .filter(([, { width, height }]) => Math.min(width, height) < 43.5)
    .map(([each, { width, height }]) => `too small to hit, ${width}×${height}: ${each.outerHTML.slice(0, 150)}`)"""
"""Whatever is not easily hit with a finger."""
QUIET = Settings(bot_pause=(600.0, 600.0), seed=3, tables=1_000)


async def faults(page: Page) -> list[str]:
    """The serious faults of a page as it is now. axe is evaluated: as a script, our own policy would refuse it."""
    if not await page.evaluate("'axe' in window"):
        await page.evaluate(AXE.read_text("utf-8"))
    found = await page.evaluate("() => axe.run({resultTypes: ['violations']})")
    small: list[str] = await page.evaluate(SMALL)
    return small + [
        f"{each['id']}: {node['html']}"
        for each in found["violations"]
        if each["impact"] in ("serious", "critical")
        for node in each["nodes"]
    ]


@pytest.mark.parametrize(("phone", "scheme"), [(True, "dark"), (False, "light")], ids=["phone-dark", "desk-light"])
async def test_axe_finds_no_serious_fault_in_other_colours(
    tmp_path: Path, visit: Opener, scheme: str, phone: bool
) -> None:
    with serving(tmp_path / "tables.db", QUIET) as url:
        page = await visit(url, phone=phone, scheme=scheme)
        await page.get_by_role("button", name="Play now").wait_for()
        assert await faults(page) == [], "the front door"
        await make_table(page, "Ann", seats=4, bots=3, dial="table")
        await begin(page)
        await page.locator("[data-card]").first.click(position={"x": 8, "y": 24})
        assert await faults(page) == [], "a card taken up"


@pytest.mark.parametrize(("phone", "scheme"), [(True, "light"), (False, "dark")], ids=["phone-light", "desk-dark"])
async def test_axe_finds_no_serious_fault(tmp_path: Path, visit: Opener, scheme: str, phone: bool) -> None:
    with serving(tmp_path / "tables.db", QUIET) as url:
        page, bob, onlooker = [await visit(url, phone=phone, scheme=scheme) for _ in range(3)]
        await page.get_by_role("button", name="Play now").wait_for()
        assert await faults(page) == [], "the front door"
        link = await make_table(page, "Ann", seats=4, bots=1, dial="table")
        assert await faults(page) == [], "the lobby"
        for part in ("Plain settings", "For experts"):
            await page.get_by_text(part).click()
        assert await faults(page) == [], "its settings"
        await onlooker.goto(link)
        await onlooker.get_by_role("button", name="Sit down").wait_for()
        assert await faults(onlooker) == [], "somebody who may sit down"
        await sit_down(bob, link, "Bob")
        await begin(page)
        await onlooker.get_by_text("You are looking on.").wait_for()
        assert await faults(onlooker) == [], "an onlooker"
        await page.locator("[data-card]").first.click(position={"x": 8, "y": 24})
        assert await faults(page) == [], "a card taken up"
        sheets = [("Rules", "The rules of this table"), ("More", "What you can do")]
        for button, title in [*sheets, ("What happened", "What happened")] if phone else sheets:
            await page.get_by_role("button", name=button, exact=True).click()
            await page.get_by_role("dialog", name=title).wait_for()
            assert await faults(page) == [], title
            await page.keyboard.press("Escape")
        await page.locator(".player").first.click()
        await page.get_by_role("dialog").wait_for()
        assert await faults(page) == [], "a player"
        await page.keyboard.press("Escape")
        await page.get_by_role("button", name="Catch!", exact=True).click()
        catch = page.get_by_role("region", name="What did you see?")
        await catch.get_by_role("button", name="Bob").click()
        assert await faults(page) == [], "what did you see"
        await catch.get_by_role("group", name="What is wrong").get_by_role("button").first.click()
        await page.get_by_label("Vote").wait_for()
        assert await faults(page) == [], "a vote"
        await bob.close()
        await page.get_by_text("away").first.wait_for()
        assert await faults(page) == [], "somebody is away"
        await page.get_by_role("button", name="Preferences").click()
        await page.get_by_label("Four colours").check()
        assert await faults(page) == [], "preferences"
        await page.keyboard.press("Escape")
        await page.reload()
        await hand(page).wait_for()
        assert await page.locator("html").get_attribute("data-four") == "yes", "preferences are kept"


@pytest.mark.parametrize("game", ["bartok", "bak", "uncle-baiting"])
async def test_axe_finds_no_serious_fault_at_other_games(tmp_path: Path, visit: Opener, game: str) -> None:
    with serving(tmp_path / "tables.db", QUIET) as url:
        page = await visit(url, phone=True)
        await make_table(page, "Ann", game=game, seats=3, bots=2, dial="table")
        await page.get_by_role("button", name=DEAL).click()
        await page.get_by_role("button", name="More", exact=True).wait_for()
        assert await faults(page) == []
        assert await page.evaluate("document.documentElement.scrollWidth") <= 360, "nothing sticks out"

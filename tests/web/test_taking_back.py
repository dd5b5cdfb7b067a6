"""A slip on a phone: whoever made it asks, and gets the card back if the other one agrees."""

from __future__ import annotations

from pathlib import Path

from playwright.async_api import Page, expect

from cardhouse.server import Settings
from tests.server.players import serving
from tests.web.conftest import Opener
from tests.web.people import DEAL, choose, hand, held, make_table, sit_down
from tests.web.test_access import faults

AT_FIRST = """() => new MutationObserver((_, watching) => {
  const button = document.querySelector("[aria-label='Take back?'] button");
  if (button) { window.atFirst = button.disabled; watching.disconnect(); }
}).observe(document.body, { childList: true, subtree: true })"""
"""Notes whether what is asked could be answered in the moment in which it came."""
SETTINGS = Settings(bot_pause=(600.0, 600.0), seed=3, tables=1_000)


async def slip(page: Page) -> str:
    """Play a card, whatever the rules say to it."""
    card = (await held(page))[0]
    before = len(await held(page))
    await choose(page, card)
    await page.get_by_role("button", name="Play", exact=True).click()
    await expect(page.locator(".hand [data-card]")).to_have_count(before - 1)
    return card


async def test_a_slip_is_taken_back_if_the_other_agrees(tmp_path: Path, visit: Opener) -> None:
    with serving(tmp_path / "tables.db", SETTINGS) as url:
        ann, bob = await visit(url, phone=True), await visit(url)
        table = await make_table(ann, "Ann", game="bartok@2023-08-14", seats=2, dial="table")
        await sit_down(bob, table, "Bob")
        await ann.get_by_role("button", name=DEAL).click()
        await hand(bob).wait_for()
        cards = await held(ann)
        slipped = await slip(ann)
        await bob.evaluate(AT_FIRST)
        await ann.get_by_role("button", name="What happened", exact=True).click()
        await ann.get_by_role("dialog").get_by_role("button", name="Take back").click()
        asks = bob.get_by_role("region", name="Take back?")
        await expect(asks).to_contain_text("Ann asks to take back what they did last.")
        await expect(asks).to_contain_text("Ann plays")
        agree = asks.get_by_role("button", name="Agree")
        await expect(agree).to_be_enabled()
        assert await bob.evaluate("window.atFirst"), "a finger on its way to the table meets nothing"
        assert await faults(bob) == []
        await expect(ann.get_by_role("region", name="Take back?")).to_contain_text("Waiting for Bob.")
        await agree.click()
        await expect(hand(ann).locator("[data-card]")).to_have_count(len(cards))
        assert sorted(await held(ann)) == sorted(cards)
        await expect(asks).to_have_count(0)

        await slip(ann)
        await ann.keyboard.press("Escape")
        await ann.keyboard.press("u")
        await expect(agree).to_be_enabled()
        await bob.keyboard.press("n")
        await expect(asks).to_have_count(0)
        await expect(bob.locator(".side")).to_contain_text("What Ann did stands: not everybody agrees")
        assert len(await held(ann)) == len(cards) - 1
        assert slipped in cards

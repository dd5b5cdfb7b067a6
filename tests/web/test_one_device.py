"""Two people with one phone: each has a seat, and while it goes from hand to hand nobody's cards are in sight."""

from __future__ import annotations

from pathlib import Path

from playwright.async_api import Page, expect

from cardhouse.server import Settings
from tests.server.players import serving
from tests.web.conftest import Opener
from tests.web.people import DEAL, hand, held, make_table, sit_down
from tests.web.test_access import faults

STILL = Settings(bot_pause=(600.0, 600.0), seed=11, tables=1_000, messages=10_000)
COVERED = """() => [...document.querySelectorAll('[data-card]')].every((card) => {
    const { left, top, width, height } = card.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2)?.closest('dialog');
})"""
"""Whether something lies over every card."""


async def passed_to(page: Page, name: str) -> list[str]:
    """Take the phone as this person, who is waited for; the cards that they see."""
    curtain = page.get_by_role("dialog", name="Pass it on")
    await expect(curtain).to_contain_text(f"Pass it to {name}")
    assert await page.evaluate(COVERED)
    await curtain.get_by_role("button", name=f"I am {name}").click()
    await expect(curtain).to_have_count(0)
    await expect(page.locator(".own .name")).to_have_text(name)
    return await held(page)


async def test_two_people_play_with_one_phone(tmp_path: Path, visit: Opener) -> None:
    with serving(tmp_path / "tables.db", STILL) as url:
        page, bob = await visit(url, phone=True), await visit(url, phone=True)
        link = await make_table(page, "Ann", seats=4, dial="table")
        for name in ("Cleo", "Dan"):
            await page.get_by_role("button", name="Somebody else with this device").click()
            await page.get_by_label("Who else plays with this device").fill(name)
            await page.get_by_role("button", name="Sit down").click()
            await expect(page.locator("li", has_text=name)).to_contain_text("with this device too")
        await page.get_by_role("button", name="Dan does not play with this device").click()
        await expect(page.locator("li", has_text="Dan")).to_have_count(0)
        await sit_down(bob, link, "Bob")
        await expect(bob.locator("li", has_text="Cleo")).to_contain_text("here")
        assert await faults(page) == [], "the lobby"
        await page.get_by_role("button", name=DEAL).click()
        await hand(bob).wait_for()

        cleo = await passed_to(page, "Cleo")  # Ann deals, so Cleo begins
        await expect(bob.locator(".player", has_text="Cleo")).not_to_contain_text("away")
        await expect(bob.locator(".player", has_text="Ann")).not_to_contain_text("away")
        await page.get_by_role("button", name="Draw", exact=True).click()
        await expect(page.locator("[data-card]")).to_have_count(len(cleo) + 1)
        await bob.get_by_role("button", name="Draw", exact=True).click()  # then Bob, with a phone of his own
        ann = await passed_to(page, "Ann")
        assert ann != cleo
        await page.reload()  # whoever has it keeps it
        await hand(page).wait_for()
        await expect(page.locator(".own .name")).to_have_text("Ann")

        await page.get_by_role("button", name="Pass it on").click()  # also when nobody waits for the other
        curtain = page.get_by_role("dialog", name="Pass it on")
        assert await faults(page) == [], "while it goes from hand to hand"
        await curtain.get_by_role("button", name="Not yet").click()
        await expect(curtain).to_have_count(0)
        assert await held(page) == ann
        await page.get_by_role("button", name="Draw", exact=True).click()
        assert set(await passed_to(page, "Cleo")) > set(cleo)
        await page.get_by_role("button", name="More", exact=True).click()
        await page.get_by_role("button", name="Leave the table").click()
        await page.get_by_role("button", name="Yes, leave the table").click()
        await expect(page.locator(".own .name")).to_have_text("Ann")  # whoever is left goes on
        await expect(page.get_by_role("button", name="Pass it on")).to_have_count(0)

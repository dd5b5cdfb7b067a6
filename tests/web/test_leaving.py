"""Leaving a table on a phone: asked once, a bot plays on, and the place can be taken again."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.async_api import Page, expect

from cardhouse.server import Settings
from tests.server.players import serving
from tests.web.conftest import Opener
from tests.web.people import DEAL, begin, hand, make_table, sit_down

SETTINGS = Settings(bot_pause=(600.0, 600.0), seed=3, tables=1_000)
BARTOK, UNCLE_BAITING = "bartok@2023-08-14", "uncle-baiting"


async def ask_to_leave(page: Page) -> None:
    await page.get_by_role("button", name="More", exact=True).click()
    await page.get_by_role("button", name="Leave the table").click()


async def no_wider_than_the_phone(page: Page) -> bool:
    wide: int = await page.evaluate("document.documentElement.scrollWidth")
    return wide <= 360


@pytest.mark.parametrize("game", [BARTOK, UNCLE_BAITING])
async def test_somebody_leaves_and_a_bot_plays_the_hand_on(tmp_path: Path, visit: Opener, game: str) -> None:
    with serving(tmp_path / "tables.db", SETTINGS) as url:
        ann, bob = await visit(url, phone=True), await visit(url, phone=True)
        table = await make_table(ann, "Ann", game=game, seats=2, dial="referee")
        await sit_down(bob, table, "Bob")
        await ann.get_by_role("button", name=DEAL).click()
        await hand(bob).wait_for()
        await ask_to_leave(bob)
        asked = bob.get_by_role("region", name="Leave the table")
        await expect(asked).to_contain_text("Do you want to leave the table? A bot plays your hand on.")
        await expect(asked).to_contain_text("When the next round is dealt, you or somebody else can take your place.")
        assert await no_wider_than_the_phone(bob)
        await asked.get_by_role("button", name="No, stay").click()
        await bob.get_by_role("button", name="Leave the table").click()
        await asked.get_by_role("button", name="Yes, leave the table").click()
        await expect(bob.get_by_text("You are looking on.")).to_be_visible()
        await expect(hand(bob)).to_have_count(0)
        free = bob.get_by_role("form", name="A free place")
        await expect(free).to_contain_text("A place at this table is free.")
        assert await no_wider_than_the_phone(bob)
        await free.get_by_role("button", name="Sit down").click()
        await expect(bob.get_by_role("alert")).to_contain_text("A free place is taken again at the next deal")
        await ann.get_by_role("button", name="What happened", exact=True).click()
        await expect(ann.get_by_role("dialog")).to_contain_text("Bob leaves the table, and a bot plays the hand on")


async def test_somebody_else_takes_the_place_before_the_next_deal(tmp_path: Path, visit: Opener) -> None:
    with serving(tmp_path / "tables.db", SETTINGS) as url:
        ann, bob, cat = [await visit(url, phone=True) for _ in range(3)]
        table = await make_table(ann, "Ann", game=BARTOK, seats=2, dial="referee", settings={"Whoever leaves": "out"})
        await sit_down(bob, table, "Bob")
        await begin(ann)
        await hand(bob).wait_for()
        await ask_to_leave(bob)
        asked = bob.get_by_role("region", name="Leave the table")
        await expect(asked).to_contain_text("Your cards go under the stock, and the others play on.")
        await asked.get_by_role("button", name="Yes, leave the table").click()
        await expect(bob.get_by_text("You are looking on.")).to_be_visible()
        await cat.goto(table)  # whoever has the link
        free = cat.get_by_role("form", name="A free place")
        await free.get_by_label("Your name").fill("Cat")
        await free.get_by_role("button", name="Sit down").click()
        await expect(cat.get_by_role("button", name="More", exact=True)).to_be_visible()
        await expect(cat.locator(".own .name")).to_have_text("Cat")
        await expect(free).to_have_count(0)
        await expect(bob.get_by_role("form", name="A free place")).to_have_count(0)
        assert await no_wider_than_the_phone(cat)

"""The lobby: whoever makes a table sets what its rules leave open, and is told what is wrong."""

from __future__ import annotations

from pathlib import Path

from playwright.async_api import expect

from cardhouse.server import Settings
from tests.server.players import serving
from tests.web.conftest import Opener
from tests.web.people import make_table

SETTINGS = Settings(bot_pause=(600.0, 600.0), seed=3, tables=1_000)


async def test_a_table_is_made_with_house_settings(tmp_path: Path, visit: Opener) -> None:
    with serving(tmp_path / "tables.db", SETTINGS) as url:
        page = await visit(url, phone=True)
        chosen: dict[str, str | bool] = {
            "New to the rules": "Bob, Cat",
            "Cards for everybody": "6",
            "Whose turn it is, is shown": "on",
            "Players are shown what they owe themselves": True,
        }
        await make_table(page, "Ann", game="moo", seats=3, bots=1, settings=chosen)
        told = page.get_by_text("House settings:")
        for words in (
            "New to the rules: Bob, Cat",
            "Cards for everybody: 6 cards",
            "Whose turn it is, is shown: always",
            "Players are shown what they owe themselves: yes",
        ):
            await expect(told).to_contain_text(words)
        assert await page.evaluate("document.documentElement.scrollWidth") <= 360, "nothing sticks out"


async def test_rules_that_players_added_may_rest(tmp_path: Path, visit: Opener) -> None:
    with serving(tmp_path / "tables.db", SETTINGS) as url:
        page = await visit(url, phone=True)
        await page.get_by_label("Game").first.select_option("bartok")
        await page.get_by_text("Rules that players added · all 47").click()
        await page.get_by_role("button", name="None").click()
        for rule in ("Slam", "Aces Reverse"):
            await page.get_by_label(rule, exact=True).check()
        assert await page.evaluate("document.documentElement.scrollWidth") <= 360, "nothing sticks out"
        await page.get_by_text("45 of 47 rest").wait_for()
        await page.get_by_label("Your name").fill("Ann")
        await page.get_by_label("Bots among them").fill("1")
        await page.get_by_role("button", name="Make a table and invite").click()
        await expect(page.get_by_text("Rules that rest:")).to_contain_text("Jokers Wild, Trap Card")
        await page.get_by_role("button", name="Begin to play").click()
        await page.get_by_role("button", name="Rules", exact=True).click()
        added = page.get_by_role("dialog").locator("h3")
        await expect(added.filter(has_text="Slam")).to_have_count(1)
        await expect(added.filter(has_text="Veto")).to_have_count(0)


async def test_a_value_that_cannot_be_is_told_in_words(tmp_path: Path, visit: Opener) -> None:
    with serving(tmp_path / "tables.db", SETTINGS) as url:
        page = await visit(url)
        await page.get_by_label("Game").first.select_option("moo")
        await page.get_by_text("House settings").click()
        await page.get_by_label("Cards for everybody").fill("4000")
        await page.get_by_label("Cards for everybody").blur()
        await page.get_by_role("button", name="Make a table and invite").click()
        await expect(page.get_by_role("alert").first).to_contain_text(
            '"Cards for everybody" is a number up to 999, not 4000'
        )

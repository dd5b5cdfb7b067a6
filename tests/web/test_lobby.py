"""Before the cards: the front door with its three doors, and a lobby in which everything can still be changed."""

from __future__ import annotations

from pathlib import Path

from playwright.async_api import Page, expect

from cardhouse.server import Settings
from tests.server.players import serving
from tests.web.conftest import Opener
from tests.web.people import DEAL, hand, make_table, sit_down

SETTINGS = Settings(bot_pause=(600.0, 600.0), seed=3, tables=1_000)


async def names(page: Page) -> list[str]:
    return [" ".join(each.split(",")[0].split()) for each in await page.locator("li .name").all_inner_texts()]


async def test_three_doors_lead_to_a_lesson_a_hand_and_a_table(tmp_path: Path, visit: Opener) -> None:
    with serving(tmp_path / "tables.db", SETTINGS) as url:
        page = await visit(url, phone=True)
        await page.get_by_role("button", name="Learn in two minutes").click()
        await page.get_by_role("button", name="5 of Hearts").click()
        await page.get_by_text("another suit and another rank").wait_for()
        await page.get_by_role("button", name="8 of Diamonds").click()
        for answer in ("Draw", "7 of Hearts", "Take a card", "Kings skip the next player"):
            await page.get_by_role("button", name="Go on").click()
            await page.get_by_role("button", name=answer).click()
        await page.get_by_role("button", name="Go on").click()
        await page.get_by_role("button", name="Play now").click()
        await hand(page).wait_for()
        await expect(page.locator("[data-card]")).to_have_count(5)
        await page.goto(url)
        await page.get_by_role("link", name="Round 1").wait_for()
        await page.get_by_label("Your name").fill("Ann")
        await page.get_by_role("button", name="With friends Send a link").click()
        await page.get_by_role("button", name=DEAL).wait_for()
        assert await page.evaluate("document.documentElement.scrollWidth") <= 360, "nothing sticks out"


async def test_a_lobby_breathes(tmp_path: Path, visit: Opener) -> None:
    with serving(tmp_path / "tables.db", SETTINGS) as url:
        ann, bob = await visit(url, phone=True), await visit(url)
        link = await make_table(ann, "Ann", seats=2)
        await sit_down(bob, link, "Bob")
        await expect(bob.get_by_text("Ann deals when everybody is here.")).to_be_visible()
        await ann.get_by_role("button", name="Add a bot").click()
        await expect(bob.locator("li.bot")).to_have_count(1)
        await ann.get_by_role("button", name="Move Ada up").click()
        await expect(bob.locator("li .name").nth(1)).to_have_text("Ada")
        await ann.get_by_role("button", name="Lock the table").click()
        await expect(bob.get_by_title("Locked")).to_be_visible()
        await ann.get_by_role("button", name="Rename").click()
        await ann.get_by_label("Your name").fill("Anna")
        await ann.get_by_role("button", name="Done").click()
        await expect(bob.locator("li .name").first).to_contain_text("Anna")
        await ann.get_by_role("button", name="More about Bob").click()
        await ann.get_by_role("button", name="Hand the crown on").click()
        await bob.get_by_role("button", name="Remove Ada").click()
        await expect(ann.locator("li.bot")).to_have_count(0)
        await bob.get_by_role("button", name="Gentle").click()
        await expect(bob.get_by_role("button", name="Gentle")).to_have_attribute("aria-pressed", "true")
        await bob.get_by_role("button", name=DEAL).click()
        await hand(ann).wait_for()
        assert (
            await bob.locator(".where").inner_text()
            == "Bartok\nRound 1 · edition of 14 August 2023 · a referee watches"
        )


async def test_house_settings_are_set_in_the_lobby(tmp_path: Path, visit: Opener) -> None:
    with serving(tmp_path / "tables.db", SETTINGS) as url:
        page = await visit(url, phone=True)
        await make_table(page, "Ann", game="moo", seats=3, bots=1)
        for part in ("Plain settings", "For experts"):
            await page.get_by_text(part).click()
        await page.get_by_label("Cards for everybody").fill("6")
        await page.get_by_label("Cards for everybody").blur()
        told = page.get_by_text("House settings:")
        await expect(told).to_contain_text("Cards for everybody: 6 cards")
        await page.get_by_label("Whose turn it is, is shown").select_option("on")
        await expect(told).to_contain_text("Whose turn it is, is shown: always")
        await page.get_by_label("Players are shown what they owe themselves").check()
        await expect(told).to_contain_text("Players are shown what they owe themselves: yes")
        assert await page.evaluate("document.documentElement.scrollWidth") <= 360, "nothing sticks out"
        await page.get_by_label("Cards for everybody").fill("4000")
        await page.get_by_label("Cards for everybody").blur()
        await expect(page.get_by_role("alert").first).to_contain_text("is a number up to 999, not 4000")


async def test_rules_that_players_added_may_rest(tmp_path: Path, visit: Opener) -> None:
    with serving(tmp_path / "tables.db", SETTINGS) as url:
        page = await visit(url, phone=True)
        await make_table(page, "Ann", game="bartok", seats=2, bots=1)
        await page.get_by_text("Rules that players added · all 47").click()
        await page.get_by_role("button", name="None").click()
        await page.get_by_text("47 of 47 rest").wait_for()
        for rule, left in (("Slam", 46), ("Aces Reverse", 45)):
            await page.get_by_label(rule, exact=True).check()
            await page.get_by_text(f"{left} of 47 rest").wait_for()
        assert await page.evaluate("document.documentElement.scrollWidth") <= 360, "nothing sticks out"
        await expect(page.get_by_text("Rules that rest:")).to_contain_text("Jokers Wild, Trap Card")
        await page.get_by_role("button", name=DEAL).click()
        await page.get_by_role("button", name="Rules", exact=True).click()
        added = page.get_by_role("dialog").locator("h4")
        await expect(added.filter(has_text="Slam")).to_have_count(1)
        await expect(added.filter(has_text="Veto")).to_have_count(0)

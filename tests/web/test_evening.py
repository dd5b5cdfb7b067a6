"""An evening of the whole of Bartok in four browsers: from the lobby to a rule in loose words that is broken, caught
and judged in the next round; what got past everybody; the round once more; and what the page was sent meanwhile.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from playwright.async_api import Page, expect

from cardhouse.server import Settings
from tests.server.players import serving
from tests.server.secrecy import check_all_bytes
from tests.web.conftest import Opener
from tests.web.people import DEAL, LEFT_TOP, all_heard, held, make_table, sit_down
from tests.web.test_access import faults
from tests.web.test_first_minute import follow_gold

SETTINGS = Settings(bot_pause=(600.0, 600.0), seed=11, tables=1_000, messages=10_000)
RED = ("H", "D")


async def dealt(pages: Sequence[Page]) -> None:
    """Follow what is gold until cards are dealt and the round has begun."""
    for _ in range(60):
        ready = [await page.locator("[data-card]").count() for page in pages]
        if all(ready) and not await pages[0].get_by_role("region", name="Preparation").count():
            return
        for page in pages:
            if await follow_gold(page):
                break
        else:
            await pages[0].wait_for_timeout(100)
    raise AssertionError("nothing gold leads to a deal")


async def lay(page: Page, cards: Sequence[str]) -> None:
    """Play cards as they are, whatever the rules say to it."""
    for card in cards:
        await page.locator(f'[data-card="{card}"]').first.click(position=LEFT_TOP)
    await page.locator(".bar button").first.click()
    sheet = page.get_by_role("dialog", name="Play")
    if await sheet.count():
        await sheet.locator("button.primary").click()


async def out_of_cards(page: Page) -> None:
    """Lay down all that is held, one card after another: at this table everything stands until somebody notices."""
    for _ in range(30):
        cards = await held(page)
        if not cards or await page.get_by_role("region", name="Between rounds").count():
            return
        take = page.locator(".bar").get_by_role("button", name="Take the turn")
        if await take.count():
            await take.click()
            await expect(take).to_have_count(0)
        await lay(page, cards[:1])
        await expect(page.locator("[data-card]")).to_have_count(len(cards) - 1)


async def one_with(pages: Sequence[Page], button: str) -> Page:
    """Whoever has this button in gold."""
    for _ in range(50):
        for page in pages:
            if await page.locator("button.primary", has_text=button).count():
                return page
        await pages[0].wait_for_timeout(100)
    raise AssertionError(f"nobody has {button}")


async def test_an_evening_of_four(tmp_path: Path, visit: Opener) -> None:
    data = tmp_path / "tables.db"
    with serving(data, SETTINGS) as url:
        pages = [await visit(url, phone=number == 1) for number in range(4)]
        ann, bob, cat, dan = pages
        frames = [all_heard(page) for page in pages]
        link = await make_table(ann, "Ann", game="bartok", seats=4, dial="table")
        for page, name in ((bob, "Bob"), (cat, "Cat"), (dan, "Dan")):
            await sit_down(page, link, name)
        await ann.get_by_role("button", name=DEAL).click()
        await dealt(pages)
        await out_of_cards(ann)
        await ann.get_by_role("region", name="Between rounds").wait_for()
        await expect(bob.get_by_text("That is told when the round is closed.")).to_be_visible()
        await cat.get_by_role("button", name="Close the round").click()
        for page in pages:
            await expect(page.get_by_text("nobody caught").first).to_be_visible()
            assert await faults(page) == [], "after the round"
        await bob.get_by_role("button", name="Step by step").click()
        for _ in range(3):
            await bob.get_by_role("button", name="One step on").click()
        await expect(bob.get_by_label("Step", exact=True)).to_have_value("3")
        assert await faults(bob) == [], "the round once more"

        author = await one_with(pages, "Add a rule")
        others = [page for page in pages if page is not author]
        await author.locator("button.primary", has_text="Add a rule").click()
        workshop = author.get_by_role("dialog", name="Invent a rule")
        await workshop.get_by_label("The rule, in your words").fill('red cards: say "Rouge"')
        await expect(others[0].get_by_text("is inventing a rule")).to_be_visible()
        await expect(workshop.get_by_text("All is well.")).to_be_visible()
        assert await faults(author) == [], "the workshop"
        await author.reload()
        await author.locator("button.primary", has_text="Go on with your rule").click()
        await expect(workshop.get_by_label("The rule, in your words")).to_have_value('red cards: say "Rouge"')
        await workshop.get_by_label("Title").fill("Rouge")
        await workshop.get_by_role("button", name="Put it in the book").click()
        for page in others:
            new = page.get_by_role("region", name="A new rule")
            await expect(new).to_contain_text('When a player plays a red card, they must say "Rouge".')
            await expect(page.get_by_role("region", name="Preparation")).not_to_be_visible()  # one thing at a time
            for width, height in ((360, 640), (844, 390), (1280, 800)):
                await page.set_viewport_size({"width": width, "height": height})
                await expect(new.get_by_role("button", name="Into the book")).to_be_in_viewport(ratio=1)
            await new.get_by_role("button", name="Into the book").click()
            await expect(page.get_by_text("got past you in the last round").first).to_be_visible()
            await page.locator(".past").get_by_role("button", name="Close").click()

        await dealt(pages)
        sinner, card = await somebody_with_red(pages)
        name = ["Ann", "Bob", "Cat", "Dan"][pages.index(sinner)]
        await lay(sinner, [card])
        rest = [page for page in pages if page is not sinner]
        for page in rest[:2]:  # play goes on, and nothing was said
            await lay(page, (await held(page))[:1])
        catcher = rest[-1]
        await catcher.get_by_role("button", name="Catch!", exact=True).click()
        caught = catcher.get_by_role("region", name="What did you see?")
        await caught.locator(".person", has_text=name).click()
        await caught.get_by_placeholder("Another rule").fill("Rouge")
        await caught.get_by_role("group", name="What is wrong").get_by_role("button").first.click()
        for page in rest[:2]:
            vote = page.get_by_role("region", name="Vote")
            await expect(vote).to_contain_text("Rouge")
            await vote.get_by_role("button", name="Guilty", exact=True).click()
        await expect(sinner.get_by_role("log")).to_contain_text("You are found guilty")
        await expect(sinner.locator(".verdict")).to_contain_text("Guilty")
    code = link.rpartition("/")[2]
    for seat, heard in enumerate(frames):
        assert "won" in check_all_bytes(data, code, seat, heard)


async def somebody_with_red(pages: Sequence[Page]) -> tuple[Page, str]:
    for page in pages:
        red = [card for card in await held(page) if card[-1] in RED]
        if red:
            return page, red[0]
    raise AssertionError("nobody has a red card")

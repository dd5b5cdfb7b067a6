"""Leaving a table on a phone: asked once, a bot plays on, and the place can be taken again."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Page, expect

from cardhouse.server import Settings
from tests.server.players import joined, new_table, serving
from tests.server.test_rounds import dealt
from tests.web.conftest import Opener
from tests.web.people import DEAL, KEEP, begin, hand, make_table, sit_down
from tests.web.test_access import faults

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
        await expect(free).to_contain_text("You sit down as soon as this round is over, Bob.")
        await free.get_by_role("button", name="No, only look on").click()
        await expect(free).to_contain_text("A place at this table is free.")
        await ann.get_by_role("button", name="What happened", exact=True).click()
        await expect(ann.get_by_role("dialog")).to_contain_text("Bob leaves the table, and a bot plays the hand on")


async def test_whoever_comes_in_the_middle_sits_down_when_the_round_is_over(tmp_path: Path, visit: Opener) -> None:
    with serving(tmp_path / "tables.db", SETTINGS) as url:
        wish: dict[str, Any] = {"game": BARTOK, "seats": 2, "bots": 1, "options": {"leavers": "out"}}
        code, tokens = await new_table(url, "Ann", **wish)
        eve = await visit(f"{url}/t/{code}", phone=True)
        free = eve.get_by_role("form", name="A free place")
        await free.get_by_role("button", name="Take the place of a bot").click()
        await expect(free).to_contain_text("Ada is a bot. You can take its place when the next round is dealt.")
        await free.get_by_label("Your name").fill("Eve")
        await free.get_by_role("button", name="Sit down").click()
        await expect(free).to_contain_text("You sit down as soon as this round is over, Eve.")
        assert await no_wider_than_the_phone(eve)
        async with joined(url, code, tokens[0]) as ann:
            await dealt(ann)
            assert (await ann.do("Leave"))["answer"] == "done"  # then nobody is left to play against
        await expect(eve.locator(".own .name")).to_have_text("Eve")
        await expect(free).to_have_count(0)


async def test_two_of_three_ask_somebody_to_leave(tmp_path: Path, visit: Opener) -> None:
    with serving(tmp_path / "tables.db", SETTINGS) as url:
        code, tokens = await new_table(url, "Ann", "Bob", "Cat", seats=3, dial="table")
        pages = [await visit(url, phone=True) for _ in tokens]
        for page, token in zip(pages, tokens, strict=True):
            await page.evaluate(KEEP, [code, token])
            await page.goto(f"{url}/t/{code}")
            await hand(page).wait_for()
        ann, bob, cat = pages
        await ann.locator(".player", has_text="Cat").click()
        await ann.get_by_role("button", name="Ask to leave").click()
        asked = [page.get_by_role("region", name="Asked to leave") for page in pages]
        await expect(asked[2]).to_contain_text("Ann would like you to leave the table (1 of 2).")
        await expect(asked[2].get_by_role("button")).to_have_count(0)
        await expect(asked[0].get_by_role("button", name="Let it be")).to_be_visible()
        assert await faults(bob) == [], "somebody is asked to leave"
        await asked[1].get_by_role("button", name="I agree").click()
        await expect(cat.get_by_text("You are looking on.")).to_be_visible()
        await expect(cat.get_by_role("alert")).to_contain_text("The others have asked you to leave the table.")
        await expect(asked[0]).to_have_count(0)


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

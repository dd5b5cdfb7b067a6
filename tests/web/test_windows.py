"""What can be done for a short while only is offered beside the pile it is about, with the time that is left."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.async_api import Page, expect

from cardhouse.core.table import PLAYING
from cardhouse.server import Settings
from cardhouse.store import SqliteStore
from tests.server.players import serving
from tests.web.any_game import Mind, play_on
from tests.web.conftest import Opener
from tests.web.people import DEAL, begin, choose, hand, held, make_table, sit_down

QUICK = Settings(bot_pause=(0.0, 0.02), seed=11, tables=1_000)
UNHURRIED = Settings(bot_pause=(0.0, 0.02), seed=11, tables=1_000, pace=0.5)
"""Windows stay open for twice as long, so that they are met on a busy machine too."""


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
async def test_a_play_is_sent_back_at_its_pile(tmp_path: Path, visit: Opener, phone: bool) -> None:
    data = tmp_path / "tables.db"
    with serving(data, UNHURRIED) as url, SqliteStore(data) as store:
        page = await visit(url, phone=phone)
        link = await make_table(page, "Ann", game="bartok", seats=4, bots=3, dial="referee")
        await page.get_by_role("button", name=DEAL).click()
        await page.get_by_role("button", name="More", exact=True).wait_for()
        mind = Mind(store, link.rpartition("/")[2], 0)
        await play_on(page, mind, lambda: mind.table.phase == PLAYING)  # she deals
        window = page.get_by_role("group", name="What can be done now")
        await window.wait_for()
        await expect(window.get_by_label("seconds left")).to_have_text(re.compile(r"^\d+ s$"))
        box, cards = await window.bounding_box(), await page.get_by_label("Your hand").bounding_box()
        assert box is not None
        assert cards is not None
        assert box["y"] + box["height"] <= cards["y"], "it lies over the felt, and the hand stays free"
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= (360 if phone else 1280)
        await window.get_by_role("button", name="Send it back").click()
        await expect(window).to_have_count(0)
        if phone:
            await page.get_by_role("button", name="What happened", exact=True).click()
        await page.get_by_role("log").get_by_text("You veto it: the cards go back").wait_for()


async def test_the_time_for_a_turn_is_shown_at_its_pile(tmp_path: Path, visit: Opener) -> None:
    with serving(tmp_path / "tables.db", Settings(bot_pause=(0.0, 0.02), seed=11, pace=6.0, tables=1_000)) as url:
        page = await visit(url, phone=True)
        settings: dict[str, str | bool] = {"Time for a turn": "40"}
        await make_table(page, "Ann", game="uncle-baiting", seats=3, bots=2, dial="referee", settings=settings)
        await page.get_by_role("button", name=DEAL).click()
        window = page.get_by_role("timer", name="Time for the turn")
        await expect(window).to_have_text(re.compile(r"^\d+ s$"))
        box = await window.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 360
        await page.get_by_role("button", name="What happened", exact=True).click()
        await page.get_by_role("log").get_by_text("Your time is up").wait_for()


async def two_with_vetoes(url: str, visit: Opener) -> tuple[Page, Page]:
    """Ann and Bob at a table with the base rules and vetoes, where nobody minds which card fits; Bob is in turn."""
    ann, bob = await visit(url, phone=True), await visit(url, phone=True)
    await make_table(ann, "Ann", game="bartok", seats=2, dial="table", only=("Veto",))
    await sit_down(bob, ann.url, "Bob")
    await begin(ann)
    await hand(bob).wait_for()
    return ann, bob


async def plays(page: Page) -> None:
    """Play some card, and see that it waits."""
    await choose(page, (await held(page))[0])
    await page.get_by_role("button", name="Play", exact=True).click()
    await page.get_by_role("group", name="What can be done now").wait_for()


async def test_whoever_acts_too_soon_need_not_tap_again(tmp_path: Path, visit: Opener) -> None:
    with serving(tmp_path / "tables.db", UNHURRIED) as url:
        ann, bob = await two_with_vetoes(url, visit)
        await plays(bob)
        waits = ann.get_by_text("in a moment, when all have seen the latest card")
        await ann.get_by_role("button", name="Draw", exact=True).click()
        await expect(waits).to_contain_text("Draw")
        await expect(hand(ann)).to_have_attribute("aria-label", "Your hand: 5 cards")
        await expect(hand(ann)).to_have_attribute("aria-label", "Your hand: 6 cards")
        await expect(waits).to_have_count(0)
        await expect(bob.locator(".status")).to_have_text("Your turn")

        await plays(bob)
        await ann.get_by_role("button", name="Draw", exact=True).click()
        await waits.get_by_role("button", name="Cancel").click()
        await expect(waits).to_have_count(0)
        await expect(ann.locator(".status")).to_have_text("Your turn")
        await expect(hand(ann)).to_have_attribute("aria-label", "Your hand: 6 cards")

        await plays(ann)
        await bob.get_by_role("button", name="Draw", exact=True).click()
        await bob.get_by_text("in a moment").wait_for()
        await bob.get_by_role("button", name="Send it back").click()
        await expect(bob.get_by_role("alert")).to_contain_text("The piles have changed, so nothing was done for you.")
        await expect(hand(bob)).to_have_attribute("aria-label", "Your hand: 3 cards")


async def test_a_cheer_is_seen_at_every_seat_and_shut_eyes_at_the_own_one(tmp_path: Path, visit: Opener) -> None:
    with serving(tmp_path / "tables.db", QUICK) as url:
        ann, bob = await visit(url, phone=True, calm=False), await visit(url, calm=False)
        link = await make_table(ann, "Ann", game="bartok", seats=2, dial="table")
        await sit_down(bob, link, "Bob")
        await begin(ann)
        await ann.get_by_role("button", name="Say", exact=True).click()
        for words in ("Bartok", "Yes, Chef"):
            await expect(ann.get_by_role("button", name=words, exact=True)).to_be_visible()
        await ann.get_by_role("group", name="Gestures").get_by_role("button", name="celebrate").click()
        for page in (ann, bob):
            await page.locator(".shows i").first.wait_for(state="attached")
        await bob.get_by_role("group", name="Gestures").get_by_role("button", name="bow shut").click()
        await bob.locator(".shows .dim").wait_for()
        assert await ann.locator(".shows .dim").count() == 0

"""Every act that the core knows can be done from the page, and the page knows no game."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Locator, Page, expect

from cardhouse.games import GAMES, new_table
from cardhouse.server import Settings
from cardhouse.store.forms import people_acts, way_of
from tests.server.players import serving
from tests.web.conftest import Opener
from tests.web.people import DEAL, begin, hand, held, make_table, sit_down, swipe

STILL = Settings(bot_pause=(600.0, 600.0), seed=11, tables=1_000, messages=10_000)


def all_sent(page: Page) -> list[dict[str, Any]]:
    """A list that fills with the acts that a page sends."""
    acts: list[dict[str, Any]] = []

    def note(body: str | bytes) -> None:
        message = json.loads(body)
        if message["type"] == "Do":
            acts.append(message["act"])

    page.on("websocket", lambda socket: socket.on("framesent", note))
    return acts


async def all_offered(page: Page) -> dict[tuple[str, str], str]:
    """The labels of everything in the menu, by act and way of acting."""
    await page.get_by_role("button", name="More", exact=True).click()
    buttons = page.get_by_role("dialog").locator(".menu button")
    await buttons.first.wait_for()
    rows = await buttons.evaluate_all("all => all.map(each => [each.dataset.act, each.dataset.way, each.innerText])")
    await page.keyboard.press("Escape")
    return {(act, way): label for act, way, label in rows}


LEAVING = "Leave the table"


async def next_in_menu(page: Page, tried: set[str]) -> str:
    """Open the first act of the menu that was not tried yet, and only at last the one after which there is none; acts
    change what there is, so it is read anew.
    """
    await page.get_by_role("button", name="More", exact=True).click()
    buttons = page.get_by_role("dialog").locator(".menu button")
    await buttons.first.wait_for()
    labels = await buttons.all_inner_texts()
    for label in sorted(labels, key=lambda each: each == LEAVING):
        if label not in tried:
            place = labels.index(label)
            tried.add(label)
            await buttons.nth(place).click()
            return label
    return ""


async def fill_in(form: Locator) -> None:
    """Fill in a form with the first thing there is in every part of it, and send it."""
    for group in await form.locator("fieldset").all():
        chips = group.locator(".chip")
        if await chips.count() and not await group.locator('.chip[aria-pressed="true"]').count():
            await chips.first.click()
    for field in await form.locator("input[type=text], textarea").all():
        if not await field.input_value():
            await field.fill("Something")
    await form.locator('form button[type="submit"]').click()


async def opened_or_sent(acts: list[dict[str, Any]], before: int, opened: Locator | None = None) -> None:
    """Wait for what the menu leads to: an act that is sent, or a form, which may be loaded first, or a question."""
    for _ in range(300):
        if len(acts) > before or (opened is not None and await opened.count()):
            return
        await asyncio.sleep(0.05)


@pytest.fixture
async def tables(tmp_path: Path) -> AsyncIterator[str]:
    with serving(tmp_path / "tables.db", STILL) as url:
        yield url


async def test_every_act_in_the_menus_can_be_sent_and_is_answered(tables: str, visit: Opener) -> None:
    sent: set[str] = set()
    tried: set[str] = set()  # a form is the same at every game
    for game in [name for name in GAMES if "@" not in name]:
        page = await visit(tables)
        acts = all_sent(page)
        await make_table(page, "Ann", game=game, seats=4, bots=3, dial="table")
        await page.get_by_role("button", name=DEAL).click()
        offered = await all_offered(page)
        for label in offered.values():
            assert re.fullmatch(r"[A-Z][a-zA-Z“”’ ]+", label), f"{game}: {label} is what a person says"
        ways = new_table(GAMES[game].book, ["Ann", "Bob", "Cat", "Dan"]).law.ways
        plain = {kind.__name__ for kind in people_acts() if way_of(kind) in ways} - {"Choose", "Declare", "Prepare"}
        assert plain <= {act for act, _ in offered}, f"{game}: every act is in the menu"
        before = len(acts)
        while label := await next_in_menu(page, tried):
            leaving = page.get_by_role("button", name="Yes, leave the table")
            await opened_or_sent(acts, before, page.get_by_role("dialog").locator("form").or_(leaving))
            if await page.get_by_role("dialog").locator("form").count():
                await fill_in(page.get_by_role("dialog"))
                answered = page.get_by_role("dialog").locator("form [role=alert]")
                await expect(
                    page.get_by_role("dialog").and_(page.locator("dialog:not(:has(form [role=alert]))"))
                ).to_have_count(0)
                if await answered.count():  # what was refused stays open, with the reason
                    assert await answered.inner_text(), label
                    await page.keyboard.press("Escape")
            if await leaving.count():
                await leaving.click()
            await expect(page.get_by_role("dialog"), label).to_have_count(0)
            await opened_or_sent(acts, before)
            before += 1
            assert len(acts) == before, f"{game}: {label} sends one act"
            if label == LEAVING:
                break
        sent |= {act["type"] for act in acts}
        await page.context.close()
    known = {way for game in GAMES.values() for way in new_table(game.book, ["Ann", "Bob", "Cat", "Dan"]).law.ways}
    ours = [kind for kind in people_acts() if kind.__module__.startswith("cardhouse.")]  # and not those of other tests
    never = [kind for kind in ours if kind.__name__ not in (*sent, "TakeBack")]  # nothing is kept to go back to here
    assert [kind.__name__ for kind in never if way_of(kind) in ("", *known)] == [], "some act cannot be done here"


@pytest.mark.parametrize("phone", [False, True], ids=["mouse", "finger"])
async def test_several_cards_are_dragged_at_once(tables: str, visit: Opener, phone: bool) -> None:
    page = await visit(tables, phone=phone)
    acts = all_sent(page)
    await make_table(page, "Ann", seats=2, bots=1, dial="table")
    await begin(page)
    cards = await held(page)
    for place in (1, 3):
        await page.locator("[data-card]").nth(place).click(position={"x": 8, "y": 24})
    start = await page.locator("[data-card]").nth(3).bounding_box()
    pile = await page.get_by_role("button", name="Play here").bounding_box()
    assert start is not None
    assert pile is not None
    from_, to = (start["x"] + 8, start["y"] + 24), (pile["x"] + 40, pile["y"] + 50)
    if phone:
        await swipe(page, from_, to)
    else:
        await page.mouse.move(*from_)
        await page.mouse.down()
        await page.mouse.move(*to, steps=8)
        await page.mouse.up()
    await expect(hand(page)).to_have_attribute("aria-label", "Your hand: 3 cards")
    assert [(act["type"], act["cards"], act["pile"]) for act in acts] == [("Play", [cards[1], cards[3]], 1)]


async def test_a_choice_names_what_its_rule_asks_for(tables: str, visit: Opener) -> None:
    page = await visit(tables)
    acts = all_sent(page)
    await make_table(page, "Ann", game="uncle-baiting", seats=2, bots=1, dial="table")
    await page.get_by_role("button", name=DEAL).click()
    await page.get_by_role("button", name="More", exact=True).click()
    await page.get_by_role("dialog").get_by_role("button", name="Name a suit", exact=True).click()
    await page.get_by_role("dialog").get_by_role("button", name="Diamonds").click()
    await page.get_by_role("dialog").get_by_role("button", name="Name a suit").click()
    await expect(page.get_by_role("dialog")).to_have_count(0)
    assert acts[-1] == {"type": "Choose", "seat": 0, "choice": "suit", "picks": [2]}


async def test_at_the_table_the_page_shows_every_card_alike(tables: str, visit: Opener) -> None:
    """Whether a card would be lawful or not, nothing about it differs but its face."""
    host, page = await visit(tables), await visit(tables)
    link = await make_table(host, "Ann", seats=2, dial="table")
    await sit_down(page, link, "Bob")
    await begin(host)
    await expect(page.locator(".status")).to_have_text("Your turn")
    looks = await page.locator("[data-card]").evaluate_all(
        """cards => cards.map(card => {
            const { opacity, filter, cursor } = getComputedStyle(card);
            return [opacity, filter, cursor, card.disabled, card.className, ...card.getAttributeNames()].join();
        })"""
    )
    assert len(looks) == 5
    assert len(set(looks)) == 1

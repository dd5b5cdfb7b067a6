"""Moves can be followed by eye, unless somebody wants calm; and everything goes without a mouse."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from playwright.async_api import Page, expect

from cardhouse.server import Settings
from tests.server.players import serving
from tests.web.conftest import Opener
from tests.web.people import LEFT_TOP, begin, hand, held, make_table, sit_down

SLOW = Settings(bot_pause=(600.0, 600.0), seed=11, tables=1_000, patience=0.0)
WATCH = """() => {
    window.flown = [];
    new MutationObserver(changes => {
        for (const { addedNodes } of changes) for (const node of addedNodes) {
            if (!node.classList?.contains("flight")) continue;
            const [animation] = node.getAnimations();
            const way = animation.effect.getKeyframes().map(each => new DOMMatrix(each.transform));
            window.flown.push([animation.effect.getTiming().duration, ...way.map(each => [each.e, each.f])]);
        }
    }).observe(document.querySelector(".sky"), { childList: true });
}"""
FOCUSED = """() => {
    const it = document.activeElement;
    const label = it.labels?.[0]?.innerText ?? "";
    const outline = it.matches(":focus-visible") ? getComputedStyle(it).outlineStyle : "none";
    return [it.getAttribute("aria-label") ?? it.innerText, label, outline].map(each => each.trim());
}"""


@pytest.fixture
async def tables(tmp_path: Path) -> AsyncIterator[str]:
    with serving(tmp_path / "tables.db", SLOW) as url:
        yield url


async def middle_of(page: Page, place: str) -> tuple[float, float]:
    box = await page.locator(f'[data-place="{place}"]').first.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.parametrize("calm", [False, True], ids=["lively", "calm"])
async def test_a_card_flies_from_the_stock_to_the_hand(tables: str, visit: Opener, calm: bool) -> None:
    page = await visit(tables, calm=calm)
    await make_table(page, "Ann", seats=2, bots=1, dial="table")
    await begin(page)
    await expect(page.locator(".flight")).to_have_count(0)
    start, end = await middle_of(page, "stock"), await middle_of(page, "hand:0")
    await page.evaluate(WATCH)
    await page.get_by_role("button", name="Draw", exact=True).click()
    await expect(hand(page)).to_have_attribute("aria-label", "Your hand: 6 cards")
    if not calm:
        await page.wait_for_function("() => window.flown.length > 0")
    await expect(page.locator(".flight")).to_have_count(0)
    flown = await page.evaluate("window.flown")
    if calm:
        assert flown == []
        return
    assert len(flown) == 1
    duration, *way = flown[0]
    assert 200 <= duration <= 800, "slow enough to be seen, and nobody waits for it"
    for (x, y), (left, top) in ((start, way[0]), (end, way[-1])):
        assert abs(left + 31 - x) < 60, "it leaves from one place and comes to the other"
        assert abs(top + 43 - y) < 80
    await page.evaluate("window.flown = []")  # and a card of the hand from its own place to where the pile is
    card = (await held(page))[-1]
    start, end = await middle_of(page, f"held:{card}"), await middle_of(page, "pile:1")
    await page.locator(f'[data-card="{card}"]').last.click(position=LEFT_TOP)
    await page.get_by_role("button", name="Play", exact=True).click()
    await page.wait_for_function("() => window.flown.length > 0")
    _, *way = (await page.evaluate("window.flown"))[0]
    for (x, y), (left, top) in ((start, way[0]), (end, way[-1])):
        assert abs(left + 31 - x) < 12
        assert abs(top + 43 - y) < 40, "a card that is taken up lies higher"


async def tab_to(page: Page, name: str, most: int = 80) -> None:
    """Press Tab until something with this name has the focus, as one does who has no mouse."""
    for _ in range(most):
        await page.keyboard.press("Tab")
        focused = await page.evaluate(FOCUSED)
        if name in (focused[0].split("\n")[0], focused[1].split("\n")[0]):
            assert focused[2] != "none", f"the focus on {name} can be seen"
            return
    raise AssertionError(f"{name} is not reached by Tab")


async def test_a_table_is_made_and_played_without_a_mouse(tables: str, visit: Opener) -> None:
    page = await visit(tables)
    await page.get_by_role("button", name="Play now").wait_for()
    await tab_to(page, "Your name")
    await page.keyboard.type("Ann")
    await tab_to(page, "Play now")
    await page.keyboard.press("Enter")
    await hand(page).wait_for()
    await tab_to(page, "Rules")
    await page.keyboard.press("Enter")
    await page.get_by_role("dialog", name="The rules of this table").wait_for()
    await page.keyboard.press("Escape")
    await expect(page.get_by_role("dialog")).to_have_count(0)
    assert await page.evaluate("document.activeElement.ariaLabel") == "Rules", "the focus goes back to where it was"
    label = await page.locator("[data-card]").nth(2).get_attribute("aria-label") or ""
    await tab_to(page, label)
    await page.keyboard.press("Space")
    await expect(page.locator('[data-card][aria-pressed="true"]')).to_have_count(1)
    await tab_to(page, "Draw")
    await page.keyboard.press("Enter")
    await tab_to(page, "Say something")
    await page.keyboard.type("Hello all")
    await page.keyboard.press("Enter")
    log = page.get_by_role("log")
    await log.get_by_text("“Hello all”").wait_for()
    assert await log.get_attribute("aria-live") == "polite"


async def test_keys_play_a_hand_and_tell_how_things_stand(tables: str, visit: Opener) -> None:
    page = await visit(tables)
    await make_table(page, "Ann", seats=2, bots=1, dial="table")
    await begin(page)
    told, pressed = page.get_by_role("status", name="Answer"), page.locator('[data-card][aria-pressed="true"]')
    await page.keyboard.press("w")
    await expect(told).to_contain_text("turn")
    await page.keyboard.press("o")
    await expect(told).to_contain_text("You owe nothing that is shown.")
    await page.keyboard.press("l")
    await expect(told).to_contain_text("is turned up")
    await page.keyboard.press("d")
    await expect(hand(page)).to_have_attribute("aria-label", "Your hand: 6 cards")
    await page.keyboard.press("2")
    await expect(pressed).to_have_count(1)
    await expect(pressed).to_be_focused()
    await page.keyboard.press("2")
    await expect(pressed).to_have_count(0)
    await page.keyboard.press("3")
    await page.keyboard.press("p")
    await expect(hand(page)).to_have_attribute("aria-label", "Your hand: 5 cards")
    await expect(page.locator("[data-card]:focus")).to_have_count(1)  # and the next card can be taken up at once
    await page.keyboard.press("c")
    await expect(page.get_by_role("region", name="What did you see?")).to_be_visible()
    await page.keyboard.press("Escape")
    await expect(page.get_by_role("region", name="What did you see?")).to_have_count(0)
    await page.keyboard.press("s")
    await expect(page.get_by_label("Say something")).to_be_focused()
    await page.keyboard.type("dd")
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("log")).to_contain_text("“dd”")
    await expect(hand(page)).to_have_attribute("aria-label", "Your hand: 5 cards")  # keys that are typed draw nothing


async def test_people_see_who_is_away_and_let_a_bot_play_for_them(tmp_path: Path, visit: Opener) -> None:
    settings = Settings(bot_pause=(0.0, 0.05), seed=11, tables=1_000, patience=0.0)
    with serving(tmp_path / "tables.db", settings) as url:
        ann, bob = await visit(url), await visit(url)
        link = await make_table(ann, "Ann", seats=2, dial="table")
        await sit_down(bob, link, "Bob")
        await begin(ann)
        await hand(bob).wait_for()
        tile = ann.get_by_role("list", name="Players").get_by_role("button")
        await expect(tile).not_to_contain_text("away")
        await ann.get_by_role("button", name="Draw", exact=True).click()
        await expect(ann.locator(".status")).to_have_text("Bob’s turn")
        await bob.close()
        await expect(tile).to_contain_text("away")
        await ann.get_by_role("button", name="Let a bot play for Bob until they are back").click()
        await expect(ann.locator(".status")).to_have_text("Your turn")
        await expect(tile).to_contain_text("a bot plays")
        again = await bob.context.new_page()
        await again.goto(link)
        await hand(again).wait_for()
        await expect(tile).not_to_contain_text("a bot plays")

"""The whole product in a real Chromium."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from urllib.parse import urlsplit

from playwright.async_api import Locator, Page, expect

from cardhouse.server import Settings
from tests.server.players import serving
from tests.server.secrecy import check_all_bytes
from tests.web.conftest import Opener
from tests.web.people import (
    LEFT_TOP,
    all_heard,
    begin,
    choose,
    fits,
    hand,
    held,
    make_table,
    practise,
    round_over,
    sit_down,
    status,
    swipe,
    take_turn,
)

CAN_BE_TOUCHED = """cards => cards.every(card => {
    card.scrollIntoView({ block: "center" });
    const { left, top } = card.getBoundingClientRect();
    return [[3, 6], [22, 38]].every(([x, y]) => card.contains(document.elementFromPoint(left + x, top + y)));
})"""
NOTE_SHAKES = """() => {
    window.shaken = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
        const card = this.querySelector('[data-card]');
        if (card && frames[1].transform?.startsWith('translateX')) window.shaken.push(card.dataset.card);
        return animate.call(this, frames, options);
    };
}"""
"""Notes which cards of the hand shake."""
QUICK = Settings(bot_pause=(0.0, 0.02), seed=11, tables=1_000)
STILL = Settings(bot_pause=(600.0, 600.0), seed=11, tables=1_000)


def heard(page: Page, words: str) -> Locator:
    """These words in the log of a page."""
    return page.get_by_role("log").get_by_text(words)


async def play_round(page: Page) -> None:
    deadline = time.monotonic() + 150
    while not await round_over(page):
        assert time.monotonic() < deadline, "a round takes too long"
        await take_turn(page)


async def test_two_browsers_and_two_bots_play_a_round(tmp_path: Path, visit: Opener) -> None:
    data = tmp_path / "tables.db"
    with serving(data, QUICK) as url:
        ann, bob, watcher = await visit(url), await visit(url), await visit(url)
        frames = [all_heard(page) for page in (ann, bob, watcher)]
        link = await make_table(ann, "Ann", bots=2)
        await sit_down(bob, link, "Bob")
        await watcher.goto(link)
        await begin(ann)
        await hand(bob).wait_for()
        await watcher.get_by_text("You are looking on.").wait_for()
        assert len(await held(ann)) == len(await held(bob)) == 5
        assert await held(watcher) == []
        await asyncio.gather(play_round(ann), play_round(bob))
        await expect(watcher.locator(".lines p.won").first).to_be_visible()
        told = [await page.locator(".lines p.won").first.inner_text() for page in (ann, bob, watcher)]
        assert len(set(told)) == 1
    code = link.rpartition("/")[2]
    for seat, bytes_heard in zip((0, 2, -1), frames, strict=True):
        assert "won" in check_all_bytes(data, code, seat, bytes_heard)


async def told_in_german(page: Page) -> None:
    """Whoever looks on with a German browser reads what happens and the rules in German, beside an English player."""
    await page.get_by_role("button", name="Was geschah", exact=True).tap()
    await page.locator(".lines").get_by_text("fünf Karten").first.wait_for()
    await page.keyboard.press("Escape")
    await page.get_by_role("button", name="Regeln", exact=True).tap()
    match = "Eine gespielte Karte hat die Farbe oder den Wert der obersten Karte des Stapels."
    await page.get_by_role("dialog").get_by_text(match).wait_for()
    assert await page.evaluate("document.documentElement.scrollWidth") <= 360, "German words are longer, and fit"


async def test_a_phone_plays_a_round_against_bots(tmp_path: Path, visit: Opener) -> None:
    with serving(tmp_path / "tables.db", QUICK) as url:
        page = await visit(url, phone=True)
        await page.get_by_label("Your name").fill("Ann")
        await practise(page)
        width = await page.evaluate("document.documentElement.scrollWidth")
        assert width <= 360, "nothing sticks out"
        await told_in_german(await visit(page.url, phone=True, locale="de-DE"))
        await page.get_by_role("button", name="What happened", exact=True).tap()
        deadline = time.monotonic() + 150
        while not await page.locator(".lines p.won").count():
            assert time.monotonic() < deadline
            await page.keyboard.press("Escape")
            await take_turn(page)
            await page.get_by_role("button", name="What happened", exact=True).tap()


async def test_cards_are_played_by_drag_with_mouse_and_finger_and_by_keyboard(tmp_path: Path, visit: Opener) -> None:
    with serving(tmp_path / "tables.db", QUICK) as url:
        for phone in (False, True):
            page = await visit(url, phone=phone)
            await make_table(page, "Ann", seats=2, bots=1, dial="table")
            await begin(page)
            await expect(page.locator(".status")).to_have_text("Your turn")
            card = page.locator("[data-card]").first
            name = await card.get_attribute("data-card") or ""
            start, pile = await card.bounding_box(), await page.get_by_role("button", name="Play here").bounding_box()
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
            await expect(hand(page)).to_have_attribute("aria-label", "Your hand: 4 cards")
            assert name not in await held(page) or name == "JK"
        page = await visit(url)
        await make_table(page, "Ann", seats=2, bots=1, dial="table")
        await begin(page)
        await page.locator("[data-card]").nth(1).focus()
        await page.keyboard.press("Space")
        assert await page.locator('[data-card][aria-pressed="true"]').count() == 1
        await page.get_by_role("button", name="Play", exact=True).focus()
        await page.keyboard.press("Enter")
        await expect(hand(page)).to_have_attribute("aria-label", "Your hand: 4 cards")


async def test_several_cards_are_played_at_once_and_a_referee_says_why_not(tmp_path: Path, visit: Opener) -> None:
    with serving(tmp_path / "tables.db", QUICK) as url:
        page = await visit(url, calm=False)
        await practise(page)
        await expect(page.locator(".status")).to_have_text("Your turn")
        await page.evaluate(NOTE_SHAKES)
        top = await page.get_by_role("button", name="Play here").get_attribute("aria-label") or ""
        wrong = [card for card in await held(page) if not fits(card, top)]
        await choose(page, wrong[0])
        await page.get_by_role("button", name="Play here").click()
        await expect(page.get_by_role("alert").get_by_text("matches neither")).to_be_visible()
        await expect(page.locator('[data-card][aria-pressed="true"]')).to_have_count(1)  # it stays taken up
        assert await page.evaluate("shaken") == [wrong[0]]
        await choose(page, next(card for card in await held(page) if card != wrong[0]))
        await page.get_by_role("button", name="Play 2").click()
        await expect(page.get_by_role("alert").get_by_text("not played together")).to_be_visible()
        await expect(page.get_by_role("alert").locator("button")).to_have_count(1)  # what was said of the first is gone
        for number in ("1", "2"):  # in which order they are played
            await expect(page.locator("[data-card] .order", has_text=number)).to_be_in_viewport(ratio=1)
        assert await status(page) == "Your turn"


async def test_a_reload_and_a_restart_lose_nothing(tmp_path: Path, visit: Opener) -> None:
    data = tmp_path / "tables.db"
    with serving(data, QUICK) as url:
        ann, bob = await visit(url), await visit(url)
        link = await make_table(ann, "Ann", seats=2, dial="table")
        await sit_down(bob, link, "Bob")
        await begin(ann)
        await hand(bob).wait_for()
        await ann.get_by_label("Say something").fill("before the storm")
        await ann.keyboard.press("Enter")
        await heard(bob, "“before the storm”").wait_for()
        before = await held(ann)
        await ann.reload()
        await hand(ann).wait_for()
        assert await held(ann) == before
        await expect(heard(ann, "“before the storm”")).to_have_count(1)
    await ann.get_by_text("You are offline").wait_for()
    await ann.get_by_label("Say something").fill("into the wind")  # said while nobody can hear
    await ann.keyboard.press("Enter")
    with serving(data, QUICK, port=urlsplit(link).port or 0):
        await heard(bob, "“into the wind”").wait_for()
        await expect(heard(ann, "“into the wind”")).to_have_count(1)
        await expect(heard(bob, "“before the storm”")).to_have_count(1)
        assert await held(ann) == before
        await ann.get_by_role("button", name="Draw", exact=True).click()
        await heard(bob, "Ann draws a card").wait_for()


async def test_hostile_names_and_words_run_no_script(tmp_path: Path, visit: Opener) -> None:
    name, words = "<svg onload=alert(1)>", "<img src=x onerror=window.hacked=1><script>window.hacked=1</script>"
    with serving(tmp_path / "tables.db", QUICK) as url:
        ann, bob = await visit(url), await visit(url)
        link = await make_table(ann, name, seats=2, dial="table")
        await sit_down(bob, link, "javascript:alert(1)")
        await begin(ann)
        await hand(bob).wait_for()
        await ann.get_by_label("Say something").fill(words)
        await ann.keyboard.press("Enter")
        await heard(bob, f"{name} says: “{words}”").wait_for()
        await ann.get_by_label("Say something").fill("<b onclick=alert(1)>Moo</b>")
        await ann.keyboard.press("Enter")
        await bob.get_by_role("button", name="<b onclick=alert(1)>Moo</b>").click()  # a chip of words used before
        await heard(ann, "javascript:alert(1) says: “<b onclick=alert(1)>Moo</b>”").wait_for()
        for page in (ann, bob):
            assert await page.evaluate("window.hacked") is None
            assert await page.locator("img[src=x], .lines script, svg[onload]").count() == 0
            await page.reload()
            await hand(page).wait_for()
            assert await page.evaluate("window.hacked") is None


async def test_thirty_cards_on_a_phone_can_all_be_touched(tmp_path: Path, visit: Opener) -> None:
    with serving(tmp_path / "tables.db", STILL) as url:
        page = await visit(url, phone=True)
        await make_table(page, "Ann", seats=2, bots=1, dial="table")
        await begin(page)
        for count in range(6, 31):
            await page.get_by_role("button", name="Draw", exact=True).tap()
            await expect(hand(page)).to_have_attribute("aria-label", f"Your hand: {count} cards")
        assert await page.locator("[data-card]").evaluate_all(CAN_BE_TOUCHED)
        assert await page.evaluate("document.documentElement.scrollWidth") <= 360
        for at in (0, 14, 29):
            await page.locator("[data-card]").nth(at).tap(position=LEFT_TOP)
        assert await page.locator('[data-card][aria-pressed="true"]').count() == 3

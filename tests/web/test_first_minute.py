"""The first minute of somebody new, on every screen: nothing is wider than it, nothing moves under a finger, what is
gold leads on, and nothing that was written is lost.
"""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

import pytest
from playwright.async_api import Locator, Page, expect

from cardhouse.games import GAMES
from cardhouse.server import Settings
from tests.server.players import serving
from tests.web.conftest import Opener
from tests.web.people import (
    DEAL,
    begin,
    choose,
    hand,
    held,
    make_table,
    practise,
    round_over,
    sit_down,
    status,
    take_turn,
)

SIZES = [(360, 640), (360, 740), (390, 844), (412, 915), (430, 932), (740, 360), (820, 1180), (1366, 850)]
STILL = Settings(bot_pause=(600.0, 600.0), seed=11, tables=1_000, messages=10_000)
QUICK = Settings(bot_pause=(0.0, 0.05), seed=11, tables=1_000, messages=10_000)
IMPATIENT = Settings(bot_pause=(0.0, 0.05), seed=11, tables=1_000, messages=10_000, writing=1.0)
LONG = "Maximiliane Wilhelmina"

ON_SCREEN = """() => {
    const box = (found) => {
        const r = found.getBoundingClientRect();
        return [r.left, r.top, r.right, r.bottom].map(Math.round);
    };
    const within = ([l, t, r, b], [left, top, right, bottom]) =>
        left >= l - 1 && top >= t - 1 && right <= r + 1 && bottom <= b + 1;
    const seen = (what) => [...document.querySelectorAll(what)].filter((each) => each.offsetParent);
    const screen = [0, 0, innerWidth, innerHeight];
    const out = seen('.bar button, .hand, .status, .player').filter((each) => !within(screen, box(each)));
    const hand = document.querySelector('.hand'), over = document.querySelector('.over');
    if (hand && over && over.offsetHeight && box(over)[3] > box(hand)[1] + 1) out.push(over);
    out.push(...seen('.player, .bar button').filter((each) => each.offsetWidth < 44 || each.offsetHeight < 44));
    const { scrollWidth, scrollHeight } = document.documentElement;
    return {
        wide: [scrollWidth, innerWidth],
        tall: [scrollHeight, innerHeight],
        out: out.map((each) => `${each.className} ${each.textContent.trim().slice(0, 30)} ${box(each)}`),
    };
}"""


@pytest.fixture
async def still(tmp_path: Path) -> AsyncIterator[str]:
    with serving(tmp_path / "tables.db", STILL) as url:
        yield url


@pytest.fixture
async def quick(tmp_path: Path) -> AsyncIterator[str]:
    with serving(tmp_path / "tables.db", QUICK) as url:
        yield url


@pytest.fixture
async def impatient(tmp_path: Path) -> AsyncIterator[str]:
    """Where a person may write for a second before the bots go on."""
    with serving(tmp_path / "tables.db", IMPATIENT) as url:
        yield url


def seat_people(link: str, names: list[str]) -> None:
    """People who sit down without a screen."""
    base, _, code = link.partition("/t/")
    for name in names:
        body = json.dumps({"name": name}).encode()
        urlopen(Request(f"{base}/api/tables/{code}/seats", body, {"Content-Type": "application/json"})).read()


async def fits_its_screen(page: Page, what: str) -> None:
    await page.evaluate("() => new Promise((done) => setTimeout(done, 120))")  # the hand is laid out anew
    found: Any = await page.evaluate(ON_SCREEN)
    assert found["wide"][0] <= found["wide"][1], f"{what}: wider than the screen: {found}"
    assert found["tall"][0] <= found["tall"][1], f"{what}: taller than the screen: {found}"
    assert found["out"] == [], f"{what}: off the screen: {found['out']}"


@pytest.mark.parametrize("players", range(2, 9))
async def test_no_page_is_larger_than_its_screen(still: str, visit: Opener, players: int) -> None:
    page = await visit(still, phone=True)
    link = await make_table(page, LONG, seats=players, dial="table")
    seat_people(link, [f"{LONG} {number}" for number in range(players - 1)])
    await begin(page)
    for width, height in SIZES:
        await page.set_viewport_size({"width": width, "height": height})
        await fits_its_screen(page, f"{width}×{height}, {players} players")
    await page.locator(".player").first.click()
    await page.get_by_role("dialog").get_by_role("button", name="Accuse").click()
    await page.get_by_role("dialog").locator("button.primary").click()
    await page.get_by_role("region", name="Vote").wait_for()
    for width, height in SIZES:
        await page.set_viewport_size({"width": width, "height": height})
        await fits_its_screen(page, f"{width}×{height}, {players} players, a trial")
        pile = await page.locator('[data-place="pile:1"]').bounding_box()
        assert pile is not None
        assert pile["width"] >= 36, f"{width}×{height}: the pile is still to be hit"
        await page.get_by_role("button", name="More", exact=True).click()
        sheet = await page.get_by_role("dialog").bounding_box()
        assert sheet is not None
        assert sheet["x"] >= 0
        assert sheet["x"] + sheet["width"] <= width
        await page.keyboard.press("Escape")


@pytest.mark.parametrize("game", ["bartok", "uncle-baiting", "moo", "bak"])
async def test_every_game_fits_the_screen_from_its_first_moment(still: str, visit: Opener, game: str) -> None:
    page = await visit(still, phone=True)
    await practise(page, game)
    await page.locator(".status").wait_for()
    for width, height in SIZES:
        await page.set_viewport_size({"width": width, "height": height})
        await fits_its_screen(page, f"{game}, {width}×{height}")


async def test_nothing_moves_when_a_card_is_taken_up(still: str, visit: Opener) -> None:
    for game, new_pile in (("bartok@2023-08-14", 0), ("bartok", 1)):
        page = await visit(still, phone=True)
        await make_table(page, "Ann", seats=2, bots=1, dial="table", game=game)
        await begin(page)
        await page.locator("[data-card]").first.wait_for()
        places = ('[data-place="pile:1"]', '[data-place="stock"]', ".bar", ".status")
        before = [await page.locator(place).bounding_box() for place in places]
        await choose(page, (await held(page))[0])
        await expect(page.locator('[data-card][aria-pressed="true"]')).to_have_count(1)
        assert [await page.locator(place).bounding_box() for place in places] == before
        assert await page.get_by_role("button", name="Play to a new pile").count() == new_pile
        await page.context.close()


ASKED = "() => [...document.querySelectorAll('.banner, .status')].map((each) => each.innerText).join('|')"


def gold_of(page: Page) -> Locator:
    return page.locator(".banner button.primary")


async def follow_gold(page: Page) -> bool:
    """Press what is gold outside play, and fill in what it asks for; whether there was something."""
    gold, dialog = gold_of(page).first, page.get_by_role("dialog")
    if not await gold.count():
        return False
    duty = page.get_by_role("region", name="What you have to do")
    before = await page.evaluate(ASKED)
    if not await duty.count():
        await gold.click()
    form = duty if await duty.count() else dialog
    if await form.count():
        chip = form.locator(".chip").first
        if await chip.get_attribute("aria-pressed") != "true":
            await chip.click()
        before = await page.evaluate(ASKED)  # a chip says that it was chosen
        await form.locator("button.primary").click()
        await expect(dialog).to_have_count(0)
    await page.wait_for_function(f"before => ({ASKED})() !== before", arg=before)  # until it was answered
    return True


@pytest.mark.parametrize("dial", ["table", "referee"])
async def test_what_is_gold_leads_to_a_deal(still: str, visit: Opener, dial: str) -> None:
    ann, bob = await visit(still), await visit(still, phone=True)
    link = await make_table(ann, "Ann", game="bartok", seats=2, dial=dial)
    await sit_down(bob, link, "Bob")
    await ann.get_by_role("button", name=DEAL).click()
    await bob.locator(".status").wait_for()
    for _ in range(10):
        told: list[tuple[bool, bool]] = []
        for _ in range(200):  # until both have heard of the latest step
            told = [(bool(await gold_of(page).count()), "up to you" in await status(page)) for page in (ann, bob)]
            if sorted(told) == [(False, False), (True, True)] or await is_dealt(ann):
                break
            await ann.wait_for_timeout(50)
        if await is_dealt(ann):
            assert len(await held(ann)) >= 5
            return
        assert sorted(told) == [(False, False), (True, True)], "gold is for one of them, and what the status says"
        assert await follow_gold(ann) or await follow_gold(bob)
    raise AssertionError("it leads to no deal")


async def is_dealt(page: Page) -> bool:
    preparing = await page.get_by_role("region", name="Preparation").count()
    return not preparing and await page.locator("[data-card]").count() > 0


@pytest.mark.parametrize("game", [name for name in GAMES if "@" not in name])
async def test_playing_against_bots_deals_at_once(quick: str, visit: Opener, game: str) -> None:
    page = await visit(quick, phone=True)
    await practise(page, game)
    await expect(page.get_by_role("region", name="Preparation")).to_have_count(0)
    await page.locator(".status").wait_for()
    if game != "bak":  # there everybody begins without cards
        await page.locator("[data-card]").first.wait_for()
    if game == "bartok":
        taps = 0
        for _ in range(300):
            take = page.locator(".bar").get_by_role("button", name="Take the turn")
            if await take.count():
                await take.click()
                taps += 1
                break
            await page.wait_for_timeout(100)
        await expect(page.locator(".status")).to_have_text("Your turn")
        assert taps <= 1, "and with one more the first card is played"


async def opened_rule(page: Page) -> Any:
    """The sheet on which a rule is written."""
    await page.get_by_role("button", name="Rules", exact=True).click()
    await page.get_by_role("dialog").get_by_role("button", name="Add a rule").click()
    return page.get_by_role("dialog", name="Invent a rule")


async def test_a_refused_rule_stays_on_its_sheet_and_after_a_reload(still: str, visit: Opener) -> None:
    page = await visit(still, phone=True)
    await make_table(page, "Ann", seats=2, bots=1, dial="referee")
    await begin(page)

    sheet = await opened_rule(page)
    await sheet.get_by_label("Title").fill("Queens")
    await sheet.get_by_label("The rule, in your words").fill("Queens are greeted.")
    await sheet.locator('button[type="submit"]').click()
    await expect(sheet.get_by_role("alert")).to_contain_text("What you wrote stays here.")
    assert (await sheet.get_by_role("alert").inner_text())[0].isupper()
    await expect(sheet.get_by_label("Title")).to_have_value("Queens")
    await page.reload()
    await hand(page).wait_for()
    sheet = await opened_rule(page)
    await expect(sheet.get_by_label("The rule, in your words")).to_have_value("Queens are greeted.")


async def test_bots_wait_while_a_person_writes_a_rule(quick: str, visit: Opener) -> None:
    ann, bob = await visit(quick), await visit(quick)
    link = await make_table(ann, "Ann", seats=3, bots=1, dial="table")
    await sit_down(bob, link, "Bob")
    await begin(ann)
    await hand(bob).wait_for()
    await ann.get_by_role("button", name="Rules", exact=True).click()
    await ann.get_by_role("dialog").get_by_role("button", name="Add a rule").click()
    await expect(bob.locator(".player", has_text="Ann")).to_contain_text("writes a rule…")
    if await status(bob) == "Your turn":
        await bob.get_by_role("button", name="Draw", exact=True).click()
        await expect(bob.locator(".status")).not_to_have_text("Your turn")
    before = await bob.locator(".lines p").count()
    await bob.wait_for_timeout(1_500)
    assert await bob.locator(".lines p").count() == before, "the bot waits"
    await ann.keyboard.press("Escape")
    await expect(bob.locator(".player", has_text="Ann")).not_to_contain_text("writes a rule…")


async def test_a_begun_rule_outlives_the_time_for_writing_and_the_end_of_the_round(
    impatient: str, visit: Opener
) -> None:
    page = await visit(impatient)
    await make_table(page, "Ann", seats=3, bots=2, dial="referee")
    await begin(page)
    text = "Whoever plays a Queen greets everybody."
    sheet = await opened_rule(page)
    await sheet.get_by_label("Title").fill("Queens")
    await sheet.get_by_label("The rule, in your words").fill(text)

    other = await page.context.new_page()  # the same person plays on in a second window
    await other.goto(page.url)
    await hand(other).wait_for()
    before = await other.locator(".lines p").count()
    for _ in range(1_000):
        if await round_over(other):
            break
        await take_turn(other)
    assert await other.locator(".lines p").count() > before + 5, "bots have played on when the time for writing was up"
    await expect(other.locator(".lines p.won").first).to_be_visible()
    await expect(page.locator(".lines p.won").first).to_be_attached()

    await expect(sheet.get_by_label("Title")).to_have_value("Queens")
    await expect(sheet.get_by_label("The rule, in your words")).to_have_value(text)
    await page.keyboard.press("Escape")
    await page.reload()
    await hand(page).wait_for()
    sheet = await opened_rule(page)
    await expect(sheet.get_by_label("Title")).to_have_value("Queens")
    await expect(sheet.get_by_label("The rule, in your words")).to_have_value(text)


async def test_without_a_name_somebody_has_a_friendly_one(quick: str, visit: Opener) -> None:
    page = await visit(quick)
    await page.get_by_role("button", name="Play now").click()
    await hand(page).wait_for()
    name = await page.locator(".own .name").inner_text()
    assert name
    assert name != "You"
    await page.get_by_role("button", name="Draw", exact=True).click()
    await page.wait_for_timeout(1_500)
    told = " ".join(await page.locator(".lines p").all_inner_texts())
    for wrong in ("You has", "You plays", "You draws", "You is", f"{name} draws", f"{name} has to"):
        assert wrong not in told


async def test_hints_follow_what_comes_first(still: str, visit: Opener) -> None:
    ann, bob = await visit(still, phone=True), await visit(still, phone=True)
    link = await make_table(ann, "Ann", seats=3, bots=1, dial="table")
    await sit_down(bob, link, "Bob")
    await begin(ann)
    await hand(bob).wait_for()
    first = bob if await status(bob) == "Your turn" else ann
    await expect(first.locator(".latest")).to_have_text("Tap a card, then the pile; or draw.")
    other = ann if first is bob else bob
    await other.locator(".player").first.click()
    await other.get_by_role("dialog").get_by_role("button", name="Accuse").click()
    await other.get_by_role("dialog").locator("button.primary").click()
    await first.get_by_role("region", name="Vote").first.wait_for()
    await expect(first.locator(".status")).to_have_text("A trial first. Then play goes on.")
    await expect(first.locator(".latest")).not_to_contain_text("Tap a card")
    await expect(first.locator(".bar button.primary")).to_have_count(0)

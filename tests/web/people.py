"""How a person plays with the page: by what it shows, with taps, keys and drags."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from playwright.async_api import Page, Position, TimeoutError

from tests.server.players import GAME

RANKS = {"A": "Ace", "J": "Jack", "Q": "Queen", "K": "King"}
SUITS = {"S": "Spades", "H": "Hearts", "D": "Diamonds", "C": "Clubs"}
LEFT_TOP: Position = {"x": 8, "y": 24}
"""Where a card in a fan can be touched."""


def all_heard(page: Page) -> list[str]:
    """A list that fills with everything the sockets of a page hear. Call it before the page opens a table."""
    heard: list[str] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda body: heard.append(str(body))))
    return heard


async def sit_down(page: Page, url: str, name: str) -> None:
    await page.goto(url)
    await page.get_by_label("Your name").fill(name)
    await page.get_by_role("button", name="Sit down").click()
    await page.get_by_role("button", name="Begin to play").wait_for()


async def make_table(
    page: Page,
    name: str,
    *,
    game: str = GAME,
    seats: int = 4,
    bots: int = 0,
    dial: str = "",
    settings: dict[str, str | bool] | None = None,
) -> str:
    """Make a table at the front door, with settings of its rules by their labels; its address."""
    await page.get_by_label("Your name").fill(name)
    await page.get_by_label("Game").first.select_option(game)
    await page.get_by_label("Seats").fill(str(seats))
    await page.get_by_label("Bots among them").fill(str(bots))
    await page.get_by_label("Who watches over the rules").select_option(dial)
    if settings:
        await page.get_by_text("House settings").click()
    for label, value in (settings or {}).items():
        field = page.get_by_label(label).first
        if isinstance(value, bool):
            await field.set_checked(value)
        elif await field.evaluate("each => each.tagName") == "SELECT":
            await field.select_option(value)
        else:
            await field.fill(value)
            await field.blur()
    await page.get_by_role("button", name="Make a table and invite").click()
    await page.get_by_role("button", name="Begin to play").wait_for()
    return page.url


async def practise(page: Page) -> None:
    """Play against bots at once."""
    await page.get_by_label("Game").first.select_option(GAME)
    await page.get_by_role("button", name="Play against bots now").click()
    await hand(page).wait_for()


async def begin(page: Page) -> None:
    await page.get_by_role("button", name="Begin to play").click()
    await hand(page).wait_for()


def hand(page: Page) -> Any:
    return page.get_by_label("Your hand")


async def held(page: Page) -> list[str]:
    cards: list[str] = await page.locator("[data-card]").evaluate_all("all => all.map(each => each.dataset.card)")
    return cards


async def status(page: Page) -> str:
    return await page.locator(".status").inner_text()


def fits(card: str, top: str) -> bool:
    """Whether a card has the suit or the rank of the one that a label names."""
    if card == "JK" or "Joker" in top:
        return True
    return f"{RANKS.get(card[:-1], card[:-1])} of" in top or SUITS[card[-1]] in top


async def choose(page: Page, card: str) -> None:
    await page.locator(f'[data-card="{card}"]').first.click(position=LEFT_TOP)


async def take_turn(page: Page) -> None:
    """Do what the page asks for, or wait a moment."""
    duty = page.get_by_role("region", name="What you have to do")
    vote = page.get_by_role("region", name="Vote")
    owed = page.get_by_role("button", name="Take a card", exact=True)
    if await vote.count():
        with suppress(TimeoutError):  # others were first
            await vote.get_by_role("button", name="No").first.click(timeout=500)
    elif await owed.count():
        await owed.click()
    elif await duty.count():
        await answer(page, duty.first)
    elif await status(page) == "Your turn":
        top = await page.get_by_role("button", name="Play here").first.get_attribute("aria-label") or ""
        good = [card for card in await held(page) if fits(card, top)]
        if good:
            for taken in await page.locator('[data-card][aria-pressed="true"]').all():  # for a play that was refused
                await taken.click(position=LEFT_TOP)
            await choose(page, good[0])
            await page.get_by_role("button", name="Play", exact=True).click()
        else:
            await page.get_by_role("button", name="Draw", exact=True).click()
    await page.wait_for_timeout(40)


async def answer(page: Page, duty: Any) -> None:
    if await duty.get_by_role("button", name="Give cards").count():
        for card in (await held(page))[:2]:
            await choose(page, card)
        await duty.get_by_role("button", name="Give cards").click()
        return
    own = await page.locator(".own .name").inner_text()
    names = [await chip.inner_text() for chip in await duty.locator(".chip").all()]
    for name in [name for name in names if name != own][:2]:
        await duty.get_by_role("button", name=name, exact=True).click()
    await duty.locator("button.primary").click()


async def round_over(page: Page) -> bool:
    return await page.locator(".lines p.won").count() > 0


async def swipe(page: Page, start: tuple[float, float], end: tuple[float, float], steps: int = 10) -> None:
    """Drag with a finger."""
    session = await page.context.new_cdp_session(page)

    async def touch(kind: str, at: int | None) -> None:
        points = []
        if at is not None:
            x, y = (begun + (ended - begun) * at / steps for begun, ended in zip(start, end, strict=True))
            points = [{"x": x, "y": y}]
        await session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    await touch("touchStart", 0)
    for at in range(1, steps + 1):
        await touch("touchMove", at)
    await touch("touchEnd", None)

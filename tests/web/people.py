"""How a person plays with the page: by what it shows, with taps, keys and drags."""

from __future__ import annotations

import re
from contextlib import suppress
from typing import Any

from playwright.async_api import Page, Position, TimeoutError

from tests.server.players import GAME

RANKS = {"A": "Ace", "J": "Jack", "Q": "Queen", "K": "King"}
SUITS = {"S": "Spades", "H": "Hearts", "D": "Diamonds", "C": "Clubs"}
LEFT_TOP: Position = {"x": 8, "y": 24}
"""Where a card in a fan can be touched."""
YES, NO = re.compile("^(Yes|Guilty)$"), re.compile("^(No|Not guilty)$")
"""What is said in a vote."""
DEAL = re.compile("^Deal for")
"""The button with which a table begins."""
KEEP = "([code, token]) => localStorage.setItem(`cardhouse:seat:${code}`, token)"
"""Remembers a seat as the page does."""


def all_heard(page: Page) -> list[str]:
    """A list that fills with everything the sockets of a page hear. Call it before the page opens a table."""
    heard: list[str] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda body: heard.append(str(body))))
    return heard


async def sit_down(page: Page, url: str, name: str) -> None:
    await page.goto(url)
    await page.get_by_label("Your name").fill(name)
    await page.get_by_role("button", name="Sit down").click()
    await page.get_by_role("button", name="Stand up").wait_for()


async def make_table(
    page: Page,
    name: str,
    *,
    game: str = GAME,
    seats: int = 4,
    bots: int = 0,
    dial: str = "",
    settings: dict[str, str | bool] | None = None,
    only: tuple[str, ...] | None = None,
) -> str:
    """Make a table, with settings of its rules by their labels, and sit down at it; its address. Of the rules that
    players added, `only` these play, if they are named. The front door and the lobby have tests of their own.
    """
    base = "/".join(page.url.split("/")[:3])
    shelf = await (await page.request.get(f"{base}/api/games")).json()
    played = next(each for each in shelf if each["name"] == game)
    options = {option_called(played, label): in_words(value) for label, value in (settings or {}).items()}
    rest = [rule["id"] for rule in played["added"] if only is not None and rule["title"] not in only]
    wish = {"game": game, "name": name, "seats": seats, "bots": bots, "dial": dial, "options": options, "without": rest}
    answer = await page.request.post(f"{base}/api/tables", data=wish)
    made = await answer.json()
    assert answer.ok, made
    await page.evaluate(KEEP, [made["code"], made["token"]])
    await page.goto(f"{base}/t/{made['code']}")
    await page.get_by_role("button", name=DEAL).wait_for()
    return page.url


def in_words(value: str | bool) -> str:
    return ("yes" if value else "no") if isinstance(value, bool) else value


def option_called(game: dict[str, Any], label: str) -> str:
    """The name of the option of a game that has this label."""
    return next(str(option["name"]) for option in game["options"] if option["label"].startswith(label))


async def practise(page: Page, game: str = GAME) -> None:
    """Play against bots at once."""
    await make_table(page, "Robin", game=game, seats=4, bots=3)
    await page.get_by_role("button", name=DEAL).click()
    await page.get_by_role("button", name="More", exact=True).wait_for()


async def begin(page: Page) -> None:
    await page.get_by_role("button", name=DEAL).click()
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
            await vote.get_by_role("button", name=NO).first.click(timeout=500)
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
            with suppress(TimeoutError):  # the play before was only done now, and put down what was chosen
                await page.get_by_role("button", name="Play", exact=True).click(timeout=1_000)
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

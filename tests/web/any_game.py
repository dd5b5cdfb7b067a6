"""A person who can play any game, with the page alone: what to do is thought up from the log, done by taps and keys."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from playwright.async_api import Error, Locator, Page

from cardhouse.bots import SimpleBot
from cardhouse.bots.table import next_act
from cardhouse.cards import Card
from cardhouse.core.acts import Act, Draw, Pay, Play
from cardhouse.core.people_acts import Say, Vote
from cardhouse.core.sitting import fold
from cardhouse.core.table import OVER, Table
from cardhouse.rules.lawmaking.declaring import Declare
from cardhouse.rules.veto.holding import Allow, Veto
from cardhouse.store import SqliteStore
from cardhouse.store.sittings import entry_of, open_sitting
from cardhouse.store.wire import field_types
from tests.web.people import NO, RANKS, SUITS, YES

SHORT = 1_500
"""Milliseconds for a tap. What is gone by then was overtaken by others, and is thought about again."""
LEFT_TOP: Any = {"x": 8, "y": 24}


class Mind:
    """Follows a table by its log, and knows one act for its seat, as a simple player would choose it."""

    def __init__(self, store: SqliteStore, code: str, seat: int) -> None:
        self.store, self.code, self.seat = store, code, seat
        sitting = open_sitting(store, code)
        self.table: Table = sitting.table
        self.number = sitting.number
        self.bot = SimpleBot(seat + 5, forgets=0, accuses=0)
        self.ended = False

    def catch_up(self) -> None:
        for record in self.store.read(self.code, self.number):
            fold(self.table, entry_of(record))
            self.number = record.number
            self.ended = self.ended or self.table.phase == OVER

    def act(self) -> Act | None:
        self.catch_up()
        return next_act(self.table.copy(), {self.seat: self.bot})


def spoken(card: Card) -> str:
    """A card as the page names it for people who hear it."""
    name = card.printed.name
    return "Joker" if name == "JK" else f"{RANKS.get(name[:-1], name[:-1])} of {SUITS[name[-1]]}"


async def tap(place: Locator, **options: Any) -> None:
    await place.first.click(timeout=SHORT, **options)


async def do_act(page: Page, act: Act) -> None:
    """Do an act as a person does it: what has a place on the table there, everything else in a form."""
    window = page.get_by_role("group", name="What can be done now")
    if isinstance(act, Play):
        while await page.locator('[data-card][aria-pressed="true"]').count():  # taken up for a play that came too late
            await tap(page.locator('[data-card][aria-pressed="true"]'), position=LEFT_TOP)
        for card in act.cards:
            unused = f'[data-card="{card.printed.name}"][aria-pressed="false"]'
            await tap(page.locator(unused), position=LEFT_TOP)
        await tap(page.locator(f'[data-place="pile:{act.pile}"]'))
    elif isinstance(act, Draw):
        await tap(page.locator('[data-place="stock"]'))
    elif isinstance(act, Pay):
        await tap(page.get_by_role("button", name="Take a card", exact=True))
    elif isinstance(act, Vote):
        await tap(page.get_by_role("region", name="Vote").get_by_role("button", name=YES if act.aye else NO))
    elif isinstance(act, Say):
        if not await page.get_by_label("Say something").count():  # on a phone it is behind a button
            await tap(page.get_by_role("button", name="Say", exact=True))
        await page.get_by_label("Say something").fill(act.words, timeout=SHORT)
        await page.get_by_label("Say something").press("Enter", timeout=SHORT)
    elif isinstance(act, (Allow, Veto)) and await window.count():
        label = "Let it stand" if isinstance(act, Allow) else "Send it back"
        await tap(window.get_by_role("button", name=label))
    else:
        await in_the_menu(page, act)


async def in_the_menu(page: Page, act: Act) -> None:
    await tap(page.get_by_role("button", name="More", exact=True))
    dialog, kind = page.get_by_role("dialog"), type(act).__name__
    if kind in ("Choose", "Declare", "Prepare"):
        await tap(dialog.locator(f'[data-way="{act.way}"]'))
    else:
        await tap(dialog.locator(f'[data-act="{kind}"]'))
    form = dialog.locator("form")
    if await form.count():
        for field, declared in field_types(type(act)).items():
            await fill_in(form.locator(f'[data-field="{field}"]'), declared, getattr(act, field), act)
        await tap(form.locator('button[type="submit"]'))


async def fill_in(part: Locator, declared: Any, value: Any, act: Act) -> None:
    """Fill in one part of a form, if it is asked for."""
    if not await part.count():
        return
    if await part.locator("select").count():
        await part.locator("select").select_option(str(value), timeout=SHORT)
    elif await part.locator("input, textarea").count():
        await part.locator("input, textarea").fill(str(value), timeout=SHORT)
    else:
        values = value.split(",") if isinstance(act, Declare) else value if isinstance(value, tuple) else (value,)
        for each in values:
            chip = part.locator('.chip[aria-pressed="false"]').and_(chip_of(part, each, act))
            if await chip.count():
                await tap(chip)


def chip_of(part: Locator, value: Any, act: Act) -> Locator:
    """The chip that stands for a value; seats, suits and piles are numbers to us, and have names on the page."""
    page = part.page
    if isinstance(value, Card):
        return page.get_by_role("button", name=spoken(value), exact=True)
    if isinstance(value, bool):
        return page.get_by_role("button", name="Yes" if value else "No", exact=True)
    return part.locator(f'[data-value="{value}"]')


async def play_on(page: Page, mind: Mind, over: Callable[[], bool], most: float = 180.0) -> int:
    """Play until it is over; how many acts were done here."""
    deadline, done, tried = time.monotonic() + most, 0, 0
    while not over():
        assert time.monotonic() < deadline, (
            f"a round takes too long: {mind.table.phase}, act {mind.number}, {mind.act()}"
        )
        act = mind.act()
        if act is None:
            await page.wait_for_timeout(30)
            continue
        before, tried = mind.number, tried + 1
        try:
            await do_act(page, act)
            done += 1
        except Error:
            if page.is_closed():
                raise
        for _ in range(20):  # until it is in the log, or was refused because others came first
            mind.catch_up()
            if mind.number > before:
                break
            await page.wait_for_timeout(15)
        await page.keyboard.press("Escape")
    return done

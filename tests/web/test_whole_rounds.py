"""Whole rounds of the games in a real Chromium; every byte that the page is sent is checked for hidden cards."""

from __future__ import annotations

import asyncio
from datetime import date
from pathlib import Path

import pytest
from playwright.async_api import Page, expect

from cardhouse.core.acts import Act
from cardhouse.rules.winning.closing import Close
from cardhouse.server import Settings
from cardhouse.store import SqliteStore
from tests.server.players import serving
from tests.server.secrecy import check_all_bytes
from tests.web.any_game import Mind, play_on
from tests.web.conftest import Opener
from tests.web.people import DEAL, all_heard, make_table, sit_down


class Contented(Mind):
    """Leaves it to the test whether there is another round."""

    def act(self) -> Act | None:
        act = super().act()
        return None if isinstance(act, Close) else act


GAMES = [
    *[("bartok", 3, 8, "referee"), ("uncle-baiting", 3, 3, "referee"), ("bak", 2, 11, "referee")],
    *[("moo", 3, 12, "referee"), ("moo", 3, 12, "table")],
]
"""With how many players, a seed, and who minds the rules."""
SHORT: dict[str, dict[str, str | bool]] = {
    "moo": {"The first token wins the game": True, "Time is kept": "untimed"},
    "uncle-baiting": {"Cards for everybody": "3"},
}
"""Moo has no end of its own, and ten seconds for a turn would be too few at this pace; Uncle Baiting can take long."""


async def all_in_sight(page: Page) -> None:
    """On a very small phone all that lies open in the middle is in sight, when somebody has bought something, too."""
    usual = page.viewport_size
    assert usual is not None
    await page.set_viewport_size({"width": 360, "height": 568})
    shown = page.locator(".shared .small").filter(visible=True)
    lowest = await shown.evaluate_all("all => Math.max(...all.map(each => each.getBoundingClientRect().bottom))")
    middle = await page.locator(".centre").bounding_box()
    assert middle is not None
    assert lowest <= middle["y"] + middle["height"] + 1
    await page.set_viewport_size(usual)


@pytest.mark.parametrize(("game", "players", "seed", "dial"), GAMES, ids=[f"{each[0]}, {each[3]}" for each in GAMES])
async def test_a_round_against_bots(
    tmp_path: Path, visit: Opener, game: str, players: int, seed: int, dial: str
) -> None:
    data = tmp_path / "tables.db"
    settings = Settings(bot_pause=(0.0, 0.0), bot_thinking=0.02, seed=seed, tables=1_000, pace=20.0)
    with serving(data, settings) as url, SqliteStore(data) as store:
        ann, watcher = await visit(url), await visit(url)
        frames = [all_heard(page) for page in (ann, watcher)]
        link = await make_table(
            ann, "Ann", game=game, seats=players, bots=players - 1, dial=dial, settings=SHORT.get(game)
        )
        code = link.rpartition("/")[2]
        await watcher.goto(link)
        await watcher.get_by_text("You can look on").wait_for()
        await ann.get_by_role("button", name=DEAL).click()
        await asyncio.gather(
            ann.get_by_role("button", name="More", exact=True).wait_for(),
            watcher.get_by_text("You are looking on.").wait_for(),
        )
        mind = Contented(store, code, 0)
        if game == "bak":
            await play_on(ann, mind, lambda: any(mind.table.areas["row"]))
            await all_in_sight(ann)
        assert await play_on(ann, mind, lambda: mind.ended) > 2
        for page in (ann, watcher):
            await expect(page.locator(".lines p.won").first).to_be_visible()
        if game == "bak":  # where nobody adds a rule, everybody says that there is to be another
            await ann.get_by_role("button", name="Another round").click()
            for page in (ann, watcher):
                await expect(page.locator(".where")).to_contain_text("Round 2")
            await expect(ann.get_by_role("region", name="Between rounds")).to_have_count(0)
    for seat, heard in zip((0, -1), frames, strict=True):
        assert "won" in check_all_bytes(data, code, seat, heard)
    with pytest.raises(AssertionError):
        check_all_bytes(data, code, 1, frames[0])


async def test_from_one_round_to_the_next_on_two_phones(tmp_path: Path, visit: Opener) -> None:
    data = tmp_path / "tables.db"
    settings = Settings(seed=4, tables=1_000, pace=20.0)
    with serving(data, settings) as url, SqliteStore(data) as store:
        ann, bob = await visit(url, phone=True), await visit(url, phone=True)
        link = await make_table(ann, "Ann", game="bartok", seats=2, dial="referee")
        await sit_down(bob, link, "Bob")
        await ann.get_by_role("button", name=DEAL).click()
        await expect(ann.locator(".status")).to_have_text(
            "Name who cuts: it is up to you"
        )  # she made the table, so she deals
        await expect(bob.locator(".status")).to_have_text("Name who cuts: it is up to Ann")
        minds = [Mind(store, link.rpartition("/")[2], seat) for seat in (0, 1)]

        def next_round() -> bool:
            for mind in minds:
                mind.catch_up()
            return minds[0].table.round == 2

        await asyncio.gather(*[play_on(page, mind, next_round) for page, mind in zip((ann, bob), minds, strict=True)])
        await expect(bob.locator(".status")).to_have_text(
            "Name the rules that rest: it is up to you"
        )  # the newest rule is his
        await expect(ann.locator(".status")).to_have_text("Name the rules that rest: it is up to Bob")
        for page in (ann, bob):
            await page.get_by_role("button", name="Rules", exact=True).click()
            newest = page.get_by_role("dialog").locator("ol > li").first
            await expect(newest).to_contain_text(f"Bob, {date.today().isoformat()}")
            await page.keyboard.press("Escape")
        await bob.get_by_role("button", name="Name the rules that rest").click()
        for rule in ("Slam", "Official Cut"):
            await bob.get_by_role("dialog").get_by_role("button", name=rule, exact=True).click()
        await bob.get_by_role("dialog").locator("button.primary").click()
        await expect(ann.locator(".status")).to_have_text("Say which cards are prime: it is up to Bob")
        await bob.get_by_role("button", name="Say which cards are prime").click()
        await bob.get_by_role("dialog").get_by_role("button", name="number", exact=True).click()
        await bob.get_by_role("dialog").locator("button.primary").click()
        for step in ("Shuffle", "Deal", "Serve the salad"):
            await bob.get_by_role("button", name=step, exact=True).click()
        await expect(ann.get_by_text("Prime: number")).to_be_visible()
        assert [await page.locator("[data-card]").count() for page in (ann, bob)] == [6, 6]

"""Whole rounds of the games in a real Chromium; every byte that the page is sent is checked for hidden cards."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from playwright.async_api import expect

from cardhouse.server import Settings
from cardhouse.store import SqliteStore
from tests.server.players import serving
from tests.server.secrecy import check_all_bytes
from tests.web.any_game import Mind, play_on
from tests.web.conftest import Opener
from tests.web.people import all_heard, make_table

GAMES = [("bartok", 3, 8), ("uncle-baiting", 3, 17), ("bak", 2, 11), ("moo", 3, 12)]
"""With how many players, and a seed with which a round is not long."""


@pytest.mark.parametrize(("game", "players", "seed"), GAMES, ids=[each[0] for each in GAMES])
async def test_a_round_against_bots(tmp_path: Path, visit: Opener, game: str, players: int, seed: int) -> None:
    data = tmp_path / "tables.db"
    pace = 2.0 if game == "moo" else 20.0  # people have ten seconds for a turn there, and need them
    settings = Settings(bot_pause=(0.0, 0.0), bot_thinking=0.02, seed=seed, tables=1_000, pace=pace)
    ends: dict[str, str | bool] | None = {"First token wins": True} if game == "moo" else None  # else there is no end
    with serving(data, settings) as url, SqliteStore(data) as store:
        ann, watcher = await visit(url), await visit(url)
        frames = [all_heard(page) for page in (ann, watcher)]
        link = await make_table(ann, "Ann", game=game, seats=players, bots=players - 1, dial="referee", settings=ends)
        code = link.rpartition("/")[2]
        await watcher.goto(link)
        await watcher.get_by_text("You can look on").wait_for()
        await ann.get_by_role("button", name="Begin to play").click()
        await asyncio.gather(
            ann.get_by_role("button", name="More", exact=True).wait_for(),
            watcher.get_by_text("You are looking on.").wait_for(),
        )
        mind = Mind(store, code, 0)
        # a game of Moo goes on for a long time: there it is enough to have seen a good part of it
        long_enough = 600 if game == "moo" else 100_000
        assert await play_on(ann, mind, lambda: mind.ended or mind.number > long_enough) > 2
        for page in (ann, watcher) if mind.ended else ():
            await expect(page.locator(".lines p.won").first).to_be_visible()
    for seat, heard in zip((0, -1), frames, strict=True):
        assert check_all_bytes(data, code, seat, heard) > 10
    with pytest.raises(AssertionError):
        check_all_bytes(data, code, 1, frames[0])

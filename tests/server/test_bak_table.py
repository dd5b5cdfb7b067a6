"""A web table of BAK: its referee, and who begins."""

from pathlib import Path

import pytest

from cardhouse.server import Settings
from tests.server.players import GAME, joined, new_table, serving

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("starter", [0, 1])
async def test_people_have_a_referee_and_whoever_starts_begins(tmp_path: Path, starter: int) -> None:
    """R-K2: the last input before the start is the word to start."""
    with serving(tmp_path / "tables.db", Settings(seed=3)) as url:
        code, tokens = await new_table(url, "Ann", "Bob", game="bak", bots=1, started_by=starter)
        async with joined(url, code, tokens[1 - starter]) as other:
            await other.until("Whole")
            while other.view["phase"] != "play":
                await other.hear()
            assert other.view["dial"] == "referee"
            assert other.view["turn"] == starter


async def test_other_games_leave_it_to_the_people(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db", Settings(seed=3)) as url:
        code, tokens = await new_table(url, "Ann", "Bob", game=GAME)
        async with joined(url, code, tokens[0]) as ann:
            await ann.until("Whole")
            assert ann.view["dial"] == "table"

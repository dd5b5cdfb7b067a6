"""People who leave a table in the middle of a round: a bot plays on, and at the next deal the place is taken again."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest

from cardhouse.server import Settings
from tests.server.players import Player, joined, new_table, serving
from tests.server.test_people import mind, ready

SLOW = Settings(bot_pause=(600.0, 600.0), seed=7, patience=0.0)


async def sit(url: str, code: str, name: str) -> tuple[int, dict[str, Any]]:
    async with httpx.AsyncClient(base_url=url) as web:
        asked = await web.post(f"/api/tables/{code}/seats", json={"name": name})
        return asked.status_code, asked.json()


async def room_until(player: Player, seat: int, kind: str) -> None:
    while player.room.get("places", [{}] * 9)[seat].get("kind") != kind:
        await player.hear()


@pytest.mark.parametrize("game", ["bartok@2023-08-14", "uncle-baiting"])
async def test_a_bot_plays_the_hand_of_whoever_leaves_on(data: Path, game: str) -> None:
    with serving(data, Settings(bot_pause=(0.0, 0.0), seed=7)) as url:
        code, tokens = await new_table(url, "Ann", "Bob", game=game, seats=2, dial="referee")
        async with joined(url, code, tokens[0]) as ann, joined(url, code, tokens[1]) as bob:
            await ready(ann)
            await ready(bob)
            before = ann.view["hand_sizes"][1]
            assert (await bob.do("Leave"))["answer"] == "done"
            await room_until(ann, 1, "open")
            assert ann.view["hand_sizes"][1] == before, "the cards stay in the hand"
            assert "Bob leaves the table, and a bot plays the hand on" in ann.log
            while bob.room["you"] >= 0:
                await bob.hear()
            assert (await mind(url, code, tokens[0], 1))[0] == 409, "somebody minds it already"
            while not any(line.startswith(("Bob plays", "Bob draws", "Bob takes")) for line in ann.log):
                mine = ann.view["turn"] == 0 or ann.view["pending"] == 0
                await (ann.move_and_hear() if mine else ann.hear())
        status, told = await sit(url, code, "Cat")
        assert status == 409
        assert told["detail"] == "a free place is taken again at the next deal; until then you can look on"


async def test_a_place_that_was_left_is_taken_again_at_the_next_deal(data: Path) -> None:
    with serving(data, SLOW) as url:
        options = {"leavers": "out"}
        code, tokens = await new_table(
            url, "Ann", "Bob", game="bartok@2023-08-14", seats=2, dial="referee", options=options
        )
        async with joined(url, code, tokens[0]) as ann:
            async with joined(url, code, tokens[1]) as bob:
                await ready(ann)
                await ready(bob)
                assert (await bob.do("Leave"))["answer"] == "done"
                await room_until(ann, 1, "open")
            while ann.view["phase"] != "over":
                await ann.hear()
            assert ann.view["hand_sizes"][1] == 0
            assert "Nobody wins the round" in ann.log
            async with httpx.AsyncClient() as web:
                held = {"authorization": f"Bearer {tokens[1]}"}
                stale = await web.post(f"{url}/api/tables/{code}/start", json={}, headers=held)
                assert stale.status_code == 409, "the old token holds no seat any more"
            status, seated = await sit(url, code, "Cat")
            assert (status, seated["place"]) == (201, 1)
            await room_until(ann, 1, "person")
            while ann.view["names"] != ["Ann", "Cat"]:
                await ann.hear()
            assert "Cat sits down in the place of Bob" in ann.log
            async with joined(url, code, seated["token"]) as cat:
                while not cat.view:
                    await cat.hear()
                assert cat.view["seat"] == 1
            assert (await sit(url, code, "Dan"))[1]["detail"] == "this table has begun; you can still look on"


async def test_after_a_restart_the_place_is_still_free_and_the_bot_still_plays(data: Path) -> None:
    with serving(data, SLOW) as url:
        code, tokens = await new_table(url, "Ann", "Bob", game="bartok@2023-08-14", seats=2, dial="referee")
        async with joined(url, code, tokens[0]) as ann, joined(url, code, tokens[1]) as bob:
            await ready(ann)
            await ready(bob)
            assert (await bob.do("Leave"))["answer"] == "done"
            await room_until(ann, 1, "open")
    with serving(data, Settings(bot_pause=(0.0, 0.0), seed=7)) as url:
        async with joined(url, code, tokens[0]) as ann:
            await ready(ann)
            await room_until(ann, 1, "open")
            while not any(line.startswith(("Bob plays", "Bob draws")) for line in ann.log):
                await (ann.move_and_hear() if ann.view["turn"] == 0 else ann.hear())


async def test_nobody_says_by_an_act_who_sits_down(data: Path) -> None:
    with serving(data, SLOW) as url:
        code, tokens = await new_table(url, "Ann", "Bob", seats=2, dial="referee")
        async with joined(url, code, tokens[0]) as ann:
            await ready(ann)
            answer = await ann.do("SitDown", name="Eve")
            assert answer["answer"] == "impossible"
            assert answer["reasons"][0]["reason"] == "only the table itself says who sits down"
            await asyncio.sleep(0)
            assert ann.view["names"] == ["Ann", "Bob"]

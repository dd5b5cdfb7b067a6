"""Who comes and goes once a table has begun: bots make room, and somebody is asked to leave by several."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest

from cardhouse.server import Settings
from cardhouse.server.arranging import enough
from tests.server.players import Player, joined, new_table, serving
from tests.server.test_leaving import room_until, sit
from tests.server.test_people import ready
from tests.server.test_rounds import caught_up

SLOW = Settings(bot_pause=(600.0, 600.0), seed=7, messages=100_000)


async def asked(url: str, code: str, token: str, path: str, **wish: Any) -> str:
    """What comes of a wish: nothing, or why not."""
    async with httpx.AsyncClient(base_url=url) as web:
        bearer = {"authorization": f"Bearer {token}"}
        answer = await web.post(f"/api/tables/{code}/{path}", json=wish, headers=bearer)
        return "" if answer.status_code == 200 else str(answer.json()["detail"])


async def test_somebody_takes_the_place_of_a_bot_at_the_next_deal(data: Path) -> None:
    with serving(data, Settings(bot_pause=(0.0, 0.0), seed=7, messages=100_000)) as url:
        code, tokens = await new_table(url, "Ann", seats=2, bots=1, dial="table")
        async with joined(url, code, tokens[0]) as ann:
            await ready(ann)
            status, told = await sit(url, code, "Eve")
            assert status == 409
            assert "until then you can look on" in told["detail"]
            while status == 409:  # each of them lays down what there is; the bot may deal again before Eve is there
                while ann.view["phase"] == "play":
                    if ann.view["turn"] == 0 and ann.view["hand"]:
                        await ann.do("Play", cards=ann.view["hand"][:1], pile=1)
                    await ann.move()
                    await caught_up((ann,))
                status, seated = await sit(url, code, "Eve")
                await caught_up((ann,))
            assert status == 201, seated
            await room_until(ann, 1, "person")
            while ann.view["names"] != ["Ann", "Eve"]:
                await ann.hear()
            async with joined(url, code, seated["token"]) as eve:
                await eve.until("Whole")
                assert eve.view["seat"] == 1
            assert (await sit(url, code, "Dan"))[1]["detail"] == "this table has begun; you can still look on"
    with serving(data, SLOW) as url:
        async with joined(url, code, tokens[0]) as ann:
            await room_until(ann, 1, "person")
            assert ann.room["places"][1]["name"] == "Eve", "it is kept"


@pytest.mark.parametrize("others, needed", [(1, 2), (2, 2), (3, 2), (4, 3), (7, 4)])
def test_more_than_half_of_the_others_and_never_one_alone(others: int, needed: int) -> None:
    assert enough(others) == needed


async def test_somebody_is_asked_to_leave_by_more_than_one(data: Path) -> None:
    with serving(data, SLOW) as url:
        code, (ann, bob, cat) = await new_table(url, "Ann", "Bob", "Cat", seats=3, dial="table")
        async with joined(url, code, ann) as one, joined(url, code, cat) as other:
            await ready(one)
            await ready(other)
            nobody = "nobody plays in that seat who could be asked to leave"
            assert await asked(url, code, ann, "leaving", seat=0) == nobody
            assert await asked(url, code, ann, "leaving", seat=9) == nobody
            assert "only somebody who sits" in await asked(url, code, "stranger", "leaving", seat=2)
            assert await asked(url, code, ann, "leaving", seat=2) == ""
            await until_asked(one, 2, [0])
            assert one.room["enough"] == 2
            assert await asked(url, code, ann, "leaving", seat=2, on=False) == ""
            await until_asked(one, 2, [])
            for token in (ann, bob):
                assert await asked(url, code, token, "leaving", seat=2) == ""
            await room_until(one, 2, "open")
            assert "Cat leaves the table, and a bot plays the hand on" in one.log
            assert "asked you to leave" in (await other.until("Notice"))["words"]
            assert await asked(url, code, cat, "leaving", seat=0) == "only somebody who sits at this table can do that"


async def test_who_asked_somebody_to_leave_is_remembered_when_the_server_starts_again(data: Path) -> None:
    with serving(data, SLOW) as url:
        code, (ann, bob, cat) = await new_table(url, "Ann", "Bob", "Cat", seats=3, dial="table")
        assert await asked(url, code, ann, "leaving", seat=2) == ""
        assert await asked(url, code, cat, "leaving", seat=1) == ""
        assert await asked(url, code, cat, "leaving", seat=1, on=False) == ""
    with serving(data, SLOW) as url:
        async with joined(url, code, ann) as one:
            await ready(one)
            await until_asked(one, 2, [0])
            await until_asked(one, 1, [])
            assert await asked(url, code, bob, "leaving", seat=2) == ""
            await room_until(one, 2, "open")


async def until_asked(player: Player, seat: int, by: list[int]) -> None:
    while player.room["places"][seat].get("asked", []) != by:
        await player.hear()


async def test_the_crown_and_the_lock_are_the_hosts_while_the_table_plays(data: Path) -> None:
    with serving(data, SLOW) as url:
        code, (ann, bob) = await new_table(url, "Ann", "Bob", seats=2, dial="table")
        assert "could be changed before" in await asked(url, code, bob, "lobby", locked=True)
        assert await asked(url, code, bob, "lobby", host=1) == "Ann is the host and can change that"
        assert await asked(url, code, ann, "lobby", host=7) == "the crown goes to somebody who sits here"
        assert await asked(url, code, ann, "lobby", host=1) == ""
        assert await asked(url, code, bob, "lobby", locked=True) == ""
        async with httpx.AsyncClient(base_url=url) as web:
            room = (await web.get(f"/api/tables/{code}")).json()
        assert (room["host"], room["locked"]) == (1, True)

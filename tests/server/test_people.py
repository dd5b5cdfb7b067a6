"""People come and go: several tabs, stale numbers, somebody who does not come back."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx

from cardhouse.server import Settings
from tests.server.players import Player, joined, new_table, serving


async def ready(player: Player) -> Player:
    while player.view.get("phase") != "play" or not player.room:
        await player.hear()
    return player


async def room_where(player: Player, seat: int, **wanted: bool) -> None:
    while any(player.room.get("places", [{}] * 9)[seat].get(name) != value for name, value in wanted.items()):
        await player.hear()


async def mind(url: str, code: str, token: str, seat: Any) -> tuple[int, str]:
    async with httpx.AsyncClient(base_url=url) as web:
        asked = await web.post(
            f"/api/tables/{code}/mind", json={"seat": seat}, headers={"authorization": f"Bearer {token}"}
        )
        return asked.status_code, asked.json().get("detail", "")


async def test_a_bot_plays_for_somebody_who_is_away_until_they_are_back(data: Path) -> None:
    with serving(data, Settings(bot_pause=(0.0, 0.0), seed=7, patience=0.0)) as url:
        code, tokens = await new_table(url, "Ann", "Bob", seats=2, dial="referee")
        async with joined(url, code, tokens[0]) as ann:
            async with joined(url, code, tokens[1]) as bob:
                await ready(ann)
                await ready(bob)
                assert await mind(url, code, tokens[0], 1) == (409, "Bob is here")
            await room_where(ann, 1, here=False, minded=False)
            while ann.view["turn"] == 0:
                await ann.move()
                await ann.hear()
            assert ann.view["turn"] == 1, "now everything waits for Bob"
            assert (await mind(url, code, "no token", 1))[0] == 409
            assert (await mind(url, code, tokens[0], 9))[0] == 409
            assert (await mind(url, code, tokens[0], -1))[0] == 422
            assert await mind(url, code, tokens[0], 1) == (200, "")
            await room_where(ann, 1, minded=True)
            while ann.view["turn"] == 1:
                await ann.hear()
            assert any(line.startswith(("Bob plays", "Bob draws")) for line in ann.log)
            async with joined(url, code, tokens[1]) as bob:
                await room_where(ann, 1, here=True, minded=False)
                await ready(bob)
                assert len(bob.view["hand"]) == ann.view["hand_sizes"][1]
                while ann.view["turn"] == 0 and not ann.winners:
                    await ann.move()
                    await ann.hear()
                number = ann.number
                await asyncio.sleep(0.3)
                assert (await ann.do("Say", words="Your turn"))["answer"] == "done"
                await ann.until("Change")
                assert ann.number == number + 1, "Bob plays again, and no bot for him"


async def test_somebody_who_has_just_left_is_given_a_moment(server: str) -> None:
    code, tokens = await new_table(server, "Ann", "Bob", seats=2)
    async with joined(server, code, tokens[0]) as ann:
        async with joined(server, code, tokens[1]) as bob:
            await ready(bob)
        await room_where(ann, 1, here=False)
        status, why = await mind(server, code, tokens[0], 1)
        assert (status, why) == (409, "Bob has only just left; wait a moment")
    code, tokens = await new_table(server, "Ann", bots=1, seats=2)
    assert (await mind(server, code, tokens[0], 1))[0] == 409, "a bot needs no other bot"


async def test_two_tabs_of_one_person_hear_the_same_and_act_as_one(server: str) -> None:
    code, tokens = await new_table(server, "Ann", "Bob", seats=2, dial="table")
    async with joined(server, code, tokens[0]) as first, joined(server, code, tokens[0]) as second:
        await ready(first)
        await ready(second)
        assert (await first.do("Draw", id="same"))["answer"] == "done"
        assert (await second.do("Draw", id="same"))["answer"] == "done"
        assert (await second.do("Say", words="hm"))["answer"] == "done"
        for tab in (first, second):
            while tab.log[-1] != "You say: “hm”":
                await tab.hear()
        assert first.view == second.view
        assert len(first.view["hand"]) == 6, "the same act in two tabs happens once"
        assert first.number == second.number
        async with joined(server, code, tokens[1]) as bob:
            await ready(bob)
            await second.socket.close()
            await room_where(bob, 0, here=True)
            assert (await first.do("Say", id="another", words="still here"))["answer"] == "done"
            while bob.log[-1] != "Ann says: “still here”":
                await bob.hear()
            assert bob.room["places"][0]["here"]


async def test_a_number_from_long_ago_or_from_the_future_gets_everything(data: Path) -> None:
    with serving(data, Settings(seed=7, messages=10_000)) as url:
        code, tokens = await new_table(url, "Ann", "Bob", seats=2, dial="table")
        async with joined(url, code, tokens[0]) as ann:
            await ready(ann)
            for at in range(230):
                await ann.do("Say", words=f"{at}")
            last = ann.number + 1
            for number in (1, last - 215, last + 1_000_000):
                async with joined(url, code, tokens[0], last=number) as again:
                    message = await again.until("Whole")
                    assert (message["number"], message["log"][-1]["words"]) == (last, "You say: “229”")
            async with joined(url, code, tokens[0], last=last - 5) as again:
                again.view = ann.view
                while again.number < last:
                    await again.until("Change")
                assert again.numbers == list(range(last - 4, last + 1))

"""A lobby that breathes: what the host can change before the deal, what others cannot, and that all of it is kept."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest

from cardhouse.server import Settings
from cardhouse.server.arranging import enough
from cardhouse.server.lobby_log import Lobby, PlacesSwapped, TableAsked
from tests.server.players import GAME, Player, joined, serving

SETTINGS = Settings(bot_pause=(600.0, 600.0), seed=7, tables=1_000)


class Hall:
    """A table that is not begun, and whoever asks something of it."""

    def __init__(self, web: httpx.AsyncClient, code: str) -> None:
        self.web, self.code = web, code

    async def sit(self, name: str) -> Any:
        return (await self.web.post(f"/api/tables/{self.code}/seats", json={"name": name})).json()

    async def wish(self, token: str, **wish: Any) -> str:
        """What comes of a wish: nothing, or why not."""
        bearer = {"authorization": f"Bearer {token}"}
        answer = await self.web.post(f"/api/tables/{self.code}/lobby", json=wish, headers=bearer)
        return "" if answer.status_code == 200 else str(answer.json()["detail"])

    async def room(self) -> Any:
        return (await self.web.get(f"/api/tables/{self.code}")).json()

    async def names(self) -> list[str]:
        return [place["name"] for place in (await self.room())["places"]]


async def test_the_host_changes_everything_until_the_deal(data: Path) -> None:
    with serving(data, SETTINGS) as url:
        async with httpx.AsyncClient(base_url=url) as web:
            made = (await web.post("/api/tables", json={"game": GAME, "seats": 3, "name": "Ann"})).json()
            hall, ann = Hall(web, made["code"]), made["token"]
            bob = (await hall.sit("Bob"))["token"]
            assert await hall.wish(bob, add_bot=True) == "Ann is the host and can change that"
            assert await hall.wish(ann, add_bot=True) == ""
            assert await hall.wish(ann, add_bot=True) == "", "a place more, where none is free"
            assert await hall.names() == ["Ann", "Bob", "Ada", "Bruno"]
            assert await hall.wish(ann, swap=[1, 2]) == ""
            assert await hall.names() == ["Ann", "Ada", "Bob", "Bruno"]
            assert await hall.wish(ann, remove=1) == ""
            assert await hall.wish(ann, seats=3) == "somebody sits at the last place; move them first"
            assert await hall.wish(bob, name="Bobby") == "", "everybody chooses their own name"
            assert "called ann at this table already" in await hall.wish(bob, name="ann")
            assert await hall.names() == ["Ann", "", "Bobby", "Bruno"]
            assert await hall.wish(ann, dial="referee", without=["prime-sequence"]) == ""
            room = await hall.room()
            assert (room["dial"], room["resting"], room["host"], room["name"]) == (
                "referee",
                ["prime-sequence"],
                0,
                GAME,
            )
            assert await hall.wish(ann, host=3) == "the crown goes to somebody who sits here"
            assert await hall.wish(ann, host=2) == ""
            assert await hall.wish(ann, locked=True) == "Bobby is the host and can change that"
            assert await hall.wish(bob, locked=True) == ""
            assert (await hall.sit("Cat"))["detail"] == "this table is locked; ask Bobby to open it, or look on"
            assert await hall.wish(bob, remove=2) == "the host can stand up, or hand the crown on first"
            assert await hall.wish(bob, remove=0) == "", "who is asked to leave leaves"
    with serving(data, SETTINGS) as url:  # and it is so after a restart
        async with httpx.AsyncClient(base_url=url) as web:
            hall = Hall(web, made["code"])
            assert await hall.names() == ["", "", "Bobby", "Bruno"]
            assert (await hall.room())["locked"]
            begun = await web.post(f"/api/tables/{made['code']}/start", headers={"authorization": f"Bearer {bob}"})
            assert begun.status_code == 200
            assert await hall.names() == ["Bobby", "Bruno"], "the host has the first seat"
            assert "has begun" in await hall.wish(bob, add_bot=True)


async def test_a_table_is_no_larger_and_no_smaller_than_its_game(server: str) -> None:
    async with httpx.AsyncClient(base_url=server) as web:
        made = (await web.post("/api/tables", json={"game": "bak", "seats": 4, "bots": 3, "name": "Ann"})).json()
        hall = Hall(web, made["code"])
        assert await hall.wish(made["token"], add_bot=True) == "BAK is for up to 4 players"
        assert await hall.wish(made["token"], seats=1) == "BAK is for 2 to 4 players, not 1"
        assert await hall.wish(made["token"], swap=[0, 9]) == "there is no such place at this table"
        assert await hall.wish("nobody", add_bot=True) == "only somebody who sits at this table can do that"


async def test_the_host_begins_and_others_only_without_one(server: str) -> None:
    async with httpx.AsyncClient(base_url=server) as web:
        made = (await web.post("/api/tables", json={"game": GAME, "seats": 2, "name": "Ann"})).json()
        bob = (await Hall(web, made["code"]).sit("Bob"))["token"]
        start, bearer = f"/api/tables/{made['code']}/start", {"authorization": f"Bearer {bob}"}
        async with joined(server, made["code"], made["token"]) as ann:
            await ann.until("Room")
            assert (await web.post(start, headers=bearer)).json()["detail"] == "Ann is the host and begins"
        for _ in range(50):
            if (await web.post(start, headers=bearer)).status_code == 200:
                break
        else:
            raise AssertionError("who is left can begin")


def test_two_places_are_swapped_with_all_that_belongs_to_them() -> None:
    lobby = Lobby(TableAsked("bak", 3, "", {2: "Ada"}, 1))
    for name in ("Ann", "Bob"):
        lobby.fold(lobby.sit(name, name))
    lobby.fold(PlacesSwapped(0, 2))
    assert [lobby.name_at(place) for place in range(3)] == ["Ada", "Bob", "Ann"]
    assert lobby.place_of("Ann") == 2
    assert lobby.host == 2, "who came first is still the host"


async def test_who_is_connected_sits_where_they_were_moved_to(data: Path) -> None:
    """Places are swapped while people look at the lobby: when it is dealt, each has the hand of the new place."""
    with serving(data, SETTINGS) as url:
        async with httpx.AsyncClient(base_url=url) as web:
            made = (await web.post("/api/tables", json={"game": GAME, "seats": 3, "name": "Ann"})).json()
            hall, ann = Hall(web, made["code"]), made["token"]
            bob = (await hall.sit("Bob"))["token"]
            cat = (await hall.sit("Cat"))["token"]
            async with joined(url, made["code"], bob) as there, joined(url, made["code"], cat) as too:
                assert (await there.until("Room"))["you"] == 1
                assert (await too.until("Room"))["you"] == 2
                assert await hall.wish(ann, swap=[1, 2]) == ""
                assert await placed(there, 2)
                assert await placed(too, 1)


async def placed(player: Player, place: int) -> bool:
    """Whether somebody hears at last of sitting there; others who come and go are told of as well."""
    while (await player.until("Room"))["you"] != place:
        pass
    return True


@pytest.mark.parametrize("others, needed", [(1, 2), (2, 2), (3, 2), (4, 3), (5, 3), (6, 4), (7, 4)])
def test_more_than_half_of_the_others_ask_somebody_to_leave_and_never_one_alone(others: int, needed: int) -> None:
    assert enough(others) == needed

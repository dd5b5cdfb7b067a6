"""Who may come in: tokens, origins, sizes, rates, and what the lobby refuses."""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from cardhouse.server import Settings
from tests.server.players import joined, new_table, serving


async def goodbye(player: Any) -> tuple[str, int]:
    """What a connection is told before it is closed, and the code."""
    told = ""
    try:
        while True:
            message = await player.hear()
            told = message.get("detail", told)
    except ConnectionClosed as closed:
        return told, closed.rcvd.code if closed.rcvd else 0


async def test_tokens_hold_one_seat_of_one_table(server: str) -> None:
    code, tokens = await new_table(server, "Ann", "Bob")
    other, others = await new_table(server, "Cat", "Dan")
    assert len({*tokens, *others}) == 4
    assert all(len(token) >= 32 for token in tokens)
    for wrong in (others[0], tokens[0][:-1], "x"):
        async with joined(server, code, wrong) as stranger:
            assert await goodbye(stranger) == (
                "nobody at this table has this token; sit down, or look on without one",
                4401,
            )
    async with joined(server, code, tokens[1]) as bob:
        await bob.until("Room")
        assert bob.room["you"] == 1
        assert not any(token in heard for token in tokens for heard in bob.heard)
    assert other != code


async def test_an_unknown_table_is_told(server: str) -> None:
    async with joined(server, "nosuchtable") as lost:
        assert await goodbye(lost) == ("there is no such table", 4404)
    async with httpx.AsyncClient(base_url=server) as web:
        assert (await web.get("/api/tables/nosuchtable")).status_code == 404
        assert (await web.get(f"/api/tables/{'x' * 3000}")).status_code == 404


async def test_other_pages_are_kept_out(server: str) -> None:
    code, _ = await new_table(server, "Ann", "Bob")
    with pytest.raises(InvalidStatus):
        async with joined(server, code, origin="http://evil.example"):
            pass
    async with joined(server, code, origin=server) as own:
        await own.until("Room")
    async with httpx.AsyncClient(base_url=server) as web:
        for origin, status in (("http://evil.example", 403), (server, 201)):
            made = await web.post("/api/tables", json={"game": "bartok"}, headers={"origin": origin})
            assert made.status_code == status


async def test_what_is_too_large_is_refused(server: str) -> None:
    code, tokens = await new_table(server, "Ann", "Bob")
    async with joined(server, code, tokens[0]) as ann:
        await ann.until("Whole")
        await ann.socket.send("x" * 20_000)
        assert (await goodbye(ann))[1] == 1009
    async with joined(server, code, tokens[0]) as ann:
        await ann.until("Whole")
        await ann.socket.send("x" * 100_000)
        assert (await goodbye(ann))[1] == 1009
    async with httpx.AsyncClient(base_url=server) as web:
        long = await web.post(f"/api/tables/{code}/seats", json={"name": "x" * 5000})
        assert long.status_code == 413
        longer = await web.post("/api/tables", json={"game": "x" * 600_000})  # here a rulebook may come along
        assert longer.status_code == 413

        async def endless() -> Any:
            yield b"{" * 100

        assert (await web.post("/api/tables", content=endless())).status_code == 411


async def test_many_messages_wait_and_far_too_many_end_the_connection(server: str) -> None:
    code, tokens = await new_table(server, "Ann", "Bob")
    async with joined(server, code, tokens[0]) as ann:
        await ann.until("Whole")
        for at in range(40):
            await ann.send({"type": "Do", "id": f"{at}", "act": {"type": "Say", "seat": 0, "words": "spam"}})
        while len(ann.answers) < 40:
            await ann.hear()
        assert {answer["id"] for answer in ann.answers} == {f"{at}" for at in range(40)}, "one answer for each"
        late = [answer for answer in ann.answers if answer["answer"] == "again"]
        assert 5 <= len(late) <= 10
        with contextlib.suppress(ConnectionClosed):
            for _ in range(5_000):
                await ann.socket.send("{}")
        assert (await goodbye(ann))[1] == 4429


async def test_a_silent_stranger_and_one_who_does_not_greet(server: str) -> None:
    code, _ = await new_table(server, "Ann", "Bob")
    from websockets.asyncio.client import connect

    async with connect(f"{server.replace('http', 'ws')}/ws/{code}") as socket:
        await socket.send('{"type":"Do","id":"x","act":{}}')
        assert "say hello first" in str(await socket.recv())


async def test_making_tables_has_a_limit(data: Path) -> None:
    with serving(data, Settings(tables=3, tables_within=1_000)) as url:
        async with httpx.AsyncClient(base_url=url) as web:
            codes = [(await web.post("/api/tables", json={"game": "bartok"})).status_code for _ in range(5)]
            assert codes == [201, 201, 201, 409, 409]


@pytest.mark.parametrize(
    "wish, status, why",
    [
        ({"game": "bartock"}, 409, 'Did you mean "bartok"?'),
        ({"game": "bartok", "seats": 9}, 409, "for 2 to 8 players"),
        ({"game": "moo", "seats": 2, "options": {"players_needed": "3"}}, 409, "set like this, Moo is for 3 to 8"),
        ({"game": "bartok", "seats": 3, "bots": 4}, 409, "no room for 4 bots"),
        ({"game": "bartok", "dial": "anarchy"}, 422, "dial"),
        ({"game": "bartok", "colour": "red"}, 422, "unknown field"),
        ({"game": "bartok", "name": " ‮ "}, 409, "a name that can be read"),
    ],
)
async def test_tables_that_cannot_be_made(server: str, wish: dict[str, Any], status: int, why: str) -> None:
    async with httpx.AsyncClient(base_url=server) as web:
        made = await web.post("/api/tables", json=wish)
        assert made.status_code == status
        assert why in made.json()["detail"]
        assert (await web.post("/api/tables", content="game=bartok")).status_code == 422


async def test_sitting_down_standing_up_and_beginning(server: str) -> None:
    async with httpx.AsyncClient(base_url=server) as web:
        made = (await web.post("/api/tables", json={"game": "bartok", "seats": 3, "bots": 1, "name": "Ann"})).json()
        at = f"/api/tables/{made['code']}"

        async def post(path: str, token: str = "none", **body: Any) -> tuple[int, dict[str, Any]]:
            answer = await web.post(at + path, json=body or None, headers={"authorization": f"Bearer {token}"})
            return answer.status_code, answer.json()

        shown = (await web.get(at)).json()
        assert [place["kind"] for place in shown["places"]] == ["person", "open", "bot"]
        assert (await post("/seats", name="ann"))[0] == 409
        status, bob = await post("/seats", name="Bob\u202e\n ")
        assert status == 201
        assert (await web.get(at)).json()["places"][1]["name"] == "Bob"
        assert (await post("/seats", name="Cat"))[1]["detail"].startswith("all seats")
        assert (await post("/start", "wrong"))[0] == 409
        assert (await post("/stand", bob["token"]))[0] == 200
        assert (await post("/start", bob["token"]))[0] == 409, "a seat given up is no seat"
        assert (await post("/start", made["token"]))[0] == 200
        assert (await post("/start", made["token"]))[0] == 409
        assert (await post("/stand", made["token"]))[0] == 409
        late = "a free place is taken again at the next deal; until then you can look on"
        assert (await post("/seats", name="Bob"))[1]["detail"] == late, "even a bot's"
        shown = (await web.get(at)).json()
        assert [place["kind"] for place in shown["places"]] == ["person", "bot"]
        assert shown["dial"] == "referee", "one who practises has a referee"
        drawn = await web.get(f"{at}/qr.svg")
        assert drawn.headers["content-type"].startswith("image/svg")
        assert b"<script" not in drawn.content


@pytest.mark.parametrize("bots, status", [(0, 409), (1, 200)])
async def test_a_table_that_takes_three_begins_with_three(server: str, bots: int, status: int) -> None:
    wish = {"game": "moo", "seats": 4, "bots": bots, "name": "Ann", "options": {"players_needed": "3"}}
    async with httpx.AsyncClient(base_url=server) as web:
        made = (await web.post("/api/tables", json=wish)).json()
        at = f"/api/tables/{made['code']}"
        assert (await web.post(f"{at}/seats", json={"name": "Bob"})).status_code == 201
        begun = await web.post(f"{at}/start", headers={"authorization": f"Bearer {made['token']}"})
        assert begun.status_code == status
        assert bots or begun.json()["detail"].startswith("this game needs 3 players or more; invite somebody")


async def test_every_page_comes_with_careful_headers(server: str) -> None:
    async with httpx.AsyncClient(base_url=server) as web:
        for path in ("/", "/api/games", "/t/x", "/nowhere"):
            headers = (await web.get(path)).headers
            assert "script-src 'self'" in headers["content-security-policy"]
            assert "unsafe" not in headers["content-security-policy"]
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["x-frame-options"] == "DENY"
        strange = (await web.get("/", headers={"host": "evil'; script-src *"})).headers
        assert "script-src *" not in strange["content-security-policy"]


async def test_rules_that_players_added_may_rest_at_a_table(data: Path) -> None:
    with serving(data, Settings(seed=1)) as url:
        async with httpx.AsyncClient(base_url=url) as web:
            shelf = {game["name"]: game["added"] for game in (await web.get("/api/games")).json()}
            assert len(shelf["bartok"]) == 47
            assert shelf["moo"] == []
            bad = {"game": "bartok", "name": "Ann", "without": ["base-turn"]}
            refused = await web.post("/api/tables", json=bad)
            assert (refused.status_code, refused.json()["detail"][:35]) == (409, 'there is no rule "base-turn" that c')
        code, tokens = await new_table(url, "Ann", "Bob", game="bartok", without=["slam", "hand-of-6"])
        async with joined(url, code, tokens[0]) as ann:
            await ann.until("Whole")
            assert ann.room["without"] == ["Slam", "Hand of 6"]
            assert not {"slam", "hand-of-6"} & {rule["id"] for rule in ann.view["rules"]}
    with serving(data, Settings(seed=1)) as url:
        async with joined(url, code, tokens[0]) as ann:
            await ann.until("Whole")
            assert "slam" not in {rule["id"] for rule in ann.view["rules"]}


async def test_a_table_is_made_with_options_of_its_rules(data: Path) -> None:
    with serving(data, Settings()) as url:
        async with httpx.AsyncClient(base_url=url) as web:
            shelf = {game["name"]: game["options"] for game in (await web.get("/api/games")).json()}
            guilt = next(option for option in shelf["bartok"] if option["name"] == "guilt")
            assert (guilt["kind"], guilt["usual"], guilt["values"][1]) == ("choice", "unanimous", "majority")
            assert (guilt["label"], guilt["words"][1]) == ("To find somebody guilty it takes", "more than half of them")
            assert any(option["name"] == "newcomers" for option in shelf["moo"])
            bad = {"game": "bartok", "name": "Ann", "options": {"guilt": "nobody"}}
            refused = await web.post("/api/tables", json=bad)
            assert refused.status_code == 409
            assert '"guilt" is unanimous or majority' in refused.json()["detail"]
        code, tokens = await new_table(url, "Ann", "Bob", game="bartok", options={"guilt": "majority"})
        async with joined(url, code, tokens[0]) as ann:
            await ann.until("Whole")
            assert ann.room["options"] == {"guilt": "majority"}
            said = next(rule["unusual"] for rule in ann.view["rules"] if rule["id"] == "base-accuse")
            assert said[0] == "To find somebody guilty it takes: more than half of them"
            assert said[1:] == ["What was done wrong is undone, unless a later turn has moved a card: no"]
            veto = next(rule["unusual"] for rule in ann.view["rules"] if rule["id"] == "veto")
            waits = "people at screens have time to send a play back"
            assert veto == ["Cards wait for a veto for at least: 4 seconds"], waits

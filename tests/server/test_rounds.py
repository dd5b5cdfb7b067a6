"""A round that is over: what nobody caught is told when it can be charged no more, and the round can be seen again."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx

from cardhouse.core.acts import Draw
from cardhouse.core.affairs import Breached
from cardhouse.core.chance import seeded
from cardhouse.core.rounds import RoundWon
from cardhouse.core.sitting import Entry
from cardhouse.server import Settings
from cardhouse.server.rounds import Reel, Telling
from cardhouse.testing.twins import in_play, sealed
from tests.server.players import Player, joined, new_table, serving

QUIET = Settings(bot_pause=(600.0, 600.0), seed=5, tables=1_000, messages=100_000)


async def asked(url: str, path: str, token: str = "", **options: Any) -> httpx.Response:
    async with httpx.AsyncClient(base_url=url, timeout=30) as web:
        headers = {"authorization": f"Bearer {token}"} if token else {}
        if "json" in options:
            return await web.post(path, headers=headers, **options)
        return await web.get(path, headers=headers)


async def dealt(player: Player) -> None:
    while not player.view or player.view["phase"] != "play":
        await player.hear()


async def to_the_end(*players: Player) -> None:
    """Play whatever there is in the hand, matching or not, until somebody has won."""
    for _ in range(400):
        for player in players:
            view = player.view
            if view["phase"] == "over":
                return
            owing = [duty for duty in view["duties"] if duty["bearer"] == view["seat"]]
            if view["turn"] == view["seat"] and not owing:
                await player.do("Play", cards=view["hand"][:1], pile=1)
            elif owing:
                await player.move()
            await caught_up(players)
    raise AssertionError("nobody won")


async def caught_up(players: tuple[Player, ...]) -> None:
    """Hear all that has happened: acts wait in one queue, so the answer to one that cannot be done comes after it."""
    for player in players:
        while not player.view:  # who has just come is told everything first
            await player.hear()
        assert (await player.do("Flip", pile=99))["answer"] == "impossible"


async def test_what_nobody_caught_is_told_when_it_can_be_charged_no_more(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db", QUIET) as url:
        code, tokens = await new_table(url, "Ann", "Bob", seats=2, dial="table")
        path = f"/api/tables/{code}/rounds/1"
        async with joined(url, code, tokens[0]) as ann, joined(url, code, tokens[1]) as bob:
            await dealt(ann)
            await dealt(bob)
            early = await asked(url, path, tokens[0])
            assert early.status_code == 409
            assert early.json()["detail"] == "that round is not over yet"
            await to_the_end(ann, bob)
            before = (await asked(url, path, tokens[0])).json()
            assert (before["closed"], before["slips"]) == (False, []), "the winner may still be accused"
            await ann.do("Close")
            after = (await asked(url, path, tokens[0])).json()
            assert after["closed"]
            assert after["winners"] == ann.view["winners"]
            assert after["scores"] == ann.view["result"]["scores"]
            assert after["left"] == ann.view["hand_sizes"]
            assert {slip["title"] for slip in after["slips"]} >= {"Match"}
            assert all(0 < slip["step"] <= after["steps"] and slip["sentence"] for slip in after["slips"])


async def test_a_round_is_seen_again_as_each_seat_saw_it(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    with serving(path, QUIET) as url:
        code, tokens = await new_table(url, "Ann", "Bob", seats=2, dial="table")
        async with joined(url, code, tokens[0]) as ann, joined(url, code, tokens[1]) as bob:
            await dealt(ann)
            await dealt(bob)
            await to_the_end(ann, bob)
            await ann.do("Close")
            await caught_up((ann, bob))
            again = f"/api/tables/{code}/rounds/1/replay"
            mine, onlookers = [(await asked(url, again, token)).json() for token in (tokens[0], "")]
        view = mine["whole"]["view"]
        for change in mine["changes"]:
            view = view | change["view"]
        assert view["hand_sizes"] == ann.view["hand_sizes"]
        assert mine["told"]["steps"] == len(mine["changes"])
        lines = [line["words"] for change in mine["changes"] for line in change["log"]]
        assert lines[-20:] == ann.log[-20:], "in the same words"
        hands = [change["view"].get("hand", []) for change in onlookers["changes"]]
        assert not any(hands), "whoever only has the link sees no hand"
        assert (await asked(url, f"/api/tables/{code}/rounds/2/replay")).status_code == 409


async def test_a_rule_is_tried_in_quick_games_before_anybody_adopts_it(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db", QUIET) as url:
        code, tokens = await new_table(url, "Ann", "Bob", seats=2, dial="table")
        trial = f"/api/tables/{code}/trial"
        fine = await asked(url, trial, tokens[0], json={"text": "Kings skip"})
        assert fine.json() == {"warnings": []}
        bad = await asked(url, trial, tokens[0], json={"text": "A player may not play a card."})
        assert bad.json()["warnings"], "nobody could play any more"
        assert (await asked(url, trial, "", json={"text": "Kings skip"})).status_code == 409


async def test_a_door_says_whose_turn_it_is(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db", QUIET) as url:
        code, tokens = await new_table(url, "Ann", "Bob", seats=2, dial="table")
        async with joined(url, code, tokens[0]) as ann:
            await dealt(ann)
            first = ann.view["turn"]
            told = (await asked(url, f"/api/tables/{code}/turn", tokens[first])).json()
            assert told == {"phase": "play", "round": 1, "yours": True, "waits": []}
            other = (await asked(url, f"/api/tables/{code}/turn", tokens[1 - first])).json()
            assert (other["yours"], other["waits"]) == (False, [ann.view["names"][first]])


async def test_what_is_long_is_packed(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db", QUIET) as url:
        games = await asked(url, "/api/games")
        assert games.headers["content-encoding"] == "gzip"


def test_of_a_sealed_rule_nothing_is_told_to_those_who_do_not_know_it() -> None:
    start = in_play(3, seeded(3))
    sealed(start, 0, 'When a player plays a 7, they must say "nice".')
    rule = start.law.book[-1].id
    broken = Entry(1, "play", Draw(1), (("", Breached(1, rule)),))
    won = Entry(2, "win", Draw(0), (("", RoundWon((0,))),))
    reel = Reel(1, start, (broken, won), past=True)
    assert [slip.rule for slip in Telling(reel, 0).told().slips] == [rule], "its author knows it"
    assert Telling(reel, 2).told().slips == []
    assert Telling(reel, -1).told().slips == []

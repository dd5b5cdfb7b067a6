"""Each connection is told in its own language: what happens, the rules, refusals; also after the server was away."""

from __future__ import annotations

from pathlib import Path

import httpx

from cardhouse.server import Settings
from tests.server.players import joined, new_table, serving

QUIET = Settings(snapshot_every=8)


async def test_two_people_at_a_table_are_told_in_two_languages_also_after_a_restart(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    with serving(path, QUIET) as url:
        code, (ann, ben) = await new_table(url, "Ann", "Ben", dial="referee")
        async with joined(url, code, ann) as english, joined(url, code, ben, language="de-AT,en") as german:
            await english.until("Whole")
            await german.until("Whole")
            while english.view["phase"] != "play" or english.view["turn"] != 1:
                await english.move_and_hear()
            while german.number < english.number:
                await german.hear()
            refused = await german.do("Play", cards=["AS" if "AS" not in german.view["hand"] else "2S"], pile=1)
            assert refused["answer"] == "impossible"
            assert refused["reasons"][0]["reason"].endswith("nicht")
            await german.draw()
            while not german.log[-1].startswith("Du ziehst"):
                await german.hear()
            while not any(line.startswith("Ben draws") for line in english.log):
                await english.hear()
            said = {rule["id"]: rule["sentence"] for rule in german.view["rules"]}
            assert said["base-match"].startswith("Eine gespielte Karte")
            labels = {each["way"]: each["label"] for each in german.view["labels"]}
            assert labels["draw"] == "Ziehen"
            assert {each["way"]: each["label"] for each in english.view["labels"]}["draw"] == "Draw"
            told, last, mark = list(german.log), german.number, german.mark
    with serving(path, QUIET) as url:
        async with joined(url, code, ben, language="de") as fresh:
            whole = await fresh.until("Whole")
            assert [line["words"] for line in whole["log"]] == told
        async with joined(url, code, ben, last, mark, language="de") as back:
            await back.send({"type": "Hello"})
            problem = await back.until("Problem")
            assert problem["detail"] == "du hast schon Hallo gesagt"
            assert [message for message in back.heard if '"Whole"' in message] == []


async def test_what_is_asked_over_http_is_answered_in_the_language_of_the_browser(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db", QUIET) as url:
        async with httpx.AsyncClient(base_url=url, headers={"accept-language": "de-DE,de;q=0.9,en;q=0.8"}) as web:
            games = (await web.get("/api/games")).json()
            labels = {option["label"] for game in games for option in game["options"]}
            assert "Zeit für einen Zug" in labels
            assert (await web.get("/api/tables/NOSUCH")).json()["detail"] == "so einen Tisch gibt es nicht"
            code = (await web.post("/api/tables", json={"game": "moo", "options": {"turn_s": "20"}})).json()["code"]
            assert (await web.get(f"/api/tables/{code}")).json()["settings"] == ["Zeit für einen Zug: 20 Sekunden"]
        async with httpx.AsyncClient(base_url=url) as web:
            assert (await web.get(f"/api/tables/{code}")).json()["settings"] == ["Time for a turn: 20 seconds"]

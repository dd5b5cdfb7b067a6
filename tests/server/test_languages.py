"""Each connection is told in its own language: what happens, the rules, refusals; also after the server was away."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import httpx
import pytest

from cardhouse.server import Settings
from cardhouse.server.trial import Trials
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


async def test_the_workshop_is_german_round_the_sentence_of_a_rule(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def found(trials: Trials, problem: bytes) -> list[str]:
        return [
            "In 3 of 20 quick games nobody could do anything any more.",
            "With it Ben could do nothing at all at this moment.",
        ]

    monkeypatch.setattr(Trials, "asked", found)
    with serving(tmp_path / "tables.db", QUIET) as url:
        code, (ann, _) = await new_table(url, "Ann", "Ben")
        heads = {"accept-language": "de", "authorization": f"Bearer {ann}"}
        async with httpx.AsyncClient(base_url=url, headers=heads, timeout=60) as web:

            async def read(text: str) -> dict[str, Any]:
                found: dict[str, Any] = (await web.post(f"/api/tables/{code}/reading", json={"text": text})).json()
                return found

            kings = await read("Kings skip")
            assert kings["reading"] == "When a player plays a King, the next player is skipped."
            assert kings["gloss"] == "Wenn jemand einen König spielt, setzt der Nächste aus."
            assert [each["words"] for each in kings["examples"]] == ["Ann setzt aus.", "Nichts zu tun."]
            half = await read("When a player plays a 7, they wobble")
            assert half["problem"] == (
                "„When a player plays a 7“ ist verstanden, „they wobble“ nicht. "
                "Wähle, was gemeint ist, oder lass die Leute am Tisch urteilen."
            )
            assert half["glosses"][:2] == [
                "Wer eine 7 spielt, muss dies tun: „wobble“.",
                "Wer eine 7 spielt, muss „wobble“ sagen.",
            ]
            assert len(half["glosses"]) == len(half["proposals"])
            forgotten = await read('7 - say "hail"')
            assert [each["words"] for each in forgotten["examples"]] == [
                *("Alles in Ordnung.", "Erwischt: Ben zieht eine Karte.", "Nichts zu tun.")
            ]
            other = await read("When a player plays a 2, the player with the most cards draws 2 cards.")
            assert other["gloss"] == ""
            assert other["examples"][0]["words"] == "Hier greift die Regel."
            warned = await read("When a player plays a 5, nothing happens.")
            assert warned["warnings"] == ["Diese Regel wird niemand bemerken: Ohne sie wäre alles genauso."]
            ideas = {each["title"]: each for each in (await web.post(f"/api/tables/{code}/ideas")).json()}
            assert ideas["Guten Tag"]["sentence"] == 'When a player plays a 7, they must say "Guten Tag".'
            assert all(each["gloss"] for each in ideas.values())
            tried = (await web.post(f"/api/tables/{code}/trial", json={"text": "Kings skip"})).json()["warnings"]
            assert tried == [
                "In 3 von 20 Probespielen konnte niemand mehr etwas tun.",
                "Mit ihr könnte Ben im Moment gar nichts tun.",
            ]


async def test_a_house_is_german_round_its_rules(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db", QUIET) as url:
        async with httpx.AsyncClient(base_url=url, headers={"accept-language": "de"}, timeout=60) as web:
            made = await web.post("/api/houses", json={"title": "Unser Buch", "base": "bartok", "by": "Ann"})
            link = made.json()["link"]
            rule = {"what": "adopt", "rule": "Könige", "text": "Kings skip.", "by": "Ann", "vote": "3:1"}
            assert (await web.post(f"/api/houses/{link}/changes", json=rule)).status_code == 200
            refused = await web.post(f"/api/houses/{link}/changes", json=rule)
            assert refused.json()["detail"] == "eine Regel „Könige“ steht schon im Buch"
            again = await web.post(f"/api/houses/{link}/changes", json={"what": "resume", "rule": "Könige"})
            assert again.json()["detail"] == "„Könige“ gilt schon"
            await web.post(f"/api/houses/{link}/changes", json={"what": "suspend", "rule": "Könige", "by": "Ben"})
            house = (await web.get(f"/api/houses/{link}")).json()
            (kings,) = house["book"]["rules"]
            assert kings["gloss"] == "Wenn jemand einen König spielt, setzt der Nächste aus."
            day = kings["day"]
            assert re.fullmatch(r"\d+\. \w+\.? \d{4}", day)
            assert kings["history"] == [f"aufgenommen am {day} von Ann, 3:1", f"ruhen gelassen am {day} von Ben"]
            assert [each["what"] for each in house["changes"]][:1] == ["das Buch wurde begonnen"]
            page = (await web.get(f"/h/{link}/print")).text
            assert '<html lang="de">' in page
            assert "0 eigene Regeln, 1 ruhen, auf der Grundlage von bartok" in page
            assert "Könige (ruht)" in page
            assert "Der Tisch führt sie Wort für Wort aus." in page
            assert "The table runs it" not in page
        english = httpx.get(f"{url}/h/{link}/print").text
        assert '<html lang="en">' in english
        assert "The table runs it by its own words." in english


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

"""The rule workshop: what somebody writes is read and said back, and it tells nobody anything about sealed rules."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from cardhouse.core.view import view
from cardhouse.english.front.answers import Status, answer
from cardhouse.english.lint import Circumstances
from cardhouse.games import BARTOK
from cardhouse.games import new_table as new_game
from cardhouse.server.workshop import IDEAS, first_half, named
from tests.server.players import new_table


async def read(server: str, code: str, token: str, text: str) -> Any:
    async with httpx.AsyncClient(base_url=server, timeout=30) as web:
        bearer = {"authorization": f"Bearer {token}"}
        return (await web.post(f"/api/tables/{code}/reading", json={"text": text}, headers=bearer)).json()


def test_an_example_has_the_people_of_the_table_in_it_if_there_are_enough() -> None:
    shown = view(new_game(BARTOK, ["Ann", "Bob"], seed=1), 0)
    assert named("A plays a 7: B draws a card.", shown) == "Bob plays a 7: Ann draws a card."
    assert named("A plays a 7: C draws a card.", shown) == "A plays a 7: C draws a card."
    assert named("A player draws 2 cards.", shown) == "A player draws 2 cards."


@pytest.mark.parametrize(
    "text, trigger",
    [
        ("7s", "When a player plays a 7,"),
        ("7s.", "When a player plays a 7,"),
        ('"hail"', None),  # what is to be done, and no half that something could follow
        ("they draw 2 cards", None),
        ("xyzzy plugh", None),
    ],
)
def test_only_the_first_half_of_a_rule_goes_on(text: str, trigger: str | None) -> None:
    found = first_half(answer(text), Circumstances())
    assert found.understood.trigger == trigger
    assert found.status is (Status.HALF if trigger or found.proposals else Status.PEOPLE)


def test_what_may_be_meant_is_offered_though_nothing_of_it_is_read() -> None:
    found = first_half(answer("no 7s"), Circumstances())
    assert (found.status, found.understood.trigger) == (Status.HALF, None)
    assert found.proposals == ("A player may not play a 7.",)


async def test_a_text_is_read_asked_about_or_left_to_people(server: str) -> None:
    code, (ann, _) = await new_table(server, "Ann", "Bob", dial="table")
    found = await read(server, code, ann, "Kings skip")
    assert (found["status"], found["reading"]) == (
        "compiles",
        "When a player plays a King, the next player is skipped.",
    )
    assert found["example"] == "Bob plays the King of Hearts: Ann misses the turn."
    half = await read(server, code, ann, "after a 7 everybody has to be nice")
    assert half["status"] == "half"
    assert half["trigger"] == "When a player plays a 7,"
    assert len(half["proposals"]) > 3
    for begun in ("when someone plays a 7", "whoever plays a 7", "7s"):
        bare = await read(server, code, ann, begun)
        assert (bare["status"], bare["trigger"], bare["rest"]) == ("half", "When a player plays a 7,", ""), begun
        assert "something" not in " ".join(bare["proposals"])
    asked = await read(server, code, ann, 'When a player has one card, they must say "Last card".')
    assert asked["status"] == "asks"
    assert 2 <= len(asked["proposals"]) <= 3
    assert (await read(server, code, ann, "xyzzy plugh"))["status"] == "people"
    refused = await read(server, code, ann, "I always win")
    assert refused["status"] == "refused"
    assert refused["problem"]
    stranger = await read(server, code, "nobody", "Kings skip")
    assert stranger["detail"] == "only somebody who sits at this table can do that"


async def test_ideas_are_understood_and_those_a_table_has_are_left_out(server: str) -> None:
    code, (ann, _) = await new_table(server, "Ann", "Bob", dial="table")
    async with httpx.AsyncClient(base_url=server, timeout=30) as web:
        bearer = {"authorization": f"Bearer {ann}"}
        ideas = (await web.post(f"/api/tables/{code}/ideas", json={}, headers=bearer)).json()
    assert len(ideas) >= 20
    assert all(idea["title"] and idea["sentence"].endswith(".") for idea in ideas)


def test_every_idea_runs_at_a_table() -> None:
    assert [title for title, text in IDEAS if answer(text).status is not Status.COMPILES] == []

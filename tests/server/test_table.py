"""Acts over real sockets: one answer each, in the right order; nothing missed and nothing twice."""

from __future__ import annotations

import asyncio
import json

import pytest

from tests.server.players import Player, joined, new_table


async def ready(player: Player) -> Player:
    """Wait until the cards are dealt."""
    while player.view.get("phase") != "play":
        await player.hear()
    return player


@pytest.mark.parametrize("game", ["bartok", "bartok@2023-08-14", "moo", "uncle-baiting"])
async def test_the_host_deals_first_whoever_says_that_the_table_begins(server: str, game: str) -> None:
    code, tokens = await new_table(server, "Ann", "Bob", "Cat", game=game, started_by=1)
    for token in tokens:
        async with joined(server, code, token) as player:
            await player.until("Whole")
            assert player.view["dealer"] == 0
            assert player.view["names"][0] == "Ann"


async def test_what_is_a_choice_is_nobodys_to_make_for_somebody_else(server: str) -> None:
    code, tokens = await new_table(server, "Jonathan", "Bob", "Cat", game="bartok")
    async with joined(server, code, tokens[0]) as chef:
        await chef.until("Whole")
        assert chef.view["phase"] == "menu"
        assert (await chef.do("Declare", matter="menu", words="slam,official-cut"))["answer"] == "done"
        await chef.until("Change")
        assert chef.view["phase"] == "primes"


async def test_the_dealers_left_begins(server: str) -> None:
    code, tokens = await new_table(server, "Ann", "Bob", "Cat")
    async with joined(server, code, tokens[2]) as cat:
        await ready(cat)
        assert (cat.view["dealer"], cat.view["turn"]) == (0, 1)


async def test_an_act_is_answered_once_and_then_told(server: str) -> None:
    code, tokens = await new_table(server, "Ann", "Bob")
    async with joined(server, code, tokens[0]) as ann, joined(server, code, tokens[1]) as bob:
        await ready(ann)
        await ready(bob)
        before = ann.number
        assert await ann.do("Draw", id="one") == {
            "type": "Answer",
            "id": "one",
            "answer": "done",
            "reasons": [],
            "wait": 0,
        }
        assert ann.number == before, "the answer comes before the news"
        change = await ann.until("Change")
        assert change["number"] == before + 1
        assert len(ann.view["hand"]) == 6
        heard = await bob.until("Change")
        assert heard["log"][0]["words"] == "Ann draws a card"
        assert heard["view"]["hand_sizes"] == [6, 5]


async def test_the_same_id_gets_the_same_answer_and_happens_once(server: str) -> None:
    code, tokens = await new_table(server, "Ann", "Bob")
    async with joined(server, code, tokens[0]) as ann:
        await ready(ann)
        first = await ann.do("Draw", id="once")
        assert [await ann.do("Draw", id="once") for _ in range(3)] == [first] * 3
        await ann.do("Say", words="hm")
        await ann.until("Change")
        assert len(ann.view["hand"]) == 6
    async with joined(server, code, tokens[1]) as bob:
        await ready(bob)
        assert (await bob.do("Draw", id="once"))["answer"] == "done", "ids of one seat mean nothing for another"


async def test_a_reconnect_goes_on_from_its_number(server: str) -> None:
    code, tokens = await new_table(server, "Ann", "Bob")
    async with joined(server, code, tokens[0]) as ann, joined(server, code) as onlooker:
        await ready(ann)
        await ready(onlooker)
        async with joined(server, code, tokens[1]) as bob:
            await ready(bob)
            had, view = bob.number, bob.view
        for words in ("one", "two", "three"):
            await ann.do("Say", words=words)
        async with joined(server, code, tokens[1], last=had) as again:
            again.view = view
            await again.until("Change")
            while again.log[-1] != "Ann says: “three”":
                await again.hear()
            assert again.numbers == [had + 1, had + 2, had + 3]
            await ann.do("Draw")
            await again.until("Change")
            assert again.numbers == [had + 1, had + 2, had + 3, had + 4]
        async with joined(server, code, tokens[1], last=had + 400) as lost:
            await lost.until("Whole")
            assert lost.number == had + 4
        assert "hand" in onlooker.view
        assert onlooker.view["hand"] == []


async def test_refusals_have_reasons_under_a_referee(server: str) -> None:
    code, tokens = await new_table(server, "Ann", bots=2, seats=3)
    async with joined(server, code, tokens[0]) as ann:
        await ready(ann)
        while ann.view["turn"] != 0 or ann.view["pending"] != 0:
            await ann.hear()
        top = ann.view["piles"][0]["cards"][-1]
        wrong = [c for c in ann.view["hand"] if "JK" not in (c, top) and c[-1] != top[-1] and c[:-1] != top[:-1]]
        answer = await ann.do("Play", cards=wrong[:1], pile=1)
        assert answer["answer"] == "refused"
        assert "matches neither" in answer["reasons"][0]["reason"]
        assert answer["reasons"][0]["rule"] == "base-match"


async def test_at_the_table_nothing_tells_what_is_lawful(server: str) -> None:
    code, tokens = await new_table(server, "Ann", "Bob", dial="table")
    async with joined(server, code, tokens[0]) as ann, joined(server, code, tokens[1]) as bob:
        await ready(ann)
        await ready(bob)
        assert await bob.do("Draw", id="x") == {"type": "Answer", "id": "x", "answer": "done", "reasons": [], "wait": 0}
        heard = await ann.until("Change")
        assert "breach" not in json.dumps(heard).casefold()


@pytest.mark.parametrize(
    "act, why",
    [
        ({"type": "Draw", "seat": 1}, "you act for your own seat only"),
        ({"type": "Tick", "clock": 9_999_999}, "only the table's own clock"),
        ({"type": "Draw", "seat": 0, "cheat": True}, "unknown field"),
        ({"type": "Cheat", "seat": 0}, "Invalid value"),
        ({"type": "Progress", "seat": 0}, "Progress is no act by itself"),
        ({"type": "Play", "seat": 0, "cards": ["1X"], "pile": 1}, "there is no card"),
        ({"type": "Play", "seat": 0, "cards": "AH", "pile": 1}, "Expected `array`"),
        ([], "Expected `object`"),
    ],
)
async def test_acts_that_cannot_be_read_are_answered_in_words(server: str, act: object, why: str) -> None:
    code, tokens = await new_table(server, "Ann", "Bob")
    async with joined(server, code, tokens[0]) as ann:
        await ready(ann)
        await ann.send({"type": "Do", "id": "bad", "act": act})
        answer = await ann.until("Answer")
        assert answer["answer"] == "impossible"
        assert why in answer["reasons"][0]["reason"], answer


@pytest.mark.parametrize(
    "text, why",
    [
        ("{", "cannot be read"),
        ('{"type":"Shout"}', "Invalid value"),
        ('{"type":"Do","id":"","act":{}}', "length >= 1"),
        ('{"type":"Do","id":"x","act":{},"more":1}', "unknown field"),
        ('{"type":"Hello"}', "hello already"),
        ('"\\ud800"', "cannot be read"),
    ],
)
async def test_messages_that_cannot_be_read_are_answered_in_words(server: str, text: str, why: str) -> None:
    code, tokens = await new_table(server, "Ann", "Bob")
    async with joined(server, code, tokens[0]) as ann:
        await ready(ann)
        await ann.socket.send(text)
        assert why in (await ann.until("Problem"))["detail"]
        assert (await ann.do("Say", words="still here"))["answer"] == "done"


async def test_onlookers_see_and_do_not_act(server: str) -> None:
    code, _ = await new_table(server, "Ann", "Bob")
    async with joined(server, code) as onlooker:
        await ready(onlooker)
        assert onlooker.room["onlookers"] == 1
        assert onlooker.view["seat"] == -1
        for seat in (-1, 0):
            await onlooker.send({"type": "Do", "id": f"{seat}", "act": {"type": "Draw", "seat": seat}})
            assert (await onlooker.until("Answer"))["reasons"][0]["reason"] == "onlookers do not act"


async def test_a_table_lives_on_while_hundreds_of_acts_come_at_once(server: str) -> None:
    code, tokens = await new_table(server, "Ann", "Bob", dial="table")
    async with joined(server, code, tokens[0]) as ann, joined(server, code, tokens[1]) as bob:
        await ready(ann)
        await ready(bob)

        async def chatter(player: Player, count: int) -> list[str]:
            for at in range(count):
                act = {"type": "Say", "seat": player.view["seat"], "words": f"{at}"}
                await player.send({"type": "Do", "id": f"{at}", "act": act})
            while len(player.answers) < count:
                await player.hear()
            return [answer["answer"] for answer in player.answers]

        answers = await asyncio.gather(chatter(ann, 25), chatter(bob, 25))
        assert list(answers) == [["done"] * 25] * 2
        assert [answer["id"] for answer in ann.answers] == [f"{at}" for at in range(25)]
        await ann.do("Say", words="end")
        while ann.log[-1] != "You say: “end”":
            await ann.hear()
        assert ann.numbers == list(range(ann.numbers[0], ann.numbers[0] + len(ann.numbers)))

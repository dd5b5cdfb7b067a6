"""The clock of a table: what has a deadline ends by itself, and the log says so."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from cardhouse.cards import card
from cardhouse.core.book_acts import Tick
from cardhouse.core.events import Landed
from cardhouse.games import game
from cardhouse.games.shelf import added
from cardhouse.games.shelf import new_table as cards_on_a_table
from cardhouse.server import Settings
from cardhouse.server.clock import Clock
from cardhouse.store import SqliteStore
from cardhouse.store.sittings import open_sitting
from tests.server.players import Player, joined, new_table, serving
from tests.server.prober import probe_on

FAST = Settings(bot_pause=(0.0, 0.0), seed=7, pace=400.0)
SLOW = Settings(bot_pause=(0.0, 0.0), seed=7, messages=1_000)


async def accusing(url: str) -> tuple[str, list[str]]:
    """A table of three at which Ann has accused Bob, and Cat does not vote."""
    code, tokens = await new_table(url, "Ann", "Bob", "Cat", seats=3, dial="table")
    async with joined(url, code, tokens[0]) as ann:
        while ann.view.get("phase") != "play":
            await ann.hear()
        assert (await ann.do("Accuse", offender=1, rule="base-match"))["answer"] == "done"
        while not ann.view["motions"]:
            await ann.hear()
        assert ann.view["motions"][0]["expires"] > ann.view["clock"]
    return code, tokens


async def until_decided(player: Player) -> None:
    while player.view.get("motions") != []:
        await player.hear()


async def test_a_vote_that_nobody_casts_ends_by_itself(data: Path) -> None:
    with serving(data, FAST) as url:
        code, tokens = await accusing(url)
        async with joined(url, code, tokens[1]) as bob, joined(url, code) as onlooker:
            await asyncio.gather(until_decided(bob), until_decided(onlooker))
            assert any(line.endswith("found not guilty") for line in bob.log)
            assert bob.numbers == list(range(bob.numbers[0], bob.numbers[0] + len(bob.numbers)))
            assert (await bob.do("Say", words="at last"))["answer"] == "done"
    with SqliteStore(data) as store:
        acts = [entry.act for entry in open_sitting(store, code).entries]
    assert any(isinstance(act, Tick) for act in acts), "time is an act like any other"


@pytest.mark.parametrize(
    ("settings", "options"),
    [
        (Settings(bot_pause=(0.0, 0.0), seed=11, pace=40.0, messages=1_000), {}),
        (Settings(bot_pause=(0.0, 0.0), seed=11, window=0.1, messages=1_000), {"veto_grace": "0"}),
    ],
    ids=["as the rules say", "as the server says"],
)
async def test_cards_wait_for_a_veto_and_then_play_goes_on(
    data: Path, settings: Settings, options: dict[str, str]
) -> None:
    with serving(data, settings) as url:
        code, tokens = await new_table(url, "Ann", game="bartok", seats=4, bots=3, dial="referee", options=options)
        async with joined(url, code, tokens[0]) as ann:
            while sum(" plays " in line for line in ann.log) < 4:  # Ann could send each of them back, and says nothing
                await probe_on(ann)


async def test_a_veto_that_is_thought_about_is_not_too_late(data: Path) -> None:
    with serving(data, SLOW) as url:
        code, tokens = await new_table(url, "Ann", game="bartok", seats=4, bots=3, dial="referee")
        async with joined(url, code, tokens[0]) as ann:
            while not any(" plays " in line for line in ann.log):
                await probe_on(ann)
            window = ann.view["windows"][0]
            assert (window["ways"], window["expires"] - ann.view["clock"]) == (["veto", "allow"], 4_000)
            await asyncio.sleep(1.2)
            assert await ann.do("Veto") == {
                "type": "Answer",
                "id": ann.answers[-1]["id"],
                "answer": "done",
                "reasons": [],
                "wait": 0,
            }


async def test_a_deadline_outlives_the_server(data: Path) -> None:
    with serving(data, SLOW) as url:
        code, tokens = await accusing(url)
        async with joined(url, code, tokens[1]) as bob:
            await bob.until("Whole")
            assert bob.view["motions"], "there are two minutes to vote"
    with serving(data, FAST) as url:
        async with joined(url, code, tokens[1]) as bob:
            await until_decided(bob)
            assert any(line.endswith("found not guilty") for line in bob.log)


async def test_a_deadline_passes_while_nobody_is_there(data: Path) -> None:
    with serving(data, FAST) as url:
        code, tokens = await accusing(url)
        await asyncio.sleep(0.8)
        async with joined(url, code, tokens[1]) as bob:
            await bob.until("Whole")
            assert bob.view["motions"] == []


async def slow(url: str) -> tuple[str, list[str]]:
    """A table of Uncle Baiting where a turn takes ten seconds of a clock that runs fast."""
    options = {"turn_clock": "10"}
    return await new_table(
        url, "Ann", "Bob", "Cat", game="uncle-baiting", seats=3, dial="referee", options=options, started_by=2
    )


async def until_asked(*players: Player) -> int:
    """Who is asked about, once time is up and everybody has heard of it."""
    for player in players:
        while not player.view.get("motions"):
            await player.hear()
    motion = players[0].view["motions"][0]
    assert (motion["by"], motion["kind"]) == (-1, "penalty vote")
    return int(motion["about"])


async def test_the_others_are_asked_when_a_turn_takes_too_long(data: Path) -> None:
    with serving(data, Settings(bot_pause=(0.0, 0.0), seed=7, pace=20.0)) as url:
        code, tokens = await slow(url)
        async with (
            joined(url, code, tokens[0]) as ann,
            joined(url, code, tokens[1]) as bob,
            joined(url, code, tokens[2]) as cat,
        ):
            about = await until_asked(ann, bob, cat)
            people = (ann, bob, cat)
            for person in people:
                if person.view["seat"] != about:
                    await person.do("Vote", aye=True, kind="penalty vote")
            late = people[about]
            await until_decided(late)
            assert any("is up: the others say whether that is slow" in line for line in late.log)
            assert len(late.view["hand"]) == 8


async def test_whoever_was_only_late_on_the_way_is_not_slow(data: Path) -> None:
    with serving(data, Settings(bot_pause=(0.0, 0.0), seed=7, pace=20.0)) as url:
        code, tokens = await slow(url)
        async with (
            joined(url, code, tokens[0]) as ann,
            joined(url, code, tokens[1]) as bob,
            joined(url, code, tokens[2]) as cat,
        ):
            people = (ann, bob, cat)
            about = await until_asked(*people)
            late, other = people[about], people[(about + 1) % 3]
            await other.do("Vote", aye=True, kind="penalty vote")
            assert (await late.draw())["answer"] == "done"
            await until_decided(late)
            assert "The vote comes to nothing" in late.log
            assert len(late.view["hand"]) == 8, "the card that was drawn as the turn, and none for being slow"


async def test_a_turn_begins_at_its_true_time(data: Path) -> None:
    with serving(data, SLOW) as url:
        code, tokens = await slow(url)
        async with joined(url, code, tokens[1]) as bob:
            while bob.view.get("phase") != "play":
                await bob.hear()
            assert bob.view["turn"] == 1
            await asyncio.sleep(0.6)
            before = bob.view["clock"]
            await bob.draw()
            while bob.view["turn"] == 1:
                await bob.hear()
            (window,) = bob.view["windows"]
            assert bob.view["clock"] >= before + 600, "time does not lag behind where turns are timed"
            assert (window["ways"], window["seats"], window["piles"]) == ([], [2], [1])
            assert window["expires"] == bob.view["clock"] + 10_000


async def test_an_act_that_comes_too_soon_is_not_lost(data: Path) -> None:
    with serving(data, Settings(seed=3, pace=2.0)) as url:
        rules = [rule.id for rule in added(game("bartok").book) if rule.id != "veto"]
        code, tokens = await new_table(url, "Ann", "Bob", game="bartok", dial="table", without=rules)
        async with joined(url, code, tokens[0]) as ann, joined(url, code, tokens[1]) as bob:
            for player in (ann, bob):
                while player.view.get("phase") != "play":
                    await player.hear()
            await bob.do("Play", cards=bob.view["hand"][:1], pile=1)
            soon = await ann.do("Draw", id="early")
            assert soon["answer"] == "soon"
            assert 0 < soon["wait"] <= 2_001, "four seconds of a clock that runs twice as fast"
            await asyncio.sleep(soon["wait"] / 1000)
            assert (await ann.do("Draw", id="early"))["answer"] == "done", "it can be sent again"
            while len(ann.view["hand"]) < 6:
                await ann.hear()


@pytest.mark.parametrize("due, expected", [(500, 500), (60_000, 6_000), (0, 6_000)])
async def test_cards_that_landed_wait_until_the_earlier_of_both_times(
    due: int, expected: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = cards_on_a_table(game("bartok").book, ["Ann", "Bob"])
    table.landing.append(Landed(0, card("5H"), 1))
    monkeypatch.setattr("cardhouse.server.clock.deadlines", lambda table: [due] if due else [])
    clock = Clock(lambda: None, window=6.0)
    assert clock.due(table) == expected
    assert clock.due(table) == expected, "the cards have not landed anew"


@pytest.mark.parametrize(
    "waits, always, clock, told",
    [
        (False, False, 900, None),  # less than a second is nothing
        (False, False, 0, 1_000),
        (True, False, 0, None),  # the time would let the cards be that somebody may send back
        (True, True, 0, 1_000),
        (False, True, 999, 1_000),
        (False, True, 1_000, None),
    ],
)
async def test_the_table_learns_the_time_before_an_act_only_if_it_has_to(
    waits: bool, always: bool, clock: int, told: int | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = "moo" if always else "bartok@2023-08-14"
    table = cards_on_a_table(game(name).book, ["Ann", "Bob", "Cat"], seed=1)
    table.phase, table.clock = "play", clock
    if waits:
        table.landing.append(Landed(0, card("5H"), 1))
    hand = Clock(lambda: None, window=6.0)
    monkeypatch.setattr(hand, "now", lambda: 1_000)
    assert hand.behind(table) == told

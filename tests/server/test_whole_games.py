"""Whole rounds over sockets, with bots: nothing is missed, nobody sees what they may not, a kill loses nothing."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from cardhouse.cards import card
from cardhouse.core.entries import Entry, fold
from cardhouse.core.table import Table
from cardhouse.core.view import sees
from cardhouse.server import Settings
from cardhouse.server.stream import Stream
from cardhouse.store import SqliteStore
from cardhouse.store.sittings import open_sitting
from tests.server.players import Player, joined, new_table, serving

CARD = re.compile(r"(?<![A-Za-z0-9])(?:(?:10|[2-9AJQK])[SHDC♠♥♦♣]|JK)(?![A-Za-z0-9])")


def may_see(table: Table, entry: Entry, seat: int) -> set[str]:
    """The names of all cards that lie where a seat sees them, and of those that an entry has just put on a pile."""
    open_cards = [c for pile in table.piles.values() for c in pile if not c.down]
    own = table.hands[seat] if seat >= 0 else []
    before = [c for a, zones in table.areas.items() for o, z in enumerate(zones) if sees(table, seat, a, o) for c in z]
    landed = [event.card for _, event in entry.events if hasattr(event, "pile") and hasattr(event, "card")]
    return {c.printed.name for c in (*open_cards, *own, *before, *landed)}


def check_all_bytes(path: Path, code: str, seat: int, heard: list[str]) -> int:
    """Check that every card named in what a connection heard was one it could see then; how many messages it was."""
    with SqliteStore(path) as store:
        sitting = open_sitting(store, code)
    table = sitting.start.copy()
    stream = Stream(table, seat)
    allowed: dict[int, set[str]] = {0: set()}
    seen: set[str] = set()
    for entry in sitting.entries:
        earlier = may_see(table, entry, seat)
        fold(table, entry)
        if any(type(event).__name__ == "RoundBegan" for _, event in entry.events):
            seen.clear()
        seen |= earlier | may_see(table, entry, seat)
        stream.follow(table, entry)
        allowed[stream.number] = may_see(table, entry, seat) | earlier
    checked = 0
    for text in heard:
        message = json.loads(text)
        named = {card(name).name for name in CARD.findall(text)}
        if message["type"] == "Change":
            assert named <= allowed[message["number"]], (text, named - allowed[message["number"]])
            checked += 1
        elif message["type"] == "Whole":
            assert named <= seen, (text, named - seen)
        else:
            assert not named or message["type"] == "Answer", text
    return checked


async def play_on(player: Player) -> None:
    """Act whenever the view asks for it, until the round is over."""
    while not player.winners:
        if player.view:
            await player.move()
        await player.hear(20)


@pytest.mark.parametrize("dial", ["referee", "table"])
async def test_two_people_and_two_bots_play_a_round(data: Path, dial: str) -> None:
    with serving(data, Settings(bot_pause=(0, 0), seed=11)) as url:
        code, tokens = await new_table(url, "Ann", "Bob", bots=2, dial=dial)
        async with (
            joined(url, code, tokens[0]) as ann,
            joined(url, code, tokens[1]) as bob,
            joined(url, code) as onlooker,
        ):

            async def look_on() -> None:
                while not onlooker.winners:
                    await onlooker.hear(20)

            await asyncio.wait_for(asyncio.gather(play_on(ann), play_on(bob), look_on()), 60)
            for each in (ann, bob, onlooker):
                assert each.numbers == list(range(each.numbers[0], each.numbers[-1] + 1))
                assert each.winners == onlooker.winners
            seats = [ann.view["seat"], bob.view["seat"], -1]
    for seat, player in zip(seats, (ann, bob, onlooker), strict=True):
        assert check_all_bytes(data, code, seat, player.heard) > 10


class Process:
    """A server in a process of its own, so that it can be killed."""

    def __init__(self, data: Path) -> None:
        command = [sys.executable, "-m", "cardhouse", "serve", "--no-browser", "--host", "127.0.0.1", "--port", "0"]
        self.process = subprocess.Popen(
            [*command, "--data", str(data), "--bot-pause", "0,0", "--seed", "5"],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
        )
        assert self.process.stdout is not None
        self.url = self.process.stdout.readline().strip().rpartition(" ")[2]

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(10)


async def test_a_kill_loses_no_answered_act(data: Path) -> None:
    first = Process(data)
    try:
        code, tokens = await new_table(first.url, "Ann", "Bob", dial="table")
        said: list[str] = []
        async with joined(first.url, code, tokens[0]) as ann:
            while ann.view.get("phase") != "play":
                await ann.hear()

            async def chatter() -> None:
                for at in range(1_000):
                    if (await ann.do("Say", id=f"s{at}", words=f"word {at}"))["answer"] == "done":
                        said.append(f"word {at}")

            task = asyncio.create_task(chatter())
            while len(said) < 8:
                await asyncio.sleep(0.01)
            first.kill()
            with pytest.raises(ConnectionClosed):
                await task
    finally:
        first.kill()
    second = Process(data)
    try:
        async with joined(second.url, code, tokens[0], last=ann.number) as again:
            again.view = ann.view
            await again.until("Room")
            repeated = await again.do("Say", id="s0", words="word 0")
            assert repeated["answer"] == "done"
            assert again.numbers == list(range(ann.number + 1, ann.number + 1 + len(again.numbers)))
            words = [line for line in ann.log + again.log if "word" in line]
            assert words[: len(said)] == [f"Ann: “{each}”" for each in said]
            assert len(words) == len(set(words)), "nothing twice"
            async with joined(second.url, code, tokens[1]) as bob:
                await bob.until("Whole")
                assert [line for line in bob.log if "word" in line] == words
    finally:
        second.kill()

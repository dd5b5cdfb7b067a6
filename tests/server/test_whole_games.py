"""Whole rounds over sockets, with bots: nothing is missed, nobody sees what they may not, a kill loses nothing."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from cardhouse.server import Settings
from tests.server.players import Player, joined, new_table, serving
from tests.server.prober import probe_on
from tests.server.secrecy import check_all_bytes

HASTY = {"veto_grace": "1"}


async def play_on(player: Player) -> None:
    """Act whenever the view asks for it, until the round is over."""
    while not player.winners:
        await player.move_and_hear(20)


@pytest.mark.parametrize("dial", ["referee", "table"])
async def test_two_people_and_two_bots_play_a_round(data: Path, dial: str) -> None:
    with serving(data, Settings(bot_pause=(0, 0), seed=12)) as url:
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
        assert "won" in check_all_bytes(data, code, seat, player.heard)


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
            assert words[: len(said)] == [f"You say: “{each}”" for each in said]
            assert len(words) == len(set(words)), "nothing twice"
            async with joined(second.url, code, tokens[1]) as bob:
                await bob.until("Whole")
                assert [line for line in bob.log if "word" in line] == [w.replace("You say", "Ann says") for w in words]
    finally:
        second.kill()


async def test_a_kill_in_the_middle_of_a_full_game_loses_nothing(data: Path) -> None:
    first = Process(data)
    done: list[str] = []
    try:
        code, tokens = await new_table(first.url, "Ann", game="bartok", seats=4, bots=3, dial="referee", options=HASTY)
        async with joined(first.url, code, tokens[0]) as ann:
            await ann.until("Whole")

            async def play() -> None:
                while True:
                    done.append(await probe_on(ann))

            task = asyncio.create_task(play())
            while len([act for act in done if act]) < 2 or ann.number < 10:
                assert not task.done()
                await asyncio.sleep(0.005)
            first.kill()
            with pytest.raises(ConnectionClosed):
                await task
    finally:
        first.kill()
    second = Process(data)
    try:
        async with joined(second.url, code) as onlooker, joined(second.url, code, tokens[0], last=ann.number) as again:
            again.view, again.sent = ann.view, ann.sent
            await onlooker.until("Whole")
            for act in [act for act in done if act]:
                assert (await again.do("Draw", id=act))["answer"] == "done", "the first answer stands"
            assert again.numbers == list(range(ann.number + 1, ann.number + 1 + len(again.numbers)))
            async with joined(second.url, code, tokens[0]) as fresh:
                whole = await fresh.until("Whole")
                while again.number < whole["number"]:
                    await again.hear()
                if again.number == whole["number"]:
                    assert again.view == whole["view"]
            assert (await again.do("Say", words="on we go"))["answer"] == "done"
    finally:
        second.kill()


async def test_people_see_how_a_round_ended_before_bots_go_on(data: Path) -> None:
    with serving(data, Settings(bot_pause=(0, 0.15), seed=12)) as url:
        code, tokens = await new_table(url, "Ann", seats=3, bots=2, dial="referee")
        async with joined(url, code, tokens[0]) as ann:
            await asyncio.wait_for(play_on(ann), 60)
            assert ann.view["phase"] == "over"
            assert ann.view["contributor"] != 0
            over = time.monotonic()
            while ann.view["phase"] == "over":
                await ann.hear()
            assert time.monotonic() - over > 0.6

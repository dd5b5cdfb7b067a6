"""Two who act at once at a table in play: the queue decides, the later one loses nothing, and all see who was first."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import pytest

from cardhouse.core.acts import Act
from cardhouse.core.book_acts import Tick
from cardhouse.core.people_acts import Say
from cardhouse.core.rule import REFEREE, TABLE
from cardhouse.core.sitting import Sitting
from cardhouse.rules.order.orders import ORDERS
from cardhouse.rules.turns.slots import seat_at
from cardhouse.server import Settings
from cardhouse.server.brain import Brain
from cardhouse.server.lag import MOST_BEHIND
from cardhouse.server.live import LiveTable
from cardhouse.store import MemoryStore
from tests.server.players import joined, new_table
from tests.uncle_baiting.test_races import A, B, C, E, F, laid, play

both_dials = pytest.mark.parametrize("dial", [REFEREE, TABLE])


class Screen:
    """A connection that keeps what it hears."""

    def __init__(self) -> None:
        self.heard: list[dict[str, Any]] = []

    def send(self, message: str) -> None:
        self.heard.append(json.loads(message))

    @property
    def number(self) -> int:
        return max([int(message["number"]) for message in self.heard if "number" in message])

    @property
    def words(self) -> list[str]:
        return [line["words"] for message in self.heard if "log" in message for line in message["log"]]

    @property
    def answers(self) -> list[tuple[str, str]]:
        told = [message for message in self.heard if message["type"] == "Answer"]
        return [(each["answer"], " ".join(reason["reason"] for reason in each["reasons"])) for each in told]


class Race:
    """F's 9 of Spades counts, A is due, and C and E hold a copy. Everybody looks at a screen."""

    def __init__(self, dial: str, options: dict[str, str]) -> None:
        store = MemoryStore()
        store.create("race", b"{}")
        self.live = LiveTable(store, "race", Sitting(laid(dial, options)), {}, Settings(), Random(1), Brain())
        self.screens = [Screen() for _ in range(6)]
        for seat, screen in enumerate(self.screens):
            self.live.attach(screen, seat, 0)

    async def send(self, *acts: Act, again: str = "") -> None:
        """Acts that set out at the same moment and arrive in this order."""
        for act in acts:
            screen = self.screens[act.seat]
            act_id = again or f"{act.seat}:{len(screen.heard)}"
            self.live.submit(act, act_id, "own", screen, screen.number)
        await self.settled()

    async def settled(self) -> None:
        done = asyncio.Event()

        async def job() -> None:
            done.set()

        self.live.queue.put_nowait(job)
        await asyncio.wait_for(done.wait(), 10)


@asynccontextmanager
async def race(dial: str, **options: str) -> AsyncIterator[Race]:
    found = Race(dial, options)
    await found.settled()
    await found.send(Say(F, "your turn"))
    yield found
    await found.live.close()


LATE = "A was first; E came too late, and loses nothing by it"


@both_dials
async def test_a_butt_in_that_comes_after_the_card_is_covered_goes_back_without_blame(dial: str) -> None:
    async with race(dial) as now:
        await now.send(play(A, "4S"), play(E, "9S"))
        table = now.live.table
        assert [card.name for card in table.piles[1]] == ["9S", "4S"]
        assert len(table.hands[E]) == 3
        assert table.breaches == []
        assert now.screens[E].answers == [("refused", "A was first; nothing is lost")]
        for screen in now.screens:
            told = [words.replace("You", "A" if screen is now.screens[A] else "E") for words in screen.words[-2:]]
            told = [
                words.replace(" you ", " E ").replace(" play ", " plays ").replace("lose ", "loses ") for words in told
            ]
            assert [told[0], told[1].replace("were", "was")] == ["A plays 4♠", LATE]


@both_dials
async def test_a_play_that_comes_after_a_butt_in_goes_back_without_blame(dial: str) -> None:
    async with race(dial) as now:
        await now.send(play(C, "9S"), play(A, "4S"))
        table = now.live.table
        assert [card.name for card in table.piles[1]] == ["9S", "9S"]
        assert (len(table.hands[A]), table.breaches, table.turn) == (3, [], B)  # a 9 goes back
        assert now.screens[B].words[-1] == "C was first; A came too late, and loses nothing by it"


@both_dials
async def test_of_two_butt_ins_the_first_counts_and_the_second_is_one_on_that_player(dial: str) -> None:
    async with race(dial) as now:
        await now.send(play(E, "9S"), play(C, "9S"))
        assert now.screens[C].answers == [("done", "")]
        assert seat_at(now.live.table.tally(ORDERS)[1][1].card.owner) == C
        shown = ["E plays 9♠", "E butts in, and play goes on from there"]
        shown += ["C plays 9♠", "C butts in, and play goes on from there"]
        told = [words for words in now.screens[A].words if "plays 9♠" in words or "butts in" in words]
        assert told[-4 if dial == REFEREE else -2 :] == (shown if dial == REFEREE else shown[::2])


async def test_whoever_comes_second_pays_no_fine_for_a_refusal() -> None:
    async with race(REFEREE, referee_fines="one-card") as now:
        await now.send(play(A, "4S"), play(E, "9S"))
        assert len(now.live.table.hands[E]) == 3
        await now.send(play(E, "9S"))  # and now it could have been seen
        assert len(now.live.table.hands[E]) == 4


async def test_who_could_see_it_is_to_blame() -> None:
    async with race(TABLE) as now:
        await now.send(play(A, "4S"))
        await now.send(play(E, "9S"))
        assert [(breach.offender, breach.rule) for breach in now.live.table.breaches] != []
        assert now.screens[E].answers == [("done", "")]


async def test_the_same_late_act_again_gets_the_same_answer() -> None:
    async with race(TABLE) as now:
        await now.send(play(A, "4S"))
        now.screens[E].heard = [each for each in now.screens[E].heard if each.get("number") != now.screens[E].number]
        await now.send(play(E, "9S"), again="once")
        await now.send(play(E, "9S"), again="once")
        assert now.screens[E].answers == [("refused", "A was first; nothing is lost")] * 2


async def test_nobody_is_further_behind_than_a_moment() -> None:
    async with race(TABLE) as now:
        seen = now.screens[E].number
        await now.send(play(A, "4S"))
        for count in range(MOST_BEHIND):
            await now.send(Say(F, f"{count}"))
        now.live.submit(play(E, "9S"), "late", "own", now.screens[E], seen)
        await now.settled()
        assert now.screens[E].answers == [("done", "")]


async def test_the_clock_is_nobody_to_lose_against() -> None:
    async with race(TABLE) as now:
        seen = now.screens[E].number
        await now.live.decide(Tick(5), "tick")
        now.live.submit(play(E, "8S"), "odd", "own", now.screens[E], seen)
        await now.settled()
        assert now.screens[E].answers[0][0] == "impossible"


async def test_only_the_table_says_who_was_first(server: str) -> None:
    code, tokens = await new_table(server, "Ann", "Bob")
    async with joined(server, code, tokens[0]) as ann:
        while ann.view.get("phase") != "play":
            await ann.hear()
        await ann.send({"type": "Do", "id": "bad", "act": {"type": "Late", "seat": 0, "first": 1}, "seen": ann.number})
        answer = await ann.until("Answer")
        assert "only the table itself" in answer["reasons"][0]["reason"]

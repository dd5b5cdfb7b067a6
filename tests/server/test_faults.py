"""Whatever goes wrong inside: each act gets one answer, the table goes on, and the fault is logged once."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from msgspec import structs

from cardhouse.bots import Bot
from cardhouse.core.acts import Act, Draw, Play
from cardhouse.core.checkpoints import same_table
from cardhouse.core.law import Law
from cardhouse.core.owed import Breach
from cardhouse.core.people_acts import Say
from cardhouse.core.rule import REFEREE, TABLE, Article
from cardhouse.core.seating import SitDown
from cardhouse.core.sitting import Sitting
from cardhouse.core.table import PLAYING
from cardhouse.core.verdicts import IMPOSSIBLE, REFUSED, Outcome, Ruling
from cardhouse.core.view import View
from cardhouse.games import GAMES, game, new_table
from cardhouse.server import Settings, live
from cardhouse.server.answering import answer_to
from cardhouse.server.brain import Brain
from cardhouse.server.live import WENT_WRONG, LiveTable
from cardhouse.server.messages import Answer
from cardhouse.server.stream import Audience, Stream
from cardhouse.store import MemoryStore
from cardhouse.store.sittings import keep, open_sitting
from tests.server.test_races import Screen

NAMES = ["Ann", "Bob", "Cat"]
SMALL = "bartok@2023-08-14"
FINES = next(name for name in GAMES if "referee_fines" in Law(game(name).book).options())
QUICK = Settings(bot_pause=(0.0, 0.0))


@asynccontextmanager
async def table_of(
    dial: str = TABLE, bots: dict[int, Bot] | None = None, options: dict[str, str] | None = None, name: str = SMALL
) -> AsyncIterator[LiveTable]:
    """A live table of a game, dealt."""
    store = MemoryStore()
    sitting = Sitting(new_table(game(name).book, NAMES, dial=dial, seed=3, options=options))
    keep(sitting, store, "ours")
    sitting.sink = None
    found = LiveTable(store, "ours", sitting, bots or {}, QUICK, Random(1), Brain())
    found.begin()
    await settled(found)
    assert found.table.phase == PLAYING
    yield found
    await found.close()
    assert same_table(found.table, open_sitting(store, "ours").table) == []


async def settled(table: LiveTable) -> None:
    done = asyncio.Event()

    async def job() -> None:
        done.set()

    table.queue.put_nowait(job)
    await asyncio.wait_for(done.wait(), 10)


def breaks(*arguments: Any, **options: Any) -> Any:
    raise IndexError("broken on purpose")


@pytest.mark.parametrize(
    "where, name, answer",
    [
        (Sitting, "submit", IMPOSSIBLE),
        (live, "too_soon", IMPOSSIBLE),
        (live, "in_place_of", "done"),
        (live, "answer_to", "done"),
        (live, "watched", "done"),
        (Stream, "follow", "done"),
        (LiveTable, "commit", IMPOSSIBLE),
        (LiveTable, "tell", "done"),
    ],
)
async def test_whatever_raises_an_act_gets_one_answer_and_the_table_goes_on(
    where: Any, name: str, answer: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    screen = Screen()
    async with table_of() as table:
        table.attach(screen, 0, 0)
        await settled(table)
        with monkeypatch.context() as broken, caplog.at_level(logging.WARNING):
            broken.setattr(where, name, breaks)
            for at in range(4):
                table.submit(Say(0, f"broken {at}"), f"0:{at}", f"{at}", screen, screen.number)
            await settled(table)
        assert [each[0] for each in screen.answers] == [answer] * 4
        faults = [record for record in caplog.records if record.exc_info]
        assert len(faults) == 1, [record.getMessage() for record in faults]
        assert "table ours: a fault after entry" in faults[0].getMessage()
        if answer == IMPOSSIBLE:
            assert {each[1] for each in screen.answers} == {WENT_WRONG}
            if where is Sitting:
                assert "Say(seat=0, words='broken 0')" in faults[0].getMessage()
        table.submit(Say(0, "mended"), "0:mended", "mended", screen, screen.number)
        await settled(table)
        assert screen.answers[-1][0] == "done"
        assert screen.words[-1] == "You say: “mended”"
        fresh = Screen()
        table.attach(fresh, 0, 0)
        await settled(table)
        assert fresh.heard[0]["number"] == screen.number


async def test_the_same_id_gets_the_answer_of_a_fault_again(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = Screen()
    async with table_of() as table:
        with monkeypatch.context() as broken:
            broken.setattr(Sitting, "submit", breaks)
            table.submit(Say(0, "hm"), "0:a", "a", screen)
            await settled(table)
        table.submit(Say(0, "hm"), "0:a", "a", screen)
        await settled(table)
        assert list(screen.answers) == [(IMPOSSIBLE, WENT_WRONG)] * 2


class Stubborn:
    """A bot that always wants the same."""

    def __init__(self, act: Act | None) -> None:
        self.act = act
        self.asked = 0

    def watch(self, breaches: Sequence[Breach]) -> None:
        """It calls nobody."""

    def choose(self, view: View, acts: Sequence[Act], awaited: bool = False) -> Act | None:
        self.asked += 1
        if self.act is None:
            raise ValueError("this bot is broken")
        return self.act


async def test_a_bot_that_fails_does_not_keep_the_others_from_acting(caplog: pytest.LogCaptureFixture) -> None:
    talker = Stubborn(Say(2, "hello"))
    async with table_of(bots={1: Stubborn(None), 2: talker}) as table:
        screen = Screen()
        table.attach(screen, 0, 0)
        async with asyncio.timeout(10):
            while screen.words.count("Cat says: “hello”") < 3:
                await asyncio.sleep(0.01)
    assert len([record for record in caplog.records if record.exc_info]) == 1


async def test_after_a_bots_refused_act_the_other_bots_are_asked() -> None:
    turn = 0
    async with table_of(REFEREE) as found:
        turn = found.table.turn
        card = found.table.hands[(turn + 1) % 3][0]
    early, talker = (turn + 1) % 3, (turn + 2) % 3
    bots: dict[int, Bot] = {early: Stubborn(Play(early, (card,))), talker: Stubborn(Say(talker, "hello"))}
    async with table_of(REFEREE, bots) as table:
        assert next(iter(table.bots)) == early
        screen = Screen()
        table.attach(screen, turn, 0)
        async with asyncio.timeout(10):
            while not any("hello" in words for words in screen.words):
                await asyncio.sleep(0.01)


async def test_a_refused_play_that_costs_something_is_kept_and_told() -> None:
    async with table_of(REFEREE, options={"referee_fines": "one-card"}, name=FINES) as table:
        early = (table.table.turn + 1) % 3
        screen, number, held = Screen(), table.sitting.number, len(table.table.hands[early])
        table.attach(screen, early, 0)
        table.submit(Play(early, (table.table.hands[early][0],)), "early", "early", screen)
        await settled(table)
        assert screen.answers[0][0] == REFUSED
        assert len(table.table.hands[early]) == held + 1
        assert [entry.act_id for entry in table.sitting.since(number)] == ["early"]
        assert any(message["type"] == "Change" and message["view"].get("hand") for message in screen.heard)


async def test_ids_that_people_send_never_are_those_of_bots() -> None:
    talker = Stubborn(Say(1, "hello"))
    async with table_of() as table:
        people = Screen()
        table.attach(people, 1, 0)
        await settled(table)
        for at in range(50):
            for own in (f"bot:{at}", f"bot:1:{at}", f"bot:1:{at}:1"):
                table.submit(Play(1, ()), f"1:{own}", own, people)
            await settled(table)
        table.seat_bot(1, talker)
        async with asyncio.timeout(10):
            while people.words.count("You say: “hello”") < 3:
                await asyncio.sleep(0.01)


async def test_a_full_queue_refuses_politely_and_only_acts() -> None:
    screen, other = Screen(), Screen()
    async with table_of() as table:
        taken = [table.submit(Say(0, "hm"), f"0:{at}", f"{at}", screen) for at in range(100)]
        assert taken == [True] * QUICK.acts_waiting + [False] * (100 - QUICK.acts_waiting)
        assert table.submit(Say(1, "hm"), "1:a", "a", other), "one who floods keeps nobody else out"
        for _ in range(2_000):
            table.attach(other, 2, 0)
            table.ring()
        assert not table.submit(Say(2, "hm"), "2:a", "a", other), "too much waits now"
        await settled(table)
        assert len(screen.answers) == QUICK.acts_waiting
        assert table.submit(Say(0, "hm"), "0:again", "again", screen)
        await settled(table)
        assert screen.answers[-1] == ("done", "")


def test_an_impossible_act_is_told_why_at_a_table_without_referee() -> None:
    table = new_table(game("bartok@2023-08-14").book, NAMES, dial=TABLE)
    act = Draw(0)
    told = answer_to("a", Outcome(act, IMPOSSIBLE, [Ruling("", "there is no such card")], [], []), table)
    assert [reason.reason for reason in told.reasons] == ["there is no such card"]


def test_only_rules_that_the_referee_minds_are_told_in_an_answer() -> None:
    book = game("bartok@2023-08-14").book
    table = new_table(book, NAMES, dial=TABLE)
    minded, other = table.law.book[0], table.law.book[1]
    strict = Article(minded.id, minded.title, minded.by, minded.since, minded.rules, minded.text, REFEREE)
    mixed = [strict if each.id == minded.id else each for each in table.law.book]
    table = new_table(mixed, NAMES, dial=TABLE)
    assert (table.law.dial_of(minded.id), table.law.dial_of(other.id)) == (REFEREE, TABLE)
    rulings = [Ruling(minded.id, "kept"), Ruling(other.id, "not kept"), Ruling("", "plain")]
    told = answer_to("a", Outcome(Draw(0), REFUSED, rulings, [], []), table)
    assert [(reason.rule, reason.reason) for reason in told.reasons] == [(minded.id, "kept"), ("", "plain")]


async def test_acts_that_were_looked_at_wait_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = Screen()
    async with table_of() as table:
        monkeypatch.setattr(table, "settings", replace(table.settings, acts_waiting=3))
        taken = [table.submit(Say(0, f"{number}"), f"one {number}", f"one {number}", screen) for number in range(5)]
        assert taken == [True, True, True, False, False], "so many of one seat wait at once"
        assert table.submit(Say(1, "hello"), "other", "other", screen), "and others still may"
        await settled(table)
        for number in range(8):
            assert table.submit(Say(0, f"{number}"), f"two {number}", f"two {number}", screen)
            await settled(table)
    assert [answer for answer, _ in screen.answers] == ["done"] * 12


@pytest.mark.parametrize("fails", [True, False])
async def test_who_sits_down_where_something_goes_wrong_is_told_so(
    fails: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with table_of() as table:

        async def decide(*what: Any) -> None:
            if fails:
                raise IndexError("broken on purpose")
            what[-1](Answer("", "done"))

        monkeypatch.setattr(table, "decide", decide)
        assert await table.do(SitDown(1, "Eve")) == (WENT_WRONG if fails else "")
        monkeypatch.undo()


async def test_a_stream_that_other_code_has_made_is_told_anew() -> None:
    async with table_of() as table:
        stream = Stream(table.table, 0)
        for number in range(3):
            table.submit(Say(0, f"word {number}"), f"{number}", f"{number}", Screen())
            await settled(table)
        kept = (await table.keeper.streams(table.sitting, [Audience(0)]))[Audience(0)]
        state = kept.state()
        again, anew = Stream(table.table, 0), stream
        again.go_on_from(state)
        anew.go_on_from(structs.replace(state, code="of another version"))
        assert again.number == anew.number == kept.number
        assert again.since(kept.number - 1, kept.marks[-2]) == kept.since(kept.number - 1, kept.marks[-2])
        assert '"Whole"' in anew.since(kept.number - 1, kept.marks[-2])[0]
        assert list(anew.lines) == list(kept.lines)


async def test_what_leaves_something_to_choose_is_left_to_people(caplog: pytest.LogCaptureFixture) -> None:
    """A table begins as far as it goes by itself, and nothing goes wrong where people have to choose."""
    store = MemoryStore()
    sitting = Sitting(new_table(game("bartok").book, NAMES, seed=3))
    keep(sitting, store, "ours")
    sitting.sink = None
    table = LiveTable(store, "ours", sitting, {}, QUICK, Random(1), Brain())
    with caplog.at_level(logging.WARNING):
        table.begin()
        await settled(table)
    assert table.table.phase not in ("shuffle", PLAYING)
    assert [record.getMessage() for record in caplog.records if record.exc_info] == []
    await table.close()

"""Bots at a table in play: one act at a time, together only where all have to nod, and none that was refused again."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from cardhouse.bots.simple import Bot
from cardhouse.core.acts import Act, Draw, Play
from cardhouse.core.owed import Breach
from cardhouse.core.people_acts import Say
from cardhouse.core.view import View
from cardhouse.server.live import LiveTable
from tests.server.test_live import settled, table_of


class Does:
    """Does these things one after another, and then nothing."""

    def __init__(self, *acts: Act) -> None:
        self.left = list(acts)

    def watch(self, breaches: Sequence[Breach]) -> None:
        """It does not look."""

    def choose(self, view: View, acts: Sequence[Act], awaited: bool = False) -> Act | None:
        return self.left.pop(0) if self.left else None


def with_bots(table: LiveTable, *acts: Act) -> Does:
    """Ann, who is in turn or not, does these things."""
    bot = Does(*acts)
    seats(table, {table.table.turn: bot})
    return bot


def seats(table: LiveTable, bots: Mapping[int, Bot]) -> None:
    """These bots play, and no others."""
    table.bots.clear()
    table.bots.update(bots)


async def test_a_bot_does_one_thing_and_its_act_has_a_name_of_its_own() -> None:
    async with table_of() as table:
        seat = table.table.turn
        bot = with_bots(table, Say(seat, "one"), Say(seat, "two"))
        before, number = table.sitting.number, table.bot_acts
        await table.bot_turn()
        assert [act.words for act in bot.left if isinstance(act, Say)] == ["two"]
        assert table.sitting.number == before + 1
        assert table.bot_acts == number + 1
        assert table.sitting.entries[-1].act_id == f"bot:{seat}:{before + 1}:{number + 1}"
        await table.bot_turn()
        assert bot.left == []
        assert table.bot_acts == number + 2


async def test_where_all_have_to_nod_they_nod_together(monkeypatch: pytest.MonkeyPatch) -> None:
    nods: list[str] = []

    async def nod(table: LiveTable) -> Act:
        nods.append("nod")
        return Draw(0)

    async with table_of() as table:
        monkeypatch.setattr(LiveTable, "bot_act", nod)
        await table.bot_turn()
        assert len(nods) == 1  # to draw is no nod
        monkeypatch.setitem(table.table.law.waiting, Draw(0).way, "")
        await table.bot_turn()
        assert len(nods) == 1 + table.table.seats  # as often as there are seats, and no more
        monkeypatch.undo()


async def test_a_bot_whose_act_is_refused_is_not_asked_until_something_changes() -> None:
    async with table_of() as table:
        seat = (table.table.turn + 1) % 3
        card = table.table.hands[seat][0]
        seats(table, {seat: Does(Play(seat, (card,)), Draw(seat))})
        table.changed.clear()
        before = table.sitting.number
        assert await table.bot_act() is None
        assert (table.sitting.number, table.refused, table.changed.is_set()) == (before, {seat}, True)
        assert table.chosen() is None


async def test_where_no_bot_has_anything_to_do_those_who_think_may_begin() -> None:
    async with table_of() as table:
        with_bots(table)
        assert table.thinking is None
        assert await table.bot_act() is None
        first = table.thinking
        assert first is not None
        await first
        await table.bot_act()
        assert table.thinking is not first
        await settled(table)


class Breaks(Does):
    def choose(self, view: View, acts: Sequence[Act], awaited: bool = False) -> Act | None:
        raise RuntimeError("no idea")


@pytest.mark.parametrize("first", [0, 1])
async def test_a_bot_that_fails_lets_the_others_go_first(first: int) -> None:
    async with table_of() as table:
        good: tuple[int, Bot] = (table.table.turn, Does(Say(table.table.turn, "hm"), Say(table.table.turn, "hm")))
        bad: tuple[int, Bot] = ((table.table.turn + 1) % 3, Breaks())
        seats(table, dict([good, bad] if first else [bad, good]))
        assert table.chosen() == Say(table.table.turn, "hm")
        seats(table, dict([bad]))
        assert table.chosen() is None
        assert bad[0] in table.refused

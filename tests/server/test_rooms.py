"""Tables that are made: who sits at them from the beginning."""

from __future__ import annotations

import asyncio

import pytest

from cardhouse.server import Settings
from cardhouse.server.messages import NewTable
from cardhouse.server.names import LobbyError
from cardhouse.server.rooms import Rooms
from cardhouse.store.memory import MemoryStore


def made(asked: NewTable, seed: int | None = 7) -> dict[int, str]:
    """The bots of a new table, by their seats."""
    room = asyncio.run(Rooms(MemoryStore(), Settings(seed=seed)).make(asked))
    return dict(room.lobby.about.bots)


def test_no_bot_has_the_name_of_whoever_makes_the_table() -> None:
    assert sorted(made(NewTable("bartok", 4, 3, name="Xaver")).values()) == ["Ada", "Bruno", "Cleo"]
    assert sorted(made(NewTable("bartok", 4, 3, name="bRUNO")).values()) == ["Ada", "Cleo", "Dario"]


def test_there_may_be_as_many_bots_as_seats_and_no_more() -> None:
    assert len(made(NewTable("bartok", 3, 3))) == 3
    with pytest.raises(LobbyError, match="there is no room for 4 bots at 3 seats"):
        made(NewTable("bartok", 3, 4))


@pytest.mark.parametrize("seats, fits", [(1, False), (2, True), (4, True), (5, False)])
def test_a_table_has_as_many_seats_as_its_game_takes(seats: int, fits: bool) -> None:
    if fits:
        assert made(NewTable("bak", seats)) == {}
        return
    with pytest.raises(LobbyError, match=f"is for 2 to 4 players, not {seats}"):
        made(NewTable("bak", seats))

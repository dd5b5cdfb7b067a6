"""What each wish for a table that has not begun writes down, and whose wishes are not heard; piece by piece."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from msgspec import structs

from cardhouse.core.chance import seeded
from cardhouse.core.table import OVER, PLAYING
from cardhouse.english.front.answers import answer
from cardhouse.games import BARTOK, new_table
from cardhouse.server.arranging import enough, seated, wished
from cardhouse.server.examples import drawn
from cardhouse.server.houses import Houses, game_at
from cardhouse.server.lobby_log import (
    Begun,
    Crowned,
    Lobby,
    LobbyRecord,
    LobbySet,
    NameChanged,
    PlacesSwapped,
    Sat,
    Stood,
    TableAsked,
)
from cardhouse.server.messages import LobbyWish, NewTable
from cardhouse.server.names import LobbyError
from cardhouse.server.page_routes import turn_shown
from cardhouse.server.trial import knows_all
from cardhouse.store.memory import MemoryStore
from cardhouse.testing.twins import in_play, sealed

SET = LobbySet(4, "table", {2: "Ada"})


def lobby(*more: LobbyRecord) -> Lobby:
    """Ann is the host, Bob sits beside her, then a bot; the fourth place is free."""
    found = Lobby(TableAsked("bartok@2023-08-14", 4, "table", {2: "Ada"}, 7))
    for record in (Sat(0, "Ann", "a"), Sat(1, "Bob", "b"), *more):
        found.fold(record)
    return found


@pytest.mark.parametrize(
    "wish, by, written",
    [
        ({"locked": True}, 0, structs.replace(SET, locked=True)),
        ({"locked": False}, 0, SET),
        ({"name": " Bea "}, 1, NameChanged(1, "Bea")),
        ({"host": 1}, 0, Crowned(1)),
        ({"swap": (0, 1)}, 0, PlacesSwapped(0, 1)),
        ({"swap": (3, 0)}, 0, PlacesSwapped(3, 0)),
        ({"swap": (2, 2)}, 0, PlacesSwapped(2, 2)),
        ({"remove": 1}, 0, Stood(1)),
        ({"remove": 2}, 0, structs.replace(SET, bots={})),
        ({"add_bot": True}, 0, structs.replace(SET, bots={2: "Ada", 3: "Bruno"})),
        ({"seats": 3}, 0, structs.replace(SET, seats=3)),
        ({"seats": 5}, 0, structs.replace(SET, seats=5)),
        ({"dial": "referee"}, 0, structs.replace(SET, dial="referee")),
    ],
)
def test_what_a_wish_writes_down(wish: dict[str, Any], by: int, written: LobbyRecord) -> None:
    assert wished(lobby(), LobbyWish(**wish), by) == [written]


HOSTS = "Ann is the host and can change that"
NO_PLACE = "there is no such place at this table"


@pytest.mark.parametrize(
    "wish, by, why",
    [
        ({"locked": True}, 1, HOSTS),
        ({"swap": (0, 1)}, 1, HOSTS),
        ({"host": 2}, 0, "the crown goes to somebody who sits here"),
        ({"swap": (-1, 1)}, 0, NO_PLACE),
        ({"swap": (1, -1)}, 0, NO_PLACE),
        ({"swap": (0, 4)}, 0, NO_PLACE),
        ({"swap": (4, 0)}, 0, NO_PLACE),
        ({"remove": 0}, 0, "the host can stand up, or hand the crown on first"),
        ({"remove": 3}, 0, "nobody sits at that place"),
        ({"seats": 2}, 0, "somebody sits at the last place; move them first"),
    ],
)
def test_what_is_not_written_down(wish: dict[str, Any], by: int, why: str) -> None:
    with pytest.raises(LobbyError) as problem:
        wished(lobby(), LobbyWish(**wish), by)
    assert str(problem.value) == why


def test_a_game_has_so_many_players_and_no_more() -> None:
    two = lobby(structs.replace(SET, bots={}))
    played = game_at(two.about)
    fewest, most = 2, played.most
    for seats in (fewest, most):
        assert wished(two, LobbyWish(seats=seats), 0) == [structs.replace(SET, bots={}, seats=seats)]
    for seats in (fewest - 1, most + 1):
        with pytest.raises(LobbyError) as problem:
            wished(two, LobbyWish(seats=seats), 0)
        assert str(problem.value) == f"{played.title} is for {fewest} to {most} players, not {seats}"


def test_bots_come_until_the_game_is_full() -> None:
    found = lobby()
    played = game_at(found.about)
    while len(found.now.bots) < played.most - 2:
        found.fold(wished(found, LobbyWish(add_bot=True), 0)[0])
    assert (found.now.seats, len(set(found.now.bots.values()))) == (played.most, played.most - 2)
    with pytest.raises(LobbyError) as problem:
        wished(found, LobbyWish(add_bot=True), 0)
    assert str(problem.value) == f"{played.title} is for up to {played.most} players"


def test_at_a_table_that_has_begun_only_crown_and_lock_change() -> None:
    begun = lobby(Begun((1, 0, 2), "table"))
    assert wished(begun, LobbyWish(host=0), 0) == [Crowned(1)], "the seat's place"
    assert wished(begun, LobbyWish(locked=True), 0) == [structs.replace(SET, locked=True)]
    with pytest.raises(LobbyError, match="the crown goes to somebody who sits here"):
        wished(begun, LobbyWish(host=3), 0)
    with pytest.raises(LobbyError, match="this table has begun"):
        wished(begun, LobbyWish(add_bot=True), 0)
    assert [seated(begun, seat) for seat in (-1, 0, 2, 3)] == [-1, 1, 2, -1]
    assert seated(lobby(), 0) == -1, "before it begins nobody has a seat"


def test_more_than_half_of_the_others_and_never_one_alone() -> None:
    assert [enough(others) for others in (0, 1, 2, 3, 4, 5)] == [2, 2, 2, 2, 3, 3]


@pytest.mark.parametrize("turn, seat, told", [(0, 1, (False, ["Ann"])), (1, 1, (True, [])), (2, -1, (False, ["Cat"]))])
def test_for_whom_a_table_waits(turn: int, seat: int, told: tuple[bool, list[str]]) -> None:
    table = new_table(BARTOK, ["Ann", "Bob", "Cat"], seed=1)
    table.phase, table.turn, table.last = PLAYING, turn, turn
    shown = turn_shown(table, seat)
    assert (shown.yours, shown.waits) == told


def test_when_a_round_is_over_a_table_waits_for_whoever_adds_a_rule() -> None:
    table = new_table(BARTOK, ["Ann", "Bob", "Cat"], seed=1)
    table.phase, table.turn = OVER, 2
    assert (turn_shown(table, 2).yours, turn_shown(table, 2).waits) == (False, ["Ann"])
    assert (turn_shown(table, 0).yours, turn_shown(table, 0).waits) == (True, [])


def test_somebody_knows_all_rules_or_not() -> None:
    table = in_play(3, seeded(3))
    assert knows_all(table, 1)
    sealed(table, 0, 'When a player plays a 7, they must say "nice".')
    assert [knows_all(table, seat) for seat in (0, 1, 2)] == [True, False, False]


def test_there_are_no_pictures_of_cards_that_are_in_no_pack() -> None:
    assert drawn(answer('When a player plays a Joker, they must say "so".'), [0, 1], ["Ann", "Bob"]) == []
    assert drawn(answer('When a player plays a 9, they must say "so".'), [], ["Ann", "Bob"]) == []
    assert drawn(answer("Kings are wild."), [0, 1], ["Ann", "Bob"]) == []
    assert drawn(answer("Kings wobble"), [0, 1], ["Ann", "Bob"]) == []


def test_a_book_that_is_brought_along_is_read_first_and_nothing_else_is(monkeypatch: pytest.MonkeyPatch) -> None:
    houses = Houses(MemoryStore())
    read: list[str] = []

    async def note(text: str) -> None:
        read.append(text)

    monkeypatch.setattr(houses.reader, "read", note)

    async def asked() -> None:
        assert await houses.book_for(NewTable("bartok", name="Ann")) == ("", "")
        assert read == []
        assert await houses.book_for(NewTable("bartok", name="Ann", book="# Ours")) == ("", "# Ours")
        assert read == ["# Ours"]
        with pytest.raises(LobbyError, match="this link leads to no house"):
            await houses.book_for(NewTable("bartok", name="Ann", house="nowhere.key"))
        link, _ = await houses.make("# Our book\n\n- Base: uncle-baiting\n", "Ann")
        read.clear()
        house, book = await houses.book_for(NewTable("bartok", name="Ann", house=link))
        assert (house, book, read) == (link.partition(".")[0], "# Our book\n\n- Base: uncle-baiting\n", [book])

    asyncio.run(asked())

"""Bots at a table: they play whole games, lawfully, and leave people their turns."""

from collections.abc import Sequence

import pytest

from cardhouse.bots import SimpleBot, bot_acts, watched
from cardhouse.cards import cards
from cardhouse.core.acts import Act, Draw, Pay, Play, Prepare
from cardhouse.core.engine import decide
from cardhouse.core.jamming import count_cards
from cardhouse.core.owed import Breach
from cardhouse.core.people_acts import Accuse, Vote
from cardhouse.core.view import View
from cardhouse.games import BARTOK, game, new_table

NAMES = ["Ann", "Bob", "Cat", "Dan", "Eve", "Fay", "Gus", "Hal"]


@pytest.mark.parametrize("dial", ["referee", "table"])
@pytest.mark.parametrize("name", ["bartok@2023-08-14", "bak"])  # the games whose every step they know so far
@pytest.mark.parametrize("players", [2, 4])
def test_bots_play_any_game_lawfully(name: str, players: int, dial: str) -> None:
    table = new_table(game(name).book, NAMES[:players], seed=players, dial=dial)
    pack = count_cards(table)
    kinds: dict[type, int] = {}
    for count, act in enumerate(bot_acts(table, {seat: SimpleBot(seat) for seat in range(players)})):
        if count == 300:
            break
        outcome = decide(table, act)
        assert outcome.lawful, outcome.told()
        assert not outcome.jammed
        kinds[type(act)] = kinds.get(type(act), 0) + 1
    assert count_cards(table) == pack
    assert kinds[Draw] > 10
    if "play" in table.law.ways:
        assert table.round > 3
        assert kinds[Play] > 50


def test_bots_stop_where_a_person_is_awaited() -> None:
    table = new_table(BARTOK, NAMES[:3], seed=4)
    for act in bot_acts(table, {1: SimpleBot(1), 2: SimpleBot(2)}):
        assert act.seat != 0
        decide(table, act)
    assert table.turn == 0
    assert len(table.hands[0]) == 5
    assert list(bot_acts(table, {})) == []


class Stubborn:
    """Always plays out of turn."""

    def __init__(self) -> None:
        self.asked = 0

    def watch(self, breaches: Sequence[Breach]) -> None:
        """It does not care."""

    def choose(self, view: View, acts: Sequence[Act], awaited: bool = False) -> Act | None:
        self.asked += 1
        return Draw(view.seat)


def test_a_bot_that_is_refused_is_not_asked_again() -> None:
    table = new_table(BARTOK, NAMES[:3], seed=4)
    for step in ("shuffle", "deal"):
        decide(table, Prepare(2, step))
    stubborn = Stubborn()
    acts = []
    for act in bot_acts(table, {1: stubborn}):
        acts.append(act)
        decide(table, act)
    assert acts == [Draw(1)]
    assert stubborn.asked == 1


def test_bots_catch_what_a_person_does() -> None:
    table = new_table(BARTOK, NAMES[:4], seed=4, dial="table")
    for step in ("shuffle", "deal"):
        decide(table, Prepare(3, step))
    table.piles[1] = list(cards("2H"))
    table.hands[0] = list(cards("9C KD"))
    table.forget()
    bots = {seat: SimpleBot(seat, accuses=1) for seat in (1, 2, 3)}
    act = Play(0, cards("9C"), 1)
    decide(table, act)
    watched(table, bots, act)
    done: list[Act] = []
    for act_of_bot in bot_acts(table, bots):
        done.append(act_of_bot)
        decide(table, act_of_bot)
    assert done == [Accuse(2, 0, "base-match"), Vote(3, True, "accusation"), Vote(1, True, "accusation")]
    assert table.owed_by(0) == 1
    decide(table, Pay(0))
    assert next(bot_acts(table, bots)).seat == 1

"""Bots at a table: they play whole games, lawfully, and leave people their turns."""

from collections.abc import Sequence

import pytest

from cardhouse.bots import SimpleBot, bot_acts, watched
from cardhouse.cards import cards
from cardhouse.core.acts import Act, Draw, Pay, Play, Prepare
from cardhouse.core.book_acts import Tick
from cardhouse.core.engine import decide
from cardhouse.core.jamming import count_cards
from cardhouse.core.owed import Breach
from cardhouse.core.people_acts import Accuse, Vote
from cardhouse.core.table import OVER
from cardhouse.core.timing import deadlines
from cardhouse.core.view import View
from cardhouse.games import BARTOK, GAMES, game, new_table

NAMES = ["Ann", "Bob", "Cat", "Dan", "Eve", "Fay", "Gus", "Hal"]


ROUNDS = [  # game, players, acts that are enough for the rounds they shall end
    ("bartok", 2, 500, 3),
    ("bartok", 4, 700, 3),
    ("bartok@2023-08-14", 2, 200, 4),
    ("bartok@2023-08-14", 4, 300, 4),
    ("bak", 2, 300, 1),
    ("bak", 4, 300, 1),
    ("uncle-baiting", 2, 500, 1),
    ("uncle-baiting", 4, 500, 1),
    ("uncle-baiting@junior", 3, 500, 1),
    ("uncle-baiting@classic", 3, 500, 1),
    ("uncle-baiting@two-groups", 4, 500, 1),
]
NOT_YET = ["moo"]
"""Games that bots do not play to the end yet."""


def test_every_game_on_the_shelf_is_played() -> None:
    assert {name for name, *_ in ROUNDS} | {*NOT_YET, "bartok@2023-11-08"} == set(GAMES)  # a name of the full edition


@pytest.mark.parametrize("dial", ["referee", "table"])
@pytest.mark.parametrize("name, players, most, ends", ROUNDS)
def test_bots_play_whole_rounds_of_any_game(name: str, players: int, most: int, ends: int, dial: str) -> None:
    """Every act is lawful, nobody waits for ever, and rounds end; rounds that run long stop at a number of acts."""
    table = new_table(game(name).book, NAMES[:players], seed=players, dial=dial)
    bots = {seat: SimpleBot(seat) for seat in range(players)}
    pack, acts, ended = count_cards(table), 0, 0
    while acts < most and ended < ends:
        before = acts
        for act in bot_acts(table, bots):
            acts += 1
            was_over = table.phase == OVER
            outcome = decide(table, act)
            assert outcome.lawful, outcome.told()
            assert not outcome.jammed
            ended += table.phase == OVER and not was_over
            if ended == ends or acts == most:
                break
        else:
            due = [each for each in deadlines(table) if each > table.clock]
            assert acts > before or due, "nobody does anything, and no time runs out"
            decide(table, Tick(min(due, default=table.clock + 1)))
    assert count_cards(table) == pack
    assert ended == ends or (acts == most and name.startswith("uncle-baiting"))  # its rounds may last for hours


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

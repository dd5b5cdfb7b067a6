"""People at random: they do everything that can be done, and each thing about as often as people would."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from cardhouse.core.acts import Act, Draw, Play
from cardhouse.core.book_acts import Tick
from cardhouse.core.chance import Chance, seeded
from cardhouse.core.engine import decide
from cardhouse.core.owed import Motion
from cardhouse.core.rounds import Pass
from cardhouse.core.table import OVER, PLAYING, Table
from cardhouse.games import GAMES, new_table
from cardhouse.rules.points.events import POINT
from cardhouse.testing.erring import erring_act
from cardhouse.testing.random_acts import mixed_act, possible_act, shipped_acts, unruly_act, wild_act

TIMES = 3_000


def dealt(game: str = "moo") -> Table:
    table = new_table(GAMES[game].book, ["Ann", "Bob", "Cat", "Dan"])
    table.phase, table.turn, table.last = PLAYING, 1, 1
    table.hands = [[table.stock.pop() for _ in range(5)] for _ in table.names]
    table.piles, table.opened = {1: [table.stock.pop()]}, 1
    return table


def shares(make: Callable[[Table, Chance], Act], table: Table, times: int = TIMES) -> dict[str, float]:
    """How often each kind of act comes, of all."""
    chance, found = seeded(5), Counter[str]()
    for _ in range(times):
        found[type(make(table, chance)).__name__] += 1
    return {kind: count / times for kind, count in found.items()}


def test_whatever_can_be_done_is_tried() -> None:
    found = shares(possible_act, dealt("bartok"))
    assert set(found) == {
        *("Play", "Draw", "Pay", "Lay", "Spring", "Give", "Choose", "Say", "Gesture", "Call", "Accuse", "Vote"),
        *("Look", "Prepare", "AddRule", "TakeBack", "Tick", "Buy", "Peek", "Arrange", "Pass", "Keep", "Leave", "Point"),
        *("AskBack", "Join"),
    }
    assert found["Play"] == pytest.approx(3 / 25, abs=0.03)


def test_every_kind_of_act_comes_in_wild_forms_too() -> None:
    table = dealt("bartok")
    assert set(shares(wild_act, table)) == {kind.__name__ for kind in shipped_acts()}
    chance = seeded(2)
    seats = [wild_act(table, chance).seat for _ in range(TIMES)]
    assert len([seat for seat in seats if 0 <= seat < 4]) > TIMES * 0.7
    assert min(seats) < 0
    assert max(seats) > 3


def test_nobody_moves_the_clock_however_unruly() -> None:
    found = shares(unruly_act, dealt("bartok"))
    assert "Tick" not in found
    assert found["Draw"] > 0.05


def test_rounds_go_on_because_most_acts_are_lawful() -> None:
    table, chance = dealt("bartok"), seeded(3)
    acts = [mixed_act(table, chance) for _ in range(400)]
    lawful = [act for act in acts if decide(table.copy(), act, strict=False).lawful]
    assert 0.5 < len(lawful) / 400 < 0.9
    table.phase = OVER
    assert 0.25 < shares(mixed_act, table)["AddRule"] < 0.8


def test_who_errs_still_plays_mostly_in_turn() -> None:
    table, chance = dealt(), seeded(1)
    acts = [erring_act(table, chance) for _ in range(TIMES)]
    in_turn = [act for act in acts if isinstance(act, (Play, Draw)) and act.seat == table.turn]
    assert 0.4 < len(in_turn) / TIMES < 0.65
    kinds = {type(act).__name__ for act in acts}
    assert {"Say", "Call", "Play", "Draw", "Leave"} <= kinds
    assert not [act for act in acts if isinstance(act, (Pass, Tick))]


def test_where_nothing_is_left_to_draw_people_pass_now_and_then() -> None:
    table = dealt()
    table.stock.clear()
    assert 0.1 < shares(erring_act, table)["Pass"] < 0.24


def test_what_is_put_to_the_vote_is_mostly_answered() -> None:
    table = dealt()
    table.motions = [Motion(1, "ballot", 0, 1, "slow", (0, 1, 2, 3))]
    assert shares(erring_act, table)["Vote"] > 0.6


def test_in_a_point_of_order_people_mostly_speak_to_it() -> None:
    table = dealt()
    before = shares(erring_act, table)
    table.pauses = [POINT]
    during = shares(erring_act, table)
    talk = [kind for kind in during if kind in ("Move", "Order", "MoveCard", "RaisePoint", "EndPoint")]
    assert sum(during[kind] for kind in talk) > 3 * sum(before.get(kind, 0) for kind in talk) + 0.2
    assert during.get("Play", 0) < before["Play"]

"""The order of slots: with nothing switched on it is the plain order round the table."""

import pytest

from cardhouse.core.chance import seeded
from cardhouse.core.law import Law
from cardhouse.core.questions import NextSeat
from cardhouse.core.table import Table
from cardhouse.rules.slots import NO_CARD, due, first_order, seat_at, slot_at, taken, turned, walk


@pytest.mark.parametrize("seats", range(2, 9))
@pytest.mark.parametrize("direction", [1, -1])
@pytest.mark.parametrize("skips", [0, 1, 2])
def test_a_plain_order_is_the_one_of_every_game(seats: int, direction: int, skips: int) -> None:
    table = Table(Law(()), [f"P{seat}" for seat in range(seats)], seeded(0))
    table.direction, table.skips = direction, skips
    for seat in range(seats):
        order = taken(first_order(seats, 0), slot_at(seat), NO_CARD).but(skips=skips)
        order = order if direction == 1 else turned(order)
        assert seat_at(due(order)) == table.ask(NextSeat(seat))


def test_nobody_takes_part_in_an_empty_order() -> None:
    order = first_order(4, 0).but(members=0)
    assert walk(order, slot_at(2), 3, 1) == slot_at(2)

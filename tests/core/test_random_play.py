"""Random rounds, played as fast as they go."""

import pytest

from cardhouse.core.chance import seeded
from cardhouse.core.choices import play_round, prepare
from cardhouse.core.table import OVER, PLAYING, PREPARATION
from cardhouse.games import game, new_table
from tests.core.seating import seat


@pytest.mark.parametrize("name", ["bartok@2023-08-14", "bartok"])
def test_a_round_is_played_from_the_shuffle_to_its_end(name: str) -> None:
    table = new_table(game(name).book, ["Ann", "Bob", "Cat", "Dan"], seed=3)
    prepare(table, seeded(1))
    assert table.phase == PLAYING
    again = new_table(game(name).book, ["Ann", "Bob", "Cat", "Dan"], seed=3)
    acts = play_round(again, seeded(1))
    assert again.phase == OVER
    assert again.winners
    assert acts > 4


def test_where_nobody_can_do_anything_nothing_is_played() -> None:
    table = seat(base=())
    table.phase = PREPARATION
    assert play_round(table, seeded(1)) == 0
    assert table.phase == PREPARATION

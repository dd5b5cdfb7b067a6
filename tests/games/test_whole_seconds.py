"""People count time in seconds: where all acts come at whole ones, nothing ever runs out between two."""

import pytest

from cardhouse.core.affairs import deadlines
from cardhouse.core.book_acts import Tick
from cardhouse.core.chance import seeded
from cardhouse.core.choices import random_act
from cardhouse.core.engine import decide
from cardhouse.core.rule import REFEREE, TABLE
from cardhouse.games import GAMES, new_table


@pytest.mark.parametrize("dial", [REFEREE, TABLE])
@pytest.mark.parametrize("name", GAMES)
def test_nothing_runs_out_between_two_seconds(name: str, dial: str) -> None:
    table = new_table(GAMES[name].book, ["Ann", "Bob", "Cat", "Dan"], seed=1, dial=dial)
    chance = seeded(1)
    for number in range(120):
        times = deadlines(table)
        assert [time for time in times if time % 1000] == []
        if times and number % 3 == 0:
            decide(table, Tick(max(table.clock, min(times))))
        elif number % 5 == 0:
            decide(table, Tick(table.clock + 1000))
        act = random_act(table, chance)
        if act is None:
            return
        decide(table, act)

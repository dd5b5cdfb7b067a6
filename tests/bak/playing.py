"""Tables of BAK in play, for the tests here."""

from collections.abc import Iterator

from cardhouse.core.acts import Act, Prepare
from cardhouse.core.chance import Chance, seeded
from cardhouse.core.choices import random_act
from cardhouse.core.engine import decide
from cardhouse.core.law import Law
from cardhouse.core.rule import REFEREE
from cardhouse.core.table import OVER, Table
from cardhouse.games import BAK, new_table

NAMES = ("Ann", "Bob", "Cat", "Dan")


def started(players: int, seed: int, *, dial: str = REFEREE, **options: str) -> Table:
    """A table where the game has just begun."""
    law = Law(BAK, dial=dial)
    for option, value in options.items():
        law = law.setting(option, value)
    table = new_table(law.book, NAMES[:players], seed=seed, dial=dial)
    assert decide(table, Prepare(seed % players, "start")).lawful
    return table


def random_game(table: Table, chance: Chance) -> Iterator[Act]:
    """Random lawful acts to the end; the table has been changed by each when it is given out."""
    while table.phase != OVER:
        act = random_act(table, chance)
        assert act is not None
        assert decide(table, act).lawful, act
        yield act


def random_tables(count: int, players: int, **options: str) -> Iterator[Table]:
    """Tables at every moment of some random games."""
    for seed in range(count):
        table = started(players, seed, **options)
        yield table
        for _ in random_game(table, seeded(seed + 1000)):
            yield table

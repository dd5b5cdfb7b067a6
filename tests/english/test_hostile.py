"""Rules that somebody writes to spoil a game: the table stays playable, in every game, and nothing is raised."""

import pytest

from cardhouse.core.acts import Draw
from cardhouse.core.book_acts import meant_by
from cardhouse.core.chance import seeded
from cardhouse.core.choices import random_act
from cardhouse.core.engine import decide
from cardhouse.core.people_acts import Vote
from cardhouse.core.table import OVER, Table
from cardhouse.games import GAMES, new_table
from tests.english.rows import rows

HOSTILE = rows("hostile.txt", 2)
PLAYED = ("bartok@2023-08-14", "bartok", "moo", "uncle-baiting", "bak")
ACTS = 70
NAMES = ["Ann", "Bob", "Cid"]


def spoiled(game: str, texts: str, seed: int) -> Table:
    """A table with rules of three authors."""
    table = new_table(GAMES[game].book, NAMES, seed=seed)
    for place, text in enumerate(texts.split(" // "), 1):
        meant_by(table, f"spoiled-{place}", f"Spoiled {place}", NAMES[place % 3], text).apply(table)
    return table


def somebody_acts(table: Table) -> bool:
    """Where no card can be moved, somebody finds the stock empty, and people vote on the end of the round."""
    for _ in range(4 * table.seats):
        if table.motions:
            return all(decide(table, Vote(seat, True)).happened for seat in range(2))
        if not decide(table, Draw(table.turn)).happened:
            return False
    return bool(table.motions)


@pytest.mark.parametrize("game", PLAYED)
@pytest.mark.parametrize("name, texts", HOSTILE, ids=[row[0] for row in HOSTILE])
def test_the_table_stays_playable(game: str, name: str, texts: str) -> None:
    table, chance = spoiled(game, texts, 1), seeded(2)
    for number in range(ACTS):
        act = random_act(table, chance)
        if act is not None:
            assert decide(table, act).happened
        elif table.phase == OVER:
            table = spoiled(game, texts, number)
        else:
            assert somebody_acts(table)

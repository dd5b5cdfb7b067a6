"""Every sentence of the tables, in every game and with a referee or without: what is offered can be done, and nothing
is raised.
"""

import pytest

from cardhouse.core.book_acts import meant_by
from cardhouse.core.chance import seeded
from cardhouse.core.choices import random_act
from cardhouse.core.engine import decide
from cardhouse.core.rule import REFEREE, TABLE
from cardhouse.games import GAMES, new_table
from tests.english.rows import rows

SENTENCES = list(
    dict.fromkeys(
        [
            *[row[0] for row in rows("canonical.txt", 1)],
            *[row[3] for row in rows("catalogue.txt", 4) if row[1] in ("compiles", "warned")],
            *[row[3] for row in rows("shipped.txt", 4)],
        ]
    )
)
PLAYED = ("bartok@2023-08-14", "bartok", "moo", "uncle-baiting", "bak")
ACTS = 25
SHARES = 8
"""So many tests for each game."""


@pytest.mark.parametrize("share", range(SHARES))
@pytest.mark.parametrize("game", PLAYED)
def test_what_is_offered_can_be_done(game: str, share: int) -> None:
    for number, text in list(enumerate(SENTENCES))[share::SHARES]:
        dial = (REFEREE, TABLE)[number // SHARES % 2]
        table, chance = new_table(GAMES[game].book, ["Ann", "Bob", "Cid"], seed=number, dial=dial), seeded(number + 1)
        meant_by(table, "it", "It", "Ann", text).apply(table)
        for _ in range(ACTS):
            act = random_act(table, chance)
            if act is None:
                break
            assert decide(table, act).happened, (text, act)

"""Random lawful play from the deal to the win, as fast as it goes: nothing is judged twice, noted or shown."""

from typing import Final

from cardhouse.core.chance import Chance
from cardhouse.core.choices import random_act
from cardhouse.core.engine import decide
from cardhouse.core.table import OVER, PLAYING, Table

MOST_ACTS: Final = 20_000
MOST_STEPS: Final = 100


def prepare(table: Table, chance: Chance) -> None:
    """Do whatever a round begins with, up to the first turn."""
    for _ in range(MOST_STEPS):
        act = random_act(table, chance) if table.phase not in (PLAYING, OVER) else None
        if act is None:
            return
        decide(table, act, False)


def play_round(table: Table, chance: Chance) -> int:
    """Play a round to its end; how many acts it took, the preparation not counted."""
    prepare(table, chance)
    for acts in range(MOST_ACTS):
        act = random_act(table, chance) if table.phase != OVER else None
        if act is None:
            return acts
        decide(table, act, False)
    return MOST_ACTS

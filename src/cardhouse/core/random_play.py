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
    steps = 0
    while steps < MOST_STEPS and table.phase not in (PLAYING, OVER):
        act = random_act(table, chance)
        if act is None:
            break
        decide(table, act, False)
        steps += 1


def play_round(table: Table, chance: Chance) -> int:
    """Play a round to its end; how many acts it took, the preparation not counted. By chance some games go on and on:
    one is left after MOST_ACTS, and whether it came to its end is its phase's to say.
    """
    prepare(table, chance)
    acts = 0
    while acts < MOST_ACTS and table.phase != OVER:
        act = random_act(table, chance)
        if act is None:
            break
        decide(table, act, False)
        acts += 1
    return acts

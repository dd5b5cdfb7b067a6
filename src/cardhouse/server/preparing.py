"""The steps before the cards are played that the server takes in somebody's name."""

from __future__ import annotations

from cardhouse.core.acts import Act, Prepare
from cardhouse.core.choices import lawful
from cardhouse.core.table import OVER, PLAYING, Table


def steps_open(table: Table) -> list[Act]:
    """The lawful steps of a round's preparation that leave nothing to choose, by whomever; first the one that the
    phase is named after.
    """
    if table.phase in (PLAYING, OVER):
        return []
    steps = [act for act in lawful(table) if isinstance(act, Prepare)]
    return sorted(steps, key=lambda act: act.way != table.phase)

"""Fairness under lag: an act that was fine when it set out, and came second, goes back without blame."""

from __future__ import annotations

from typing import Final

from cardhouse.core.acts import Act
from cardhouse.core.seats import NO_SEAT
from cardhouse.core.sitting import Sitting
from cardhouse.core.verdicts import Late, overtaken

MOST_BEHIND: Final = 16
"""An act may be so many entries behind; what is older than that was on every screen for long."""


def in_place_of(act: Act, seen: int, sitting: Sitting) -> Act:
    """The act itself, or that it came too late: its sender had seen the table after entry number `seen`."""
    missed = sitting.since(seen)
    others = [entry.act.seat for entry in missed if entry.act.seat not in (NO_SEAT, act.seat)]
    if not others or not sitting.before <= seen or len(missed) > MOST_BEHIND or sitting.table.landing:
        return act
    return Late(act.seat, others[0]) if overtaken(act, sitting.at(seen), sitting.table) else act

"""Fairness under lag: an act that was fine when it set out, and came second, goes back without blame."""

from __future__ import annotations

from collections import deque
from typing import Final

from cardhouse.core.acts import Act
from cardhouse.core.entries import Entry
from cardhouse.core.lateness import Late, overtaken
from cardhouse.core.seats import NO_SEAT
from cardhouse.core.table import Table

MOST_BEHIND: Final = 16
"""An act may be so many entries behind; what is older than that was on every screen for long."""


class Lately:
    """The table as it was before each of the latest entries."""

    def __init__(self) -> None:
        self.kept: Final[deque[tuple[Entry, Table]]] = deque(maxlen=MOST_BEHIND)

    def remember(self, entry: Entry, before: Table) -> None:
        self.kept.append((entry, before))

    def in_place_of(self, act: Act, seen: int, table: Table) -> Act:
        """The act itself, or that it came too late: its sender had seen the table after entry number `seen`."""
        missed = [(entry, before) for entry, before in self.kept if entry.number > seen]
        others = [entry.act.seat for entry, _ in missed if entry.act.seat not in (NO_SEAT, act.seat)]
        if not others or missed[0][0].number != seen + 1 or table.landing:
            return act
        return Late(act.seat, others[0]) if overtaken(act, missed[0][1].copy(), table) else act

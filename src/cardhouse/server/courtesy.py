"""What bots leave to people: the first call, and a moment for what somebody who plays alone has to do."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Final

from cardhouse.core.acts import Act
from cardhouse.core.seats import Seat
from cardhouse.core.table import Table
from cardhouse.core.view import view
from cardhouse.server.settings import Settings


class Courtesy:
    """Knows since when a bot has had something to call, and since when somebody has had something to do."""

    def __init__(self, settings: Settings, dice: Random) -> None:
        self.settings: Final = settings
        self.dice: Final = dice
        self.calls: Final[dict[tuple[Seat, str], tuple[float, int]]] = {}
        self.owed: tuple[object, ...] = ()
        self.since = 0.0

    def before(self, act: Act, number: int) -> float:
        """How many seconds a bot still leaves to people before this act: none, unless it charges somebody."""
        if not hasattr(act, "offender"):
            return 0.0
        now, key = asyncio.get_running_loop().time(), (act.seat, repr(act))
        if key not in self.calls:
            if len(self.calls) > 100:
                self.calls.clear()
            self.calls[key] = (now + self.dice.uniform(*self.settings.call_pause), number)
        return self.calls[key][0] - now

    def left_for(self, table: Table, seat: Seat) -> float:
        """How many seconds bots still wait for this seat: only for what it is shown to owe, and holds nothing up."""
        owed = tuple(duty for duty in view(table, seat).duties if duty.bearer == seat and not duty.blocking)
        now = asyncio.get_running_loop().time()
        if owed != self.owed:
            self.owed, self.since = owed, now
        return self.since + self.settings.duty_pause - now if owed else 0.0

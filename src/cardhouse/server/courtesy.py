"""What bots leave to people: the first call, and a moment for what somebody who plays alone has to do."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random
from typing import Final, Protocol

from cardhouse.bots import Bot
from cardhouse.bots.table import Onlook, next_act
from cardhouse.core.acts import Act
from cardhouse.core.seats import Seat
from cardhouse.core.table import Table
from cardhouse.core.view import view
from cardhouse.server.settings import Settings

CALLING: Final = (1.7, 3.3)
"""So many times its longest pause a bot leaves people to call what it has noticed: four to eight seconds, usually."""
FOR_CHILDREN: Final = 2.0
"""So many times as long, where bots are gentle."""
ANSWERING: Final = 3.3
"""So many times their longest pause bots wait for what somebody who plays alone with them is shown to owe."""


def longest_pause(settings: Settings) -> float:
    """The longest that a bot takes to think; gentle ones count it double in what they leave to people."""
    return settings.bot_pause[1] * (FOR_CHILDREN if settings.bots == "gentle" else 1.0)


def waiting_time(settings: Settings) -> float:
    """How many seconds bots wait for what somebody who plays alone with them is shown to owe."""
    return ANSWERING * longest_pause(settings)


class Dice(Protocol):
    """What chance there is in how long bots take."""

    def uniform(self, a: float, b: float, /) -> float: ...


class LateDice:
    """Dice that are made when they are first thrown: most tables have no bots, and dice take room."""

    __slots__ = ("made", "seed")

    def __init__(self, seed: int) -> None:
        self.seed: Final = seed
        self.made: Random | None = None

    def uniform(self, a: float, b: float, /) -> float:
        if self.made is None:
            self.made = Random(self.seed)
        return self.made.uniform(a, b)


class Courtesy:
    """Knows since when a bot has had something to call, and since when somebody has had something to do."""

    def __init__(self, settings: Settings, dice: Dice) -> None:
        self.settings: Final = settings
        self.longest: Final = longest_pause(settings)
        self.dice: Final = dice
        self.calls: Final[dict[tuple[Seat, str], float]] = {}
        self.owed: tuple[object, ...] = ()
        self.since = 0.0

    def before(self, act: Act) -> float:
        """How many seconds a bot still leaves to people before this act: none, unless it charges somebody."""
        if not hasattr(act, "offender"):
            return 0.0
        now, key = asyncio.get_running_loop().time(), (act.seat, repr(act))
        if key not in self.calls:
            if len(self.calls) > 100:
                self.calls.clear()
            self.calls[key] = now + self.dice.uniform(*CALLING) * self.longest
        return self.calls[key] - now

    def next_act(self, table: Table, bots: dict[Seat, Bot], onlook: Onlook, wake: Callable[[], object]) -> Act | None:
        """What one of these bots does next; what it would call is left to people for a while, and then looked at."""
        act = next_act(table, bots, onlook)
        while act is not None and (left := self.before(act)) > 0:
            asyncio.get_running_loop().call_later(left, wake)
            bots = {seat: bot for seat, bot in bots.items() if seat != act.seat}
            act = next_act(table, bots, onlook) if bots else None
        return act

    def left_for(self, table: Table, seat: Seat) -> float:
        """How many seconds bots still wait for this seat: only for what it is shown to owe, and holds nothing up."""
        owed = tuple(duty for duty in view(table, seat).duties if duty.bearer == seat and not duty.blocking)
        now = asyncio.get_running_loop().time()
        if owed != self.owed:
            self.owed, self.since = owed, now
        return self.since + waiting_time(self.settings) - now if owed else 0.0

"""What the player in turn has done so far, remembered for rules whose turns have several parts."""

from dataclasses import dataclass
from typing import Any, Final

from cardhouse.cards import Card
from cardhouse.core.events import Drew, TurnBegan
from cardhouse.core.fact import Fact
from cardhouse.core.questions import DRAW
from cardhouse.core.rounds import Passed, RoundBegan
from cardhouse.core.seats import NO_SEAT, Seat
from cardhouse.core.table import Event, Table, Tally
from cardhouse.rules.market.peeks import Arranged, Peeked
from cardhouse.rules.market.trade import Bought


@dataclass(eq=False)
class Granted(Event):
    """A player has so many draws more to make in this turn, or fewer."""

    player: Final[Seat]
    draws: Final[int]

    def __init__(self, player: Seat, draws: int) -> None:
        self.player = player
        self.draws = draws

    def apply(self, table: Table) -> None:
        """Nothing moves; the rules that count draws remember it."""


@dataclass(eq=False)
class Parts(Fact):
    """A turn so far: whose it is, draws granted, cards drawn, cards looked at, orders, purchases,
    and whether it was passed. `draws` counts the cards drawn since the game began, by anybody.
    """

    player: Final[Seat]
    draws: Final[int]
    granted: Final[int]
    drawn: Final[tuple[Card, ...]]
    looked: Final[int]
    orders: Final[int]
    bought: Final[int]
    passed: Final[bool]

    def __init__(
        self,
        player: Seat = NO_SEAT,
        draws: int = 0,
        granted: int = 0,
        drawn: tuple[Card, ...] = (),
        looked: int = 0,
        orders: int = 0,
        bought: int = 0,
        passed: bool = False,
    ) -> None:
        self.player = player
        self.draws = draws
        self.granted = granted
        self.drawn = drawn
        self.looked = looked
        self.orders = orders
        self.bought = bought
        self.passed = passed


class TurnSoFar(Tally):
    """What the player in turn has done."""

    def start(self) -> Parts:
        return Parts()

    def hears(self) -> tuple[type, ...]:
        return TurnBegan, Granted, Drew, Peeked, Arranged, Bought, Passed, RoundBegan

    def step(self, total: Any, event: Event) -> Parts:
        t: Parts = total
        player, granted, drawn, looked, orders, bought = t.player, t.granted, t.drawn, t.looked, t.orders, t.bought
        passed, draws = t.passed, t.draws
        if isinstance(event, RoundBegan):
            return Parts()
        if isinstance(event, TurnBegan):
            return Parts(event.player, draws)
        if isinstance(event, Drew):
            draws += 1
            if event.way == DRAW and event.player == player:
                drawn = (*drawn, event.card)
        elif isinstance(event, Granted):
            granted += event.draws
        elif isinstance(event, Peeked):
            looked = event.count if event.player == player else looked
        elif isinstance(event, Arranged):
            orders += 1 if event.player == player else 0
        elif isinstance(event, Bought):
            bought += 1 if event.player == player else 0
        elif isinstance(event, Passed):
            passed = passed or event.player == player
        return Parts(player, draws, granted, drawn, looked, orders, bought, passed)


TURN_SO_FAR: Final = TurnSoFar()

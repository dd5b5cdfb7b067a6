"""How the stock is built before play."""

from dataclasses import dataclass
from typing import Final

from cardhouse.cards import NONE, Cards
from cardhouse.core.declared import option
from cardhouse.core.events import Deals, Shuffled
from cardhouse.core.hooks import after
from cardhouse.core.rule import Rule
from cardhouse.core.seating import RoundStarted
from cardhouse.core.table import Event, Events, Table, Wish

THIRD: Final = "third"
RANDOM: Final = "random"
MOST_DEALT: Final = 8
_NUMBERS: Final = [str(number) for number in range(41)]
_PARTS: Final = {"third": "a third", "random": "as chance will have it"} | {each: each for each in _NUMBERS}
_FEW: Final = _NUMBERS[: 1 + MOST_DEALT]


@dataclass(eq=False)
class Stacks(Wish):
    """A wish: the stock is to be shuffled, with these cards nowhere in its top part; that part may be `spread` larger
    or smaller.
    """

    low: Cards
    top: int
    spread: int = 0

    def bound(self, table: Table) -> list[Event]:
        chance = table.chance.copy()
        others = [card for card in table.stock if card not in self.low]
        chance.shuffle(others)
        free = self.top + (chance.below(2 * self.spread + 1) - self.spread if self.spread else 0)
        free = max(0, min(free, len(others)))
        rest = others[free:] + [card for card in table.stock if card in self.low]
        chance.shuffle(rest)
        return [Shuffled((*rest, *others[:free]), chance.state)]


@dataclass(frozen=True)
class FreeTop(Rule):
    """The stock is shuffled so that {on} lies nowhere in its top part."""

    on: Cards = NONE
    top: str = option(
        "third", "The part that is free of it", _PARTS, unit="card", ruling="R-K1", subject="Cards and dealing"
    )
    opening: int = option(
        0, "Cards dealt to everybody", _FEW, special={"0": "none"}, ruling="R-K3", subject="Cards and dealing"
    )

    @after(RoundStarted)
    def build(self, started: RoundStarted, table: Table) -> Events:
        dealt = self.opening * table.seats
        others = len([card for card in table.stock if card not in self.on and card.rank <= 10]) - dealt
        free = others // 3 if self.top in (THIRD, RANDOM) else int(self.top)
        yield Stacks(self.on, dealt + free, 1 if self.top == RANDOM else 0)
        if self.opening:
            yield Deals(self.opening)

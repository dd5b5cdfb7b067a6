"""Cards that could not be drawn because there were none: waived, or owed until there are some."""

from dataclasses import dataclass
from typing import Any, Final

from cardhouse.core.declared import option
from cardhouse.core.events import Draws, DrewNothing, Recycled
from cardhouse.core.hooks import after
from cardhouse.core.presence import Left
from cardhouse.core.rule import Memory, Rule
from cardhouse.core.seating import ShuffledIn
from cardhouse.core.seats import Seat
from cardhouse.core.speech import Remark
from cardhouse.core.table import NOTHING, Event, Events, Table, Tally

WAIVED: Final = "are waived"


@dataclass(eq=False)
class CardMissing(Remark):
    """Somebody could not draw a card, and owes it."""

    player: Seat


class CardsPaid(Remark):
    """Whoever owes cards draws them now."""


class CardsMissing(Tally):
    """Who owes a card, once for each."""

    def start(self) -> tuple[int, ...]:
        return ()

    def hears(self) -> tuple[type, ...]:
        return (CardMissing, CardsPaid, Left)

    def step(self, total: Any, event: Event) -> tuple[int, ...]:
        owed: tuple[int, ...] = total
        if isinstance(event, CardMissing):
            return (*owed, event.player)
        return tuple([seat for seat in owed if seat != event.player]) if isinstance(event, Left) else ()


CARDS_MISSING: Final = CardsMissing()
OWED_LATER: Final = "missing card"
"""The way in which a card is drawn that was missing before."""


@dataclass(frozen=True)
class MissingCards(Rule):
    """What happens to cards that cannot be drawn because there are none is up to the table."""

    missing_cards: str = option(
        WAIVED,
        "Cards that cannot be drawn",
        {"are waived": "need not be drawn", "are owed": "are owed until there are some"},
        ruling="R-M19",
        subject="Cards and dealing",
    )

    def tallies(self) -> tuple[Memory, ...]:
        return (CARDS_MISSING,)

    @after(DrewNothing)
    def note(self, nothing: DrewNothing, table: Table) -> Events:
        return (CardMissing(nothing.player),) if self.missing_cards != WAIVED else NOTHING

    @after(Recycled)
    def some_again(self, recycled: Recycled, table: Table) -> Events:
        return self.paid(table)

    @after(ShuffledIn)
    def some_came_back(self, shuffled: ShuffledIn, table: Table) -> Events:
        return self.paid(table)

    def paid(self, table: Table) -> Events:
        owed = table.tally(CARDS_MISSING)
        return (CardsPaid(), *[Draws(seat, OWED_LATER) for seat in owed]) if owed else NOTHING

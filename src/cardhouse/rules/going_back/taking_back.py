"""Taking a card back that one has played wrongly."""

from dataclasses import dataclass
from typing import Final

from cardhouse.cards import Card
from cardhouse.core.acts import CardAct, unknown_way
from cardhouse.core.declared import Way
from cardhouse.core.gates import Facet
from cardhouse.core.seats import Seat
from cardhouse.core.speech import Remark
from cardhouse.core.table import Event, Question, Table
from cardhouse.core.words import card_words

TAKE_BACK: Final = "take-back"
TAKE_BACK_WAY: Final = Way(TAKE_BACK, "take the card back", label="Take a wrong card back", free=True)


@dataclass(eq=False)
class Reclaimed(Remark):
    """A player takes a card back that was played wrongly."""

    player: Seat
    card: Card


@dataclass(eq=False)
class Reclaimable(Question):
    """Which cards may this seat take back?"""

    seat: Seat

    def unruled(self, table: Table) -> list[Card]:
        return []


class Reclaim(CardAct):
    """Take a card back that one has played wrongly."""

    @property
    def way(self) -> str:
        return TAKE_BACK

    def impossible(self, table: Table) -> str:
        if self.card not in table.ask(Reclaimable(self.seat)):
            return f"{table.names[self.seat]} cannot take {card_words(self.card)} back"
        return unknown_way(table, TAKE_BACK)

    def facets(self, table: Table) -> list[Facet]:
        return []

    def happen(self, table: Table) -> list[Event]:
        return [Reclaimed(self.seat, self.card)]

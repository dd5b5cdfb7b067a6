"""What is demanded of whoever plays next, and how one gets rid of it."""

from dataclasses import dataclass
from typing import Final

from cardhouse.cards import NONE, Card, Cards
from cardhouse.core.questions import CardsQuestion
from cardhouse.core.remarks import Remark
from cardhouse.core.table import Table


@dataclass(eq=False)
class Rids(CardsQuestion):
    """Which cards, played on this one, rid their player of a draw that is demanded? They have to match all the same.
    None, unless a rule says so.
    """

    top: Final[Card]

    def __init__(self, top: Card) -> None:
        self.top = top

    def unruled(self, table: Table) -> Cards:
        return NONE


class DrawCancelled(Remark):
    """Whatever somebody had to draw is demanded no longer, whichever rule demanded it."""

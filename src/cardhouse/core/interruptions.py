"""Cards that need not wait for a turn, cards that a player may not part with, and which card of a pile counts."""

from dataclasses import dataclass
from typing import Any, Final

from cardhouse.cards import ALL, NONE, Card, Cards
from cardhouse.core.needs import only_with
from cardhouse.core.questions import CardsQuestion
from cardhouse.core.rule import Need
from cardhouse.core.seats import Seat
from cardhouse.core.table import Question, Table
from cardhouse.core.words import card_words


@dataclass(eq=False)
class Interrupts(CardsQuestion):
    """Which cards may this seat put on this pile at any time, whoever is in turn, whatever lies there and whatever is
    owed first?
    """

    seat: Final[Seat]
    pile: Final[int]

    def __init__(self, seat: Seat, pile: int) -> None:
        self.seat = seat
        self.pile = pile

    def unruled(self, table: Table) -> Cards:
        return NONE


@dataclass(eq=False)
class MayPart(CardsQuestion):
    """Which cards may this seat part with on this pile, in turn or out of turn?"""

    seat: Final[Seat]
    pile: Final[int]

    def __init__(self, seat: Seat, pile: int) -> None:
        self.seat = seat
        self.pile = pile

    def unruled(self, table: Table) -> Cards:
        return ALL

    def refusal(self, table: Table, subject: Any) -> str:
        return f"{table.names[self.seat]} may not play {card_words(subject)} now"


@dataclass(eq=False)
class Counting(Question):
    """Which card of this pile counts as its top? The uppermost, unless a rule says otherwise."""

    pile: Final[int]

    def __init__(self, pile: int) -> None:
        self.pile = pile

    def unruled(self, table: Table) -> Card | None:
        return table.top(self.pile)


only_with(Need("a pile that cards are played on", ("play",)), MayPart)

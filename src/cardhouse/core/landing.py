"""Questions about where cards come to rest, which piles are closed, and what holds a move back."""

from dataclasses import dataclass
from typing import Any, Final

from cardhouse.cards import NONE, Card, Cards
from cardhouse.core.needs import only_with
from cardhouse.core.questions import PLAY, CardsQuestion, SeatQuestion
from cardhouse.core.rule import TABLE, Need
from cardhouse.core.table import Question, Table
from cardhouse.core.words import cards_words


@dataclass(eq=False)
class Splits(CardsQuestion):
    """Which cards open a pile of their own when they follow others in one play?"""

    def unruled(self, table: Table) -> Cards:
        return NONE


@dataclass(eq=False)
class OpensBy(CardsQuestion):
    """Which cards open a pile of their own in this way of acting, other than a play from the hand, by a rule that
    speaks of this way alone?
    """

    way: Final[str]

    def __init__(self, way: str) -> None:
        self.way = way

    def unruled(self, table: Table) -> Cards:
        return NONE


@dataclass(eq=False)
class GoTogether(Question):
    """May these cards of a hand go together in this way of acting?"""

    way: str
    cards: tuple[Card, ...]

    def unruled(self, table: Table) -> bool:
        return True

    def refusal(self, table: Table, subject: Any) -> str:
        return f"{cards_words(self.cards)} may not go together in this way"


class Closing(Question):
    """Which piles does what lies in them close?"""

    def unruled(self, table: Table) -> list[int]:
        return []


class DeadPiles(Question):
    """Which piles are closed to every card? Those that what lies in them closes, unless a rule says otherwise."""

    def unruled(self, table: Table) -> list[int]:
        return table.ask(Closing())


def dead_piles(table: Table) -> list[int]:
    """The piles that are closed to every card. They are asked about for each pile and each way of acting, and stay
    the same between two acts.
    """
    if not table.settled:
        return table.ask(DeadPiles())
    if table.dead is None or table.dead_at != table.acts:
        table.dead = table.ask(DeadPiles())
        table.dead_at = table.acts
    return table.dead


class BarePile(Question):
    """May a pile lie there without a card, open to any?"""

    def unruled(self, table: Table) -> bool:
        return True


class ByItself(Question):
    """Does the table do by itself what leaves no choice, or do people do it by hand?"""

    def unruled(self, table: Table) -> bool:
        return table.law.dial != TABLE


class GoingOut(SeatQuestion):
    """Who may play the last cards of the hand?"""

    def refusal(self, table: Table, subject: Any) -> str:
        return f"{table.names[subject]} may not go out like that"


class BarredMoves(Question):
    """Which moves may not be made again in this turn: (where from, pile, cards)?"""

    def unruled(self, table: Table) -> list[tuple[str, int, tuple[Card, ...]]]:
        return []


@dataclass(eq=False)
class MoveOpen(Question):
    """May these cards go from here to this pile, or is the move barred?"""

    source: str
    pile: int
    cards: tuple[Card, ...]

    def unruled(self, table: Table) -> bool:
        return True

    def refusal(self, table: Table, subject: Any) -> str:
        return "this move is barred for the rest of the turn"


class AccusedByToken(Question):
    """Is a token handed over to accuse somebody?"""

    def unruled(self, table: Table) -> bool:
        return False


class Ready(SeatQuestion):
    """Who has made all preparations that come before this step?"""

    def refusal(self, table: Table, subject: Any) -> str:
        return f"{table.names[subject]} cannot {table.law.does(self.way)} yet"


only_with(Need("a pile that cards are played on", (PLAY,)), Splits, OpensBy, Closing)

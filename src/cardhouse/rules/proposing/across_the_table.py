"""What people do across the table besides playing: ask how things stand, put a card back, contest a penalty."""

from dataclasses import dataclass
from typing import Final

from cardhouse.cards import Card
from cardhouse.core.acts import Act, CardAct, not_held, unknown_way
from cardhouse.core.declared import Way
from cardhouse.core.gates import Facet, seat_gates
from cardhouse.core.questions import SeatQuestion
from cardhouse.core.seats import Seat
from cardhouse.core.speech import Remark
from cardhouse.core.table import Event, Table

ASK: Final = "ask"
RETURN: Final = "return"
CONTEST: Final = "contest"
ASK_WAY: Final = Way(ASK, "ask how things stand")
RETURN_WAY: Final = Way(RETURN, "put a card back on the stock", label="Put back on the stock")
CONTEST_WAY: Final = Way(CONTEST, "contest a penalty")


@dataclass(eq=False)
class AskedHow(Remark):
    """Somebody asked how things stand."""

    player: Seat


@dataclass(eq=False)
class TriedToReturn(Remark):
    """Somebody held a hand card over the stock; it stays where it was until a rule takes it."""

    player: Seat
    card: Card


@dataclass(eq=False)
class Contested(Remark):
    """Somebody said that a penalty was not deserved."""

    player: Seat


class AskHow(Act):
    """Ask how things stand: whose turn it is, which way round, what is owed."""

    @property
    def way(self) -> str:
        return ASK

    def impossible(self, table: Table) -> str:
        return unknown_way(table, ASK)

    def happen(self, table: Table) -> list[Event]:
        return [AskedHow(self.seat)]


class Return(CardAct):
    """Put a hand card back on the stock."""

    @property
    def way(self) -> str:
        return RETURN

    def impossible(self, table: Table) -> str:
        return not_held(table, self.seat, self.card) or unknown_way(table, RETURN)

    def happen(self, table: Table) -> list[Event]:
        return [TriedToReturn(self.seat, self.card)]


class MayContest(SeatQuestion):
    """Who has a penalty to contest?"""

    def refusal(self, table: Table, subject: int) -> str:
        return f"{table.names[subject]} has no penalty to contest"


class Contest(Act):
    """Say that a penalty one got, or is to get, is not deserved."""

    @property
    def way(self) -> str:
        return CONTEST

    def impossible(self, table: Table) -> str:
        return unknown_way(table, CONTEST)

    def facets(self, table: Table) -> list[Facet]:
        return [*[(gate, self.seat) for gate in seat_gates(table, CONTEST)], (MayContest(CONTEST), self.seat)]

    def happen(self, table: Table) -> list[Event]:
        return [Contested(self.seat)]

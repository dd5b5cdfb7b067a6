"""What people do with tokens: take the one that marks a turn, put it back, hand one on."""

from dataclasses import dataclass
from typing import Any, Final

from cardhouse.core.acts import Progress, Touch, unknown_way
from cardhouse.core.declared import BEGINS, ENDS, Way, meant
from cardhouse.core.events import TokenMoved
from cardhouse.core.gates import Facet, seat_gates
from cardhouse.core.seats import Seat
from cardhouse.core.speech import Remark
from cardhouse.core.table import CENTRE, Event, Question, Table

TAKE_TURN: Final = "take-turn"
RETURN_TURN: Final = "return-turn"
TAKE_TURN_WAY: Final = Way(TAKE_TURN, "take the Turn Token", BEGINS, "Take the turn")
RETURN_TURN_WAY: Final = Way(RETURN_TURN, "return the Turn Token", ENDS, "End the turn")
HAND_ON: Final = "hand on the "
TURN: Final = "turn"
DEALER: Final = "dealer"
DECK: Final = "deck"
ASIDE: Final = "move aside"


@dataclass(eq=False)
class GoesTo(Question):
    """May this token be handed on like that?"""

    token: str
    giver: Seat
    to: Seat

    def unruled(self, table: Table) -> bool:
        return True

    def refusal(self, table: Table, subject: Any) -> str:
        return f"{table.names[self.giver]} may not hand the {self.token} to {table.names[self.to]} now"


@dataclass(eq=False)
class TokenTouched(Remark):
    """Somebody moved a token a little; it still marks what it did."""

    player: Seat
    token: str


@dataclass(eq=False)
class HandedOn(Remark):
    """Somebody let a token go to another player."""

    player: Seat
    token: str


@dataclass(eq=False)
class MoveAside(Touch):
    """Move a token a little to the side, as one tidies a table."""

    token: Final[str]

    def __init__(self, seat: Seat, token: str) -> None:
        self.seat = seat
        self.token = token

    @property
    def way(self) -> str:
        return ASIDE

    def impossible(self, table: Table) -> str:
        if self.token in table.law.tokens:
            return ""
        return f'there is no token "{self.token}" on this table{meant(self.token, table.law.tokens)}'

    def happen(self, table: Table) -> list[Event]:
        return [TokenTouched(self.seat, self.token)]


class TakeTurn(Progress):
    """Take the token that marks the turn."""

    @property
    def way(self) -> str:
        return TAKE_TURN

    def impossible(self, table: Table) -> str:
        if table.tokens.get(TURN, CENTRE) != CENTRE:
            return "the Turn Token is not there"
        return unknown_way(table, TAKE_TURN)

    def happen(self, table: Table) -> list[Event]:
        return [TokenMoved(TURN, self.seat)]


class ReturnTurn(Progress):
    """Put the token that marks the turn back."""

    @property
    def way(self) -> str:
        return RETURN_TURN

    def impossible(self, table: Table) -> str:
        if table.tokens.get(TURN, CENTRE) != self.seat:
            return f"{table.names[self.seat]} does not have the Turn Token"
        return unknown_way(table, RETURN_TURN)

    def happen(self, table: Table) -> list[Event]:
        return [TokenMoved(TURN, CENTRE)]


@dataclass(eq=False)
class HandOn(Touch):
    """Hand a token, or what is passed round like one, to another player."""

    token: Final[str]
    to: Final[Seat]

    def __init__(self, seat: Seat, token: str, to: Seat) -> None:
        self.seat = seat
        self.token = token
        self.to = to

    @property
    def way(self) -> str:
        return HAND_ON + self.token

    def impossible(self, table: Table) -> str:
        if not 0 <= self.to < table.seats or self.to == self.seat:
            return "there is nobody there to hand it to"
        if self.token not in table.law.tokens or table.tokens.get(self.token, CENTRE) != self.seat:
            return f"{table.names[self.seat]} does not have the {self.token}"
        return ""

    def facets(self, table: Table) -> list[Facet]:
        gates: list[Facet] = [(gate, self.seat) for gate in seat_gates(table, self.way)]
        return [*gates, (GoesTo(self.token, self.seat, self.to), True)]

    def happen(self, table: Table) -> list[Event]:
        return [HandedOn(self.seat, self.token), TokenMoved(self.token, self.to)]

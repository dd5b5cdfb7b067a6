"""Tokens that are all alike and are counted: earned, spent, given away."""

from dataclasses import dataclass
from typing import Any, Final

from cardhouse.core.acts import Act, unknown_way
from cardhouse.core.declared import ANY_TIME, Way
from cardhouse.core.gates import Facet
from cardhouse.core.questions import Timely
from cardhouse.core.rule import Memory
from cardhouse.core.seats import Seat
from cardhouse.core.speech import Remark
from cardhouse.core.table import PLAYING, Event, Question, Table, Tally

DONATE: Final = "donate"
DONATE_WAY: Final = Way(DONATE, "give a token away", ANY_TIME, free=True)


@dataclass(eq=False)
class Credited(Event):
    """Somebody has so many tokens of a kind more, or fewer."""

    player: Final[Seat]
    what: Final[str]
    number: Final[int]

    def __init__(self, player: Seat, what: str, number: int = 1) -> None:
        self.player = player
        self.what = what
        self.number = number

    def apply(self, table: Table) -> None:
        """A purse counts it."""


@dataclass(eq=False)
class Purse(Tally):
    """How many tokens of a kind everybody has, by seat; who has none is not in it."""

    what: Final[str]

    def __init__(self, what: str) -> None:
        self.what = what

    def start(self) -> dict[int, int]:
        return {}

    def hears(self) -> tuple[type, ...]:
        return (Credited,)

    def step(self, total: Any, event: Event) -> dict[int, int]:
        held: dict[int, int] = total
        if not isinstance(event, Credited) or event.what != self.what:
            return held
        now = held | {event.player: held.get(event.player, 0) + event.number}
        return {seat: now[seat] for seat in sorted(now) if now[seat] > 0}


def held(table: Table, what: str, seat: Seat) -> int:
    """How many tokens of a kind somebody has; none, where nobody counts them."""
    purse: Memory = Purse(what)
    return table.tally(Purse(what)).get(seat, 0) if purse in table.law.tally_place else 0


@dataclass(eq=False)
class MayDonate(Question):
    """May this token be given away like that?"""

    what: Final[str]
    giver: Final[Seat]
    to: Final[Seat]

    def __init__(self, what: str, giver: Seat, to: Seat) -> None:
        self.what = what
        self.giver = giver
        self.to = to

    def unruled(self, table: Table) -> bool:
        return self.giver != self.to

    def default_rule(self, table: Table) -> str:
        return table.law.ways[DONATE]

    def refusal(self, table: Table, subject: Any) -> str:
        return f"{table.names[self.giver]} cannot give {table.names[self.to]} a {self.what}"


@dataclass(eq=False)
class ToBeAccepted(Question):
    """Does a gift of such a token wait until it is accepted? No, unless a rule says so."""

    what: str

    def unruled(self, table: Table) -> bool:
        return False


@dataclass(eq=False)
class TokenOffered(Remark):
    """Somebody would like to give another a token."""

    player: Seat
    what: str
    to: Seat


@dataclass(eq=False)
class Donate(Act):
    """Give another player a token out of one's purse."""

    what: Final[str]
    to: Final[Seat]

    def __init__(self, seat: Seat, what: str, to: Seat) -> None:
        self.seat = seat
        self.what = what
        self.to = to

    @property
    def way(self) -> str:
        return DONATE

    def impossible(self, table: Table) -> str:
        return unknown_way(table, DONATE) if 0 <= self.to < table.seats else "there is nobody there to give to"

    def facets(self, table: Table) -> list[Facet]:
        early: list[Facet] = [(Timely(DONATE), self.seat)] if table.phase != PLAYING else []
        return [*early, (MayDonate(self.what, self.seat, self.to), True)]

    def happen(self, table: Table) -> list[Event]:
        if table.ask(ToBeAccepted(self.what)):
            return [TokenOffered(self.seat, self.what, self.to)]
        return [Credited(self.seat, self.what, -1), Credited(self.to, self.what)]

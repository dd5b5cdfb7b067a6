"""Who plays and with what: the pack, the start, people who leave the table, and the end."""

from dataclasses import dataclass
from typing import Any, Final

from cardhouse.cards import Card, packs
from cardhouse.core.acts import Act, unknown_way
from cardhouse.core.chance import Chance
from cardhouse.core.events import RoundWon
from cardhouse.core.gates import Facet
from cardhouse.core.questions import Jokers, SeatQuestion, Timely
from cardhouse.core.results import NO_WINNER, WON
from cardhouse.core.seats import NOBODY, Seat, Seats, seats_of
from cardhouse.core.table import OVER, Event, Question, Table, Wish

LEAVE: Final = "leave"


@dataclass(eq=False)
class Pack(Question):
    """Which cards is the game played with?"""

    packs: Final[int]

    def __init__(self, packs: int = 1) -> None:
        self.packs = packs

    def unruled(self, table: Table) -> list[Card]:
        return packs(self.packs, jokers=table.ask(Jokers()))


class Present(Question):
    """Who still plays?"""

    def unruled(self, table: Table) -> Seats:
        return seats_of(range(table.seats))


class MayLeave(SeatQuestion):
    """Who may leave the table?"""

    def refusal(self, table: Table, subject: Any) -> str:
        return f"{table.names[subject]} has left already"


class Victors(Question):
    """Who has won, now that the game is at its end?"""

    def unruled(self, table: Table) -> Seats:
        return NOBODY


@dataclass(eq=False)
class OutcomeOf(Question):
    """How has the game ended, if these have won?"""

    winners: Final[Seats]

    def __init__(self, winners: Seats) -> None:
        self.winners = winners

    def unruled(self, table: Table) -> str:
        return WON if self.winners.bits else NO_WINNER


class Scores(Question):
    """How many points has everybody at the end, in the order of the seats? None, if there are no points."""

    def unruled(self, table: Table) -> tuple[int, ...]:
        return ()


@dataclass(eq=False)
class Concludes(Wish):
    """A wish: the game is to end here, with whoever has won when all else has happened."""

    def bound(self, table: Table) -> list[Event]:
        winners = table.ask(Victors())
        return [RoundWon(tuple(winners.among(table.seats)), table.ask(OutcomeOf(winners)), table.ask(Scores()))]


@dataclass(eq=False)
class RoundStarted(Event):
    """Everything is to be laid out for play, which this player begins."""

    player: Final[Seat]
    chance: Final[int]

    def __init__(self, player: Seat, chance: int = 0) -> None:
        self.player = player
        self.chance = chance

    def apply(self, table: Table) -> None:
        if self.chance:
            table.chance = Chance(self.chance)


@dataclass(eq=False)
class StartsAtRandom(Wish):
    """A wish: one of those who play is to begin, each as likely."""

    def bound(self, table: Table) -> list[Event]:
        chance = table.chance.copy()
        return [RoundStarted(chance.pick(table.ask(Present()).among(table.seats)), chance.state)]


@dataclass(eq=False)
class Left(Event):
    """Somebody left the table for good."""

    player: Final[Seat]

    def __init__(self, player: Seat) -> None:
        self.player = player

    def apply(self, table: Table) -> None:
        """The seat stays empty; the rules that count players remember it."""


@dataclass(eq=False)
class Joined(Event):
    """Somebody came into the game, or came back."""

    player: Final[Seat]

    def __init__(self, player: Seat) -> None:
        self.player = player

    def apply(self, table: Table) -> None:
        """The rules that count players remember it."""


class Leave(Act):
    """Leave the table."""

    @property
    def way(self) -> str:
        return LEAVE

    def impossible(self, table: Table) -> str:
        return unknown_way(table, LEAVE)

    def facets(self, table: Table) -> list[Facet]:
        over: list[Facet] = [(Timely(LEAVE), self.seat)] if table.phase == OVER else []
        return [*over, (MayLeave(LEAVE), self.seat)]

    def happen(self, table: Table) -> list[Event]:
        return [Left(self.seat)]

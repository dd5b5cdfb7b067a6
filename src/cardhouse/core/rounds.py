"""Rounds: how one begins and ends, and what part of a win each player has."""

from dataclasses import dataclass
from typing import Final

from cardhouse.core.events import NOBODY_SKIPPED
from cardhouse.core.seats import NO_SEAT, Seat
from cardhouse.core.table import OVER, PLAYING, PREPARATION, Event, Table

WON: Final = "won"
ALL_LOSE: Final = "all-lose"
NO_RESULT: Final = "no-result"
BY_VOTE: Final = "by-vote"
NO_WINNER: Final = "no-winner"
OUTCOMES: Final = (WON, ALL_LOSE, NO_RESULT, BY_VOTE, NO_WINNER)


def shares(winners: list[int], seats: int, rest: int = 0) -> tuple[str, ...]:
    """Everybody's part of a win, as text: all of it is "1", those who win together have equal parts, and it counts
    `rest` for all others.
    """
    part = f"1/{len(winners)}" if len(winners) > 1 else "1"
    return tuple([part if seat in winners else str(rest) for seat in range(seats)])


TOLD: Final = {
    ALL_LOSE: "everybody loses the round",
    NO_RESULT: "the round ends without a result",
    BY_VOTE: "the round ends by vote, without a winner",
    NO_WINNER: "nobody wins the round",
}
"""An end without winners in words."""


ENDED: Final = "after "
"""How the name of a phase begins that is over while the next has not begun."""


@dataclass(eq=False)
class PhaseBegan(Event):
    """The round entered another phase."""

    phase: str

    def apply(self, table: Table) -> None:
        table.phase = self.phase


@dataclass(eq=False)
class PhaseOver(Event):
    """A phase of the round is over; the engine finds out which is next when the rules have changed as they are to."""

    phase: str

    def apply(self, table: Table) -> None:
        table.phase = ENDED + self.phase


@dataclass(eq=False)
class RoundWon(Event):
    """The round is over, and how. What was owed has lapsed; cards that landed last do not act."""

    winners: Final[tuple[int, ...]]
    outcome: Final[str]
    scores: Final[tuple[int, ...]]

    def __init__(self, winners: tuple[int, ...], outcome: str = "", scores: tuple[int, ...] = ()) -> None:
        self.winners = winners
        self.outcome = outcome or (WON if winners else NO_WINNER)
        self.scores = scores

    def apply(self, table: Table) -> None:
        table.winners = list(self.winners)
        table.outcome = self.outcome
        table.scores = self.scores
        table.phase = OVER
        table.duties = []
        table.debts = []


@dataclass(eq=False)
class WinVoided(Event):
    """Nobody has won after all: play goes on where it stood, and the cards that landed last act now."""

    def apply(self, table: Table) -> None:
        table.winners = []
        table.outcome = ""
        table.scores = ()
        table.phase = PLAYING


@dataclass(eq=False)
class RoundBegan(Event):
    """All cards were gathered into the stock for a new round."""

    dealer: Seat

    def apply(self, table: Table) -> None:
        zones = [*table.hands, *table.piles.values(), *[zone for zones in table.areas.values() for zone in zones]]
        for zone in zones:
            table.stock.extend([card.printed for card in zone])
            zone.clear()
        table.piles = {}
        table.opened = 0
        table.dealer = self.dealer
        table.turn = table.last = NO_SEAT
        table.direction = 1
        table.skips = table.acted = 0
        table.landing = []
        table.skipped = NOBODY_SKIPPED
        table.phase = PREPARATION
        table.winners = []
        table.outcome = ""
        table.scores = ()
        table.breaches = []
        table.round += 1

"""Rounds and turns: how a round begins and ends, what part of a win each player has, and turns of several parts."""

from dataclasses import dataclass
from typing import Final

from cardhouse.core.acts import Progress, unknown_way
from cardhouse.core.declared import TURN, Way
from cardhouse.core.events import NOBODY_SKIPPED
from cardhouse.core.gates import admitted, plan_of
from cardhouse.core.needs import only_with
from cardhouse.core.questions import CanBeDone
from cardhouse.core.rule import Need
from cardhouse.core.seats import NO_SEAT, Seat
from cardhouse.core.speech import Remark
from cardhouse.core.table import OVER, PLAYING, PREPARATION, Event, Question, Table

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


PASS: Final = "pass"
PASS_WAY: Final = Way(PASS, when=TURN)


@dataclass(eq=False)
class DrawsDue(Question):
    """How many cards does this player draw in a turn?"""

    seat: Final[Seat]

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def unruled(self, table: Table) -> int:
        return 1


class DrawsLeft(Question):
    """How many draws are still to be made in this turn?"""

    def unruled(self, table: Table) -> int:
        return 0


@dataclass(eq=False)
class OpensTurn(Remark):
    """A player whose turn has not begun is about to do its act. Said only where a rule lets acts begin turns."""

    player: Seat


@dataclass(eq=False)
class Passed(Event):
    """A player does nothing more in this turn."""

    player: Final[Seat]

    def __init__(self, player: Seat) -> None:
        self.player = player

    def apply(self, table: Table) -> None:
        if self.player == table.turn:
            table.acted += 1


class Pass(Progress):
    """End the turn. Nothing is touched by it."""

    @property
    def moves(self) -> bool:
        return False

    @property
    def way(self) -> str:
        return PASS

    def impossible(self, table: Table) -> str:
        if table.ask(CanBeDone(PASS)):
            return unknown_way(table, PASS)
        return "nobody passes while play stands still" if table.pauses else "nobody passes who can draw"

    def lawful(self, table: Table) -> bool | None:
        return self.seat in admitted(table, plan_of(table.law, PASS))

    def happen(self, table: Table) -> list[Event]:
        return [Passed(self.seat)]


only_with(Need("a turn of drawing and buying", ("draws due",)), DrawsDue)

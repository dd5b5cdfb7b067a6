"""A turn of several parts: draws that are due, what may be done after them, and its end by passing."""

from dataclasses import dataclass
from typing import Final

from cardhouse.core.acts import Progress, unknown_way
from cardhouse.core.gates import admitted, plan_of
from cardhouse.core.needs import only_with
from cardhouse.core.questions import CanBeDone
from cardhouse.core.remarks import Remark
from cardhouse.core.rule import Need
from cardhouse.core.seats import Seat
from cardhouse.core.table import Event, Question, Table
from cardhouse.core.ways import TURN, Way

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

"""What the player in turn has done in it, remembered in a few bits for rules that let a turn have more than one act."""

from dataclasses import dataclass
from typing import Any, Final

from cardhouse.cards import Card
from cardhouse.core.events import Drew, DrewNothing, Laid, Landed, TurnBegan, TurnEnded
from cardhouse.core.fact import Fact
from cardhouse.core.questions import DRAW
from cardhouse.core.rounds import Passed
from cardhouse.core.seats import NO_SEAT, Seat
from cardhouse.core.table import Event, Tally
from cardhouse.rules.piles.pile_acts import Took
from cardhouse.rules.veto.holding import TookBack

DREW: Final = 1
TOOK: Final = 2
LAID: Final = 4
PLAYED: Final = 8
PASSED: Final = 16


@dataclass(eq=False)
class Turn(Fact):
    """A turn so far: whose it is, what was done in it, and the cards taken off a pile."""

    player: Final[Seat]
    done: Final[int]
    taken: Final[tuple[Card, ...]]

    def __init__(self, player: Seat = NO_SEAT, done: int = 0, taken: tuple[Card, ...] = ()) -> None:
        self.player = player
        self.done = done
        self.taken = taken


NO_TURN: Final = Turn()


class TurnRecord(Tally):
    """What was done in the turn under way, by the player in turn."""

    def start(self) -> Turn:
        return NO_TURN

    def hears(self) -> tuple[type, ...]:
        return TurnBegan, TurnEnded, Drew, DrewNothing, Took, Laid, Landed, TookBack, Passed

    def step(self, total: Any, event: Event) -> Turn:
        turn: Turn = total
        if isinstance(event, Landed):
            return noted(turn, event.player, PLAYED)
        if isinstance(event, TurnBegan):
            return Turn(event.player)
        if isinstance(event, TurnEnded):
            return NO_TURN
        if isinstance(event, (Drew, DrewNothing)):
            return noted(turn, event.player, DREW) if event.way == DRAW else turn
        if isinstance(event, Took) and event.player == turn.player:
            return Turn(turn.player, turn.done | TOOK, tuple([card.printed for card in event.cards]))
        if isinstance(event, Laid):
            return noted(turn, event.player, LAID)
        if isinstance(event, Passed):
            return noted(turn, event.player, PASSED)
        if isinstance(event, TookBack) and event.player == turn.player:
            return Turn(turn.player, turn.done & ~PLAYED, turn.taken)
        return turn


def noted(turn: Turn, player: Seat, what: int) -> Turn:
    return Turn(turn.player, turn.done | what, turn.taken) if player == turn.player else turn


TURN_RECORD: Final = TurnRecord()

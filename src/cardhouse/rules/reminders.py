"""What the table shows, and what it keeps to itself so that people remember it or forget it."""

from dataclasses import dataclass

from cardhouse.core.hooks import answers
from cardhouse.core.knowledge import OpenState, ToldOfDuty
from cardhouse.core.rule import REFEREE, Rule
from cardhouse.core.seats import NOBODY, Seats, only
from cardhouse.core.table import PLAYING, Table


@dataclass(frozen=True)
class NoReminders(Rule):
    """Nobody is told what anybody owes, unless players may see their own duties: {tutor}. Whose turn it is and which
    way round is shown to all: {turn_marker} (R-M63).
    """

    tutor: bool = False
    turn_marker: str = "with a referee"

    def choices(self) -> dict[str, tuple[str, ...]]:
        return {"turn_marker": ("with a referee", "always", "never")}

    @answers(ToldOfDuty)
    def own_at_most(self, asked: ToldOfDuty, table: Table, earlier: Seats) -> Seats:
        return only(asked.duty.bearer) if self.tutor else NOBODY

    @answers(OpenState)
    def marked(self, asked: OpenState, table: Table, earlier: bool) -> bool:
        shown = self.turn_marker == "always" or (self.turn_marker != "never" and table.law.dial == REFEREE)
        return earlier and (shown or table.phase != PLAYING)

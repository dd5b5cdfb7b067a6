"""Who is in the game and who just sits by, and turns that pass over those who do."""

from dataclasses import dataclass
from typing import Final

from cardhouse.core.affairs import Charges
from cardhouse.core.events import TurnBegan
from cardhouse.core.hooks import after, answers
from cardhouse.core.presence import GONE, Left, Present
from cardhouse.core.questions import Handling
from cardhouse.core.rule import Memory, Rule
from cardhouse.core.seats import NO_SEAT, NOBODY, Seat, Seats
from cardhouse.core.table import NOTHING, PLAYING, Event, Events, Question, Table, Wish
from cardhouse.rules.turns.turn_order import HasTurns, NextSeat

EXTINGUISHED: Final = "extinguished"


class PassedOver(Question):
    """Who is in the game and yet gets no turn?"""

    def unruled(self, table: Table) -> Seats:
        return NOBODY


@dataclass(eq=False)
class TurnGivenUp(Event):
    """Somebody's turn is over although nothing was played or drawn."""

    player: Seat

    def apply(self, table: Table) -> None:
        table.turn = NO_SEAT
        table.acted = 0


class SomebodyPlays(Wish):
    """A wish: if nobody is in turn, the next player is, if there is one by then."""

    def bound(self, table: Table) -> list[Event]:
        due = table.ask(NextSeat(table.last)) if table.turn == NO_SEAT and table.phase == PLAYING else NO_SEAT
        return [TurnBegan(due)] if due != NO_SEAT else []


@dataclass(eq=False)
class GivesUpTurn(Wish):
    """A wish: if it is this player's turn, and play goes on or nobody is left, it is over."""

    player: Seat

    def bound(self, table: Table) -> list[Event]:
        over = table.phase == PLAYING or not table.ask(Present())
        return [TurnGivenUp(self.player)] if table.turn == self.player and over else []


class TurnPassesOn(Rule):
    """If whoever leaves is in turn, the turn passes on."""

    @after(Left)
    def pass_on(self, left: Left, table: Table) -> Events:
        return (GivesUpTurn(left.player),)


class OnlyPlayersHaveTurns(Rule):
    """Turns go to those who are in the game.

    A skip passes over one of them, and is counted from a seat just left.
    """

    @answers(HasTurns)
    def of_the_players(self, asked: HasTurns, table: Table, earlier: Seats) -> Seats:
        return earlier & (table.ask(Present()) - table.ask(PassedOver()))

    @after(TurnGivenUp)
    def go_on(self, given_up: TurnGivenUp, table: Table) -> Events:
        due = table.ask(NextSeat(given_up.player))
        return (TurnBegan(due),) if due != NO_SEAT else NOTHING


class OutsidersUnbound(Rule):
    """Whoever is out of the game is not bound by its rules and cannot be penalised.

    They keep their tokens; but without a hand nobody plays or draws.
    """

    def tallies(self) -> tuple[Memory, ...]:
        return (GONE,)

    @answers(Handling)
    def hands_off(self, asked: Handling, table: Table, earlier: Seats) -> Seats:
        return earlier & table.ask(Present()) if asked.way in table.law.turns else earlier

    @answers(Charges)
    def unbound(self, asked: Charges, table: Table, earlier: tuple[str, ...]) -> tuple[str, ...]:
        return earlier if asked.seat in table.ask(Present()) else ()

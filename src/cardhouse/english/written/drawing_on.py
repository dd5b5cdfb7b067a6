"""A turn with several draws: one card after another, until one is played; who has drawn them all may pass."""

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final

from cardhouse.core.choices import Group, Listed, Offers
from cardhouse.core.declared import ENDS
from cardhouse.core.demands import DEMANDS, DemandOver
from cardhouse.core.events import Drew, DrewNothing, Landed, TurnBegan, TurnEnded
from cardhouse.core.fact import Fact
from cardhouse.core.questions import DRAW, PLAY, CanBeDone, InTurn, TurnOver
from cardhouse.core.rounds import PASS, PASS_WAY, Pass, Passed
from cardhouse.core.rule import Brings, Memory
from cardhouse.core.seats import NO_SEAT, NOBODY, Seat, Seats, only
from cardhouse.core.table import Event, Table, Tally
from cardhouse.english import meaning as m
from cardhouse.english.written.bans import EVERYBODY
from cardhouse.english.written.demands import mine
from cardhouse.english.written.errors import OnlyPeople
from cardhouse.english.written.families import lent
from cardhouse.english.written.parts import Heard, Part, answers

if TYPE_CHECKING:
    from cardhouse.rules.leaving_play import coming_and_going as in_coming_and_going
else:
    in_coming_and_going = lent("leaving_play.coming_and_going")


PASS_AT_LAST: Final = replace(PASS_WAY, when=ENDS, hands_free=True)


@dataclass(eq=False)
class TurnDraws(Fact):
    """Whose turn it is, how many cards were drawn in it, and whether something was done that ends it."""

    player: Seat = NO_SEAT
    draws: int = 0
    done: bool = False


class DrawsOfTurn(Tally):
    """The draws in the turn under way, of the player in turn."""

    def start(self) -> TurnDraws:
        return TurnDraws()

    def hears(self) -> tuple[type, ...]:
        return TurnBegan, TurnEnded, Drew, DrewNothing, Landed, Passed, DemandOver

    def step(self, total: Any, event: Event) -> TurnDraws:
        turn: TurnDraws = total
        if isinstance(event, TurnBegan):
            return TurnDraws(event.player)
        if isinstance(event, TurnEnded):
            return TurnDraws()
        if isinstance(event, DemandOver):
            return TurnDraws(turn.player, turn.draws, turn.done or turn.draws > 0)
        # a turn that nobody saw begin is that of whoever acts first in it
        if not isinstance(event, (Drew, DrewNothing, Landed, Passed)) or turn.player not in (NO_SEAT, event.player):
            return turn
        if isinstance(event, (Drew, DrewNothing)):
            return TurnDraws(event.player, turn.draws + 1, turn.done) if event.way == DRAW else turn
        return TurnDraws(event.player, turn.draws, True)


TURN_DRAWS: Final = DrawsOfTurn()


class DrawingUpTo(Part):
    """`A player may draw up to 5 cards on their turn.`"""

    def __init__(self, bound: m.Bound, most: int) -> None:
        if bound.who not in EVERYBODY or bound.condition is not None:
            raise OnlyPeople("everybody has the same turns")
        self.most: Final = most

    def tallies(self) -> tuple[Memory, ...]:
        return (TURN_DRAWS, DEMANDS)

    def brings(self) -> Brings:
        return Brings(ways=(PASS_AT_LAST,))

    def hooks(self) -> list[Heard]:
        return [
            answers(InTurn, self.draw_again, DRAW),
            answers(InTurn, self.still_play, PLAY),
            answers(InTurn, self.or_pass, PASS),
            answers(TurnOver, self.not_over),
            answers(CanBeDone, self.with_what_there_is),
            answers(Offers, self.passing, PASS),
        ]

    def is_open(self, table: Table) -> bool:
        """Whether the player in turn has drawn, and has neither played nor passed, nor paid what was demanded."""
        turn: TurnDraws = table.tally(TURN_DRAWS)
        return turn.player == table.turn != NO_SEAT and turn.draws > 0 and not turn.done and mine(table, DRAW) is None

    def draw_again(self, asked: InTurn, table: Table, earlier: Seats) -> Seats:
        more = self.is_open(table) and table.tally(TURN_DRAWS).draws < self.most
        return earlier | only(table.turn) if more else earlier

    def still_play(self, asked: InTurn, table: Table, earlier: Seats) -> Seats:
        return earlier | only(table.turn) if self.is_open(table) else earlier

    def or_pass(self, asked: InTurn, table: Table, earlier: Seats) -> Seats:
        return earlier | only(table.turn) if self.may_pass(table) else NOBODY

    def may_pass(self, table: Table) -> bool:
        """All cards were drawn, or there are none; not while a draw is demanded."""
        if table.turn == NO_SEAT or mine(table, DRAW) is not None or table.tally(TURN_DRAWS).done:
            return False
        return table.tally(TURN_DRAWS).draws >= self.most or not in_coming_and_going.cards_to_be_had(table)

    def not_over(self, asked: TurnOver, table: Table, earlier: bool) -> bool:
        return earlier and not self.is_open(table)

    def with_what_there_is(self, asked: CanBeDone, table: Table, earlier: bool) -> bool:
        return earlier and (asked.way != DRAW or in_coming_and_going.cards_to_be_had(table) > 0)

    def passing(self, asked: Offers, table: Table, earlier: list[Group]) -> list[Group]:
        if earlier or not self.may_pass(table):
            return earlier
        return [Listed([Pass(seat)]) for seat in asked.seats.among(table.seats) if seat == table.turn]

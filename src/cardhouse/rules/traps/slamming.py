"""A play after a draw, and passing instead of it."""

from dataclasses import dataclass, replace
from typing import Final

from cardhouse.cards import Cards, set_of
from cardhouse.core.choices import Group, Listed, Offers
from cardhouse.core.declared import ENDS, option
from cardhouse.core.hooks import answers
from cardhouse.core.questions import ENDING_TURNS, PLAY, Condition, InTurn, TurnOver
from cardhouse.core.rounds import PASS, PASS_WAY, Pass
from cardhouse.core.rule import Brings, Memory, Need, Rule
from cardhouse.core.seats import NOBODY, Seats, only
from cardhouse.core.table import Table
from cardhouse.core.verdicts import WhyNot
from cardhouse.rules.piles.pile_acts import LAY, LAY_WAY, LayTaken
from cardhouse.rules.traps.traps import TRAP
from cardhouse.rules.traps.turn_record import DREW, LAID, TOOK, TURN_RECORD

PASS_AFTERWARDS: Final = replace(PASS_WAY, when=ENDS, hands_free=True)


def passes(asked: Offers, table: Table) -> list[Group]:
    """Passing, for each seat that may."""
    return [Listed([Pass(seat)]) for seat in asked.seats.among(table.seats)]


@dataclass(frozen=True)
class PlayAfterDraw(Rule):
    """After drawing a card as the turn's act a player may still play, once, or pass."""

    slam_after_take2: bool = option(
        True, "Taking cards off a pile counts as drawing", ruling="R-B30", subject="Turns, drawing and piles"
    )

    def needs(self) -> tuple[Need, ...]:
        return (ENDING_TURNS,)

    def brings(self) -> Brings:
        return Brings(ways=(PASS_AFTERWARDS,))

    def tallies(self) -> tuple[Memory, ...]:
        return (TURN_RECORD,)

    def is_open(self, table: Table) -> bool:
        """Whether the player in turn has drawn, and has neither played nor passed."""
        done = table.tally(TURN_RECORD).done
        return done == DREW or (self.slam_after_take2 and done & ~LAID == TOOK)

    @answers(InTurn, PLAY)
    def still_play(self, asked: InTurn, table: Table, earlier: Seats) -> Seats:
        return only(table.turn) if table.acted and self.is_open(table) else earlier

    @answers(InTurn, PASS)
    def or_pass(self, asked: InTurn, table: Table, earlier: Seats) -> Seats:
        return earlier if not table.acted or self.is_open(table) else NOBODY

    @answers(TurnOver)
    def not_yet(self, asked: TurnOver, table: Table, earlier: bool) -> bool:
        return earlier and not self.is_open(table)

    @answers(Offers)
    def list_passes(self, asked: Offers, table: Table, earlier: list[Group]) -> list[Group]:
        return earlier if earlier or asked.way != PASS else passes(asked, table)


class LayOneTaken(Rule):
    """Whoever has taken cards off a pile may lay one of them as a trap at once, or pass.

    They have to do it before anything else, and may have no other trap.
    """

    # R-B43

    def needs(self) -> tuple[Need, ...]:
        return (ENDING_TURNS,)

    def brings(self) -> Brings:
        return Brings(ways=(LAY_WAY, PASS_AFTERWARDS))

    def tallies(self) -> tuple[Memory, ...]:
        return (TURN_RECORD,)

    def is_open(self, table: Table) -> bool:
        """Whether the player in turn has just taken cards."""
        return table.tally(TURN_RECORD).done == TOOK and TRAP in table.law.areas

    @answers(InTurn, LAY)
    def just_taken(self, asked: InTurn, table: Table, earlier: Seats) -> Seats:
        return only(table.turn) if self.is_open(table) else NOBODY

    @answers(InTurn, PASS)
    def or_pass(self, asked: InTurn, table: Table, earlier: Seats) -> Seats:
        return only(table.turn) if self.is_open(table) else earlier

    @answers(Condition, LAY)
    def one_of_them(self, asked: Condition, table: Table, earlier: Cards) -> Cards:
        return earlier & set_of(table.tally(TURN_RECORD).taken)

    @answers(WhyNot)
    def not_this(self, asked: WhyNot, table: Table, earlier: str) -> str:
        return "only a card that was just taken off a pile is laid as a trap"

    @answers(TurnOver)
    def not_yet(self, asked: TurnOver, table: Table, earlier: bool) -> bool:
        if table.law.begins:  # what began the turn by hand also ends it
            return earlier
        return earlier and not (self.is_open(table) and not table.areas[TRAP][table.turn])

    @answers(Offers)
    def list_lays(self, asked: Offers, table: Table, earlier: list[Group]) -> list[Group]:
        if asked.way == PASS:
            return earlier or passes(asked, table)
        taken, found = table.tally(TURN_RECORD).taken, earlier[:]
        for seat in asked.seats.among(table.seats):
            found.append(Listed([LayTaken(seat, card, TRAP) for card in taken if card in table.hands[seat]]))
        return found

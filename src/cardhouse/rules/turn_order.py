"""Whose turn it is: one act a turn, the order round the table, skips and reversals."""

from cardhouse.cards import NONE, Cards
from cardhouse.core.events import PhaseBegan, Played, Reversed, Skipped, TurnBegan, TurnEnded
from cardhouse.core.hooks import after, answers
from cardhouse.core.questions import DRAW, PLAY, Complete, FirstSeat, Follows, InTurn, NextSeat, TurnOver
from cardhouse.core.rule import Brings, CardRule, Rule
from cardhouse.core.seats import NOBODY, Seats, only
from cardhouse.core.table import PLAYING, Events, Table


class OneActATurn(Rule):
    """In turn, a player plays one card or draws one; drawing is always allowed, and either ends the turn."""

    def brings(self) -> Brings:
        return Brings(
            turns=(
                PLAY,
                DRAW,
            )
        )

    @answers(InTurn)
    def once_in_turn(self, asked: InTurn, table: Table, earlier: Seats) -> Seats:
        if asked.way not in table.law.turns:
            return earlier
        return NOBODY if table.acted else only(table.turn)

    @answers(Follows)
    def one_card(self, asked: Follows, table: Table, earlier: Cards) -> Cards:
        return NONE

    @answers(Complete)
    def alone(self, asked: Complete, table: Table, earlier: bool) -> bool:
        return len(asked.laid) == 1

    @answers(TurnOver)
    def after_the_act(self, asked: TurnOver, table: Table, earlier: bool) -> bool:
        return table.acted > 0


class RoundTheTable(Rule):
    """The player at the Dealer's left begins; then turns go round the table in the direction of play, clockwise at first."""

    @after(PhaseBegan)
    def begin(self, began: PhaseBegan, table: Table) -> Events:
        if began.phase == PLAYING:
            yield TurnBegan(table.ask(FirstSeat()))

    @after(TurnEnded)
    def go_on(self, ended: TurnEnded, table: Table) -> Events:
        if not table.skips and NextSeat not in table.law.answering:
            return (TurnBegan(table.step(ended.player, 1)),)  # nobody has another word on it
        due = table.ask(NextSeat(ended.player))
        return (TurnBegan(due, tuple([table.step(ended.player, step) for step in range(1, 1 + table.skips)])),)


class Reverses(CardRule):
    """When {on} is played, the direction of play reverses."""

    @after(Played)
    def turn_round(self, played: Played, table: Table) -> Events:
        yield Reversed()


class Skips(CardRule):
    """When {on} is played, the next player misses a turn."""

    @after(Played)
    def pass_over(self, played: Played, table: Table) -> Events:
        yield Skipped()

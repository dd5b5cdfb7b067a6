"""Turns with draws that are due and a purchase: in which order, how many, and when the turn is over."""

from dataclasses import dataclass
from typing import Any, Final

from cardhouse.cards import JACKS, NONE, Card, Cards
from cardhouse.core.choices import Group, Listed, Offers
from cardhouse.core.declared import DRAW_WAY, option
from cardhouse.core.events import TurnBegan
from cardhouse.core.hooks import after, answers
from cardhouse.core.questions import ACTS, DRAW, InTurn, TurnOver
from cardhouse.core.rounds import PASS, PASS_WAY, DrawsDue, DrawsLeft, Pass
from cardhouse.core.rule import Brings, CardRule, Memory, Rule
from cardhouse.core.seats import NO_SEAT, NOBODY, Seats, only
from cardhouse.core.shown import Figures
from cardhouse.core.table import NOTHING, Event, Events, Table, Tally
from cardhouse.core.verdicts import WhyNot
from cardhouse.rules.market.market import in_row
from cardhouse.rules.market.trade import BUY, Bought
from cardhouse.rules.market.turn_so_far import TURN_SO_FAR, Granted


class BoughtNow(Tally):
    """What was bought since the turn began: (who, card)."""

    def start(self) -> tuple[tuple[int, Card], ...]:
        return ()

    def hears(self) -> tuple[type, ...]:
        return TurnBegan, Bought

    def step(self, total: Any, event: Event) -> tuple[tuple[int, Card], ...]:
        purchases: tuple[tuple[int, Card], ...] = total
        return (*purchases, (event.player, event.card)) if isinstance(event, Bought) else ()


BOUGHT_NOW: Final = BoughtNow()


@dataclass(frozen=True)
class DrawsThenBuys(Rule):
    """In turn, a player draws the cards that are due and may buy, or ends the turn."""

    # R-K28

    order: str = option(
        "draw-first",
        "The order of a turn",
        {"draw-first": "first draw, then buy", "buy-first": "first buy, then draw", "any": "as you like"},
        ruling="R-K4",
        subject="Turns, drawing and piles",
    )
    extra: str = option(
        "compulsory",
        "Draws after the first",
        {"compulsory": "have to be made", "optional": "may be left out"},
        ruling="R-K5",
        subject="Turns, drawing and piles",
    )
    purchases: str = option(
        "one",
        "Purchases in a turn",
        {"one": "one", "per-jack": "one for each Jack"},
        ruling="R-K16",
        subject="Turns, drawing and piles",
    )

    def offices(self) -> tuple[str, ...]:
        return ("to take a turn",)

    def brings(self) -> Brings:
        return Brings(gives=("draws due",), ways=(DRAW_WAY, PASS_WAY))

    def tallies(self) -> tuple[Memory, ...]:
        return (TURN_SO_FAR, BOUGHT_NOW)

    @after(TurnBegan)
    def grant(self, began: TurnBegan, table: Table) -> Events:
        return (Granted(began.player, table.ask(DrawsDue(began.player))),)

    @after(Bought)
    def draws_are_over(self, bought: Bought, table: Table) -> Events:
        """Draws that nobody has to make come before the purchases, or not at all."""
        left = table.ask(DrawsLeft()) - self.owed(table)
        if bought.player != table.turn or self.order != "draw-first" or left <= 0:
            return NOTHING
        return (Granted(bought.player, -left),)

    @answers(DrawsLeft)
    def granted_and_not_drawn(self, asked: DrawsLeft, table: Table, earlier: int) -> int:
        if table.turn == NO_SEAT:
            return 0
        turn = table.tally(TURN_SO_FAR)
        return max(0, min(turn.granted - len(turn.drawn), len(table.stock)))

    def owed(self, table: Table) -> int:
        """How many draws are left that have to be made."""
        left = table.ask(DrawsLeft())
        if self.extra == "compulsory":
            return left
        return 0 if table.tally(TURN_SO_FAR).drawn else min(left, 1)

    def may_buy(self, table: Table) -> bool:
        """Whether a purchase has its place now."""
        turn = table.tally(TURN_SO_FAR)
        if turn.bought >= self.most(table):
            return False
        return self.order == "any" or (not turn.drawn if self.order == "buy-first" else not self.owed(table))

    def most(self, table: Table) -> int:
        """How many purchases a turn has: Jacks count that lay in the row when it began (R-K28)."""
        if self.purchases == "one":
            return 1
        new = len([card for who, card in table.tally(BOUGHT_NOW) if who == table.turn and card in JACKS])
        return max(1, in_row(table, table.turn, JACKS) - new)

    @answers(InTurn)
    def part_by_part(self, asked: InTurn, table: Table, earlier: Seats) -> Seats:
        way = asked.way
        if asked.part != ACTS:
            return earlier
        if table.turn == NO_SEAT:
            return NOBODY
        if way == DRAW:
            allowed = table.ask(DrawsLeft()) > 0
        elif way == PASS:
            allowed = not self.owed(table)
        else:
            allowed = way != BUY or self.may_buy(table)
        return only(table.turn) if allowed else NOBODY

    @answers(WhyNot)
    def which_part(self, asked: WhyNot, table: Table, earlier: str) -> str:
        question = asked.question
        if not isinstance(question, InTurn) or asked.subject != table.turn:
            return earlier
        who, left = table.names[table.turn], table.ask(DrawsLeft())
        if question.way == DRAW:
            return f"{who} has drawn all the cards of this turn"
        turn = table.tally(TURN_SO_FAR)
        if question.way == BUY and turn.bought >= self.most(table):
            return f"{who} has bought in this turn already"
        if question.way == BUY and self.order == "buy-first":
            return f"{who} has drawn already, and the purchase comes before that"
        return f"{who} first has to draw {left} card{'s' if left > 1 else ''}"

    @answers(TurnOver)
    def all_done(self, asked: TurnOver, table: Table, earlier: bool) -> bool:
        turn = table.tally(TURN_SO_FAR)
        if turn.passed:
            return True
        if table.ask(DrawsLeft()):
            return False
        return self.order == "buy-first" or turn.bought >= self.most(table)

    @answers(Offers)
    def the_end(self, asked: Offers, table: Table, earlier: list[Group]) -> list[Group]:
        return earlier + [Listed([Pass(seat)]) for seat in asked.seats.among(table.seats)]

    @answers(Figures)
    def draws(self, asked: Figures, table: Table, earlier: list[tuple[str, int, int]]) -> list[tuple[str, int, int]]:
        drawn = ("drawn", NO_SEAT, table.tally(TURN_SO_FAR).draws)
        return [*earlier, ("draws left", table.turn, table.ask(DrawsLeft())), drawn]


@dataclass(frozen=True)
class ExtraDraws(CardRule):
    """Whoever has bought {on} draws one card more for each of them."""

    # R-K27

    on: Cards = NONE
    jack: str = option(
        "every-turn",
        "The card more is drawn",
        {"every-turn": "in every turn", "once": "once", "at-once": "at once, when it is bought"},
        ruling="R-K6",
    )

    @answers(DrawsDue)
    def one_for_each(self, asked: DrawsDue, table: Table, earlier: int) -> int:
        return earlier if self.jack == "once" else earlier + in_row(table, asked.seat, self.on)

    @after(Bought)
    def one_at_once(self, bought: Bought, table: Table) -> Events:
        if self.jack == "every-turn" or bought.player != table.turn:
            return NOTHING
        return (Granted(bought.player, 1),)

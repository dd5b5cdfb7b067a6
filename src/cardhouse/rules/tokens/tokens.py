"""Tokens that mark whose turn it is and who deals, and what may not be done without them."""

from dataclasses import dataclass
from typing import Final

from cardhouse.core.choices import Group, Offers, Sole
from cardhouse.core.declared import option
from cardhouse.core.events import TokenMoved, TurnBegan, TurnEnded
from cardhouse.core.hooks import after, answers, instead
from cardhouse.core.people_acts import ACCUSE
from cardhouse.core.presence import next_player
from cardhouse.core.questions import (
    ACTS,
    BEGINS,
    ENDS,
    SHUFFLE,
    Handling,
    InTurn,
    PhaseAfter,
    Timely,
    TurnOver,
    WayOpen,
)
from cardhouse.core.rounds import OpensTurn, Passed, PhaseBegan, RoundBegan
from cardhouse.core.rule import Brings, Need, Rule
from cardhouse.core.seating import FallsTo, StartsAt
from cardhouse.core.seats import NO_SEAT, Seat, Seats, only
from cardhouse.core.table import CENTRE, NOTHING, PLAYING, Event, Events, Table
from cardhouse.core.verdicts import WhyNot
from cardhouse.rules.piles.pile_acts import TIDY
from cardhouse.rules.tokens.token_acts import (
    ASIDE,
    DEALER,
    DECK,
    RETURN_TURN,
    RETURN_TURN_WAY,
    TAKE_TURN,
    TAKE_TURN_WAY,
    TURN,
    GoesTo,
    ReturnTurn,
    TakeTurn,
)
from cardhouse.rules.turns.turn_order import in_turn_or_due, skipped_after

BEGUN: Final = Need("turns that an act can begin and end", ("begun turns",))


TOUCHES_NO_CARD: Final = (ACCUSE, TAKE_TURN, RETURN_TURN, ASIDE)


@dataclass(eq=False)
class FirstDue(Event):
    """A player is to have the first turn of the round, as soon as they begin it."""

    player: Seat

    def apply(self, table: Table) -> None:
        table.last = table.step(self.player, -1)
        table.skips = 0


@dataclass(frozen=True)
class TurnToken(Rule):
    """A turn begins when its player takes the Turn Token from the centre, and ends when it is put back.

    It is put back after the turn's act; in between nobody is in turn. Who acts when due without taking it has had
    the turn all the same.
    """

    # R-B34, R-B67

    auto_token: bool = option(False, "The first and the last act of a turn move it by themselves")

    def needs(self) -> tuple[Need, ...]:
        return (BEGUN,)

    def brings(self) -> Brings:
        if self.auto_token:
            return Brings(tokens=(TURN,), self_begun=True)
        return Brings(tokens=(TURN,), ways=(TAKE_TURN_WAY, RETURN_TURN_WAY), self_begun=True)

    @answers(InTurn)
    def with_the_token(self, asked: InTurn, table: Table, earlier: Seats) -> Seats:
        if self.auto_token:
            return earlier
        if asked.part in (ACTS, ENDS):
            return earlier & only(table.tokens[TURN]) if earlier.bits else earlier
        begun = asked.part == BEGINS and table.turn != NO_SEAT and not table.acted and table.tokens[TURN] == CENTRE
        return only(table.turn) if begun else earlier  # before this rule came, or by a play that was sent back

    @answers(WhyNot)
    def without_it(self, asked: WhyNot, table: Table, earlier: str) -> str:
        return f"{table.names[asked.subject]} has to take the Turn Token first"

    @answers(TurnOver)
    def once_returned(self, asked: TurnOver, table: Table, earlier: bool) -> bool:
        return earlier if self.auto_token else table.tokens[TURN] == CENTRE

    @instead(TurnBegan)
    def wait_in_the_gap(self, began: TurnBegan, table: Table) -> Events | None:
        return (FirstDue(began.player),) if table.last == NO_SEAT else NOTHING

    @after(OpensTurn)
    def taken_by_the_act(self, opens: OpensTurn, table: Table) -> Events:
        """Without the token in hand it is a breach, but the act is that turn's act all the same (R-B67)."""
        if opens.player != in_turn_or_due(table):
            return NOTHING
        skipped = skipped_after(table, table.last) if table.last != NO_SEAT else ()
        return (TokenMoved(TURN, opens.player) if self.auto_token else TurnBegan(opens.player, skipped),)

    @after(TokenMoved)
    def begins_or_ends(self, moved: TokenMoved, table: Table) -> Events:
        if moved.token != TURN:
            return NOTHING
        if moved.to == CENTRE:  # whoever returns it without an act has had the turn all the same
            unused = table.turn != NO_SEAT and not table.acted and table.phase == PLAYING
            return (Passed(table.turn),) if unused else NOTHING
        if moved.to == table.turn:  # it has begun already
            return NOTHING
        on_time = moved.to == in_turn_or_due(table)
        return (TurnBegan(moved.to, skipped_after(table, table.last) if on_time else ()),)

    @after(TurnEnded)
    def returned_by_the_act(self, ended: TurnEnded, table: Table) -> Events:
        return (TokenMoved(TURN, CENTRE),) if self.auto_token else NOTHING

    @after(RoundBegan)
    def put_back(self, began: RoundBegan, table: Table) -> Events:
        yield TokenMoved(TURN, CENTRE)

    @answers(Offers)
    def list_grips(self, asked: Offers, table: Table, earlier: list[Group]) -> list[Group]:
        seats, takes = asked.seats.among(table.seats), asked.way == TAKE_TURN
        return [Sole(TakeTurn(seat) if takes else ReturnTurn(seat)) for seat in seats]


@dataclass(frozen=True)
class DealerButton(Rule):
    """The Dealer Token marks the Dealer, who touches no card without it."""

    button_scope: str = option(
        "all",
        "Without it the Dealer touches",
        {"all": "no card at all", "pack": "no card of the pack"},
        ruling="R-B28",
        subject="Cards and dealing",
    )

    def brings(self) -> Brings:
        return Brings(tokens=(DEALER,))

    @answers(StartsAt)
    def with_the_dealer(self, asked: StartsAt, table: Table, earlier: int) -> int:
        return table.dealer if asked.token == DEALER else earlier

    @answers(FallsTo)
    def marks_the_next(self, asked: FallsTo, table: Table, earlier: int) -> int:
        if asked.token != DEALER:
            return earlier
        return next_player(table, asked.holder) if asked.holder == table.dealer else table.dealer

    @answers(Handling)
    def hands_off(self, asked: Handling, table: Table, earlier: Seats) -> Seats:
        at = table.tokens[DEALER]
        if at == table.dealer or at == CENTRE or asked.way in TOUCHES_NO_CARD:
            return earlier
        if asked.way in table.law.grips:  # a token is no card
            return earlier
        if self.button_scope == "pack" and asked.way not in table.law.steps:
            return earlier
        return earlier - only(table.dealer)

    @answers(WhyNot)
    def without_it(self, asked: WhyNot, table: Table, earlier: str) -> str:
        return f"without the Dealer Token {table.names[asked.subject]} touches no card"

    @after(RoundBegan)
    def goes_on(self, began: RoundBegan, table: Table) -> Events:
        yield TokenMoved(DEALER, began.dealer)

    @after(PhaseBegan)
    def catches_up(self, began: PhaseBegan, table: Table) -> Events:
        """Where this rule was out of force as the round began, nobody moved the token."""
        if table.tokens[DEALER] == table.dealer or began.phase != table.ask(PhaseAfter("")):
            return NOTHING
        return (TokenMoved(DEALER, table.dealer),)


@dataclass(frozen=True)
class DealerKeepsHouse(Rule):
    """Tidying piles, moving tokens and shuffling are for the Dealer alone, where no rule says otherwise.

    That goes for all that no rule orders or allows with cards and tokens. Everybody may put their own hand in order.
    """

    # R-B52

    @answers(Timely, SHUFFLE)
    def shuffles(self, asked: Timely, table: Table, earlier: Seats) -> Seats:
        return earlier & only(table.dealer)

    @answers(WayOpen, TIDY, ASIDE)
    def tidies(self, asked: WayOpen, table: Table, earlier: Seats) -> Seats:
        return earlier & only(table.dealer)

    @answers(WhyNot)
    def not_yours(self, asked: WhyNot, table: Table, earlier: str) -> str:
        return f"that is for the Dealer, {table.names[table.dealer]}"

    @answers(GoesTo)
    def moves_tokens(self, asked: GoesTo, table: Table, earlier: bool) -> bool:
        return earlier and (asked.token == DECK or table.dealer in (asked.giver, asked.to))

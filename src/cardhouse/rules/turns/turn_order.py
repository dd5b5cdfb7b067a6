"""Whose turn it is: one act a turn, the order round the table, skips and reversals.

Every game asks the same model who is next (`cardhouse.rules.turns.slots`). Where nobody has more to say about it, the
order is a plain one: everybody has one slot, and the direction and the skips are those of the table.
"""

from dataclasses import dataclass
from typing import Final

from cardhouse.cards import NONE, Cards
from cardhouse.core.declared import DRAW_WAY, PLAY_WAY, option
from cardhouse.core.events import Landed, Played, Reversed, Skipped, TurnBegan, TurnEnded
from cardhouse.core.hooks import after, answers
from cardhouse.core.landing import FOLLOWING, PILE_OF_PLAY, ready
from cardhouse.core.law import NOT_LOOKED_UP, Law
from cardhouse.core.presence import everybody, gone, next_player
from cardhouse.core.questions import (
    ACTS,
    BEGINS,
    ENDS,
    Complete,
    FirstSeat,
    Follows,
    InTime,
    InTurn,
    Sees,
    TurnOver,
)
from cardhouse.core.rounds import PhaseBegan
from cardhouse.core.rule import BRINGS_NOTHING, Brings, CardRule, Memory, Rule
from cardhouse.core.seats import EVERYONE, NO_SEAT, NOBODY, ONLY, Seat, Seats, only
from cardhouse.core.table import PLAYING, Events, Question, Table
from cardhouse.rules.turns.slots import Order, due_seat, passed_over, plain_order


class HasTurns(Question):
    """Who has turns? Everybody who is there, unless a rule says otherwise."""

    def unruled(self, table: Table) -> Seats:
        return everybody(table)


@dataclass(eq=False)
class TurnOrder(Question):
    """In which order do turns go on from this seat?"""

    after: Final[Seat]

    def __init__(self, after: Seat) -> None:
        self.after = after

    def unruled(self, table: Table) -> Order:
        return plain_order(table.seats, table.ask(HasTurns()), table.direction, self.after, table.skips)


@dataclass(eq=False)
class NextSeat(Question):
    """Who is due after this seat?"""

    after: Final[Seat]

    def __init__(self, after: Seat) -> None:
        self.after = after

    def unruled(self, table: Table) -> int:
        return due_seat(table.ask(TurnOrder(self.after)))


def is_plain(table: Table) -> bool:
    """Whether no rule has a word on who is next, and nobody has left."""
    law = table.law
    if law.plain_turns == NOT_LOOKED_UP:
        law.plain_turns = 0 if law.hears(NextSeat) or law.hears(TurnOrder) or law.hears(HasTurns) else 1
    return law.plain_turns > 0 and not gone(table)


def in_turn_or_due(table: Table) -> Seat:
    """Who is in turn, or is to have the next one while nobody is."""
    if table.turn != NO_SEAT or table.phase != PLAYING:
        return table.turn
    return table.ask(FirstSeat()) if table.last == NO_SEAT else next_after(table, table.last)


def takes_turn(law: Law, way: str) -> bool:
    """Whether whoever acts in this way begins a turn or makes use of it."""
    return way in law.turns or way in law.begins


def next_after(table: Table, seat: Seat) -> Seat:
    """Who is due after this seat: the neighbour, where nobody has another word on it and nothing waits."""
    return table.ask(NextSeat(seat)) if table.skips or not is_plain(table) else table.step(seat, 1)


def skipped_after(table: Table, seat: Seat) -> tuple[Seat, ...]:
    """Those who lose a turn between this seat and the one that is due."""
    return passed_over(table.ask(TurnOrder(seat))) if table.skips or not is_plain(table) else ()


class OneActATurn(Rule):
    """In turn, a player plays one card or draws one; drawing is always allowed, and either ends the turn."""

    def offices(self) -> tuple[str, ...]:
        return ("to take a turn",)

    def brings(self) -> Brings:
        return Brings(
            gives=("begun turns",),
            ways=(PLAY_WAY, DRAW_WAY),
        )

    @answers(InTurn)
    def once_in_turn(self, asked: InTurn, table: Table, earlier: Seats) -> Seats:
        if asked.part == ACTS:
            if table.acted:
                return NOBODY
            return ONLY[table.turn if table.turn != NO_SEAT else in_turn_or_due(table)]
        if asked.part == BEGINS:
            return only(in_turn_or_due(table)) if table.turn == NO_SEAT else NOBODY
        if asked.part == ENDS:
            return only(table.turn) if table.acted else NOBODY
        return earlier

    @answers(TurnOver)
    def after_the_act(self, asked: TurnOver, table: Table, earlier: bool) -> bool:
        return table.acted > 0


class OneCardAPlay(Rule):
    """One card is played at a time."""

    @answers(Follows)
    def one_card(self, asked: Follows, table: Table, earlier: Cards) -> Cards:
        return NONE

    @answers(Complete)
    def alone(self, asked: Complete, table: Table, earlier: bool) -> bool:
        return len(asked.laid) == 1


@dataclass(frozen=True)
class ActsTogether(Rule):
    """Several cards in one play are one play, and act in the order in which they are laid.

    Each lies on the one before it.
    """

    effects: str = option(
        "after_all",
        "The cards of one play act",
        {"after_all": "when all lie there", "interleaved": "each before the next one covers it"},
        ruling="R-B19",
    )

    def brings(self) -> Brings:
        return Brings(areas=(FOLLOWING,), one_by_one=True) if self.effects == "interleaved" else BRINGS_NOTHING

    def tallies(self) -> tuple[Memory, ...]:
        return (PILE_OF_PLAY,) if self.effects == "interleaved" else ()

    @answers(InTime)
    def when_none_follow(self, asked: InTime, table: Table, earlier: bool) -> bool:
        return earlier and not (asked.option == "effects" and any(ready(table, seat) for seat in range(table.seats)))

    @answers(Sees)
    def in_the_open(self, asked: Sees, table: Table, earlier: Seats) -> Seats:
        return EVERYONE if asked.area == FOLLOWING else earlier


class DealersLeftBegins(Rule):
    """The player at the Dealer's left begins."""

    @answers(FirstSeat)
    def at_the_left(self, asked: FirstSeat, table: Table, earlier: int) -> int:
        return next_player(table, table.dealer)


class TurnsGoRound(Rule):
    """Turns go round the table in the direction of play, clockwise at first."""

    @after(PhaseBegan)
    def begin(self, began: PhaseBegan, table: Table) -> Events:
        if began.phase == PLAYING:
            yield TurnBegan(table.ask(FirstSeat()))

    @after(TurnEnded)
    def go_on(self, ended: TurnEnded, table: Table) -> Events:
        if not table.skips and is_plain(table):
            return (TurnBegan(table.step(ended.player, 1)),)  # what the model comes to when nothing waits
        return (TurnBegan(table.ask(NextSeat(ended.player)), passed_over(table.ask(TurnOrder(ended.player)))),)


@dataclass(frozen=True)
class Reverses(CardRule):
    """When {on} is played, the direction of play reverses."""

    aces_per_play: str = option(
        "each",
        "Several in one play",
        {"each": "reverse once for each", "once": "reverse once"},
        ruling="R-B20",
        subject="Single cards and rules",
    )
    two_player_ace: str = option(
        "pass",
        "Between two players the other one",
        {"pass": "is still next", "skip": "loses the turn"},
        ruling="R-B24",
        subject="Single cards and rules",
    )

    @after(Played)
    def turn_round(self, played: Played, table: Table) -> Events:
        if self.aces_per_play == "once" and more_to_come(table, played.player, self.on):
            return
        yield Reversed()
        if self.two_player_ace == "skip" and len(table.ask(HasTurns()).among(table.seats)) == 2:
            yield Skipped()


def more_to_come(table: Table, player: Seat, cards: Cards) -> bool:
    """Whether another of these cards is still to act in the same play."""
    landed = [landing.card for landing in table.landing if isinstance(landing, Landed)]
    return any(card in cards for card in (*landed, *ready(table, player)))


class Skips(CardRule):
    """When {on} is played, the next player misses a turn."""

    @after(Played)
    def pass_over(self, played: Played, table: Table) -> Events:
        yield Skipped()

"""Leaving the table: at any time, in every game, and what becomes of the cards and of all that was at issue."""

from dataclasses import dataclass
from typing import Final

from cardhouse.core.affairs import ClosesBreach, Owed
from cardhouse.core.cases import ElectorateSet, MotionDropped
from cardhouse.core.declared import option
from cardhouse.core.events import Landed, TokenMoved
from cardhouse.core.hooks import after, answers, instead
from cardhouse.core.owed import Motion
from cardhouse.core.penalties import Fined, PenaltyForgiven
from cardhouse.core.presence import GONE, Left, Present, gone, is_here, next_player
from cardhouse.core.questions import Timely
from cardhouse.core.rounds import NO_WINNER, TOLD, RoundWon
from cardhouse.core.rule import Brings, Memory, Need, Rule
from cardhouse.core.seating import (
    FREE_AGAIN,
    JOIN,
    JOIN_WAY,
    LEAVE,
    LEAVE_WAY,
    BotPlaysOn,
    DealPassed,
    Departed,
    FallsTo,
    GoesUnder,
    MayJoin,
    MayLeave,
    VotersLeft,
    is_dealt,
    lapsing,
)
from cardhouse.core.seats import MOST_SEATS, NOBODY, Seat, Seats
from cardhouse.core.shown import NO_NUMBER, Figure, Figures, Named, SeenWindows, ShownWindow
from cardhouse.core.speech import Released
from cardhouse.core.table import NOTHING, OVER, PLAYING, Event, Events, Table, Wish
from cardhouse.core.verdicts import WhyNot
from cardhouse.rules.turns.circle import EXTINGUISHED

OUT: Final = "out"
BOT: Final = "bot"
PLAYED_ON: Final = "A bot plays your hand on."
PUT_AWAY: Final = "Your cards go under the stock, and the others play on."
BACK_AGAIN: Final = "When the next round is dealt, you or somebody else can take your place."
HAS_LEFT: Final = "left the table"


TAKES_THE_HAND: Final = "to take the hand of whoever leaves"
LEAVING: Final = Need("a way to leave the table", (LEAVE,))


class Leaves(Rule):
    """A player may leave the game at any time."""

    def offices(self) -> tuple[str, ...]:
        return ("to leave",)

    def brings(self) -> Brings:
        return Brings(ways=(LEAVE_WAY,))

    def tallies(self) -> tuple[Memory, ...]:
        return (GONE,)

    @answers(MayLeave)
    def players_only(self, asked: MayLeave, table: Table, earlier: Seats) -> Seats:
        return earlier & table.ask(Present())


@dataclass(eq=False)
class TooFew(Wish):
    """A wish: with so few players left who have been dealt cards, the round is over, and nobody votes on it."""

    fewest: int
    outcome: str

    def bound(self, table: Table) -> list[Event]:
        if not is_dealt(table) or len(table.ask(Present()).among(table.seats)) >= self.fewest:
            return []
        return [*[MotionDropped(motion) for motion in table.motions], RoundWon((), self.outcome)]


@dataclass(frozen=True)
class TooFewLeft(Rule):
    """With fewer than {fewest} players left the round is over."""

    fewest: int = 2
    outcome: str = NO_WINNER

    def sentence(self) -> str:
        return f"With fewer than {self.fewest} left, {TOLD.get(self.outcome, TOLD[NO_WINNER])}."

    @after(Left)
    def end(self, left: Left, table: Table) -> Events:
        return (TooFew(self.fewest, self.outcome),)


@dataclass(frozen=True)
class PlayerCount(Rule):
    """{fewest} to {most} people play."""

    fewest: int = 2
    most: int = MOST_SEATS

    def takes(self) -> str:
        return f"it takes {'two' if self.fewest == 2 else self.fewest} to play"

    def sentence(self) -> str:
        said = f"{self.fewest} to {self.most} people play" if self.most < MOST_SEATS else self.takes().capitalize()
        return f"{said}."

    @answers(Timely)
    def enough_and_not_too_many(self, asked: Timely, table: Table, earlier: Seats) -> Seats:
        if table.phase in (PLAYING, OVER) or asked.way not in table.law.steps:
            return earlier
        players = len(table.ask(Present()).among(table.seats))
        return earlier if self.fewest <= players <= self.most else NOBODY

    @answers(WhyNot)
    def wrong_number(self, asked: WhyNot, table: Table, earlier: str) -> str:
        players = len(table.ask(Present()).among(table.seats))
        if table.law.sit_by and gone(table) and players < self.fewest:  # they may come back
            return f"{self.takes()}, and the others have left"
        return f"{self.fewest} to {self.most} people play, and there {'is 1' if players == 1 else f'are {players}'}"


class CleanSlate(Rule):
    """What whoever leaves owes and has broken falls away, and so does what is owed to them."""

    @after(Left)
    def falls_away(self, left: Left, table: Table) -> Events:
        yield from lapsing(table, left.player)
        for breach in [breach for breach in table.breaches if breach.offender == left.player]:
            yield ClosesBreach(breach, EXTINGUISHED)


class EmptySeatsShown(Rule):
    """Everybody is shown who has left the table."""

    @answers(Figures)
    def empty_seats(self, asked: Figures, table: Table, earlier: list[Figure]) -> list[Figure]:
        present = table.ask(Present())
        return earlier + [(HAS_LEFT, seat, NO_NUMBER) for seat in range(table.seats) if seat not in present]


def without_them(table: Table, motion: Motion, seat: Seat) -> list[Event]:
    """What becomes of a motion when somebody leaves: it falls with whoever made it or is charged by it, and goes on
    among the others otherwise.
    """
    if seat in (motion.by, motion.about):
        return [MotionDropped(motion)]
    if seat not in motion.electorate:
        return []
    others = tuple([each for each in motion.electorate if each != seat]) or table.ask(VotersLeft(motion))
    return [ElectorateSet(motion.number, others)] if others else [MotionDropped(motion)]


@dataclass(frozen=True)
class HandGoesUnder(Rule):
    """The cards of whoever leaves go under the stock, shuffled.

    What is put to the vote goes on among the others, unless they made it or are charged by it; their turn passes,
    their tokens go back to the centre, and what they have played stands. A free place is taken again at the next
    deal.
    """

    # R-U74

    leavers: str = option(
        OUT,
        "Whoever leaves",
        {"out": "is out of the round", "bot": "is replaced by a bot"},
        ruling="R-B68",
        apart="bot",
        subject="Coming and going",
    )

    def offices(self) -> tuple[str, ...]:
        return (TAKES_THE_HAND,)

    def needs(self) -> tuple[Need, ...]:
        return (LEAVING,)

    def brings(self) -> Brings:
        return Brings(ways=(JOIN_WAY,), sit_by=True)

    @answers(BotPlaysOn)
    def by_a_bot(self, asked: BotPlaysOn, table: Table, earlier: bool) -> bool:
        return self.leavers == BOT

    @after(Left)
    def all_falls_away(self, left: Left, table: Table) -> Events:
        seat = left.player
        if any(isinstance(each, Landed) and each.player == seat for each in table.landing):
            yield Released()
        for motion in table.motions:
            yield from without_them(table, motion, seat)
        if table.owed_by(seat):
            yield PenaltyForgiven(seat)
        yield GoesUnder(seat)
        if seat == table.dealer:
            yield DealPassed(next_player(table, seat))
        for token in [token for token, at in table.tokens.items() if at == seat]:
            yield TokenMoved(token, table.ask(FallsTo(token, seat)))
        yield Departed(seat)

    @instead(Owed)
    def owes_nothing(self, owed: Owed, table: Table) -> Events | None:
        return None if is_here(table, owed.duty.bearer) else NOTHING

    @instead(Fined)
    def pays_nothing(self, fined: Fined, table: Table) -> Events | None:
        return None if is_here(table, fined.player) else NOTHING

    @answers(MayJoin)
    def before_the_deal(self, asked: MayJoin, table: Table, earlier: Seats) -> Seats:
        return NOBODY if is_dealt(table) else earlier

    @answers(Named)
    def nothing_to_choose(self, asked: Named, table: Table, earlier: list[str]) -> list[str]:
        if asked.way == LEAVE:
            return ["nothing", PLAYED_ON if self.leavers == BOT else PUT_AWAY, BACK_AGAIN]
        return ["nothing"] if asked.way == JOIN else earlier

    @answers(WhyNot)
    def why_not(self, asked: WhyNot, table: Table, earlier: str) -> str:
        return FREE_AGAIN if isinstance(asked.question, MayJoin) else earlier

    @answers(SeenWindows)
    def come_back(self, asked: SeenWindows, table: Table, earlier: list[ShownWindow]) -> list[ShownWindow]:
        back = tuple(table.ask(MayJoin(JOIN)).among(table.seats)) if gone(table) else ()
        if not back:
            return earlier
        return [*earlier, ShownWindow((JOIN,), back, (), 0, words="You have left the table")]

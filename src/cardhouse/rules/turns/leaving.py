"""Leaving the table: at any time, in every game, and what becomes of the cards and of all that was at issue."""

from dataclasses import dataclass
from typing import Final

from cardhouse.core.affairs import ClosesBreach, Owed
from cardhouse.core.departures import DealPassed, Departed, FallsTo, GoesUnder, VotersLeft, is_dealt, lapsing
from cardhouse.core.events import Landed, TokenMoved
from cardhouse.core.hooks import after, answers, instead
from cardhouse.core.knowledge import Figure, Figures, Named, SeenWindows
from cardhouse.core.newcomers import FREE_AGAIN
from cardhouse.core.options import option
from cardhouse.core.owed import Motion
from cardhouse.core.penalties import Fined, PenaltyForgiven
from cardhouse.core.presence import GONE, Left, Present, gone, is_here, next_player, players
from cardhouse.core.proceedings import ElectorateSet, MotionDropped
from cardhouse.core.questions import Timely
from cardhouse.core.remarks import Released
from cardhouse.core.rounds import RoundWon
from cardhouse.core.rule import Brings, Memory, Rule
from cardhouse.core.seating import JOIN, JOIN_WAY, LEAVE, LEAVE_WAY, BotPlaysOn, MayJoin, MayLeave
from cardhouse.core.seats import NOBODY, Seat, Seats
from cardhouse.core.shown import ShownWindow
from cardhouse.core.table import NOTHING, OVER, PLAYING, Event, Events, Table, Wish
from cardhouse.core.verdicts import WhyNot
from cardhouse.rules.turns.circle import EXTINGUISHED

OUT: Final = "out"
BOT: Final = "bot"
FEWEST: Final = 2
PLAYED_ON: Final = "A bot plays your hand on."
PUT_AWAY: Final = "Your cards go under the stock, and the others play on."
BACK_AGAIN: Final = "When the next round is dealt, you or somebody else can take your place."
HAS_LEFT: Final = "left the table"


class Leaves(Rule):
    """A player may leave the game at any time."""

    def brings(self) -> Brings:
        return Brings(ways=(LEAVE_WAY,))

    def tallies(self) -> tuple[Memory, ...]:
        return (GONE,)

    @answers(MayLeave)
    def players_only(self, asked: MayLeave, table: Table, earlier: Seats) -> Seats:
        return earlier & table.ask(Present())


@dataclass(eq=False)
class TooFew(Wish):
    """A wish: with one player left who has been dealt cards, the round is over, and nobody wins it or votes on it."""

    def bound(self, table: Table) -> list[Event]:
        if not is_dealt(table) or len(players(table)) >= FEWEST:
            return []
        return [*[MotionDropped(motion) for motion in table.motions], RoundWon(())]


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
class LeavesTheRound(Leaves):
    """Anybody may leave at any time.

    The cards of whoever leaves go under the stock, shuffled; what they owe and what is owed to them falls away;
    what is put to the vote goes on among the others, unless they made it or are charged by it; their turn passes,
    their tokens go back to the centre, and what they have played stands. With one player left the round ends
    without a winner. A free place is taken again at the next deal.
    """

    # R-U74

    leavers: str = option(
        OUT,
        "Whoever leaves",
        {"out": "is out of the round", "bot": "is replaced by a bot"},
        ruling="R-B68",
        apart="bot",
    )

    def offices(self) -> tuple[str, ...]:
        return ("to leave",)

    def brings(self) -> Brings:
        return Brings(ways=(LEAVE_WAY, JOIN_WAY), sit_by=True)

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
        yield from lapsing(table, seat)
        for breach in [breach for breach in table.breaches if breach.offender == seat]:
            yield ClosesBreach(breach, EXTINGUISHED)
        if table.owed_by(seat):
            yield PenaltyForgiven(seat)
        yield GoesUnder(seat)
        if seat == table.dealer:
            yield DealPassed(next_player(table, seat))
        for token in [token for token, at in table.tokens.items() if at == seat]:
            yield TokenMoved(token, table.ask(FallsTo(token, seat)))
        yield Departed(seat)
        yield TooFew()

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

    @answers(Timely)
    def two_at_least(self, asked: Timely, table: Table, earlier: Seats) -> Seats:
        waits = table.phase not in (PLAYING, OVER) and asked.way in table.law.steps
        return NOBODY if waits and gone(table) and len(players(table)) < FEWEST else earlier

    @answers(WhyNot)
    def why_not(self, asked: WhyNot, table: Table, earlier: str) -> str:
        if isinstance(asked.question, MayJoin):
            return FREE_AGAIN
        return "it takes two to play, and the others have left" if isinstance(asked.question, Timely) else earlier

    @answers(SeenWindows)
    def come_back(self, asked: SeenWindows, table: Table, earlier: list[ShownWindow]) -> list[ShownWindow]:
        back = tuple(table.ask(MayJoin(JOIN)).among(table.seats)) if gone(table) else ()
        if not back:
            return earlier
        return [*earlier, ShownWindow((JOIN,), back, (), 0, words="You have left the table")]

    @answers(Figures)
    def empty_seats(self, asked: Figures, table: Table, earlier: list[Figure]) -> list[Figure]:
        return earlier + [(HAS_LEFT, seat, 1) for seat in range(table.seats) if not is_here(table, seat)]

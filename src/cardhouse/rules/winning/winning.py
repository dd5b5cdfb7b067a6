"""When a round is won."""

from dataclasses import dataclass
from typing import Any, Final

from cardhouse.core.affairs import Alarms, MotionDecided, MotionOpened, Paused, Resumed
from cardhouse.core.book_acts import ADD_RULE
from cardhouse.core.cases import CaseJudged, MotionDropped
from cardhouse.core.declared import Option, option
from cardhouse.core.events import Drew, DrewNothing, Gave, Laid, Landed, TurnEnded
from cardhouse.core.hooks import after, answers
from cardhouse.core.landing import ready
from cardhouse.core.owed import MAJORITY, Motion
from cardhouse.core.people_acts import ACCUSE
from cardhouse.core.presence import is_here, players
from cardhouse.core.questions import PENALTY, NextDealer, Patience, Timely, Winners
from cardhouse.core.rounds import BY_VOTE, PhaseOver, RoundBegan, RoundWon, WinVoided
from cardhouse.core.rule import Memory, Rule
from cardhouse.core.seats import EVERYONE, NO_SEAT, NOBODY, Seat, Seats, seats_of
from cardhouse.core.shown import ShownWindow, Windows
from cardhouse.core.speech import TimePassed
from cardhouse.core.table import NEVER, NOTHING, OVER, Event, Events, Table, Tally, Wish
from cardhouse.core.verdicts import WhyNot
from cardhouse.rules.piles.pile_acts import Took
from cardhouse.rules.traps.traps import TRAP
from cardhouse.rules.winning.closing import CLOSE, Closed

HAVE_CARDS: Final = Option(
    "Cards that count",
    {"hand": "those in the hand", "hand+trap": "those in the hand and the trap"},
    subject="Winning and the end",
)

DEADLOCK: Final = "deadlock"


def without_cards(table: Table, seat: Seat, have_cards: str) -> bool:
    """Whether a player has no card left: in the hand, nor to follow in a play, or also in a trap ("hand+trap"); Salads
    are nobody's (R-B4).
    """
    if table.hands[seat] or ready(table, seat):
        return False
    return have_cards == "hand" or TRAP not in table.areas or not table.areas[TRAP][seat]


class ClosedRounds(Tally):
    """Whether the round that is over has been closed."""

    def start(self) -> bool:
        return False

    def hears(self) -> tuple[type, ...]:
        return Closed, RoundWon, RoundBegan

    def step(self, total: Any, event: Event) -> bool:
        return isinstance(event, Closed)


CLOSED: Final = ClosedRounds()


class OverSince(Tally):
    """The time now, and when the round was won; NEVER, while it is not."""

    def start(self) -> tuple[int, int]:
        return (0, NEVER)

    def hears(self) -> tuple[type, ...]:
        return TimePassed, RoundWon, WinVoided, RoundBegan

    def step(self, total: Any, event: Event) -> tuple[int, int]:
        times: tuple[int, int] = total
        if isinstance(event, TimePassed):
            return (event.clock, times[1])
        return (times[0], times[0] if isinstance(event, RoundWon) else NEVER)


OVER_SINCE: Final = OverSince()


class Convicted(Tally):
    """Who has been found guilty since the round was won."""

    def start(self) -> tuple[int, ...]:
        return ()

    def hears(self) -> tuple[type, ...]:
        return CaseJudged, RoundWon, WinVoided, RoundBegan

    def step(self, total: Any, event: Event) -> tuple[int, ...]:
        guilty: tuple[int, ...] = total
        if not isinstance(event, CaseJudged):
            return ()
        return (*guilty, event.case.against) if event.guilty else guilty


CONVICTED: Final = Convicted()


@dataclass(frozen=True)
class RoundCloses(Rule):
    """When the round is over, somebody closes it.

    Who has won and is accused before that has not won after all once the card for it is drawn. If nobody is to add
    a rule, closing begins the next round.
    """

    win_challenge: bool = option(
        True, "The winner may still be accused", ruling="R-B10", subject="Mistakes, penalties and calls"
    )
    close_after: int = option(60, "A round that is over closes after", unit="second", special={"0": "no set time"})

    def tallies(self) -> tuple[Memory, ...]:
        return (CLOSED, OVER_SINCE, CONVICTED)

    def closes_at(self, table: Table) -> int:
        """When the round closes by itself; 0 while it does not, because a case or a penalty is open."""
        if table.phase != OVER or not self.close_after or table.tally(CLOSED) or table.paused:
            return 0
        return max(table.tally(OVER_SINCE)[1], 0) + 1000 * self.close_after

    @answers(Alarms)
    def rings(self, asked: Alarms, table: Table, earlier: list[int]) -> list[int]:
        return [*earlier, self.closes_at(table)]

    @after(TimePassed)
    def closes_by_itself(self, passed: TimePassed, table: Table) -> Events:
        return (Closed(NO_SEAT),) if 0 < self.closes_at(table) <= passed.clock else NOTHING

    @answers(Windows)
    def open_to(self, asked: Windows, table: Table, earlier: list[ShownWindow]) -> list[ShownWindow]:
        until = self.closes_at(table)
        ways = (ACCUSE, CLOSE) if self.win_challenge else (CLOSE,)
        return [*earlier, ShownWindow(ways, tuple(range(table.seats)), (), until)] if until else earlier

    @answers(Timely)
    def challenge(self, asked: Timely, table: Table, earlier: Seats) -> Seats:
        if table.phase != OVER:
            return earlier
        if asked.way == PENALTY:
            return EVERYONE
        if asked.way != ACCUSE or (self.win_challenge and not table.tally(CLOSED)):
            return earlier
        return NOBODY

    @after(Drew)
    def not_won(self, drew: Drew, table: Table) -> Events:
        if table.phase != OVER or drew.way != PENALTY or drew.player not in table.winners or table.tally(CLOSED):
            return NOTHING
        return (WinVoided(),) if drew.player in table.tally(CONVICTED) else NOTHING

    @answers(WhyNot)
    def closed(self, asked: WhyNot, table: Table, earlier: str) -> str:
        return "the round is closed" if self.win_challenge else "nobody challenges a win at this table"

    @after(Closed)
    def next_round(self, closed: Closed, table: Table) -> Events:
        if ADD_RULE not in table.law.steps:
            yield RoundBegan(table.ask(NextDealer()))
            yield PhaseOver("")


@dataclass(frozen=True)
class EmptyHandWins(Rule):
    """Whoever has no cards left, at any moment and in anybody's turn, wins the round."""

    have_cards: str = option("hand", HAVE_CARDS)

    @answers(Winners)
    def empty(self, asked: Winners, table: Table, earlier: Seats) -> Seats:
        for hand in table.hands:
            if not hand:
                return earlier | self.without(table)
        return earlier

    def without(self, table: Table) -> Seats:
        """Those who have no cards left."""
        return seats_of([seat for seat in players(table) if without_cards(table, seat, self.have_cards)])


@dataclass(frozen=True)
class EmptyAtTurnEndWins(Rule):
    """Whoever ends their own turn without any cards wins the round, unless they owe a card.

    An empty hand at another time is just that.
    """

    have_cards: str = option("hand+trap", HAVE_CARDS)

    @after(TurnEnded)
    def went_out(self, ended: TurnEnded, table: Table) -> Events:
        if table.hands[ended.player] or not is_here(table, ended.player):
            return NOTHING
        if not without_cards(table, ended.player, self.have_cards):
            return NOTHING
        if table.owed_by(ended.player):
            return NOTHING
        return (RoundWon((ended.player,)),)


class VainDraws(Tally):
    """How many draws in a row have found no card, with nothing else moved in between."""

    def start(self) -> int:
        return 0

    def hears(self) -> tuple[type, ...]:
        return DrewNothing, Drew, Landed, Laid, Gave, Took, MotionDecided, RoundBegan

    def step(self, total: Any, event: Event) -> int:
        draws: int = total
        return draws + 1 if isinstance(event, DrewNothing) else 0


VAIN_DRAWS: Final = VainDraws()


class AsksWhetherItEnds(Wish):
    """A wish: it is put to the vote whether the round ends without a winner, if that is not done already."""

    def bound(self, table: Table) -> list[Event]:
        if table.motion(DEADLOCK) is not None:
            return []
        everybody = tuple(players(table))
        until = table.clock + 1000 * table.ask(Patience(DEADLOCK))
        words = "nobody can move and there is nothing to draw: the round ends without a winner"
        motion = Motion(table.acts, DEADLOCK, NO_SEAT, NO_SEAT, words, everybody, MAJORITY, until, True)
        return [MotionOpened(motion), Paused(DEADLOCK)]


@dataclass(frozen=True)
class DeadlockIsVotedOn(Rule):
    """When nobody can move a card any more, the players vote whether the round ends without a winner.

    They are told when there was no card to draw and nobody has moved one for some times round the table.
    """

    rounds: int = option(2, "Times round the table before the vote", unit="time")

    def tallies(self) -> tuple[Memory, ...]:
        return (VAIN_DRAWS,)

    @after(DrewNothing)
    def tell(self, drew: DrewNothing, table: Table) -> Events:
        if table.tally(VAIN_DRAWS) >= self.rounds * len(players(table)):
            yield AsksWhetherItEnds()

    @after(MotionDropped)
    def nobody_votes(self, dropped: MotionDropped, table: Table) -> Events:
        return (Resumed(DEADLOCK),) if dropped.motion.kind == DEADLOCK else NOTHING

    @after(MotionDecided)
    def end(self, decided: MotionDecided, table: Table) -> Events:
        if decided.motion.kind == DEADLOCK:
            yield Resumed(DEADLOCK)
            if decided.carried:
                yield RoundWon((), BY_VOTE)

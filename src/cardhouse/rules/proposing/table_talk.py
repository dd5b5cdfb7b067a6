"""Asking how things stand, putting cards back, being too eager, and options that the whole table decides."""

from dataclasses import dataclass
from typing import Final

from cardhouse.core.affairs import MotionDecided, MotionOpened
from cardhouse.core.book_acts import OptionSet
from cardhouse.core.cases import MOVE_WAY, OTHERS_VOTE, MotionDropped, Moved, OpensCase
from cardhouse.core.declared import VOTE_WAY, Option, option
from cardhouse.core.events import Drew, Played, TurnBegan
from cardhouse.core.hooks import after, answers
from cardhouse.core.owed import ALL_OF, MAJORITY, Case, Motion
from cardhouse.core.penalties import Fined
from cardhouse.core.presence import players
from cardhouse.core.questions import DRAW, PLAY, MayCharge, Patience, Timely, WayOpen
from cardhouse.core.rounds import RoundBegan
from cardhouse.core.rule import REFEREE, Brings, Memory, Rule
from cardhouse.core.seats import NO_SEAT, NOBODY, Seat, Seats
from cardhouse.core.shown import OpenState, TurnsAt
from cardhouse.core.speech import Refused, Remark
from cardhouse.core.table import NOTHING, PLAYING, Event, Events, Question, Table, Tally
from cardhouse.core.verdicts import WhyNot
from cardhouse.rules.court.judging import JudgedByOthers
from cardhouse.rules.order.events import TurnTaken
from cardhouse.rules.order.pick_ups import TURNING_OVER
from cardhouse.rules.proposing.across_the_table import ASK_WAY, RETURN, RETURN_WAY, AskedHow
from cardhouse.rules.proposing.charges import HeardFirst
from cardhouse.rules.timing.turn_clock import MayTakeLong, SlownessSeenTo, TurnTimeUp, time_begins

SLOW_PLAY: Final = Option("Being slow can be claimed", {"off": "no", "on": "yes"}, ruling="R-U59")

OFFICIOUS: Final = "officious"
OPTION: Final = "option"
NOT_CLAIMED: Final = "slow play is not claimed at this table"


class AskedSinceTurn(Tally):
    """Whether somebody has asked how things stand, and no turn was completed since."""

    def start(self) -> bool:
        return False

    def hears(self) -> tuple[type, ...]:
        return (AskedHow, TurnTaken, RoundBegan)

    def step(self, total: bool, event: Event) -> bool:
        return isinstance(event, AskedHow)


ANSWERED: Final = AskedSinceTurn()


@dataclass(frozen=True)
class AskingCosts(Rule):
    """Whoever asks how things stand pays for it; then everybody is told, for a turn.

    They are told until the next turn is completed.
    """

    asking_costs: int = option(1, "Asking costs", unit="card")
    state_view: str = option(
        "by mode",
        "How things stand is shown",
        {"by mode": "where there is a referee", "hidden": "to nobody", "open": "to everybody"},
        ruling="R-U55",
        subject="Turns, drawing and piles",
    )

    def brings(self) -> Brings:
        return Brings(ways=(ASK_WAY,))

    def tallies(self) -> tuple[Memory, ...]:
        return (ANSWERED,)

    @after(AskedHow)
    def pay(self, asked: AskedHow, table: Table) -> Events:
        return (Fined(asked.player, self.asking_costs),) if self.asking_costs else NOTHING

    @answers(OpenState)
    def only_when_asked(self, asked: OpenState, table: Table, earlier: bool) -> bool:
        is_open = self.state_view == "open" or (self.state_view != "hidden" and table.law.dial == REFEREE)
        return earlier and (is_open or table.tally(ANSWERED) or table.phase != PLAYING)


class FreeOnceAsked(Rule):
    """Once somebody has paid for asking it is free, until the next turn is completed."""

    def tallies(self) -> tuple[Memory, ...]:
        return (ANSWERED,)

    @answers(MayCharge)
    def paid_for(self, asked: MayCharge, table: Table, earlier: Seats) -> Seats:
        return NOBODY if table.tally(ANSWERED) and table.law.holds(self, asked.way) else earlier

    @answers(WhyNot)
    def why_free(self, asked: WhyNot, table: Table, earlier: str) -> str:
        return "how things stand has been asked and paid for"


class NoReturns(Rule):
    """A card never goes back on the pick-up pile; trying it costs another."""

    def brings(self) -> Brings:
        return Brings(ways=(RETURN_WAY,))

    @answers(WayOpen, RETURN)
    def never(self, asked: WayOpen, table: Table, earlier: Seats) -> Seats:
        return NOBODY

    @answers(WhyNot)
    def why_never(self, asked: WhyNot, table: Table, earlier: str) -> str:
        return "no card goes back on the pick-up pile"

    @after(Refused)
    def pay(self, refused: Refused, table: Table) -> Events:
        return (Fined(refused.player),) if refused.way == RETURN else NOTHING


@dataclass(frozen=True)
class RefusedPlays(Rule):
    """A referee may let a play that is refused cost a card."""

    referee_fines: str = option(
        "none", "A play that the referee refuses costs", {"none": "nothing", "one-card": "one card"}
    )

    @after(Refused)
    def pay(self, refused: Refused, table: Table) -> Events:
        return (Fined(refused.player, 1),) if self.referee_fines != "none" and refused.way == PLAY else NOTHING


class Officious(Rule):
    """Who is too zealous with penalties pays one card, if more than half of all players find it so."""

    def brings(self) -> Brings:
        return Brings(ways=(MOVE_WAY, VOTE_WAY))

    @after(Moved)
    def put_to_the_vote(self, moved: Moved, table: Table) -> Events:
        if moved.subject != OFFICIOUS or moved.about == NO_SEAT:
            return NOTHING
        return (MotionOpened(motion_of_all(table, moved, OFFICIOUS, MAJORITY)),)

    @after(MotionDecided)
    def pay(self, decided: MotionDecided, table: Table) -> Events:
        return (Fined(decided.motion.about),) if decided.motion.kind == OFFICIOUS and decided.carried else NOTHING


def motion_of_all(table: Table, moved: Moved, kind: str, threshold: str) -> Motion:
    """A motion on which all players vote; whoever moved it has voted yes."""
    until = table.clock + 1000 * table.ask(Patience(kind))
    everybody = tuple(players(table))
    about, subject, mover = moved.about, moved.subject, (moved.player,)
    return Motion(table.acts, kind, moved.player, about, subject, everybody, threshold, until, False, mover)


@dataclass(frozen=True)
class OptionByVote(Rule):
    """All players together may set this another way."""

    option: str = ""
    values: str = ""
    final: str = ""
    before_deal: bool = False

    def sentence(self) -> str:
        if self.final:
            early = "Before the deal all players together may set this another way, unless it was set for good."
            return (
                early
                if self.before_deal
                else "All players together may set this another way, unless it was set for good."
            )
        early = "Before the deal all players together may set this another way."
        return early if self.before_deal else "All players together may set this another way."

    def brings(self) -> Brings:
        return Brings(ways=(MOVE_WAY, VOTE_WAY))

    @after(Moved)
    def put_to_the_vote(self, moved: Moved, table: Table) -> Events:
        option, _, value = moved.subject.partition(":")
        if option != self.option or value not in self.values.split() or self.settled(table):
            return NOTHING
        return (MotionOpened(motion_of_all(table, moved, OPTION, ALL_OF)),)

    def settled(self, table: Table) -> bool:
        """Whether it is too late to set it: it was set for good, or cards are dealt."""
        if self.before_deal and any(table.hands):
            return True
        return bool(self.final) and any(value == self.final for _, value in table.law.having(self.option).values())

    @after(MotionDecided)
    def set_it(self, decided: MotionDecided, table: Table) -> Events:
        option, _, value = decided.motion.subject.partition(":")
        mine = decided.motion.kind == OPTION and option == self.option and decided.carried
        return (OptionSet(option, value),) if mine else NOTHING


class SortingGrace(Rule):
    """Before the starter is turned up nobody is slow."""

    @answers(MayCharge)
    def time_to_sort(self, asked: MayCharge, table: Table, earlier: Seats) -> Seats:
        early = table.phase not in (PLAYING, TURNING_OVER)
        return NOBODY if early and is_slowness(table, asked.way) else earlier

    @answers(WhyNot)
    def why_not_yet(self, asked: WhyNot, table: Table, earlier: str) -> str:
        return "before the starter is turned up nobody is slow"


def is_charge(asked: WhyNot) -> bool:
    return isinstance(asked.question, MayCharge)


@dataclass(eq=False)
class AboutSlowness(Question):
    """Is this the rule by which it is an error to be slow? Not unless it says so itself."""

    rule: str

    def unruled(self, table: Table) -> bool:
        return False


def is_slowness(table: Table, rule: str) -> bool:
    return table.ask(AboutSlowness(rule))


class Truce(Rule):
    """While the pile is being turned over, no penalty can be claimed."""

    @answers(MayCharge)
    def wait(self, asked: MayCharge, table: Table, earlier: Seats) -> Seats:
        return NOBODY if table.phase == TURNING_OVER else earlier

    @answers(WhyNot)
    def why_wait(self, asked: WhyNot, table: Table, earlier: str) -> str:
        return "while the pile is turned over, no penalty is claimed" if is_charge(asked) else earlier

    @answers(Timely)
    def hands_off(self, asked: Timely, table: Table, earlier: Seats) -> Seats:
        return NOBODY if table.phase == TURNING_OVER else earlier


@dataclass(eq=False)
class OthersAsked(Remark):
    """The time of somebody's turn is up, and the others are asked whether that is slow."""

    player: Seat


@dataclass(frozen=True)
class SlowPlay(JudgedByOthers):
    """Being slow is an error; all the other players together say what is slow.

    When the turn's clock is up they are asked; who moves a card before all have agreed was not slow, and if they do
    not agree, nobody pays.
    """

    threshold: str = ALL_OF
    slow_play: str = option("on", SLOW_PLAY)

    @answers(SlownessSeenTo)
    def seen_to(self, asked: SlownessSeenTo, table: Table, earlier: bool) -> bool:
        return True

    @answers(AboutSlowness)
    def this_one(self, asked: AboutSlowness, table: Table, earlier: bool) -> bool:
        return earlier or table.law.holds(self, asked.rule)

    @answers(HeardFirst)
    def at_once(self, asked: HeardFirst, table: Table, earlier: bool) -> bool:
        return earlier and not table.law.holds(self, asked.rule)

    @answers(MayCharge)
    def if_agreed(self, asked: MayCharge, table: Table, earlier: Seats) -> Seats:
        return NOBODY if self.slow_play != "on" and is_slowness(table, asked.way) else earlier

    @answers(WhyNot)
    def why_not_claimed(self, asked: WhyNot, table: Table, earlier: str) -> str:
        return NOT_CLAIMED

    @answers(MayTakeLong)
    def not_claimed(self, asked: MayTakeLong, table: Table, earlier: bool) -> bool:
        """Nor is anybody timed about whom the others are being asked."""
        return earlier or self.slow_play != "on" or bool(asked_by_the_clock(table, asked.seat))

    @after(TurnTimeUp)
    def ask_the_others(self, up: TurnTimeUp, table: Table) -> Events:
        mine = [article.id for article in table.law.articles if table.law.holds(self, article.id)]
        return (OthersAsked(up.player), OpensCase(Case(NO_SEAT, up.player, mine[0]), OTHERS_VOTE))

    @after(MotionDecided)
    def the_whole_time_again(self, decided: MotionDecided, table: Table) -> Events:
        return time_begins(table, decided.motion.about) if is_by_the_clock(decided.motion) else NOTHING

    @after(Played)
    def played_at_last(self, played: Played, table: Table) -> Events:
        return [MotionDropped(motion) for motion in asked_by_the_clock(table, played.player)]

    @after(Drew)
    def picked_up_at_last(self, drew: Drew, table: Table) -> Events:
        return [MotionDropped(m) for m in asked_by_the_clock(table, drew.player)] if drew.way == DRAW else NOTHING

    @after(TurnBegan)
    def not_waited_for(self, began: TurnBegan, table: Table) -> Events:
        """Whose turn has gone to somebody else need not hurry any more."""
        open_votes = [motion for motion in table.motions if is_by_the_clock(motion)]
        waited_for = [seat for _, seat in table.ask(TurnsAt())] if open_votes else []
        return [MotionDropped(motion) for motion in open_votes if motion.about not in waited_for]


def is_by_the_clock(motion: Motion) -> bool:
    """Whether the others are asked because a turn's time was up, and nobody has proposed anything."""
    return motion.case.against != NO_SEAT and motion.by == NO_SEAT


def asked_by_the_clock(table: Table, player: Seat) -> list[Motion]:
    return [motion for motion in table.motions if motion.about == player and is_by_the_clock(motion)]


@dataclass(frozen=True)
class NoHurry(Rule):
    """Nobody is blamed for being slow, unless the table agrees on it."""

    slow_play: str = option("off", SLOW_PLAY)

    @answers(MayTakeLong)
    def as_long_as_it_takes(self, asked: MayTakeLong, table: Table, earlier: bool) -> bool:
        return earlier or self.slow_play != "on"

    @answers(WhyNot)
    def why_never(self, asked: WhyNot, table: Table, earlier: str) -> str:
        return NOT_CLAIMED

    @answers(MayCharge)
    def never_slow(self, asked: MayCharge, table: Table, earlier: Seats) -> Seats:
        return NOBODY if self.slow_play != "on" and is_slowness(table, asked.way) else earlier

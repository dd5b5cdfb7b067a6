"""Penalties that players propose: accepted, or contested and judged by the record or a vote; a wrong one comes back."""

from dataclasses import dataclass
from typing import Final

from cardhouse.core.affairs import BreachSettled, MotionDecided, MotionOpened
from cardhouse.core.cases import (
    ACCEPTED,
    CARD_BACK,
    OTHERS_VOTE,
    RIGHT,
    WRONG,
    AfterGuilt,
    Case,
    CaseJudged,
    Charged,
    Covers,
    Evidence,
    FoundGuilty,
    HeardFirst,
    Lasts,
    PaidLater,
    Threshold,
    ToldOfVerdict,
)
from cardhouse.core.hooks import after, answers
from cardhouse.core.interruptions import MayPart
from cardhouse.core.options import option
from cardhouse.core.owed import ALL_OF, NEXT_TURN, OPEN, PROPOSED, Breach, Motion, Penalty
from cardhouse.core.penalties import (
    PENALTIES,
    FineFor,
    PenaltyUndone,
    PenaltyWaits,
    next_number,
    waiting_for,
)
from cardhouse.core.people_acts import ACCUSE_WAY
from cardhouse.core.presence import Left, players
from cardhouse.core.questions import Follows, Matches, OpenTo, Patience
from cardhouse.core.rounds import RoundBegan
from cardhouse.core.rule import Brings, Memory, Need, Rule
from cardhouse.core.seats import EVERYONE, NO_SEAT, Seat, Seats, seats_of
from cardhouse.core.table import NOTHING, Event, Events, Table, Tally, Wish
from cardhouse.core.ways import VOTE_WAY
from cardhouse.rules.order.events import TurnTaken
from cardhouse.rules.proposing.across_the_table import CONTEST_WAY, Contested, MayContest
from cardhouse.rules.proposing.set_aside import LYING_ASIDE, SET_ASIDE, PutsAside, PutsOnTop
from cardhouse.rules.turns.slots import seat_at

BY_PROPOSAL: Final = Need("penalty cards that are proposed", ("set aside",))

PROPOSAL: Final = "proposal"
PENALTY_VOTE: Final = "penalty vote"
CARD_QUESTIONS: Final = (MayPart, OpenTo, Matches, Follows)


class AnyCardRule(Rule):
    """Playing a card that any rule forbids is an error.

    The card is taken back, if it is called before the next turn is completed.
    """

    def needs(self) -> tuple[Need, ...]:
        return (BY_PROPOSAL,)

    @answers(Covers)
    def all_about_cards(self, asked: Covers, table: Table, earlier: tuple[str, ...]) -> tuple[str, ...]:
        if not table.law.holds(self, asked.rule):
            return earlier
        return tuple({hook.article.id for kind in CARD_QUESTIONS for hook in table.law.answering.get(kind, [])})

    @answers(AfterGuilt)
    def taken_back(self, asked: AfterGuilt, table: Table, earlier: str) -> str:
        return CARD_BACK if table.law.holds(self, asked.rule) else earlier


class Lasting(Rule):
    """This can be called until the win is accepted, and the penalty waits for the offender's next turn."""

    def needs(self) -> tuple[Need, ...]:
        return (BY_PROPOSAL,)

    @answers(Lasts)
    def till_the_win(self, asked: Lasts, table: Table, earlier: bool) -> bool:
        return earlier or table.law.holds(self, asked.rule)


@dataclass(eq=False)
class AwardStands(Event):
    """The penalty given to somebody can be contested no more."""

    to: Seat

    def apply(self, table: Table) -> None:
        """A tally keeps it."""


class Awards(Tally):
    """The cases for which a penalty was given that may still be contested, with how they came out."""

    def start(self) -> tuple[CaseJudged, ...]:
        return ()

    def hears(self) -> tuple[type, ...]:
        return (CaseJudged, AwardStands, Left, RoundBegan)

    def step(self, total: tuple[CaseJudged, ...], event: Event) -> tuple[CaseJudged, ...]:
        if isinstance(event, CaseJudged):
            others = tuple([each for each in total if each.case.against != event.case.against])
            return others if event.outcome == WRONG else (*others, event)
        if isinstance(event, AwardStands):
            return tuple([each for each in total if each.case.against != event.to])
        if isinstance(event, Left):
            return tuple([each for each in total if event.player not in (each.case.by, each.case.against)])
        return ()


AWARDS: Final = Awards()


def on_record(table: Table, offender: Seat, rule: str) -> list[Breach]:
    """The open breaches that bear out a charge."""
    mine = [breach for breach in table.breaches if breach.offender == offender and breach.status == OPEN]
    covered = table.ask(Covers(rule))
    return [b for b in mine if b.rule in covered] if covered else [b for b in mine if b.rule == rule][:1]


def is_voted_on(table: Table, by: Seat, about: Seat, rule: str) -> bool:
    return table.ask(Evidence(Case(by, about, rule))) == OTHERS_VOTE


@dataclass(frozen=True)
class Proposals(Rule):
    """Players propose penalties for errors; the accused accepts or contests, and silence is acceptance.

    The card for it is put aside, and drawn at once when it is accepted.
    """

    penalty_cards: int = option(1, "An error costs", unit="card")

    def offices(self) -> tuple[str, ...]:
        return ("to accuse",)

    def brings(self) -> Brings:
        return Brings(ways=(ACCUSE_WAY, VOTE_WAY, CONTEST_WAY), shared=(SET_ASIDE,))

    def tallies(self) -> tuple[Memory, ...]:
        return (AWARDS, PENALTIES, LYING_ASIDE)

    @answers(FineFor)
    def one_card(self, asked: FineFor, table: Table, earlier: int) -> int:
        return self.penalty_cards

    @after(Charged)
    def open_case(self, charged: Charged, table: Table) -> Events:
        by, about, rule, number = charged.player, charged.offender, charged.rule, next_number(table)
        if not rule:
            return NOTHING
        waits = PenaltyWaits(about, self.penalty_cards, rule, number, by, PROPOSED)
        card = [waits, PutsAside(number)] if self.penalty_cards else []
        if is_voted_on(table, by, about, rule) and not table.ask(HeardFirst(rule)):
            return (*card, MotionOpened(vote_on(table, by, about, rule)))
        until = table.clock + 1000 * table.ask(Patience(PROPOSAL))
        return (*card, MotionOpened(Motion(table.acts, PROPOSAL, by, about, rule, (about,), ALL_OF, until, True)))

    @answers(MayContest)
    def who_has_one(self, asked: MayContest, table: Table, earlier: Seats) -> Seats:
        charged = [motion.about for motion in table.motions if motion.kind == PROPOSAL]
        return seats_of([*charged, *[award.case.against for award in table.tally(AWARDS)]])

    @after(Contested)
    def contest(self, contested: Contested, table: Table) -> Events:
        for motion in table.motions:
            if motion.kind == PROPOSAL and motion.about == contested.player:
                return (MotionDecided(motion, False),)
        for award in table.tally(AWARDS):
            if award.case.against == contested.player and award.outcome == ACCEPTED:
                return (CaseJudged(award.case, WRONG),)
        return NOTHING

    @answers(ToldOfVerdict)
    def comes_out(self, asked: ToldOfVerdict, table: Table, earlier: Seats) -> Seats:
        """Whether a penalty was just comes out when it was not, and only then."""
        return EVERYONE if asked.judged.outcome == WRONG else earlier

    @after(Left)
    def nothing_aside(self, left: Left, table: Table) -> Events:
        """The cards that lie aside for a charge by or against whoever has left go back."""
        lying = table.tally(LYING_ASIDE)
        charged = [p for p in table.tally(PENALTIES) if p.number in lying and left.player in (p.by, p.bearer)]
        return [event for penalty in charged for event in (PutsOnTop(penalty.number), PenaltyUndone(penalty.number))]

    @after(MotionDecided)
    def close_case(self, decided: MotionDecided, table: Table) -> Events:
        motion = decided.motion
        by, about, rule = motion.by, motion.about, motion.subject
        unjust = (*withdrawn(table, motion), CaseJudged(Case(by, about, rule), WRONG)) if by != NO_SEAT else NOTHING
        if motion.kind == PENALTY_VOTE:
            return self.award(table, motion, RIGHT) if decided.carried else unjust
        if motion.kind != PROPOSAL:
            return NOTHING
        vote, record = is_voted_on(table, by, about, rule), on_record(table, about, rule)
        if decided.carried:
            return self.award(table, motion, RIGHT if record or vote else ACCEPTED)
        if vote:
            return (MotionOpened(vote_on(table, by, about, rule)),)
        return self.award(table, motion, RIGHT) if record else unjust

    def award(self, table: Table, motion: Motion, outcome: str) -> Events:
        by, about, rule = motion.by, motion.about, motion.subject
        proposal, record = proposed(table, motion), on_record(table, about, rule)
        number = proposal.number if proposal else next_number(table)
        guilty = [FoundGuilty(by, breach) for breach in record]
        settled = [BreachSettled(breach) for breach in record]
        case = Case(by, about, rule, "", number)
        card: list[Event] = []
        if self.penalty_cards and table.ask(PaidLater(case)):
            card = [PenaltyWaits(about, 1, rule, number, by, NEXT_TURN)]  # till then its card lies aside
        elif self.penalty_cards:
            card = [PutsOnTop(number)]
        return (CaseJudged(case, outcome), *guilty, *settled, *card)

    @answers(PaidLater)
    def in_the_next_turn(self, asked: PaidLater, table: Table, earlier: bool) -> bool:
        case = asked.case
        return earlier or (table.ask(Lasts(case.rule)) and bool(on_record(table, case.against, case.rule)))


def proposed(table: Table, motion: Motion) -> Penalty | None:
    """The penalty that is proposed by a motion, if it is to cost a card."""
    charge = (motion.by, motion.about, motion.subject)
    found = [p for p in waiting_for(table, PROPOSED) if (p.by, p.bearer, p.rule) == charge]
    return found[0] if found else None


def withdrawn(table: Table, motion: Motion) -> Events:
    """The penalty that was proposed is none, and its card is the next to be drawn."""
    penalty = proposed(table, motion)
    return (PutsOnTop(penalty.number), PenaltyUndone(penalty.number)) if penalty else NOTHING


def vote_on(table: Table, by: Seat, about: Seat, rule: str) -> Motion:
    """The vote of all but the accused; whoever proposed it, if anybody did, has voted yes."""
    others = tuple([seat for seat in players(table) if seat != about])
    until = table.clock + 1000 * table.ask(Patience(PENALTY_VOTE))
    ayes, threshold = (by,) if by != NO_SEAT else (), table.ask(Threshold(rule))
    return Motion(table.acts, PENALTY_VOTE, by, about, rule, others, threshold, until, False, ayes)


@dataclass(frozen=True)
class OpenForATurn(Rule):
    """What somebody did can be called until that player has completed the next turn.

    A penalty that was accepted can be contested as long.
    """

    penalty_window: str = option(
        "offenders-next-turn",
        "An error can be called",
        {"offenders-next-turn": "until the offender has completed the next turn", "whole-game": "in the whole game"},
        ruling="R-U54",
    )

    @after(TurnTaken)
    def too_late(self, turn: TurnTaken, table: Table) -> Events:
        if self.penalty_window != "offenders-next-turn":
            return NOTHING
        return (TimeIsUp(seat_at(turn.slot)),)


@dataclass(eq=False)
class TimeIsUp(Wish):
    """A wish: what somebody did before this act can be called no more, unless it lasts, and a penalty stands."""

    player: Final[Seat]

    def __init__(self, player: Seat) -> None:
        self.player = player

    def bound(self, table: Table) -> list[Event]:
        mine = [b for b in table.breaches if b.offender == self.player and b.status == OPEN and b.act < table.acts]
        stands = (
            [AwardStands(self.player)] if self.player in [award.case.against for award in table.tally(AWARDS)] else []
        )
        return [*stands, *[BreachSettled(breach) for breach in mine if not table.ask(Lasts(breach.rule))]]

"""Penalties that players propose: accepted, or contested and judged by the record or a vote; a wrong one comes back."""

from dataclasses import dataclass
from typing import Final

from cardhouse.core.affairs import BreachSettled, MotionDecided
from cardhouse.core.cases import (
    ACCEPTED,
    ACCUSED,
    OTHERS_VOTE,
    RIGHT,
    WRONG,
    CaseJudged,
    Charged,
    Evidence,
    FoundGuilty,
    HeardBy,
    Hearing,
    OpensCase,
    PaidLater,
    Threshold,
    ToldOfVerdict,
)
from cardhouse.core.declared import VOTE_WAY, option
from cardhouse.core.hooks import after, answers
from cardhouse.core.landing import MayPart
from cardhouse.core.owed import ALL_OF, NEXT_TURN, OPEN, PROPOSED, Breach, Case, Penalty
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
from cardhouse.rules.order.events import TurnTaken
from cardhouse.rules.proposing.across_the_table import CONTEST_WAY, Contested, MayContest
from cardhouse.rules.proposing.charges import CARD_BACK, AfterGuilt, Covers, HeardFirst, Lasts
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


def is_voted_on(table: Table, case: Case) -> bool:
    return table.ask(Evidence(case)) == OTHERS_VOTE


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
        case, number = charged.case, next_number(table)
        if not case.rule:
            return NOTHING
        waits = PenaltyWaits(case.against, self.penalty_cards, case.rule, number, case.by, PROPOSED)
        card = [waits, PutsAside(number)] if self.penalty_cards else []
        at_once = is_voted_on(table, case) and not table.ask(HeardFirst(case.rule))
        return (*card, OpensCase(case, OTHERS_VOTE if at_once else ACCUSED))

    @answers(HeardBy)
    def accepted_or_voted_on(self, asked: HeardBy, table: Table, earlier: Hearing | None) -> Hearing | None:
        """By the accused, then by all others: whoever proposed it, if anybody did, has voted yes."""
        case = asked.case
        if not case.rule:
            return earlier
        if asked.judges == ACCUSED:
            return Hearing(PROPOSAL, (case.against,), ALL_OF, table.ask(Patience(PROPOSAL)), True)
        others = tuple([seat for seat in players(table) if seat != case.against])
        seconds, ayes = table.ask(Patience(PENALTY_VOTE)), (case.by,) if case.by != NO_SEAT else ()
        return Hearing(PENALTY_VOTE, others, table.ask(Threshold(case.rule)), seconds, False, ayes)

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
        kind, case = decided.motion.kind, decided.motion.case
        if kind not in (PROPOSAL, PENALTY_VOTE):
            return NOTHING
        unjust = (*withdrawn(table, case), CaseJudged(case, WRONG)) if case.by != NO_SEAT else NOTHING
        if kind == PENALTY_VOTE:
            return self.award(table, case, RIGHT) if decided.carried else unjust
        vote, record = is_voted_on(table, case), on_record(table, case.against, case.rule)
        if decided.carried:
            return self.award(table, case, RIGHT if record or vote else ACCEPTED)
        if vote:
            return (OpensCase(case, OTHERS_VOTE),)
        return self.award(table, case, RIGHT) if record else unjust

    def award(self, table: Table, charge: Case, outcome: str) -> Events:
        by, about, rule = charge.by, charge.against, charge.rule
        proposal, record = proposed(table, charge), on_record(table, about, rule)
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


def proposed(table: Table, case: Case) -> Penalty | None:
    """The penalty that is proposed in a case, if it is to cost a card."""
    charge = (case.by, case.against, case.rule)
    found = [p for p in waiting_for(table, PROPOSED) if (p.by, p.bearer, p.rule) == charge]
    return found[0] if found else None


def withdrawn(table: Table, case: Case) -> Events:
    """The penalty that was proposed is none, and its card is the next to be drawn."""
    penalty = proposed(table, case)
    return (PutsOnTop(penalty.number), PenaltyUndone(penalty.number)) if penalty else NOTHING


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

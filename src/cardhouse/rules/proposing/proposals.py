"""Penalties that players propose: accepted, or contested and judged by the record or a vote; a wrong one comes back."""

from dataclasses import dataclass
from typing import Final

from cardhouse.core.affairs import BreachSettled, MotionDecided, MotionOpened
from cardhouse.core.events import Drew
from cardhouse.core.hooks import after, answers
from cardhouse.core.interruptions import MayPart
from cardhouse.core.needs import only_with
from cardhouse.core.options import option
from cardhouse.core.owed import ALL_OF, MAJORITY, OPEN, Breach, Motion
from cardhouse.core.penalties import AT_ONCE, Collected, Fined, FineFor
from cardhouse.core.people_acts import ACCUSE_WAY
from cardhouse.core.presence import Left, players
from cardhouse.core.questions import PENALTY, Follows, Matches, OpenTo, Patience
from cardhouse.core.remarks import Accused
from cardhouse.core.rounds import RoundBegan
from cardhouse.core.rule import Brings, Memory, Need, Rule
from cardhouse.core.seats import NO_SEAT, Seat, Seats, seats_of
from cardhouse.core.table import NOTHING, Event, Events, Table, Tally, Wish
from cardhouse.core.verdicts import AllAgainst, has_rule
from cardhouse.core.ways import VOTE_WAY
from cardhouse.rules.order.events import TurnTaken
from cardhouse.rules.proposing.across_the_table import CONTEST_WAY, Contested, MayContest
from cardhouse.rules.proposing.last_card import PenaltyNoted
from cardhouse.rules.proposing.set_aside import LYING_ASIDE, SET_ASIDE, PutsAside, PutsOnTop
from cardhouse.rules.turns.slots import seat_at

PROPOSED: Final = Need("penalty cards that are proposed", ("set aside",))

PROPOSAL: Final = "proposal"
PENALTY_VOTE: Final = "penalty vote"
CARD_QUESTIONS: Final = (MayPart, OpenTo, Matches, Follows)


@dataclass(frozen=True)
class JudgedByVote(Rule):
    """Whether somebody did it is for the other players to say, by a vote."""

    threshold: str = MAJORITY
    at_once: bool = False

    def needs(self) -> tuple[Need, ...]:
        return (PROPOSED,)


class AnyCardRule(Rule):
    """Playing a card that any rule forbids is an error.

    The card is taken back, if it is called before the next turn is completed.
    """

    def needs(self) -> tuple[Need, ...]:
        return (PROPOSED,)


class EveryErrorNoted(Rule):
    """An act may be several errors: every rule that it breaks is noted."""

    @answers(AllAgainst)
    def each_of_them(self, asked: AllAgainst, table: Table, earlier: bool) -> bool:
        return True


class Lasting(Rule):
    """This can be called until the win is accepted, and the penalty waits for the offender's next turn."""

    def needs(self) -> tuple[Need, ...]:
        return (PROPOSED,)


@dataclass(eq=False)
class Awarded(Event):
    """A proposed penalty was given: by whom, to whom, for which rule, and whether the record bears it out."""

    by: Seat
    to: Seat
    rule: str
    just: bool

    def apply(self, table: Table) -> None:
        """A tally keeps it."""


@dataclass(eq=False)
class FoundUnjust(Event):
    """A proposed penalty was wrong: the one who proposed it gets the card, the very one (by its index) if it was
    given already.
    """

    by: Seat
    to: Seat
    card: int = -1

    def apply(self, table: Table) -> None:
        """The rules say what follows."""


@dataclass(eq=False)
class AwardStands(Event):
    """The penalty given to somebody can be contested no more."""

    to: Seat

    def apply(self, table: Table) -> None:
        """A tally keeps it."""


class Awards(Tally):
    """The penalties given on a proposal that may still be contested: (by, to, just, card or -1)."""

    def start(self) -> tuple[tuple[int, int, int, int], ...]:
        return ()

    def hears(self) -> tuple[type, ...]:
        return (Awarded, FoundUnjust, AwardStands, Drew, Left, RoundBegan)

    def step(self, total: tuple[tuple[int, int, int, int], ...], event: Event) -> tuple[tuple[int, int, int, int], ...]:
        if isinstance(event, Awarded):
            return (*[each for each in total if each[1] != event.to], (event.by, event.to, int(event.just), -1))
        if isinstance(event, (FoundUnjust, AwardStands)):
            return tuple([each for each in total if each[1] != event.to])
        if isinstance(event, Left):
            return tuple([each for each in total if event.player not in each[:2]])
        if isinstance(event, Drew):
            if event.way != PENALTY:
                return total
            return tuple([(b, t, j, event.card.index if t == event.player and c < 0 else c) for b, t, j, c in total])
        return ()


AWARDS: Final = Awards()


def on_record(table: Table, offender: Seat, rule: str) -> list[Breach]:
    """The open breaches that bear out a charge."""
    mine = [breach for breach in table.breaches if breach.offender == offender and breach.status == OPEN]
    if not has_rule(table, rule, AnyCardRule):
        return [breach for breach in mine if breach.rule == rule][:1]
    about_cards = {hook.article.id for kind in CARD_QUESTIONS for hook in table.law.answering.get(kind, [])}
    return [breach for breach in mine if breach.rule in about_cards]


def judged_by(table: Table, rule: str) -> JudgedByVote | None:
    article = table.law.by_id.get(rule)
    for each in article.rules if article is not None else ():
        if isinstance(each, JudgedByVote):
            return each
    return None


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
        return (AWARDS, LYING_ASIDE)

    @answers(Collected)
    def at_once(self, asked: Collected, table: Table, earlier: str) -> str:
        return AT_ONCE

    @answers(FineFor)
    def one_card(self, asked: FineFor, table: Table, earlier: int) -> int:
        return self.penalty_cards

    @after(Accused)
    def open_case(self, accused: Accused, table: Table) -> Events:
        by, about, rule = accused.player, accused.offender, accused.rule
        vote, card = judged_by(table, rule), [PutsAside(by, about, rule)] if self.penalty_cards else []
        if vote is not None and vote.at_once:
            return (*card, MotionOpened(vote_on(table, by, about, rule, vote.threshold)))
        until = table.clock + 1000 * table.ask(Patience(PROPOSAL))
        return (*card, MotionOpened(Motion(table.acts, PROPOSAL, by, about, rule, (about,), ALL_OF, until, True)))

    @answers(MayContest)
    def who_has_one(self, asked: MayContest, table: Table, earlier: Seats) -> Seats:
        charged = [motion.about for motion in table.motions if motion.kind == PROPOSAL]
        return seats_of([*charged, *[award[1] for award in table.tally(AWARDS)]])

    @after(Contested)
    def contest(self, contested: Contested, table: Table) -> Events:
        for motion in table.motions:
            if motion.kind == PROPOSAL and motion.about == contested.player:
                return (MotionDecided(motion, False),)
        for by, to, just, card in table.tally(AWARDS):
            if to == contested.player and not just:
                return (FoundUnjust(by, to, card),)
        return NOTHING

    @after(Left)
    def nothing_aside(self, left: Left, table: Table) -> Events:
        """The cards that lie aside for a charge by or against whoever has left go back."""
        return [PutsOnTop(*charge) for charge in table.tally(LYING_ASIDE) if left.player in charge[:2]]

    @after(MotionDecided)
    def close_case(self, decided: MotionDecided, table: Table) -> Events:
        motion = decided.motion
        by, about, rule = motion.by, motion.about, motion.subject
        unjust = (PutsOnTop(by, about, rule), FoundUnjust(by, about)) if by != NO_SEAT else NOTHING
        if motion.kind == PENALTY_VOTE:
            return self.award(table, motion, True) if decided.carried else unjust
        if motion.kind != PROPOSAL:
            return NOTHING
        vote, record = judged_by(table, rule), on_record(table, about, rule)
        if decided.carried:
            return self.award(table, motion, bool(record) or vote is not None)
        if vote is not None:
            return (MotionOpened(vote_on(table, by, about, rule, vote.threshold)),)
        return self.award(table, motion, True) if record else unjust

    def award(self, table: Table, motion: Motion, just: bool) -> Events:
        about, rule = motion.about, motion.subject
        settled = [BreachSettled(breach) for breach in on_record(table, about, rule)]
        waits = has_rule(table, rule, Lasting) and settled
        price: Event = PenaltyNoted(about) if waits else Fined(about, table.ask(FineFor(rule)), rule)
        lies = [] if waits else [PutsOnTop(motion.by, about, rule)]  # till the next turn, if the penalty waits
        pays = [*lies, price] if self.penalty_cards else []
        return (Awarded(motion.by, about, rule, just), *settled, *pays)


def vote_on(table: Table, by: Seat, about: Seat, rule: str, threshold: str) -> Motion:
    """The vote of all but the accused; whoever proposed it, if anybody did, has voted yes."""
    others = tuple([seat for seat in players(table) if seat != about])
    until = table.clock + 1000 * table.ask(Patience(PENALTY_VOTE))
    ayes = (by,) if by != NO_SEAT else ()
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
        stands = [AwardStands(self.player)] if any(award[1] == self.player for award in table.tally(AWARDS)) else []
        return [*stands, *[BreachSettled(breach) for breach in mine if not has_rule(table, breach.rule, Lasting)]]


only_with(PROPOSED, Awarded, FoundUnjust)

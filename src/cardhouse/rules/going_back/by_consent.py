"""Taking back the latest act by consent of the others."""

from dataclasses import dataclass
from typing import Any, Final

from cardhouse.core.acts import Act, unknown_way
from cardhouse.core.affairs import ClockUsed, MotionDecided, MotionOpened, StoodStill
from cardhouse.core.cases import CaseJudged
from cardhouse.core.checkpoints import ActsUndone, put_to_others
from cardhouse.core.choices import Group, Listed, Offers
from cardhouse.core.declared import SPOKEN, VOTE_WAY, Way, option
from cardhouse.core.fact import Fact
from cardhouse.core.gates import Facet
from cardhouse.core.hooks import after, answers
from cardhouse.core.law import Law
from cardhouse.core.owed import ALL_OF, Motion
from cardhouse.core.presence import Present, gone
from cardhouse.core.questions import Patience
from cardhouse.core.rule import BRINGS_NOTHING, Brings, Memory, Rule
from cardhouse.core.seats import NO_SEAT, Seat, only
from cardhouse.core.speech import Remark
from cardhouse.core.table import NOTHING, PLAYING, Event, Events, Table, Tally

ASK_BACK: Final = "ask-back"
ASK_BACK_WAY: Final = Way(
    ASK_BACK, "take back what you did", SPOKEN, "Take back", waiting=True, hands_free=True, free=True
)
GOING_BACK: Final = "going back"
SECONDS_TO_AGREE: Final = 30


@dataclass(eq=False)
class AskedBack(Remark):
    """Somebody asked the others to take back the latest act."""

    player: Seat


class AskBack(Act):
    """Ask the others whether one may take back the latest act, which was one's own."""

    @property
    def way(self) -> str:
        return ASK_BACK

    @property
    def recounts(self) -> bool:
        return False

    def looks_back(self, table: Table) -> bool:
        return True

    def impossible(self, table: Table) -> str:
        return unknown_way(table, ASK_BACK) or why_it_stands(table, self.seat)

    def facets(self, table: Table) -> list[Facet]:
        return []

    def happen(self, table: Table) -> list[Event]:
        return [AskedBack(self.seat)]


@dataclass(eq=False)
class SinceThen(Fact):
    """How many cases were judged so far, and which vote on going back was the latest."""

    judged: int = 0
    asked: int = 0


class WhatOthersDid(Tally):
    """What others have had a part in: a case that was judged is not taken back, and nobody is asked twice."""

    def start(self) -> SinceThen:
        return SinceThen()

    def hears(self) -> tuple[type, ...]:
        return (CaseJudged, MotionOpened)

    def step(self, total: Any, event: Event) -> SinceThen:
        so_far: SinceThen = total
        if isinstance(event, CaseJudged):
            return SinceThen(so_far.judged + 1, so_far.asked)
        if isinstance(event, MotionOpened) and event.motion.kind == GOING_BACK:
            return SinceThen(so_far.judged, event.motion.number)
        return so_far


OTHERS_DID: Final = WhatOthersDid()


def same_law(one: Law, other: Law) -> bool:
    """Whether the same rules are in force; one that came and went has left nothing behind."""
    return one is other or (one.book == other.book and one.off == other.off and one.dial == other.dial)


def why_it_stands(table: Table, seat: Seat) -> str:
    """Why what was done last cannot be taken back by this seat; nothing, if it can."""
    before = table.saved
    if before is None or table.actor == NO_SEAT:
        return "there is nothing to take back"
    if table.actor != seat:
        return "only whoever acted last can take that back"
    if before.phase != PLAYING or table.phase != PLAYING or before.round != table.round:
        return "a round that has ended or has only just begun is not taken back"
    if not same_law(before.law, table.law) or gone(before) != gone(table):
        return "a new rule, and who came or left, cannot be taken back"
    others = [motion for motion in table.motions if not motion.brief]
    now: SinceThen = table.tally(OTHERS_DID)
    then: SinceThen = before.tally(OTHERS_DID)
    if others != before.motions or before.landing or now.judged != then.judged:
        return "what others have voted on or judged is not taken back"
    if put_to_others(table) or now.asked > before.acts:
        return "the others were asked about this already"
    return ""


@dataclass(frozen=True)
class UndoneByConsent(Rule):
    """What was done last stands, or may be taken back if all others agree, as the table has it.

    Whoever did it asks, and words that went with it go back, too. Once somebody declines, or plays on, it stands. What
    was seen stays seen. A round that has ended, a vote, a verdict and a new rule are not taken back.
    """

    undo_by_consent: bool = option(
        True,
        "What was done last may be taken back if all others agree",
        help="Whoever slipped asks, and the others say yes or no. Bots always agree.",
        apart="yes",
    )

    def offices(self) -> tuple[str, ...]:
        return ("to take back what was done",)

    def brings(self) -> Brings:
        return Brings(ways=(ASK_BACK_WAY, VOTE_WAY), undo_latest=True) if self.undo_by_consent else BRINGS_NOTHING

    def tallies(self) -> tuple[Memory, ...]:
        return (OTHERS_DID,) if self.undo_by_consent else ()

    @answers(Offers, ASK_BACK)
    def whoever_was_last(self, asked: Offers, table: Table, earlier: list[Group]) -> list[Group]:
        seat = table.actor
        if why_it_stands(table, seat) or seat not in asked.seats:
            return earlier
        return [*earlier, Listed([AskBack(seat)])]

    @answers(Patience)
    def not_long(self, asked: Patience, table: Table, earlier: int) -> int:
        return SECONDS_TO_AGREE if asked.what == GOING_BACK else earlier

    @after(AskedBack)
    def ask_the_others(self, asked: AskedBack, table: Table) -> Events:
        others = tuple((table.ask(Present()) - only(asked.player)).among(table.seats))
        until = table.clock + 1000 * table.ask(Patience(GOING_BACK))
        motion = Motion(table.acts, GOING_BACK, asked.player, NO_SEAT, "", others, ALL_OF, until, brief=True)
        return (MotionOpened(motion),)

    @after(MotionDecided)
    def go_back(self, decided: MotionDecided, table: Table) -> Events:
        """Nobody loses time by it: what runs out has as long as it had then."""
        if decided.motion.kind != GOING_BACK or not decided.carried or table.saved is None:
            return NOTHING
        length = table.clock - table.saved.clock if table.ask(ClockUsed()) else 0
        undone = ActsUndone(player=decided.motion.by)
        return (undone, StoodStill(length)) if length else (undone,)

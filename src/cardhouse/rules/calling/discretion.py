"""Calls that only people can judge: lies, explanations, bad manners, cheating; settled by a ballot of the others."""

from dataclasses import dataclass
from typing import Any, Final

from cardhouse.core.affairs import Alarms, Breached, ClockUsed, MotionDecided, Now
from cardhouse.core.cases import (
    OTHERS_VOTE,
    RECORD,
    WRONG,
    CaseJudged,
    ElectorateSet,
    Evidence,
    HeardBy,
    Hearing,
    MotionDropped,
    verdict,
)
from cardhouse.core.declared import VOTE_WAY, option
from cardhouse.core.hooks import after, answers
from cardhouse.core.owed import OF_VOTES_CAST, SAY
from cardhouse.core.presence import Left, Present
from cardhouse.core.rule import Brings, Memory, Need, Rule
from cardhouse.core.seats import Seat
from cardhouse.core.settling import HandChanged
from cardhouse.core.speech import CARD_NAME, Remark, Said, TimePassed, heard, same_call, says
from cardhouse.core.table import NOTHING, PLAYING, Event, Events, Table, Tally
from cardhouse.rules.calling.calls import CALLED
from cardhouse.rules.calling.given_penalties import PenaltyGoesBack
from cardhouse.rules.points.events import POINT, POINTS
from cardhouse.rules.saying.phrases import LAST_CARD
from cardhouse.rules.timing.owing_in_time import EARLY, SpeaksFreely

BALLOT: Final = "ballot"
LATEST: Final = 1 << 60
"""A time after all others."""


@dataclass(frozen=True)
class FreeInsidePoints(Rule):
    """A table may let this be free while a Point of Order runs."""

    discretion: str = ""
    free_in_point: bool = option(
        False, "It is free in a Point of Order", ruling="R-M47", subject="Rules, motions and votes"
    )

    def needs(self) -> tuple[Need, ...]:
        return (POINTS,)

    @answers(Evidence)
    def not_there(self, asked: Evidence, table: Table, earlier: str) -> str:
        free = self.free_in_point and POINT in table.pauses and same_call(asked.case.words, self.discretion)
        return RECORD if free else earlier


@dataclass(frozen=True)
class Ballots(Rule):
    """Some calls are judged by the players they are not about: a majority of the votes upholds them.

    Such a call costs its card at once. Silence upholds it too; otherwise the card goes back, and it was a bad call.
    With nobody else there, whom it is about decides. Who leaves meanwhile loses the vote; if no voter is left, the
    card goes back, and nothing comes of it.
    """

    # R-M71

    ballot_s: int = option(15, "Time to vote on a call", unit="second", ruling="R-M48")
    settled_by: str = option(
        "ballot",
        "Such calls are settled by",
        {"ballot": "a vote", "the caller": "the caller's word"},
        subject="Rules, motions and votes",
    )

    def needs(self) -> tuple[Need, ...]:
        return (CALLED,)

    def brings(self) -> Brings:
        return Brings(ways=(VOTE_WAY,))

    @answers(HeardBy)
    def by_ballot(self, asked: HeardBy, table: Table, earlier: Hearing | None) -> Hearing | None:
        if asked.judges != OTHERS_VOTE or earlier is not None:
            return earlier
        by, about = asked.case.by, asked.case.against
        others = [seat for seat in table.ask(Present()).among(table.seats) if seat not in (by, about)]
        voters = () if self.settled_by == "the caller" else tuple(others) or (about,)
        return Hearing(BALLOT, voters, OF_VOTES_CAST, self.ballot_s if table.ask(ClockUsed()) else 0, True)

    @after(Left)
    def nobody_waits(self, left: Left, table: Table) -> Events:
        for motion in table.motions:
            voters = tuple([seat for seat in motion.electorate if seat != left.player])
            if motion.kind != BALLOT or (voters == motion.electorate and motion.about != left.player):
                continue
            if voters and motion.about != left.player:
                yield ElectorateSet(motion.number, voters)
            else:
                yield MotionDropped(motion)
                yield PenaltyGoesBack(motion.case.penalty)

    @after(MotionDecided)
    def decided(self, decided: MotionDecided, table: Table) -> Events:
        if decided.motion.kind != BALLOT:
            return NOTHING
        back = NOTHING if decided.carried else (PenaltyGoesBack(decided.motion.case.penalty),)
        return (*back, verdict(decided))


@dataclass(eq=False)
class Doubted(Remark):
    """Somebody said "Last card" at this time without having held one card lately."""

    player: Seat
    at: int


@dataclass(eq=False)
class Cleared(Remark):
    """What somebody said until this time has come true, or has been noted as a lie."""

    player: Seat
    until: int


@dataclass(eq=False)
class HeldOne(Remark):
    """Until this time somebody held exactly one card."""

    player: Seat
    until: int


class Claims(Tally):
    """(Who held one card, until when), and (who said so and did not, when), each time."""

    def start(self) -> tuple[dict[int, int], tuple[tuple[int, int], ...]]:
        return ({}, ())

    def hears(self) -> tuple[type, ...]:
        return (Doubted, Cleared, HeldOne, Left)

    def step(self, total: Any, event: Event) -> tuple[dict[int, int], tuple[tuple[int, int], ...]]:
        held, doubted = total
        if isinstance(event, HeldOne):
            return (held | {event.player: event.until}, doubted)
        if isinstance(event, Doubted):
            return (held, (*doubted, (event.player, event.at)))
        until = event.until if isinstance(event, Cleared) else LATEST
        who = event.player if isinstance(event, (Cleared, Left)) else -1
        return (held, tuple([(seat, at) for seat, at in doubted if seat != who or at > until]))


CLAIMS: Final = Claims()


@dataclass(frozen=True)
class LiesOnRecord(Rule):
    """Nobody lies, and two kinds of lies can be checked by the table itself.

    They are another card's name, said by itself while one's card has to be named, and "Last card" of somebody who
    holds one card at no moment shortly before or after.
    """

    early_s: int = option(5, EARLY)
    checkable_lies: bool = option(True, "The table checks these lies itself", ruling="R-M46")
    calls_can_lie: bool = option(False, "A wrong call is a lie as well", ruling="R-M40")

    @after(CaseJudged)
    def called_wrongly(self, judged: CaseJudged, table: Table) -> Events:
        lie = self.calls_can_lie and judged.outcome == WRONG and judged.case.by in table.ask(Present())
        return (Breached(judged.case.by, ""),) if lie else NOTHING

    def tallies(self) -> tuple[Memory, ...]:
        return (CLAIMS,)

    @after(Said)
    def listen(self, said: Said, table: Table) -> Events:
        if not self.checkable_lies or table.phase != PLAYING or said.player not in table.ask(Present()):
            return
        if table.ask(SpeaksFreely(said.player)):
            return
        names = [duty.what for duty in table.duties if duty.bearer == said.player and is_naming(duty.kind, duty.what)]
        phrases = heard(said.words)
        for phrase in phrases if names else ():
            right = [name for name in names if says(phrase.text, name)]
            names = [name for name in names if name not in right]  # what is said of other cards after that is talk
            if phrase.kind == CARD_NAME and phrase.alone and names and not right:
                yield Breached(said.player, "")
        claims = table.ask(ClockUsed()) and any(phrase.kind == LAST_CARD and phrase.alone for phrase in phrases)
        if claims and not self.held_one(table, said.player):
            yield Doubted(said.player, table.ask(Now()))

    def held_one(self, table: Table, seat: Seat) -> bool:
        held = table.tally(CLAIMS)[0].get(seat)
        lately = held is not None and held >= table.ask(Now()) - self.early_s * 1000
        return len(table.hands[seat]) == 1 or lately

    @after(HandChanged)
    def one_card(self, changed: HandChanged, table: Table) -> Events:
        if changed.before == 1:
            yield HeldOne(changed.player, table.ask(Now()))
        if changed.now == 1 and changed.player in [seat for seat, _ in table.tally(CLAIMS)[1]]:
            yield Cleared(changed.player, table.ask(Now()))

    @answers(Alarms)
    def when_known(self, asked: Alarms, table: Table, earlier: list[int]) -> list[int]:
        return earlier + [at + self.early_s * 1000 for _, at in table.tally(CLAIMS)[1]]

    @after(TimePassed)
    def never_came_true(self, passed: TimePassed, table: Table) -> Events:
        limit = table.ask(Now()) - self.early_s * 1000
        for seat, at in table.tally(CLAIMS)[1]:
            if at <= limit:
                yield Cleared(seat, at)
                yield Breached(seat, "")


def is_naming(kind: str, what: str) -> bool:
    """Whether it is the name of a card that has to be said."""
    return kind == SAY and [phrase.kind for phrase in heard(what)] == [CARD_NAME]

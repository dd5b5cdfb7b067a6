"""Accusation and verdict: people catch each other, and people judge."""

from dataclasses import dataclass
from typing import Final

from cardhouse.core.affairs import BreachSettled, MotionDecided, Resumed, Voted
from cardhouse.core.cases import (
    OTHERS_VOTE,
    Charged,
    FoundGuilty,
    HeardBy,
    Hearing,
    MotionDropped,
    OpensCase,
    ToldOfVerdict,
    verdict,
)
from cardhouse.core.declared import VOTE_WAY, option
from cardhouse.core.hooks import after, answers
from cardhouse.core.owed import ALL_OF, MAJORITY, OPEN, TWO_THIRDS, Breach, Case
from cardhouse.core.people_acts import ACCUSE, ACCUSE_WAY
from cardhouse.core.presence import players
from cardhouse.core.questions import PENALTY, Contributor, MayVote, Patience, Pending, Unpaused
from cardhouse.core.rule import Brings, Rule
from cardhouse.core.seating import VotersLeft
from cardhouse.core.seats import EVERYONE, NO_SEAT, NOBODY, Seats, only
from cardhouse.core.table import NOTHING, OVER, PLAYING, Events, Table
from cardhouse.rules.turns.turn_order import in_turn_or_due

ACCUSATION: Final = "accusation"
_THRESHOLDS: Final = {"unanimous": ALL_OF, "majority": MAJORITY, "two_thirds": TWO_THIRDS}


@dataclass(frozen=True)
class Accusations(Rule):
    """At any time a player may accuse another of breaking a rule, and the others judge.

    Play stops, whoever is in the wrong draws a penalty card, and play goes on where it stood. With nobody else to
    judge, the accused answers alone. What was done against the rules is punished once.
    """

    guilt: str = option(
        "unanimous",
        "To find somebody guilty it takes",
        {"unanimous": "all of the others", "majority": "more than half of them", "two_thirds": "two thirds of them"},
        ruling="R-B8",
    )

    def offices(self) -> tuple[str, ...]:
        return ("to accuse",)

    def brings(self) -> Brings:
        return Brings(ways=(ACCUSE_WAY, VOTE_WAY))

    @after(Charged)
    def open_case(self, charged: Charged, table: Table) -> Events:
        return (OpensCase(charged.case, OTHERS_VOTE),) if charged.rule else NOTHING

    @answers(HeardBy)
    def by_a_jury(self, asked: HeardBy, table: Table, earlier: Hearing | None) -> Hearing | None:
        case = asked.case
        if not case.rule:
            return earlier
        jury = tuple([seat for seat in players(table) if seat not in (case.by, case.against)]) or (case.against,)
        seconds = table.ask(Patience(ACCUSATION))
        return Hearing(ACCUSATION, jury, _THRESHOLDS[self.guilt], seconds, pauses=True)

    @answers(MayVote)
    def may_confess(self, asked: MayVote, table: Table, earlier: Seats) -> Seats:
        case = table.motion(ACCUSATION)
        return earlier | only(case.about) if case and asked.way == ACCUSATION else earlier

    @after(Voted)
    def confess(self, voted: Voted, table: Table) -> Events:
        case = table.motion(ACCUSATION)
        if case is None or voted.number != case.number or voted.player in case.electorate:
            return
        if voted.aye and voted.player == case.about:
            yield MotionDecided(case, True)

    @after(MotionDecided)
    def judge(self, decided: MotionDecided, table: Table) -> Events:
        case = decided.motion.case
        if decided.motion.kind != ACCUSATION:
            return
        breach = proven(table, case) if decided.carried else None
        yield verdict(decided)
        yield Resumed(ACCUSATION)
        if breach is not None:
            yield FoundGuilty(case.by, breach)
            yield BreachSettled(breach)

    @answers(ToldOfVerdict)
    def before_all(self, asked: ToldOfVerdict, table: Table, earlier: Seats) -> Seats:
        return EVERYONE if asked.judged.case.rule else earlier

    @answers(VotersLeft)
    def the_accused_alone(self, asked: VotersLeft, table: Table, earlier: tuple[int, ...]) -> tuple[int, ...]:
        return (asked.motion.about,) if asked.motion.kind == ACCUSATION else earlier

    @after(MotionDropped)
    def play_goes_on(self, dropped: MotionDropped, table: Table) -> Events:
        if dropped.motion.kind == ACCUSATION:
            yield Resumed(ACCUSATION)

    @answers(Unpaused)
    def stand_still(self, asked: Unpaused, table: Table, earlier: Seats) -> Seats:
        if asked.way == ACCUSE:
            return NOBODY if table.motion(ACCUSATION) else earlier
        if asked.way == PENALTY or (table.phase != PLAYING and not table.pauses):
            return earlier
        return NOBODY


def proven(table: Table, case: Case) -> Breach | None:
    """The breach that a case is about, if there is one that has not been dealt with."""
    for breach in table.breaches:
        if (breach.offender, breach.rule, breach.status) == (case.against, case.rule, OPEN):
            return breach
    return None


class PendingPlayer(Rule):
    """The table waits for whoever has to do something, and otherwise for the player in turn or due.

    It waits for the next juror, then for whoever owes a penalty card, then for whoever has to carry out what a card
    demands; after the round, for whoever is to add a rule.
    """

    @answers(Pending)
    def awaited(self, asked: Pending, table: Table, earlier: int) -> int:
        case = table.motion(ACCUSATION)
        if case:
            jurors = [(case.by + step) % table.seats for step in range(1, table.seats)]
            waiting = [s for s in jurors if s in case.electorate and s not in case.ayes and s not in case.noes]
            return waiting[0] if waiting else NO_SEAT
        if table.debts:
            return table.debts[0].bearer
        duty = table.blocking()
        if duty:
            return duty.bearer
        return table.ask(Contributor()) if table.phase == OVER else in_turn_or_due(table)

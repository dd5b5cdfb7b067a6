"""New rules that the table cannot read: whether they were broken is for their author to say, or for a ballot."""

from dataclasses import dataclass
from typing import Final

from cardhouse.core.affairs import ClockUsed, MotionDecided
from cardhouse.core.book_acts import SECRETS, UsualCall
from cardhouse.core.cases import AUTHOR, OTHERS_VOTE, Evidence, HeardBy, Hearing, MotionDropped, OpensCase, verdict
from cardhouse.core.declared import option
from cardhouse.core.hooks import after, answers
from cardhouse.core.owed import OF_VOTES_CAST
from cardhouse.core.presence import Left, Present
from cardhouse.core.rule import Article, Memory, Rule
from cardhouse.core.seats import NO_SEAT, Seat, Seats, seats_of
from cardhouse.core.shown import ToldOfMotion
from cardhouse.core.speech import same_call
from cardhouse.core.table import NOTHING, Events, Table
from cardhouse.rules.calling.calls import Wordings
from cardhouse.rules.secrets.secret_rules import secret_of

JUDGE: Final = "judge"


def call_of(table: Table, article: Article | None) -> str:
    """The words by which a breach of a rule that somebody wrote is called."""
    if article is None or not article.text:
        return ""
    secret = secret_of(table, article.id)
    return secret.call if secret else table.ask(UsualCall(article.text))


def judge_of(table: Table, words: str) -> Seat | None:
    """Who wrote the rule that people judge and that is called so: a player, or all of them (-1); None, if there is
    none.
    """
    for article in table.law.articles:
        if article.judged and same_call(words, call_of(table, article)):
            secret = secret_of(table, article.id)
            return secret.author if secret else NO_SEAT
    return None


@dataclass(frozen=True)
class AuthorsJudge(Rule):
    """A breach of a new rule is called as its author said.

    If only people can tell whether it was broken, the author is asked in private; where the author is silent, away,
    or a party to it, a ballot decides.
    """

    judge_s: int = option(15, "Time for an author to judge", unit="second")

    def tallies(self) -> tuple[Memory, ...]:
        return (SECRETS,)

    @answers(Wordings)
    def as_written(self, asked: Wordings, table: Table, earlier: tuple[str, ...]) -> tuple[str, ...]:
        call = call_of(table, table.law.by_id.get(asked.breach.rule))
        return (call, *earlier) if call and call not in earlier else earlier

    @answers(Evidence)
    def to_the_author(self, asked: Evidence, table: Table, earlier: str) -> str:
        author = judge_of(table, asked.case.words) if asked.case.words else None
        if author is None:
            return earlier
        parties = seats_of([asked.case.by, asked.case.against])
        return AUTHOR if author in table.ask(Present()) - parties else OTHERS_VOTE

    @answers(HeardBy)
    def by_the_author(self, asked: HeardBy, table: Table, earlier: Hearing | None) -> Hearing | None:
        author = judge_of(table, asked.case.words) if asked.judges == AUTHOR else None
        if author is None:
            return earlier
        return Hearing(JUDGE, (author,), OF_VOTES_CAST, self.judge_s if table.ask(ClockUsed()) else 0)

    @after(Left)
    def nobody_waits(self, left: Left, table: Table) -> Events:
        for motion in table.motions:
            if motion.kind == JUDGE and left.player == motion.about:
                yield MotionDropped(motion)
            elif motion.kind == JUDGE and left.player in motion.electorate:
                yield MotionDropped(motion)
                yield OpensCase(motion.case, OTHERS_VOTE)

    @answers(ToldOfMotion)
    def in_private(self, asked: ToldOfMotion, table: Table, earlier: Seats) -> Seats:
        return seats_of(asked.motion.electorate) if asked.motion.kind == JUDGE else earlier

    @after(MotionDecided)
    def judged(self, decided: MotionDecided, table: Table) -> Events:
        motion = decided.motion
        if motion.kind != JUDGE:
            return NOTHING
        silent = not motion.ayes and not motion.noes
        return (OpensCase(motion.case, OTHERS_VOTE) if silent else verdict(decided),)

"""What is put to the vote, as people say it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Final

from cardhouse.core.affairs import MotionDecided, MotionOpened, Voted
from cardhouse.core.cases import ElectorateSet, MotionDropped, Moved, OptionAgreed
from cardhouse.core.owed import Motion
from cardhouse.core.seats import NO_SEAT
from cardhouse.core.shown import ShownMotion
from cardhouse.core.table import Table
from cardhouse.core.telling import VOTES, Line, Listener, VoteWords, quiet, tells
from cardhouse.core.view import View, setting_of
from cardhouse.core.words import ENGLISH, Words, sentence, spaced, words
from cardhouse.telling.said import setting_in

quiet("the screens show who votes", ElectorateSet)
quiet("what was set is told", OptionAgreed)
quiet("the vote on it is told", Moved)


AS_USUAL: Final = VoteWords("")


def told_of(motion: Motion) -> VoteWords:
    return VOTES.get(motion.kind, AS_USUAL)


def about_it(motion: Motion, template: str, to: Listener, setting: str = "") -> Words:
    """What a family says of a vote."""
    title = to.title(motion.subject)
    return words(template, by=motion.by, about=motion.about, title=title, words=setting or title)


def told_as(motion: Motion, template: str | None, usual: Words, to: Listener) -> Iterator[Line]:
    """How a vote has come out, in a family's words or the usual ones."""
    if template != "":
        yield to.line(usual if template is None else about_it(motion, template, to), kind="vote", rule="")


def subject_of(motion: Motion, to: Listener) -> Words:
    """What is asked in a vote, as a sentence."""
    by, about, asked = motion.by, motion.about, told_of(motion).asked
    setting = setting_in(setting_of(to.table, motion), to.language)
    if not isinstance(asked, str):
        return asked(motion, setting, to)
    if asked:
        return about_it(motion, asked, to, setting)
    if by == NO_SEAT:
        return words("everybody votes: {words}", words=motion.subject)
    if setting:
        return words("{by:who} {wants} this to be set: “{setting}”", by=by, setting=setting)
    what = spaced(motion.subject or motion.kind)
    if about == NO_SEAT:
        return words("{by:who} {puts} to the vote: {words}", by=by, words=what)
    return words("{by:who} {puts} to the vote: {words}, about {about:whom}", by=by, about=about, words=what)


def with_votes(seen: View, table: Table, language: Mapping[str, str] = ENGLISH) -> View:
    """A view of this table in which each vote has the words of what is asked, and a pause says what it is for."""
    if not seen.motions and not seen.pauses:
        return seen
    to = Listener(table, table.law, seen.seat, True, language)
    motions = {motion.number: motion for motion in table.motions}
    votes = tuple([shown_vote(each, motions[each.number], to) for each in seen.motions])
    return replace(seen, motions=votes, standstill=why_still(seen, to))


def shown_vote(shown: ShownMotion, motion: Motion, to: Listener) -> ShownMotion:
    told = told_of(motion)
    asked = sentence(to.hears(subject_of(motion, to)))
    typed = to.hears(words(told.typed) if told.typed else words("Vote yes or vote no."))
    return replace(shown, words=asked, charge=told.charge or told.judging, typed=typed)


def why_still(seen: View, to: Listener) -> str:
    """Why play stands still, as a sentence; nothing, if it does not."""
    if not seen.pauses:
        return ""
    first = VOTES.get(seen.pauses[0], AS_USUAL).first
    return sentence(to.hears(words(first) if first else words("a pause. Then play goes on.")))


@tells(MotionOpened)
def opened(event: MotionOpened, to: Listener) -> Iterator[Line]:
    motion = event.motion
    if motion.number not in to.secret and told_of(motion).opens:
        yield to.line(subject_of(motion, to), motion.by, "vote", "")


@tells(Voted)
def voted(event: Voted, to: Listener) -> Iterator[Line]:
    if event.number in to.secret:
        return
    motions = [motion for motion in (*to.table.motions, *to.decided) if motion.number == event.number]
    judging = bool(motions) and told_of(motions[0]).judging
    aye, no = (words("guilty"), words("not guilty")) if judging else (words("yes"), words("no"))
    vote = words("{player:who} {votes} {vote}", player=event.player, vote=aye if event.aye else no)
    yield to.line(vote, event.player, "vote", "")


@tells(MotionDecided)
def decided(event: MotionDecided, to: Listener) -> Iterator[Line]:
    motion, carried, told = event.motion, event.carried, told_of(event.motion)
    if motion.number in to.secret:
        return
    if told.judging:
        verdict = "{about:who} {is} found guilty" if carried else "{about:who} {is} found not guilty"
        kind = "guilty" if carried else "acquitted"
        yield to.line(words(verdict, about=motion.about), kind=kind, rule=motion.subject)
    elif carried:
        yield from told_as(motion, told.carried, words("agreed"), to)
    else:
        yield from told_as(motion, told.failed, words("not agreed"), to)


@tells(MotionDropped)
def dropped(event: MotionDropped, to: Listener) -> Iterator[Line]:
    if event.motion.number not in to.secret:
        yield from told_as(event.motion, told_of(event.motion).dropped, words("the vote comes to nothing"), to)

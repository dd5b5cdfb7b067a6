"""What is put to the vote, as people say it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from cardhouse.cards.card import SIGNS, Card, UnknownCard, card
from cardhouse.core.affairs import MotionDecided, MotionOpened, Voted
from cardhouse.core.knowledge import SetByMotion
from cardhouse.core.owed import Motion
from cardhouse.core.proceedings import (
    POINT,
    CardMoved,
    ElectorateSet,
    MotionDropped,
    Moved,
    OptionAgreed,
    PointEnded,
    PointRaised,
    Resolved,
)
from cardhouse.core.seats import NO_SEAT, Seat
from cardhouse.core.telling import Line, Listener, quiet, tells
from cardhouse.core.words import Words, counting, words
from cardhouse.telling.said import setting_in

ACCUSATION: Final = "accusation"
JUDGING: Final = (ACCUSATION, "penalty vote")
"""Votes on whether somebody is to blame."""

quiet("the screens show who votes", ElectorateSet)
quiet("what was set is told", OptionAgreed)


def subject_of(motion: Motion, to: Listener) -> Words:
    """What is asked in a vote, as a sentence."""
    by, about, title = motion.by, motion.about, to.title(motion.subject)
    setting = to.table.ask(SetByMotion(motion))
    match motion.kind:
        case "accusation":
            return words("{by:who} {accuses} {about:whom}: {title}", by=by, about=about, title=title)
        case "objection":
            return words("{by:who} {says} that “{title}” does not treat everybody alike", by=by, title=title)
        case "proposal":
            return words("{by:who} {wants} a penalty card for {about:whom}: {title}", by=by, about=about, title=title)
        case "penalty vote":
            return words("does {about:whom} deserve a penalty card: {title}?", about=about, title=title)
        case "repair":
            said = setting_in(setting, to.language) or motion.subject
            return words("{by:who} {proposes} for this round: “{words}”", by=by, words=said)
        case "ballot" | "judge":
            return words("was this call right: “{words}”?", words=motion.subject)
        case "claim":
            return words("{about:who} {has} played {their} last card: is that right?", about=about)
    if motion.brief:
        return words("{by:who} {asks} to take back what {they} did last", by=by)
    if motion.kind == POINT:
        return words("{by:who} {moves} to {what}", by=by, what=moved_words(motion.subject, about, to))
    if by == NO_SEAT:
        return words("everybody votes: {words}", words=motion.subject)
    if setting:
        wanted = setting_in(setting, to.language)
        return words("{by:who} {wants} this to be set: “{setting}”", by=by, setting=wanted)
    asked = spaced(motion.subject or motion.kind)
    if about == NO_SEAT:
        return words("{by:who} {puts} to the vote: {words}", by=by, words=asked)
    return words("{by:who} {puts} to the vote: {words}, about {about:whom}", by=by, about=about, words=asked)


def spaced(name: str) -> str:
    return name.replace("_", " ").replace("-", " ")


def moved_words(subject: str, about: Seat, to: Listener) -> Words:
    """What is moved in a Point of Order, as what the table is to do; `about` is whom it is about."""
    verb, _, what = subject.partition(" ")
    what = what.strip()
    rule, _, text = what.partition(" ")
    title = to.title(rule)
    match verb:
        case "disable":
            return words("switch off “{title}”", title=title)
        case "enable":
            return words("switch “{title}” on again", title=title)
        case "void":
            if text:
                return words("find “{title}” void and give its token back", title=title)
            return words("find “{title}” void", title=title)
        case "reveal":
            return words("show everybody the rule “{title}”", title=title)
        case "adopt":
            return words("adopt a rule: “{what}”", what=what)
        case "amend":
            return words("change “{title}” to: “{text}”", title=title, text=text)
        case "reverse":
            if what:
                return words("take back {about:whose} latest penalty for “{title}”", about=about, title=title)
            return words("take back {about:whose} latest penalty", about=about)
        case "set" if rule in to.table.law.by_id and not to.law.told(rule, text):
            return words("let a breach of “{title}” cost {price} cards", title=title, price=text)
        case "set" if to.law.told(rule, text):
            return words("set “{setting}”", setting=setting_in(to.law.told(rule, text), to.language))
        case "correct":
            return corrected(rule, text, about)
        case "end-game":
            return words("end the game")
        case "resolve":
            return words("resolve: “{what}”", what=what)
    return words("{what}", what=spaced(subject))


def corrected(what: str, value: str, about: Seat) -> Words:
    """What is to be put right."""
    match what:
        case "direction":
            return words("let play go to the left") if value == "+" else words("let play go to the right")
        case "turn":
            return words("give {about:whom} the turn", about=about)
        case "chain":
            return words("let {n} have to be answered", n=counting(int(value) if value.isdecimal() else 0, "card"))
        case "suit" if value in SIGNS:
            return words("let the suit be {suit}", suit=SIGNS[value])
        case "suit":
            return words("let no suit be called")
        case "tokens":
            return words("let {about:whom} have {value} tokens", about=about, value=value)
        case "card":
            if about == NO_SEAT:
                return words("put {card} under the stock", card=readable(value))
            return words("give {card} to {about:whom}", card=readable(value), about=about)
        case "slate":
            return words("forgive {about:whom} all that is owed", about=about)
    return words("put right: {what}", what=spaced(f"{what} {value}"))


def readable(name: str) -> Card | str:
    try:
        return card(name)
    except UnknownCard:
        return name


@tells(MotionOpened)
def opened(event: MotionOpened, to: Listener) -> Iterator[Line]:
    motion = event.motion
    if motion.number not in to.secret and motion.kind not in (ACCUSATION, POINT):  # these are told as they are made
        yield to.line(subject_of(motion, to), motion.by, "vote", "")


@tells(Moved)
def moved(event: Moved, to: Listener) -> Iterator[Line]:
    if to.table.motion(POINT) is not None:  # any other vote that is opened says itself what it is about
        what = moved_words(event.subject, event.about, to)
        yield to.line(words("{by:who} {moves} to {what}", by=event.player, what=what), event.player, "vote", "")


@tells(Voted)
def voted(event: Voted, to: Listener) -> Iterator[Line]:
    if event.number in to.secret:
        return
    kinds = [motion.kind for motion in (*to.table.motions, *to.decided) if motion.number == event.number]
    judging = bool(kinds) and kinds[0] in JUDGING
    aye, no = (words("guilty"), words("not guilty")) if judging else (words("yes"), words("no"))
    vote = words("{player:who} {votes} {vote}", player=event.player, vote=aye if event.aye else no)
    yield to.line(vote, event.player, "vote", "")


@tells(MotionDecided)
def decided(event: MotionDecided, to: Listener) -> Iterator[Line]:
    motion, carried = event.motion, event.carried
    if motion.number in to.secret or motion.kind == "proposal":
        return  # what becomes of a proposed penalty is told
    if motion.brief:
        if not carried:  # how it is taken back is told
            yield to.line(words("what {by:who} did stands: not everybody agrees", by=motion.by), kind="vote", rule="")
    elif motion.kind in JUDGING:
        verdict = "{about:who} {is} found guilty" if carried else "{about:who} {is} found not guilty"
        kind = "guilty" if carried else "acquitted"
        yield to.line(words(verdict, about=motion.about), kind=kind, rule=motion.subject)
    elif motion.kind in ("ballot", "judge"):
        right, wrong = words("the call was right"), words("the call was wrong")
        yield to.line(right if carried else wrong, kind="vote", rule="")
    else:
        yield to.line(words("agreed") if carried else words("not agreed"), kind="vote", rule="")


@tells(MotionDropped)
def dropped(event: MotionDropped, to: Listener) -> Iterator[Line]:
    if event.motion.brief:
        stands = words("what {by:who} did stands: play has gone on", by=event.motion.by)
        yield to.line(stands, kind="vote", rule="")
    elif event.motion.number not in to.secret:
        yield to.line(words("the vote comes to nothing"), kind="vote", rule="")


@tells(Resolved)
def resolved(event: Resolved, to: Listener) -> Iterator[Line]:
    yield to.line(words("resolved: “{words}”", words=event.words), kind="vote", rule="")


@tells(PointRaised)
def raised(event: PointRaised, to: Listener) -> Iterator[Line]:
    point = words("{player:who} {raises} a Point of Order: all put their cards down", player=event.player)
    yield to.line(point, event.player, "vote", "")


@tells(PointEnded)
def ended(event: PointEnded, to: Listener) -> Iterator[Line]:
    yield to.line(words("the Point of Order is over, and play goes on where it stopped"), event.player, "vote", "")


@tells(CardMoved)
def card_moved(event: CardMoved, to: Listener) -> Iterator[Line]:
    if event.source >= 0:
        passed = "{card} goes from {source:whom} to {target:whom}"
        went = passed if event.target >= 0 else "{card} goes from {source:whom} under the stock"
    else:
        went = "{card} goes to {target:whom}" if event.target >= 0 else "{card} goes under the stock"
    told = words(went, card=event.card, source=event.source, target=event.target)
    yield to.line(told, kind="give", rule="")

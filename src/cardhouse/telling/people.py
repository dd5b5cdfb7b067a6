"""What people say, owe, forget and pay."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from cardhouse.core.affairs import (
    BreachClosed,
    Breached,
    BreachSettled,
    Lapsed,
    Met,
    Missed,
    Owed,
    Paused,
    Postponed,
    Resumed,
)
from cardhouse.core.cases import WRONG, CaseJudged, Charged, FoundGuilty, ToldOfVerdict
from cardhouse.core.checkpoints import ActsUndone, Checkpointed
from cardhouse.core.owed import NEXT_TURN
from cardhouse.core.penalties import Fined, PenaltyForgiven, PenaltyPassedOn, PenaltyWaits
from cardhouse.core.seats import NO_SEAT
from cardhouse.core.settling import HandChanged
from cardhouse.core.shown import Named
from cardhouse.core.speech import Chose, Gestured, Looked, Refused, Said, Unplayed
from cardhouse.core.telling import Line, Listener, quiet, tells
from cardhouse.core.view import listed as words_for
from cardhouse.core.view import told
from cardhouse.core.words import SUIT_NAMES, Words, enumerated, words
from cardhouse.telling.motions import told_of
from cardhouse.telling.ways import task

quiet("breaches are noted, and nobody is told", Breached, BreachClosed, BreachSettled)
quiet("what was done to meet a duty is told", Met, Postponed)
quiet("the screens show that play stands still, and why", Paused, Resumed)
quiet("only the sender of a refused act is told of it", Refused)
quiet("hands are counted on the screens", HandChanged)
quiet("the card that goes back is told", Unplayed)
quiet("nobody needs to know what is put by for taking back", Checkpointed)

GESTURES: Final = {
    "bow": "{player:who} {bows}",
    "bow eye": "{player:who} {looks} {at:whom} in the eye and {bows}",
    "bow eye at oneself": "{player:who} {looks} {themself} in the eye and {bows}",
    "bow eye at the Dealer": "{player:who} {looks} the Dealer in the eye and {bows}",
    "bow shut": "{player:who} {shuts} {their} eyes and {bows}",
    "glance": "{player:who} {looks} {at:whom} in the eye",
    "glance at oneself": "{player:who} {looks} {themself} in the eye",
    "glance at the Dealer": "{player:who} {looks} the Dealer in the eye",
    "celebrate": "{player:who} {celebrates}!",
    "raise": "{player:who} {raises} a hand: this takes too long",
    "lower": "{player:who} {takes} {their} hand down",
    "left hand": "",
    "right hand": "",
    "either hand": "",
}
"""Gestures in words; those of no words are seen and not told."""

EFFECTS: Final = {"celebrate": "cheer", "bow shut": "dim"}
"""Gestures that are seen on the screens, by the kind of their line."""


@tells(Said)
def said(event: Said, to: Listener) -> Iterator[Line]:
    yield to.line(
        words("{player:who} {says}: “{words}”", player=event.player, words=event.words), event.player, "say", ""
    )


@tells(Gestured)
def gestured(event: Gestured, to: Listener) -> Iterator[Line]:
    template = GESTURES.get(event.gesture)
    if template is None and event.at == NO_SEAT:
        template = "{player:who} {makes} a gesture: {gesture}"
    elif template is None and event.at == event.player:
        template = "{player:who} {makes} a gesture towards {themself}: {gesture}"
    elif template is None:
        template = "{player:who} {makes} a gesture towards {at:whom}: {gesture}"
    elif event.at in (NO_SEAT, event.player):
        at = "at the Dealer" if event.at == NO_SEAT else "at oneself"
        template = GESTURES.get(f"{event.gesture} {at}", template)
    if template:
        made = words(template, player=event.player, at=event.at, gesture=event.gesture)
        yield to.line(made, event.player, EFFECTS.get(event.gesture, "say"), "")


@tells(Charged)
def charged(event: Charged, to: Listener) -> Iterator[Line]:
    yield called(event, to) if event.words else accused(event, to)


def called(event: Charged, to: Listener) -> Line:
    other, oneself = (
        "{player:who} {calls} {offender:whom} out: “{words}”",
        "{player:who} {calls} {themself} out: “{words}”",
    )
    template = oneself if event.offender == event.player else other
    call = words(template, player=event.player, offender=event.offender, words=event.words)
    return to.line(call, event.player, "accuse", "")


def accused(event: Charged, to: Listener) -> Line:
    charge = words("{player:who} {accuses} {offender:whom}", player=event.player, offender=event.offender)
    return to.line(charge, event.player, "accuse", event.rule)


@tells(Chose)
def chose(event: Chose, to: Listener) -> Iterator[Line]:
    yield to.line(choice(event, to), event.player, "choose")


def choice(event: Chose, to: Listener) -> Words:
    """What somebody named, as the rule that asked for it has it: a suit, a pile, players, or nothing at all."""
    player, picks, way = event.player, event.picks, words(to.law.does(event.way))
    asked = words_for(to.table, Named(event.way))[:1]
    if asked == ["suit"] and picks and all(0 <= pick < len(SUIT_NAMES) for pick in picks):
        suits = enumerated([to.says(SUIT_NAMES[pick]) for pick in picks], to.says("and"))
        return words("{player:who} {names} {suits}", player=player, suits=suits)
    if event.way == "designate" and len(picks) == 2:
        return words(
            "{player:who} {decides}: {giver:who} {gives} cards to {taker:whom}",
            player=player,
            giver=picks[0],
            taker=picks[1],
        )
    if event.way == "death" and len(picks) == 1:
        return words("{player:who} {says} that death lies on pile {pile}", player=player, pile=picks[0])
    if event.way == "cutter" and picks:
        return words("{player:who} {asks} {cutter:whom} to cut the cards", player=player, cutter=picks[0])
    if asked == ["pile"] and picks:
        piles = enumerated([str(pick) for pick in picks], to.says("and"))
        return words("{player:who} {decides} to {way}: pile {piles}", player=player, way=way, piles=piles)
    if picks:
        return words("{player:who} {decides} to {way}: {picks:whom}", player=player, way=way, picks=picks)
    return words("{player:who} {decides} to {way}", player=player, way=way)


@tells(Looked)
def looked(event: Looked, to: Listener) -> Iterator[Line]:
    mine = event.player == to.seat
    if event.owner == event.player:
        own = "{player:who} {looks} at {their} {area}: {cards}"
        template = own if mine else "{player:who} {looks} at {their} {area}"
    else:
        others = "{player:who} {looks} at {owner:whose} {area}: {cards}"
        template = others if mine else "{player:who} {looks} at {owner:whose} {area}"
    cards = tuple(to.table.area(event.area, event.owner)) if mine else ()
    look = words(template, player=event.player, owner=event.owner, area=words(event.area), cards=cards)
    yield to.line(look, event.player, "look")


@tells(Owed)
def owed(event: Owed, to: Listener) -> Iterator[Line]:
    duty = event.duty
    if to.is_told(duty):
        has_to = words("{bearer:who} {has} to {task}", bearer=duty.bearer, task=task(duty, to.law))
        yield to.line(has_to, kind="duty", rule=duty.rule)


@tells(Missed)
def missed(event: Missed, to: Listener) -> Iterator[Line]:
    duty = event.duty
    if to.is_told(duty):
        forgot = words("{bearer:who} did not {task} in time", bearer=duty.bearer, task=task(duty, to.law))
        yield to.line(forgot, kind="duty", rule=duty.rule)


@tells(Lapsed)
def lapsed(event: Lapsed, to: Listener) -> Iterator[Line]:
    duty = event.duty
    if to.is_told(duty):
        over = words("{bearer:who} no longer {has} to {task}", bearer=duty.bearer, task=task(duty, to.law))
        yield to.line(over, kind="duty", rule=duty.rule)


@tells(Fined)
def fined(event: Fined, to: Listener) -> Iterator[Line]:
    if event.given:
        return  # the cards that go and come back are told
    owes = "{player:who} {owes} a penalty card" if event.cards == 1 else "{player:who} {owes} {count} penalty cards"
    yield to.line(words(owes, player=event.player, count=event.cards), kind="fine", rule=event.rule)


@tells(PenaltyWaits)
def penalty_waits(event: PenaltyWaits, to: Listener) -> Iterator[Line]:
    if event.until == NEXT_TURN:  # of one that is proposed the card is told that lies aside for it
        waits = words("{player:who} {has} a penalty card to take in {their} next turn", player=event.player)
        yield to.line(waits, event.player, "accuse")


@tells(FoundGuilty)
def found_guilty(event: FoundGuilty, to: Listener) -> Iterator[Line]:
    """Who is told of a verdict hears it, and the others see what follows; but nobody has heard what a referee says."""
    breach = event.breach
    if event.by == NO_SEAT and breach.words:
        called = words("the referee calls {about:whom} out: “{words}”", about=breach.offender, words=breach.words)
        yield to.line(called, kind="fine", rule=breach.rule)


@tells(CaseJudged)
def judged(event: CaseJudged, to: Listener) -> Iterator[Line]:
    case = event.case
    if any(told_of(motion).judging for motion in to.decided if motion.case == case):
        return  # the vote on it has told it
    if event.outcome == WRONG and told(to.table, ToldOfVerdict(event), to.seat):
        unjust = words("{to:who} did not deserve it: the penalty goes to {by:whom}", to=case.against, by=case.by)
        yield to.line(unjust, case.by, "accuse")


@tells(PenaltyPassedOn)
def passed_on(event: PenaltyPassedOn, to: Listener) -> Iterator[Line]:
    now = words("{to:who} now {owes} what {bearer:who} owed", bearer=event.bearer, to=event.to)
    yield to.line(now, kind="fine")


@tells(PenaltyForgiven)
def forgiven(event: PenaltyForgiven, to: Listener) -> Iterator[Line]:
    yield to.line(words("{bearer:who} {owes} nothing any more", bearer=event.bearer), kind="fine")


@tells(ActsUndone)
def undone(event: ActsUndone, to: Listener) -> Iterator[Line]:
    if event.player != NO_SEAT:
        back = words("{player:who} {takes} back what {they} did: all agree", player=event.player)
        yield to.line(back, event.player, "back", "")
    elif event.acts == 1:
        yield to.line(words("the latest act is taken back"), kind="back")
    else:
        yield to.line(words("the latest {number} acts are taken back", number=event.acts), kind="back")

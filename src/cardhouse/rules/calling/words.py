"""What is said of calls, and of cheats that are looked at."""

from __future__ import annotations

from collections.abc import Iterator

from cardhouse.core.penalties import PenaltyCardGone, PenaltyUndone
from cardhouse.core.telling import Line, Listener, quiet, tells, vote_words
from cardhouse.core.words import words
from cardhouse.rules.calling.call_windows import TurnNoted
from cardhouse.rules.calling.calls import PenaltyDue
from cardhouse.rules.calling.cheats import CameBack, Consented, Exchanged, LookedAt, SlippedAway
from cardhouse.rules.calling.discretion import BALLOT, Cleared, Doubted, HeldOne
from cardhouse.rules.calling.warnings import Warned

quiet("nobody is told what a call is worth", PenaltyDue, PenaltyCardGone)
quiet("the cards that go and come back are told", PenaltyUndone)
quiet("what a rule remembers for itself", Cleared, Doubted, HeldOne, TurnNoted)
quiet("only who did it knows", SlippedAway, CameBack)


@tells(Warned)
def warned(event: Warned, to: Listener) -> Iterator[Line]:
    if to.seat == event.player:
        yield to.line(words("about your rule: {words}", words=event.words), event.player, "say", "")


@tells(Exchanged)
def exchanged(event: Exchanged, to: Listener) -> Iterator[Line]:
    if event.undone:
        yield to.line(words("two cards of the pile lie in their order again"), event.player, "play")
        return
    yield to.line(
        words("{player:who} {exchanges} two cards of the pile", player=event.player), event.player, "play", ""
    )


@tells(LookedAt)
def looked_at(event: LookedAt, to: Listener) -> Iterator[Line]:
    mine = to.seat == event.player
    seen = "{player:who} {looks} at {owner:whose} hand: {cards}"
    template = seen if mine else "{player:who} {looks} at {owner:whose} hand"
    look = words(template, player=event.player, owner=event.owner, cards=event.cards if mine else ())
    yield to.line(look, event.player, "look", "")


@tells(Consented)
def consented(event: Consented, to: Listener) -> Iterator[Line]:
    lets = words("{player:who} {lets} {to:whom} look at {their} hand", player=event.player, to=event.to)
    yield to.line(lets, event.player, "say", "")


vote_words(BALLOT, "was this call right: “{words}”?", carried="the call was right", failed="the call was wrong")

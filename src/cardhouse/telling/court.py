"""Penalties that are called for, proposed, contested and put right; and tricks."""

from __future__ import annotations

from collections.abc import Iterator

from cardhouse.core.words import words
from cardhouse.rules.calling.call_windows import TurnNoted
from cardhouse.rules.calling.calls import CallJudged, CallUpheld, LeftToOthers, PenaltyDue
from cardhouse.rules.calling.cheats import CameBack, Consented, Exchanged, LookedAt, SlippedAway
from cardhouse.rules.calling.discretion import Cleared, Doubted, HeldOne
from cardhouse.rules.calling.given_penalties import PenaltyCardGone, PenaltyGiven, PenaltyUndone
from cardhouse.rules.dealing.beginning import Announced, StarterPlayed
from cardhouse.rules.leaving_play.card_debts import CardMissing, CardsPaid
from cardhouse.rules.leaving_play.going_out_by_word import ClaimDropped, ClaimMade, ContestLasts, FreeToGo, Reminded
from cardhouse.rules.matching.called_suits import SuitCalled
from cardhouse.rules.order.going_out import WentOut
from cardhouse.rules.proposing.across_the_table import Contested
from cardhouse.rules.proposing.last_card import PenaltyCollected, PenaltyNoted
from cardhouse.rules.proposing.proposals import Awarded, AwardStands, FoundUnjust
from cardhouse.rules.proposing.set_aside import PutAside, PutOnTop
from cardhouse.rules.secrets.plain_sentences import PlayedInVain
from cardhouse.rules.timing.owing_in_time import Heard
from cardhouse.rules.timing.turn_clock import BackAgain, TooSlow, TurnTimed, WentAway
from cardhouse.rules.turns.timed_turns import TurnTimeUp, WaitsFor
from cardhouse.rules.winning.game_ends import Deserted, GameTimed
from cardhouse.telling.telling import Line, Listener, quiet, tells

quiet("nobody is told what a call is worth", CallJudged, CallUpheld, LeftToOthers, PenaltyDue, PenaltyCardGone)
quiet("the cards that go and come back are told", PenaltyGiven, PenaltyUndone, PutOnTop, PenaltyCollected, CardsPaid)
quiet("whether a penalty was just comes out when it is contested", Awarded, AwardStands)
quiet("what was said is told", SuitCalled, Heard, ClaimMade, ClaimDropped, PlayedInVain)
quiet("what a rule remembers for itself", Cleared, Doubted, HeldOne, TurnNoted, FreeToGo, ContestLasts, TooSlow)
quiet("time is shown by clocks", Deserted, GameTimed, TurnTimed, WaitsFor)
quiet("only who did it knows", SlippedAway, CameBack)
quiet("the card that is turned up is told", StarterPlayed)
quiet("an empty hand is seen on the screens", WentOut)


@tells(Contested)
def contested(event: Contested, to: Listener) -> Iterator[Line]:
    yield to.line(words("{player:who} {contests} the penalty", player=event.player), event.player, "accuse", "")


@tells(PutAside)
def put_aside(event: PutAside, to: Listener) -> Iterator[Line]:
    yield to.line(words("a card is put aside for the penalty"), kind="draw", rule="")


@tells(PenaltyNoted)
def penalty_noted(event: PenaltyNoted, to: Listener) -> Iterator[Line]:
    waits = words("{player:who} {has} a penalty card to take in {their} next turn", player=event.player)
    yield to.line(waits, event.player, "accuse")


@tells(FoundUnjust)
def found_unjust(event: FoundUnjust, to: Listener) -> Iterator[Line]:
    wrong = words("{to:who} did not deserve it: the penalty goes to {by:whom}", to=event.to, by=event.by)
    yield to.line(wrong, event.by, "accuse")


@tells(CardMissing)
def card_missing(event: CardMissing, to: Listener) -> Iterator[Line]:
    owed = words("there is no card for {player:whom} to take, so it is owed", player=event.player)
    yield to.line(owed, event.player, "fine")


@tells(TurnTimeUp)
def time_up(event: TurnTimeUp, to: Listener) -> Iterator[Line]:
    slow = words("{player:whose} time is up: the others say whether that is slow", player=event.player)
    yield to.line(slow, kind="vote")


@tells(WentAway)
def went_away(event: WentAway, to: Listener) -> Iterator[Line]:
    yield to.line(words("{player:who} {seems} to be away", player=event.player), event.player, "round")


@tells(BackAgain)
def came_back(event: BackAgain, to: Listener) -> Iterator[Line]:
    yield to.line(words("{player:who} {is} back", player=event.player), event.player, "round")


@tells(Reminded)
def reminded(event: Reminded, to: Listener) -> Iterator[Line]:
    if to.seat == event.player:
        yield to.line(words("nothing keeps you in the game but silence"), event.player, "say", "")


@tells(Announced)
def announced(event: Announced, to: Listener) -> Iterator[Line]:
    yield to.line(
        words("{player:who} {announces}: {words}", player=event.player, words=event.words), event.player, "say", ""
    )


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
    look = words(
        "{player:who} {looks} at {owner:whose} hand" + (": {cards}" if mine else ""),
        player=event.player,
        owner=event.owner,
        cards=event.cards if mine else (),
    )
    yield to.line(look, event.player, "look", "")


@tells(Consented)
def consented(event: Consented, to: Listener) -> Iterator[Line]:
    lets = words("{player:who} {lets} {to:whom} look at {their} hand", player=event.player, to=event.to)
    yield to.line(lets, event.player, "say", "")

"""What happens by rules in people's words."""

from __future__ import annotations

from collections.abc import Iterator

from cardhouse.cards import RANKS, SUITS
from cardhouse.core.demands import DemandOpened, DemandOver, DemandStands, DrawCancelled
from cardhouse.core.seats import NO_SEAT
from cardhouse.core.speech import RANK_WORDS, SUIT_WORDS
from cardhouse.core.telling import Line, Listener, quiet, tells
from cardhouse.core.words import words
from cardhouse.english.written.events import (
    Advanced,
    AttributeNamed,
    CardTraded,
    ChainNoted,
    ChainStopped,
    CountsNow,
    DieRolled,
    DrewTogether,
    HandShown,
    HandsMixed,
    HandsWent,
    JumpedIn,
    LaidUp,
    NamingLapsed,
    OutOfTurn,
    Paid,
    PileWent,
    PlayedInVain,
    RaceBegan,
    RaceOver,
    RaceRun,
    Robbed,
    SetOff,
    SkipAsked,
    TermBegan,
    TermEnded,
    TurnGoesTo,
    TurnsLost,
    TurnSpent,
    WordsBegan,
    WordsWentOn,
)

quiet("the card that was played is told", PlayedInVain, JumpedIn, OutOfTurn)
quiet("the turn that begins is told, and who lost one", SkipAsked, TurnGoesTo)
quiet("the cards that were drawn are told", DrewTogether)
quiet("what was said or drawn is told", Advanced, RaceRun)
quiet("what a rule remembers for itself", TermBegan, TermEnded, RaceBegan, RaceOver, NamingLapsed)
quiet("the counters are shown", Paid)
quiet("what was done in place of the turn is told", TurnSpent)
quiet("the words are owed one by one", WordsBegan, WordsWentOn)
quiet("what the sentence did is told", SetOff)
quiet("the card that was played is told, and whatever no longer has to be drawn is no longer shown", DrawCancelled)
quiet("what has to be drawn or answered is shown where it may be", DemandOpened, DemandOver, DemandStands, ChainNoted)


@tells(PileWent)
def pile_went(event: PileWent, to: Listener) -> Iterator[Line]:
    if event.player == NO_SEAT:
        yield to.line(words("pile {pile} is cleared", pile=str(event.pile)), kind="pile")
        return
    took = words("{player:who} {takes} all of pile {pile}", player=event.player, pile=str(event.pile))
    yield to.line(took, event.player, "draw")


@tells(Robbed)
def robbed(event: Robbed, to: Listener) -> Iterator[Line]:
    inside = to.seat in (event.player, event.whom)
    seen = "{player:who} {takes} {cards} from {whom:whom}"
    template = seen if inside else "{player:who} {takes} {count:cards} from {whom:whom}"
    found = words(template, player=event.player, whom=event.whom, cards=event.cards, count=len(event.cards))
    yield to.line(found, event.player, "give")


@tells(HandsWent)
def hands_went(event: HandsWent, to: Listener) -> Iterator[Line]:
    for player, taker in zip(event.players, event.about, strict=True):
        hand = words("{player:who} {passes} {their} hand to {taker:whom}", player=player, taker=taker)
        yield to.line(hand, player, "give")


@tells(CardTraded)
def card_traded(event: CardTraded, to: Listener) -> Iterator[Line]:
    if event.place >= 0:
        seen = "{player:who} {swaps} {card} for {other} with {whom:whom}"
        template = seen if to.seat in (event.player, event.place) else "{player:who} {swaps} a card with {whom:whom}"
    elif event.pile:
        template = "{player:who} {swaps} {card} for {other}, the top of the pile"
    else:
        seen = "{player:who} {swaps} {card} for {other}, the top of the draw pile"
        template = seen if to.seat == event.player else "{player:who} {swaps} a card with the top of the draw pile"
    found = words(template, player=event.player, whom=max(event.place, 0), card=event.card, other=event.other)
    yield to.line(found, event.player, "give")


@tells(HandShown)
def hand_shown(event: HandShown, to: Listener) -> Iterator[Line]:
    inside = to.seat in (event.player, *event.players)
    template = "{player:who} {shows} {cards}" if inside else "{player:who} {shows} {count:cards}"
    found = words(template, player=event.player, cards=event.cards, count=len(event.cards))
    yield to.line(found, event.player, "give")


@tells(HandsMixed)
def hands_mixed(event: HandsMixed, to: Listener) -> Iterator[Line]:
    yield to.line(words("all hands are shuffled together and dealt again"), kind="deal")


@tells(CountsNow)
def counts_now(event: CountsNow, to: Listener) -> Iterator[Line]:
    now = words("the top of pile {pile} counts as {card}", pile=str(event.pile), card=event.card)
    yield to.line(now, kind="pile")


@tells(ChainStopped)
def chain_stopped(event: ChainStopped, to: Listener) -> Iterator[Line]:
    yield to.line(words("rules set each other off without end, and stop here"), kind="rule")


@tells(LaidUp)
def laid_up(event: LaidUp, to: Listener) -> Iterator[Line]:
    lowest = words("the lowest card of pile {pile} goes on top: {card}", pile=str(event.pile), card=event.card)
    yield to.line(lowest, kind="pile")


@tells(TurnsLost)
def turns_lost(event: TurnsLost, to: Listener) -> Iterator[Line]:
    if event.turns > 0:
        yield to.line(words("{player:who} {loses} {their} next turn", player=event.player), event.player, "turn")


@tells(DieRolled)
def die_rolled(event: DieRolled, to: Listener) -> Iterator[Line]:
    rolled = words("{player:who} {rolls} a {number}", player=event.player, number=str(event.number))
    yield to.line(rolled, event.player, "choose")


@tells(AttributeNamed)
def attribute_named(event: AttributeNamed, to: Listener) -> Iterator[Line]:
    suit = SUIT_WORDS[event.suit].capitalize() if 0 <= event.suit < len(SUITS) else ""
    rank = RANK_WORDS[event.rank - 1].capitalize() if 0 < event.rank <= len(RANKS) else ""
    named = words("{player:who} {names} {what}", player=event.player, what=words(suit or rank))
    yield to.line(named, event.player, "choose")

"""What happens by rules in people's words."""

from __future__ import annotations

from collections.abc import Iterator

from cardhouse.cards import RANKS, SUITS
from cardhouse.core.speech import RANK_WORDS, SUIT_WORDS
from cardhouse.core.telling import Line, Listener, quiet, tells
from cardhouse.core.words import words
from cardhouse.english.written.events import (
    Advanced,
    AttributeNamed,
    DieRolled,
    DrewTogether,
    JumpedIn,
    NamingLapsed,
    Paid,
    PlayedInVain,
    RaceBegan,
    RaceOver,
    RaceRun,
    SkipAsked,
    TermBegan,
    TermEnded,
    TurnGoesTo,
)

quiet("the card that was played is told", PlayedInVain, JumpedIn)
quiet("the turn that begins is told, and who lost one", SkipAsked, TurnGoesTo)
quiet("the cards that were drawn are told", DrewTogether)
quiet("what was said or drawn is told", Advanced, RaceRun)
quiet("what a rule remembers for itself", TermBegan, TermEnded, RaceBegan, RaceOver, NamingLapsed)
quiet("the counters are shown", Paid)


@tells(DieRolled)
def die_rolled(event: DieRolled, to: Listener) -> Iterator[Line]:
    rolled = words("{player:who} {rolls} a {number}", player=event.player, number=str(event.number))
    yield to.line(rolled, event.player, "choose")


@tells(AttributeNamed)
def attribute_named(event: AttributeNamed, to: Listener) -> Iterator[Line]:
    suit = SUIT_WORDS[event.suit].capitalize() if 0 <= event.suit < len(SUITS) else ""
    rank = RANK_WORDS[event.rank - 1].capitalize() if 0 < event.rank <= len(RANKS) else ""
    named = words("{player:who} {names} {what}", player=event.player, what=suit or rank)
    yield to.line(named, event.player, "choose")

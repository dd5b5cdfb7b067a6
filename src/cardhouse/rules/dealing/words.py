"""What is said of what comes before the first turn."""

from __future__ import annotations

from collections.abc import Iterator

from cardhouse.core.telling import STEPS, Line, Listener, quiet, tells, vote_words
from cardhouse.core.words import words
from cardhouse.rules.dealing.beginning import START, Announced, StarterPlayed
from cardhouse.rules.dealing.cutting import CUT
from cardhouse.rules.dealing.giving_orders import Ordered
from cardhouse.rules.dealing.menu import REPAIR
from cardhouse.rules.dealing.readiness import READY
from cardhouse.rules.dealing.starting import TURN_UP, Buried

STEPS[CUT] = "{player:who} {cuts} the cards"
STEPS[START] = "{player:who} {begins} the game"
STEPS[READY] = "{player:who} {is} ready"
STEPS[TURN_UP] = ""  # the card that is turned up is told

quiet("the card that is turned up is told", StarterPlayed)


@tells(Announced)
def announced(event: Announced, to: Listener) -> Iterator[Line]:
    yield to.line(
        words("{player:who} {announces}: {words}", player=event.player, words=event.words), event.player, "say", ""
    )


@tells(Buried)
def buried(event: Buried, to: Listener) -> Iterator[Line]:
    yield to.line(words("the card that was turned up cannot begin, and goes under the stock"), kind="deal")


@tells(Ordered)
def ordered(event: Ordered, to: Listener) -> Iterator[Line]:
    order = words("{player:who} {orders} {to:whom}: “{words}”", player=event.player, to=event.to, words=event.words)
    yield to.line(order, event.player, "say", "")


vote_words(REPAIR, "{by:who} {proposes} for this round: “{words}”")

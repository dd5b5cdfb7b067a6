"""What is said of time that is up, and people who are away."""

from __future__ import annotations

from collections.abc import Iterator

from cardhouse.core.telling import Line, Listener, quiet, tells
from cardhouse.core.words import words
from cardhouse.rules.timing.owing_in_time import Heard
from cardhouse.rules.timing.slowness import BackAgain, WentAway
from cardhouse.rules.timing.turn_clock import TurnTimed, TurnTimeUp

quiet("what was said is told", Heard)
quiet("time is shown by clocks", TurnTimed)
quiet("the rules say what follows from it", TurnTimeUp)


@tells(WentAway)
def went_away(event: WentAway, to: Listener) -> Iterator[Line]:
    yield to.line(words("{player:who} {seems} to be away", player=event.player), event.player, "round")


@tells(BackAgain)
def came_back(event: BackAgain, to: Listener) -> Iterator[Line]:
    yield to.line(words("{player:who} {is} back", player=event.player), event.player, "round")

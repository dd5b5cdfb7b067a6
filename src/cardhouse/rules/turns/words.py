"""What is said of turns that take too long."""

from __future__ import annotations

from collections.abc import Iterator

from cardhouse.core.telling import Line, Listener, quiet, tells
from cardhouse.core.words import words
from cardhouse.rules.turns.circle import TurnGivenUp
from cardhouse.rules.turns.timed_turns import TurnTimeUp, WaitsFor

quiet("time is shown by clocks", WaitsFor)
quiet("the screens show the order of turns", TurnGivenUp)


@tells(TurnTimeUp)
def time_up(event: TurnTimeUp, to: Listener) -> Iterator[Line]:
    slow = words("{player:whose} time is up: the others say whether that is slow", player=event.player)
    yield to.line(slow, kind="vote")

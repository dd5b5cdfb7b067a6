"""What is said of rounds and games that are over."""

from __future__ import annotations

from collections.abc import Iterator

from cardhouse.core.seats import NO_SEAT
from cardhouse.core.telling import Line, Listener, quiet, tells, vote_words
from cardhouse.core.words import words
from cardhouse.rules.winning.closing import Closed
from cardhouse.rules.winning.game_ends import Deserted, GameTimed
from cardhouse.rules.winning.winning import DEADLOCK

quiet("time is shown by clocks", Deserted, GameTimed)


vote_words(
    DEADLOCK,
    "nobody can move and there is nothing to draw: does the round end without a winner?",
    first="a vote on the end of the round first. Then play goes on.",
    typed="Vote yes, or vote no to go on.",
)


@tells(Closed)
def closed(event: Closed, to: Listener) -> Iterator[Line]:
    if event.player == NO_SEAT:
        yield to.line(words("the round is closed"), kind="round")
    else:
        yield to.line(words("{player:who} {closes} the round", player=event.player), event.player, "round", "")

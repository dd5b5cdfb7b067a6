"""Until when something that is owed has to be done: a value that the engine understands in every game.

A rule whose sentence names a time says it: `Duty(…, until=NEXT_LANDING)`. One that names none leaves it `AS_USUAL`, and
the table's customs say when that is (`core.timing.DueBy`). A deadline of any other kind cannot be made.
"""

from dataclasses import dataclass
from typing import Final

from cardhouse.core.fact import Fact

LANDING: Final = "landing"
OWN_ACT: Final = "own act"
OTHERS_ACT: Final = "another's act"
TURN_END: Final = "end of turn"
TURN: Final = "turn completed"
TIME: Final = "time"
GOES_ON: Final = "play goes on"
DONE: Final = "done"
USUAL: Final = "usual"

IN_WORDS: Final = {
    LANDING: "before the next card lands",
    OWN_ACT: "before their own next act, or the next card that lands",
    OTHERS_ACT: "before another player's next act",
    TURN_END: "by the end of the turn",
    TURN: "before the next turn is completed",
    TIME: "in time",
    GOES_ON: "before play goes on",
    DONE: "until it is done",
    USUAL: "as usual",
}
"""All kinds of deadlines, as people say them."""


class UnknownDeadline(ValueError):
    """A deadline that nobody understands."""


@dataclass(eq=False)
class Deadline(Fact):
    """Until when: a kind, and how long in thousandths of a second where time is counted."""

    kind: Final[str]
    length: Final[int]

    def __init__(self, kind: str, length: int = 0) -> None:
        if kind not in IN_WORDS:
            raise UnknownDeadline(f'nobody knows when "{kind}" is; there are: {", ".join(IN_WORDS)}')
        self.kind = kind
        self.length = length

    def __str__(self) -> str:
        return IN_WORDS[self.kind]


NEXT_LANDING: Final = Deadline(LANDING)
OWN_NEXT_ACT: Final = Deadline(OWN_ACT)
OTHERS_NEXT_ACT: Final = Deadline(OTHERS_ACT)
END_OF_TURN: Final = Deadline(TURN_END)
TURN_COMPLETED: Final = Deadline(TURN)
BEFORE_PLAY_GOES_ON: Final = Deadline(GOES_ON)  # the rule that owes it says what playing on is
WHEN_DONE: Final = Deadline(DONE)
AS_USUAL: Final = Deadline(USUAL)


def seconds(number: int) -> Deadline:
    """So many seconds of running time; where no clock is used, so many turns as `core.timing.Now` counts them."""
    return Deadline(TIME, 1000 * number)

"""What somebody must, may or may not do, alike for you, for them and for whoever did it.

A limit that holds for whoever did something holds for `you` and for a named player as well, so each line that says
something of `W` is here for `you` and for `Tr`, whose deed it hangs on.
"""

from collections.abc import Iterator
from typing import Final

_DEEDS: Final = """
must (Pt | Ft) => {Pt}{Ft}
must Sk => is skipped
(do not | does not) (draw | draw a card | draw cards) => may not draw a card
(do not | does not) (speak | talk | say anything | say a word) => may not speak
(do not | does not) (play | play a card | put down a card) => may not play a card
(do not | does not) say Words => may not say {Words}
(is | are) silent => may not speak
(be | stay | keep | keeps | stays | remain | remains | go | goes) (quiet | silent) => may not speak
must (be | stay | keep | remain) (quiet | silent) => may not speak
must (hold | holds) their tongue => may not speak
may not (draw | draw cards | draw any cards | draw anything) => may not draw a card
may not (play | play anything | play any card | play any cards | put down a card | lay a card) => may not play a card
may not Ap => may not {Ap}
may not say (anything | a word | a thing) => may not speak
may (play | go | move) again => may take another turn
may Ft => may take another turn
may (play | lay | put down) (again | another | another one | one more | one more card | a second card)
    => may play another card
may draw => may draw a card
may (pass | pass their turn | skip | skip a turn) => may skip their turn
may give (a card | one card | one) (away | to somebody | to a player) => may give a card to a player of their choice
may give NUM cards (away | to somebody | to a player) => may give {NUM} cards to a player of their choice
may (get rid of | discard | throw away | drop) NC => may discard {NC}
(win | wins) [the round | the game | the hand] (on the spot | outright | automatically | right there) => win
"""

_WHO: Final = (("4", "Eo", "W", "{W}"), ("2", "Eo", "you", "they"), ("2", "U", "Tr", "When {Tr}, they"))


def _rows() -> Iterator[str]:
    for line in _DEEDS.strip().replace("\n    ", " ").splitlines():
        said, _, exact = line.rpartition(" => ")
        for form, name, who, doer in _WHO:
            end = "." if name == "U" else ""
            yield f"{form} {name}: {who} {said} => {doer} {exact}{end}"


DEEDS: Final = (
    """
4 Ft: (take | takes | get | gets | have | has) another turn => take another turn
4 Ft: (get | gets | take | takes | have | has | receive | receives) One => take another turn
4 Ft: (go | goes | move | moves | play | plays) (again | once more | one more time | a second time) => take another turn
4 Pt: (get | gets | gain | gains | score | scores | earn | earns | receive | receives | collect | collects) (a | one)
    point => gain a point
4 Pt: (get | gets | gain | gains | score | scores | earn | earns | receive | receives | collect | collects) NUM points
    => gain {NUM} points
4 Pt: (lose | loses | forfeit | forfeits | give up | gives up) (a | one) point => lose a point
4 Pt: (lose | loses | forfeit | forfeits | give up | gives up) NUM points => lose {NUM} points
"""
    + "\n".join(_rows())
    + """
8 T: (play | Dir2) (is reversed | changes | switches | flips | turns | is changed | is switched | is flipped)
    [direction | directions | around | round] => turn order is reversed
8 Tg: (is reversed | reversing | changing | switching | flipping) (turn order | the direction | direction | the order)
    => turn order is reversed
"""
)

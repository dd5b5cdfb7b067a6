"""Ways of acting, as whoever brings them declares them: when each is open, and what it is called."""

from dataclasses import dataclass
from typing import Final

TURN: Final = "uses up a turn"
BEGINS: Final = "begins the turn of whoever is due"
ENDS: Final = "ends a turn, after its act"
ASKED: Final = "answers what a rule asks"
ANY_TIME: Final = "at any time, by anybody"
SPOKEN: Final = "words and gestures, whatever turn or pause there is"
STEP: Final = "a step outside play"


@dataclass(frozen=True)
class Way:
    """A way of acting. It `does` what somebody does, as in "Bob has to name a suit"; its label is on the button for it,
    if that has other words. The ways `waiting` are open while cards that were played wait. In those that are
    `hands_free` no card and no token is touched, and in those with a `grip` a choice is made by moving one. Cards that
    come to a pile in a way that is `unmatched` need not match its top. In one that `plays` a card of one's own
    is played. What is open at any time and `advances` brings the round nearer to its end, and so cannot be done over
    and over again.
    """

    name: str
    does: str = ""
    when: str = ASKED
    label: str = ""
    waiting: bool = False
    hands_free: bool = False
    grip: bool = False
    unmatched: bool = False
    advances: bool = False
    plays: bool = False

    @property
    def words(self) -> str:
        """What somebody does in this way."""
        return self.does or self.name.replace("-", " ")

    @property
    def button(self) -> str:
        """What is on its button."""
        words = self.label or self.words
        return words[:1].upper() + words[1:]


PLAY_WAY: Final = Way("play", "play a card", TURN, "Play", plays=True)
DRAW_WAY: Final = Way("draw", "draw a card", TURN, "Draw")
PAY_WAY: Final = Way("pay", "take a penalty card", label="Take a card you owe")
VOTE_WAY: Final = Way("vote")
SHUFFLE_WAY: Final = Way("shuffle", when=STEP)
DEAL_WAY: Final = Way("deal", when=STEP)

"""Simple ways to play BAK, by rule of thumb: how many Jacks and Queens to buy, and whether to buy Kings."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from cardhouse.bots.bak_game import COPIES, JACK, KING, LOW, PASS, QUEEN, Position, safest_order


@dataclass(frozen=True)
class Policy:
    """So many Jacks, then so many Queens, then Kings: `always`, `never`, or `late`, when the Joker may come.

    Whoever cannot pay for one thing takes the next that can be paid.
    """

    name: str
    jacks: int = 0
    queens: int = 0
    kings: str = "always"

    def wants(self, position: Position, seat: int) -> list[int]:
        """What this player would buy, the best first."""
        row, bought = position.rows[seat], position.bought
        found = []
        if row[JACK] < self.jacks and bought[JACK] < COPIES:
            found.append(JACK)
        if row[QUEEN] < self.queens and bought[QUEEN] < COPIES:
            found.append(QUEEN)
        now = self.kings == "always" or (self.kings == "late" and len(position.pile) <= LOW + HASTE)
        if now and bought[KING] < COPIES:
            found.append(KING)
        return found

    def buy(self, position: Position) -> int:
        """What the mover buys after drawing."""
        for series in self.wants(position, position.mover):
            if position.payment(series):
                return series
        return PASS

    def play(self, position: Position) -> None:
        """A whole turn."""
        mover = position.mover
        if position.rows[mover][QUEEN]:
            position.arrange(safest_order(position.look(), position.safe))
        if position.draws():
            position.buys(self.buy(position))


HASTE: Final = 6
"""Those who buy Kings late begin so many cards before the Joker may come."""

KINGS_ONLY: Final = Policy("kings-only")
FREE_RIDER: Final = Policy("free-rider", kings="never")
ONE_JACK_THEN_KINGS: Final = Policy("one-jack-then-kings", jacks=1)
ONE_JACK_NEVER_KINGS: Final = Policy("one-jack-never-kings", jacks=1, kings="never")
SIMPLE: Final = (KINGS_ONLY, FREE_RIDER, ONE_JACK_THEN_KINGS, ONE_JACK_NEVER_KINGS)


def play_out(position: Position, policies: list[Policy]) -> list[float]:
    """Play to the end, each seat by its policy; what it is worth to each."""
    while not position.over:
        policies[position.mover].play(position)
    return position.payoff()

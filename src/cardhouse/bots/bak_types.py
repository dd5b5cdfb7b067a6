"""What the others seem to be up to: likely ways of playing, weighed by what each has bought so far."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from cardhouse.bots.bak_game import PASS, RANKS, SERIES, Position
from cardhouse.bots.bak_policies import SIMPLE, Policy
from cardhouse.bots.bak_sight import Sight
from cardhouse.core.chance import Chance

TYPES: Final = [
    *SIMPLE,
    Policy("two-jacks-then-kings", jacks=2),
    Policy("three-jacks-then-kings", jacks=3),
    Policy("two-jacks-never-kings", jacks=2, kings="never"),
    Policy("one-jack-late-kings", jacks=1, kings="late"),
    Policy("late-kings", kings="late"),
    Policy("one-jack-one-queen-then-kings", jacks=1, queens=1),
]
THINKER: Final = 3.0
"""How likely somebody thinks for themself, beside 1 for each way of playing."""

SLIP: Final = 0.02
"""How likely somebody does something else than their way of playing says."""


class Suspicions:
    """For each seat the weight of each type, and last the weight of somebody who thinks."""

    def __init__(self, sight: Sight) -> None:
        self.weights: Final = [[*[1.0] * len(TYPES), THINKER] for _ in sight.sizes]
        self.latest = sight

    def follows(self, sight: Sight) -> bool:
        """Whether this is the same game, gone on."""
        return len(sight.sizes) == len(self.latest.sizes) and sight.pile <= self.latest.pile

    def look(self, sight: Sight) -> None:
        """Weigh what the others did since the latest look, if their turns have passed in between."""
        if sight.pile == self.latest.pile:
            return
        both = zip(self.latest.rows, sight.rows, strict=True)
        rows = tuple([now if seat == sight.seat else then for seat, (then, now) in enumerate(both)])
        before = replace(self.latest, rows=rows)
        for step in range(1, len(sight.sizes)):
            seat = (sight.seat + step) % len(sight.sizes)
            if seat not in sight.gone:
                before = self.weigh(before, sight, seat)
        self.latest = sight

    def weigh(self, before: Sight, now: Sight, seat: int) -> Sight:
        """Take note of one turn; what was bought in all when the next player's began."""
        position = Position(len(now.sizes))
        position.rows = [list(row) for row in before.rows]
        position.bought = list(before.bought)
        position.pile = [0] * now.pile
        did = PASS
        for series in SERIES:
            if now.rows[seat][series] > before.rows[seat][series]:
                did = series
        size = now.sizes[seat] + (did != PASS)
        weights = self.weights[seat]
        for place, mind in enumerate(TYPES):
            weights[place] *= likelihood(mind.wants(position, seat), did, position, size)
        weights[-1] *= 0.3
        total = sum(weights)
        self.weights[seat] = [weight / total for weight in weights]
        rows = tuple([now.rows[seat] if each == seat else row for each, row in enumerate(before.rows)])
        return replace(before, rows=rows)

    def minds(self, chance: Chance) -> list[Policy | None]:
        """A type for each seat, drawn by its weight; none for those who think, and for oneself."""
        found: list[Policy | None] = []
        for seat, weights in enumerate(self.weights):
            at = chance.below(1 << 30) / (1 << 30) * sum(weights)
            place = 0
            while place < len(TYPES) and at >= weights[place]:
                at -= weights[place]
                place += 1
            found.append(None if seat == self.latest.seat or place == len(TYPES) else TYPES[place])
        return found


def likelihood(wanted: Sequence[int], did: int, position: Position, size: int) -> float:
    """How likely somebody who wanted these, the best first, did that: the hand, of so many cards, may not have had the
    price.
    """
    chance = 1.0
    for series in wanted:
        able = 1.0 - (position.bought[series] / RANKS) ** size if size else 0.0
        if did == series:
            return max(chance * able, SLIP)
        chance *= 1.0 - able
    return max(chance, SLIP) if did == PASS else SLIP

"""Search under uncertainty: many imagined worlds, one tree (information-set Monte Carlo tree search).

Each round of it imagines what is hidden, walks down the tree by what was best so far for whoever decides, adds one
node, plays on by rule of thumb, and writes what came of it into every node on the way: a number for each player, for
these games are not zero-sum. Chance moves are no nodes: a decision is known by those before it, whatever was drawn.
It can stop at any time, and the same chance gives the same search.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Hashable, Sequence
from math import log, sqrt
from typing import Final, Generic, Protocol, TypeVar

from cardhouse.core.chance import Chance

O = TypeVar("O", bound=Hashable)  # noqa: E741 - an option

CURIOSITY: Final = 0.7
PATIENCE: Final = 16
"""The clock is looked at once in so many rounds."""


class World(Protocol[O]):
    """A game with nothing hidden, at a decision or at its end."""

    @property
    def over(self) -> bool: ...

    @property
    def mover(self) -> int: ...

    def options(self) -> Sequence[O]:
        """What the mover may decide."""
        ...

    def decide(self, option: O) -> None:
        """Let it happen, and all that follows up to the next decision."""
        ...

    def play_out(self, chance: Chance) -> list[float]:
        """Play to the end by rule of thumb; what it is worth to each player."""
        ...


class Node(Generic[O]):
    """A decision that was made: how often, what came of it for each player, and how often it could have been."""

    __slots__ = ("children", "offered", "totals", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.offered = 0
        self.totals: list[float] = []
        self.children: dict[O, Node[O]] = {}

    def mean(self, player: int) -> float:
        return self.totals[player] / self.visits if self.visits else 0.0

    def add(self, payoff: Sequence[float]) -> None:
        self.visits += 1
        if not self.totals:
            self.totals = [0.0] * len(payoff)
        for player, points in enumerate(payoff):
            self.totals[player] += points


class Search(Generic[O]):
    """One search for one decision. `goal` turns what the end is worth to all into what one player cares for."""

    def __init__(
        self,
        imagine: Callable[[Chance], World[O]],
        chance: Chance,
        goal: Callable[[list[float]], list[float]] | None = None,
    ) -> None:
        self.imagine: Final = imagine
        self.chance: Final = chance
        self.goal: Final = goal
        self.root: Final[Node[O]] = Node()

    def run(self, *, rounds: int = 0, seconds: float = 0.0) -> None:
        """Search for so many rounds, or for so long."""
        until = time.monotonic() + seconds
        done = 0
        while (done < rounds) if rounds else (done % PATIENCE != 0 or time.monotonic() < until):
            self.round()
            done += 1

    def round(self) -> None:
        world = self.imagine(self.chance)
        node, path = self.root, [self.root]
        while not world.over:
            options = world.options()
            fresh = [option for option in options if option not in node.children]
            if fresh:
                option = fresh[self.chance.below(len(fresh))]
                node.children[option] = Node()
            else:
                option = self.best(node, options, world.mover)
            for possible in options:
                if possible in node.children:
                    node.children[possible].offered += 1
            world.decide(option)
            node = node.children[option]
            path.append(node)
            if fresh:
                break
        payoff = world.play_out(self.chance)
        wanted = self.goal(payoff) if self.goal else payoff
        for each in path:
            each.add(wanted)

    def best(self, node: Node[O], options: Sequence[O], mover: int) -> O:
        """The option with the highest upper bound on what it is worth to the mover."""

        def bound(option: O) -> float:
            child = node.children[option]
            return child.mean(mover) + CURIOSITY * sqrt(log(child.offered + 1) / child.visits)

        return max(options, key=bound)

    def choice(self) -> O:
        """The option tried most often."""
        return max(self.root.children, key=lambda option: self.root.children[option].visits)

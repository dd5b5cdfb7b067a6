"""A player of BAK that searches: it sees what its seat sees, and imagines the rest."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import permutations
from typing import Final

from cardhouse.bots.bak_game import JACK, KING, PASS, SERIES, Position, safest_order
from cardhouse.bots.bak_policies import Policy
from cardhouse.bots.bak_sight import Sight, sight_of
from cardhouse.bots.bak_types import TYPES, Suspicions
from cardhouse.bots.registry import THINKING
from cardhouse.bots.search import Search
from cardhouse.cards import card
from cardhouse.core.acts import Act, Draw, Prepare
from cardhouse.core.chance import Chance, seeded
from cardhouse.core.owed import Breach
from cardhouse.core.rounds import Pass
from cardhouse.core.view import View
from cardhouse.rules.dealing.readiness import READY
from cardhouse.rules.market.peeks import Arrange, Peek
from cardhouse.rules.market.trade import Buy

MOST_ORDERS: Final = 12

Option = tuple[int, ...]
"""What is decided: (series,) for a purchase or -1, or the ranks of a look put back, topmost first."""


class Imagined:
    """A game imagined from one seat. A seat with a policy plays by it; the others decide in the tree."""

    def __init__(self, position: Position, minds: Sequence[Policy | None], orders: Sequence[Option] = ()) -> None:
        self.position: Final = position
        self.minds: Final = minds
        self.orders = orders

    @property
    def over(self) -> bool:
        return self.position.over

    @property
    def mover(self) -> int:
        return self.position.mover

    def options(self) -> Sequence[Option]:
        if self.orders:
            return self.orders
        return [(PASS,), *[(series,) for series in SERIES if self.position.payment(series)]]

    def decide(self, option: Option) -> None:
        if self.orders:
            self.orders = ()
            self.position.arrange(option)
            self.position.draws()
            return
        self.position.buys(option[0])
        self.advance()

    def advance(self) -> None:
        """Let those with a policy play, and draw for the next one who decides."""
        position = self.position
        while not position.over:
            mind = self.minds[position.mover]
            if mind is None:
                look = position.look()
                if look:
                    position.arrange(safest_order(look, position.safe))
                position.draws()
                return
            mind.play(position)

    def play_out(self, chance: Chance) -> list[float]:
        position = self.position
        minds = [mind or chance.pick(PORTFOLIO) for mind in self.minds]
        if not position.over:
            position.buys(minds[position.mover].buy(position))
        while not position.over:
            minds[position.mover].play(position)
        return position.payoff()


PORTFOLIO: Final = [mind for mind in TYPES if mind.kings != "never"]
"""How somebody who thinks may go on."""


def orders_of(look: Sequence[int], draws: int, safe: bool) -> list[Option]:
    """Orders worth a thought: for each set of cards that may be drawn now, the rest by rule of thumb."""
    found: dict[Option, None] = {tuple(safest_order(look, safe)): None}
    for first in sorted(set(permutations(look, min(draws, len(look)))), reverse=True):
        rest = list(look)
        for rank in first:
            rest.remove(rank)
        for tail in (sorted(rest, reverse=True), sorted(rest)):
            found.setdefault((*first, *tail))
    return list(found)[:MOST_ORDERS]


class BakBot:
    """Thinks for so many seconds, or so many rounds, about every order and purchase.

    With `rivalry` above 0 it minds what others get: so much of the best other result is taken off its own. `loss` is
    what it counts for each when all lose (R-K25), if the table does not say so.
    """

    def __init__(
        self, seed: int, *, seconds: float = THINKING, rounds: int = 0, rivalry: float = 0.0, loss: float = 0.0
    ) -> None:
        self.chance = seeded(seed)
        self.seconds: Final = seconds
        self.rounds: Final = rounds
        self.rivalry: Final = rivalry
        self.loss: Final = loss
        self.suspicions: Suspicions | None = None

    def watch(self, breaches: Sequence[Breach]) -> None:
        """It leaves calls to people."""

    def choose(self, view: View, acts: Sequence[Act], awaited: bool = False) -> Act | None:
        """One of these acts, or none if there are none."""
        found = self.plan(view, acts)
        if not isinstance(found, Decision):
            return found
        option, state = solved(found)
        return self.decided(option, state, acts)

    def plan(self, view: View, acts: Sequence[Act]) -> Act | Decision | None:
        """What to do, if there is nothing to think about; else the problem, for whoever has time to solve it. It gets
        ready, and leaves it to people to start before all are.
        """
        acts = [act for act in acts if not isinstance(act, Prepare) or act.step == READY]
        orders = [act for act in acts if isinstance(act, Arrange)]
        if orders:
            return self.order_of(view, orders)
        for kind in (Peek, Draw, Prepare):
            for act in acts:
                if isinstance(act, kind):
                    return act
        if not any(isinstance(act, (Buy, Pass)) for act in acts):
            return acts[0] if acts else None
        if not any(isinstance(act, Buy) for act in acts):
            return next(act for act in acts if isinstance(act, Pass))
        return self.problem(sight_of(view), ())

    def decided(self, option: Option, state: int, acts: Sequence[Act]) -> Act:
        """The act that an answer comes to, now that chance has gone on to this state."""
        self.chance = Chance(state)
        orders = [act for act in acts if isinstance(act, Arrange)]
        return ordered(option, orders) if orders else bought(option[0], acts)

    def suspect(self, sight: Sight) -> Suspicions:
        """What the others seem to be up to."""
        if self.suspicions is None or not self.suspicions.follows(sight):
            self.suspicions = Suspicions(sight)
        self.suspicions.look(sight)
        return self.suspicions

    def order_of(self, view: View, acts: Sequence[Arrange]) -> Act | Decision:
        """The cards that were looked at, all of them in each of these acts, in an order worth a thought."""
        sight = sight_of(view)
        look = [card(name).rank for name, _ in zip(view.known, next(iter(acts)).cards, strict=False)]
        first, *others = orders_of(look, 1 + sight.rows[view.seat][JACK], sight.bought[KING] == 4)
        return self.problem(sight, (first, *others)) if others else ordered(first, acts)

    def problem(self, sight: Sight, orders: tuple[Option, ...]) -> Decision:
        weights = tuple([tuple(each) for each in self.suspect(sight).weights])
        state, wants = self.chance.state, (self.rivalry, self.loss or sight.loss)
        return Decision(sight, orders, weights, state, self.seconds, self.rounds, *wants)


@dataclass(frozen=True)
class Decision:
    """A decision with all it depends on: what is seen, the orders to choose from (none: a purchase), what the others
    seem to be up to, chance, and how long and to what end to think.
    """

    sight: Sight
    orders: tuple[Option, ...]
    weights: tuple[tuple[float, ...], ...]
    chance: int
    seconds: float
    rounds: int
    rivalry: float = 0.0
    loss: float = 0.0


def solved(problem: Decision) -> tuple[Option, int]:
    """What to do, and the state of chance after thinking."""
    chance, suspicions = Chance(problem.chance), Suspicions(problem.sight)
    suspicions.weights[:] = [list(each) for each in problem.weights]

    def imagine(chance: Chance) -> Imagined:
        return Imagined(problem.sight.imagined(chance), suspicions.minds(chance), problem.orders)

    search: Search[Option] = Search(imagine, chance, Aim(problem.sight.seat, problem.rivalry, problem.loss))
    search.run(rounds=problem.rounds, seconds=problem.seconds)
    return search.choice(), chance.state


def ordered(option: Option, acts: Sequence[Act]) -> Act:
    """The act that puts a look back in this order of ranks."""
    for act in acts:
        if isinstance(act, Arrange) and tuple([each.rank for each in act.cards]) == option:
            return act
    return acts[0]


def bought(series: int, acts: Sequence[Act]) -> Act:
    """The cheapest purchase of this series, or passing."""
    buys = sorted([act for act in acts if isinstance(act, Buy)], key=lambda act: sum([c.rank for c in act.cards]))
    passes = [act for act in acts if isinstance(act, Pass)]
    for act in buys:
        if act.card.rank - 11 == series:
            return act
    return passes[0] if passes else buys[0]


class Aim:
    """What one player cares for: their own result, less a part of the best other one; `loss` for each when all lose."""

    def __init__(self, seat: int, rivalry: float = 0.0, loss: float = 0.0) -> None:
        self.seat: Final = seat
        self.rivalry: Final = rivalry
        self.loss: Final = loss

    def __call__(self, payoff: list[float]) -> list[float]:
        if not any(payoff):
            return [self.loss] * len(payoff)
        others = max([points for seat, points in enumerate(payoff) if seat != self.seat])
        return [points - self.rivalry * others if seat == self.seat else points for seat, points in enumerate(payoff)]

"""Players of BAK by rule of thumb, for measuring others against them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cardhouse.bots.bak_game import Position, safest_order
from cardhouse.bots.bak_policies import Policy
from cardhouse.bots.bak_sight import Sight, sight_of
from cardhouse.cards import card
from cardhouse.core.acts import Act, Draw, Prepare
from cardhouse.core.owed import Breach
from cardhouse.core.rounds import Pass
from cardhouse.core.view import View
from cardhouse.rules.dealing.readiness import READY
from cardhouse.rules.market.peeks import Arrange, Peek
from cardhouse.rules.market.trade import Buy


def table_of(sight: Sight) -> Position:
    """What a policy needs to know: rows, purchases, and how many cards are left."""
    position = Position(len(sight.sizes))
    position.rows = [list(row) for row in sight.rows]
    position.bought = list(sight.bought)
    position.pile = [0] * sight.pile
    return position


class PolicyBot:
    """Plays one policy, whatever happens."""

    def __init__(self, policy: Policy) -> None:
        self.policy: Final = policy

    def watch(self, breaches: Sequence[Breach]) -> None:
        """It never calls anybody."""

    def choose(self, view: View, acts: Sequence[Act], awaited: bool = False) -> Act | None:
        """What the policy says, if it can be paid; the smallest payment that will do."""
        for kind in (Peek, Draw, Prepare):
            for act in acts:
                if isinstance(act, Arrange):
                    return self.ordered(view, acts)
                if isinstance(act, kind) and (not isinstance(act, Prepare) or act.step == READY):
                    return act
        buys = [act for act in acts if isinstance(act, Buy)]
        for series in self.policy.wants(table_of(sight_of(view)), view.seat) if buys else []:
            of_series = [act for act in buys if act.card.rank - 11 == series]
            if of_series:
                return min(of_series, key=lambda act: sum([each.rank for each in act.cards]))
        return next((act for act in acts if isinstance(act, Pass)), None)

    def ordered(self, view: View, acts: Sequence[Act]) -> Act:
        orders = [act for act in acts if isinstance(act, Arrange)]
        sight = sight_of(view)
        ranks = [card(name).rank for name in view.known[: len(orders[0].cards)]]
        wanted = safest_order(ranks, sight.bought[2] == 4)
        return next(act for act in orders if [each.rank for each in act.cards] == wanted)

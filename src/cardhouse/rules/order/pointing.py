"""Cards whose player points at whoever shall be next."""

from dataclasses import dataclass
from typing import Final

from cardhouse.cards import BLACK, NONE, RED, Cards
from cardhouse.core.acts import Act
from cardhouse.core.affairs import DropsDuty, Lapsed, Met, Owed
from cardhouse.core.choices import Group, Listed, Offers
from cardhouse.core.deadlines import TURN_COMPLETED
from cardhouse.core.events import Played
from cardhouse.core.hooks import after, answers
from cardhouse.core.knowledge import OpenState
from cardhouse.core.owed import Duty
from cardhouse.core.rule import Brings, Need
from cardhouse.core.table import NOTHING, Events, Table
from cardhouse.rules.lawmaking.meanings import Special
from cardhouse.rules.order.cards import OrderCards
from cardhouse.rules.order.effects import PointedAt
from cardhouse.rules.order.orders import TurnMoves, order_at
from cardhouse.rules.order.pointing_acts import NO_SIDE, POINT_AT, Point, Pointed
from cardhouse.rules.turns.slots import PLACES, Order, slot_at

A_SIDE: Final = "at a side"
COMPOSE: Final = "compose"
SCOPES: Final[dict[str, Cards]] = {"all": RED | BLACK, "red": RED, "black": BLACK}
BUTT_IN_ONLY: Final = "butt-in-only"


def in_scope(cards: Cards, scope: str, butted: bool) -> Cards:
    """Which of these cards make somebody point: all, some colour, or only those butted in with."""
    if scope == BUTT_IN_ONLY:
        return cards if butted else NONE
    return cards & SCOPES.get(scope, NONE)


def names_slot(order: Order, pointed: Pointed, sides_asked: bool) -> bool:
    """Whether a pointing names a place in the game; where players have two sides, one of them has to be named."""
    return order.has(pointed.at) and (pointed.side != NO_SIDE or not sides_asked)


@dataclass(frozen=True)
class PointsNext(OrderCards):
    """Whoever plays {on} points at the player who shall be next, oneself included; where players have two sides, at
    one of them. Play waits for it; with the last card nobody points. In force for: {five_scope}. Sides are named in:
    {five_side_when}. After a waiting skip: {three_then_five}.
    """

    five_scope: str = "all"
    five_side_when: str = "queens"
    three_then_five: str = COMPOSE

    def needs(self) -> tuple[Need, ...]:
        return (PLACES,)

    def choices(self) -> dict[str, tuple[str, ...]]:
        return {
            "five_scope": ("all", "red", "black", "butt-in-only", "off"),
            "five_side_when": ("queens", "queens-or-tens"),
            "three_then_five": ("compose", "point-wins"),
        }

    def brings(self) -> Brings:
        return Brings(ways=(POINT_AT,))

    @answers(Special)
    def means_something(self, asked: Special, table: Table, earlier: Cards) -> Cards:
        return earlier | in_scope(self.on, self.five_scope, True)

    @after(Played)
    def ask_to_point(self, played: Played, table: Table) -> Events:
        order = order_at(table, played.pile)
        if played.card not in in_scope(self.on, self.five_scope, played.card.index == order.live):
            return NOTHING
        old = [DropsDuty(duty) for duty in table.duties if duty.kind == POINT_AT and duty.about == (played.pile,)]
        if not table.hands[played.player]:
            return old
        at = A_SIDE if self.sides_asked(order) and table.ask(OpenState()) else ""
        return (
            *old,
            Owed(Duty(played.player, POINT_AT, at, until=TURN_COMPLETED, blocking=True, about=(played.pile,))),
        )

    @after(Pointed)
    def go_there(self, pointed: Pointed, table: Table) -> Events:
        duty = table.duty_of(pointed.player, POINT_AT)
        if duty is None or not names_slot(order := order_at(table, duty.about[0]), pointed, self.sides_asked(order)):
            return NOTHING
        side = pointed.side if order.sided else 0
        at = PointedAt(duty.about[0], slot_at(pointed.at, side), self.three_then_five == COMPOSE)
        return (at, Met(duty), TurnMoves(duty.about[0], True))

    @after(Lapsed)
    def go_on_without(self, lapsed: Lapsed, table: Table) -> Events:
        return (TurnMoves(lapsed.duty.about[0], True),) if lapsed.duty.kind == POINT_AT else NOTHING

    def sides_asked(self, order: Order) -> bool:
        return order.sided or (self.five_side_when == "queens-or-tens" and order.strides)

    @answers(Offers)
    def list_points(self, asked: Offers, table: Table, earlier: list[Group]) -> list[Group]:
        found = earlier[:]
        for duty in table.duties:
            if duty.kind == POINT_AT and duty.bearer in asked.seats:
                order = order_at(table, duty.about[0])
                sides = (0, 1) if self.sides_asked(order) else (NO_SIDE,)
                points: list[Act] = [
                    Point(duty.bearer, at, side) for at in range(table.seats) for side in sides if order.has(at)
                ]
                found.append(Listed(points))
        return found

"""Cards whose player points at whoever shall be next."""

from dataclasses import dataclass
from typing import Final

from cardhouse.cards import BLACK, NONE, RED, Cards
from cardhouse.core.acts import Act
from cardhouse.core.affairs import DropsDuty, Lapsed, Met, Owed
from cardhouse.core.choices import Group, Listed, Offers
from cardhouse.core.declared import Option, option
from cardhouse.core.events import Played
from cardhouse.core.hooks import after, answers
from cardhouse.core.owed import TURN_COMPLETED, Duty
from cardhouse.core.rule import Brings, Need
from cardhouse.core.shown import OpenState
from cardhouse.core.table import NOTHING, Events, Table
from cardhouse.rules.lawmaking.meanings import Special
from cardhouse.rules.order.cards import OrderCards
from cardhouse.rules.order.effects import PointedAt
from cardhouse.rules.order.orders import TurnMoves, card_at, order_at
from cardhouse.rules.order.pointing_acts import NO_SIDE, POINT_AT, POINT_AT_WAY, Point, Pointed
from cardhouse.rules.turns.slots import PLACES, Order, slot_at

FIVE_SCOPE: Final = Option(
    "In force for",
    {
        "all": "all of these cards",
        "red": "red ones",
        "black": "black ones",
        "butt-in-only": "those that are butted in with",
        "off": "none of them",
    },
)

A_SIDE: Final = "at a side"
NOUNS: Final = (A_SIDE,)
"""What lies or goes about at the table by this family, for the catalogue of words."""
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
    """Whoever plays {on} points at the player who shall be next; it may be themselves.

    Where players have two sides, one points at one of them. Play waits for it; with the last card nobody points.
    """

    five_scope: str = option("all", FIVE_SCOPE)
    five_side_when: str = option(
        "queens",
        "A side is pointed at",
        {
            "queens": "while everybody has two turns in a row",
            "queens-or-tens": "then, and while every other turn is passed over",
        },
        ruling="R-U12",
    )
    three_then_five: str = option(
        COMPOSE,
        "After a skip that waits",
        {"compose": "the skip is counted on from the player pointed at", "point-wins": "the skip falls away"},
        ruling="R-U7",
    )

    def needs(self) -> tuple[Need, ...]:
        return (PLACES,)

    def brings(self) -> Brings:
        return Brings(ways=(POINT_AT_WAY,))

    @answers(Special)
    def means_something(self, asked: Special, table: Table, earlier: Cards) -> Cards:
        return earlier | in_scope(self.on, self.five_scope, True)

    @after(Played)
    def ask_to_point(self, played: Played, table: Table) -> Events:
        order = order_at(table, played.pile)
        if played.card not in in_scope(self.on, self.five_scope, played.card.index == card_at(table, played.pile).face):
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

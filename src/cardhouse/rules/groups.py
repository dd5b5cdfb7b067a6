"""Two groups that play at the same time, each with a pile and an order of its own."""

from cardhouse.cards import Cards
from cardhouse.core.affairs import Prepared
from cardhouse.core.events import PileOpened, TurnedUp, TurnsUp
from cardhouse.core.hooks import after, answers
from cardhouse.core.interruptions import MayPart
from cardhouse.core.rule import Memory, Rule
from cardhouse.core.seats import Seat
from cardhouse.core.table import NOTHING, Events, Table
from cardhouse.rules.order_events import ORDERS, ButtedIn, OrderLaid, order_at
from cardhouse.rules.slot_order import Identical
from cardhouse.rules.slots import Order, first_order, slot_at
from cardhouse.rules.starting import TURN_UP

GROUPS = 2


def members_of(table: Table, group: int) -> int:
    """A bit for each slot of a group: every other seat, counted from the dealer's left."""
    seats = [(table.dealer + 1 + step) % table.seats for step in range(table.seats) if step % GROUPS == group]
    return sum([3 << slot_at(seat) for seat in seats])


class TwoGroups(Rule):
    """Every other player belongs to the other group; each group has its own pile and its own order, and both play at
    the same time. Whoever butts in on the other group's pile belongs there from then on. The first win in either ends
    the game.
    """

    def tallies(self) -> tuple[Memory, ...]:
        return (ORDERS,)

    @after(Prepared)
    def second_pile(self, prepared: Prepared, table: Table) -> Events:
        return (PileOpened(GROUPS), TurnsUp(GROUPS)) if prepared.step == TURN_UP else NOTHING

    @after(TurnedUp)
    def own_order(self, up: TurnedUp, table: Table) -> Events:
        order = first_order(table.seats, table.dealer, members_of(table, up.pile - 1))
        return (OrderLaid(up.pile, order.but(live=up.card.index, dead=True)),)

    @answers(MayPart)
    def own_pile(self, asked: MayPart, table: Table, earlier: Cards) -> Cards:
        """On the other group's pile goes only what is identical to the card that counts there."""
        return earlier if order_at(table, asked.pile).has(asked.seat) else earlier & table.ask(Identical(asked.pile))

    @after(ButtedIn)
    def change_groups(self, butted: ButtedIn, table: Table) -> Events:
        found = []
        for pile in table.piles:
            order = order_at(table, pile)
            moved = joined(order, butted.player) if pile == butted.pile else parted(order, butted.player)
            if moved is not order and order_at(table, butted.pile).has(butted.player) is False:
                found.append(OrderLaid(pile, moved))
        return tuple(sorted(found, key=lambda laid: laid.pile == butted.pile))


def joined(order: Order, seat: Seat) -> Order:
    """The order with a player more: where everybody has two sides, only the one that plays last."""
    side = 1 - order.leading if order.sided else 0
    return order.but(members=order.members | (1 << slot_at(seat, side) if order.sided else 3 << slot_at(seat)))


def parted(order: Order, seat: Seat) -> Order:
    """The order without a player; where everybody has two sides, the other one stays."""
    side = 1 - order.leading if order.sided else 0
    gone = 1 << slot_at(seat, side) if order.sided else 3 << slot_at(seat)
    return order.but(members=order.members & ~gone) if order.members & gone else order

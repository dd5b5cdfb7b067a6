"""Two groups that play at the same time, each with a pile and an order of its own."""

from dataclasses import dataclass
from typing import Final, cast

from cardhouse.cards import Cards
from cardhouse.core.affairs import DropsDuty
from cardhouse.core.hooks import after, answers
from cardhouse.core.landing import MayPart
from cardhouse.core.presence import is_here
from cardhouse.core.questions import Clear
from cardhouse.core.rounds import RoundBegan
from cardhouse.core.rule import Memory, Need, Rule
from cardhouse.core.seats import NO_SEAT, Seat, Seats, seats_of
from cardhouse.core.shown import NO_NUMBER, Figures, Heading, OpenState
from cardhouse.core.speech import Prepared, Remark
from cardhouse.core.table import NOTHING, PLAYING, Event, Events, Table, Tally, Wish
from cardhouse.core.undone_plays import PlayUndone
from cardhouse.core.verdicts import WhyNot
from cardhouse.rules.dealing.starting import TURN_UP, turning_up
from cardhouse.rules.order.effects import SidesSwitched
from cardhouse.rules.order.events import ButtedIn, MembersChanged
from cardhouse.rules.order.orders import ORDERS, TurnMoves, held_up, order_at
from cardhouse.rules.order.passing_hands import PASS_HAND
from cardhouse.rules.order.shown import Figure
from cardhouse.rules.order.slot_order import Identical, OrderAtFirst
from cardhouse.rules.turns.slots import PLACES, Order, due_seat, slot_at

GROUPS: Final = 2


def members_of(table: Table, group: int) -> int:
    """A bit for each slot of a group: every other seat, counted from the dealer's left."""
    seats = [(table.dealer + 1 + step) % table.seats for step in range(table.seats)]
    there = [seat for seat in seats if is_here(table, seat)]
    return sum([3 << slot_at(seat) for step, seat in enumerate(there) if step % GROUPS == group])


@dataclass(eq=False)
class ChangedGroups(Remark):
    """Somebody belongs to another group from now on, or is in both and has butted in there."""

    player: Seat
    pile: int


class LatestGroups(Tally):
    """The players who have changed groups, each with the pile of the latest one."""

    def start(self) -> tuple[tuple[int, int], ...]:
        return ()

    def hears(self) -> tuple[type, ...]:
        return (ChangedGroups, RoundBegan)

    def step(self, total: tuple[tuple[int, int], ...], event: Event) -> tuple[tuple[int, int], ...]:
        if not isinstance(event, ChangedGroups):
            return ()
        return (*[each for each in total if each[0] != event.player], (event.player, event.pile))


JOINED: Final = LatestGroups()


@dataclass(eq=False)
class JoinsGroup(Wish):
    """A wish: once the card has acted, whoever butted in belongs to the group there; where everybody has two sides, the
    trailing one does (R-U25, R-U67).
    """

    player: Final[Seat]
    pile: Final[int]

    def __init__(self, player: Seat, pile: int) -> None:
        self.player = player
        self.pile = pile

    def bound(self, table: Table) -> list[Event]:
        player, pile = self.player, self.pile
        order, both = order_at(table, pile), 3 << slot_at(player)
        moving = 1 << slot_at(player, 1 - order.leading) if order.sided else both
        left = [other for other in table.piles if other != pile]
        if order.members & moving:
            divided = any(order_at(table, other).has(player) for other in left)
            return [ChangedGroups(player, pile)] if divided else []
        kept = [duty for duty in table.duties if (duty.bearer, duty.kind) == (player, PASS_HAND)]
        return [
            *[MembersChanged(other, moving, False) for other in left],
            *(MembersChanged(pile, moving, True), ChangedGroups(player, pile)),
            *[DropsDuty(duty) for duty in kept if duty.about != (pile,)],
            *[TurnMoves(each, False) for each in (*left, pile)],
        ]


class TwoGroups(Rule):
    """There are two groups; each has its own pile and its own order, and both play at the same time.

    Every other player belongs to the other group. Whoever butts in on the other group's pile belongs there from
    then on. The first win in either ends the game.
    """

    def needs(self) -> tuple[Need, ...]:
        return (PLACES,)

    def tallies(self) -> tuple[Memory, ...]:
        return (ORDERS, JOINED)

    @after(Prepared)
    def second_pile(self, prepared: Prepared, table: Table) -> Events:
        return turning_up(table, GROUPS) if prepared.step == TURN_UP else NOTHING

    @answers(OrderAtFirst)
    def own_order(self, asked: OrderAtFirst, table: Table, earlier: Order) -> Order:
        return earlier.but(members=members_of(table, asked.pile - 1))

    @answers(MayPart)
    def own_pile(self, asked: MayPart, table: Table, earlier: Cards) -> Cards:
        """On the other group's pile goes only what is identical to the card that counts there."""
        return earlier if order_at(table, asked.pile).has(asked.seat) else earlier & table.ask(Identical(asked.pile))

    @answers(WhyNot)
    def why_not_here(self, asked: WhyNot, table: Table, earlier: str) -> str:
        name = table.names[cast(MayPart, asked.question).seat]
        return f"{name} is in the other group, and can only butt in here, with an identical card"

    @answers(Figures)
    def who_is_where(self, asked: Figures, table: Table, earlier: list[Figure]) -> list[Figure]:
        """Everybody sees at which pile somebody plays, whatever else is shown; of those who are due that tells."""
        found, is_open = earlier[:], table.ask(OpenState())
        for pile, laid in table.tally(ORDERS)[1].items() if table.phase == PLAYING else ():
            order: Order = laid.turns
            told = due_seat(order) if is_open else NO_SEAT
            seats = [seat for seat in range(table.seats) if order.has(seat) and seat != told]
            found += [(f"at pile {pile}", seat, NO_NUMBER) for seat in seats]
        return found

    @answers(Heading)
    def of_the_own_group(self, asked: Heading, table: Table, earlier: int) -> int:
        orders = [order.turns for order in table.tally(ORDERS)[1].values()] if asked.seat >= 0 else []
        own = [order.direction for order in orders if order.has(asked.seat)]
        return own[0] if len(own) == 1 else 0

    @after(ButtedIn)
    def change_groups(self, butted: ButtedIn, table: Table) -> Events:
        return (JoinsGroup(butted.player, butted.pile),)

    @after(PlayUndone)
    def back_where_they_came_from(self, gone: PlayUndone, table: Table) -> Events:
        """Who came here with a card that is taken back belongs to the other group again."""
        found: list[Event] = []
        other = GROUPS + 1 - gone.pile
        for seat in dict.fromkeys(gone.players):
            came = order_at(table, gone.pile).members & ~gone.members & (3 << slot_at(seat))
            if came:
                found += [MembersChanged(gone.pile, came, False), MembersChanged(other, came, True)]
                found += [ChangedGroups(seat, other), TurnMoves(other, False), TurnMoves(gone.pile, False)]
        return tuple(found)

    @answers(Clear)
    def each_for_itself(self, asked: Clear, table: Table, earlier: Seats) -> Seats:
        """What one group waits for does not keep the other one from playing."""
        held = [order_at(table, pile) for pile in table.piles if held_up(table, pile)]
        free = [seat for seat in range(table.seats) if not any(order.has(seat) for order in held)]
        return earlier | seats_of(free) if held else earlier

    @after(SidesSwitched)
    def unite(self, switched: SidesSwitched, table: Table) -> Events:
        """Whoever is divided between both groups belongs to the one that was butted in on last."""
        found: list[Event] = []
        for seat, pile in table.tally(JOINED):
            both, orders = 3 << slot_at(seat), {each: order_at(table, each) for each in table.piles}
            others = [other for other in table.piles if other != pile and orders[other].has(seat)]
            if others and not all(orders[each].sided for each in table.piles):
                found += [MembersChanged(other, both, False) for other in others]
                found.append(MembersChanged(pile, both, True))
        return tuple(found)

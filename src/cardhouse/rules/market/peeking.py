"""Looking at the top of the stock before drawing, and who remembers what lies there."""

from dataclasses import dataclass
from math import factorial
from typing import Any, Final

from cardhouse.cards import NONE, Card, Cards
from cardhouse.core.acts import Act
from cardhouse.core.choices import Group, Listed, Offers
from cardhouse.core.declared import option
from cardhouse.core.events import Dealt, Drew, Shuffled, TurnBegan, TurnedUp, TurnEnded
from cardhouse.core.hooks import answers
from cardhouse.core.questions import DRAW, InTurn, WayOpen
from cardhouse.core.rounds import RoundBegan
from cardhouse.core.rule import Brings, Memory, Rule
from cardhouse.core.seats import NO_SEAT, NOBODY, Seat, Seats, only
from cardhouse.core.shown import Figures, Glimpsed
from cardhouse.core.table import Event, Table, Tally
from cardhouse.core.verdicts import WhyNot
from cardhouse.rules.market.market import bought, in_row
from cardhouse.rules.market.peeks import (
    LOOK,
    LOOK_WAY,
    ORDER,
    ORDER_WAY,
    Arrange,
    Arranged,
    Arranges,
    LooksAt,
    LookSize,
    Peek,
    Peeked,
    on_top,
)
from cardhouse.rules.market.trade import Bought, PutOut
from cardhouse.rules.market.turn_so_far import TURN_SO_FAR


class Places(Tally):
    """Who knows which places of the stock: pairs of a seat and a place, 0 for the top. Another's look covers what one
    knew.
    """

    def start(self) -> tuple[tuple[int, int], ...]:
        return ()

    def hears(self) -> tuple[type, ...]:
        return Peeked, Arranged, Drew, TurnedUp, Dealt, Shuffled, PutOut, RoundBegan

    def step(self, total: Any, event: Event) -> tuple[tuple[int, int], ...]:
        if isinstance(event, (Drew, TurnedUp)):
            return tuple([(seat, place - 1) for seat, place in total if place > 0])
        if isinstance(event, Peeked):
            kept = [(seat, place) for seat, place in total if place >= event.count]
            return tuple(sorted([*kept, *[(event.player, place) for place in range(event.count)]]))
        if isinstance(event, Arranged):
            count = len(event.cards)
            return tuple([(seat, place) for seat, place in total if seat == event.player or place >= count])
        return ()


class FreshlyBought(Tally):
    """Cards that have not served yet: (seat, card, whether the turn has come in which they may)."""

    def start(self) -> tuple[tuple[int, Card, bool], ...]:
        return ()

    def hears(self) -> tuple[type, ...]:
        return Bought, TurnBegan, TurnEnded, Peeked, RoundBegan

    def step(self, total: Any, event: Event) -> tuple[tuple[int, Card, bool], ...]:
        if isinstance(event, Bought):
            return (*total, (event.player, event.card, False))
        if isinstance(event, TurnBegan):
            return tuple([(seat, card, now or seat == event.player) for seat, card, now in total])
        if isinstance(event, (TurnEnded, Peeked)):
            return tuple([(seat, card, now) for seat, card, now in total if not now or seat != event.player])
        return ()


PLACES: Final = Places()
FRESHLY_BOUGHT: Final = FreshlyBought()


class OrderChoices(Group):
    """Every order in which the cards of a look can be put back."""

    def __init__(self, seat: Seat, cards: list[Card]) -> None:
        self.seat: Final[Seat] = seat
        self.cards: Final[list[Card]] = cards
        self.size = factorial(len(cards))

    def act(self, place: int) -> Act:
        left, order = self.cards[:], []
        for count in range(len(left), 0, -1):
            at, place = divmod(place, factorial(count - 1))
            order.append(left.pop(at))
        return Arrange(self.seat, tuple(order))


@dataclass(frozen=True)
class LooksAhead(Rule):
    """Whoever has bought {on} may look at cards on top of the stock and put them back in any order.

    This is done before the first draw of a turn, with one card more than the number of them that count.
    """

    on: Cards = NONE
    look: str = option(
        "own-queens",
        "Counted are",
        {"own-queens": "the cards that the player has bought", "all-queens": "the cards that anybody has bought"},
        ruling="R-K11",
    )
    looking: str = option("offered", "To look is", {"offered": "free to choose", "forced": "a duty"}, ruling="R-K12")
    queen: str = option(
        "every-turn", "A card that was bought serves", {"every-turn": "in every turn", "once": "once"}, ruling="R-K26"
    )

    def brings(self) -> Brings:
        return Brings(ways=(LOOK_WAY, ORDER_WAY))

    def tallies(self) -> tuple[Memory, ...]:
        return TURN_SO_FAR, PLACES, FRESHLY_BOUGHT

    @answers(LookSize)
    def one_and_each(self, asked: LookSize, table: Table, earlier: int) -> int:
        mine = in_row(table, asked.seat, self.on)
        if self.queen == "once":
            fresh = table.tally(FRESHLY_BOUGHT)
            mine = len([card for seat, card, now in fresh if now and seat == asked.seat and card in self.on])
        if not mine:
            return earlier
        return min(1 + (mine if self.look == "own-queens" else bought(table, self.on)), len(table.stock))

    def due(self, table: Table) -> bool:
        """Whether the player in turn has a look that was not taken yet."""
        turn = table.tally(TURN_SO_FAR)
        return not turn.drawn and not turn.looked and table.ask(LookSize(table.turn)) > 0

    @answers(WayOpen, LOOK, ORDER)
    def before_the_first_draw(self, asked: WayOpen, table: Table, earlier: Seats) -> Seats:
        if table.turn == NO_SEAT:
            return NOBODY
        turn = table.tally(TURN_SO_FAR)
        again = asked.way == ORDER and turn.looked > 0 and not turn.orders and not turn.drawn
        return earlier & only(table.turn) if again or self.due(table) else NOBODY

    @answers(InTurn)
    def look_first(self, asked: InTurn, table: Table, earlier: Seats) -> Seats:
        forced = asked.way == DRAW and self.looking == "forced" and table.turn != NO_SEAT
        return NOBODY if forced and self.due(table) else earlier

    @answers(WhyNot)
    def no_look(self, asked: WhyNot, table: Table, earlier: str) -> str:
        question, seat = asked.question, asked.subject
        if isinstance(question, InTurn):
            return f"{table.names[table.turn]} has to look first"
        if not isinstance(question, WayOpen):
            return earlier
        who = table.names[seat]
        if seat != table.turn:
            return f"{who} may look only before the first draw of their own turn"
        turn = table.tally(TURN_SO_FAR)
        if turn.orders or (turn.looked and not turn.drawn):
            return f"{who} has {'put the cards back' if turn.orders else 'looked'} in this turn already"
        if not table.ask(LookSize(seat)):
            return f"{who} has bought nothing that allows looking at the stock"
        return f"{who} has drawn, and a look comes before the first draw"

    @answers(LooksAt)
    def so_many(self, asked: LooksAt, table: Table, earlier: bool) -> bool:
        return earlier and asked.count == table.ask(LookSize(asked.seat))

    @answers(Arranges)
    def cards_of_the_look(self, asked: Arranges, table: Table, earlier: bool) -> bool:
        return earlier and len(asked.cards) == self.width(table, asked.seat) and on_top(table, asked.cards)

    def width(self, table: Table, seat: Seat) -> int:
        """How many cards are to be put back: those looked at, or those that a look would show."""
        looked: int = table.tally(TURN_SO_FAR).looked
        return looked or table.ask(LookSize(seat))

    @answers(Glimpsed)
    def remembered(self, asked: Glimpsed, table: Table, earlier: list[int]) -> list[int]:
        return earlier + [place for seat, place in table.tally(PLACES) if seat == asked.seat and place not in earlier]

    @answers(Offers)
    def looks_and_orders(self, asked: Offers, table: Table, earlier: list[Group]) -> list[Group]:
        found = earlier[:]
        for seat in asked.seats.among(table.seats):
            if asked.way == LOOK:
                found.append(Listed([Peek(seat, table.ask(LookSize(seat)))]))
            elif asked.way == ORDER and table.tally(TURN_SO_FAR).looked:
                orders = OrderChoices(seat, table.stock[: -1 - self.width(table, seat) : -1])
                if not orders.act(0).impossible(table):  # another's look has covered what one knew
                    found.append(orders)
        return found

    @answers(Figures)
    def look_of_the_turn(
        self, asked: Figures, table: Table, earlier: list[tuple[str, int, int]]
    ) -> list[tuple[str, int, int]]:
        if table.turn == NO_SEAT or not table.ask(LookSize(table.turn)):
            return earlier
        return [*earlier, ("look", table.turn, table.ask(LookSize(table.turn)))]

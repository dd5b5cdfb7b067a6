"""What can happen at a table: cards and tokens move, turns pass, rounds begin and end.

Each event says all that is needed to fold it, so replaying a log runs no rule. A *wish* (`Draws`, `Shuffles`,
`Deals`) names no card yet: it is bound to the cards when its turn in the queue comes, so that two wishes never name
the same card.
"""

from dataclasses import dataclass
from typing import Final

from mypy_extensions import mypyc_attr

from cardhouse.cards import Card
from cardhouse.core.moving import MovesCards, count_act
from cardhouse.core.needs import only_with
from cardhouse.core.places import (
    BOTTOM,
    LATEST,
    STOCK_BOTTOM,
    STOCK_TOP,
    CardMove,
    CardMoves,
    CardPlace,
    area_of,
    hand_of,
    pile_at,
)
from cardhouse.core.presence import is_here
from cardhouse.core.questions import DRAW, PENALTY, Refill
from cardhouse.core.rule import Need
from cardhouse.core.seats import NO_SEAT, NOBODY, Seat, only
from cardhouse.core.table import Event, Table, Wish


@mypyc_attr(free_list_len=1)
@dataclass(eq=False)
class Landed(MovesCards):
    """A card went from a hand, or from an area before a seat, to a pile. It has not acted yet."""

    player: Final[Seat]
    card: Final[Card]
    pile: Final[int]
    source: Final[str]

    def __init__(self, player: Seat, card: Card, pile: int, source: str = "") -> None:
        self.player = player
        self.card = card
        self.pile = pile
        self.source = source

    def face(self) -> int:
        return self.card.index

    def moves(self) -> CardMoves:
        source = area_of(self.source, self.player) if self.source else hand_of(self.player)
        return (CardMove((self.card,), source, pile_at(self.pile)),)

    def apply(self, table: Table) -> None:
        """As its moves say, without making them: it happens with every play."""
        cards = table.areas[self.source][self.player] if self.source else table.hands[self.player]
        cards.remove(self.card.printed)
        table.piles[self.pile].append(self.card)
        table.landing.append(self)
        if self.player == table.turn:
            table.acted += 1


@mypyc_attr(free_list_len=1)
@dataclass(eq=False)
class Played(Event):
    """A card that has landed now acts."""

    player: Final[Seat]
    card: Final[Card]
    pile: Final[int]

    def __init__(self, player: Seat, card: Card, pile: int) -> None:
        self.player = player
        self.card = card
        self.pile = pile

    def face(self) -> int:
        return self.card.index

    def apply(self, table: Table) -> None:
        if len(table.landing) == 1:
            table.landing.pop()  # the last one comes away more cheaply than the first
        else:
            del table.landing[0]


@mypyc_attr(free_list_len=1)
@dataclass(eq=False)
class Drew(MovesCards):
    """A player took the top card of the stock: as the turn's act, or as a penalty owed."""

    player: Final[Seat]
    card: Final[Card]
    way: Final[str]

    def __init__(self, player: Seat, card: Card, way: str = DRAW) -> None:
        self.player = player
        self.card = card
        self.way = way

    def face(self) -> int:
        return self.card.index

    def moves(self) -> CardMoves:
        return (CardMove((self.card,), STOCK_TOP, hand_of(self.player), only(self.player)),)

    def apply(self, table: Table) -> None:
        """As its moves say, without making them: it happens with every draw."""
        top = table.stock.pop()
        if top is not self.card:
            raise ValueError(f"{self.card.name} is not on top of the stock")
        table.hands[self.player].append(top)
        table.informed |= 1 << self.player
        if self.way != DRAW:
            count_draw(table, self.player, self.way)
        elif self.player == table.turn:
            table.acted += 1


@dataclass(eq=False)
class DrewNothing(Event):
    """A draw that found no card anywhere; it counts as made."""

    player: Seat
    way: str = DRAW

    def apply(self, table: Table) -> None:
        count_draw(table, self.player, self.way)


def count_draw(table: Table, player: Seat, way: str) -> None:
    if way == DRAW and player == table.turn:
        table.acted += 1
    for place, debt in enumerate(table.debts) if way == PENALTY else ():
        if debt.bearer == player:
            table.debts[place : place + 1] = [debt.taken(())] if debt.left > 1 else []
            return


@mypyc_attr(free_list_len=1)
@dataclass(eq=False)
class Draws(Wish):
    """A wish: a player is to take the top card of the stock, which is refilled first if it has run out."""

    player: Final[Seat]
    way: Final[str]

    def __init__(self, player: Seat, way: str = DRAW) -> None:
        self.player = player
        self.way = way

    def bound(self, table: Table) -> list[Event]:
        if table.stock:
            return [Drew(self.player, table.stock[-1], self.way)]
        takes = table.ask(Refill())
        found = [card.printed for pile, count in takes for card in table.piles[pile][:count]]
        if not found:
            return [DrewNothing(self.player, self.way)]
        chance = table.chance.copy()
        chance.shuffle(found)
        recycled = Recycled(tuple(takes), tuple(found), chance.state, self.player)
        return [recycled, Drew(self.player, found[-1], self.way)]


@dataclass(eq=False)
class Recycled(MovesCards):
    """Cards from under the piles were shuffled into a new stock, because this player draws."""

    takes: Final[tuple[tuple[int, int], ...]]
    stock: Final[tuple[Card, ...]]
    chance: Final[int]
    player: Final[Seat]

    def __init__(
        self, takes: tuple[tuple[int, int], ...], stock: tuple[Card, ...], chance: int, player: Seat = NO_SEAT
    ) -> None:
        self.takes = takes
        self.stock = stock
        self.chance = chance
        self.player = player

    def moves(self) -> CardMoves:
        return tuple(
            [
                CardMove((), pile_at(pile, BOTTOM), STOCK_BOTTOM, NOBODY, heap=count)
                for pile, count in self.takes
                if count
            ]
        )

    def besides(self, table: Table) -> None:
        table.stock[: len(self.stock)] = self.stock
        table.chance = table.chance.at(self.chance)


@dataclass(eq=False)
class PutUnderStock(MovesCards):
    """A player put cards of the hand under the stock, as the act of a turn or because a rule asked for it."""

    player: Seat
    cards: tuple[Card, ...]
    as_act: bool = True

    def moves(self) -> CardMoves:
        return (CardMove(self.cards, hand_of(self.player), STOCK_BOTTOM, only(self.player)),)

    def besides(self, table: Table) -> None:
        if self.as_act:
            count_act(table, self.player)


@dataclass(eq=False)
class Laid(MovesCards):
    """A player put a hand card into an area before their own seat."""

    player: Seat
    card: Card
    area: str

    def face(self) -> int:
        return self.card.index

    def moves(self) -> CardMoves:
        return (CardMove((self.card,), hand_of(self.player), area_of(self.area, self.player), NOBODY),)

    def besides(self, table: Table) -> None:
        count_act(table, self.player)


@dataclass(eq=False)
class Gave(MovesCards):
    """Cards went from one hand to another."""

    giver: Seat
    receiver: Seat
    cards: tuple[Card, ...]

    def moves(self) -> CardMoves:
        both = only(self.giver) | only(self.receiver)
        return (CardMove(self.cards, hand_of(self.giver), hand_of(self.receiver), both),)


@dataclass(eq=False)
class PileOpened(Event):
    """There is a new pile, empty as yet."""

    pile: int

    def apply(self, table: Table) -> None:
        if self.pile in table.piles:
            raise ValueError(f"there is a pile {self.pile} already")
        table.piles[self.pile] = []
        table.opened = max(table.opened, self.pile)


@dataclass(eq=False)
class PileGone(Event):
    """An empty pile was taken away."""

    pile: int

    def apply(self, table: Table) -> None:
        if table.piles[self.pile]:
            raise ValueError(f"pile {self.pile} still has cards")
        del table.piles[self.pile]


@dataclass(eq=False)
class TurnedUp(MovesCards):
    """The top card of the stock was laid on a pile; nobody played it."""

    card: Card
    pile: int

    def face(self) -> int:
        return self.card.index

    def moves(self) -> CardMoves:
        return (CardMove((self.card,), STOCK_TOP, pile_at(self.pile)),)


@dataclass(eq=False)
class TurnsUp(Wish):
    """A wish: the top card of the stock is to open a pile."""

    pile: int

    def bound(self, table: Table) -> list[Event]:
        return [TurnedUp(table.stock[-1], self.pile)] if table.stock else []


@dataclass(eq=False)
class Shuffles(Wish):
    """A wish: the stock is to be shuffled."""

    def bound(self, table: Table) -> list[Event]:
        order, chance = table.stock[:], table.chance.copy()
        chance.shuffle(order)
        return [Shuffled(tuple(order), chance.state)]


@dataclass(eq=False)
class Shuffled(Event):
    """The stock has a new order."""

    stock: tuple[Card, ...]
    chance: int

    def apply(self, table: Table) -> None:
        table.stock = list(self.stock)
        table.chance = table.chance.at(self.chance)


@dataclass(eq=False)
class Deals(Wish):
    """A wish: so many cards to everybody who is there, one at a time, beginning at the dealer's left."""

    count: int

    def bound(self, table: Table) -> list[Event]:
        hands: list[list[Card]] = [[] for _ in table.names]
        stock, place = table.stock, len(table.stock)
        order = [seat % len(hands) for seat in range(table.dealer + 1, table.dealer + 1 + len(hands))]
        order = [seat for seat in order if is_here(table, seat)]
        for _ in range(self.count):
            for seat in order:
                if place:
                    place -= 1
                    hands[seat].append(stock[place])
        return [Dealt(tuple([tuple(hand) for hand in hands]))]


@dataclass(eq=False)
class Dealt(MovesCards):
    """Everybody was dealt a hand."""

    hands: tuple[tuple[Card, ...], ...]

    def moves(self) -> CardMoves:
        return tuple(
            [CardMove(cards, FROM_THE_TOP, hand_of(seat), only(seat)) for seat, cards in enumerate(self.hands) if cards]
        )


FROM_THE_TOP: Final[CardPlace] = STOCK_TOP.found_at(LATEST)


@dataclass(eq=False)
class Reversed(Event):
    """The direction of play turned round."""

    def apply(self, table: Table) -> None:
        table.direction = -table.direction


@dataclass(eq=False)
class Skipped(Event):
    """So many turns are to be passed over when the next one begins."""

    turns: int = 1

    def apply(self, table: Table) -> None:
        table.skips += self.turns


@mypyc_attr(free_list_len=1)
@dataclass(eq=False)
class TurnEnded(Event):
    """A turn is over; nobody is in turn until the next one begins."""

    player: Final[Seat]

    def __init__(self, player: Seat) -> None:
        self.player = player

    def apply(self, table: Table) -> None:
        table.turn = NO_SEAT
        table.acted = 0


@mypyc_attr(free_list_len=1)
@dataclass(eq=False)
class TurnBegan(Event):
    """A player's turn began, after some were passed over."""

    player: Final[Seat]
    skipped: Final[tuple[int, ...]]

    def __init__(self, player: Seat, skipped: tuple[int, ...] = ()) -> None:
        self.player = player
        self.skipped = skipped

    def apply(self, table: Table) -> None:
        table.turn = table.last = self.player
        table.skipped = list(self.skipped) if self.skipped else NOBODY_SKIPPED
        table.skips = 0
        table.acted = 0


NOBODY_SKIPPED: Final[list[Seat]] = []


@dataclass(eq=False)
class TokenMoved(Event):
    """A token changed its place: to a seat, or to the centre, where it may lie on a pile."""

    token: Final[str]
    to: Final[int]
    pile: Final[int]

    def __init__(self, token: str, to: int, pile: int = 0) -> None:
        self.token = token
        self.to = to
        self.pile = pile

    def apply(self, table: Table) -> None:
        table.tokens[self.token] = self.to
        if self.token in table.marked:
            del table.marked[self.token]
        if self.pile:
            table.marked[self.token] = self.pile


only_with(Need("a pile that cards are played on", ("play",)), Landed, Played)


only_with(Need("hands that are dealt", ("dealt hands",)), Dealt)

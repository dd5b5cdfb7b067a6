"""What people do because a sentence offers it or asks for it: swap, look at a hand, show cards, pay."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from cardhouse.cards import Card
from cardhouse.core.acts import Act, Touch, answered, not_held, unknown_way
from cardhouse.core.affairs import Met
from cardhouse.core.declared import ANY_TIME, Way
from cardhouse.core.events import PutUnderStock
from cardhouse.core.gates import Facet, seat_gates
from cardhouse.core.presence import is_here
from cardhouse.core.seats import NO_SEAT, Seat
from cardhouse.core.table import Event, Question, Table
from cardhouse.core.words import card_words
from cardhouse.english.written.events import CardTraded, HandShown, HandsWent, Paid, TermEnded, TurnSpent
from cardhouse.english.written.families import lent

if TYPE_CHECKING:
    from cardhouse.rules.calling import cheats as in_cheats
    from cardhouse.rules.leaving_play import purses as in_purses
else:
    in_cheats = lent("calling.cheats")
    in_purses = lent("leaving_play.purses")


PAYS: Final = 1
TRADE_HANDS: Final = "swap hands"
TRADE_CARD: Final = "swap a card"
SEE_HAND: Final = "look at a hand"
SHOW: Final = "show"
SPEND: Final = "spend"
PUT_AWAY: Final = "put cards away"
OFFERED_WAYS: Final = {
    way.name: way
    for way in (
        Way(TRADE_HANDS, when=ANY_TIME),
        Way(TRADE_CARD, when=ANY_TIME),
        Way(SEE_HAND, when=ANY_TIME),
        Way(SHOW, "show cards"),
        Way(SPEND, "pay what a rule asks", ANY_TIME),
        Way(PUT_AWAY),
    )
}
STOCK: Final = -1
"""In place of a player: the card on top of the draw pile."""
PILE: Final = -2
"""In place of a player: the card on top of the pile that was played on."""


@dataclass(eq=False)
class Partners(Question):
    """With whom, or with what, or with how many cards may this player act in this way now? A sentence says it."""

    way: str
    seat: Seat

    def unruled(self, table: Table) -> tuple[int, ...]:
        return ()


@dataclass(eq=False)
class OfferedWith(Question):
    """May this player act in this way with this one now, or with so many cards?"""

    way: str
    seat: Seat
    other: int

    def unruled(self, table: Table) -> bool:
        return self.other in table.ask(Partners(self.way, self.seat))

    def default_rule(self, table: Table) -> str:
        return table.law.ways.get(self.way, "")

    def refusal(self, table: Table, subject: Any) -> str:
        return f"{table.names[self.seat]} cannot {table.law.does(self.way)} like that now"


@dataclass(eq=False)
class OfferPrice(Question):
    """What does this player pay now, and how much of it: a counter and a number? Nothing, unless a sentence says so."""

    seat: Seat

    def unruled(self, table: Table) -> tuple[str, int]:
        return ("", 0)


@dataclass(eq=False)
class UsesTurn(Question):
    """Is it the act of the turn if this player acts in this way now?"""

    way: str
    seat: Seat

    def unruled(self, table: Table) -> bool:
        return False


@dataclass(eq=False)
class OfferTaken(Question):
    """Which offer does this player take up who acts in this way now, by its clause? None, where it is no offer that
    is over then.
    """

    way: str
    seat: Seat

    def unruled(self, table: Table) -> str:
        return ""


def and_turn(table: Table, act: Act, events: list[Event]) -> list[Event]:
    """What happens, that the offer is over, and that it was the act of the turn, if it was."""
    key = table.ask(OfferTaken(act.way, act.seat))
    over = [TermEnded(key, (act.seat,))] if key else []
    spent = [TurnSpent(act.seat)] if table.ask(UsesTurn(act.way, act.seat)) else []
    return [*events, *over, *spent]


@dataclass(eq=False)
class TradeHands(Touch):
    """Swap hands with another player."""

    to: Final[Seat]

    def __init__(self, seat: Seat, to: Seat) -> None:
        self.seat = seat
        self.to = to

    @property
    def way(self) -> str:
        return TRADE_HANDS

    def impossible(self, table: Table) -> str:
        if not is_here(table, self.to) or self.to == self.seat:
            return "there is nobody there to swap with"
        return unknown_way(table, TRADE_HANDS)

    def facets(self, table: Table) -> list[Facet]:
        gates: list[Facet] = [(gate, self.seat) for gate in seat_gates(table, TRADE_HANDS)]
        return [*gates, (OfferedWith(TRADE_HANDS, self.seat, self.to), True)]

    def happen(self, table: Table) -> list[Event]:
        hands = (tuple(table.hands[self.seat]), tuple(table.hands[self.to]))
        return and_turn(table, self, [HandsWent((self.seat, self.to), (self.to, self.seat), hands)])


@dataclass(eq=False)
class TradeCard(Touch):
    """Swap a card of one's hand: with another player, whose card comes blindly, or with the card on top of a pile."""

    card: Final[Card]
    to: Final[Seat]

    def __init__(self, seat: Seat, card: Card, to: Seat = NO_SEAT) -> None:
        self.seat = seat
        self.card = card
        self.to = to

    @property
    def way(self) -> str:
        return TRADE_CARD

    def place(self, table: Table) -> int:
        """Where the other card comes from: a player, or whichever pile is offered."""
        if self.to >= 0:
            return self.to
        return next((each for each in table.ask(Partners(TRADE_CARD, self.seat)) if each < 0), STOCK)

    def other(self, table: Table, place: int) -> list[Card]:
        """The cards of which one comes, the last one first."""
        if place == STOCK:
            return table.stock
        return table.hands[place] if place >= 0 else table.piles.get(max(table.piles, default=0), [])

    def impossible(self, table: Table) -> str:
        if self.to >= 0 and (not is_here(table, self.to) or self.to == self.seat):
            return "there is nobody there to swap with"
        if not self.other(table, self.place(table)):
            return "there is no card to swap with"
        return not_held(table, self.seat, self.card) or unknown_way(table, TRADE_CARD)

    def facets(self, table: Table) -> list[Facet]:
        gates: list[Facet] = [(gate, self.seat) for gate in seat_gates(table, TRADE_CARD)]
        return [*gates, (OfferedWith(TRADE_CARD, self.seat, self.place(table)), True)]

    def happen(self, table: Table) -> list[Event]:
        place, chance = self.place(table), table.chance.copy()
        cards = self.other(table, place)
        got = cards[-1] if place < 0 else chance.pick(cards)
        pile = max(table.piles, default=0) if place == PILE else 0
        traded = CardTraded(self.seat, self.card, got, place, pile, chance.state)
        return and_turn(table, self, answered(table, self, [traded]))


@dataclass(eq=False)
class SeeHand(Touch):
    """Look at another player's hand, where a sentence lets one."""

    owner: Final[Seat]

    def __init__(self, seat: Seat, owner: Seat) -> None:
        self.seat = seat
        self.owner = owner

    @property
    def way(self) -> str:
        return SEE_HAND

    def impossible(self, table: Table) -> str:
        if not is_here(table, self.owner) or self.owner == self.seat:
            return "there is nobody there to look at"
        return unknown_way(table, SEE_HAND)

    def facets(self, table: Table) -> list[Facet]:
        gates: list[Facet] = [(gate, self.seat) for gate in seat_gates(table, SEE_HAND)]
        return [*gates, (OfferedWith(SEE_HAND, self.seat, self.owner), True)]

    def happen(self, table: Table) -> list[Event]:
        return and_turn(table, self, [in_cheats.LookedAt(self.seat, self.owner, tuple(table.hands[self.owner]))])


@dataclass(eq=False)
class ShowCards(Touch):
    """Show cards of one's hand to those whom a sentence names; without any cards, the whole hand."""

    cards: Final[tuple[Card, ...]]

    def __init__(self, seat: Seat, cards: tuple[Card, ...] = ()) -> None:
        self.seat = seat
        self.cards = cards

    @property
    def way(self) -> str:
        return SHOW

    def impossible(self, table: Table) -> str:
        return without(table, self.seat, self.cards) or unknown_way(table, SHOW)

    def facets(self, table: Table) -> list[Facet]:
        gates: list[Facet] = [(gate, self.seat) for gate in seat_gates(table, SHOW)]
        return [*gates, (OfferedWith(SHOW, self.seat, len(self.cards)), True)]

    def happen(self, table: Table) -> list[Event]:
        duty = table.duty_of(self.seat, SHOW)
        if duty is None:
            return []
        shown = HandShown(self.seat, tuple(duty.about[1:]), self.cards or tuple(table.hands[self.seat]))
        return [Met(duty), shown]


@dataclass(eq=False)
class PutAway(Touch):
    """Put cards of one's hand face down under the draw pile, because a sentence asks for it."""

    cards: Final[tuple[Card, ...]]

    def __init__(self, seat: Seat, cards: tuple[Card, ...]) -> None:
        self.seat = seat
        self.cards = cards

    @property
    def way(self) -> str:
        return PUT_AWAY

    def impossible(self, table: Table) -> str:
        return without(table, self.seat, self.cards) or unknown_way(table, PUT_AWAY)

    def facets(self, table: Table) -> list[Facet]:
        gates: list[Facet] = [(gate, self.seat) for gate in seat_gates(table, PUT_AWAY)]
        return [*gates, (OfferedWith(PUT_AWAY, self.seat, len(self.cards)), True)]

    def happen(self, table: Table) -> list[Event]:
        return answered(table, self, [PutUnderStock(self.seat, self.cards, as_act=False)])


def without(table: Table, seat: Seat, cards: tuple[Card, ...]) -> str:
    """Why these cards cannot be taken out of a hand; nothing, if they are all in it."""
    left = table.hands[seat][:]
    for card in cards:
        if card not in left:
            return f"{table.names[seat]} does not hold {card_words(card)}"
        left.remove(card)
    return ""


class Spend(Act):
    """Pay what a sentence lets one pay."""

    @property
    def way(self) -> str:
        return SPEND

    @property
    def closes(self) -> bool:
        return True

    def impossible(self, table: Table) -> str:
        return unknown_way(table, SPEND)

    def facets(self, table: Table) -> list[Facet]:
        gates: list[Facet] = [(gate, self.seat) for gate in seat_gates(table, SPEND)]
        return [*gates, (OfferedWith(SPEND, self.seat, PAYS), True)]

    def happen(self, table: Table) -> list[Event]:
        what, number = table.ask(OfferPrice(self.seat))
        if not what or in_purses.held(table, what, self.seat) < number:
            return []
        return and_turn(table, self, [in_purses.Credited(self.seat, what, -number), Paid(self.seat, what, number)])

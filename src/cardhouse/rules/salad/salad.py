"""An open card before each seat: who has the lowest begins, and hand cards may be exchanged with it."""

from dataclasses import dataclass
from typing import Final

from cardhouse.cards import Card
from cardhouse.core.acts import Act
from cardhouse.core.choices import Group, Offers
from cardhouse.core.declared import STEP, Way, option
from cardhouse.core.hooks import after, answers
from cardhouse.core.landing import Ready
from cardhouse.core.moving import MovesCards
from cardhouse.core.places import STOCK_TOP, CardMove, CardMoves, area_of
from cardhouse.core.questions import DEAL, SHUFFLE, FirstSeat, PhaseAfter, Phases, Sees, Timely, WayOpen
from cardhouse.core.rounds import PhaseBegan
from cardhouse.core.rule import Brings, Rule
from cardhouse.core.seating import Belongings, CardsEach
from cardhouse.core.seats import EVERYONE, NOBODY, Seat, Seats, only
from cardhouse.core.speech import Prepared
from cardhouse.core.table import PLAYING, Event, Events, Table, Wish
from cardhouse.core.verdicts import WhyNot
from cardhouse.rules.dealing.dealing import from_the_left
from cardhouse.rules.salad.swaps import SWAP, SWAP_WAY, FairSwap, Swap
from cardhouse.rules.turns.turn_order import takes_turn

SALAD: Final = "salad"
NOUNS: Final = (SALAD,)
"""What lies or goes about at the table by this family, for the catalogue of words."""
SALAD_WAY: Final = Way(SALAD, "serve the salad", STEP)
ABOVE_KING: Final = 14


@dataclass(eq=False)
class Served(MovesCards):
    """The top card of the stock was put face up before a seat."""

    player: Seat
    card: Card

    def moves(self) -> CardMoves:
        return (CardMove((self.card,), STOCK_TOP, area_of(SALAD, self.player)),)


@dataclass(eq=False)
class Serves(Wish):
    """A wish: everybody is served a card from the Dealer's left on, and more until just one player has the lowest on
    top.
    """

    joker_low: bool
    tied_only: bool

    def bound(self, table: Table) -> list[Event]:
        stock = table.stock[:]
        order = from_the_left(table)
        served: list[tuple[Seat, Card]] = []
        for seat in order:
            if stock:
                served.append((seat, stock.pop()))
        while served and stock and len(served) >= len(order):
            tops = dict(served)  # the latest helping of each
            lowest = min([salad_value(card, self.joker_low) for card in tops.values()])
            tied = [seat for seat in order if salad_value(tops[seat], self.joker_low) == lowest]
            if len(tied) == 1:
                break
            latest = {seat: place for place, (seat, _) in enumerate(served)}
            oldest = min(tied if self.tied_only else order, key=latest.__getitem__)
            served.append((oldest, stock.pop()))
        return [Served(seat, card) for seat, card in served]


def salad_value(card: Card, joker_low: bool) -> int:
    """Aces are low; a Joker is above the King, or below the Ace (R-B55)."""
    return card.rank if card.rank or joker_low else ABOVE_KING


@dataclass(frozen=True)
class StartingSalad(Rule):
    """After the deal everybody is served an open card, the Salad; whoever has the lowest begins.

    The Dealer serves from the left on. As long as the lowest is shared, whoever's top card has lain longest is
    served another one.
    """

    salad_joker: str = option(
        "high", "In a Salad a Joker is", {"high": "the highest card", "low": "the lowest card"}, ruling="R-B55"
    )
    salad_tie: str = option(
        "all",
        "If the lowest is shared, another card may go to",
        {"all": "all players", "tied": "those who share it"},
        ruling="R-B55",
    )

    def brings(self) -> Brings:
        return Brings(ways=(SALAD_WAY,), areas=(SALAD,))

    @answers(CardsEach)
    def one_more(self, asked: CardsEach, table: Table, earlier: int) -> int:
        return earlier + 1

    @answers(Phases)
    def after_the_deal(self, asked: Phases, table: Table, earlier: list[str]) -> list[str]:
        place = earlier.index(DEAL) + 1 if DEAL in earlier else len(earlier)
        return [*earlier[:place], SALAD, *earlier[place:]]

    @answers(Ready, SHUFFLE, DEAL, SALAD)
    def serves(self, asked: Ready, table: Table, earlier: Seats) -> Seats:
        if asked.way == SALAD:
            return earlier & only(table.dealer) if table.phase == SALAD else NOBODY
        return NOBODY if table.phase == SALAD else earlier

    @answers(Timely)
    def before_the_first_turn(self, asked: Timely, table: Table, earlier: Seats) -> Seats:
        return NOBODY if table.phase == SALAD and takes_turn(table.law, asked.way) else earlier

    @answers(WhyNot)
    def not_now(self, asked: WhyNot, table: Table, earlier: str) -> str:
        return f"after the deal {table.names[table.dealer]}, who deals, serves the Salads"

    @after(Prepared)
    def serve(self, prepared: Prepared, table: Table) -> Events:
        if prepared.step == SALAD:
            yield Serves(self.salad_joker == "low", self.salad_tie == "tied")
            yield PhaseBegan(table.ask(PhaseAfter(SALAD)))

    @answers(FirstSeat)
    def lowest_begins(self, asked: FirstSeat, table: Table, earlier: int) -> int:
        salads = table.areas[SALAD]
        served = [seat for seat in from_the_left(table) if salads[seat]]
        if not served:
            return earlier
        return min(served, key=lambda seat: salad_value(salads[seat][-1], self.salad_joker == "low"))

    @answers(Belongings)
    def cleared_away(self, asked: Belongings, table: Table, earlier: list[str]) -> list[str]:
        return [*earlier, SALAD]

    @answers(Sees)
    def open(self, asked: Sees, table: Table, earlier: Seats) -> Seats:
        return EVERYONE if asked.area == SALAD else earlier


class OneForOne(Group):
    """Exchanges of one hand card for one card of their own Salad."""

    def __init__(self, seat: Seat, hand: list[Card], salad: list[Card]) -> None:
        self.size = len(hand) * len(salad)
        self.seat: Final[Seat] = seat
        self.hand: Final[list[Card]] = hand
        self.salad: Final[list[Card]] = salad

    def act(self, place: int) -> Act:
        card, wanted = self.hand[place % len(self.hand)], self.salad[place // len(self.hand)]
        return Swap(self.seat, SALAD, (card,), (wanted,))


@dataclass(frozen=True)
class SaladSwap(Rule):
    """At any time of play a player may exchange hand cards with cards of their own Salad."""

    swap_equal: bool = option(True, "As many go one way as the other", ruling="R-B57")

    def brings(self) -> Brings:
        return Brings(ways=(SWAP_WAY,))

    @answers(WayOpen, SWAP)
    def in_play(self, asked: WayOpen, table: Table, earlier: Seats) -> Seats:
        return earlier if table.phase == PLAYING else NOBODY

    @answers(WhyNot)
    def not_now(self, asked: WhyNot, table: Table, earlier: str) -> str:
        return "Salads are swapped in play" if isinstance(asked.question, WayOpen) else earlier

    @answers(FairSwap)
    def as_many(self, asked: FairSwap, table: Table, earlier: bool) -> bool:
        return earlier and asked.area == SALAD and (not self.swap_equal or len(asked.cards) == len(asked.wanted))

    @answers(Offers)
    def list_swaps(self, asked: Offers, table: Table, earlier: list[Group]) -> list[Group]:
        if SALAD not in table.law.areas or table.phase != PLAYING:
            return earlier
        seats, salads = asked.seats.among(table.seats), table.areas[SALAD]
        return [*earlier, *[OneForOne(seat, table.hands[seat], salads[seat]) for seat in seats]]

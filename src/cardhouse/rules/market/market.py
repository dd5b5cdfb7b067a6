"""A market: cards laid out open, prices that rise, and buying with a card of the hand."""

from dataclasses import dataclass
from itertools import combinations
from typing import Final

from cardhouse.cards import COURT, DECK_FACES, JOKER, NONE, RANKS, Card, Cards, of_rank, set_of
from cardhouse.core.acts import Act
from cardhouse.core.choices import Group, Listed, Offers
from cardhouse.core.declared import option
from cardhouse.core.hooks import after, answers
from cardhouse.core.questions import Sees
from cardhouse.core.rule import Brings, Need, Rule
from cardhouse.core.seating import Pack, RoundStarted
from cardhouse.core.seats import EVERYONE, NO_SEAT, Seat, Seats
from cardhouse.core.shown import Figures
from cardhouse.core.table import Events, Table
from cardhouse.core.verdicts import WhyNot
from cardhouse.core.words import card_words
from cardhouse.rules.market.trade import BUY, BUY_WAY, DISCARD, MARKET, ROW, Buy, OnSale, Pays, Price, PutOut, for_sale

STARTED: Final = Need("a start when everybody is ready", ("started rounds",))

A_MARKET: Final = Need("a market", ("market",))

MOST_PAYMENTS: Final = 200


def in_row(table: Table, seat: Seat, cards: Cards) -> int:
    """How many of these cards a player has bought."""
    return len([card for card in table.area(ROW, seat) if card in cards])


def bought(table: Table, cards: Cards) -> int:
    """How many of these cards have been bought, by whomever."""
    return sum([in_row(table, seat, cards) for seat in range(table.seats)])


def unsold(table: Table, cards: Cards) -> int:
    """How many of these cards are still for sale."""
    return len([card for card in table.area(MARKET, NO_SEAT) if card in cards])


@dataclass(frozen=True)
class NumbersAndCourt(Rule):
    """The game is played with number cards from the Ace up, with Jacks, Queens, Kings and one Joker."""

    ranks: int = option(
        10, "The highest number", ("1", "2", "3", "4", "5", "6", "7", "8", "9", "10"), subject="Cards and dealing"
    )
    suits: int = option(4, "Suits of the numbers", ("1", "2", "3", "4"), subject="Cards and dealing")
    court: int = option(4, "Suits of Jacks, Queens and Kings", ("1", "2", "3", "4"), subject="Cards and dealing")

    @answers(Pack)
    def numbers_and_court(self, asked: Pack, table: Table, earlier: list[Card]) -> list[Card]:
        numbers = [face for face in DECK_FACES if face.rank <= self.ranks and face.suit < self.suits]
        court = [face for face in DECK_FACES if face in COURT and face.suit < self.court]
        return [*numbers, *court, JOKER]


@dataclass(frozen=True)
class OpenMarket(Rule):
    """Everything in the pack that is {on} lies open in the market, to be bought.

    What is bought lies open before its buyer, is not part of the hand and counts nothing; what is laid aside lies
    open in its order and is not used again.
    """

    on: Cards = COURT

    def needs(self) -> tuple[Need, ...]:
        return (STARTED,)

    def brings(self) -> Brings:
        return Brings(shared=(MARKET, DISCARD), areas=(ROW,))

    @answers(Sees)
    def open_to_all(self, asked: Sees, table: Table, earlier: Seats) -> Seats:
        return EVERYONE if asked.area in (MARKET, DISCARD, ROW) else earlier

    @after(RoundStarted)
    def lay_out(self, started: RoundStarted, table: Table) -> Events:
        yield PutOut(tuple([card for card in sorted(table.stock, key=place) if card in self.on]), MARKET)


def place(card: Card) -> int:
    return card.index


class RisingPrices(Rule):
    """The next card of a rank costs one more than the number of them already bought, by whomever."""

    def needs(self) -> tuple[Need, ...]:
        return (A_MARKET,)

    @answers(Price)
    def one_more(self, asked: Price, table: Table, earlier: int) -> int:
        return 1 + len([card for zone in table.areas[ROW] for card in zone if card.rank == asked.rank])

    @answers(Figures)
    def price_list(
        self, asked: Figures, table: Table, earlier: list[tuple[str, int, int]]
    ) -> list[tuple[str, int, int]]:
        ranks = sorted({card.rank for card in table.area(MARKET, NO_SEAT)})
        return earlier + [(f"price {RANKS[rank - 1]}", NO_SEAT, table.ask(Price(rank))) for rank in ranks]


@dataclass(frozen=True)
class PaysWithCards(Rule):
    """Whoever buys lays aside a card of the hand worth at least the price; no change is given."""

    payment: str = option(
        "single", "A price is paid with", {"single": "one card", "several": "one or more cards"}, ruling="R-K13"
    )
    suit: str = option(
        "first",
        "Of the cards of a rank, the buyer takes",
        {"first": "the first one", "any": "any of them"},
        ruling="R-K14",
    )

    def needs(self) -> tuple[Need, ...]:
        return (A_MARKET,)

    def brings(self) -> Brings:
        return Brings(ways=(BUY_WAY,))

    @answers(OnSale)
    def lies_there(self, asked: OnSale, table: Table, earlier: Cards) -> Cards:
        market = table.area(MARKET, NO_SEAT)
        if self.suit == "any":
            return earlier & set_of(market) if market else NONE
        first: dict[int, Card] = {}
        for card in sorted(market, key=place):
            first.setdefault(card.rank, card)
        return earlier & set_of(list(first.values()))

    @answers(WhyNot)
    def sold_out(self, asked: WhyNot, table: Table, earlier: str) -> str:
        card = asked.subject
        if not isinstance(card, Card):
            return earlier
        others = [each for each in sorted(table.area(MARKET, NO_SEAT), key=place) if each.rank == card.rank]
        if not others and bought(table, of_rank(card.rank)):
            return f"every {RANKS[card.rank - 1]} has been sold"
        return f"{card_words(card)} is not for sale before {card_words(others[0])}" if card in others else earlier

    @answers(Pays)
    def worth_the_price(self, asked: Pays, table: Table, earlier: bool) -> bool:
        if len(asked.cards) != 1 and (self.payment == "single" or not asked.cards):
            return False
        return sum([card.rank for card in asked.cards]) >= table.ask(Price(asked.card.rank))

    @answers(Offers)
    def purchases(self, asked: Offers, table: Table, earlier: list[Group]) -> list[Group]:
        sale = [card for card in table.area(MARKET, NO_SEAT) if card in for_sale(table)] if asked.way == BUY else []
        found = earlier[:]
        for seat in asked.seats.among(table.seats) if sale else []:
            acts: list[Act] = [
                Buy(seat, card, cards)
                for card in sale
                for cards in self.payments(table.hands[seat])
                if table.ask(Pays(card, cards))
            ]
            found.append(Listed(acts))
        return found

    def payments(self, hand: list[Card]) -> list[tuple[Card, ...]]:
        """What could be paid with: single cards, or, where that is allowed, some sets of several."""
        found: list[tuple[Card, ...]] = [(card,) for card in hand]
        for count in range(2, len(hand) + 1) if self.payment == "several" else ():
            for cards in combinations(hand, count):
                if len(found) >= MOST_PAYMENTS:
                    return found
                found.append(cards)
        return found

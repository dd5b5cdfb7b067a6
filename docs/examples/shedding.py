"""A mechanism in one file: whoever has more than ten cards may shed two of a suit instead of playing."""

from itertools import combinations

from cardhouse.core.acts import CardsTogether
from cardhouse.core.choices import Group, Listed, Offers
from cardhouse.core.declared import TURN, Way
from cardhouse.core.events import PutUnderStock
from cardhouse.core.hooks import answers
from cardhouse.core.landing import GoTogether
from cardhouse.core.questions import ENDING_TURNS, WayOpen
from cardhouse.core.rule import Brings, Need, Rule
from cardhouse.core.seats import Seats
from cardhouse.core.table import Event, Table
from cardhouse.testing.inline import checked

SHED = Way("shed", "shed two cards of a suit", TURN, label="Shed two")


class Shed(CardsTogether):
    """Put two cards of a suit under the stock."""

    @property
    def way(self) -> str:
        return SHED.name

    def happen(self, table: Table) -> list[Event]:
        return [PutUnderStock(self.seat, self.cards)]


class ShedsTwo(Rule):
    """Whoever has more than ten cards may shed two of a suit instead of playing."""

    def brings(self) -> Brings:
        return Brings(ways=(SHED,))

    def needs(self) -> tuple[Need, ...]:
        return (ENDING_TURNS,)

    @answers(WayOpen, SHED.name)
    def with_too_many(self, asked: WayOpen, table: Table, earlier: Seats) -> Seats:
        return earlier & Seats(sum(1 << seat for seat, hand in enumerate(table.hands) if len(hand) > 10))

    @answers(GoTogether, SHED.name)
    def two_of_a_suit(self, asked: GoTogether, table: Table, earlier: bool) -> bool:
        return [card.suit for card in asked.cards] == [asked.cards[0].suit] * 2

    @answers(Offers, SHED.name)
    def every_pair(self, asked: Offers, table: Table, earlier: list[Group]) -> list[Group]:
        hands = [(seat, table.hands[seat]) for seat in asked.seats.among(table.seats)]
        acts = [Shed(seat, two) for seat, hand in hands for two in combinations(hand, 2)]
        return [*earlier, Listed([act for act in acts if table.ask(GoTogether(SHED.name, act.cards))])]


SCENARIO = """travel sheds-two: two of a suit go, of too many cards, and that was the turn
given 3p turn=A rule=sheds-two A{5H,6H,9C,+8} B{4H,9H,+2} P1[2H]
A: shed 5H,9C => refused sheds-two; turn=A
A: shed 5H,6H => ok; #A=9; turn=B | B: shed 4H,9H => refused sheds-two; turn=B"""
print(checked(SCENARIO))

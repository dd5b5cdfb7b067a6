"""A rule writer has questions and acts of their own, and the engine treats them like all others."""

from dataclasses import dataclass

from cardhouse.cards import EIGHTS, Cards
from cardhouse.core.acts import Act
from cardhouse.core.engine import decide
from cardhouse.core.gates import Facet
from cardhouse.core.hooks import answers
from cardhouse.core.questions import CardsQuestion
from cardhouse.core.rule import Rule
from cardhouse.core.speech import Said
from cardhouse.core.table import Event, Question, Table
from cardhouse.core.verdicts import Ruling, judge
from tests.core.seating import ANN, BOB, seat, told


@dataclass(eq=False)
class Lucky(CardsQuestion):
    """Which cards are lucky?"""


@dataclass(eq=False)
class MayWish(Question):
    """May anybody make a wish?"""

    def unruled(self, table: Table) -> bool:
        return False


@dataclass(eq=False)
class WishUpon(Act):
    """Make a wish upon a card of one's hand."""

    def facets(self, table: Table) -> list[Facet]:
        return [(Lucky(), table.hands[self.seat][0]), (MayWish(), True)]

    def happen(self, table: Table) -> list[Event]:
        return [Said(self.seat, "abracadabra")]


@dataclass(frozen=True)
class LuckyEights(Rule):
    """The 8s are lucky, and a wish may be made."""

    @answers(Lucky)
    def eights(self, asked: Lucky, table: Table, earlier: Cards) -> Cards:
        return earlier & EIGHTS

    @answers(MayWish)
    def wish(self, asked: MayWish, table: Table, earlier: bool) -> bool:
        return True


def test_own_questions_and_acts_are_judged_like_all_others() -> None:
    assert told(decide(seat(), WishUpon(ANN))) == ["refused", ""]
    table = seat(LuckyEights(), Ann="9H 4C", Bob="8H", Cat="9C")
    assert judge(table, WishUpon(ANN)) == [Ruling("lucky-eights", "")]
    assert decide(table, WishUpon(BOB)).events == [Said(BOB, "abracadabra")]

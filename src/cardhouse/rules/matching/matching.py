"""Which card goes on which."""

from dataclasses import dataclass
from typing import Final

from cardhouse.cards import ALL, DECK_FACES, JOKERS, NONE, Cards, of_rank, of_suit
from cardhouse.core.hooks import answers
from cardhouse.core.options import option
from cardhouse.core.questions import CardsQuestion, Matches
from cardhouse.core.rule import Rule
from cardhouse.core.table import Table

_MATES: Final[list[Cards]] = [of_rank(face.rank) | of_suit(face.suit) for face in DECK_FACES] + [NONE]


class FollowSuitOrRank(Rule):
    """A card that is played shares its suit or its rank with the top card of the pile."""

    @answers(Matches, fixed=True)
    def suit_or_rank(self, asked: Matches, table: Table, earlier: Cards) -> Cards:
        return _MATES[asked.top.index]


class StandsIn(CardsQuestion):
    """Which cards stand in for whatever card is missing in a play of several?"""

    def unruled(self, table: Table) -> Cards:
        return NONE


@dataclass(frozen=True)
class JokersWild(Rule):
    """{wild} goes on any card, and any card goes on it.

    A table may let it stand in for a missing card in a play of several, without its power.
    """

    joker_stands_in: bool = option(False, "In a play of several cards it stands in for a missing one", ruling="R-B3")
    wild: Cards = JOKERS

    @answers(StandsIn)
    def for_any(self, asked: StandsIn, table: Table, earlier: Cards) -> Cards:
        return earlier | self.wild if self.joker_stands_in else earlier

    @answers(Matches, fixed=True)
    def matches_all(self, asked: Matches, table: Table, earlier: Cards) -> Cards:
        return ALL if asked.top in self.wild else earlier | self.wild

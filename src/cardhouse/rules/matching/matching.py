"""Which card goes on which."""

from dataclasses import dataclass
from typing import Final

from cardhouse.cards import ALL, DECK_FACES, NONE, Cards, of_rank, of_suit
from cardhouse.core.declared import option
from cardhouse.core.hooks import answers
from cardhouse.core.questions import CardsQuestion, Matches
from cardhouse.core.rule import CardRule, Rule
from cardhouse.core.table import Table
from cardhouse.rules.lawmaking.meanings import Special

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
class GoesOnAnything(CardRule):
    """{on} goes on any card, whatever its suit and rank."""

    both_ways: bool = True

    def sentence(self) -> str:
        said = "{on} goes on any card, and any card goes on it."
        return self.filled([said if self.both_ways else "{on} may be played on any card, whatever its suit and rank."])

    @answers(Special)
    def means_something(self, asked: Special, table: Table, earlier: Cards) -> Cards:
        return earlier | self.on

    @answers(Matches, fixed=True)
    def matches_all(self, asked: Matches, table: Table, earlier: Cards) -> Cards:
        return ALL if self.both_ways and asked.top in self.on else earlier | self.on


@dataclass(frozen=True)
class FillsGaps(CardRule):
    """A table may let {on} stand in for a missing card in a play of several, without its power."""

    joker_stands_in: bool = option(
        False, "In a play of several cards it stands in for a missing one", ruling="R-B3", subject="Cards and dealing"
    )

    @answers(StandsIn)
    def for_any(self, asked: StandsIn, table: Table, earlier: Cards) -> Cards:
        return earlier | self.on if self.joker_stands_in else earlier

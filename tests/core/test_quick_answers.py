"""What is answered by a short cut is what is answered at length: every play of so many cards of a hand, onto
every pile, is judged both ways, and what is listed as lawful is what is lawful.
"""

from collections.abc import Iterator
from itertools import permutations

import pytest

from cardhouse.cards import of_rank
from cardhouse.core.acts import Draw, Play
from cardhouse.core.choices import collections, lawful
from cardhouse.core.questions import NEW_PILE
from cardhouse.core.rule import Article, Rule
from cardhouse.core.table import Table
from cardhouse.rules.combinations.combinations import Couples, EqualGroups, RisingPrimes, StandardPrimes
from cardhouse.rules.saying.cheering import CheerBeforeGoingOut
from cardhouse.testing.properties import judged_alike
from tests.core.seating import seat

PRIMES = Article("primes", "Primes", "Ann", "", (StandardPrimes(), RisingPrimes()))
IN_ORDER = Article("primes", "Primes", "Ann", "", (StandardPrimes(), RisingPrimes(prime_strict=True)))
PAIRS = EqualGroups(((2, (2,)), (9, (2, 3))))
COUPLES = Couples(of_rank(2), of_rank(3))
HANDS = {"Ann": "2H 3H 5H 2C 9H", "Bob": "9D 9S 2S 3S", "Cat": "7C"}


def every_play(table: Table) -> Iterator[Play]:
    for who, hand in enumerate(table.hands):
        for several in range(1, len(hand) + 1):
            for cards in dict.fromkeys(permutations(hand, several)):
                for pile in (NEW_PILE, *table.piles):
                    yield Play(who, cards, pile)


@pytest.mark.parametrize(
    "rules",
    [
        (),
        (PRIMES,),
        (IN_ORDER,),
        (PAIRS,),
        (COUPLES,),
        (PRIMES, PAIRS, COUPLES),
        (CheerBeforeGoingOut(),),
        (PRIMES, CheerBeforeGoingOut()),
    ],
)
@pytest.mark.parametrize("pile", ["2D", "9C", "KH"])
def test_short_cuts_and_lists_say_what_the_rules_say(rules: tuple[Article | Rule, ...], pile: str) -> None:
    table = seat(*rules, pile=pile, hands=HANDS)
    fit = {repr(play) for play in every_play(table) if judged_alike(table, play)}
    single = [act for act in lawful(table) if isinstance(act, Play)]
    assert {repr(play) for first in single for play in [first, *collections(table, first)]} == fit
    assert [judged_alike(table, Draw(who)) for who in range(3)] == [True, False, False]

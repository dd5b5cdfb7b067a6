"""Several cards in one play."""

from dataclasses import dataclass

import pytest

from cardhouse.cards import EIGHTS, JOKERS, Cards, cards, of_rank
from cardhouse.core.acts import Play
from cardhouse.core.engine import decide
from cardhouse.core.events import Landed, Played
from cardhouse.core.hooks import answers
from cardhouse.core.questions import Complete, Follows
from cardhouse.core.rule import Article, Rule
from cardhouse.core.table import Table
from cardhouse.rules.combinations.combinations import Couples, EqualGroups, Prime, RisingPrimes, StandardPrimes
from cardhouse.rules.matching.matching import FillsGaps, GoesOnAnything
from cardhouse.rules.turns.turn_order import Skips
from tests.core.seating import ANN, BOB, seat, told

HAND = "2H 2C 3H 5H 7H JH KH KC 4H 8H AH JK"


def primes(*more: Rule | Article, scope: str = "all", pile: str = "9H") -> Table:
    rules = Article("primes", "Primes", "Ann", "", (StandardPrimes(), RisingPrimes(scope)))
    return seat(rules, *more, pile=pile, Ann=HAND, Bob="9D", Cat="9C")


@pytest.mark.parametrize(
    "played, lawful",
    [
        ("2H", True),
        ("4H", True),  # one card alone need not be prime
        ("2H 3H", True),
        ("2H 3H 5H 7H JH KH", True),
        ("2H KC", True),  # those after the first fit by rising, and not by suit
        ("3H 2C", True),  # the first only has to fit the pile
        ("2H 5H 3H", False),
        ("2H KH KC", False),  # a King is not above a King
        ("2H 4H", False),  # no prime
        ("4H 5H", False),  # nor at the beginning
        ("2H AH", False),  # an Ace is high, and no prime
        ("2H JK", False),
        ("2C 3H", False),  # the first does not fit
    ],
)
def test_primes_that_rise_go_together(played: str, lawful: bool) -> None:
    assert decide(primes(), Play(ANN, cards(played))).lawful is lawful


@pytest.mark.parametrize("played, lawful", [("4H 5H 7H", True), ("4H 5H 3H", False), ("4H 8H", False), ("8H 2C", True)])
def test_or_only_those_after_the_first_have_to_be_prime(played: str, lawful: bool) -> None:
    assert decide(primes(scope="remaining"), Play(ANN, cards(played))).lawful is lawful


def test_a_joker_may_lead_where_the_first_is_free() -> None:
    assert decide(primes(GoesOnAnything(JOKERS), scope="remaining"), Play(ANN, cards("JK 3H"))).lawful
    assert told(decide(primes(GoesOnAnything(JOKERS)), Play(ANN, cards("JK 3H"))))[:2] == ["refused", "base-turn"]


def test_without_the_rule_cards_are_played_one_by_one() -> None:
    table = seat(StandardPrimes(), pile="9H", Ann=HAND, Bob="9D")
    assert told(decide(table, Play(ANN, cards("2H 3H")))) == ["refused", "base-turn", "base-turn"]


def test_all_cards_land_before_any_acts() -> None:
    outcome = decide(primes(), Play(ANN, cards("2H 3H 5H")))
    assert [type(event) for event in outcome.events[:6]] == [Landed] * 3 + [Played] * 3


def test_it_is_one_turn() -> None:
    table = primes()
    decide(table, Play(ANN, cards("2H 3H 5H")))
    assert table.turn == BOB


@dataclass(frozen=True)
class EightsArePrime(Rule):
    """The 8s are prime, and no other card."""

    @answers(Prime)
    def eights(self, asked: Prime, table: Table, earlier: Cards) -> Cards:
        return EIGHTS


def test_the_newest_definition_of_a_prime_counts() -> None:
    table = primes(EightsArePrime())
    assert table.ask(Prime()) == EIGHTS
    assert not decide(table, Play(ANN, cards("2H 3H"))).lawful
    assert primes().ask(Prime()) == of_rank(2) | of_rank(3) | of_rank(5) | of_rank(7) | of_rank(11) | of_rank(13)
    assert not seat().ask(Prime())


@dataclass(frozen=True)
class Pairs(Rule):
    """Two cards of one rank go together."""

    @answers(Follows)
    def same_rank(self, asked: Follows, table: Table, earlier: Cards) -> Cards:
        return earlier | of_rank(asked.laid[0].rank) if len(asked.laid) == 1 else earlier

    @answers(Complete)
    def pair(self, asked: Complete, table: Table, earlier: bool) -> bool:
        return earlier or (len(asked.laid) == 2 and asked.laid[0].rank == asked.laid[1].rank)


@pytest.mark.parametrize("order", [1, -1])
@pytest.mark.parametrize("played, lawful", [("2H 2C", True), ("2H 3H", True), ("4H 5H", False), ("2H 2C 3H", True)])
def test_two_rules_for_several_cards_stand_side_by_side(order: int, played: str, lawful: bool) -> None:
    rules = Article("primes", "Primes", "Ann", "", (StandardPrimes(), RisingPrimes()))
    table = seat(*[rules, Article("pairs", "", "", "", (Pairs(),))][::order], pile="9H", Ann=HAND, Bob="9D")
    assert decide(table, Play(ANN, cards(played))).lawful is lawful


def test_each_card_of_a_sequence_wakes_its_rules() -> None:
    table = primes(Skips(on=of_rank(3)), Article("too", "", "", "", (Skips(on=of_rank(5)),)))
    decide(table, Play(ANN, cards("2H 3H 5H")))
    assert table.skipped == [1, 2]
    assert table.turn == ANN


@pytest.mark.parametrize(
    "played, lawful",
    [("7H 7C", True), ("7H", True), ("7H 7C 7S", False), ("5H 5C", False), ("5H 5C 5S", True), ("7H 5H", False)],
)
def test_another_game_has_its_own_groups(played: str, lawful: bool) -> None:
    table = seat(EqualGroups(((5, (3,)), (7, (2,)))), pile="9H", Ann="7H 7C 7S 5H 5C 5S 2H 2C", Bob="9D", Cat="9C")
    assert decide(table, Play(ANN, cards(played))).lawful is lawful


@pytest.mark.parametrize("played, lawful", [("JK JK", True), ("JK JK JK", True), ("JK JK JK JK", False)])
def test_wild_cards_alone_make_any_group(played: str, lawful: bool) -> None:
    groups = EqualGroups(((5, (3,)), (7, (2,))))
    table = seat(
        groups,
        GoesOnAnything(JOKERS),
        FillsGaps(JOKERS, joker_stands_in=True),
        pile="9H",
        Ann="JK JK JK JK 2H",
        Bob="9D",
        Cat="9C",
    )
    assert decide(table, Play(ANN, cards(played))).lawful is lawful


@pytest.mark.parametrize(
    "played, lawful",
    [
        ("JH AC", True),
        ("AH JC", True),
        ("JH JC", False),
        ("JH AH 4C", True),  # they share a suit and bring a guest
        ("JH AC 4C", False),
        ("JH 4C AH", True),
        ("4H JH AH", False),  # a guest does not come first
        ("JH 4C", False),
    ],
)
def test_another_game_has_its_own_couples(played: str, lawful: bool) -> None:
    couples = Couples(one=of_rank(11), other=of_rank(1))
    table = seat(couples, pile="9H", Ann="JH JC AH AC 4C 4H 2S", Bob="9D", Cat="9C")
    assert decide(table, Play(ANN, cards(played))).lawful is lawful


@pytest.mark.parametrize(
    "laid, order, complete",
    [
        ("7H 3H 5H", "tail", True),  # the first is outside the order
        ("7H 5H 3H", "tail", False),  # the second one is not
        ("7H 5H 3H", "all", False),
        ("2H 3H 5H", "all", True),
        ("3H 2H 5H", "all", False),
    ],
)
def test_a_sequence_is_judged_as_a_whole(laid: str, order: str, complete: bool) -> None:
    rules = Article("primes", "Primes", "Ann", "", (StandardPrimes(), RisingPrimes(prime_order=order)))
    assert seat(rules).ask(Complete(tuple(cards(laid)))) == complete

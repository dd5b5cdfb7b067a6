"""Which card goes on which."""

import pytest

from cardhouse.cards import ALL, EIGHTS, JOKER, JOKERS, card, of_rank, of_suit
from cardhouse.core.questions import Jokers, Matches
from cardhouse.games import new_table
from cardhouse.games.bartok import BASE
from cardhouse.rules.dealing.dealing import JokersInThePack
from cardhouse.rules.matching.matching import GoesOnAnything
from cardhouse.rules.turns.turn_order import Skips
from tests.core.seating import article, plays, seat, told


@pytest.mark.parametrize(
    "play, answer",
    [
        ("Ann 9H", "done"),  # the suit
        ("Ann 2C", "done"),  # the rank
        ("Ann 4C", "refused"),
        ("Ann JK", "refused"),  # without a rule, a Joker goes on nothing
    ],
)
def test_a_card_shares_suit_or_rank_with_the_top(play: str, answer: str) -> None:
    assert plays(seat(Ann="9H 2C 4C JK", Bob="9D"), play)[0].answer == answer


def test_what_a_card_counts_as_is_what_is_matched() -> None:
    table = seat()
    assert table.ask(Matches(card("QD=J"))) == of_rank(11) | of_suit(2)
    assert not table.ask(Matches(JOKER))


@pytest.mark.parametrize(
    "pile, play, answer",
    [
        ("2H", "Ann JK", "done"),  # on any card
        ("JK", "Ann 4C", "done"),  # any card on it
        ("JK", "Ann JK", "done"),
        ("2H", "Ann 4C", "refused"),  # the others match as before
    ],
)
def test_jokers_are_wild(pile: str, play: str, answer: str) -> None:
    assert plays(seat(GoesOnAnything(JOKERS), pile=pile, Ann="JK 4C", Bob="9D"), play)[0].answer == answer


def test_a_wild_joker_still_waits_its_turn() -> None:
    assert told(plays(seat(GoesOnAnything(JOKERS), Ann="9H", Bob="JK 4C"), "Bob JK")[0]) == ["refused", "base-turn"]


def test_a_wild_joker_wakes_no_rule_of_other_cards() -> None:
    table = seat(GoesOnAnything(JOKERS), Skips(on=ALL - of_rank(8)), Ann="JK 4C", Bob="9D", Cat="9C")
    plays(table, "Ann JK")
    assert table.turn == 2  # a Joker is a card, and no 8


def test_the_rule_says_how_many_jokers_there_are() -> None:
    book = (*BASE, article(JokersInThePack(jokers=3)))
    assert new_table(book, ["Ann", "Bob"]).stock.count(JOKER) == 3
    assert seat().ask(Jokers()) == 0


@pytest.mark.parametrize(
    "pile, play, answer", [("2H", "Ann 8C", "done"), ("8S", "Ann 4C", "done"), ("JK", "Ann 4C", "refused")]
)
def test_other_cards_may_be_wild(pile: str, play: str, answer: str) -> None:
    assert plays(seat(GoesOnAnything(EIGHTS), pile=pile, Ann="8C 4C", Bob="9D"), play)[0].answer == answer

"""Several piles: turned over by hand, taken from, and closed."""

from cardhouse.cards import JACKS, card, cards, of_rank
from cardhouse.core.acts import Play
from cardhouse.core.choices import lawful
from cardhouse.core.landing import dead_piles
from cardhouse.core.rule import TABLE
from cardhouse.rules.piles.pile_acts import Flip, Take, TurnUp
from cardhouse.rules.piles.piles import ClosesPile, FlippedByHand, FlipsPile, TakesFromPile
from tests.core.seating import ANN, does, names, seat


def test_a_pile_is_turned_over_and_its_top_turned_up_by_hand() -> None:
    table = seat(FlipsPile(on=of_rank(3)), FlippedByHand(), dial=TABLE, Ann="3H 4C", Bob="9D", Cat="9C")
    does(table, Play(ANN, cards("3H")))
    assert lawful(table, ANN) == [Flip(ANN, 1)]
    does(table, Flip(ANN, 1))
    assert names(table, "pile") == "~3H ~2H"
    assert lawful(table, ANN) == [TurnUp(ANN, 1)]
    does(table, TurnUp(ANN, 1))
    assert names(table, "pile") == "~3H 2H"


def test_cards_are_taken_off_a_pile_that_has_enough() -> None:
    assert Take(ANN, 1, 2) in lawful(seat(TakesFromPile(count=2), pile="3S 2H"))
    assert Take(ANN, 1, 2) not in lawful(seat(TakesFromPile(count=2), pile="2H"))


def test_dead_piles_are_found_anew_while_things_happen() -> None:
    table = seat(ClosesPile(on=JACKS), pile="JH", Ann="4C", Bob="9D", Cat="9C")
    table.piles[2] = [card("9S")]
    assert dead_piles(table) == [1]
    table.piles[1].append(table.piles[2].pop())
    table.piles[2].append(table.piles[1].pop(0))
    assert dead_piles(table) == [1]  # nothing has happened, as far as the table knows
    table.settled = False
    assert dead_piles(table) == [2]

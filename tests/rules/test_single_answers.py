"""Single answers of rules, asked directly: both sides of each of their conditions."""

import pytest

from cardhouse.cards import card, cards, of_rank, set_of
from cardhouse.core.cases import Charged
from cardhouse.core.overdue import LANDING_TIME
from cardhouse.core.owed import A_CALL, Breach
from cardhouse.core.seats import NO_SEAT
from cardhouse.core.speech import Gestured
from cardhouse.core.table import NEVER
from cardhouse.core.undone_plays import MayGoBack
from cardhouse.games.shelf import game, new_table
from cardhouse.rules.calling.calls import callable_breach
from cardhouse.rules.combinations.combinations import Couples
from cardhouse.rules.going_back.wrong_cards import can_go_back
from cardhouse.rules.leaving_play.going_out_by_word import MooTakesOut
from cardhouse.rules.saying.cheering import CELEBRATE, CheerBeforeGoingOut
from cardhouse.rules.saying.sayings import SayAt
from tests.core.seating import ANN, BOB, seat

JOKER = set_of(cards("JK"))
COUPLES = Couples(one=of_rank(13), other=of_rank(12))


@pytest.mark.parametrize(
    "laid, family",
    [
        ("KH QS", True),
        ("QS KH", True),
        ("KH KS", False),
        ("KH 4C", False),
        ("4C KH", False),  # the first one is a King or a Queen
        ("KH JK", True),
        ("JK QH", True),
        ("KH", False),
        ("KH QH 4C", True),
        ("KH QS 4C", False),  # a guest comes with a couple of one suit only
        ("KH 4C QH", True),
        ("4C KH QH", False),
        ("KH JK 4C", True),
        ("JK JK 4C", True),
        ("KH QH 4C 5C", False),
    ],
)
def test_who_belongs_to_a_family(laid: str, family: bool) -> None:
    assert COUPLES.is_family(cards(laid), JOKER) is family


@pytest.mark.parametrize(
    "pile, stock, back",
    [
        ("2H 9C", "", True),
        ("9C", "", False),  # nothing would be left
        ("9C", "5S", False),
        ("9C", "2H 5S", True),  # what lay under it comes back from the stock
        ("2H 5S", "2H", False),  # it does not lie there
        ("5S", "2H", False),
    ],
)
def test_whether_a_wrong_card_can_be_taken_off_its_pile(pile: str, stock: str, back: bool) -> None:
    table = seat(pile=pile)
    table.stock = list(cards(stock)) if stock else []
    assert can_go_back(table, MayGoBack(ANN, (card("9C"),), 1, 0, 1, under="2H")) is back


def test_silence_has_a_call_where_it_is_penalised() -> None:
    assert MooTakesOut(silence="is penalised").calls() != ()
    assert MooTakesOut(silence="is reminded").calls() == ()
    assert MooTakesOut(silence="leaves without a token").calls() == ()


@pytest.mark.parametrize("grace, landed, until", [(0, 4000, 0), (3, NEVER, 0), (3, 4000, 7000), (3, 0, 3000)])
def test_the_next_card_waits_so_many_seconds_after_the_latest(grace: int, landed: int, until: int) -> None:
    rule = SayAt(1, "Bartok", call_grace=grace)
    table = seat(rule)
    if grace:
        table.tallies[table.law.tally_place[LANDING_TIME]] = (0, landed)
    assert rule.open_until(table) == until


@pytest.mark.parametrize(
    "player, gesture, counts",
    [(ANN, CELEBRATE, True), (BOB, CELEBRATE, False), (ANN, "bow", False)],
)
def test_whoever_is_in_turn_cheers(player: int, gesture: str, counts: bool) -> None:
    rule = CheerBeforeGoingOut()
    found = list(rule.cheer(Gestured(player, gesture, NO_SEAT), seat(rule)))
    assert bool(found) is counts


def test_a_call_is_about_the_oldest_that_fits_or_the_newest_call() -> None:
    table = new_table(game("moo").book, ["Ann", "Bob", "Cat"], seed=1)
    rule = "301-turn-action"
    one, two = Breach(BOB, rule, 1), Breach(BOB, rule, 2)
    call = "Drawing out of turn"
    table.breaches = [Breach(ANN, rule, 0), one, two]
    assert callable_breach(table, Charged(ANN, BOB, "", call)) == one
    assert callable_breach(table, Charged(ANN, BOB, "", "Humming")) is None
    table.breaches = [Breach(BOB, rule, 1, "settled"), two]
    assert callable_breach(table, Charged(ANN, BOB, "", call)) == two
    by_call = Breach(BOB, rule, 3, how=A_CALL)
    table.breaches = [one, two, by_call]
    assert callable_breach(table, Charged(ANN, BOB, "", call)) == by_call
    table.breaches = []
    assert callable_breach(table, Charged(ANN, BOB, "", call)) is None

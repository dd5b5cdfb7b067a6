"""Words that have to be said."""

import pytest

from cardhouse.cards import EIGHTS, cards
from cardhouse.core.acts import Draw, Play
from cardhouse.core.affairs import Missed
from cardhouse.core.owed import Breach
from cardhouse.core.people_acts import Say
from cardhouse.core.rule import REFEREE, TABLE, Article
from cardhouse.core.table import Table
from cardhouse.rules.combinations.combinations import RisingPrimes, StandardPrimes
from cardhouse.rules.saying.sayings import AnnouncedWhen, SayAt
from cardhouse.rules.turns.turn_order import Skips
from tests.core.seating import ANN, BOB, CAT, does, names, plays, seat

BARTOK = SayAt(1, "Bartok")


def one_left(*, dial: str = REFEREE) -> Table:
    """Ann has just played all her cards but one."""
    table = seat(BARTOK, dial=dial, Ann="9H 4H", Bob="8H 5C 6C", Cat="7H 5D 6D")
    plays(table, "Ann 9H")
    return table


def test_who_has_one_card_left_has_to_say_so() -> None:
    assert [(duty.bearer, duty.kind, duty.what, duty.rule) for duty in one_left().duties] == [
        (ANN, "say", "Bartok", "say-at")
    ]


@pytest.mark.parametrize("hand", ["9H 4H 5H", "9H"])
def test_with_more_or_fewer_cards_nothing_has_to_be_said(hand: str) -> None:
    table = seat(BARTOK, Ann=hand, Bob="8H 5C", Cat="7H 5D")
    plays(table, "Ann 9H")
    assert table.duties == []


def test_it_may_be_said_until_the_next_card_lands() -> None:
    table = one_left()
    does(table, Draw(BOB), Say(ANN, "bartok!"))
    assert table.duties == []
    plays(table, "Cat 7H")
    assert names(table, "Ann") == "4H"


@pytest.mark.parametrize("dial, hand, breaches", [(REFEREE, "4H 3S", 0), (TABLE, "4H", 1)])
def test_who_forgets_it_pays_or_may_be_called(dial: str, hand: str, breaches: int) -> None:
    table = one_left(dial=dial)
    outcome = plays(table, "Bob 8H")[0]
    assert any(isinstance(event, Missed) for event in outcome.events)
    assert names(table, "Ann") == hand
    assert table.breaches == [Breach(ANN, "say-at", 2)] * breaches


def test_drawing_up_to_it_counts_too_unless_only_the_way_down_does() -> None:
    table = seat(SayAt(3, "Tok"), Ann="9H 4H", Bob="8H 5C", Cat="7H 5D")
    does(table, Draw(ANN))
    assert [(duty.bearer, duty.what) for duty in table.duties] == [(ANN, "Tok")]
    table = seat(SayAt(3, "Tok"), AnnouncedWhen("on the way down"), Ann="9H 4H", Bob="8H 5C", Cat="7H 5D")
    does(table, Draw(ANN))
    assert table.duties == []


def test_two_sayings_stand_side_by_side() -> None:
    table = seat(
        BARTOK, Article("tok", "", "", "", (SayAt(1, "Tok"),)), Skips(on=EIGHTS), Ann="8H 4H", Bob="5C", Cat="7H"
    )
    plays(table, "Ann 8H")
    assert [duty.what for duty in table.duties] == ["Bartok", "Tok"]
    does(table, Say(ANN, "Bartok, tok"))
    assert (table.duties, table.turn) == ([], CAT)


def test_after_several_cards_only_the_last_count_has_to_be_said() -> None:
    rules = (StandardPrimes(), RisingPrimes(), BARTOK, Article("tok", "", "", "", (SayAt(2, "Tok"),)))
    table = seat(*rules, pile="9H", Ann="2H 3H 5H 4C", Bob="8H", Cat="7H")
    does(table, Play(ANN, cards("2H 3H 5H")))
    assert [duty.what for duty in table.duties] == ["Bartok"]
    assert table.turn == BOB

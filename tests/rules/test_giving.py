"""Whoever plays a certain card names a Giver and a Receiver; the Giver hands cards over."""

import pytest

from cardhouse.cards import ACES, TWOS, card, cards
from cardhouse.core.acts import Act, Draw, Play, Prepare
from cardhouse.core.choices import lawful
from cardhouse.core.engine import decide
from cardhouse.core.owed import Breach, Duty
from cardhouse.core.people_acts import Choose, Give
from cardhouse.core.questions import Satisfies
from cardhouse.core.rule import HONOUR, REFEREE, TABLE, Article
from cardhouse.core.table import Table
from cardhouse.games import new_table
from cardhouse.games.bartok import BASE
from cardhouse.rules.accusing.penalties import DISHWASHER, Dishwasher, DishwasherCounts
from cardhouse.rules.giving import GivesAway
from cardhouse.rules.traps.springing import Spring
from cardhouse.rules.traps.traps import TrapCard
from tests.core.seating import ANN, BOB, CAT, DAN, does, names, plays, seat, told

GIVES = GivesAway(on=TWOS)
GIFT = Article("give", "Give", "Ann", "", (GIVES,))
FOUR = {"Ann": "2C 9C", "Bob": "5C 6C 7C", "Cat": "5D", "Dan": "5S 6S"}


def asked(*, dial: str = REFEREE) -> Table:
    """Ann has played a 2 and is to name two players."""
    table = seat(GIFT, dial=dial, hands=FOUR)
    plays(table, "Ann 2C")
    return table


def named(giver: int, receiver: int) -> Choose:
    return Choose(ANN, "designate", (giver, receiver))


def test_a_two_asks_for_two_names_and_other_cards_do_not() -> None:
    table = asked()
    assert [(duty.bearer, duty.kind, duty.blocking) for duty in table.duties] == [(ANN, "designate", True)]
    assert table.turn == ANN
    other = seat(GIFT, pile="9H", hands=FOUR)
    plays(other, "Ann 9C")
    assert (other.duties, other.turn) == ([], BOB)


def test_the_giver_picks_the_cards() -> None:
    table = asked()
    does(table, named(BOB, DAN))
    assert [(duty.bearer, duty.kind) for duty in table.duties] == [(BOB, "give")]
    does(table, Give(BOB, cards("5C 7C"), DAN))
    assert (names(table, "Bob"), names(table, "Dan")) == ("6C", "5S 6S 5C 7C")
    assert (table.duties, table.turn) == ([], BOB)


@pytest.mark.parametrize(
    "act",
    [
        named(ANN, BOB),  # not oneself
        named(BOB, BOB),  # two different players
        named(BOB, 9),
        Choose(ANN, "designate", (BOB,)),
        Choose(ANN, "designate", ()),
        Choose(BOB, "designate", (CAT, DAN)),  # nobody asked Bob
        Draw(ANN),  # play waits for the names
        Play(BOB, cards("5C")),
    ],
)
def test_a_referee_takes_no_other_answer(act: Act) -> None:
    assert told(decide(asked(), act))[:2] in (["refused", "give"], ["refused", "base-turn"])


@pytest.mark.parametrize(
    "act", [Give(BOB, cards("5C"), DAN), Give(BOB, cards("5C 6C"), CAT), Give(BOB, cards("5C 6C 7C"), DAN)]
)
def test_a_gift_has_the_right_number_and_the_right_receiver(act: Give) -> None:
    table = asked()
    does(table, named(BOB, DAN))
    assert told(decide(table, act)) == ["refused", "give"]


def test_who_has_fewer_gives_what_there_is() -> None:
    table = asked()
    does(table, named(CAT, DAN))
    assert [act for act in lawful(table) if isinstance(act, Give)] == [Give(CAT, cards("5D"), DAN)]
    does(table, Give(CAT, cards("5D"), DAN))
    assert table.winners == [CAT]  # an empty hand wins


def test_who_has_none_gives_none() -> None:
    table = seat(GIFT, base=tuple(each for each in BASE if each.id != "base-win"), Ann="2C 9C", Bob="", Cat="5D")
    plays(table, "Ann 2C")
    does(table, named(BOB, CAT))
    assert (table.duties, table.turn) == ([], BOB)


def test_every_answer_is_listed_once() -> None:
    table = asked()
    pairs = [act.picks for act in lawful(table) if isinstance(act, Choose)]
    assert sorted(pairs) == [(g, r) for g in (BOB, CAT, DAN) for r in (BOB, CAT, DAN) if g != r]
    does(table, named(BOB, DAN))
    gifts = [act.cards for act in lawful(table) if isinstance(act, Give)]
    assert gifts == [cards("5C 6C"), cards("5C 7C"), cards("6C 7C")]
    assert all(act.seat == BOB for act in lawful(table))


def test_two_players_have_nobody_to_name() -> None:
    table = seat(GIFT, Ann="2C 9C", Bob="5C 6C")
    plays(table, "Ann 2C")
    assert (table.duties, table.turn) == ([], BOB)


@pytest.mark.parametrize(
    "picks, gifts",
    [
        ((1, 2), 1),
        ((0, 1), 1),  # against the rule, and done all the same
        ((1, 1), 0),  # nobody gives to themself
        ((1,), 0),
        ((), 0),
        ((1, 9), 0),  # nobody sits there
        ((-1, 1), 0),
        ((10**30, 1), 0),
    ],
)
def test_only_two_players_start_a_gift(picks: tuple[int, ...], gifts: int) -> None:
    outcome = decide(table := asked(dial=HONOUR), Choose(ANN, "designate", picks))
    assert (outcome.answer, outcome.jammed) == ("done", [])
    assert [duty.kind for duty in table.duties] == ["give"] * gifts


def test_who_was_not_asked_starts_no_gift() -> None:
    table = new_table((*BASE, GIFT), ["Ann", "Bob", "Cat"], dial=HONOUR)
    does(table, Prepare(CAT, "shuffle"), Prepare(CAT, "deal"), Choose(ANN, "designate", (BOB, CAT)))
    assert table.duties == []


def test_at_the_table_play_goes_on_and_the_duty_is_missed() -> None:
    table = asked(dial=TABLE)
    assert table.turn == BOB
    does(table, Draw(BOB))
    assert table.duties == []
    assert table.breaches == [Breach(ANN, "give", 2)]


def test_one_gift_is_made_before_the_next_is_named() -> None:
    table = seat(GIFT, TrapCard(), hands=FOUR)
    table.area("trap", DAN).append(card("2S"))
    plays(table, "Ann 2C")
    does(table, named(BOB, DAN), Spring(DAN, "trap"))  # a second 2, while Bob is still to give
    assert [(duty.bearer, duty.kind) for duty in table.duties] == [(BOB, "give"), (DAN, "designate")]
    assert told(decide(table, Choose(DAN, "designate", (BOB, CAT)))) == ["refused", "give"]
    assert {act.seat for act in lawful(table)} == {BOB}
    does(table, Give(BOB, cards("5C 6C"), DAN), Choose(DAN, "designate", (BOB, CAT)))
    assert {act.seat for act in lawful(table)} == {BOB}


def test_two_such_rules_each_have_their_own_gift() -> None:
    one = Article("one", "", "", "", (GivesAway(on=TWOS, gift=1),))
    three = Article("three", "", "", "", (GivesAway(on=ACES, gift=3),))
    table = seat(one, three, pile="AH", Ann="AC 9C", Bob="5C 6C 7C", Cat="5D", Dan="5S 6S")
    plays(table, "Ann AC")
    assert [act.picks for act in lawful(table) if isinstance(act, Choose)].count((BOB, DAN)) == 1
    does(table, named(BOB, DAN))
    assert [act.cards for act in lawful(table) if isinstance(act, Give)] == [cards("5C 6C 7C")]
    assert told(decide(table, Give(BOB, cards("5C"), DAN))) == ["refused", "three"]


def test_what_others_ask_for_is_none_of_its_business() -> None:
    table = seat(GIFT)
    assert table.ask(Satisfies(Duty(ANN, "menu"), (1, 2))) is True


def test_who_has_fewer_cards_than_the_gift_gives_the_token_with_them() -> None:
    table = seat(GIFT, Dishwasher(), DishwasherCounts(), hands={**FOUR, "Bob": "5C"})
    table.tokens[DISHWASHER] = BOB
    plays(table, "Ann 2C")
    does(table, named(BOB, DAN))
    assert lawful(table, BOB) == [Give(BOB, cards("5C"), DAN, (DISHWASHER,))]


def test_who_has_just_enough_cards_gives_them_or_one_less_with_the_token() -> None:
    table = seat(GIFT, Dishwasher(), DishwasherCounts(), hands={**FOUR, "Bob": "5C 6C"})
    table.tokens[DISHWASHER] = BOB
    plays(table, "Ann 2C")
    does(table, named(BOB, DAN))
    assert lawful(table, BOB) == [
        Give(BOB, cards("5C 6C"), DAN),
        Give(BOB, cards("5C"), DAN, (DISHWASHER,)),
        Give(BOB, cards("6C"), DAN, (DISHWASHER,)),
    ]


def test_gifts_of_everybody_are_listed_and_not_only_of_the_first() -> None:
    table = asked()
    does(table, named(CAT, DAN))
    assert [act for act in lawful(table) if isinstance(act, Give)] == [Give(CAT, cards("5D"), DAN)]


def test_what_is_owed_in_another_way_is_no_gift_though_it_may_be_about_the_same_numbers() -> None:
    table = asked()
    flip = Duty(BOB, "flip", about=(GIVES.gift, GIVES.on.bits))
    assert table.ask(Satisfies(flip, ())) is Satisfies(flip, ()).unruled(table)

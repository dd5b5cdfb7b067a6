"""Which acts came too late: others were faster, and the sender had not seen it."""

from __future__ import annotations

from cardhouse.core.checkpoints import same_table
from cardhouse.core.people_acts import Say
from cardhouse.core.rule import TABLE
from cardhouse.core.sitting import Sitting
from cardhouse.core.verdicts import Late
from cardhouse.server.lag import MOST_BEHIND, in_place_of
from tests.uncle_baiting.test_races import A, E, F, laid, play


def raced() -> Sitting:
    """F's 9 of Spades counts, and then A was faster than E, who holds a copy."""
    sitting = Sitting(laid(TABLE, {}))
    for number, act in enumerate((Say(F, "your turn"), play(A, "4S")), 1):
        assert sitting.submit(act, f"{number}").happened
    return sitting


def test_who_has_not_seen_that_another_was_faster_comes_too_late() -> None:
    assert in_place_of(play(E, "9S"), 1, raced()) == Late(E, A)


def test_who_has_seen_it_is_not_late() -> None:
    assert in_place_of(play(E, "9S"), 2, raced()) == play(E, "9S")


def test_nobody_is_overtaken_by_their_own_acts() -> None:
    assert in_place_of(play(A, "9S"), 1, raced()) == play(A, "9S")


def test_what_was_seen_long_ago_is_not_known_any_more() -> None:
    sitting = raced()
    for number in range(MOST_BEHIND - 1):
        assert sitting.submit(Say(F, "well"), f"more {number}").happened
    assert in_place_of(play(E, "9S"), 1, sitting) == Late(E, A)
    assert sitting.submit(Say(F, "well"), "one too many").happened
    assert in_place_of(play(E, "9S"), 1, sitting) == play(E, "9S")


def test_what_was_seen_before_all_that_is_at_hand_is_not_known_any_more() -> None:
    sitting = raced()
    sitting.forget(1)
    assert in_place_of(play(E, "9S"), 1, sitting) == Late(E, A)
    assert in_place_of(play(E, "9S"), 0, sitting) == play(E, "9S")


def test_while_a_card_has_only_landed_the_rules_say_who_was_first() -> None:
    sitting = raced()
    sitting.table.landing = [(A, 1)]  # type: ignore[list-item]  # whatever it is
    assert in_place_of(play(E, "9S"), 1, sitting) == play(E, "9S")


def test_a_sitting_knows_how_its_table_was() -> None:
    sitting = raced()
    assert same_table(sitting.at(0), sitting.start) == []
    assert same_table(sitting.at(2), sitting.table) == []
    assert sitting.at(1).acts == 1

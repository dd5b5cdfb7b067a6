"""Which acts came too late: others were faster, and the sender had not seen it."""

from __future__ import annotations

from cardhouse.core.lateness import Late
from cardhouse.core.people_acts import Say
from cardhouse.core.rule import TABLE
from cardhouse.core.sitting import Sitting
from cardhouse.core.table import Table
from cardhouse.server.lag import MOST_BEHIND, Lately
from tests.uncle_baiting.test_races import A, E, F, laid, play


def raced() -> tuple[Lately, Table]:
    """F's 9 of Spades counts, and then A was faster than E, who holds a copy."""
    sitting, lately = Sitting(laid(TABLE, {})), Lately()
    for number, act in enumerate((Say(F, "your turn"), play(A, "4S")), 1):
        before = sitting.table.copy()
        assert sitting.submit(act, f"{number}").happened
        lately.remember(sitting.entries[-1], before)
    return lately, sitting.table


def test_who_has_not_seen_that_another_was_faster_comes_too_late() -> None:
    lately, table = raced()
    assert lately.in_place_of(play(E, "9S"), 1, table) == Late(E, A)


def test_who_has_seen_it_is_not_late() -> None:
    lately, table = raced()
    assert lately.in_place_of(play(E, "9S"), 2, table) == play(E, "9S")


def test_nobody_is_overtaken_by_their_own_acts() -> None:
    lately, table = raced()
    assert lately.in_place_of(play(A, "9S"), 1, table) == play(A, "9S")


def test_what_was_seen_long_ago_is_not_known_any_more() -> None:
    lately, table = raced()
    lately.kept.popleft()
    assert lately.in_place_of(play(E, "9S"), 0, table) == play(E, "9S")
    assert lately.kept.maxlen == MOST_BEHIND == 16


def test_while_a_card_has_only_landed_the_rules_say_who_was_first() -> None:
    lately, table = raced()
    table.landing = [(A, 1)]  # type: ignore[list-item]  # whatever it is
    assert lately.in_place_of(play(E, "9S"), 1, table) == play(E, "9S")

"""Small memories and answers of rules, both sides of each."""

import pytest

from cardhouse.core.cases import Movable
from cardhouse.core.hooks import answers
from cardhouse.core.owed import Motion
from cardhouse.core.presence import Left
from cardhouse.core.rule import Rule
from cardhouse.core.seats import NO_SEAT
from cardhouse.core.table import Table
from cardhouse.rules.lawmaking.by_agreement import NEW_RULE, RulesByAgreement
from cardhouse.rules.timing.slowness import AWAY, BackAgain, WentAway
from tests.core.seating import seat


def test_who_seems_to_be_away_until_they_are_back_or_gone() -> None:
    total = AWAY.start()
    for event, bits in (
        (WentAway(1), 0b010),
        (WentAway(2), 0b110),
        (WentAway(2), 0b110),
        (BackAgain(1), 0b100),
        (BackAgain(1), 0b100),
        (Left(2), 0),
    ):
        total = AWAY.step(total, event)
        assert total == bits
    assert set(AWAY.hears()) == {WentAway, BackAgain, Left}


@pytest.mark.parametrize("words, movable", [("rule: Kings skip", True), ("end the game", True), ("", True)])
def test_alone_it_lets_anything_be_moved(words: str, movable: bool) -> None:
    table = seat(RulesByAgreement())
    assert table.ask(Movable(words, NO_SEAT)) is movable


class Refuses(Rule):
    """Another rule has a word on what is moved."""

    @answers(Movable)
    def no(self, asked: Movable, table: Table, earlier: bool) -> bool:
        return False


def test_where_another_rule_has_a_word_only_a_rule_can_be_moved() -> None:
    rule = RulesByAgreement()
    table = seat(rule, Refuses())
    assert rule.new_rules(Movable("rule: Kings skip", NO_SEAT), table, False)
    assert not rule.new_rules(Movable("end the game", NO_SEAT), table, False)
    assert rule.new_rules(Movable("end the game", NO_SEAT), table, True)


def test_a_rule_names_nobody_and_one_is_voted_on_at_a_time() -> None:
    rule = RulesByAgreement()
    table = seat(rule)
    assert rule.everybody_alike(Movable("rule: Kings skip", NO_SEAT), table, True)
    assert not rule.everybody_alike(Movable("rule: Kings skip", NO_SEAT), table, False)
    assert not rule.everybody_alike(Movable("rule: Ann skips", NO_SEAT), table, True)
    table.motions = [Motion(1, NEW_RULE, 0, NO_SEAT, "x", (0, 1, 2))]
    assert not rule.everybody_alike(Movable("rule: Kings skip", NO_SEAT), table, True)
    assert rule.everybody_alike(Movable("end the game", NO_SEAT), table, True)

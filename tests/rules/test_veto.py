"""Vetoes, where scenarios do not reach."""

from cardhouse.core.holding import Veto
from cardhouse.core.rule import TABLE
from cardhouse.rules.veto import VetoOnce
from tests.core.seating import BOB, does, names, seat


def test_a_veto_of_nothing_is_a_breach_that_breaks_no_rule() -> None:
    table = seat(VetoOnce(), dial=TABLE)
    outcome = does(table, Veto(BOB))
    assert outcome.jammed == []
    assert [breach.rule for breach in table.breaches] == ["veto-once"]
    assert names(table, "pile") == "2H"

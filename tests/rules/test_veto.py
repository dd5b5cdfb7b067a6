"""Vetoes, where scenarios do not reach."""

from cardhouse.cards import card
from cardhouse.core.acts import Spring
from cardhouse.core.choices import lawful
from cardhouse.core.holding import Veto
from cardhouse.core.rule import TABLE
from cardhouse.rules.traps import CalledTraps, TrapCard
from cardhouse.rules.veto import VetoOnce
from tests.core.seating import ANN, BOB, does, names, seat


def test_a_veto_of_nothing_is_a_breach_that_breaks_no_rule() -> None:
    table = seat(VetoOnce(), dial=TABLE)
    outcome = does(table, Veto(BOB))
    assert outcome.jammed == []
    assert [breach.rule for breach in table.breaches] == ["veto-once"]
    assert names(table, "pile") == "2H"


def test_a_trap_that_was_sent_back_is_offered_on_no_pile_it_is_barred_from() -> None:
    table = seat(TrapCard(), CalledTraps(), VetoOnce())
    table.area("trap", ANN).append(card("3S"))
    called = Spring(ANN, "trap", 1, 2)
    assert called in lawful(table)
    does(table, called, Veto(BOB))
    assert [act for act in lawful(table) if isinstance(act, Spring)] == []

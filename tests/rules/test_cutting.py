"""The cut: where there is nothing to cut, and where nobody keeps people to the rules."""

import pytest

from cardhouse.core.acts import Prepare
from cardhouse.core.choices import lawful
from cardhouse.core.engine import decide
from cardhouse.core.people_acts import Choose
from cardhouse.core.questions import Phases
from cardhouse.core.rule import HONOUR, TABLE
from cardhouse.core.table import Table
from cardhouse.core.view import view
from cardhouse.rules.dealing.cutting import CUT, CUTTER, CUTTING, OfficialCut
from cardhouse.rules.dealing.dealing import Deal
from cardhouse.rules.tokens.token_acts import DECK, HandOn
from tests.core.seating import ANN, BOB, CAT, article, does, seat


def test_a_round_without_a_shuffle_has_no_cut() -> None:
    assert seat(OfficialCut(), base=(article(Deal()),)).ask(Phases()) == ["shuffle", "cut", "deal"]
    assert seat(OfficialCut(), base=()).ask(Phases()) == []


def shuffled(dial: str) -> Table:
    """Cat has shuffled, and is to name a Cutter."""
    table = seat(OfficialCut(), dial=dial)
    table.phase, table.dealer = "shuffle", CAT
    does(table, Prepare(CAT, "shuffle"))
    assert table.phase == CUT
    return table


@pytest.mark.parametrize("dial", [TABLE, HONOUR])
def test_cutting_again_and_again_leaves_the_cutter_the_cutter(dial: str) -> None:
    table = shuffled(dial)
    does(table, Choose(CAT, CUTTER, (ANN,)), HandOn(CAT, DECK, ANN))
    for _ in range(5):
        assert not does(table, Prepare(ANN, CUT)).jammed
        assert (table.tally(CUTTING).cutter, table.tally(CUTTING).done) == (ANN, True)
        assert [lawful(table, seat) for seat in range(3)]
        assert view(table, BOB).phase == CUT
    does(table, HandOn(ANN, DECK, CAT))
    assert table.phase == "deal"


@pytest.mark.parametrize("named", [57, 1000, -3])
def test_a_cutter_who_is_not_there_holds_up_nothing(named: int) -> None:
    table = shuffled(TABLE)
    does(table, Choose(CAT, CUTTER, (named,)))
    outcome = decide(table, Prepare(BOB, CUT))
    assert [ruling.reason for ruling in outcome.rulings] == ["first Cat names another player as Cutter"]
    assert not outcome.jammed
    does(table, Choose(CAT, CUTTER, (BOB,)), HandOn(CAT, DECK, BOB), Prepare(BOB, CUT), HandOn(BOB, DECK, CAT))
    assert table.phase == "deal"

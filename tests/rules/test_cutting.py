"""The cut, where there is nothing to cut."""

from cardhouse.core.questions import Phases
from cardhouse.rules.cutting import OfficialCut
from cardhouse.rules.dealing import Deal
from tests.core.seating import article, seat


def test_a_round_without_a_shuffle_has_no_cut() -> None:
    assert seat(OfficialCut(), base=(article(Deal()),)).ask(Phases()) == ["shuffle", "cut", "deal"]
    assert seat(OfficialCut(), base=()).ask(Phases()) == []

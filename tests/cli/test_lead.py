"""A lead is told within what is possible."""

from cardhouse.bots.bak_policies import FREE_RIDER
from cardhouse.cli.bak_match import told
from cardhouse.sim.matches import SidePoints


def test_an_interval_ends_where_nobody_can_be_further_ahead() -> None:
    tally = SidePoints([1.0] * 9 + [0.0], [0.0] * 9 + [1.0])
    lead, spread = tally.lead()
    assert lead + spread > 1
    assert told(FREE_RIDER, tally).endswith("to +1.000)")

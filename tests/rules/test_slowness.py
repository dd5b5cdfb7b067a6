"""Whoever is slow: what a referee does after so many penalties."""

from cardhouse.core.cases import FoundGuilty
from cardhouse.core.chance import seeded
from cardhouse.core.law import Law
from cardhouse.core.owed import SLOWNESS, Breach
from cardhouse.core.rule import Article
from cardhouse.core.seats import NO_SEAT
from cardhouse.core.table import PLAYING, Table
from cardhouse.rules.calling.calls import MostFailures
from cardhouse.rules.timing.slowness import SecondsToPlay


def test_where_no_rule_says_how_often_is_too_often_nobody_draws_for_the_slow() -> None:
    clock = SecondsToPlay()
    law = Law([Article("clock", "", "", "", (clock,))])
    table = Table(law, ["Ann", "Bob"], seeded(1))
    table.enact(law)
    table.phase, table.turn = PLAYING, 0
    assert table.ask(MostFailures()) == 0
    slow = FoundGuilty(NO_SEAT, Breach(0, "clock", 1, how=SLOWNESS))
    assert list(clock.draw_for_them(slow, table)) == []

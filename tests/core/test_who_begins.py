"""Who begins at random is drawn once, and the table's chance goes on from there."""

from cardhouse.core.seating import RoundStarted, StartsAtRandom
from tests.core.seating import seat


def test_the_chance_that_was_used_is_not_used_again() -> None:
    table = seat()
    before = table.chance.state
    [started] = StartsAtRandom().bound(table)
    assert isinstance(started, RoundStarted)
    assert table.chance.state == before  # a wish changes nothing
    assert started.chance != before
    started.apply(table)
    assert table.chance.state == started.chance
    RoundStarted(0).apply(table)  # somebody who was not drawn
    assert table.chance.state == started.chance

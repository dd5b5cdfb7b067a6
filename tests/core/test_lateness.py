"""Whether somebody else was first: an act that was fine when it was sent, and is not any more."""

from cardhouse.core.acts import Draw, Play
from cardhouse.core.engine import decide
from cardhouse.core.verdicts import IMPOSSIBLE, Late, overtaken
from tests.core.seating import ANN, BOB, seat


def test_an_act_that_was_fine_and_is_not_any_more_was_overtaken() -> None:
    seen = seat()
    now = seen.copy()
    decide(now, Draw(ANN))
    assert overtaken(Draw(ANN), seen, now)
    assert not overtaken(Draw(BOB), seen, now), "it was not fine before"
    assert not overtaken(Draw(BOB), now, now), "it still is"
    assert not overtaken(Draw(ANN), now, now), "it never was"
    card = now.hands[BOB][0]
    assert not overtaken(Play(ANN, (card,)), seen, now), "nobody plays what another holds"


def test_whoever_has_no_seat_is_never_first_nor_late() -> None:
    table = seat()
    for nobody in (-1, table.seats, table.seats + 1):
        assert not overtaken(Draw(nobody), table, table)
        assert decide(table, Late(ANN, nobody)).answer == IMPOSSIBLE
    assert decide(table, Late(ANN, table.seats - 1)).happened

"""A play after a draw, and a trap of cards just taken: when a turn is over, and who may do what in it."""

import pytest

from cardhouse.cards import card, cards
from cardhouse.core.questions import PLAY, InTurn, TurnOver
from cardhouse.core.rounds import PASS
from cardhouse.core.seats import NOBODY, Seats, only
from cardhouse.core.table import Table
from cardhouse.rules.piles.pile_acts import LAY
from cardhouse.rules.traps.slamming import LayOneTaken, PlayAfterDraw
from cardhouse.rules.traps.traps import TRAP
from cardhouse.rules.traps.turn_record import DREW, LAID, PASSED, PLAYED, TOOK, TURN_RECORD, Turn
from tests.core.seating import ANN
from tests.rules.test_traps import trapped

SLAM, LAYS = PlayAfterDraw(), LayOneTaken()


def turn(rule: PlayAfterDraw | LayOneTaken, done: int, *, acted: bool = True, trap: str = "") -> Table:
    """Ann has done this in her turn."""
    table = trapped(rule, trap=trap) if trap else trapped(rule)
    table.areas[TRAP] = [list(cards(trap)) if trap else [], [], []]
    table.turn, table.acted = ANN, acted
    table.tallies[table.law.tally_place[TURN_RECORD]] = Turn(ANN, done, (card("5C"),))
    return table


@pytest.mark.parametrize(
    "done, is_open",
    [
        (0, False),
        (DREW, True),
        (DREW | PLAYED, False),
        (DREW | PASSED, False),
        (TOOK, True),
        (TOOK | LAID, True),
        (TOOK | PLAYED, False),
        (LAID, False),
        (DREW | LAID, False),
    ],
)
def test_after_a_draw_the_turn_is_not_over_until_they_have_played_or_passed(done: int, is_open: bool) -> None:
    table = turn(SLAM, done)
    assert SLAM.is_open(table) is is_open
    assert SLAM.not_yet(TurnOver(), table, True) is not is_open
    assert SLAM.not_yet(TurnOver(), table, False) is False
    mine: Seats = only(ANN) if is_open else NOBODY
    assert SLAM.still_play(InTurn(PLAY, 0), table, NOBODY) == mine
    assert SLAM.or_pass(InTurn(PASS, 0), table, only(ANN)) == mine


def test_before_anything_was_done_it_says_nothing() -> None:
    table = turn(SLAM, DREW, acted=False)
    assert SLAM.still_play(InTurn(PLAY, 0), table, NOBODY) == NOBODY
    assert SLAM.or_pass(InTurn(PASS, 0), turn(SLAM, 0, acted=False), only(2)) == only(2)


def test_taking_cards_counts_as_drawing_unless_the_table_says_otherwise() -> None:
    strict = PlayAfterDraw(slam_after_take2=False)
    assert not strict.is_open(turn(strict, TOOK))
    assert strict.is_open(turn(strict, DREW))


@pytest.mark.parametrize(
    "done, trap, over",
    [(TOOK, "", False), (TOOK, "3C", True), (DREW, "", True), (TOOK | LAID, "", True), (0, "", True)],
)
def test_whoever_has_taken_cards_may_lay_one_where_none_lies(done: int, trap: str, over: bool) -> None:
    table = turn(LAYS, done, trap=trap)
    if not table.law.begins:
        assert LAYS.not_yet(TurnOver(), table, True) is over
    assert LAYS.not_yet(TurnOver(), table, False) is False
    mine = only(ANN) if done == TOOK else NOBODY
    assert LAYS.just_taken(InTurn(LAY, 0), table, NOBODY) == mine
    assert LAYS.or_pass(InTurn(PASS, 0), table, NOBODY) == mine
    assert LAYS.or_pass(InTurn(PASS, 0), turn(LAYS, DREW), only(2)) == only(2)

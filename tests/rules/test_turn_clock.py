"""A clock for every turn, on a plain game: it shows the time, starts afresh with every card, and says when it is up."""

from cardhouse.core.acts import Draw
from cardhouse.core.affairs import ClockRuns, deadlines
from cardhouse.core.book_acts import TakeBack, Tick
from cardhouse.core.engine import decide
from cardhouse.core.questions import NEW_PILE
from cardhouse.core.seats import NO_SEAT
from cardhouse.core.shown import TurnsAt, Windows
from cardhouse.core.table import Table
from cardhouse.rules.timing.turn_clock import NOT_TIMED, KeepsTurnTime, TimedTurns, TurnTimeUp, turn_time
from tests.core.seating import ANN, BOB, CAT, does, plays, seat


def shown(table: Table) -> list[tuple[tuple[int, ...], int]]:
    """Whose time everybody is shown, and until when."""
    return [(window.seats, window.expires) for window in table.ask(Windows()) if not window.ways]


def test_a_table_without_a_clock_keeps_no_time() -> None:
    table = seat(KeepsTurnTime(), TimedTurns())
    plays(table, "Ann 9H")
    assert shown(table) == []
    assert not table.ask(ClockRuns())
    assert decide(table, Tick(10**6)).events[1:] == []


def test_every_turn_has_the_whole_time() -> None:
    table = seat(KeepsTurnTime(), TimedTurns(turn_clock=15))
    assert table.ask(ClockRuns())
    does(table, Tick(4_000))
    plays(table, "Ann 9H")
    assert shown(table) == [((BOB,), 19_000)]
    assert deadlines(table) == [19_000]
    does(table, Tick(18_999), Draw(BOB))
    assert shown(table) == [((CAT,), 33_999)]
    assert [event for event in does(table, Tick(33_999)).events if isinstance(event, TurnTimeUp)] == [
        TurnTimeUp(CAT, NEW_PILE)
    ]


def test_nobody_is_waited_for_while_nobody_is_in_turn() -> None:
    table = seat(KeepsTurnTime(), TimedTurns(turn_clock=15))
    assert table.ask(TurnsAt()) == [(NEW_PILE, ANN)]
    table.turn = NO_SEAT
    assert table.ask(TurnsAt()) == []


def test_for_whom_nothing_was_timed_no_clock_runs() -> None:
    table = seat(KeepsTurnTime(), TimedTurns(turn_clock=15))
    assert turn_time(table, BOB) is NOT_TIMED
    plays(table, "Ann 9H")
    assert turn_time(table, BOB).player == BOB


def test_what_somebody_takes_back_without_asking_gives_no_time_again() -> None:
    table = seat(KeepsTurnTime(), TimedTurns(turn_clock=15))
    table.keeps = True
    plays(table, "Ann 9H, Bob 9D")
    does(table, Tick(9_000), TakeBack(BOB))
    assert table.turn == BOB
    assert shown(table) == [((BOB,), 15_000)]

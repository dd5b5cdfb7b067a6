"""`deadline` in a scenario: time runs out or play goes on, until something is missed or nobody can go on."""

import pytest

from cardhouse.cards import KINGS, QUEENS, card
from cardhouse.core.acts import Draw, Play
from cardhouse.core.affairs import Breached, Missed
from cardhouse.core.owed import NEXT_LANDING, SAY, WHEN_DONE, Deadline, Duty, seconds
from cardhouse.core.table import OVER, Table
from cardhouse.core.verdicts import Outcome
from cardhouse.testing.running import travelling
from cardhouse.testing.running.travelling import field_value, goes_on, let_deadline_pass
from tests.core.seating import ANN, BOB, seat


def kinds(outcomes: list[Outcome]) -> list[str]:
    return [type(outcome.act).__name__ for outcome in outcomes]


def missed(outcomes: list[Outcome]) -> int:
    return sum(isinstance(event, (Missed, Breached)) for outcome in outcomes for event in outcome.events)


def with_duty(until: Deadline, **hands: str) -> Table:
    """Ann owes a word, and Bob is in turn."""
    table = seat(hands=hands or {"Ann": "9H 4C", "Bob": "9D 8H 3H", "Cat": "9C 4H"})
    table.turn = BOB
    table.duties = [Duty(ANN, SAY, "Moo", rule="base-turn", until=until, since=table.acts)]
    return table


def test_play_goes_on_until_the_word_is_missed_and_no_further() -> None:
    outcomes = let_deadline_pass(with_duty(NEXT_LANDING))
    assert kinds(outcomes) == ["Play"]
    assert missed(outcomes[:1]) > 0


def test_a_draw_is_made_where_nothing_fits_and_play_goes_on_after_it() -> None:
    table = with_duty(NEXT_LANDING, Ann="9H 4C", Bob="9D", Cat="4H 9C")
    outcomes = let_deadline_pass(table)
    assert kinds(outcomes) == ["Draw", "Play"]
    assert [missed([outcome]) > 0 for outcome in outcomes] == [False, True]


def test_what_is_due_in_time_runs_out_without_an_act_of_anybody() -> None:
    table = with_duty(seconds(5))
    table.duties = [Duty(ANN, SAY, "Moo", rule="base-turn", until=seconds(5), since=0, due=5000)]
    outcomes = let_deadline_pass(table)
    assert set(kinds(outcomes)) == {"Tick"}
    assert missed(outcomes) > 0
    assert table.clock >= 5000


def test_where_nobody_can_go_on_it_ends() -> None:
    table = with_duty(WHEN_DONE)
    table.phase = OVER
    assert let_deadline_pass(table) == []


def test_what_is_never_due_is_not_waited_for_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """Play goes on for a dozen acts at most."""
    assert travelling.MOST_ACTS == 12
    monkeypatch.setattr(travelling, "MOST_ACTS", 3)
    outcomes = let_deadline_pass(with_duty(WHEN_DONE))
    assert len(outcomes) == 3
    assert missed(outcomes) == 0


def test_play_goes_on_with_a_card_that_fits_or_else_with_a_draw_of_whoever_is_in_turn() -> None:
    table = seat(Ann="4C 9H", Bob="9D", Cat="9C")
    assert goes_on(table) == Play(ANN, (card("9H"),))
    table.hands[ANN].remove(card("9H"))
    assert goes_on(table) == Draw(ANN)
    table.phase = OVER
    assert goes_on(table) is None


@pytest.mark.parametrize(
    "old, text, value",
    [
        (QUEENS, "K", KINGS),
        (True, "yes", True),
        (True, "no", False),
        (False, "yes", True),
        (3, "4", 4),
        ("Ma'am", "4", "4"),
    ],
)
def test_a_field_is_read_as_what_it_was(old: object, text: str, value: object) -> None:
    found = field_value(old, text)
    assert (found, type(found)) == (value, type(value))

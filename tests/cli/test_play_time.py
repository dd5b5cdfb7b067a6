"""Time in the terminal: nobody's clock runs there, so the player says when it passes."""

import pytest

from cardhouse.cards import card, cards
from cardhouse.core.acts import Prepare
from cardhouse.core.engine import decide
from cardhouse.core.owed import Duty
from cardhouse.core.people_acts import Vote
from cardhouse.core.table import OVER, Table
from cardhouse.games.shelf import game, new_table
from cardhouse.rules.order.orders import ORDERS
from cardhouse.rules.order.pile_order import LiveCard, PileOrder
from cardhouse.rules.turns.slots import first_order
from cardhouse.rules.winning.closing import Close
from cardhouse.terminal.game import TerminalGame
from tests.cli.playing import NAMES, Script, flat, laid, typed


def with_hands(ann: str, dial: str) -> Table:
    """Uncle Baiting, with a dead 9 of Spades on the pile and Ann due."""
    table = new_table(game("uncle-baiting").book, NAMES, dial=dial)
    for step in (Prepare(2, "shuffle"), Prepare(2, "deal"), *[Prepare(seat, "ready") for seat in range(3)]):
        assert decide(table, step).happened
    assert decide(table, Prepare(2, "turn-up")).happened
    table.hands = [list(cards(ann)), list(cards("4C 4C")), list(cards("4C 4C"))]
    table.piles = {1: list(cards("9S"))}
    turns = first_order(3, 2)
    order = PileOrder(turns, LiveCard(card("9S").index, turns.origin, dead=True))
    table.tallies[table.law.tally_place[ORDERS]] = (1, {1: order}, {})
    table.forget()
    return table


def test_a_win_that_nobody_objects_to_is_won_when_the_time_is_up() -> None:
    table = with_hands("4S", "table")
    shown = flat(typed(table, "4s", "wait"))
    assert "seconds pass" in shown
    assert (table.phase, table.winners) == (OVER, [0])


def test_enter_lets_time_pass_when_nobody_does_anything_else() -> None:
    table = with_hands("4S", "table")
    assert "seconds pass" in flat(typed(table, "4s", "", "", ""))
    assert table.phase == OVER


def test_what_somebody_is_to_do_is_waited_for_only_so_long() -> None:
    table = with_hands("5S 4D 4D", "referee")
    shown = flat(typed(table, "5s; say you; wait"))
    assert "seconds pass" in shown
    assert not [duty for duty in table.duties if duty.blocking]


def test_waiting_stops_at_the_first_of_two_deadlines() -> None:
    table = laid("5H 3C")
    table.duties = [Duty(0, "give", expires=9_000), Duty(1, "give", expires=5_000)]
    assert "5 seconds pass." in flat(typed(table, "wait", "quit"))
    assert table.clock == 5_000
    assert [duty.bearer for duty in table.duties] == [0], "only what had run out is over"


def test_a_second_that_has_begun_is_counted() -> None:
    table = laid("5H 3C")
    table.duties = [Duty(0, "give", expires=4_001)]
    assert "5 seconds pass." in flat(typed(table, "wait", "quit"))


def test_without_a_deadline_there_is_nothing_to_wait_for() -> None:
    assert "Nothing runs out with time now." in flat(typed(laid("5H 3C"), "wait"))


def test_the_same_people_play_again() -> None:
    table = with_hands("4S", "referee")
    shown = flat(typed(table, "4s", "new", bob=Script(Close(1), Close(1)), cat=Script(Close(2))))
    assert "You win the round!" in shown
    assert (table.round, table.dealer, table.hands) == (2, 0, [[], [], []])


def test_the_table_agrees_on_something_in_the_terminal() -> None:
    table = with_hands("4S 4D", "referee")
    typed(table, "motion auto_butt_in:banned")
    assert [motion.subject for motion in table.motions] == ["auto_butt_in:banned"]
    table = with_hands("4S 4D", "referee")
    typed(table, "motion officious bob")
    assert len(table.hands[1]) == 3, "the others have agreed, and Bob has paid"


def test_a_turn_that_takes_too_long_is_judged_by_the_others() -> None:
    table = with_hands("4S 4D 5C", "referee")
    table.enact(table.law.setting("turn_clock", "30"))

    def yes(seat: int) -> Script:
        return Script(Vote(seat, True, "penalty vote"))

    shown = flat(typed(table, "draw", "wait", bob=yes(1), cat=yes(2)))
    assert "your time is up: the others say whether that is slow" in shown.replace("Your", "your")
    assert len(table.hands[0]) == 5


@pytest.mark.parametrize(
    ("acts", "times", "waits"), [(0, [700], True), (1, [700], False), (0, [], False), (2, [], False)]
)
def test_enter_waits_only_if_nobody_else_has_done_anything(
    acts: int, times: list[int], waits: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = laid("5H 6H")
    table.turn = 1
    table.forget()
    waited: list[bool] = []

    def others(playing: TerminalGame) -> None:
        playing.table.acts += acts

    monkeypatch.setattr(TerminalGame, "others_act", others)
    monkeypatch.setattr(TerminalGame, "wait", lambda playing: waited.append(True))
    monkeypatch.setattr("cardhouse.terminal.game.deadlines", lambda table: times)
    typed(table, "")
    assert waited == [True] * waits


def test_a_table_that_has_not_changed_is_not_drawn_again() -> None:
    shown = typed(laid("5H 6H"), "why", "why", "draw")
    assert shown.count("stock: ") == 2  # at first, and after the act

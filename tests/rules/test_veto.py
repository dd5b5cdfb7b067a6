"""Vetoes, where scenarios do not reach."""

from cardhouse.cards import card, cards
from cardhouse.core.acts import Play, Spring
from cardhouse.core.book_acts import Tick
from cardhouse.core.choices import lawful
from cardhouse.core.holding import Allow, Veto
from cardhouse.core.hooks import answers
from cardhouse.core.knowledge import Circle, Windows
from cardhouse.core.rule import TABLE, Rule
from cardhouse.core.seats import NO_SEAT
from cardhouse.core.shown import ShownWindow
from cardhouse.core.table import Table
from cardhouse.core.view import view
from cardhouse.rules.traps import CalledTraps, TrapCard
from cardhouse.rules.veto import VetoOnce
from tests.core.seating import ANN, BOB, does, names, seat


def test_a_veto_of_nothing_is_a_breach_that_breaks_no_rule() -> None:
    table = seat(VetoOnce(), dial=TABLE)
    outcome = does(table, Veto(BOB))
    assert outcome.jammed == []
    assert [breach.rule for breach in table.breaches] == ["veto-once"]
    assert names(table, "pile") == "2H"


def test_a_trap_that_was_sent_back_is_offered_on_no_pile_it_is_barred_from() -> None:
    table = seat(TrapCard(), CalledTraps(), VetoOnce())
    table.area("trap", ANN).append(card("3S"))
    called = Spring(ANN, "trap", 1, 2)
    assert called in lawful(table)
    does(table, called, Veto(BOB))
    assert [act for act in lawful(table) if isinstance(act, Spring)] == []


def test_everybody_is_shown_who_may_still_send_a_play_back_and_until_when() -> None:
    table = seat(VetoOnce(veto_grace=4))
    assert view(table, BOB).windows == ()
    does(table, Play(ANN, cards("9H")))
    everybody = tuple(range(table.seats))
    assert [view(table, who).windows for who in (ANN, NO_SEAT)] == [
        (ShownWindow(("veto", "allow"), everybody, (1,), 4_000),)
    ] * 2
    does(table, Allow(BOB))
    assert BOB not in view(table, ANN).windows[0].seats
    does(table, Tick(4_000))
    assert view(table, ANN).windows == ()


class Unsure(Rule):
    """Nobody can tell what may be done."""

    @answers(Windows)
    def break_down(self, asked: Windows, table: Table, earlier: list[ShownWindow]) -> list[ShownWindow]:
        raise RuntimeError("no idea")

    @answers(Circle)
    def lose_the_way(self, asked: Circle, table: Table, earlier: tuple[int, ...]) -> tuple[int, ...]:
        raise RuntimeError("no idea")


def test_a_rule_that_breaks_shows_no_window_and_leaves_everybody_where_they_sit() -> None:
    assert view(seat(Unsure()), ANN).windows == ()
    assert view(seat(Unsure()), ANN).circle == ()

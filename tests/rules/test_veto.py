"""Vetoes, where scenarios do not reach."""

import pytest

from cardhouse.cards import EIGHTS, card, cards
from cardhouse.core.acts import Draw, Play
from cardhouse.core.book_acts import Tick
from cardhouse.core.checkpoints import RuleFailed, same_table
from cardhouse.core.choices import lawful
from cardhouse.core.engine import decide
from cardhouse.core.hooks import answers
from cardhouse.core.rule import TABLE, Rule
from cardhouse.core.seats import NO_SEAT
from cardhouse.core.shown import Circle, ShownWindow, Windows
from cardhouse.core.table import Table
from cardhouse.core.view import view
from cardhouse.rules.traps.springing import Spring
from cardhouse.rules.traps.traps import CalledTraps, TrapCard
from cardhouse.rules.turns.turn_order import Skips
from cardhouse.rules.veto.holding import Allow, Veto
from cardhouse.rules.veto.veto import VetoOnce
from tests.core.seating import ANN, BOB, CAT, does, names, seat


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


def test_in_a_hurry_too_cards_that_wait_act_before_play_goes_on() -> None:
    """A simulation does what it has listed without asking again, but for what ends the wait of cards."""
    table = seat(VetoOnce(), Skips(on=EIGHTS), Ann="8H 4C", Bob="9D 8D", Cat="9C 4H")
    does(table, Play(ANN, cards("8H")))
    assert table.landing
    careful = table.copy()
    draw = Draw(CAT)
    table.listed, table.listed_at = draw, table.acts
    assert decide(table, draw, careful=False).events == decide(careful, draw).events
    assert same_table(table, careful) == []
    assert (table.landing, len(table.hands[CAT])) == ([], 3)  # the 8 has skipped Bob


class Unsure(Rule):
    """Nobody can tell what may be done."""

    @answers(Windows)
    def break_down(self, asked: Windows, table: Table, earlier: list[ShownWindow]) -> list[ShownWindow]:
        raise RuntimeError("no idea")

    @answers(Circle)
    def lose_the_way(self, asked: Circle, table: Table, earlier: tuple[int, ...]) -> tuple[int, ...]:
        raise RuntimeError("no idea")


def test_a_rule_that_breaks_shows_no_window_and_leaves_everybody_where_they_sit() -> None:
    with pytest.warns(RuleFailed, match="no word on it"):
        seen = view(seat(Unsure()), ANN)
    assert (seen.windows, seen.circle) == ((), ())

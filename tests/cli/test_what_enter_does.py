"""What Enter does in the terminal: deal, begin the next round, do the next step, let others act, or show the table."""

import io
from typing import Any

import pytest

from cardhouse.core.acts import Act, Draw, Prepare
from cardhouse.core.people_acts import Choose
from cardhouse.core.table import OVER, Table
from cardhouse.games import BARTOK, new_table
from cardhouse.rules.dealing.menu import MENU
from cardhouse.rules.lawmaking.declaring import Declare
from cardhouse.terminal import game as terminal
from cardhouse.terminal.game import TerminalGame
from cardhouse.terminal.screen import Screen
from tests.cli.playing import NAMES, laid

CALLS = ("new", "deal", "do", "others_act", "wait")


class Noted:
    """A game at the terminal whose deeds are only noted."""

    def __init__(self, table: Table, step: Act | None, pending: int, monkeypatch: pytest.MonkeyPatch) -> None:
        self.said: list[str] = []
        self.game = TerminalGame(
            table, 0, {}, Screen(io.StringIO(), colour=False, signs=True, width=80), lambda prompt: ""
        )
        for name in CALLS:
            monkeypatch.setattr(self.game, name, self.noting(name))
        adviser: Any = self.game.adviser
        monkeypatch.setattr(adviser, "next_step", lambda: step)
        monkeypatch.setattr(adviser, "draw", self.noting("draw"))
        monkeypatch.setattr(type(adviser), "view", property(lambda own: Pending(pending)))

    def noting(self, name: str) -> Any:
        return lambda *given: self.said.append(name)


class Pending:
    """A view of which only this is asked."""

    def __init__(self, pending: int) -> None:
        self.pending = pending


def enter(table: Table, monkeypatch: pytest.MonkeyPatch, step: Act | None = None, pending: int = 1) -> list[str]:
    noted = Noted(table, step, pending, monkeypatch)
    assert noted.game.go_on() is True
    return noted.said


def test_after_a_round_the_next_one_begins(monkeypatch: pytest.MonkeyPatch) -> None:
    table = laid("9H 4C")
    table.phase = OVER
    assert enter(table, monkeypatch, Draw(0), 0) == ["new"]


def test_whoever_deals_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    table = new_table(BARTOK, NAMES)
    table.dealer = 0
    table.forget()
    monkeypatch.setattr(terminal, "lawful", lambda table, me: [Prepare(0, "shuffle")])
    assert enter(table, monkeypatch, Draw(0)) == ["deal"]
    monkeypatch.setattr(terminal, "lawful", lambda table, me: [])
    assert enter(table, monkeypatch, Draw(0)) == ["do"]


@pytest.mark.parametrize(
    "step, done",
    [
        (Draw(0), ["do"]),
        (Choose(0, "suit", (1,)), ["do"]),
        (Declare(0, MENU, "slam veto"), ["do"]),
        (Declare(0, "primes", "gaussian"), []),  # a choice that matters is left to the player
    ],
)
def test_the_next_step_is_done_unless_it_is_a_choice(
    step: Act, done: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert enter(laid("9H 4C"), monkeypatch, step) == done


def test_whoever_is_waited_for_is_shown_the_table_and_else_the_others_act(monkeypatch: pytest.MonkeyPatch) -> None:
    assert enter(laid("9H 4C"), monkeypatch, None, 0) == ["draw"]
    assert enter(laid("9H 4C"), monkeypatch, None, 1) == ["others_act"]


def test_where_nobody_did_anything_and_something_runs_out_time_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(terminal, "deadlines", lambda table: [5000])
    assert enter(laid("9H 4C"), monkeypatch, None, 1) == ["others_act", "wait"]
    table = laid("9H 4C")
    noted = Noted(table, None, 1, monkeypatch)

    def act() -> None:
        noted.game.table.acts += 1
        noted.said.append("acted")

    monkeypatch.setattr(noted.game, "others_act", act)
    assert noted.game.go_on()
    assert noted.said == ["acted"]

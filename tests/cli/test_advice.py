"""What the terminal says can be done, and why."""

from __future__ import annotations

import io

import pytest

from cardhouse.cards import card, cards
from cardhouse.core.acts import Act, Draw, Lay, Pay, Play, Prepare
from cardhouse.core.owed import Duty, Motion, Penalty
from cardhouse.core.people_acts import Choose, Give, Vote
from cardhouse.core.rounds import Pass
from cardhouse.core.table import Table
from cardhouse.games import BARTOK_FULL
from cardhouse.rules.lawmaking.declaring import Declare
from cardhouse.rules.piles.pile_acts import Take
from cardhouse.rules.tokens.token_acts import HandOn, ReturnTurn, TakeTurn
from cardhouse.rules.traps.springing import Spring
from cardhouse.rules.veto.holding import Allow, Veto
from cardhouse.terminal import advice
from cardhouse.terminal.advice import Adviser
from cardhouse.terminal.explaining import choices
from cardhouse.terminal.screen import Screen
from tests.cli.playing import flat, laid, typed

TOKEN = '"take" and "return" the Turn Token'


def full(*on: str, dial: str) -> Table:
    """Only these of the rules that players added are in force."""
    table = laid("5H 6H", book=BARTOK_FULL, dial=dial)
    off = [article.id for article in BARTOK_FULL if article.since and article.id not in on]
    table.enact(table.law.switching(off=frozenset(off)))
    return table


@pytest.mark.parametrize(
    "act",
    [
        *(Play(0, cards("5H")), Draw(0), Pay(0), Lay(0, card("5H"), "trap"), Spring(0, "trap"), Vote(0, True)),
        *(Give(0, cards("5H"), 1), Prepare(0, "cut"), Allow(0), Veto(0), TakeTurn(0), ReturnTurn(0), Pass(0)),
        *(HandOn(0, "deck", 1), Take(0, 1)),
    ],
    ids=lambda act: type(act).__name__,
)
def test_what_has_a_word_of_its_own_needs_no_letter(act: Act) -> None:
    chosen = Choose(0, "designate", (1, 2))
    assert choices([act, chosen]) == [chosen]


def test_the_turn_token_is_offered_where_there_is_one() -> None:
    assert TOKEN in flat(typed(full("turn-token", dial="table"), ""))
    assert TOKEN not in flat(typed(full(dial="table"), ""))
    assert TOKEN not in flat(typed(full("turn-token", dial="referee"), ""))


def test_why_tells_the_rule_behind_what_one_owes_oneself() -> None:
    table = laid("5H 6H")
    nothing = "Nothing was refused."
    table.duties = [Duty(1, "say", "Bartok", "base-match")]
    assert nothing in flat(typed(table.copy(), "why"))
    table.duties = [Duty(0, "say", "Bartok", "base-match")]
    out = flat(typed(table.copy(), "why"))
    assert nothing not in out
    assert "[base-match]" in out
    table.duties, table.debts = [], [Penalty(1, 1, "base-order")]
    assert nothing in flat(typed(table.copy(), "why"))
    table.debts = [Penalty(0, 1, "base-order")]
    assert "[base-order]" in flat(typed(table.copy(), "why"))


def test_why_tells_the_rule_that_one_votes_on() -> None:
    table = laid("5H 6H")
    table.motions = [Motion(1, "accusation", 1, 2, "base-match", (1, 2))]
    assert "Nothing was refused." in flat(typed(table.copy(), "why"))
    table.motions = [Motion(1, "accusation", 1, 2, "base-match", (0, 1))]
    assert "[base-match]" in flat(typed(table.copy(), "why"))


def adviser(table: Table, out: io.StringIO) -> Adviser:
    return Adviser(table, 0, Screen(out, colour=False, signs=True, width=80))


@pytest.mark.parametrize(
    "act, told",
    [
        (Prepare(0, "shuffle"), "You deal: press Enter."),
        (Prepare(0, "cut"), "Press Enter to cut the cards."),
        (Prepare(0, "deal"), "Press Enter to deal."),
        (Prepare(0, "salad"), "Press Enter to serve the salad."),
        (Prepare(0, "ready"), "Press Enter to say that everything is ready."),
        (HandOn(0, "deck", 1), "Press Enter to hand the pack to Bob."),
        (Declare(0, "primes", "number"), "You are the Chef: choose the primes of this round by letter."),
        (None, "Press Enter to let play go on."),
    ],
)
def test_what_enter_does_before_play(act: Act | None, told: str, monkeypatch: pytest.MonkeyPatch) -> None:
    table, out = laid("5H 6H"), io.StringIO()
    table.phase = "shuffle"
    monkeypatch.setattr(advice, "lawful", lambda *who: [act] if act else [])
    adviser(table, out).ask()
    assert told in flat(out.getvalue())


@pytest.mark.parametrize("count, letters, more", [(19, "s", False), (20, "t", False), (21, "t", True), (30, "t", True)])
def test_a_long_menu_goes_on_by_numbers(count: int, letters: str, more: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    table, out = laid("5H 6H"), io.StringIO()
    acts = [Choose(0, "number", (number,)) for number in range(count)]
    monkeypatch.setattr(advice, "lawful", lambda *who: acts)
    adviser(table, out).ask()
    lines = out.getvalue().splitlines()
    marks = [line.split()[0] for line in lines if line.startswith("   ") and len(line.split()[0]) == 1]
    assert marks[-1] == letters
    assert (f'      and so on: "choose" and a number up to {count}' in lines) == more

"""A mechanism that lies in one file works everywhere: it is judged, listed, sent, told, typed and written down."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from cardhouse.cards import cards
from cardhouse.core.acts import Prepare
from cardhouse.core.choices import lawful
from cardhouse.core.engine import decide
from cardhouse.core.lines import NotUnderstood
from cardhouse.core.rule import Article
from cardhouse.core.table import Table
from cardhouse.core.verdicts import IMPOSSIBLE, REFUSED
from cardhouse.core.view import view
from cardhouse.games import BARTOK, new_table
from cardhouse.store.codec import decode_act, encode_act
from cardhouse.store.forms import form_of, people_acts
from cardhouse.telling import Listener
from cardhouse.terminal.reading import LineReader
from cardhouse.terminal.wording import described
from cardhouse.testing.inline import checked

FILE = Path(__file__).resolve().parent.parent.parent / "docs" / "examples" / "shedding.py"


@pytest.fixture(scope="module")
def brought() -> ModuleType:
    """What somebody has brought along in a file."""
    spec = importlib.util.spec_from_file_location("shedding_brought", FILE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def table(brought: ModuleType) -> Table:
    found = new_table((*BARTOK, Article("sheds-two", "Shedding", "Ann", "", (brought.ShedsTwo(),))), ["Ann", "Bob"])
    for step in ("shuffle", "deal"):
        assert decide(found, Prepare(1, step)).happened
    found.stock = [card for card in found.stock if card not in cards("5H 6H 9C")]
    found.hands[0], found.piles[1] = [*cards("5H 6H 9C"), *found.stock[:8]], list(cards("2H"))
    del found.stock[:8]
    found.forget()
    return found


def test_it_is_short_and_its_scenario_holds(brought: ModuleType) -> None:
    assert len(FILE.read_text("utf-8").splitlines()) <= 60
    assert checked(brought.SCENARIO) == "1 passed, 0 failed, 0 not runnable"
    assert checked(brought.SCENARIO.replace("#A=9", "#A=8")) == "0 passed, 1 failed, 0 not runnable"


def test_it_is_judged_and_told(brought: ModuleType, table: Table) -> None:
    wrong = decide(table, brought.Shed(0, cards("5H 9C")))
    assert (wrong.answer, wrong.rulings[0].rule) == (REFUSED, "sheds-two")
    assert wrong.rulings[0].reason == "5♥ and 9♣ may not go together in this way"
    assert decide(table, brought.Shed(0, cards("KH KD"))).answer == IMPOSSIBLE
    assert decide(table, brought.Shed(1, tuple(table.hands[1][:2]))).answer == REFUSED
    law, done = table.law, decide(table, brought.Shed(0, cards("5H 6H")))
    assert done.happened
    assert table.turn == 1
    assert table.stock[:2] == list(cards("5H 6H"))
    for seat, told in ((0, "You put 5♥ and 6♥ under the stock"), (1, "Ann puts two cards under the stock")):
        assert told in [line.words for line in Listener(table, law, seat).tell([("", e) for e in done.events])]


def test_it_is_listed_for_bots_and_people(brought: ModuleType, table: Table) -> None:
    listed = [act for act in lawful(table, 0) if isinstance(act, brought.Shed)]
    assert brought.Shed(0, cards("5H 6H")) in listed
    assert all(act.cards[0].suit == act.cards[1].suit for act in listed)
    assert described(brought.Shed(0, cards("5H 6H")), table.names, view(table, 0).does).endswith("5♥ and 6♥")


def test_it_is_sent_and_has_a_form_and_a_label(brought: ModuleType, table: Table) -> None:
    shed: Any = brought.Shed(0, cards("5H 6H"))
    assert brought.Shed in people_acts()
    assert (form_of(brought.Shed).way, form_of(brought.Shed).fields) == ("shed", {"cards": "cards"})
    assert decode_act(encode_act(shed)) == shed
    shown = view(table, 0)
    assert [(each.label, each.does) for each in shown.labels if each.way == "shed"] == [
        ("Shed two", "shed two cards of a suit")
    ]


def test_it_can_be_typed(brought: ModuleType, table: Table) -> None:
    reader = LineReader(view(table, 0))
    assert reader.read("shed 5h, 6h") == brought.Shed(0, cards("5H 6H"))
    assert reader.read("shed the 5h and 6h") == brought.Shed(0, cards("5H 6H"))
    with pytest.raises(NotUnderstood, match='for instance "shed 5h 6h"'):
        reader.read("shed")

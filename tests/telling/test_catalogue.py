"""Another language is one more file: the same keys, and English for whatever it does not have."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cardhouse.cards import EIGHTS, card
from cardhouse.core.events import Drew, Landed
from cardhouse.core.rule import paragraphs
from cardhouse.core.view import view
from cardhouse.core.words import Hearer, words
from cardhouse.games import BARTOK, new_table
from cardhouse.rules.turns.turn_order import Skips
from cardhouse.telling import Listener
from cardhouse.telling.catalogue import english, load, seen_in, sentence, templates

GERMAN = {
    "{player:who} {draws} a card": "{player:who} {ziehst|zieht|ziehen} eine Karte",
    "{player:who} {draws} {card}": "{player:who} {ziehst|zieht|ziehen} {card}",
    "you": "du",
    "and": "und",
    "your": "dein",
    "{}'s": "{}s",
    "draw a card": "eine Karte ziehen",
    "Draw": "Ziehen",
}


@pytest.fixture
def german(tmp_path: Path) -> dict[str, str]:
    path = tmp_path / "de.json"
    rule = {paragraphs(Skips)[0]: "Nach {on} wird jemand übergangen."}
    path.write_text(json.dumps(GERMAN | rule), "utf-8")
    return load(path)


def test_a_line_is_told_in_another_language_and_else_in_english(german: dict[str, str]) -> None:
    table = new_table(BARTOK, ["Ann", "Bob"])
    drew, landed = Drew(0, card("5H"), "draw"), Landed(0, card("5H"), 1)
    for seat, told in ((0, "Du ziehst 5♥"), (1, "Ann zieht eine Karte")):
        hearer = Listener(table, table.law, seat, language=german)
        assert [line.words for line in hearer.tell([("", drew)])] == [told]
        assert hearer.tell([("", landed)]) == Listener(table, table.law, seat).tell([("", landed)])


def test_small_words_agree(german: dict[str, str]) -> None:
    several = words("{players:who} {draws} a card", players=(0, 1))
    assert Hearer(["Ann", "Bob"], 1, german).hears(several) == "you and Ann draw a card"
    german["{players:who} {draws} a card"] = "{players:who} {ziehst|zieht|ziehen} eine Karte"
    assert Hearer(["Ann", "Bob"], 1, german).hears(several) == "du und Ann ziehen eine Karte"
    whose = words("{player:whose} time is up", player=0)
    german["{player:whose} time is up"] = "{player:whose} Zug ist um"
    assert Hearer(["Ann", "Bob"], 0, german).hears(whose) == "dein Zug ist um"
    assert Hearer(["Ann", "Bob"], 1, german).hears(whose) == "Anns Zug ist um"


def test_ways_and_rules_are_said_in_it(german: dict[str, str]) -> None:
    shown = seen_in(view(new_table(BARTOK, ["Ann", "Bob"]), 0), german)
    named = {each.way: (each.label, each.does) for each in shown.labels}
    assert (named["draw"], named["play"]) == (("Ziehen", "eine Karte ziehen"), ("Play", "play a card"))
    assert sentence(Skips(on=EIGHTS), german) == "Nach an 8 wird jemand übergangen."
    assert sentence(Skips(on=EIGHTS), {}) == Skips(on=EIGHTS).sentence()


def test_what_nobody_says_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "xx.json"
    path.write_text(json.dumps({"{player:who} {flies}": "…"}), "utf-8")
    with pytest.raises(ValueError, match="nobody says that in English"):
        load(path)


def test_the_keys_are_whole() -> None:
    keys = english()
    assert len(keys) == len(set(keys)) > 900
    assert {"send it back", "Send it back", "{player:who} {draws} a card", "you"} <= set(keys)
    assert list(templates('x = words("a b")\ny = "{a:who} {runs}"\nz = "not this"')) == ["a b", "{a:who} {runs}"]

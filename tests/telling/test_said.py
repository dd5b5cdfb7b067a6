"""Sentences that were made in English, said in another language: each piece of how the key is found again."""

from __future__ import annotations

import ast

import pytest

from cardhouse.cards import EIGHTS
from cardhouse.core.shown import ShownWay
from cardhouse.core.words import Hearer
from cardhouse.telling.catalogue import SMALL, english, numbered, reasons, refusals, templates, texts_in
from cardhouse.telling.said import (
    cards_in,
    counted_in,
    field_in,
    gap_in,
    patterns,
    reason_to,
    setting_in,
    stopped_in,
    text_in,
    way_in,
)

GERMAN = {
    "you": "du|dich|dir",
    "or": "oder",
    "and": "und",
    "an Ace": "ein Ass|ein Ass|einem Ass",
    "a 2": "eine 2|eine 2|einer 2",
    "draw a card": "eine Karte ziehen",
    "Draw": "Ziehen",
    "{n} seconds": "{n} Sekunden",
    "{n} cards": "{n} Karten",
    "a card": "eine Karte|eine Karte|einer Karte",
    "no clock": "keine Uhr|keine Uhr|keiner Uhr",
    "Time for a turn": "Zeit für einen Zug",
    "Turns": "Züge",
    "it is over": "es ist aus",
    "it is {1}'s turn": "{1:who} ist dran",
    "{1} does not hold {2}": "{1:who} {hast|hat|haben} {2:whom} nicht",
    "{1} is no word": "{1} ist kein Wort",
    'say "{1}" to {2}': 'sag "{1}" zu {2:to}',
    "{1} may {2} now": "{1:who} {darfst|darf|dürfen} jetzt {2}",
}
NAMES = ("Ann", "Bob")


@pytest.mark.parametrize(
    "text, seat, said",
    [
        ("it is over", -1, "es ist aus"),
        ("Draw", -1, "Draw"),
        ("it is Bob's turn", 0, "Bob ist dran"),
        ("it is Bob's turn", 1, "du ist dran"),
        ("Ann does not hold an Ace", 1, "Ann hat ein Ass nicht"),
        ("Ann does not hold an Ace", 0, "Du hast ein Ass nicht"),
        ("Ann does not hold an Ace or a 2", 1, "Ann hat ein Ass oder eine 2 nicht"),
        ("Ann does not hold 3 cards", 1, "Ann hat 3 Karten nicht"),
        ("Ann does not hold 5♥", 1, "Ann hat 5♥ nicht"),
        ('say "an Ace" to Bob', 0, 'sag "an Ace" zu Bob'),
        ('say "an Ace" to Bob', 1, 'sag "an Ace" zu dir'),
        ("Ann may draw a card now", 1, "Ann darf jetzt eine Karte ziehen"),
        ("It is over.", -1, "Es ist aus."),
        ("It is Bob's turn.", 0, "Bob ist dran."),
        ("nobody knows this", 0, "nobody knows this"),
        ("Nobody knows this.", 0, "Nobody knows this."),
    ],
)
def test_a_sentence_is_known_by_how_it_reads(text: str, seat: int, said: str) -> None:
    assert text_in(text, GERMAN, NAMES, seat) == said
    assert reason_to(text, Hearer(NAMES, seat, GERMAN)) == said
    assert text_in(text, {}, NAMES, seat) == text


def test_a_stop_is_left_out_and_put_back() -> None:
    assert stopped_in("It is over.", GERMAN, NAMES, 0) == "Es ist aus."
    assert stopped_in("It is over", GERMAN, NAMES, 0) == "It is over"
    assert stopped_in("So be it.", GERMAN, NAMES, 0) == "So be it."


def test_the_sentence_with_the_fewest_gaps_and_the_most_letters_is_tried_first() -> None:
    keys = [key for _, key in patterns(GERMAN)]
    assert keys == [
        "it is {1}'s turn",
        "{1} is no word",
        "{1} does not hold {2}",
        'say "{1}" to {2}',
        "{1} may {2} now",
    ]


@pytest.mark.parametrize(
    "text, said",
    [
        ("30 seconds", "30 Sekunden"),
        ("no clock", "keine Uhr"),
        ("30 minutes", "30 minutes"),
        ("for ever", "for ever"),
    ],
)
def test_a_number_and_what_it_counts(text: str, said: str) -> None:
    assert counted_in(text, GERMAN) == said


@pytest.mark.parametrize(
    "text, said",
    [
        ("Time for a turn: 30 seconds", "Zeit für einen Zug: 30 Sekunden"),
        ("Time for a turn (Turns): no clock", "Zeit für einen Zug (Züge): keine Uhr"),
        ("Something (else): 3", "Something (else): 3"),
        ("Time for a turn", "Time for a turn"),
    ],
)
def test_how_an_option_is_set(text: str, said: str) -> None:
    assert setting_in(text, GERMAN) == said
    assert setting_in(text, {}) == text


def test_cards_have_a_form_for_each_case() -> None:
    said = cards_in("an Ace, a 2 or a 9", GERMAN)
    assert said.forms == (
        "ein Ass, eine 2 oder a 9",
        "ein Ass, eine 2 oder a 9",
        "einem Ass, einer 2 oder a 9",
    )
    assert str(cards_in("an Ace", {}).forms[0]) == "an Ace"


def test_what_stands_in_a_gap() -> None:
    assert gap_in("Bob", GERMAN, NAMES, 0) == 1
    assert gap_in("3 cards", GERMAN, NAMES, 0) == "3 Karten"
    assert gap_in("hm", GERMAN, NAMES, 0) == "hm"
    assert gap_in("it is over", GERMAN, NAMES, 0).forms[0] == "es ist aus"  # type: ignore[attr-defined]
    assert gap_in("An Ace", GERMAN, NAMES, 0).forms[2] == "einem Ass"  # type: ignore[attr-defined]


def test_what_rules_say_is_said_otherwise_and_what_players_say_is_not() -> None:
    assert field_in("text", "it is over", GERMAN) == "es ist aus"
    assert field_in("what", "it is over", GERMAN) == "es ist aus"
    assert field_in("words", "it is over", GERMAN) == "it is over"
    assert field_in("text", 3, GERMAN) == "3"
    assert field_in("on", EIGHTS, {}).forms[0] == "an 8"  # type: ignore[attr-defined]


def test_a_way_of_acting_is_called_otherwise() -> None:
    assert way_in(ShownWay("draw", "Draw", "draw a card"), GERMAN) == ShownWay("draw", "Ziehen", "eine Karte ziehen")
    assert way_in(ShownWay("play", "Play", "play a card"), GERMAN) == ShownWay("play", "Play", "play a card")


@pytest.mark.parametrize(
    "source, found",
    [
        ("'a word or two'", ["a word or two"]),
        ("'word'", []),
        ("' word '", []),
        ("'1 2'", []),
        ("'yes please' if so else 'no thanks'", ["yes please", "no thanks"]),
        ("('a b', 'c d')", ["a b", "c d"]),
        ("['a b', 'c']", ["a b"]),
        ("{'k k': 'v w'}", ["v w"]),
        ("self.filled('a {b}', 'c d')", ["a {1}", "c d"]),
        ("other('a b')", []),
        ("f'{who} draws {number} cards'", ["{1} draws {2} cards"]),
        ("f'{who} draws ' + f'{number} cards'", ["{1} draws {2} cards"]),
        ("7", []),
        ("None", []),
    ],
)
def test_which_texts_an_expression_may_come_to(source: str, found: list[str]) -> None:
    assert list(texts_in(ast.parse(source, mode="eval").body)) == found


def test_gaps_are_numbered_from_one() -> None:
    assert numbered(ast.parse("f'{a} and {b} and {a}'", mode="eval").body) == "{1} and {2} and {3}"


REASONS = """
TAKEN: Final[dict[str, str]] = {"a": "is taken already"}
OTHER: Final[dict[str, str]] = {"a": "is not listed here"}

def refusal(self):
    said = "it is late" if late else "it is early"
    return f"{name} is {'very much' if so else 'hardly at'} home"

def heard(self, asked: WhyNot):
    return "nobody asked"

def plain(self):
    return "not a reason"

def made():
    return [Need("a pile of cards"), Rest(1, words="for a while", other="not this one"), Else("nor this one")]
"""


def test_which_reasons_a_module_gives() -> None:
    assert set(reasons(REASONS)) == {
        *("is taken already", "it is late", "it is early", "{1} is {2} home", "very much", "hardly at"),
        *("nobody asked", "a pile of cards", "for a while"),
    }


def test_what_a_module_says_in_refusals_and_in_texts_that_have_a_name() -> None:
    source = 'LATE: Final = "it is late"\nraise LobbyError(f"{name} is gone")\nraise ValueError("not this one")\n'
    assert set(refusals(source, ["LobbyError"])) == {"it is late", "{1} is gone"}


def test_which_texts_put_events_into_words() -> None:
    source = '"""Not {this:who} text."""\nWORDS: Final = {"a": "so it is", "b": "so"}\nx = words("a b")\n'
    source += 'y = "{a:who} {runs}"\nz = f"{a} nor {this:5}"\nw = words()\nv = words(name)\nu = "not this"\n'
    assert set(templates(source)) == {"a b", "{a:who} {runs}", "so it is"}


def test_small_words_are_all_there() -> None:
    """Each thing that is counted has a form for none, for one, and for several."""
    counted = {"card": "a", "point": "one", "turn": "a", "place": "one", "more card": "one", "Moo Token": "a"}
    known = {*english()}
    for thing, one in counted.items():
        assert {f"{one} {thing}", f"{{n}} {thing}s", f"no {thing}s"} <= known
    numbers = {"two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"}
    areas = {"trap", "salad", "market", "discard", "row"}
    tokens = {f"the {token} Token" for token in ("Turn", "Dealer", "Chef", "Death", "Dishwasher")}
    people = {"you", "your", "{}'s", "and", "or", "nobody", "no card", "no suit", "Moo Token", "the pack"}
    cards = {"{card} called {rank}", "a card face down", "a Joker", "Joker", "Jokers", "a face card", "a red card"}
    named = {"a black card", "an Ace", "Ace", "Aces", "a red 8", "a black 8", "an 8", "Spades", "a Heart"}
    assert numbers | areas | tokens | people | cards | named <= known
    brought = areas | tokens | {"Moo Token", "the pack"}  # by their families
    assert not brought & {*SMALL}

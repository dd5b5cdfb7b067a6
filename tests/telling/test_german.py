"""A German person's table is German: every text has its words, and nothing is told to a German seat in English."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from cardhouse.books.days import MONTHS
from cardhouse.bots import bot_for
from cardhouse.bots.table import bot_acts
from cardhouse.cards import ACES, EIGHTS, JACKS, Card, card
from cardhouse.core.book_acts import LawChanged
from cardhouse.core.engine import decide
from cardhouse.core.law import Law
from cardhouse.core.owed import Duty
from cardhouse.core.rule import Article
from cardhouse.core.words import Hearer, counting, words
from cardhouse.games import BARTOK, GAMES, new_table
from cardhouse.rules.turns.turn_order import Reverses, Skips
from cardhouse.server.languages import english as of_the_server
from cardhouse.server.lobby import told as game_told
from cardhouse.telling import Listener
from cardhouse.telling.catalogue import english, of_books
from cardhouse.telling.glosses import glosses
from cardhouse.telling.languages import LANGUAGES, wished, words_of
from cardhouse.telling.said import further_in, rule_in, sentence_in, setting_in, settings_in, text_in, title_in
from cardhouse.telling.ways import task
from tests.telling.lines import BOB, Line
from tests.telling.test_lines import IDS, LINES, made, table_of

GERMAN = words_of("de")
GERMAN_LINES = (Path(__file__).parent / "german_lines.txt").read_text("utf-8").splitlines()[1:]
NAMED = re.compile(r"\{(\w+)(?::\w+)?\}")
PRONOUNS = {"their", "them", "they", "themself"}
QUOTED = re.compile(r'„[^“]*“|"[^"]*"')
STOPS = re.compile(
    r"\b(the|of|to|and|or|is|are|has|have|had|must|may|not|no|with|from|plays?|draws?|takes?|cards?|turn|turns|"
    r"you|your|their|they|who|whoever|player|players|pile|stock|rule|rules|somebody|everybody|nobody|anybody|it|be|"
    r"by|on|at|for|that|this|which|when|if|as|into|after|before|what|nothing|one|two|same|other|each|every|only)\b"
)
GAPS = re.compile(r"\{[^{}]*\}")
ITSELF = re.compile(r"Points? of Order|reverses\(on=A\)")
"""What is called so in German, too."""
SHORTENED = ("the Chef, and nobody else, says which", "{1} first has to draw {2}")
"""Texts whose German leaves a gap out: it would be filled with a word that no player knows, or with an ending."""
MARKS = ".?!:…"


def in_english(text: str) -> bool:
    """Whether there is English in it; what people say and write stands in quotation marks."""
    return has_english(text) or "{" in text or "|" in text


def has_english(text: str) -> bool:
    return bool(STOPS.search(ITSELF.sub("", GAPS.sub("", QUOTED.sub("", text)))))


def test_every_text_has_its_german_one_and_no_other() -> None:
    keys = [*english(), *of_books(game.book for game in GAMES.values()), *of_the_server()]
    assert [key for key in keys if key not in GERMAN] == []
    assert [key for key in GERMAN if key not in {*keys}] == []


def test_the_german_ones_name_nothing_that_the_english_do_not() -> None:
    """Verbs stand in braces in English, and people may be left out of a sentence that needs no pronoun."""
    for key, text in GERMAN.items():
        assert {*NAMED.findall(text)} <= {*NAMED.findall(key)} - PRONOUNS, key
        assert text.count("{") == text.count("}"), key


def test_no_english_word_is_left_in_a_german_text() -> None:
    assert [text for text in GERMAN.values() if has_english(text)] == []
    rules = [text for kind in glosses("de").words.values() for text in kind.values()]
    assert [text for text in rules if has_english(text)] == []


def test_a_german_text_has_the_shape_of_the_english_one() -> None:
    """A sentence is a sentence and a question a question: texts that got the words of their neighbours are found."""

    def mark(text: str) -> str:
        return text[-1] if text[-1] in MARKS else ""

    for key, text in GERMAN.items():
        assert key in MONTHS or mark(key) == mark(text), key
        assert mark(key) != "." or key[0].isupper() <= text[0].isupper() or not text[0].isalpha(), key


def test_nothing_that_the_english_names_is_left_out() -> None:
    for key, text in GERMAN.items():
        named = {*re.findall(r"\{(\w+):\w+\}", key), *re.findall(r"\{(\d)\}", key)}
        assert key.startswith(SHORTENED) or named <= {*NAMED.findall(text)}, key


def test_braces_are_whole_and_name_something() -> None:
    for key, text in GERMAN.items():
        bare = re.sub(r"\{\w+(?::\w+)?\}|\{[^{}|]+(?:\|[^{}|]+){1,2}\}", "", text).replace("{}", "")
        assert not {*"{}"} & {*bare}, key


def test_ways_of_acting_are_said_and_not_called_by_their_names() -> None:
    for way in ("turnup", "ask-back", "take-turn"):
        said = text_in(f"no rule at this table knows what it is to {way}", GERMAN)
        assert said.startswith("keine Regel an diesem Tisch kennt das: ")
        assert way not in said


def test_somebody_is_called_by_name_and_never_by_a_number() -> None:
    language = {"{1} is here": "{1} ist da", "{1} sees {2}": "{1:who} {siehst|sieht} {2:whom}"}
    assert text_in("Ann is here", language, ["Ann", "Bob"], 0) == "Ann ist da"
    assert text_in("Ann sees Bob", language, ["Ann", "Bob"]) == "Ann sieht Bob"


def test_no_word_agrees_with_somebody_who_comes_later() -> None:
    for text in GERMAN.values():
        agrees = re.search(r"\{[^{}|]+\|[^{}]+\}", text)
        assert agrees is None or ":who}" in text[: agrees.start()], text


@pytest.mark.parametrize("line, row", list(zip(LINES, GERMAN_LINES, strict=True)), ids=IDS)
def test_each_kind_of_event_is_told_in_german(line: Line, row: str) -> None:
    table, law = table_of(line.game), made(line.game).law
    if isinstance(line.event, LawChanged):
        line.event.apply(table)
    told, *to_bob = [
        [each.words for each in Listener(table, law, seat, language=GERMAN).tell([("", line.event)])]
        for seat in dict.fromkeys((line.seat, BOB))
    ]
    assert len(told) == (len(line.words.split(" / ")) if line.words else 0)
    assert [each for each in told if in_english(each.partition(": ")[0])] == []
    assert " | ".join([line.words or "-", *[" / ".join(each) or "-" for each in (told, *to_bob)]]) == row


def played(name: str, acts: int) -> Iterator[str]:
    """What a German seat and an onlooker are told in a game of bots."""
    table = new_table(GAMES[name], ["Ann", "Bob", "Jo"], seed=7)
    bots = {seat: bot_for(name, 7 + seat, 0.01) for seat in range(3)}
    for number, act in enumerate(bot_acts(table, bots)):
        law = table.law
        events = [(event.origin, event) for event in decide(table, act).events]
        for seat in (-1, 1):
            yield from [line.words for line in Listener(table, law, seat, language=GERMAN).tell(events)]
        if number > acts:
            return


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_told_without_a_word_of_english(name: str) -> None:
    lines = {*played(name, 120)}
    assert len(lines) > 20
    assert [line for line in lines if in_english(line) and not line.startswith("Eine neue Regel von ")] == []


@pytest.mark.parametrize("name", GAMES)
def test_the_rules_of_a_game_are_said_in_german(name: str) -> None:
    for article in GAMES[name].book:
        settings = [told for usual in (True, False) for told in settings_in(article, GERMAN, usual=usual)]
        rulings = [rule_in(rule, GERMAN) for rule in article.rules if rule.is_ruling()]
        said = [sentence_in(article, GERMAN), further_in(article, GERMAN), *settings, *rulings]
        assert [text for text in said if in_english(text)] == [], article.id
    info = game_told(GAMES[name], "de")
    told = [text for o in info.options for text in (o.label, o.help, *o.words, o.says)]
    assert [text for text in told if in_english(text)] == []


def test_cards_stand_in_the_case_that_the_sentence_asks_for() -> None:
    assert rule_in(Skips(on=EIGHTS), GERMAN) == "Wird eine 8 gespielt, setzt der Nächste aus."
    assert rule_in(Reverses(on=ACES | JACKS), GERMAN) == (
        "Wird ein Ass oder ein Bube gespielt, dreht sich die Spielrichtung um."
    )
    hearer = Hearer(["Ann", "Bob"], 0, GERMAN)
    joker = words("{player:who} {plays} {cards}", player=0, cards=[card("JK"), card("5H")])
    assert hearer.hears(joker) == "du spielst einen Joker und 5♥"
    assert hearer.hears(words("{card} is turned up", card=card("JK"))) == "ein Joker wird aufgedeckt"
    assert hearer.hears(words("{card} is turned up", card=card("QD=J"))) == "Q♦ (gilt als ein Bube) wird aufgedeckt"
    nothing: list[Card] = []
    assert hearer.hears(words("{player:who} {plays} {cards}", player=1, cards=nothing)) == "Bob spielt keine Karte"


def test_people_stand_in_the_case_that_the_sentence_asks_for() -> None:
    gift = words("{giver:who} {gives} {receiver:whom} {count:cards}", giver=1, receiver=0, count=2)
    assert [Hearer(["Ann", "Hans"], seat, GERMAN).hears(gift) for seat in (0, 1, -1)] == [
        "Hans gibt dir zwei Karten",
        "du gibst Ann zwei Karten",
        "Hans gibt Ann zwei Karten",
    ]
    time = words("{player:whose} cards go under the stock", player=1)
    assert [Hearer(["Ann", "Hans"], seat, GERMAN).hears(time) for seat in (0, 1)] == [
        "Hans’ Karten kommen unter den Ziehstapel",
        "deine Karten kommen unter den Ziehstapel",
    ]
    accused = words("{player:who} {accuses} {offender:whom}", player=0, offender=-1)
    assert Hearer(["Ann", "Bob"], 0, GERMAN).hears(accused) == "du beschuldigst niemanden"
    assert Hearer(["Ann", "Bob"], 0, GERMAN).name(-1) == "niemand"
    some = [Hearer([], -1, GERMAN).hears(counting(number, "card")) for number in (0, 1, 2, 12)]
    assert some == ["keine Karten", "eine Karte", "zwei Karten", "12 Karten"]
    assert [Hearer([]).hears(counting(number, "card")) for number in (0, 1, 2, 12)] == [
        *("no cards", "a card", "two cards", "12 cards")
    ]


@pytest.mark.parametrize(
    ("reason", "said"),
    [
        ("it is Bob's turn", "Bob ist dran"),
        ("it is Ann's turn", "du bist dran"),
        ("5♥ matches neither the suit nor the rank of 8♣", "5♥ hat weder die Farbe noch den Wert von 8♣"),
        ("Ann has 4 cards to pick up first", "Du musst erst 4 Karten aufnehmen"),
        ("Bob has a card to pick up first", "Bob muss erst eine Karte aufnehmen"),
        ("on 7♥ goes only an Ace or a 2", "auf 7♥ geht nur ein Ass oder eine 2"),
        ("what nobody has words for", "what nobody has words for"),
        ('A breach of this is called "Lying".', "Bei einem Verstoß ruft man „Lying“."),
        ("Lying", "Lying"),
        ("nothing was swept from Zoe's hand", "aus Zoes Hand wurde nichts weggefegt"),
        ("nothing was swept from Ann's hand", "aus deiner Hand wurde nichts weggefegt"),
        ("Zoe cannot give Ann a Moo Token", "Zoe kann dir keine Marke geben (Moo-Marke)"),
        ("It takes two to play.", "Zum Spielen braucht es zwei."),
        ("Nobody knows why.", "Nobody knows why."),
    ],
)
def test_refusals_are_said_in_german_to_whom_they_concern(reason: str, said: str) -> None:
    assert text_in(reason, GERMAN, ["Ann", "Bob"], 0) == said
    assert text_in(reason, {}, ["Ann", "Bob"], 0) == reason


def test_what_people_wrote_stays_as_they_wrote_it() -> None:
    ours = Article("ours", "King", "Ann", "2026-01-01", (Skips(on=EIGHTS),), text="When a player plays a King, pass.")
    assert (title_in(ours, GERMAN), sentence_in(ours, GERMAN)) == ("King", ours.text)
    assert further_in(ours, GERMAN) == ""
    table = new_table((*BARTOK, ours), ["Ann", "Bob"])
    assert Listener(table, table.law, 0, language=GERMAN).title("ours") == "King"
    assert Listener(table, table.law, 0, language=GERMAN).title("nothing") == "nothing"
    owed = task(Duty(0, "say", "draw a card"), Law(BARTOK))
    assert Hearer([], -1, GERMAN).hears(owed) == "„draw a card“ sagen"


def test_settings_are_said_in_german() -> None:
    assert setting_in("Time for a turn: 30 seconds", GERMAN) == "Zeit für einen Zug: 30 Sekunden"
    assert setting_in("Time for a turn (Slow): 1 second", GERMAN) == "Zeit für einen Zug (Langsam): 1 Sekunde"
    assert setting_in("Time for a turn: 30 seconds", {}) == "Time for a turn: 30 seconds"
    assert setting_in("nothing", GERMAN) == "nothing"


@pytest.mark.parametrize(
    ("accepted", "language"),
    [("de-AT,de;q=0.9,en;q=0.8", "de"), ("en-GB,de", ""), ("fr,de;q=0.5", "de"), ("fr", ""), ("", "")],
)
def test_the_first_language_that_there_is_is_taken(accepted: str, language: str) -> None:
    assert wished(accepted) == language
    assert LANGUAGES == ("de",)
    assert not words_of("")

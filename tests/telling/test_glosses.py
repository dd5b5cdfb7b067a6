"""Rules in people's words have a German sentence beside their own, where every word of it is known; else none."""

from __future__ import annotations

import pytest

from cardhouse.core.rule import Article
from cardhouse.core.view import view
from cardhouse.english.front.answers import answer
from cardhouse.games import BARTOK, new_table
from cardhouse.telling.glosses import gloss, glosses
from cardhouse.telling.languages import LANGUAGES, name_of, words_of
from cardhouse.telling.said import rule_shown_in


@pytest.mark.parametrize(
    ("sentence", "german"),
    [
        (
            "When a player plays a King, the next player is skipped.",
            "Wenn jemand einen König spielt, setzt der Nächste aus.",
        ),
        (
            "When a player plays a 10, the next 2 players are skipped.",
            "Wenn jemand eine 10 spielt, setzen die nächsten beiden aus.",
        ),
        (
            "When a player plays a 10, the next 3 players draw a card.",
            "Wenn jemand eine 10 spielt, ziehen die nächsten 3 Spieler eine Karte.",
        ),
        ("When a player plays a 5, they take another turn.", "Wer eine 5 spielt, ist noch einmal dran."),
        (
            "When a player plays a 5, they draw a card and take another turn.",
            "Wer eine 5 spielt, zieht eine Karte und ist noch einmal dran.",
        ),
        (
            "When a player plays a 2, the next player draws 2 cards and is skipped.",
            "Wenn jemand eine 2 spielt, zieht der Nächste 2 Karten und setzt aus.",
        ),
        (
            'When a player plays a 4, they must say "oof" and the next player must say "a and b".',
            "Wer eine 4 spielt, muss „oof“ sagen, und der Nächste muss „a and b“ sagen.",
        ),
        (
            "When a player plays a 4, turn order is reversed and the next player draws a card.",
            "Wenn jemand eine 4 spielt, kehrt sich die Spielrichtung um, und der Nächste zieht eine Karte.",
        ),
        (
            "When a player plays a Jack or the Queen of Hearts or a red 4 on the 3 of Clubs, they win.",
            "Wer einen Buben, die Herz-Dame oder eine rote 4 auf die Kreuz-3 spielt, gewinnt.",
        ),
        ("The 5 of Diamonds counts as the King of Spades.", "Die Karo-5 zählt als der Pik-König."),
        (
            "Jacks are wild. The deck has 4 Jokers.",
            "Buben passen auf jede Karte, und jede Karte passt darauf. Im Spiel sind 4 Joker.",
        ),
        ("A Heart may not be played on a Spade.", "Ein Herz darf nicht auf ein Pik gespielt werden."),
        ('Rule "Kings. Skip" no longer applies.', "Die Regel „Kings. Skip“ gilt nicht mehr."),
        (
            'When a player plays a 7, they must say "hail". The penalty call is "No hail" and the penalty is 2 cards.',
            "Wer eine 7 spielt, muss „hail“ sagen. Bei einem Verstoß ruft man „No hail“, und das kostet 2 Karten.",
        ),
        (
            "When a player plays a King, they must give a card to the next player.",
            "Wer einen König spielt, muss dem Nächsten eine Karte geben.",
        ),
        (
            "When a player plays a 7, the next player must play a 7 or draw 2 cards and the draws add up.",
            "Wenn jemand eine 7 spielt, muss der Nächste eine 7 spielen oder 2 Karten ziehen, "
            "und die Strafkarten zählen zusammen.",
        ),
        (
            "When a player plays a red Jack on a black Jack, the draw is cancelled.",
            "Wenn jemand einen roten Buben auf einen schwarzen Buben spielt, entfallen die Strafkarten.",
        ),
        (
            "When a player plays 2 Aces, the next 2 players are skipped.",
            "Wenn jemand 2 Asse spielt, setzen die nächsten beiden aus.",
        ),
        ("A Joker may be played on any card at any time.", "Ein Joker darf jederzeit auf jede Karte gespielt werden."),
        ("A card other than a Heart may not be played on a Heart.", "Auf ein Herz darf nur ein Herz gespielt werden."),
        ("A player may not play a card they have just drawn.", "Niemand darf eine eben gezogene Karte spielen."),
        (
            "When a player plays a 9, the next player may not play a Heart on their next turn.",
            "Wenn jemand eine 9 spielt, darf der Nächste ein Herz im nächsten Zug nicht spielen.",
        ),
        ("Hands are face up.", "Alle spielen mit offenen Karten."),
        ("", ""),
        ("Sit up straight.", ""),
        ("When a player sings, they win.", ""),
        ("When a player plays a King, they sing.", ""),
        ("When a player plays a Wolf, they win.", ""),
        ("When a player plays the Wolf of Hearts, they win.", ""),
        ("When a player plays the King of Wolves, they win.", ""),
        ("When a player plays a King, sing.", ""),
        ("When a player plays a King, the wolf draws a card.", ""),
        ("When a player plays a King, the next player draws a card and they win.", ""),
        ("When a player plays a King, they win. Sit up straight.", ""),
    ],
)
def test_a_sentence_has_its_german_one_or_none(sentence: str, german: str) -> None:
    assert gloss(sentence, "de") == german
    assert gloss(sentence, "") == ""
    assert gloss(sentence, "fr") == ""


@pytest.mark.parametrize(
    ("outcome", "german"),
    [
        ("B misses the turn.", "B setzt aus."),
        ("B and C miss their turns.", "B und C setzen aus."),
        ("B, chosen by A, draws 2 cards.", "B, von A ausgesucht, zieht 2 Karten."),
        ("Everybody draws a card.", ""),
        ("everybody passes their hand to B.", "Jeder gibt alle Karten an B weiter."),
        ("they draw a card.", ""),
        ("the sky falls.", ""),
    ],
)
def test_what_comes_of_it_in_an_example(outcome: str, german: str) -> None:
    assert glosses("de").example(outcome) == german
    assert glosses("fr").example(outcome) == ""


def test_what_the_table_offers_whoever_does_not_know_how_to_go_on_is_told_in_german() -> None:
    unknown = (
        "they wobble",
        "swap hands",
        "pass hands left",
        "look at a hand",
        "score a bonus",
        "clear the stack",
        "choose someone to pick up 3",
    )
    for rest in unknown:
        for start in ("When a player plays a 7,", "When a player draws a card,"):
            found = answer(f"{start} {rest} somehow")
            assert [each for each in found.proposals if not gloss(each, "de")] == []
    for start in (
        "same rank",
        "new suit",
        "draws",
        "penalty",
        "last",
        "one left",
        "misses",
        "beginning",
        "an Ace maybe",
    ):
        found = answer(f'the next player must say "hey" {start}')
        assert [each for each in found.proposals if not gloss(each, "de")] == []


def test_a_language_is_known_by_its_words() -> None:
    assert [name_of(words_of(each)) for each in LANGUAGES] == list(LANGUAGES)
    assert name_of({}) == ""
    assert name_of({"you": "tu"}) == ""


def test_a_rule_in_peoples_words_is_shown_with_what_it_says() -> None:
    text = "When a player plays a King, the next player is skipped."
    kings, straight = [
        Article(id, id, "Ann", "", (), words) for id, words in (("kings", text), ("straight", "Sit up."))
    ]
    table = new_table((*BARTOK, kings, straight), ["Ann", "Bob"])
    german = words_of("de")
    shown = {rule.id: rule for rule in view(table, 0).rules}
    for _ in range(2):
        said = rule_shown_in(shown["kings"], table.law, german)
        assert (said.sentence, said.further) == (text, "Wenn jemand einen König spielt, setzt der Nächste aus.")
        assert rule_shown_in(shown["straight"], table.law, german) == shown["straight"]

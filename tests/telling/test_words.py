"""Sentences about people: in the second person to whom it concerns, and in the third to all others."""

from __future__ import annotations

import pytest

from cardhouse.cards import card, cards
from cardhouse.core.words import BadTemplate, Hearer, Words, counted, enumerated, own_form, sentence, words
from cardhouse.rules.saying.words import ranks

NAMES = ["Ann", "Bob", "Cat"]
ANN, BOB, CAT, ONLOOKER = 0, 1, 2, -1


@pytest.mark.parametrize(
    ("hearer", "heard"),
    [(ANN, "you give Bob two cards"), (BOB, "Ann gives you two cards"), (CAT, "Ann gives Bob two cards")],
)
def test_each_hears_it_in_their_own_person(hearer: int, heard: str) -> None:
    gift = words("{giver:who} {gives} {to:whom} {count:cards}", giver=ANN, to=BOB, count=2)
    assert Hearer(NAMES, hearer).hears(gift) == heard


@pytest.mark.parametrize(
    ("hearer", "heard"),
    [
        (ANN, "your time is up; you have to take your card"),
        (BOB, "Ann's time is up; Ann has to take their card"),
        (ONLOOKER, "Ann's time is up; Ann has to take their card"),
    ],
)
def test_pronouns_follow_the_latest_person(hearer: int, heard: str) -> None:
    late = words("{player:whose} time is up; {player:who} {has} to take {their} card", player=ANN)
    assert Hearer(NAMES, hearer).hears(late) == heard


def test_several_people_do_what_one_does() -> None:
    missed = words("{players:who} {misses} a turn", players=(BOB, CAT))
    assert Hearer(NAMES, ANN).hears(missed) == "Bob and Cat miss a turn"
    assert Hearer(NAMES, CAT).hears(missed) == "you and Bob miss a turn"
    assert (
        Hearer(NAMES, CAT).hears(words("it is {players:whose} turn", players=(BOB, CAT))) == "it is you and Bob's turn"
    )


@pytest.mark.parametrize(
    ("who", "hearer", "three", "two"),
    [
        (ANN, ANN, "du", "du"),
        (ANN, BOB, "eine", "andere"),
        ((BOB, CAT), ANN, "viele", "andere"),
        ((BOB, CAT), BOB, "viele", "andere"),
    ],
)
def test_a_word_for_the_hearer_one_other_or_several(
    who: int | tuple[int, ...], hearer: int, three: str, two: str
) -> None:
    for template, chosen in (("{who:who} {du|eine|viele}", three), ("{who:who} {du|andere}", two)):
        assert Hearer(NAMES, hearer).hears(words(template, who=who)).split()[-1] == chosen


def test_the_verb_agrees_with_the_person_before_it_and_no_other() -> None:
    first = words("{one:who} {was} first; {other:who} {loses} nothing", one=ANN, other=BOB)
    assert Hearer(NAMES, BOB).hears(first) == "Ann was first; you lose nothing"


@pytest.mark.parametrize(
    ("verb", "own"),
    [
        *[("plays", "play"), ("passes", "pass"), ("tidies", "tidy"), ("lies", "lie"), ("has", "have"), ("is", "are")],
        *[
            ("goes", "go"),
            ("catches", "catch"),
            ("vetoes", "veto"),
            ("mixes", "mix"),
            ("loses", "lose"),
            ("did", "did"),
        ],
    ],
)
def test_verbs_in_the_second_person(verb: str, own: str) -> None:
    assert own_form(verb) == own


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("10H", "10♥"),
        ("JK", "a Joker"),
        ("QD=J", "Q♦ called a Jack"),
        ("5S=A", "5♠ called an Ace"),
        ("~5S", "a card face down"),
    ],
)
def test_cards_as_people_say_them(name: str, said: str) -> None:
    assert Hearer(NAMES).hears(words("{card}", card=card(name))) == said


def test_numbers_suits_and_ranks_in_words() -> None:
    hearer = Hearer(NAMES)
    assert hearer.hears(words("{cards}", cards=cards("5H 9C KD"))) == "5♥, 9♣ and K♦"
    assert hearer.hears(words("{cards}", cards=())) == "no card"
    assert hearer.hears(words("{suit:suit}, {rank:rank}", suit=1, rank=12)) == "Hearts, Queen"
    assert hearer.hears(words("{suit:suit}, {rank:rank}", suit=-1, rank=0)) == "no suit, Joker"
    assert [counted(number, "card") for number in (0, 1, 2, 12)] == ["no cards", "a card", "two cards", "12 cards"]
    assert enumerated(["Ann"]) == "Ann"
    assert enumerated([]) == ""


def test_what_people_wrote_is_never_read_as_a_template() -> None:
    said = words("{player:who} {says}: “{words}”", player=BOB, words="{player:who} {0} {")
    assert Hearer(NAMES, BOB).hears(said) == "you say: “{player:who} {0} {”"


def test_a_sentence_may_be_part_of_another() -> None:
    moved = words("{by:who} {moves} to {what}", by=ANN, what=words("give {about:whom} the turn", about=BOB))
    assert Hearer(NAMES, BOB).hears(moved) == "Ann moves to give you the turn"


@pytest.mark.parametrize(
    "said", [words("{nobody:who} plays"), words("{card:suit}", card="x"), Words("{n:whatever}", {"n": 3})]
)
def test_a_template_that_nobody_can_fill_is_an_error(said: Words) -> None:
    with pytest.raises(BadTemplate):
        Hearer(NAMES).hears(said)


def test_nobody_is_somebody_too() -> None:
    assert (
        Hearer(NAMES).hears(words("it is {player:whose} turn, {player:who}", player=-1))
        == "it is nobody's turn, nobody"
    )
    assert sentence(" all is well ") == "All is well"


@pytest.mark.parametrize(
    "rank, told", [(1, "Aces"), (2, "2s"), (11, "Jacks"), (13, "Kings"), (0, "Jokers"), (14, "Jokers")]
)
def test_all_cards_of_a_rank(rank: int, told: str) -> None:
    assert ranks(rank) == told


def test_whoever_is_not_spoken_of_hears_the_same() -> None:
    bob = Hearer(NAMES, 1)
    assert [bob.hears_as(seat) for seat in (-1, 0, 1, 2)] == [True] * 4, "nothing was said yet"
    bob.hears(words("{player:who} {plays} a card", player=0))
    assert [bob.hears_as(seat) for seat in (-1, 0, 2)] == [True, False, True]
    assert not bob.is_me(2)
    assert [bob.hears_as(seat) for seat in (-1, 0, 2)] == [True, False, False]
    ann = Hearer(NAMES, 0)
    ann.hears(words("{player:who} {plays} a card", player=0))
    assert not ann.hears_as(2), "it was said of Ann, who is told so otherwise than all others"


def test_whoever_is_known_is_told_alone() -> None:
    bob = Hearer(NAMES, 1)
    assert (bob.seat, bob.hears_as(2)) == (1, False)

"""Whatever somebody has to do reads as a task: "Bob has to …"."""

from __future__ import annotations

import pytest

from cardhouse.core.owed import Duty
from cardhouse.telling.ways import DOINGS, doing, task

TASKS = {
    "accuse": "accuse somebody",
    "add-rule": "add a rule",
    "arrange": "put the cards back in order",
    "bow": "bow",
    "butt-in": "butt in",
    "buy": "buy a card",
    "cut": "cut the cards",
    "cutter": "name who cuts",
    "deal": "deal",
    "death": "say on which pile death lies",
    "designate": "name who gives cards and who gets them",
    "draw": "draw a card",
    "give": "give cards away",
    "menu": "name the rules that rest",
    "pass": "pass",
    "pass-hand": "pass all hands on",
    "pay": "take a penalty card",
    "play": "play a card",
    "point": "point at somebody",
    "primes": "say which cards are prime",
    "put-down": "put the cards down",
    "ready": "say that everything is ready",
    "salad": "serve the salad",
    "shuffle": "shuffle",
    "start": "begin",
    "suit": "name a suit",
    "take": "take cards",
    "take-back": "take the card back",
    "turn-up": "turn up the first card",
    "vote": "vote",
}


@pytest.mark.parametrize("way, words", TASKS.items())
def test_a_way_of_acting_reads_as_what_somebody_does(way: str, words: str) -> None:
    assert doing(way) == words
    assert task(Duty(1, way)) == words


def test_no_way_with_words_of_its_own_is_left_out_here() -> None:
    assert set(DOINGS) == set(TASKS)


def test_a_way_that_nobody_has_words_for_is_called_by_its_name() -> None:
    assert doing("stand-on-one-leg") == "stand on one leg"


def test_words_that_are_owed_are_quoted() -> None:
    assert task(Duty(1, "say", "Bartok")) == "say “Bartok”"
    assert task(Duty(1, "point", "left")) == "point at somebody left"
    assert task(Duty(1, "give", "left")) == "give cards away"

"""What rules say of a duty: of their own kind what it is about, and of any other nothing but what was said before."""

from typing import Any

import pytest

from cardhouse.cards import card
from cardhouse.core.owed import SAY, Duty
from cardhouse.core.people_acts import SaidEnough
from cardhouse.core.questions import DRAW, Satisfies
from cardhouse.english.written.deeds import gift_words, right_gift
from cardhouse.english.written.duties import DO
from cardhouse.english.written.owing import deed_words, drawing_words, one_of_them
from cardhouse.rules.going_back.wrong_cards import OutOfTurnIsVoid
from cardhouse.rules.order.naming_suits import NamesSuit
from cardhouse.rules.piles.piles import FlipsPile
from cardhouse.rules.points.points_of_order import HandsDown
from cardhouse.rules.timing.owing_in_time import DeedWords, WordsOwed
from tests.core.seating import ANN, BOB, CAT, seat

GIVE, FLIP, TURN_UP, SUIT, PUT_DOWN, TAKE_BACK = "give", "flip", "turnup", "suit", "put-down", "take-back"
ONE, TWO = card("4C"), card("9H")


def duty(kind: str, what: str = "", *about: int) -> Duty:
    return Duty(ANN, kind, what, about=about)


@pytest.mark.parametrize(
    ("words", "owed", "told"),
    [
        (gift_words, duty(GIVE, "", BOB, 1), "give a card"),
        (gift_words, duty(GIVE, "", BOB, 2), "give 2 cards"),
        (gift_words, duty(GIVE, "", BOB), "as before"),
        (gift_words, duty(GIVE, "", BOB, 2, 3), "as before"),
        (gift_words, duty(FLIP, "", BOB, 2), "as before"),
        (deed_words, duty(DO, "bow"), "bow"),
        (deed_words, duty(SAY, "bow"), "as before"),
        (drawing_words, duty(DRAW, "1"), "draw a card"),
        (drawing_words, duty(DRAW, "3"), "draw 3 cards"),
        (drawing_words, duty(DRAW, "some"), "as before"),
        (drawing_words, duty(SAY, "3"), "as before"),
        (HandsDown().in_words, duty(PUT_DOWN), "put down their cards"),
        (HandsDown().in_words, duty(TAKE_BACK), "as before"),
        (OutOfTurnIsVoid().take_it_back, duty(TAKE_BACK), "take back the card"),
        (OutOfTurnIsVoid().take_it_back, duty(PUT_DOWN), "as before"),
    ],
)
def test_how_a_deed_is_told(words: Any, owed: Duty, told: str) -> None:
    assert words(DeedWords(owed), seat(), "as before") == told


@pytest.mark.parametrize(
    ("does", "owed", "picks", "enough"),
    [
        (right_gift, duty(GIVE, "", BOB, 2), (BOB, ONE, TWO), True),
        (right_gift, duty(GIVE, "", BOB, 2), (CAT, ONE, TWO), False),
        (right_gift, duty(GIVE, "", BOB, 2), (BOB, ONE), False),
        (right_gift, duty(GIVE, "", BOB, 1), (BOB, ONE, TWO), False),
        (right_gift, duty(GIVE, "", BOB), (BOB, ONE), None),
        (right_gift, duty(FLIP, "", BOB, 1), (CAT, ONE), None),
        (FlipsPile().that_pile, duty(FLIP, "", 2, BOB), (2,), True),
        (FlipsPile().that_pile, duty(TURN_UP, "", 2, BOB), (2,), True),
        (FlipsPile().that_pile, duty(FLIP, "", 2, BOB), (1,), False),
        (FlipsPile().that_pile, duty(GIVE, "", 2, BOB), (1,), None),
        *((NamesSuit().one_of_four, duty(SUIT), (suit,), 0 <= suit < 4) for suit in range(-1, 5)),
        (NamesSuit().one_of_four, duty(SUIT), (1, 2), False),
        (NamesSuit().one_of_four, duty(GIVE), (7,), None),
    ],
)
def test_what_does_for_a_deed(does: Any, owed: Duty, picks: tuple[object, ...], enough: bool | None) -> None:
    asked = Satisfies(owed, picks)
    for earlier in (True, False):
        assert does(asked, seat(), earlier) is (earlier if enough is None else enough)


@pytest.mark.parametrize(
    ("does", "words", "wanted", "before", "enough"),
    [
        (one_of_them, "Yes", 'Yes" or "No', False, True),
        (one_of_them, "No", 'Yes" or "No', False, True),
        (one_of_them, "Maybe", 'Yes" or "No', False, False),
        (one_of_them, "Maybe", 'Yes" or "No', True, True),
        (one_of_them, "Yes", "Yes", False, False),  # where one thing is wanted, others have their say
        (WordsOwed(homophones=True).as_it_was_meant, "won", "one", False, True),
        (WordsOwed(homophones=True).as_it_was_meant, "moon", "one", False, False),
        (WordsOwed(homophones=True).as_it_was_meant, "moon", "one", True, True),
        (WordsOwed().as_it_was_meant, "won", "one", False, False),
        (WordsOwed(fuzz=1).as_it_was_meant, "hospitel", "hospital", False, True),
        (WordsOwed(fuzz=1).as_it_was_meant, "hotels", "hospital", False, False),
        (WordsOwed(fuzz=1).as_it_was_meant, "won", "one", False, False),
    ],
)
def test_which_words_do_for_others(does: Any, words: str, wanted: str, before: bool, enough: bool) -> None:
    assert does(SaidEnough(words, wanted), seat(), before) is enough

"""One card: how it is written, what it counts as, and which way it lies."""

import copy
import pickle

import pytest

from cardhouse.cards import DECK_FACES, JOKER, RANKS, SUITS, Card, UnknownCard, card, cards, listed


@pytest.mark.parametrize(
    "text, name",
    [
        ("10H", "10H"),
        ("10♥", "10H"),
        (" qd ", "QD"),
        ("jk", "JK"),
        ("~5S", "~5S"),
        ("~5♠", "~5S"),
        ("QD=J", "QD=J"),
        ("~qd=j", "~QD=J"),
        ("QD=Q", "QD"),  # called what it is, a card is itself
    ],
)
def test_a_card_is_written_in_a_few_ways(text: str, name: str) -> None:
    assert card(text).name == name
    assert card(text) is card(name)


@pytest.mark.parametrize("text", ["", "1H", "11H", "H", "10", "10X", "5H=1", "5H=S", "JK=5", "~", "~~5H", "5H 6H"])
def test_other_text_is_no_card(text: str) -> None:
    with pytest.raises(UnknownCard, match="for instance 10H, or JK for a Joker") as problem:
        card(text)
    assert f'"{text}"' in str(problem.value)


def test_every_face_has_a_rank_and_a_suit() -> None:
    assert [face.name for face in DECK_FACES] == [rank + suit for rank in RANKS for suit in SUITS]
    assert [RANKS[face.rank - 1] + SUITS[face.suit] for face in DECK_FACES] == [face.name for face in DECK_FACES]
    assert not any(face.joker for face in DECK_FACES)


def test_a_joker_has_neither() -> None:
    assert (JOKER.joker, JOKER.rank, JOKER.suit) == (True, 0, -1)


def test_a_called_card_counts_as_another_and_is_still_itself() -> None:
    queen = card("QD")
    jack = queen.called(11)
    assert (jack.rank, jack.suit, jack.bit) == (card("JD").rank, card("JD").suit, card("JD").bit)
    assert jack.printed is queen
    assert jack is not card("JD")
    assert jack.called(12) is queen
    assert jack.called(13).printed is queen


def test_a_card_face_down_shows_its_back() -> None:
    down = card("5S").turned(True)
    assert (down.shown, str(down), card("5S").shown) == ("##", "##", "5S")
    assert (down.rank, down.suit, down.printed) == (5, SUITS.index("S"), card("5S"))
    assert down.turned(True) is down
    assert down.turned(False) is card("5S")


def test_turning_and_calling_may_come_in_any_order() -> None:
    assert card("QD").called(11).turned(True) is card("QD").turned(True).called(11) is card("~QD=J")
    assert card("~QD=J").turned(False).called(12) is card("QD")
    assert JOKER.turned(True).turned(False) is JOKER


@pytest.mark.parametrize(
    "text, read", [("10H", "10♥"), ("AS", "A♠"), ("JK", "JK"), ("QD=J", "QD=J"), ("~QD", "##"), ("~JK", "##")]
)
def test_players_read_signs(text: str, read: str) -> None:
    assert str(card(text)) == read


@pytest.mark.parametrize("text", ["10H", "JK", "~5S", "QD=J", "~QD=J"])
def test_a_card_is_one_object_however_it_is_copied(text: str) -> None:
    one = card(text)
    assert copy.copy(one) is one
    assert copy.deepcopy([one])[0] is one
    assert pickle.loads(pickle.dumps(one)) is one
    assert eval(repr(one), {"card": card}) is one


def test_several_cards_are_separated_by_spaces_or_commas() -> None:
    assert cards("5H, 9C KD") == cards("5H,9C,KD") == (card("5H"), card("9C"), card("KD"))
    assert cards("") == ()


@pytest.mark.parametrize(
    "several, read", [("", "no card"), ("5H", "5♥"), ("5H 9C", "5♥ and 9♣"), ("5H 9C KD", "5♥, 9♣ and K♦")]
)
def test_cards_are_listed_as_players_read_them(several: str, read: str) -> None:
    assert listed(cards(several)) == read
    assert listed(iter(cards(several))) == read


def test_cards_can_be_kept_in_sets() -> None:
    seen: set[Card] = {card("5H"), card("5♥"), card("QD"), card("QD=J")}
    assert len(seen) == 3


@pytest.mark.parametrize("text", ["~~5S", "JK=5", "~JK=5", "5S=7=8", "5S=X", "5S=7", "~5S=7", "~5S", " 5s ", "5♠"])
def test_a_name_is_that_of_one_card_or_of_none(text: str) -> None:
    """However often it is asked for, and whatever other cards were asked for before."""
    right = {"5S=7": (7, False), "~5S=7": (7, True), "~5S": (5, True), " 5s ": (5, False), "5♠": (5, False)}
    card("~5S"), card("5S=7")
    for _ in range(2):
        if text in right:
            assert (card(text).rank, card(text).down, card(text).printed) == (*right[text], card("5S"))
        else:
            with pytest.raises(UnknownCard):
                card(text)

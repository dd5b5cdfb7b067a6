"""Sets of faces, and packs."""

import copy
import pickle

import pytest

from cardhouse.cards import (
    ACES,
    ALL,
    BLACK,
    COURT,
    DECK_FACES,
    EIGHTS,
    JACKS,
    JOKER,
    JOKERS,
    KINGS,
    NONE,
    QUEENS,
    RED,
    SEVENS,
    TWOS,
    Cards,
    card,
    cards,
    of_rank,
    of_suit,
    packs,
    set_of,
)


def test_a_set_knows_its_members() -> None:
    assert card("AS") in ACES
    assert card("2S") not in ACES
    assert JOKER in JOKERS
    assert JOKER in ALL
    assert all(face not in NONE for face in DECK_FACES)


def test_a_called_card_belongs_where_it_counts() -> None:
    assert card("QD=J") in JACKS
    assert card("QD=J") not in QUEENS
    assert card("~8C") in EIGHTS


def test_sets_are_joined_and_cut() -> None:
    assert RED | BLACK | JOKERS == ALL
    assert RED & BLACK == NONE
    assert ALL - RED - BLACK == JOKERS
    assert list(RED & ACES) == [card("AH"), card("AD")]
    assert COURT == JACKS | QUEENS | KINGS
    assert set_of("AS AH AD AC") == set_of(cards("AC AD AH AS AS")) == ACES


def test_a_set_counts_faces_and_not_cards() -> None:
    assert [len(each) for each in (NONE, JOKERS, ACES, of_suit(0), RED, ALL)] == [0, 1, 4, 13, 26, 53]
    assert not NONE
    assert TWOS
    assert len(set_of(packs(3, jokers=2))) == 53


def test_members_come_in_the_order_of_a_new_pack() -> None:
    assert [face.name for face in SEVENS | JOKERS] == ["7S", "7H", "7D", "7C", "JK"]


def test_equal_sets_are_equal_and_other_things_are_not() -> None:
    assert hash(of_rank(1)) == hash(ACES)
    assert ACES != TWOS
    assert ACES != "AS AH AD AC"
    assert len({ACES, of_rank(1), TWOS}) == 2


@pytest.mark.parametrize(
    "several, words",
    [
        (ACES, "an Ace"),
        (TWOS, "a 2"),
        (EIGHTS, "an 8"),
        (KINGS, "a King"),
        (JOKERS, "a Joker"),
        (of_suit(3), "a Club"),
        (COURT, "a face card"),
        (RED, "a red card"),
        (BLACK, "a black card"),
        (ALL, "a card"),
        (NONE, "no card"),
        (set_of("9D"), "9♦"),
        (set_of("9D JK"), "9♦ or a Joker"),
        (ALL - JOKERS, "any card but a Joker"),
        (ACES | TWOS | of_rank(3), "an Ace, a 2 or a 3"),
        (SEVENS & RED, "a red 7"),
        (ACES - RED | set_of("9D 9S"), "a black Ace, 9♠ or 9♦"),
        (of_suit(1) | TWOS | JOKERS, "a 2, a Heart or a Joker"),
    ],
)
def test_a_sentence_names_a_set(several: Cards, words: str) -> None:
    assert str(several) == words


def test_a_set_can_be_written_down_and_read() -> None:
    some = set_of("9D JK")
    assert eval(repr(some), {"set_of": set_of}) == some
    assert pickle.loads(pickle.dumps(some)) == copy.deepcopy(some) == some


def test_a_pack_has_every_face_once_and_the_jokers_wanted() -> None:
    assert packs() == list(DECK_FACES)
    two = packs(2, jokers=4)
    assert len(two) == 108
    assert [two.count(card(name)) for name in ("AS", "KC", "JK")] == [2, 2, 4]


@pytest.mark.parametrize("number, jokers", [(0, 0), (-1, 0), (1, -1)])
def test_there_is_no_smaller_pack(number: int, jokers: int) -> None:
    with pytest.raises(ValueError, match=f"not {number} and {jokers}"):
        packs(number, jokers=jokers)

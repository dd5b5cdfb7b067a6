"""The picture of a table in a notebook, as whoever looks at it sees it."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree
from itertools import pairwise
from xml.etree.ElementTree import Element

import pytest

import cardhouse as ch
from cardhouse.cards import card
from cardhouse.core.view import view
from cardhouse.front.pictures import FELT, INK, table_svg

BACK, FACE, PLACE = "#37474f", "#fff", "none"


@pytest.fixture
def game() -> ch.OpenGame:
    game = ch.play("bartok@2023-08-14", ["Ann", "Bob & Co", "Cat"], seed=5)
    game.table.hands[0][:] = [card(name) for name in ("JK", "QD", "3C", "7S", "7D", "KH")]
    game.table.hands[1][:] = [card("2C")]
    game.table.forget()
    return game


def drawn(game: ch.OpenGame, seat: int = 0) -> Element:
    return ElementTree.fromstring(table_svg(view(game.table, seat)))


def number(element: Element, name: str) -> float:
    return float(element.attrib[name])


def cards_in(root: Element) -> list[Element]:
    return [each for each in root if each.tag.endswith("rect")][1:]


def words_in(root: Element) -> dict[str, Element]:
    return {each.text or "": each for each in root if each.tag.endswith("text")}


def middle_of(box: Element) -> float:
    return number(box, "x") + number(box, "width") / 2


def hand_in(root: Element) -> list[Element]:
    lowest = max(number(box, "y") for box in cards_in(root))
    return [box for box in cards_in(root) if number(box, "y") == lowest]


def test_everything_lies_on_the_felt(game: ch.OpenGame) -> None:
    root = drawn(game)
    left, top, width, height = map(float, root.attrib["viewBox"].split())
    felt = root[0]
    assert (left, top, number(root, "width")) == (0, 0, width)
    assert (number(felt, "width"), number(felt, "height"), felt.attrib["fill"]) == (width, height, FELT)
    for box in cards_in(root):
        assert 0 < number(box, "x") < number(box, "x") + number(box, "width") < width
        assert 0 < number(box, "y") < number(box, "y") + number(box, "height") < height
    assert all(0 < number(each, "y") < height for each in words_in(root).values())
    assert root.attrib["aria-label"] == "The table as Ann sees it"


def test_the_others_stand_above_in_their_order_with_how_much_they_hold(game: ch.OpenGame) -> None:
    for seat, names, counts in ((0, ["Bob & Co", "Cat"], ["1 card", "5 cards"]), (1, ["Cat", "▸ Ann"], ["6 cards"])):
        root = drawn(game, seat)
        words = words_in(root)
        first, second = [words[name] for name in names]
        assert (number(first, "x"), number(second, "x")) == (180, 540)
        assert number(first, "y") == number(second, "y") < min(number(box, "y") for box in cards_in(root))
        for count in counts:
            assert number(first, "y") < number(words[count], "y") < min(number(box, "y") for box in cards_in(root))
    words = words_in(drawn(game))
    assert number(words["1 card"], "x") == number(words["Bob & Co"], "x")
    assert number(words["5 cards"], "x") == number(words["Cat"], "x")


def test_whose_turn_it_is_has_a_mark(game: ch.OpenGame) -> None:
    marked = [[words for words in words_in(drawn(game, seat)) if "▸" in words] for seat in range(3)]
    assert marked == [["▸ Ann"]] * 3


def test_the_own_hand_lies_below_sorted_and_side_by_side(game: ch.OpenGame) -> None:
    root = drawn(game)
    hand = hand_in(root)
    edges = [(number(box, "x"), number(box, "x") + number(box, "width")) for box in hand]
    assert len(hand) == 6
    assert all(end < start for (_, end), (start, _) in pairwise(edges))
    assert edges[0][0] == pytest.approx(720 - edges[-1][1])
    steps = [later - earlier for (earlier, _), (later, _) in pairwise(edges)]
    assert steps == pytest.approx([54] * 5)
    own = words_in(root)["▸ Ann"]
    assert number(own, "x") == 360
    assert number(own, "y") < number(hand[0], "y")


FACES = ["7♠", "K♥", "7♦", "Q♦", "3♣", "JK"]


def test_a_face_stands_in_the_middle_of_its_card_in_its_colour(game: ch.OpenGame) -> None:
    root = drawn(game)
    words = words_in(root)
    for box, name in zip(hand_in(root), FACES, strict=True):
        assert box.attrib["fill"] == FACE
        assert number(words[name], "x") == pytest.approx(middle_of(box))
        assert words[name].attrib["text-anchor"] == "middle"
        assert number(box, "y") + 32 < number(words[name], "y") < number(box, "y") + 48
        assert words[name].attrib["fill"] == INK[name[-1] in "♥♦"]


def test_many_cards_move_closer_and_one_lies_in_the_middle(game: ch.OpenGame) -> None:
    for count in (1, 2, 13, 14, 40):
        game.table.hands[0][:] = [card("2C")] * count
        game.table.forget()
        hand = hand_in(drawn(game))
        assert len(hand) == count
        first, last = number(hand[0], "x"), number(hand[-1], "x") + number(hand[-1], "width")
        assert first == pytest.approx(720 - last)
        assert first >= 8
        if count == 40:
            assert first == pytest.approx(8)  # as wide as there is room


def test_stock_and_piles_lie_in_the_middle(game: ch.OpenGame) -> None:
    game.table.piles[2] = []
    game.table.piles[1][:] = [card("9H"), card("4C")]
    game.table.forget()
    root = drawn(game)
    stock, first, second = cards_in(root)[:3]
    words = words_in(root)
    assert [box.attrib["fill"] for box in (stock, first, second)] == [BACK, FACE, PLACE]
    for box, told in ((stock, f"stock: {len(game.table.stock)}"), (first, "pile 1: 2"), (second, "pile 2: 0")):
        assert number(words[told], "x") == pytest.approx(middle_of(box))
        assert number(box, "y") + number(box, "height") < number(words[told], "y") < number(hand_in(root)[0], "y")
    assert number(words["▸ Ann"], "y") - 16 > number(words["pile 1: 2"], "y") + 8, "a line apart"
    assert number(words["4♣"], "x") == pytest.approx(middle_of(first))
    assert "9♥" not in words
    assert middle_of(first) == pytest.approx(360)
    assert number(stock, "x") + 46 + 20 < number(first, "x")
    assert number(second, "x") - number(first, "x") == pytest.approx(number(first, "x") - number(stock, "x"))


def test_where_there_is_no_card_no_back_is_drawn(game: ch.OpenGame) -> None:
    game.table.stock.clear()
    game.table.forget()
    root = drawn(game)
    assert cards_in(root)[0].attrib["fill"] == PLACE
    assert "stock: 0" in words_in(root)


def test_a_game_shows_the_table_of_whoever_is_to_move(game: ch.OpenGame) -> None:
    assert game._repr_html_() == table_svg(view(game.table, 0))
    assert game.do("draw")
    assert "as Bob &amp; Co sees it" in game._repr_html_()

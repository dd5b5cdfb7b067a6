"""The picture of a table in the terminal, as a player sees it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cardhouse.cards import cards
from cardhouse.core.seats import NO_SEAT
from cardhouse.core.shown import NO_NUMBER, ShownArea, ShownFigure, ShownPile, ShownToken
from cardhouse.core.table import Table
from cardhouse.core.view import View, view
from cardhouse.terminal.drawing import joined, order_of_play, own, picture
from tests.cli.playing import laid

BOB = 1


def seen(**more: object) -> View:
    """Ann's view: her turn, Cat deals."""
    table: Table = laid("9C 5H JK AH", "9D 9S", "10D 10S 2S", pile="2H 3H 4H 5D 6D 7D 8D")
    return replace(view(table, 0), **more)  # type: ignore[arg-type]  # some fields of the view


def test_the_whole_table() -> None:
    assert picture(seen(), 60) == [
        "    Bob               Cat (deals)",
        "    ▒▒ 2              ▒▒▒ 3",
        "",
        "      ┌────┐ stock: 10   ┌────┐ pile",
        "      │▒▒▒▒│             │ 8♦ │ on 7♦ 6♦ 5♦ 4♥ and 2 more",
        "      └────┘             └────┘",
        "",
        "  ▸ Ann (you)",
        "    ┌────┐┌────┐┌────┐┌────┐",
        "    │ A♥ ││ 5♥ ││ 9♣ ││ JK │",
        "    └─1──┘└─2──┘└─3──┘└─4──┘",
    ]


def test_whose_turn_it_is_is_marked() -> None:
    drawn = picture(seen(turn=1), 60)
    assert drawn[0] == "  ▸ Bob               Cat (deals)"
    assert "    Ann (you)" in drawn


def test_the_own_deal_is_marked() -> None:
    drawn = picture(seen(dealer=0), 60)
    assert drawn[0] == "    Bob               Cat"
    assert "  ▸ Ann (you, deal)" in drawn


def test_on_a_narrow_screen_everything_is_broken_into_rows() -> None:
    drawn = picture(seen(), 20)
    assert [line.split() for line in drawn[:4]] == [["Bob"], ["▒▒", "2"], ["Cat", "(deals)"], ["▒▒▒", "3"]]
    assert [line for line in drawn if "─1──" in line] == ["    └─1──┘└─2──┘"]
    assert [line for line in drawn if "─3──" in line] == ["    └─3──┘└─4──┘"]


def test_a_large_hand_is_counted_and_an_empty_one_too() -> None:
    drawn = picture(seen(hand_sizes=(4, 12, 0)), 60)
    assert drawn[1] == "    ▒▒▒▒▒▒▒▒▒▒ 12     0"
    assert picture(seen(hand_sizes=(4, 10, 1)), 60)[1] == "    ▒▒▒▒▒▒▒▒▒▒ 10     ▒ 1"


def test_who_has_no_cards_reads_so() -> None:
    assert own(seen(hand=()), 60) == ["  ▸ Ann (you)", "    no cards"]


def test_several_piles_have_numbers_and_tokens() -> None:
    piles = (ShownPile(1, ("2H",)), ShownPile(2, ("3H", "##")), ShownPile(3, ()))
    tokens = (ShownToken("death", -1, 2), ShownToken("turn", 1))
    drawn = picture(seen(piles=piles, tokens=tokens), 80)
    assert "pile 1" in drawn[4]
    assert "pile 2" in drawn[4]
    assert "pile 3" in drawn[4]
    assert "▒▒ │ on 3♥" in drawn[5]
    assert drawn[6].count("[death]") == 1
    assert drawn[2] == "    [turn]"


def test_an_empty_stock_is_an_empty_place() -> None:
    assert "│    │" in picture(seen(stock=0), 60)[4]
    assert "stock: 0" in picture(seen(stock=0), 60)[3]


def test_what_lies_open_is_told_under_the_piles() -> None:
    areas = (
        ShownArea("market", -1, tuple(each.name for each in cards("JS QS KS JH QH KH JD QD KD JC QC KC AS"))),
        ShownArea("trap", 1, ("##",)),
        ShownArea("salad", 0, ("5C",)),
        ShownArea("box", -1, ()),
    )
    figures = (ShownFigure("price J", NO_SEAT, 2), ShownFigure("slow", NO_SEAT, NO_NUMBER), ShownFigure("bows", BOB, 3))
    drawn = picture(seen(areas=areas, figures=figures, known=("5H", "6H"), open_cards=(("2C",), ("9D",), ())), 80)
    text = "\n".join(drawn)
    assert "  market: Q♠ K♠ J♥ Q♥ K♥ J♦ Q♦ K♦ J♣ Q♣ K♣ A♠" in drawn
    assert "  on top of the stock: 5♥ 6♥" in drawn
    assert "  price J: 2, slow" in drawn
    assert "    trap ▒▒" in drawn
    assert "    shown 9♦" in drawn
    assert "    [bows: 3]" in drawn
    assert "  ▸ Ann (you)   salad 5♣" in drawn
    assert "2♣" not in text
    assert "box" not in text


@pytest.mark.parametrize(
    "turn, direction, order", [(0, 1, "Ann, Bob, Cat"), (1, -1, "Bob, Ann, Cat"), (-1, 1, "Ann, Bob, Cat")]
)
def test_the_order_of_play(turn: int, direction: int, order: str) -> None:
    assert order_of_play(seen(turn=turn, direction=direction)) == order


def test_names_are_joined() -> None:
    assert [joined(names) for names in ([], ["Ann"], ["Ann", "Bob"], ["Ann", "Bob", "Cat"])] == [
        "",
        "Ann",
        "Ann and Bob",
        "Ann, Bob and Cat",
    ]
    assert joined(["Ann", "Bob", "Cat"], "or") == "Ann, Bob or Cat"

"""BAK in the terminal: what a newcomer is told, and words for buying and looking."""

import pytest

from cardhouse.bots.bak_search import BakBot
from cardhouse.cards import cards
from cardhouse.core.acts import Act, Draw, Prepare
from cardhouse.core.engine import decide
from cardhouse.core.lines import NotUnderstood
from cardhouse.core.rounds import Pass
from cardhouse.core.table import Table
from cardhouse.core.view import view
from cardhouse.games import BAK, new_table
from cardhouse.rules.market.peeks import Arrange, Peek
from cardhouse.rules.market.trade import Buy
from cardhouse.terminal.reading import LineReader
from tests.cli.playing import Script, flat, typed

NAMES = ["Ann", "Bob", "Cat"]


def laid(hand: str = "", top: str = "5H 6H 7H 8H", row: str = "", dial: str = "referee", **options: str) -> Table:
    """Ann's turn begins, with these cards in hand, on top of the stock, and in her row."""
    table = new_table(BAK, NAMES, seed=1, dial=dial, options=options)
    decide(table, Prepare(0, "start"))
    for card in (*cards(hand), *cards(top)):
        table.stock.remove(card)
    table.hands[0] = list(cards(hand))
    table.stock += reversed(cards(top))
    for card in cards(row):
        table.areas["market"][0].remove(card)
        table.areas["row"][0].append(card)
    table.forget()
    return table


def read(table: Table, line: str) -> Act:
    return LineReader(view(table, 0)).read(line)


@pytest.mark.parametrize(
    "line, card, paid",
    [
        ("buy k", "KD", "3C"),  # the first King there is, with the lowest card that will do
        ("buy K", "KD", "3C"),
        ("buy a k", "KD", "3C"),
        ("buy q", "QS", "2S"),
        ("buy k with 9d", "KD", "9D"),
        ("buy kc for 9d", "KC", "9D"),
        ("buy kd 2", "KD", "9D"),  # a number stands for a card of the hand
        ("buy j", "JS", "2S"),
    ],
)
def test_whoever_names_no_payment_pays_with_the_lowest_card_that_will_do(line: str, card: str, paid: str) -> None:
    table = laid("9D 2S 3C", row="KS KH")
    decide(table, Draw(0))
    table.hands[0] = list(cards("9D 2S 3C"))
    act = read(table, line)
    assert isinstance(act, Buy)
    assert (act.card, act.cards) == (cards(card)[0], cards(paid))


def test_who_cannot_pay_offers_the_highest_card_and_is_told_the_price() -> None:
    table = laid("2S AC", row="KS KH KD")
    assert read(table, "buy k") == Buy(0, cards("KC")[0], cards("2S"))
    assert read(laid(), "buy k") == Buy(0, cards("KS")[0], ())
    told = flat(typed(laid("2S", top="3H 6H", row="KS KH KD"), "draw", "buy k", "quit"))
    assert "K♣ costs 4, and 3♥ will not do for it. What would be fine: pass or buy a card." in told


def test_what_is_sold_out_or_not_named_cannot_be_bought() -> None:
    table = laid("9D", row="KS KH KD KC")
    with pytest.raises(NotUnderstood, match="There is no K in the market"):
        read(table, "buy k")
    with pytest.raises(NotUnderstood, match='for instance "buy kh 5s"'):
        read(table, "buy")


@pytest.mark.parametrize(
    "row, line, count",
    [
        ("QS", "look", 2),
        ("QS QH", "look", 3),
        ("QS QH", "look 2", 2),
        ("", "look", 1),  # nobody's Queen: the referee will say so
    ],
)
def test_a_look_shows_as_many_cards_as_are_due(row: str, line: str, count: int) -> None:
    assert read(laid(row=row), line) == Peek(0, count)


def test_a_look_is_put_back_by_names_places_or_the_menu() -> None:
    for words in ("order 6h 5h", "order 2 1", "order 6♥, 5♥", "b"):
        table = laid(row="QS")
        told = typed(table, "look", words, "quit")
        assert "on top of the stock: 5♥ 6♥" in told
        assert table.stock[:-3:-1] == list(cards("6H 5H")), words
    with pytest.raises(NotUnderstood, match="There is no card number 3"):
        read(laid(row="QS"), "order 3 1")
    assert read(laid(), "order 5h 6h") == Arrange(0, cards("5H 6H"))


def test_looking_without_a_queen_is_refused_with_the_reason() -> None:
    told = flat(typed(laid(), "look", "quit"))
    assert "You have bought nothing that allows looking at the stock" in told


def test_the_menu_offers_the_cheapest_purchases() -> None:
    told = typed(laid("9D 3C", row="KS"), "draw", "quit")
    assert "a  buy J♠ with 3♣" in told
    assert "c  buy K♥ with 3♣" in told
    assert "with 9♦" not in told


def test_a_number_is_never_a_choice() -> None:
    table = laid("9D 3C", row="KS")
    told = flat(typed(table, "draw", "1", "quit"))
    assert "Numbers are for cards, and none is played here. Choose a letter from a to c." in told
    assert len(table.hands[0]) == 3, "nothing was bought"


def test_a_newcomer_is_told_what_it_is_about_and_what_can_be_typed() -> None:
    told = flat(typed(laid(), "help", "rule The end", "quit"))
    assert "buy k, buy k with 5s" in told
    assert "trap" not in told
    assert "Equal hands share the win." in told
    assert "(deals)" not in told


def test_the_end_tells_what_everybody_has() -> None:
    table = laid("9D 3C", top="JK 5H", row="KS KH KD KC")
    table.hands[1] = list(cards("4D 2D"))
    for card in table.hands[1]:
        table.stock.remove(card)
    told = flat(typed(table, "draw", "quit"))
    assert "You win the round! You have 12 points. Bob has six points. Cat has no points." in told


def test_the_next_round_has_no_dealer_and_begins_when_the_person_is_ready() -> None:
    table = laid("9D 3C", top="JK 5H", row="KS KH KD KC")
    told = flat(typed(table, "draw", "", "", "quit", bob=BakBot(1), cat=BakBot(2)))
    after = told.split("A new round begins.")[1]
    assert "Press Enter to say that everything is ready." in after
    assert "Your turn: type" in after
    assert "deal" not in told


def test_open_hands_and_long_rows_are_shown_whole() -> None:
    table = laid(hands="open")
    table.hands[1] = list(cards("4D 2D"))
    table.areas["row"][1] = list(cards("JS JH QS QH KS KH KD"))
    told = typed(table, "draw", "quit", bob=Script(Pass(1)))
    assert "shown 4♦ 2♦" in told
    assert "row J♠ J♥ Q♠ Q♥" in told
    assert "K♠ K♥ K♦" in told

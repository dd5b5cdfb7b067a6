"""What a table and a view print as: enough to see which one it is, and in one line."""

from cardhouse.cards import cards
from cardhouse.core.acts import Prepare
from cardhouse.core.engine import decide
from cardhouse.core.seats import NO_SEAT
from cardhouse.core.view import view
from cardhouse.games import BARTOK, new_table


def test_a_table_and_its_views_print_in_one_line() -> None:
    table = new_table(BARTOK, ["Ann", "Bob"], seed=1)
    assert repr(table) == "<Table: Ann 0, Bob 0; phase shuffle, 0 acts>"
    for step in ("shuffle", "deal"):
        assert decide(table, Prepare(table.dealer, step)).lawful
    table.hands[0][:] = cards("5H 9C")
    table.piles = {1: list(cards("2H 7D")), 2: []}
    table.forget()
    assert repr(table) == "<Table: Ann 2, Bob 5; phase play, 2 acts>"
    assert repr(view(table, 0)) == "<View of Ann: hand 5H 9C; pile 1 7D, pile 2 empty; phase play>"
    assert repr(view(table, NO_SEAT)) == "<View of an onlooker: hand empty; pile 1 7D, pile 2 empty; phase play>"

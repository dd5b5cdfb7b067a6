"""A stock that is made anew is shuffled: nobody can know the order in which its cards come."""

from cardhouse.cards import card, packs
from cardhouse.core.acts import Draw
from cardhouse.core.engine import decide
from cardhouse.core.events import Recycled
from cardhouse.core.table import PLAYING, Table
from cardhouse.games import new_table
from cardhouse.games.moo import MOO

ANN = 0
PILE = packs()[:30]


def after_the_last_card(seed: int) -> tuple[Table, Recycled]:
    table = new_table(MOO, ["Ann", "Bob", "Cat"], seed=seed, dial="table")
    table.phase, table.turn, table.last = PLAYING, ANN, ANN
    table.piles[1], table.stock = [*PILE, card("5H")], [card("9C")]
    table.forget()
    outcome = decide(table, Draw(ANN))
    return table, next(event for event in outcome.events if isinstance(event, Recycled))


def test_it_has_the_cards_under_the_top_in_another_order() -> None:
    table, recycled = after_the_last_card(seed=1)
    assert table.piles[1] == [card("5H")]
    assert table.stock == list(recycled.stock)
    assert sorted(each.index for each in table.stock) == sorted(each.index for each in PILE)
    assert table.stock != PILE
    assert table.stock != PILE[::-1]


def test_it_moves_chance_on() -> None:
    before = new_table(MOO, ["Ann", "Bob", "Cat"], seed=1, dial="table").chance.state
    table, recycled = after_the_last_card(seed=1)
    assert table.chance.state == recycled.chance != before


def test_another_chance_brings_another_order() -> None:
    assert after_the_last_card(seed=1)[0].stock != after_the_last_card(seed=2)[0].stock
    assert after_the_last_card(seed=1)[0].stock == after_the_last_card(seed=1)[0].stock

"""How all hands and tokens are counted, and whose count is another than before."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardhouse.cards import JOKER
from cardhouse.core.chance import seeded
from cardhouse.core.choices import random_act
from cardhouse.core.engine import decide
from cardhouse.core.law import Law
from cardhouse.core.rule import REFEREE, TABLE
from cardhouse.core.settling import HandChanged, count_all, hands_changed, settling_of
from cardhouse.core.table import NEVER, OVER, Table
from cardhouse.games import new_table

TOKENS = ("mop", "crown")

hands = st.lists(st.tuples(st.integers(0, 300), st.integers(0, 300)), min_size=2, max_size=16)


def laid(sizes: list[int], holders: tuple[int, int]) -> Table:
    table = Table(Law([]), [f"P{seat}" for seat in range(len(sizes))], seeded(1))
    table.hands = [[JOKER] * size for size in sizes]
    table.tokens = dict(zip(TOKENS, holders, strict=True))
    return table


@pytest.mark.parametrize("dial", [REFEREE, TABLE])
def test_how_many_cards_everybody_has_is_known_from_the_act_before(dial: str) -> None:
    table, picks, known = new_table("bartok", ["Ann", "Bob", "Cat"], seed=2, dial=dial), seeded(3), 0
    for number in range(1_500):
        act = random_act(table, picks)
        if act is None or table.phase == OVER:
            break
        if number % 7 == 0:
            table = table.copy()
            assert table.counted_at == NEVER
        decide(table, act, number % 2 == 0)
        if table.counted_at == table.acts:
            known += 1
            assert table.counted == count_all(table, settling_of(table.law).card_tokens(table))
    assert known > 20


@given(hands, st.data())
def test_counting_tells_whose_count_changed_and_whether_cards_moved(
    sizes: list[tuple[int, int]], data: st.DataObject
) -> None:
    seats = len(sizes)
    holder = st.integers(-1, seats - 1)
    had, have = (data.draw(holder), data.draw(holder)), (data.draw(holder), data.draw(holder))
    then = laid([new for _, new in sizes], have)
    before, now = count_all(laid([old for old, _ in sizes], had), TOKENS), count_all(then, TOKENS)
    expected = [
        HandChanged(seat, old + had.count(seat), new + have.count(seat), old != new)
        for seat, (old, new) in enumerate(sizes)
        if old + had.count(seat) != new + have.count(seat)
    ]
    assert hands_changed(before, now, seats) == expected
    assert (before == now) == (had == have and all(old == new for old, new in sizes))

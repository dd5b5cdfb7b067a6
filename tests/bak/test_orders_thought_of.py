"""The bot that searches, when it has looked at cards: which orders it thinks about, and when it need not think."""

from collections.abc import Iterator
from itertools import permutations

from cardhouse.bots.bak_game import safest_order
from cardhouse.bots.bak_search import MOST_ORDERS, BakBot, Decision
from cardhouse.bots.bak_sight import sight_of
from cardhouse.cards import Card
from cardhouse.core.choices import lawful
from cardhouse.core.table import Table
from cardhouse.core.view import view
from cardhouse.rules.market.peeks import Arrange
from tests.bak.playing import random_tables


def looks() -> Iterator[tuple[Table, int, list[Arrange]]]:
    """Moments of random games at which somebody puts cards back, with all the ways to do it."""
    for table in random_tables(40, 3):
        for seat in range(3):
            found = [act for act in lawful(table, seat) if isinstance(act, Arrange)]
            if found:
                yield table, seat, found


def ranks(cards: list[Card] | tuple[Card, ...]) -> tuple[int, ...]:
    return tuple([card.rank for card in cards])


def test_each_way_to_begin_is_thought_of_and_the_safest_first() -> None:
    """As many cards count as will be drawn: one, and one more for each Jack that somebody has bought."""
    thought = safe = with_jacks = alike = 0
    for table, seat, acts in looks():
        sight = sight_of(view(table, seat))
        jacks, _, _ = sight.rows[seat]
        kings = [row[2] for row in sight.rows]
        top = ranks(acts[0].cards)
        first = tuple(safest_order(top, sum(kings) == 4))
        found = BakBot(1, rounds=1).plan(view(table, seat), lawful(table, seat))
        if isinstance(found, Arrange):
            alike += 1
            assert len(set(permutations(top))) == 1
            assert found == acts[0]
            continue
        assert isinstance(found, Decision)
        assert found.orders[0] == first
        assert {tuple(sorted(order)) for order in found.orders} == {tuple(sorted(top))}
        begun = {order[: 1 + jacks] for order in found.orders}
        assert begun == set(permutations(top, min(1 + jacks, len(top)))) or len(found.orders) == MOST_ORDERS
        for order in found.orders[1:]:
            rest = list(order[1 + jacks :])
            assert rest in (sorted(rest), sorted(rest, reverse=True))
        thought += 1
        safe += sum(kings) == 4
        with_jacks += jacks > 0
    assert (thought > 20, safe > 0, with_jacks > 5, alike > 1) == (True, True, True, True)

"""The player that keeps to one plan: what it does with what it may."""

import pytest

from cardhouse.bots.bak_game import safest_order
from cardhouse.bots.bak_players import PolicyBot, table_of
from cardhouse.bots.bak_policies import KINGS_ONLY, Policy
from cardhouse.bots.bak_search import bought, ordered
from cardhouse.bots.bak_sight import sight_of
from cardhouse.cards import card, cards
from cardhouse.core.acts import Act, Draw, Prepare
from cardhouse.core.rounds import Pass
from cardhouse.core.table import Table
from cardhouse.core.view import view
from cardhouse.rules.market.peeks import Arrange, Peek
from cardhouse.rules.market.trade import Buy
from tests.bak.playing import started

ONE_JACK = Policy("one-jack", jacks=1)
QUEENS = Policy("queens", queens=2, kings="never")


def buy(what: str, *with_cards: str) -> Buy:
    return Buy(0, card(what), cards(" ".join(with_cards)))


BUYS: list[Act] = [buy("JH", "9H"), buy("JH", "5H", "4H"), buy("QH", "6C"), buy("KS", "8C"), buy("KS", "7C")]


@pytest.mark.parametrize(
    "policy, acts, does",
    [
        (KINGS_ONLY, [Pass(0), *BUYS], buy("KS", "7C")),  # the smallest payment
        (ONE_JACK, [Pass(0), *BUYS], buy("JH", "9H")),
        (ONE_JACK, [Pass(0), *BUYS[1:]], buy("JH", "5H", "4H")),
        (ONE_JACK, [Pass(0), *BUYS[2:]], buy("KS", "7C")),  # what cannot be had is passed over
        (QUEENS, [Pass(0), *BUYS], buy("QH", "6C")),
        (QUEENS, [*BUYS[:2], Pass(0)], Pass(0)),
        (KINGS_ONLY, [Pass(0), *BUYS[:3]], Pass(0)),
        (KINGS_ONLY, BUYS[:3], None),
        (KINGS_ONLY, [Pass(0)], Pass(0)),
        (KINGS_ONLY, [], None),
        (KINGS_ONLY, [*BUYS, Draw(0)], Draw(0)),
        (KINGS_ONLY, [Draw(0), Peek(0, 2)], Peek(0, 2)),
        (KINGS_ONLY, [Prepare(0, "start"), Draw(0)], Draw(0)),
        (KINGS_ONLY, [Prepare(0, "start"), Prepare(0, "ready")], Prepare(0, "ready")),
        (KINGS_ONLY, [Prepare(0, "start")], None),
    ],
)
def test_what_it_does_with_what_it_may(policy: Policy, acts: list[Act], does: Act | None) -> None:
    assert PolicyBot(policy).choose(view(started(2, 0), 0), acts) == does


def looked(kings: int) -> tuple[Table, list[Act]]:
    """Somebody has looked at a 7, an Ace and a 5, with so many Kings sold."""
    table = started(2, 0)
    market = table.areas["market"][0]
    sold = [each for each in market if each.rank == 13][:kings]
    table.areas["market"][0] = [each for each in market if each not in sold]
    table.areas["row"][1] = sold
    top = cards("7H AH 5H")
    table.stock = [each for each in table.stock if each not in top] + list(reversed(top))
    orders = ("7H AH 5H", "7H 5H AH", "AH 7H 5H", "AH 5H 7H", "5H 7H AH", "5H AH 7H")
    return table, [Arrange(0, cards(each)) for each in orders]


@pytest.mark.parametrize("kings", [0, 3, 4])
def test_it_puts_cards_back_in_the_safest_order(kings: int) -> None:
    table, orders = looked(kings)
    seen = view(table, 0)
    object.__setattr__(seen, "known", ("7H", "AH", "5H"))
    act = PolicyBot(KINGS_ONLY).choose(seen, orders)
    assert isinstance(act, Arrange)
    assert [each.rank for each in act.cards] == safest_order([7, 1, 5], kings == 4)


def test_what_a_plan_needs_to_know_of_a_table() -> None:
    table, _ = looked(3)
    sight = sight_of(view(table, 0))
    position = table_of(sight)
    assert position.rows == [[0, 0, 0], [0, 0, 3]]
    assert position.bought == [0, 0, 3]
    assert len(position.pile) == len(table.stock)


@pytest.mark.parametrize(
    "series, acts, does",
    [
        (0, [Pass(0), *BUYS], buy("JH", "9H")),
        (1, [Pass(0), *BUYS], buy("QH", "6C")),
        (2, [Pass(0), *BUYS], buy("KS", "7C")),
        (2, [Pass(0), *BUYS[:3]], Pass(0)),
        (2, BUYS[:3], buy("QH", "6C")),  # who has to buy buys as cheaply as possible
    ],
)
def test_what_a_thought_comes_to(series: int, acts: list[Act], does: Act) -> None:
    assert bought(series, acts) == does


def test_an_order_of_ranks_is_one_of_the_orders_of_cards() -> None:
    _, orders = looked(0)
    assert ordered((5, 1, 7), orders) == orders[5]
    assert ordered((1, 5, 7), [Draw(0), *orders]) == orders[3]
    assert ordered((9, 9, 9), orders) == orders[0]

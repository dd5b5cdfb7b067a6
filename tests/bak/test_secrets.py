"""Nobody can tell what nobody has shown: hidden cards change places, and not a byte of a view changes."""

from itertools import permutations

import pytest

from cardhouse.cards import card
from cardhouse.core.acts import Act, Draw
from cardhouse.core.chance import seeded
from cardhouse.core.choices import lawful
from cardhouse.core.engine import decide
from cardhouse.core.rounds import Pass
from cardhouse.core.seats import NO_SEAT
from cardhouse.core.shown import Glimpsed
from cardhouse.core.table import Table
from cardhouse.core.view import view
from cardhouse.games import BAK
from cardhouse.rules.market.peeks import Arrange, Peek
from cardhouse.rules.market.trade import Buy
from cardhouse.rules.market.turn_parts import DrawsThenBuys
from cardhouse.server.answering import answer_to
from cardhouse.server.stream import Stream
from cardhouse.store.codec import encode, encode_view
from cardhouse.testing.properties import hidden_slots
from cardhouse.testing.twins import Twin
from tests.bak.playing import random_tables, started


def hidden_shuffled(table: Table, seat: int, seed: int) -> Table:
    """The same table with all cards that a seat cannot see dealt anew among their places."""
    other = table.copy()
    slots = hidden_slots(other, seat)
    cards = [zone[place] for zone, place in slots]
    seeded(seed).shuffle(cards)
    for (zone, place), each in zip(slots, cards, strict=True):
        zone[place] = each
    return other


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_view_does_not_depend_on_hidden_cards(players: int) -> None:
    looked = 0
    for number, table in enumerate(random_tables(6, players)):
        for seat in (*range(players), NO_SEAT):
            other = hidden_shuffled(table, seat, number)
            assert encode_view(view(other, seat)) == encode_view(view(table, seat))
            looked += seat != NO_SEAT and bool(table.ask(Glimpsed(seat)))
    assert looked  # some of them knew the top of the stock


def with_queen(seed: int) -> Table:
    table = started(3, 3 * seed)
    queens = [each for each in table.areas["market"][0] if each.rank == 12]
    for queen in queens[:2]:
        table.areas["market"][0].remove(queen)
        table.areas["row"][0].append(queen)
    return table


@pytest.mark.parametrize("seed", range(5))
def test_a_look_and_an_order_are_seen_by_the_looker_alone(seed: int) -> None:
    table = with_queen(seed)
    other = table.copy()
    other.stock[-3:] = [other.stock[0], other.stock[5], other.stock[9]]
    other.stock[0], other.stock[5], other.stock[9] = table.stock[-3:]
    for each in (table, other):
        assert decide(each, Peek(0, 3)).lawful
        top = each.stock[:-4:-1]
        assert view(each, 0).known == tuple(one.name for one in top)
        assert decide(each, Arrange(0, (top[2], top[0], top[1]))).lawful
        assert view(each, 0).known == (top[2].name, top[0].name, top[1].name)
    for seat in (1, 2, NO_SEAT):
        assert encode_view(view(table, seat)) == encode_view(view(other, seat))
        assert view(table, seat).known == ()
    assert encode_view(view(table, 0)) != encode_view(view(other, 0))


def sent(table: Table, seat: int, *acts: Act) -> list[str]:
    """Every byte that a seat is sent while these acts are done, and what a new connection gets then."""
    twin = Twin(table.copy(), seat, Stream, lambda own, outcome, after: encode(answer_to(own, outcome, after)).decode())
    for act in acts:
        twin.do(act, 0)
    assert all(entry.act in acts for entry in twin.sitting.entries)
    twin.connect(0)
    return twin.heard


@pytest.mark.parametrize("seed", range(3))
def test_nobody_else_can_tell_which_order_was_chosen(seed: int) -> None:
    """Not from what is sent then, nor when the looker draws and the next player does."""
    table = with_queen(seed)
    table.stock.sort(key=lambda each: 1 < each.rank < 11)  # nothing on top that would be shown when it is drawn
    orders = [Arrange(0, order) for order in permutations(table.stock[-3:])]
    for seat in (1, 2, NO_SEAT):
        after = [Draw(0), Pass(0), *([] if seat == 1 else [Draw(1), Pass(1), Draw(2)][: 2 if seat == 2 else 3])]
        found = [sent(table, seat, Peek(0, 3), order, *after) for order in orders]
        assert all(each == found[0] for each in found)
        assert len(found[0]) > 4
    assert len({tuple(sent(table, 0, Peek(0, 3), order)) for order in orders}) == 6


def test_in_no_game_can_others_tell_what_was_chosen() -> None:
    compared = 0
    for number, table in enumerate(random_tables(12, 3)):
        orders = [act for act in lawful(table) if isinstance(act, Arrange)]
        for seat in (*range(3), NO_SEAT):
            if orders and seat != orders[0].seat:
                assert sent(table, seat, orders[0]) == sent(table, seat, seeded(number).pick(orders[1:]))
                compared += 1
    assert compared > 20


def test_what_was_seen_and_not_drawn_is_remembered_and_what_another_drew_is_not_shown() -> None:
    table = with_queen(1)
    decide(table, Peek(0, 3))
    second = table.stock[-2]
    table.stock[-1], table.stock[-2] = table.stock[-2], table.stock[-1]  # whatever lies there
    assert view(table, 0).known[0] == second.name


def test_a_refusal_does_not_tell_what_lies_on_the_stock() -> None:
    table = started(2, 0)
    top, wrong = table.stock[-1], table.stock[0]
    answers = [decide(table, Arrange(0, (each,))) for each in (top, wrong)]
    assert answers[0].told() == answers[1].told()
    assert [ruling.rule for ruling in answers[0].rulings] == ["queen"]


def test_an_ace_drawn_unshielded_is_open_until_it_is_spent() -> None:
    table = started(2, 0)
    ace = card("AS")
    table.stock.remove(ace)
    table.stock.append(ace)
    decide(table, Draw(0))
    assert view(table, 1).open_cards == (("AS",), ())
    decide(table, Buy(0, card("KS"), (ace,)))
    assert view(table, 1).open_cards == ((), ())


def test_no_rule_of_the_book_is_about_bak_alone() -> None:
    names = " ".join(type(rule).__module__ + type(rule).__name__ for article in BAK for rule in article.rules)
    assert "bak" not in names.casefold()
    assert any(isinstance(rule, DrawsThenBuys) for article in BAK for rule in article.rules)

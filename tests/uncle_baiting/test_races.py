"""Two who act at once: the queue decides, the later one is judged on what lies there then, and nobody is to blame."""

from collections.abc import Mapping

from cardhouse.cards import card
from cardhouse.core.acts import Act, Play
from cardhouse.core.rule import REFEREE
from cardhouse.core.sitting import Sitting
from cardhouse.core.table import Table
from cardhouse.core.verdicts import IMPOSSIBLE, REFUSED
from cardhouse.games.shelf import game, new_table
from cardhouse.rules.order.orders import ORDERS
from cardhouse.rules.order.pile_order import LiveCard, PileOrder
from cardhouse.rules.turns.slots import first_order, seat_at

A, B, C, D, E, F = range(6)


def laid(dial: str = REFEREE, options: Mapping[str, str] | None = None) -> Table:
    """F's 9 of Spades lies uppermost and counts; it is A's turn, and C and E hold a copy of it."""
    table = new_table(game("uncle-baiting").book, list("ABCDEF"), dial=dial)
    for name, value in (options or {}).items():
        table.enact(table.law.setting(name, value))
    table.phase, table.turn = "play", A
    table.piles, table.opened = {1: [card("9S")]}, 1
    table.hands = [[card(name)] * 3 for name in ("4S", "6C", "9S", "8H", "9S", "8D")]
    turns = first_order(6, F)
    order = PileOrder(turns, LiveCard(card("9S").index, turns.origin))
    table.tallies[table.law.tally_place[ORDERS]] = (1, {1: order}, {})
    return table


def play(seat: int, name: str) -> Act:
    return Play(seat, (card(name),))


def test_of_two_butt_ins_the_first_counts_and_the_second_is_one_on_the_new_owner() -> None:
    sitting = Sitting(laid())
    assert sitting.submit(play(E, "9S"), "e1").lawful
    assert sitting.submit(play(C, "9S"), "c1").lawful
    assert seat_at(sitting.table.tally(ORDERS)[1][1].card.owner) == C
    assert [entry.act.seat for entry in sitting.entries] == [E, C]


def test_a_butt_in_that_comes_after_the_card_is_covered_goes_back_without_blame() -> None:
    sitting = Sitting(laid())
    assert sitting.submit(play(A, "4S"), "a1").lawful
    late = sitting.submit(play(E, "9S"), "e1")
    assert (late.answer, late.rulings[0].rule) == (REFUSED, "error-out-of-turn")
    assert len(sitting.table.hands[E]) == 3
    assert sitting.table.breaches == []
    assert [entry.act.seat for entry in sitting.entries] == [A]


def test_the_same_act_sent_twice_counts_once() -> None:
    sitting = Sitting(laid())
    assert sitting.submit(play(E, "9S"), "e1") is sitting.submit(play(E, "9S"), "e1")
    assert len(sitting.table.hands[E]) == 2


def test_a_play_after_a_butt_in_is_judged_on_the_new_state() -> None:
    sitting = Sitting(laid())
    sitting.submit(play(C, "9S"), "c1")
    assert sitting.submit(play(A, "4S"), "a1").answer == REFUSED
    assert sitting.submit(play(A, "9S"), "a2").answer == IMPOSSIBLE

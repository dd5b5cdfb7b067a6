"""What a card that is taken or put down counts as: a turn, a part of what is owed, nothing at all."""

import pytest

from cardhouse.cards import card, cards
from cardhouse.core.demands import DemandPaid, Obligation
from cardhouse.core.owed import Breach
from cardhouse.core.penalties import Fined
from cardhouse.core.table import Event, Table
from cardhouse.core.undone_plays import MayGoBack
from cardhouse.rules.order.events import ButtedIn, MovedOn, TurnTaken
from cardhouse.rules.order.orders import ORDERS
from cardhouse.rules.order.pile_order import NO_CARD, PileOrder
from cardhouse.rules.order.slot_order import FORGIVE, OWE, Counts, PickUpInstead, TookFreely, cards_left
from cardhouse.rules.order.strays import Stray, StrayStands
from tests.uncle_baiting.test_races import A, B, C, laid


def owing(number: int, stock: str = "2C 3C 4C 5C") -> Table:
    """A is due, and has so many cards to pick up."""
    table = laid()
    table.stock = list(cards(stock)) if stock else []
    if number:
        order: PileOrder = table.tally(ORDERS)[1][1]
        owed = Obligation("draw", number)
        table.tallies[table.law.tally_place[ORDERS]] = (1, {1: order.but(owed=owed)}, {})
    return table


def told(events: object) -> list[str]:
    assert isinstance(events, (tuple, list))
    paid = [f" {event.number}" if isinstance(event, DemandPaid) else "" for event in events]
    return [f"{type(event).__name__}{number}" for event, number in zip(events, paid, strict=True)]


@pytest.mark.parametrize(
    "owed, stock, empty, counts",
    [
        (0, "2C", FORGIVE, ["TurnTaken"]),
        (1, "2C", FORGIVE, ["DemandPaid 1", "TurnTaken"]),
        (2, "2C", FORGIVE, ["DemandPaid 1"]),  # one of two: the turn goes on
        (3, "2C", OWE, ["DemandPaid 1"]),
        (2, "", FORGIVE, ["DemandPaid 2", "TurnTaken"]),  # nothing is left to take, and it is forgiven
        (3, "", OWE, ["DemandPaid 3", "Fined", "TurnTaken"]),  # or owed
        (1, "", OWE, ["DemandPaid 1", "TurnTaken"]),
        (0, "", OWE, ["TurnTaken"]),
    ],
)
def test_what_a_card_that_is_taken_counts_as(owed: int, stock: str, empty: str, counts: list[str]) -> None:
    table = owing(owed, stock)
    found = list(PickUpInstead(empty_stock=empty).taking(table, A))
    assert told(found) == counts
    for event in found:
        if isinstance(event, DemandPaid):
            assert (event.player, event.pile) == (A, 1)
        if isinstance(event, Fined):
            assert event == Fined(A, owed - 1)
        if isinstance(event, TurnTaken):
            assert (event.pile, event.face_played) == (1, NO_CARD)


def test_whoever_is_not_due_takes_for_nothing() -> None:
    assert PickUpInstead().taking(owing(0), B) == (TookFreely(B),)
    assert PickUpInstead().taking(owing(3), B) == (TookFreely(B),)


def strayed(table: Table, *players: int) -> PileOrder:
    """Somebody has put a card there that may be taken back."""
    at, orders, _ = table.tally(ORDERS)
    before: PileOrder = orders[1]
    strays = {1: (Stray(players[0], table.acts, before, players),)}
    table.tallies[table.law.tally_place[ORDERS]] = (at, orders, strays)
    return before


def test_cards_that_might_have_been_taken_back_stand_when_somebody_goes_on() -> None:
    table = owing(0)
    strayed(table, C)
    first, turn = PickUpInstead().taking(table, A)
    assert isinstance(first, StrayStands)
    assert isinstance(turn, TurnTaken)


def test_whoever_picks_up_for_them_takes_them_as_turns() -> None:
    table = owing(1)
    order = strayed(table, C)
    stands, paid, turn = PickUpInstead().taking(table, A)
    assert stands == StrayStands(1, order, False)
    assert told([paid, turn]) == ["DemandPaid 1", "TurnTaken"]


def test_cards_are_left_in_the_stock_or_under_the_one_that_counts() -> None:
    table = owing(0, "")
    assert not cards_left(table)
    table.piles[1] = list(cards("5S 9S"))
    assert cards_left(table)
    table.piles[1] = list(cards("9S"))
    table.stock = list(cards("2C"))
    assert cards_left(table)


@pytest.mark.parametrize("more", [0, 1, 3])
def test_a_wrong_card_is_kept_in_mind_with_all_that_came_with_it(more: int) -> None:
    table = owing(0)
    table.breaches = [Breach(A, "follow-suit-or-rank", table.acts)]
    strayed_event, turn = Counts(A, card("4S"), 1, more).bound(table)
    assert isinstance(strayed_event, MayGoBack)
    assert (strayed_event.player, strayed_event.cards) == (A, (card("4S"),) * (1 + more))
    assert isinstance(turn, TurnTaken)
    assert turn.face_played == card("4S").index


def test_a_card_is_a_turn_a_butt_in_or_a_joker() -> None:
    def counts(player: int, name: str) -> list[Event]:
        return Counts(player, card(name), 1, 0).bound(owing(0))

    assert told(counts(A, "4S")) == ["TurnTaken"]
    assert told(counts(C, "9S")) == ["ButtedIn"]
    assert told(counts(C, "JK")) == ["MovedOn"]
    (butted,) = counts(C, "9S")
    assert isinstance(butted, ButtedIn)
    assert (butted.pile, butted.player, butted.face_played) == (1, C, card("9S").index)
    assert counts(C, "JK") == [MovedOn(1, C)]

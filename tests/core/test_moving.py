"""Cards move in one way and go back in one way, whatever the event is called."""

from collections.abc import Iterator

import pytest

from cardhouse.cards import card, cards
from cardhouse.core.chance import seeded
from cardhouse.core.choices import random_act
from cardhouse.core.engine import decide
from cardhouse.core.events import Dealt, Drew, Gave, Landed, Recycled
from cardhouse.core.moving import MovesCards, Undoes, carry, carry_all, ways_back
from cardhouse.core.places import (
    ALL_OF_IT,
    BOTTOM,
    IN_STOCK,
    LATEST,
    STOCK_BOTTOM,
    STOCK_TOP,
    CardMove,
    CardPlace,
    area_of,
    hand_of,
    pile_at,
)
from cardhouse.core.seats import EVERYONE, NO_SEAT, NOBODY, only
from cardhouse.core.shown import includes
from cardhouse.core.table import OVER, PLAYING, Event, Table
from cardhouse.games import GAMES, new_table
from cardhouse.rules.order.effects import HandsMoved
from cardhouse.rules.turns.slots import plain_order
from cardhouse.store.wire import kinds_of
from cardhouse.testing.random_acts import mixed_act
from tests.core.seating import ANN, BOB, seat

TRAP = "trap"
NAMES = ("Ann", "Bob", "Cat", "Dan")


def zones(table: Table) -> dict[str, str]:
    """What lies where, whatever the order."""
    found = {"stock": table.stock}
    found |= {hand_of(seat).name: hand for seat, hand in enumerate(table.hands)}
    found |= {pile_at(number).name: pile for number, pile in table.piles.items()}
    for area, owners in table.areas.items():
        found |= {area_of(area, owner).name: lying for owner, lying in enumerate(owners)}
    return {name: " ".join(sorted([each.printed.name for each in lying])) for name, lying in found.items() if lying}


def test_places_have_the_names_that_everybody_knows() -> None:
    places = [STOCK_TOP, hand_of(0), pile_at(1), area_of(TRAP, 2), area_of("market")]
    assert [place.name for place in places] == ["stock", "hand:0", "pile:1", "area:trap:2", "area:market:-1"]
    assert hand_of(NO_SEAT).name == "hand:-1"
    words = [place.words for place in places]
    assert words == ["the stock", "the hand of seat 0", "pile 1", "trap of seat 2", "market of seat -1"]


@pytest.mark.parametrize(
    ("at", "left"),
    [(LATEST, "5H 9C"), (IN_STOCK.at, "9C 5H"), (0, "9C 5H"), (2, "5H 9C"), (STOCK_TOP.at, "5H 9C")],
)
def test_of_two_equal_cards_the_one_is_taken_that_is_meant(at: int, left: str) -> None:
    table = seat()
    table.stock = list(cards("5H 9C 5H"))
    carry(table, CardMove(cards("5H"), CardPlace(STOCK_TOP.kind, at=at), pile_at(1)))
    assert (table.stock, table.piles[1][-1]) == (list(cards(left)), card("5H"))


@pytest.mark.parametrize(
    ("move", "why"),
    [
        (CardMove(cards("KS"), hand_of(ANN), pile_at(1)), "KS is not in the hand of seat 0"),
        (CardMove(cards("KS"), STOCK_TOP, pile_at(1)), "KS is not on top of the stock"),
        (CardMove(cards("KS"), STOCK_BOTTOM, pile_at(1)), "KS is not in the stock"),
        (CardMove(cards("KS"), pile_at(1, 7), hand_of(ANN)), "KS is not in pile 1"),
        (CardMove((), pile_at(1), STOCK_TOP, heap=99), "there are no 99 cards in pile 1"),
        (CardMove((), pile_at(1, 7), STOCK_TOP, heap=1), "there are no 1 cards in pile 1"),
    ],
)
def test_what_is_not_there_cannot_have_moved(move: CardMove, why: str) -> None:
    table = seat(stock="3S 4S")
    before = zones(table)
    with pytest.raises(ValueError, match=why):
        carry(table, move)
    assert zones(table) == before


def test_a_card_lies_as_it_was_put_down_and_is_taken_up_as_it_is_printed() -> None:
    table = seat()
    table.hands[ANN] = [card("QD")]
    put = CardMove(cards("~QD=J"), hand_of(ANN), area_of(TRAP, ANN))
    carry(table, put)
    assert table.area(TRAP, ANN) == [card("~QD=J")]
    carry(table, put.back())
    assert (table.area(TRAP, ANN), table.hands[ANN]) == ([], [card("QD")])


def test_a_card_is_found_by_what_is_printed_on_it_too() -> None:
    table = seat()
    table.piles[1] = list(cards("2H QD=J 3H"))
    carry(table, CardMove(cards("QD"), pile_at(1, LATEST), STOCK_BOTTOM))
    assert (table.piles[1], table.stock[0]) == (list(cards("2H 3H")), card("QD"))


def test_a_heap_goes_as_one() -> None:
    table = seat()
    table.piles[1], table.stock = list(cards("2H 3H QD=J 5H")), list(cards("9C"))
    carry(table, CardMove((), pile_at(1, BOTTOM), STOCK_BOTTOM, NOBODY, heap=3))
    assert (table.piles[1], table.stock) == (list(cards("5H")), list(cards("2H 3H QD 9C")))
    carry(table, CardMove((), IN_STOCK, hand_of(BOB), NOBODY, heap=ALL_OF_IT))
    assert (table.stock, table.hands[BOB][-4:]) == ([], list(cards("2H 3H QD 9C")))


def test_who_takes_cards_up_has_seen_them() -> None:
    table = seat(stock="3S 4S")
    table.informed = 0
    Gave(ANN, BOB, (table.hands[ANN][0],)).apply(table)
    assert table.informed == only(BOB).bits
    carry(table, ways_back((Gave(ANN, BOB, (table.hands[BOB][-1],)),))[0])
    assert table.informed == only(BOB).bits


def kinds() -> list[type[Event]]:
    """All kinds of events that move cards."""
    found = [kind for kind in kinds_of(Event).values() if issubclass(kind, Event)]
    return [kind for kind in found if kind.__module__.startswith("cardhouse.") and kind.moves is not Event.moves]


FROM_SEVERAL = {"WentUnder", "CardMoved"}
"""They do not say where each card lay; their moves say what is seen of it."""
OWN_FOLD = {"Landed", "Drew", "Swapped", *FROM_SEVERAL}
"""The fold of all others is the common one."""


def test_few_kinds_have_a_fold_of_their_own() -> None:
    own = {kind.__name__ for kind in kinds() if kind.apply not in (MovesCards.apply, Undoes.apply)}
    assert own == OWN_FOLD


def happened(game: str, seed: int, acts: int) -> Iterator[tuple[Event, Table, Table]]:
    """Each event of a game of people who do all kinds of things, with the table before it and after it."""
    chance = seeded(seed)
    table = new_table(GAMES[game].book, NAMES, seed=seed, dial=chance.pick(["table", "referee"]))
    for number in range(acts):
        act = random_act(table, chance) if number % 3 or table.phase != PLAYING else mixed_act(table, chance)
        if act is None or table.phase == OVER:
            return
        before = table.copy()
        before.acts += 1
        for event in decide(table, act, strict=False).events:
            after = before.copy()
            after.chance = table.chance.copy()
            event.apply(after)
            yield event, before, after
            before = after


@pytest.mark.parametrize("game", sorted(GAMES))
def test_events_move_cards_as_they_say_and_the_moves_can_be_undone(game: str) -> None:
    seen = set()
    for seed in range(4):
        for event, before, after in happened(game, seed, 60):
            if type(event).__name__ in FROM_SEVERAL or not event.moves():
                continue
            moved = before.copy()
            carry_all(moved, event.moves())
            assert zones(moved) == zones(after), event
            carry_all(moved, ways_back((event,)))
            assert zones(moved) == zones(before), event
            seen.add(type(event))
    assert {Dealt, Drew} & seen


def test_hands_are_handed_on_as_they_are() -> None:
    table, order = seat(), plain_order(3, EVERYONE, 1, 0, 0)
    before = [hand[:] for hand in table.hands]
    event = HandsMoved(1, 1, order)
    event.apply(table)
    assert [(move.source.number, move.target.number) for move in event.moves()] == [(0, 1), (1, 2), (2, 0)]
    for move in event.moves():
        assert table.hands[move.target.number] == before[move.source.number]
    assert HandsMoved(1, 0, order).moves() == ()


@pytest.mark.parametrize("game", sorted(GAMES))
def test_where_no_event_says_that_cards_move_they_stay(game: str) -> None:
    """But for those that gather, bring or sort out cards, or go back to a table that was put by."""
    for event, before, after in happened(game, 7, 60):
        if not event.moves() and type(event).__name__ not in {"RoundBegan", "PacksChanged", "LaidAside", "ActsUndone"}:
            assert zones(before) == zones(after), event


def test_hot_folds_do_what_the_common_one_does() -> None:
    for event in (Landed(ANN, card("9H"), 1), Drew(ANN, card("3S")), Drew(BOB, card("3S"), "pay")):
        one, other = seat(stock="3S 4S"), seat(stock="3S 4S")
        event.apply(one)
        MovesCards.apply(event, other)
        assert (one.hands, one.piles, one.stock) == (other.hands, other.piles, other.stock)
        assert one.informed == other.informed


def test_what_is_hidden_is_seen_by_those_alone_who_have_it() -> None:
    (drawn,) = Drew(ANN, card("3S")).moves()
    (given,) = Gave(ANN, BOB, cards("3S")).moves()
    (heap,) = Recycled(((1, 3), (2, 0)), cards("3S"), 1).moves()
    assert [who for who in range(-1, 3) if includes(drawn.seen, who)] == [ANN]
    assert [who for who in range(-1, 3) if includes(given.seen, who)] == [ANN, BOB]
    assert (heap.heap, heap.source, heap.target, heap.seen) == (3, pile_at(1, BOTTOM), STOCK_BOTTOM, NOBODY)

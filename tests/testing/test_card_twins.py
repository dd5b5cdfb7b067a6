"""Two tables of any game that differ in hidden cards: where they differ, and when that has come to light."""

from __future__ import annotations

import pytest

from cardhouse.cards import NONE, SEVENS, Card, card, cards
from cardhouse.core.acts import Act, Draw, Play
from cardhouse.core.book_acts import Tick
from cardhouse.core.chance import seeded
from cardhouse.core.people_acts import Give, Say
from cardhouse.core.questions import Matches
from cardhouse.core.rule import REFEREE, TABLE
from cardhouse.core.seats import NO_SEAT
from cardhouse.core.table import OVER, PLAYING, Table
from cardhouse.core.verdicts import Outcome
from cardhouse.core.view import view
from cardhouse.rules.order.orders import ORDERS
from cardhouse.rules.turns.slots import POINT, due, seat_at
from cardhouse.server.stream import Stream
from cardhouse.store.codec import encode_view
from cardhouse.testing.card_twins import (
    AFTER,
    CardPair,
    cards_in,
    compare_hidden_cards,
    in_play,
    in_the_open,
    old_seven,
    some_act,
)
from cardhouse.testing.properties import PropertyBroken, cards_of, hidden_slots

SEEDS = range(10)


def reply(own: str, outcome: Outcome, table: Table) -> str:
    return outcome.answer


def playing(seed: int = 1, name: str = "uncle-baiting", dial: str = REFEREE) -> Table:
    """A table in play; the first from this seed on."""
    while True:
        table = in_play(name, seed, seeded(seed), dial, {})
        if table.phase == PLAYING and not table.duties and not table.landing:
            return table
        seed += 100


def pair(start: Table, seed: int = 1, about: int = NO_SEAT, fits: object = NONE) -> CardPair:
    return CardPair(start, seed, Stream, reply, about, fits)  # type: ignore[arg-type]  # a set of cards


@pytest.mark.parametrize("seed", SEEDS)
def test_the_two_differ_where_the_seat_cannot_see(seed: int) -> None:
    found = pair(playing(seed), seed)
    one, two = [twin.table for twin in found.twins]
    assert cards_of(one) == cards_of(two)
    assert encode_view(view(one, found.seat)) == encode_view(view(two, found.seat))
    here, there = [[*table.stock, *[each for hand in table.hands for each in hand]] for table in (one, two)]
    changed = {each for a, b in zip(here, there, strict=True) if a is not b for each in (a, b)}
    assert changed <= set(found.secret)
    assert len(found.secret) == 2
    found.compare(Draw(0), 0)


@pytest.mark.parametrize("about", [0, 2])
def test_it_may_be_about_a_card_of_somebody(about: int) -> None:
    start = playing()
    for seed in range(20):
        found = pair(start, seed, about, SEVENS)
        one, two = [twin.table for twin in found.twins]
        assert found.seat != about
        moved = [a for a, b in zip(one.hands[about], two.hands[about], strict=True) if a is not b]
        assert len(moved) <= 2
        assert moved or found.secret[0] is found.secret[1] or set(found.secret) & set(one.hands[about])
        fitting = any(zone[place] in SEVENS for zone, place in hidden_slots(one, found.seat))
        assert not fitting or any(each in SEVENS for each in found.secret)


def test_all_seats_and_onlookers_look() -> None:
    start = playing()
    assert {pair(start, seed).seat for seed in range(60)} == {NO_SEAT, *range(start.seats)}
    assert {pair(start, seed, 1).seat for seed in range(60)} == {NO_SEAT, *range(start.seats)} - {1}


def test_it_has_come_to_light_when_one_of_the_cards_lies_open_or_play_is_over() -> None:
    start = playing()
    found = pair(start)
    assert not found.has_come_to_light()
    two = found.twins[1].table
    two.piles[1].append(found.secret[0])
    assert found.has_come_to_light()
    two.piles[1].pop()
    assert not found.has_come_to_light()
    two.phase = OVER
    assert found.has_come_to_light()


def test_the_first_difference_is_told() -> None:
    found = pair(playing())
    found.twins[0].heard.append("this")
    with pytest.raises(PropertyBroken) as broken:
        found.compare(Draw(0), 7)
    head, here, there = str(broken.value).splitlines()
    assert head.startswith(f"seat {found.seat} can tell where {found.secret} lie after act 7, Draw(")
    assert (here.strip(), there.strip()) == ("this", "nothing")


@pytest.mark.parametrize(
    "values, found",
    [
        (Play(0, cards("5H 6H")).values(), "5H 6H"),
        (Give(0, cards("5H"), 2).values(), "5H"),
        (Say(0, "5H").values(), ""),
        ((1, (card("2C"), (card("3C"),)), [card("4C")], "x"), "2C 3C 4C"),
        ((Draw(1), card("2C")), "2C"),
    ],
)
def test_cards_in_an_act(values: object, found: str) -> None:
    assert cards_in(values) == (list(cards(found)) if found else [])


def test_how_many_of_a_face_lie_open() -> None:
    table = playing()
    face = card("9C")
    zones: list[list[Card]] = [table.stock, *table.hands, *table.piles.values()]
    for zone in zones:
        zone[:] = [each if each is not face else card("8C") for each in zone]
    assert in_the_open(table, 0, face) == 0
    table.hands[0].append(face)
    assert (in_the_open(table, 0, face), in_the_open(table, 1, face), in_the_open(table, NO_SEAT, face)) == (1, 0, 0)
    table.piles[1].append(face)
    assert (in_the_open(table, 0, face), in_the_open(table, 1, face), in_the_open(table, NO_SEAT, face)) == (2, 1, 1)
    table.stock.append(face)
    assert in_the_open(table, 0, face) == 2


def test_a_seven_that_comes_back_to_whoever_played_it() -> None:
    table = playing()
    size, sevens = len(table.stock), [each for each in table.stock if each in SEVENS]
    before = due(table.tally(ORDERS)[1][1].turns)
    owner, fits = old_seven(table, seeded(1))
    [pile] = table.piles
    top = table.piles[pile][-1]
    order = table.tally(ORDERS)[1][pile]
    assert top in SEVENS
    assert len(table.stock) == size - 1
    assert [each for each in table.stock if each in SEVENS].count(top) == sevens.count(top) - 1
    assert owner == seat_at(before)
    assert fits == table.ask(Matches(top, pile))
    assert (order.card.face, order.card.owner, order.card.dead) == (top.index, before, False)
    assert (order.turns.landing, order.turns.target) == (POINT, before)
    assert (order.turns.skips, order.later.skips, order.card.jokers, order.owed.left) == (0, 0, 0, 0)


def test_where_no_seven_can_come_back() -> None:
    for name, change in [("moo", ""), ("uncle-baiting", "stock"), ("uncle-baiting", "duty")]:
        table = playing(name=name)
        if change == "stock":
            table.stock[:] = [each for each in table.stock if each not in SEVENS]
        if change == "duty":
            table.duties.append(table.duties[0] if table.duties else None)  # type: ignore[arg-type]  # something
        assert old_seven(table, seeded(1)) == (NO_SEAT, NONE)


def test_people_pick_up_often_and_time_passes_where_nothing_can_be_done() -> None:
    table, chance = playing(), seeded(1)
    acts: list[Act] = [some_act(table, chance) for _ in range(400)]
    draws = [act for act in acts if act == Draw(table.turn)]
    assert 0.2 < len(draws) / 400 < 0.6
    assert len({type(act) for act in acts}) > 4
    table.law = type(table.law)(())
    table.turn = NO_SEAT
    table.forget()
    assert any(isinstance(act, Tick) for act in [some_act(table, chance) for _ in range(40)])


@pytest.mark.parametrize("dial", [REFEREE, TABLE])
def test_a_table_in_the_middle_of_a_game(dial: str) -> None:
    table = playing(dial=dial)
    assert table.law.dial == dial
    assert table.seats == 6
    assert table.acts >= 20


def test_what_was_compared_is_counted() -> None:
    found = compare_hidden_cards("uncle-baiting", 3, Stream, reply, seed=4)
    assert found.pairs == {"uncle-baiting": 3}
    assert 3 <= found.acts <= 3 * AFTER
    assert found.messages > found.acts


def test_where_it_failed_is_told() -> None:
    class Leak(Stream):
        def since(self, last: int, mark: str = "") -> list[str]:
            return [str(id(self))]

    with pytest.raises(PropertyBroken, match=r"pair \d+ of uncle-baiting, seed 4, referee: seat .* can tell where"):
        compare_hidden_cards("uncle-baiting", 3, Leak, reply, seed=4)

"""Acts as numbers and tables as vectors: each number stands where learners of other tables find it too."""

import numpy as np
import pytest

import cardhouse as ch
from cardhouse.cards import Card, card
from cardhouse.core.acts import Draw, Play
from cardhouse.core.owed import Penalty
from cardhouse.core.seats import NO_SEAT
from cardhouse.core.view import view
from cardhouse.rl import encoding
from cardhouse.rl.encoding import ACTIONS, OBSERVED, choices, mask, observed, rewards

pytestmark = pytest.mark.unmeasured
FACES = 53
HAND, TOPS, PEOPLE, STATE = 0, FACES, FACES * 5, FACES * 5 + 3 * 16


@pytest.fixture
def game() -> ch.OpenGame:
    return ch.play("bartok@2023-08-14", ["Ann", "Bob", "Cat"], seed=5)


def held(game: ch.OpenGame, *names: str) -> None:
    """Give Ann other cards."""
    game.table.hands[0][:] = [card(name) for name in names]
    game.table.forget()


def test_what_was_learned_fits_every_table() -> None:
    """53 faces on four piles, a draw, and 128 other acts; a hand, four tops, three numbers for each of 16 seats, four
    for the table. Networks that were trained are as wide as that.
    """
    assert ACTIONS == FACES * 4 + 1 + 128
    assert OBSERVED == FACES * 5 + 16 * 3 + 4 == STATE + 4


def test_a_single_card_has_the_number_of_its_face_and_its_pile(game: ch.OpenGame) -> None:
    held(game, "2C", "JK", "3C", "7S")
    seat, found = choices(game.table)
    assert seat == 0
    single = {number: act for number, act in found.items() if number < FACES * 4}
    assert {number: str(act.cards[0]) for number, act in single.items() if isinstance(act, Play)} == {
        card("2C").index: "2♣",
        card("3C").index: "3♣",
        52: "JK",
    }
    assert found[FACES * 4] == Draw(0)
    others = [act for number, act in found.items() if number > FACES * 4]
    assert sorted(number for number in found if number > FACES * 4) == [FACES * 4 + 1 + at for at in range(len(others))]
    assert others
    assert not any(isinstance(act, Draw) or (isinstance(act, Play) and len(act.cards) == 1) for act in others)


def test_on_the_second_pile_a_card_has_another_number(game: ch.OpenGame) -> None:
    game.table.piles[2] = [card("9H")]
    held(game, "9D", "4S")
    _, found = choices(game.table)
    assert found[card("4S").index] == Play(0, (card("4S"),), 1)
    assert found[FACES + card("9D").index] == Play(0, (card("9D"),), 2)
    game.table.piles |= {pile: [card("9H")] for pile in (3, 4, 5)}
    game.table.forget()
    _, found = choices(game.table)
    assert found[FACES * 3 + card("9D").index] == Play(0, (card("9D"),), 4)
    assert [act.pile for at, act in found.items() if at > FACES * 4 and isinstance(act, Play)] == [5]


def test_more_acts_than_can_be_told_apart_are_left_out(game: ch.OpenGame, monkeypatch: pytest.MonkeyPatch) -> None:
    many = [Play(0, (card("2C"), card("3C"))) for _ in range(200)]
    monkeypatch.setattr(encoding, "awaited", lambda table: (0, [*many, Draw(0)]))
    _, found = choices(game.table)
    assert max(found) == ACTIONS - 1
    assert len(found) == 128 + 1


def test_the_mask_has_a_one_for_what_may_be_done(game: ch.OpenGame) -> None:
    _, found = choices(game.table)
    made = mask(found)
    assert made.shape == (ACTIONS,)
    assert np.flatnonzero(made).tolist() == sorted(found)
    assert set(made.tolist()) == {0, 1}


def test_a_hand_is_counted_in_quarters(game: ch.OpenGame) -> None:
    held(game, "2C", "2C", "JK", "9H")
    hand = observed(game.table, 0)[:FACES]
    assert {int(at): float(hand[at]) for at in np.flatnonzero(hand)} == {
        card("2C").index: 0.5,
        card("9H").index: 0.25,
        52: 0.25,
    }
    held(game, *["2C"] * 5)
    assert float(observed(game.table, 0)[card("2C").index]) == 1.0


def top_faces(vector: list[float]) -> list[list[int]]:
    """For each pile the faces that its part of a vector names."""
    parts = [vector[TOPS + FACES * place : TOPS + FACES * (place + 1)] for place in range(4)]
    return [[face for face, there in enumerate(part) if there == 1.0] for part in parts]


def test_the_top_of_each_pile_is_seen_and_no_back(game: ch.OpenGame) -> None:
    table = game.table
    (first,) = table.piles
    table.piles[first][:] = [card("KD"), card("4C")]
    table.forget()
    assert top_faces(observed(table, 0).tolist()) == [[card("4C").index], [], [], []]
    table.piles[first + 1] = [card("9H")]
    table.forget()
    assert top_faces(observed(table, 0).tolist()) == [[card("4C").index], [card("9H").index], [], []]
    table.piles[first + 1] = [down(card("9H"))]
    table.forget()
    assert top_faces(observed(table, 0).tolist()) == [[card("4C").index], [], [], []]


def down(named: Card) -> Card:
    return named.turned(True)


def people(vector: list[float]) -> list[tuple[float, ...]]:
    """Cards, turn and being awaited of each place, as far as somebody sits there."""
    parts = [tuple(vector[PEOPLE + 3 * step : PEOPLE + 3 * step + 3]) for step in range(16)]
    return parts[:3]


def test_people_are_counted_from_oneself_on(game: ch.OpenGame) -> None:
    table = game.table
    table.hands[1].append(card("2C"))
    table.hands[2][:] = [card("3C")] * 25
    table.forget()
    assert table.turn == 0
    awaited = [float(view(table, 0).pending == seat) for seat in range(3)]
    assert awaited.count(1.0) <= 1
    ann, bob, cat = (0.25, 1.0, awaited[0]), (pytest.approx(0.3), 0.0, awaited[1]), (1.0, 0.0, awaited[2])
    assert people(observed(table, 0).tolist()) == [ann, bob, cat]
    assert people(observed(table, 1).tolist()) == [bob, cat, ann]
    assert people(observed(table, 2).tolist()) == [cat, ann, bob]
    assert not any(observed(table, 0)[PEOPLE + 9 : STATE])


def test_who_is_pending_is_seen() -> None:
    game = ch.play("bartok", 3, seed=5)
    pending = view(game.table, 0).pending
    assert pending >= 0
    assert [step[2] for step in people(observed(game.table, 0).tolist())] == [
        float(seat == pending) for seat in range(3)
    ]


def test_stock_direction_and_what_one_owes_come_last(game: ch.OpenGame) -> None:
    table = game.table
    stock = len(table.stock)
    assert observed(table, 0)[STATE:].tolist() == pytest.approx([stock / 54, 1.0, 0.0, 0.0])
    table.direction = -1
    table.debts += [Penalty(0, 2), Penalty(1, 1)]
    table.forget()
    assert observed(table, 0)[STATE:].tolist()[1:] == [0.0, 1.0, 0.5]
    assert observed(table, 1)[STATE:].tolist()[3] == 0.25
    assert observed(table, 2)[STATE:].tolist()[3] == 0.0
    table.debts += [Penalty(0, 7)]
    table.stock += [card("2C")] * 60
    table.forget()
    assert observed(table, 0)[STATE:].tolist() == [1.0, 0.0, 1.0, 1.0]


def test_a_word_that_is_due_is_owed() -> None:
    game = ch.play(ch.bartok_early + 'When a player plays a 7, they must say "nice".', 3, seed=5)
    table = game.table
    table.hands[0][:] = [card("7C"), card("7S")]
    table.forget()
    assert game.do("7c")
    assert observed(table, 0)[STATE + 3] == 0.25
    assert observed(table, 1)[STATE + 3] == 0.0


@pytest.mark.parametrize(
    ("winners", "told"),
    [
        ([], [0.0, 0.0, 0.0]),
        ([1], [-0.5, 1.0, -0.5]),
        ([0, 2], [0.5, -1.0, 0.5]),
        ([0, 1, 2], [0.0, 0.0, 0.0]),
    ],
)
def test_what_is_won_together_is_nothing(game: ch.OpenGame, winners: list[int], told: list[float]) -> None:
    game.table.winners = winners
    assert rewards(game.table) == told


def test_nobody_is_awaited_when_all_is_over() -> None:
    game = ch.play("bartok@2023-08-14", 3, seed=5).play_on()
    assert choices(game.table) == (NO_SEAT, {})


def test_of_a_pile_its_uppermost_card_is_seen(game: ch.OpenGame) -> None:
    game.table.piles[1] = [card("9H"), card("4S")]
    game.table.forget()
    tops = observed(game.table, 0)[TOPS : TOPS + FACES]
    assert tops.nonzero()[0].tolist() == [card("4S").index]

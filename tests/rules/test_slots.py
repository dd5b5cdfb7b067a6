"""Cards as the order of turns keeps them: by their faces."""

from cardhouse.cards import DECK_FACES, JOKER
from cardhouse.rules.order.pile_order import NO_CARD, rank_of
from cardhouse.rules.turns.slots import first_order, neighbour, slot_at


def test_a_face_has_the_rank_of_its_card() -> None:
    assert [rank_of(card.index) for card in DECK_FACES] == [card.rank for card in DECK_FACES]
    assert len(DECK_FACES) == 52
    assert (rank_of(JOKER.index), rank_of(NO_CARD)) == (0, 0)


def test_whoever_does_not_take_part_is_nobodys_neighbour() -> None:
    order = first_order(4, 3)
    assert [neighbour(order, 0, 1), neighbour(order, 0, -1)] == [1, 3]
    without = order.but(members=order.members & ~(3 << slot_at(1)) & ~(3 << slot_at(2)))
    assert [neighbour(without, 0, 1), neighbour(without, 3, -1)] == [3, 0]
    alone = order.but(members=3 << slot_at(0))
    assert neighbour(alone, 0, 1) == 0

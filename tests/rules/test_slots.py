"""Cards as the order of turns keeps them: by their faces."""

from cardhouse.cards import DECK_FACES, JOKER
from cardhouse.rules.turns.slots import NO_CARD, rank_of


def test_a_face_has_the_rank_of_its_card() -> None:
    assert [rank_of(card.index) for card in DECK_FACES] == [card.rank for card in DECK_FACES]
    assert len(DECK_FACES) == 52
    assert (rank_of(JOKER.index), rank_of(NO_CARD)) == (0, 0)

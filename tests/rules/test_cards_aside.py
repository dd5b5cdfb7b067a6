"""Cards that lie aside for a penalty: for which, in which order, and what is left when one goes back."""

import pytest

from cardhouse.cards import card, cards
from cardhouse.core.rounds import RoundBegan
from cardhouse.rules.proposing.set_aside import LYING_ASIDE, PutAside, PutOnTop, PutsAside
from tests.core.seating import seat


@pytest.mark.parametrize("place, left", [(0, (5, 9)), (1, (4, 9)), (2, (4, 5))])
def test_of_cards_that_lie_aside_one_goes_back(place: int, left: tuple[int, ...]) -> None:
    total = LYING_ASIDE.start()
    for number, name in ((4, "2C"), (5, "3C"), (9, "4C")):
        total = LYING_ASIDE.step(total, PutAside(number, card(name)))
    assert total == (4, 5, 9)
    assert LYING_ASIDE.step(total, PutOnTop(place)) == left
    assert LYING_ASIDE.step(total, RoundBegan(2)) == ()


def test_the_top_card_is_put_aside_if_there_is_one() -> None:
    table = seat()
    table.stock = list(cards("2C 3C"))
    assert PutsAside(7).bound(table) == [PutAside(7, card("3C"))]
    table.stock = []
    assert PutsAside(7).bound(table) == []

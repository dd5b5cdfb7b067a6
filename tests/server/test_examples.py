"""The pictures with which a rule is said back: kept, broken, and of no concern."""

import pytest

from cardhouse.english.front.answers import answer
from cardhouse.server.examples import CAUGHT, NOTHING, WELL, drawn

NAMES = ["Ann", "Bob", "Cat"]


@pytest.mark.parametrize(
    ("cards", "kept", "broken", "other"),
    [
        ("a 9", ("KH", "9H"), ("KS", "9S"), ("4H", "KH")),
        ("a King", ("9H", "KH"), ("9S", "KS"), ("4H", "9H")),
        ("a 4", ("9H", "4H"), ("9S", "4S"), ("KH", "9H")),
        ("a Heart", ("", "9H"), ("", "KH"), ("KS", "9S")),
    ],
)
def test_the_cards_of_examples_are_plain_ones(
    cards: str, kept: tuple[str, str], broken: tuple[str, str], other: tuple[str, str]
) -> None:
    """Nines and Kings first: on a card of their suit, and not Aces, which people take for special."""
    found = drawn(answer(f'When a player plays {cards}, they must say "so".'), [0, 1, 2], NAMES)
    assert [each.good for each in found] == [WELL, CAUGHT, NOTHING]
    assert [(each.under, each.card) for each in found] == [kept, broken, other]
    assert [each.seat for each in found] == [0, 1, 2]
    assert [each.said for each in found] == ["so", "", ""]
    assert found[1].words == "Caught, Bob draws a card."


def test_a_rule_without_words_is_shown_at_work_and_where_it_does_not_apply() -> None:
    found = drawn(answer("When a player plays a 9, the next player draws a card."), [2, 0, 1], NAMES)
    assert [(each.under, each.card, each.seat, each.good) for each in found] == [
        ("KH", "9H", 2, WELL),
        ("4H", "KH", 1, NOTHING),
    ]

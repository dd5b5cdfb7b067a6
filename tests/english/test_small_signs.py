"""Signs as keyboards and word processors make them, and cards in their order."""

import pytest

import cardhouse as ch
from cardhouse.english import meaning as m
from cardhouse.english.tokens import tokens
from cardhouse.english.written.cards import in_order


def said(text: str) -> list[str]:
    return [str(each) for each in tokens(text)]


@pytest.mark.parametrize("opening, closing", ["“”", "„“", "„”", "«»", "»«", "””"])
def test_quotation_marks_of_all_countries(opening: str, closing: str) -> None:
    assert said(f"say {opening}nice{closing} now") == said('say "nice" now')
    assert ch.read(f"7 - say {opening}nice{closing}").sentence == 'When a player plays a 7, they must say "nice".'


@pytest.mark.parametrize("sign", "‘’‚'")
def test_apostrophes(sign: str) -> None:
    assert said(f"a player{sign}s hand, and they don{sign}t draw") == said("a player's hand, and they don't draw")
    assert said(f"7{sign}s") == said("7's")


@pytest.mark.parametrize("sign", "–—−-")
def test_dashes(sign: str) -> None:
    assert said(f"7 {sign} skip") == said("7 - skip")
    assert ch.read(f"Kings {sign} skip").sentence == "When a player plays a King, the next player is skipped."


def test_arrows() -> None:
    assert said("7 → skip") == said("7 > skip")


@pytest.mark.parametrize(
    ("order", "values", "holds"),
    [
        (m.Sequence.INCREASING, [1, 2, 4], True),
        (m.Sequence.INCREASING, [2, 2], False),
        (m.Sequence.INCREASING, [1, 3, 2], False),
        (m.Sequence.DECREASING, [9, 5, 4], True),
        (m.Sequence.DECREASING, [9, 8], True),
        (m.Sequence.DECREASING, [4, 4], False),
        (m.Sequence.DECREASING, [4, 3, 9], False),
        (m.Sequence.CONSECUTIVE, [3, 4, 5], True),
        (m.Sequence.CONSECUTIVE, [5, 4, 3], True),
        (m.Sequence.CONSECUTIVE, [3, 5], False),
        (m.Sequence.CONSECUTIVE, [3, 4, 3], False),
        (m.Sequence.CONSECUTIVE, [3, 3], False),
        (m.Sequence.CONSECUTIVE, [5, 3], False),
    ],
)
def test_cards_that_follow_one_another(order: m.Sequence, values: list[int], holds: bool) -> None:
    assert in_order(order, values) is holds

"""Under which heading a setting is found."""

import pytest

from cardhouse.telling.subjects import OTHERS, SUBJECTS, TIME, subject_of


@pytest.mark.parametrize(
    "rule, label, unit, heading",
    [
        ("Slam", "How long one may take", "second", TIME),
        ("Slam", "Time to think", "", TIME),
        ("Slam", "Some time to think", "", OTHERS),
        ("Slam", "How many", "card", OTHERS),
        ("Ace", "What it does", "", OTHERS),
        ("Answering a Seven", "What is drawn", "", OTHERS),
        ("Queens", "A penalty for it", "", OTHERS),  # a card's own rule is one of the single cards
        ("Queens and Kings", "A penalty for it", "", "Mistakes, penalties and calls"),
        ("Penalties", "How many", "", "Mistakes, penalties and calls"),
        ("Joining", "How many cards", "", "Coming and going"),
        ("Menu", "Where", "", "Rules, motions and votes"),
        ("Winning", "When", "", "Winning and the end"),
        ("Bartok", "The words", "", "Words"),
        ("Packs", "How many", "", "Cards and dealing"),
        ("Turn", "Whose turn", "", "Turns, drawing and piles"),
        ("Hat", "Colour", "", OTHERS),
        ("Joining", "A vote on it", "", "Coming and going"),  # the first that fits
    ],
)
def test_the_heading_of_a_setting(rule: str, label: str, unit: str, heading: str) -> None:
    assert subject_of(rule, label, unit) == heading
    assert heading in SUBJECTS
    assert len(set(SUBJECTS)) == len(SUBJECTS) == 9

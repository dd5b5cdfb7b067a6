"""What keeps a rule from being adopted at all: each reason, and what is near it and fine."""

import pytest

from cardhouse.english.lint import Circumstances, faults, forbidden_phrases, owed_phrases
from cardhouse.english.reading import read

TABLE = Circumstances(players=("Ann", "Bob"), known=frozenset(("8-skips", "jokers-wild")))


@pytest.mark.parametrize(
    "text, codes",
    [
        ("When a player plays a 10, they draw a card.", []),
        ("When a player plays an 11, they draw a card.", ["no-such-card"]),
        ("A player may not play a 1 on an 11.", ["no-such-card", "no-such-card"]),
        ('When a player plays a 7, they must say "so". A player may not say "SO".', ["contradiction"]),
        ('When a player plays a 7, they must say "so". No player may say "so".', ["contradiction"]),
        ('When a player plays a 7, they may say "so". A player may not say "so".', []),
        ('When a player plays a 7, they must say "so". A player may not say "hm".', []),
        ('When a player plays a 7, they must say "so". A player may say "so".', []),
        ('When cards are played in the suit pattern "A B", they draw a card.', []),
        ('When cards are played in the suit pattern "A B C D E F", they draw a card.', []),
        ('When cards are played in the suit pattern "A", they draw a card.', ["bad-pattern"]),
        ('When cards are played in the suit pattern "A B C D E F G", they draw a card.', ["bad-pattern"]),
        ('When cards are played in the suit pattern "A 2", they draw a card.', ["bad-pattern"]),
        ("When a player plays a 7, the draws add up.", ["nothing-adds"]),
        ("When a player plays a 7, the skips add up.", ["nothing-adds"]),
        ("When a player plays a 7, the next player must draw 2 cards and the draws add up.", ["nothing-adds"]),
        (
            "When a player plays a 7, the next player may play a 7 or draw 2 cards and the draws add up.",
            ["nothing-adds"],
        ),
        ("When a player plays a 7, the next player must play a 7 or draw 2 cards and the draws add up.", []),
        ("When a player plays a 7, the next player must play a 7 or skip their turn and the skips add up.", []),
        ("When a player plays a 7, turn order is reversed.", []),
        ('The last player to win is called "Chef".', []),
        ('The last player to win is called "ann".', ["role-is-name"]),
        ('Rule "8-skips" no longer applies.', []),
        ('Rule "9-skips" no longer applies.', ["no-such-rule"]),
    ],
)
def test_why_a_rule_cannot_be_adopted(text: str, codes: list[str]) -> None:
    found = read(text)
    assert found.stuck == ()
    assert [caution.code for caution in faults(found.rule, TABLE)] == codes


def test_without_a_table_nobody_knows_names_and_rules() -> None:
    for text in ('The last player to win is called "ann".', 'Rule "9-skips" no longer applies.'):
        assert faults(read(text).rule) == ()


def test_words_that_are_owed_and_words_that_are_forbidden() -> None:
    rule = read(
        'When a player plays a 7, they must say "Yes" or "aye". When a player plays an 8, they may say "perhaps". '
        'A player may not say "No". When a player plays a 9, no player may say "nay".'
    ).rule
    assert owed_phrases(rule) == {"yes", "aye"}
    assert forbidden_phrases(rule) == {"no", "nay"}

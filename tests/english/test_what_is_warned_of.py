"""What people are told about a rule by what it says and where they play: each word of caution, and where it is not."""

import pytest

from cardhouse.english.lint import Circumstances, faults, warnings
from cardhouse.english.reading import read
from cardhouse.english.tokens import NUMBERS, tokens


def codes(text: str, game: str) -> list[str]:
    found = read(text)
    assert found.whole, text
    here = Circumstances(game, ("Ann", "Bob"))
    return [caution.code for caution in (*faults(found.rule, here), *warnings(found.rule, here))]


@pytest.mark.parametrize(
    "text, in_bak, in_moo",
    [
        ("A player may not play a King.", ["no-plays"], []),
        ("When a player plays a King, they draw a card.", ["no-plays"], []),
        ("When the second Heart in a row is played, the active player draws a card.", ["no-plays"], []),
        ("When 2 Hearts are played in a row, the next player draws a card.", ["no-plays"], []),
        ("When a 7, then an 8 are played in a row, the next player draws a card.", ["no-plays"], []),
        ('When cards are played in the suit pattern "A A", the active player draws a card.', ["no-plays"], []),
        ("When a player draws a card, the next player draws a card.", [], []),
        ("When a player draws a card, the round ends.", [], ["no-rounds"]),
        ("When a player draws a card, the dealer draws a card.", [], ["dealer"]),
    ],
)
def test_what_a_game_has_no_use_for(text: str, in_bak: list[str], in_moo: list[str]) -> None:
    assert codes(text, "bak") == in_bak
    assert codes(text, "moo") == in_moo
    assert codes(text, "bartok") == []


@pytest.mark.parametrize(
    "text, told",
    [
        ("When the ninth Heart in a row is played, the active player draws a card.", ["long-run"]),
        ("When the fourth Heart in a row is played, the active player draws a card.", []),
        ("When a player plays a 7, the draws add up.", ["nothing-adds"]),
        ("When a player plays a 7, they draw a card. When a player plays an 8, the draws add up.", ["nothing-adds"]),
        ("When a player plays a 7, they draw a card. When a player plays an 8, they draw a card.", []),
        ('When a player plays a 7, they must say "hi". A player may not say "hi".', ["contradiction"]),
        ('When a player plays a 7, they must say "hi". A player may not say "ho".', []),
        ('When cards are played in the rank pattern "A", the active player draws a card.', ["bad-pattern"]),
        ('When cards are played in the rank pattern "A B", the active player draws a card.', []),
        ('The last player to draw a card is called "ANN".', ["role-is-name"]),
        ('The last player to draw a card is called "Chef".', []),
    ],
)
def test_what_stops_a_rule_or_makes_it_odd(text: str, told: list[str]) -> None:
    assert codes(text, "bartok") == told


def test_numbers_are_read_in_words() -> None:
    assert [NUMBERS[word] for word in ("zero", "nineteen", "twenty", "twenty-one", "forty-nine", "ninety-nine")] == [
        *(0, 19, 20, 21, 49, 99)
    ]
    assert NUMBERS["hundred"] == 100
    (token, *_) = tokens("thirty-seven")
    assert token.number == 37

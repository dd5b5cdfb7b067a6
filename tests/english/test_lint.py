"""What is said of a rule before it is adopted: each caution with a text that causes it, and one that does not."""

import pytest

from cardhouse.english import read
from cardhouse.english.lint import Circumstances, faults, forbidden_phrases, owed_phrases, warnings


def codes(text: str, table: Circumstances | None = None) -> tuple[list[str], list[str]]:
    found = read(text)
    assert found.whole, text
    return [each.code for each in warnings(found.rule, table)], [each.code for each in faults(found.rule, table)]


HIDDEN, RUN, TAKEN, DEALER, IDLE = "hidden-information", "long-run", "call-taken", "dealer", "no-consequence"


@pytest.mark.parametrize(
    "text, expected",
    [
        ("When a player draws a red card, they must bow.", [HIDDEN]),
        ("When a player draws a card, they must bow.", []),
        ("When a player draws 2 cards, they must bow.", []),
        ("When a player plays a 2, they must draw until they have a legal play.", [HIDDEN]),
        ("When a player plays a 2, they must draw until they have a red card.", [HIDDEN]),
        ("When a player plays a 2, they must draw until they have 8 cards.", []),
        ("A player may not draw a card if they have a legal play.", [HIDDEN]),
        ("A player may not draw a card if they have a King in hand.", [HIDDEN]),
        ("A player may not draw a card if they have 3 cards.", []),
        ("A player may look at the top card of the draw pile on their turn.", [HIDDEN]),
        ("A player may take 2 cards from the play pile instead of drawing.", []),
        ('A player must say "hi". The penalty call is "No moo".', [TAKEN]),
        ('A player must say "hi". The penalty call is "Point of Order missed".', [TAKEN]),
        ('A player must say "hi". The penalty call is "Moonlight".', []),
        ("When 7 red cards are played in a row, they must bow.", [RUN]),
        ("When 6 red cards are played in a row, they must bow.", []),
        ("When the seventh King in a row is played, they must bow.", [RUN]),
        ("When the sixth King in a row is played, they must bow.", []),
        ("When a player plays a 2, the round ends.", ["no-rounds"]),
        ("When a player plays a 2, nothing happens.", [IDLE]),
        ("When a player plays a 2, nothing happens instead.", []),
        ("When a player plays a 2, they draw 0 cards.", [IDLE]),
        ("When a player plays a 2, they draw a card.", []),
        ("Aces count as Aces.", [IDLE]),
        ("A player may not play a card. A player may not draw a card.", ["no-main-action"]),
        ("A player may not play a card or draw a card.", ["no-main-action"]),
        ("A player may not play a card.", []),
        ("A player may not play a red card. A player may not draw a card.", []),
        ("A player may not play a card on their turn. A player may not draw a card.", []),
        ("A player may not play a card if they have 3 cards. A player may not draw a card.", []),
        ("Aces count as Kings.", []),
        ("A 6 matches a 6.", [IDLE]),
        ("A 6 matches a 9.", []),
        ("When the dealer plays a 2, they must bow.", [DEALER]),
        ("When the active player plays a 2, they must bow.", []),
    ],
)
def test_what_is_warned_of(text: str, expected: list[str]) -> None:
    assert codes(text) == (expected, [])


@pytest.mark.parametrize(
    "text, game, expected",
    [
        ("When a player plays a 2, the round ends.", "bartok", []),
        ("When the dealer plays a 2, they must bow.", "bartok", []),
        ("When a player plays a 2, they must bow.", "bak", ["no-plays"]),
        ("A player may not play a 2.", "bak", ["no-plays"]),
        ("A player may not draw a card.", "bak", []),
        ("A player may not play a 2.", "moo", []),
    ],
)
def test_what_is_warned_of_in_some_games(text: str, game: str, expected: list[str]) -> None:
    assert codes(text, Circumstances(game=game)) == (expected, [])


AT_TABLE = Circumstances(players=("Ann", "Bob"), known=frozenset((1, 402, "Match")))


@pytest.mark.parametrize(
    "text, expected",
    [
        ("When a player plays an 11, they must bow.", ["no-such-card"]),
        ("When a player plays a 10, they must bow.", []),
        ('A player must say "Hi". A player may not say "hi".', ["contradiction"]),
        ('A player must say "hi". A player may not say "ho".', []),
        ('A player must say "hi". No player may say "hi".', ["contradiction"]),
        ('A player may not say "hi". A player may say "hi".', []),
        ('When cards are played in the rank pattern "A", they must bow.', ["bad-pattern"]),
        ('When cards are played in the rank pattern "A B", they must bow.', []),
        ('When cards are played in the rank pattern "A B C D E F", they must bow.', []),
        ('When cards are played in the rank pattern "A B C D E F G", they must bow.', ["bad-pattern"]),
        ('When cards are played in the rank pattern "AB", they must bow.', ["bad-pattern"]),
        ("When a player plays a 2, they draw a card and the draws add up.", ["nothing-adds"]),
        ("When a player plays a 2, the next player must draw a card and the draws add up.", ["nothing-adds"]),
        ("When a player plays a 2, the next player must play a 2 and the draws add up.", ["nothing-adds"]),
        ("When a player plays a 2, the next player must play a 2 or draw a card and the draws add up.", []),
        (
            "When a player plays a 2, the next player may play a 2 or draw a card and the draws add up.",
            ["nothing-adds"],
        ),
        ("When a player plays a 2, the next player must play a 2 or skip their turn and the skips add up.", []),
        ("When a player plays a 2, the next player is skipped and the skips add up.", ["nothing-adds"]),
        ('The last player to win is called "ann".', ["role-is-name"]),
        ('The last player to win is called "Anna".', []),
        ("Rule 402 no longer applies.", []),
        ("Rule 403 no longer applies.", ["no-such-rule"]),
        ('Rule "Match" no longer applies.', []),
        ('Rule "Turn" no longer applies.', ["no-such-rule"]),
    ],
)
def test_what_stops_a_rule(text: str, expected: list[str]) -> None:
    assert codes(text, AT_TABLE)[1] == expected


def test_where_no_rules_are_known_any_may_be_meant() -> None:
    assert codes("Rule 403 no longer applies.") == ([], [])


def test_phrases_that_are_owed_and_forbidden() -> None:
    rule = read('A player must say "Hi" or "Ho". A player may not say "He". A player may say "Ha".').rule
    assert owed_phrases(rule) == {"hi", "ho"}
    assert forbidden_phrases(rule) == {"he"}

"""A rule is shown at a table where it makes a difference: the example passes with the rule, and fails without it."""

import pytest

from cardhouse.english.reading import read
from cardhouse.english.saying_back import Example
from cardhouse.games.shelf import GAMES
from cardhouse.testing.notation import parse_text, runs
from cardhouse.testing.running.performing import run_scenario
from cardhouse.testing.shown import shown
from tests.english.rows import rows

CATALOGUE = [row[3] for row in rows("catalogue.txt", 4) if row[1] in ("compiles", "warned")]


def example(text: str, game: str = "moo", rules: tuple[str, ...] = ()) -> Example:
    found = shown(read(text).rule, game, rules)
    assert found is not None
    return found


def passes(found: Example, *rules: str) -> bool:
    quoted = " ".join('rule="{}"'.format(rule.replace('"', '\\"')) for rule in rules)
    text = f"T-001 shown\ngiven {found.given} {quoted}\n{found.steps}\n"
    (scenario,) = parse_text(text, "shown.table", GAMES).scenarios
    (run,) = runs(scenario)
    result = run_scenario(run)
    assert not result.obstacles or not rules  # without the rule there is none to be refused by
    return result.failure is None and not result.obstacles


@pytest.mark.parametrize(
    "text, kind, given, steps",
    [
        (
            "When a player plays a 2, turn order is reversed.",
            "happens",
            "game=moo 4p turn=A A{2H,+4} P1[5H]",
            "A: play 2H => ok; dir=-; turn=D",
        ),
        (
            'When a player plays a Queen, they must say "Your Majesty".',
            "demands",
            "game=moo 4p turn=A A{QH,+4} P1[5H]",
            'A: play QH => ok; duty A say "Your Majesty"',
        ),
        (
            "A face card may not be played on a face card.",
            "forbids",
            "game=moo 4p turn=A A{JH,+4} P1[JD]",
            "A: play JH => refused r1; turn=A; #A=5",
        ),
        (
            "A Jack may be played on any card.",
            "allows",
            "game=moo 4p turn=A A{JH,+4} P1[AD]",
            "A: play JH => ok; turn=B; #A=4",
        ),
        (
            'When a player plays a card 1 higher than the previous card, they must say "Up".',
            "demands",
            "game=moo 4p turn=A A{6H,+4} P1[5H]",
            'A: play 6H => ok; duty A say "Up"',
        ),
        ("Red 3s are wild.", "counts", "game=moo 4p turn=A A{3H,+4} P1[AD]", "A: play 3H => ok; turn=B; #A=4"),
        ("The time limit is 5 seconds.", "sets", "game=moo 4p turn=A P1[5H]", "@5 _ => #A=6"),
        (
            "When a player plays a Queen, no player may speak until a player plays another Queen.",
            "forbids",
            "game=moo 4p turn=A A{QH,+4} P1[5H]",
            'A: play QH | C: say "hello" => ok; #C=6',
        ),
    ],
)
def test_the_table_is_the_smallest_that_shows_it(text: str, kind: str, given: str, steps: str) -> None:
    found = example(text)
    assert (found.kind, found.given, found.steps) == (kind, given, steps)
    assert passes(found, text)
    assert not passes(found)


@pytest.mark.parametrize("text", CATALOGUE[::5])
def test_what_is_shown_is_true(text: str) -> None:
    found = example(text)
    assert not found.given or passes(found, text)


def test_rules_in_force_are_at_the_table_too() -> None:
    found = example("A King may not be played on a 5.", rules=("Kings are wild.",))
    assert found.steps == "A: play KH => refused r2; turn=A; #A=5"


def test_what_the_game_does_already_is_shown_all_the_same() -> None:
    found = example("When a player plays an Ace, the next player is skipped.")
    assert found.words == "A plays the Ace of Hearts: B misses the turn, and C is next."
    assert passes(found)


def test_a_game_without_plays_has_words_alone() -> None:
    assert example("When a player plays a 2, turn order is reversed.", "bak").given == ""


def test_bartok_is_laid_with_the_rules_it_begins_with() -> None:
    text = "When a player plays a 2, the next player is skipped."
    found = example(text, "bartok")
    assert (found.given, found.steps) == ("game=bartok 4p on=- turn=A A{2H,+4} P1[5H]", "A: play 2H => ok; turn=C")
    assert passes(found, text)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (
            "A player may not play an 8 as their last card.",
            "On the 5 of Hearts, A may not play the 8 of Hearts as their last card.",
        ),
        (
            "A player may not play a King if the top card is a Heart.",
            "On the 5 of Hearts, A may not play the King of Hearts if the top card is a Heart.",
        ),
        ("A King may not be played on a 7.", "On the 7 of Hearts, A may not play the King of Hearts."),
    ],
)
def test_a_play_that_is_forbidden_at_times_says_when(text: str, words: str) -> None:
    assert example(text).words == words

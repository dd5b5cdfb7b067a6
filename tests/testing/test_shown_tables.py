"""The tables at which a rule is tried before it is shown, the likeliest first, and what is looked for there."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from cardhouse.english.reading import read
from cardhouse.testing.shown import Stage, _owed, _tables, shown

TABLES = (Path(__file__).parent / "shown_tables.txt").read_text("utf-8").splitlines()


def written(stage: Stage) -> str:
    return f"{stage.given.removeprefix('turn=A ')} | {' | '.join(stage.steps)}"


def by_rule(lines: list[str]) -> Iterator[tuple[str, list[str]]]:
    """A rule, and the lines below it that are set in: its first tables, and how many more there are."""
    starts = [place for place, line in enumerate(lines) if not line.startswith(" ")]
    for start, end in zip(starts, [*starts[1:], len(lines)], strict=True):
        yield lines[start], [line.strip() for line in lines[start + 1 : end]]


@pytest.mark.parametrize("rule, tables", list(by_rule(TABLES)))
def test_where_a_rule_is_tried(rule: str, tables: list[str]) -> None:
    found = list(_tables(read(rule).rule.sentences[0]))
    first = [each for each in tables if not each.startswith("...")]
    assert [written(stage) for stage in found[: len(first)]] == first
    more = [each for each in tables if each.startswith("...")]
    assert more == ([f"... {len(found) - len(first)} more"] if len(found) > len(first) else [])
    for stage in found:
        if stage.one:
            assert stage.steps[0].endswith(f": play {stage.one}")
            assert f"P1[{stage.top}]" in stage.given


@pytest.mark.parametrize(
    "clause, owed",
    [
        ("the play pile is cleared", ["#P1=0", "#P1=1", "#P1=2", "#P1=3", "#P1=4", "#P1=5"]),
        ('they must say "a" or "b"', ['duty {} say "a" or "b"']),
        ('they must say "a" 3 times', ['duty {} say "a" 3 times']),
        ("they must say the number of cards in their hand", ['duty {} say "4"', 'duty {} say "5"']),
        ('they must do "hum"', ['duty {} do "hum"']),
        ("they must bow", ["duty {} do bow"]),
        ("they must give a card to the next player", ["duty {} give 1", "duty {} give 2", "duty {} give 3"]),
        ("they must name a suit", ["duty {} choose suit"]),
        ("a player of their choice draws a card", ["duty {} choose player"]),
        ("they gain a point", ['counter {} "point"=1']),
        ("they may play another card", ["answer=1", "answer=2", "answer=3", "answer=4", "answer=5"]),
        ("they draw a card", []),
    ],
)
def test_what_a_rule_may_bring_is_looked_for_at_every_seat(clause: str, owed: list[str]) -> None:
    expected = [each for each in owed if "{}" not in each]
    expected += [each.format(seat) for seat in "ABCD" for each in owed if "{}" in each]
    assert list(_owed(read(f"When a player plays a 2, {clause}.").rule)) == expected


SHOWN = [
    ("Jokers are wild.", "On the 5 of Hearts, A may play a Joker, and then B any card.", "JK", "ok; turn=B; #A=4"),
    ("When a player plays a Joker, they draw a card.", "A plays a Joker: A draws a card.", "JK", "ok; #A=5"),
    (
        "A Jack may be played on any card.",
        "On the Ace of Diamonds, A may play the Jack of Hearts.",
        "JH",
        "ok; turn=B; #A=4",
    ),
    (
        "A face card may not be played on a face card.",
        "On the Jack of Diamonds, A may not play the Jack of Hearts.",
        "JH",
        "refused r1; turn=A; #A=5",
    ),
    (
        "When a player plays a card 1 higher than the previous card, they draw a card.",
        "A plays the 6 of Hearts on the 5 of Hearts: A draws a card.",
        "6H",
        "ok; #A=5",
    ),
    (
        'When a player plays a card of the same rank as the previous card, they must say "Twins".',
        'A plays the 6 of Hearts on the 6 of Diamonds: A must say "Twins".',
        "6H",
        'ok; duty A say "Twins"',
    ),
    (
        "When a player plays a 2, turn order is reversed.",
        "A plays the 2 of Hearts: play turns round, and D is next.",
        "2H",
        "ok; dir=-; turn=D",
    ),
    (
        "When a player plays a 3, the next player is skipped.",
        "A plays the 3 of Hearts: B misses the turn, and C is next.",
        "3H",
        "ok; turn=C",
    ),
    (
        "When a player plays a 3, all other players are skipped.",
        "A plays the 3 of Hearts: B, C and D miss their turns, and A is next.",
        "3H",
        "ok; turn=A",
    ),
    ("A player may play a card out of turn.", "On the 5 of Hearts, C may play the Ace of Hearts.", "AH", "ok; #C=4"),
    (
        "A player may play any number of cards of the same rank on their turn.",
        "A may play any number of cards of the same rank on their turn.",
        "5C,5D",
        "ok; turn=B; #A=3",
    ),
]


@pytest.mark.parametrize("text, words, card, comes", SHOWN)
def test_the_words_tell_of_the_cards_that_lie_there(text: str, words: str, card: str, comes: str) -> None:
    found = shown(read(text).rule)
    assert found is not None
    assert (found.words, found.steps[1:]) == (words, f": play {card} => {comes}")


@pytest.mark.parametrize(
    "text, words",
    [
        ("A Joker may not be played on a Joker.", "On a Joker, A may not play a Joker."),
        ("A player may draw a card at any time.", "A may draw a card at any time."),
        ("An Ace counts as a 7.", "From now on: Aces count as a 7."),
    ],
)
def test_where_no_table_shows_it_there_are_words_alone(text: str, words: str) -> None:
    found = shown(read(text).rule)
    assert found is not None
    assert (found.words, found.given, found.steps) == (words, "", "")

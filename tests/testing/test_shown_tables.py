"""The tables at which a rule is tried before it is shown, the likeliest first, and what is looked for there."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from cardhouse.english.reading import read
from cardhouse.testing.shown import Stage, _owed, _tables

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

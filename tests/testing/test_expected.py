"""What a scenario expects: when it holds, and what is said to have been found when it does not."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from cardhouse.games.shelf import GAMES
from cardhouse.testing.notation import parse_text, runs
from cardhouse.testing.running.performing import run_scenario

TABLE = (Path(__file__).parent / "expected.txt").read_text("utf-8")
ANYTHING = " ..."


def rows() -> Iterator[tuple[str, str, str, str]]:
    for block in TABLE.strip().split("\n\n")[1:]:
        laid, step, *lines = block.splitlines()
        game, _, given = laid.partition(": ")
        for line in lines:
            expected, _, found = line.strip().partition(" | ")
            yield game, given, f"{step} => {expected}", found


@pytest.mark.parametrize("game, given, step, found", list(rows()))
def test_what_is_expected_and_what_is_found(game: str, given: str, step: str, found: str) -> None:
    file = parse_text(f"T-001 a scenario\ngiven {given}\n{step}", f"{game}.table", GAMES)
    assert file.problems == ()
    [run] = runs(file.scenarios[0])
    result = run_scenario(run, file.game)
    assert result.obstacles == ()
    told = "so" if result.failure is None else result.failure.found
    assert told == found or (found.endswith(ANYTHING) and told.startswith(found.removesuffix(ANYTHING)))

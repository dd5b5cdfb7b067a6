"""What is said of each word of a scenario that is written as it cannot be: nothing is run then, and nothing breaks."""

from pathlib import Path

import pytest

from cardhouse.games.shelf import GAMES
from cardhouse.testing.notation import parse_text, runs
from cardhouse.testing.running.performing import run_scenario

LINES = (Path(__file__).parent / "not_known.txt").read_text("utf-8").splitlines()[1:]


def written(line: str) -> str:
    """A whole scenario with this line in it."""
    if line.startswith("given"):
        return f"{line}\n_ => turn=A"
    asked = " => true" if line.startswith("?") else "" if line.startswith("_") else " => ok"
    return f"given 2p turn=A\n{line}{asked}"


@pytest.mark.parametrize("row", LINES)
def test_a_word_that_is_written_wrongly_is_told(row: str) -> None:
    game, line, told = row.split(" | ")
    file = parse_text(f"T-001 a scenario\n{written(line)}", f"{game}.table", GAMES)
    assert not file.problems
    run = next(iter(runs(file.scenarios[0])))
    [obstacle] = run_scenario(run, file.game).obstacles
    assert f"{obstacle.message}{obstacle.suggestion}" == told

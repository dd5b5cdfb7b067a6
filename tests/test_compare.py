"""Two builds that play the same acts: what comes out otherwise is found and told."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from cardhouse.core.events import TokenMoved
from cardhouse.core.table import CENTRE
from cardhouse.games.shelf import GAMES, new_table
from tools.compare import recorder, scene
from tools.compare.follower import Following

ROOT = Path(__file__).resolve().parents[1]


def recorded(first: int, tables: int, acts: int) -> list[str]:
    """What the recorder writes, on this very build."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)])}
    command = [sys.executable, str(ROOT / "tools/compare/recorder.py"), str(first), str(tables), str(acts)]
    return subprocess.run(
        command, env=environment, capture_output=True, text=True, timeout=300, check=True
    ).stdout.splitlines()


def followed(lines: list[str]) -> Following:
    following = Following()
    for line in lines:
        following.hear(json.loads(line))
    return following


@pytest.fixture(scope="module")
def lines() -> list[str]:
    return recorded(3, 6, 60)


def test_a_build_comes_out_as_itself(lines: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    following = followed(lines)
    assert (following.different, following.broke) == (0, 0)
    assert following.acts > 200
    assert following.close() == 0
    assert "0 tables came out otherwise" in capsys.readouterr().out


@pytest.mark.parametrize("where", ["hands", "turn", "duties", "winners"])
def test_a_difference_is_found_and_told(where: str, lines: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    changed = [json.loads(line) for line in lines]
    acts = [line for line in changed if "act" in line]
    acts[40]["scene"][where] = "otherwise"
    following = followed([json.dumps(line) for line in changed])
    assert following.different == 1
    assert following.close() == 1
    told = capsys.readouterr().out
    assert f"{where}: 'otherwise' is now" in told


def test_other_lawful_acts_and_other_reasons_are_differences(lines: list[str]) -> None:
    changed = [json.loads(line) for line in lines]
    listed = next(line for line in changed if line.get("choices"))
    listed["choices"].pop()
    next(line for line in reversed(changed) if "act" in line)["reasons"] = [["base-turn", "no"]]
    assert followed([json.dumps(line) for line in changed]).different == 2


def test_both_say_alike_where_a_token_lies() -> None:
    table = new_table(GAMES["bartok"].book, ["Ann", "Bob", "Cat"], seed=1)
    token = sorted(table.tokens)[0]
    TokenMoved(token, CENTRE, 1).apply(table)
    assert recorder.scene_of(table) == scene.scene_of(table)
    assert recorder.scene_of(table)["tokens"][token] == 101

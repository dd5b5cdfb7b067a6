"""Two builds that play the same acts: what comes out otherwise is found and told."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

from cardhouse.core.events import TokenMoved
from cardhouse.core.table import CENTRE
from cardhouse.games.shelf import GAMES, new_table
from tools import kept as builds
from tools.compare import recorder, run, scene
from tools.compare.follower import Following
from tools.compare.wanted import WANTED, Wanted, declared

ROOT = Path(__file__).resolve().parents[1]


def recorded(first: int, acts: int, source: Path = ROOT / "src") -> list[str]:
    """What the recorder writes: on this very build, or on another one."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(source), str(ROOT)])}
    command = [sys.executable, str(ROOT / "tools/compare/recorder.py"), str(first), str(acts), "60"]
    return subprocess.run(
        command, env=environment, capture_output=True, text=True, timeout=300, check=True
    ).stdout.splitlines()


def followed(lines: list[str], wanted: Wanted | None = None) -> Following:
    following = Following(wanted)
    for line in lines:
        following.hear(json.loads(line))
    return following


@pytest.fixture(scope="module")
def lines() -> list[str]:
    return recorded(3, 300)


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
    assert followed([json.dumps(line) for line in changed], changes()).different == 2


def test_both_say_alike_where_a_token_lies() -> None:
    table = new_table(GAMES["bartok"].book, ["Ann", "Bob", "Cat"], seed=1)
    token = sorted(table.tokens)[0]
    TokenMoved(token, CENTRE, 1).apply(table)
    assert recorder.scene_of(table) == scene.scene_of(table)
    assert recorder.scene_of(table)["tokens"][token] == 101


@pytest.fixture(scope="module")
def kept() -> Path:
    try:
        return builds.kept_build()
    except SystemExit as missing:
        pytest.skip(str(missing.code))


def test_the_kept_build_plays_and_all_that_differs_is_declared(kept: Path, capsys: pytest.CaptureFixture[str]) -> None:
    following = followed(recorded(2, 600, kept))
    assert following.broke == 0
    assert following.heard >= 600
    assert following.close(600) == 0, capsys.readouterr().out


def test_too_few_acts_are_a_failure(lines: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    following = followed(lines)
    assert following.close(following.acts) == 0
    assert following.close(following.acts + 1) == 2
    assert "Too few acts were compared" in capsys.readouterr().out
    left = Following()
    left.heard, left.acts = 100, 89  # all were played, and tables were left one after another
    assert left.close(100) == 2


def test_a_kept_build_that_breaks_down_is_a_failure(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "cardhouse").mkdir()
    (tmp_path / "cardhouse" / "__init__.py").touch()
    monkeypatch.setattr(run, "kept_build", lambda commit: tmp_path)
    assert run.main(["--acts", "20", "--jobs", "1"]) == 2
    assert "The kept build did not play to the end." in capfd.readouterr().out


def changes(*declared: dict[str, Any]) -> Wanted:
    return Wanted({"change": list(declared), "article": [], "ways": {"draw": "draw a card"}})


def test_what_is_declared_is_no_difference_and_nothing_beside_it_is_allowed() -> None:
    wanted = changes(
        {"what": "debts", "kept": '"base-(\\w+)"', "now": '"(?:new|\\1)-rule"', "why": "", "games": ["moo"]}
    )
    assert wanted.covers("moo", "debts", [[1, 2, "base-jury"]], [[1, 2, "new-rule"]])
    assert wanted.covers("moo@short", "debts", [[1, 2, "base-jury"]], [[1, 2, "jury-rule"]])
    assert not wanted.covers("moo", "debts", [[1, 2, "base-jury"]], [[1, 3, "new-rule"]])
    assert not wanted.covers("moo", "debts", [[1, 2, "base-jury"]], [[1, 2, "old-rule"]])
    assert not wanted.covers("moo", "duties", [[1, 2, "base-jury"]], [[1, 2, "new-rule"]])
    assert not wanted.covers("bak", "debts", [[1, 2, "base-jury"]], [[1, 2, "new-rule"]])
    assert not wanted.covers("moo", "debts", [], [[1, 2, "new-rule"]])
    assert list(wanted.met.values()) == [2]


def test_each_reason_has_to_have_its_own() -> None:
    wanted = changes()
    asked, told = ["turn", "nobody may draw now"], ["turn", "nobody may draw a card now"]
    other = ["hands", "it is late"]
    assert wanted.covers("moo", "reasons", [asked, other], [other, told])
    assert not wanted.covers("moo", "reasons", [asked, other], [told])
    assert not wanted.covers("moo", "reasons", [asked], [told, other])
    assert not wanted.covers("moo", "reasons", [asked], [["hands", told[1]]])


def test_other_lawful_acts_may_be_declared_and_a_table_may_be_left() -> None:
    wanted = changes(
        {"what": "lawful", "kept": r"\[\]", "now": r'\["pass"\]', "why": ""},
        {"what": "jammed", "kept": r'\["\w+"\]', "now": r"\[\]", "why": "it broke", "leaves": True},
    )
    assert wanted.covers("moo", "lawful", ["draw"], ["draw", "pass"])
    assert not wanted.covers("moo", "lawful", ["draw"], ["pass"])
    assert wanted.leaves("moo", "", {"jammed": ["rule"], "turn": 1}, {"jammed": [], "turn": 2})
    assert not wanted.leaves("moo", "", {"jammed": [], "turn": 1}, {"jammed": [], "turn": 2})
    assert not wanted.leaves("moo", "", {"jammed": []}, {"jammed": ["rule"]})
    assert not wanted.leaves("moo", "", {"turn": 1}, {"turn": 2})
    assert wanted.too_often(199) == []
    assert wanted.leaves("moo", "", {"jammed": ["rule"]}, {"jammed": []})
    assert wanted.too_often(199) == ["it broke"]
    assert wanted.too_often(200) == []


def test_what_is_met_too_often_is_a_failure(capsys: pytest.CaptureFixture[str]) -> None:
    change = {"what": "jammed", "kept": r'\["\w+"\]', "now": r"\[\]", "why": "it broke", "leaves": True, "act": "draw"}
    following = Following(changes(change))
    for act in ("play", "draw", "draw"):
        following.wanted.leaves("moo", act, {"jammed": ["rule"]}, {"jammed": []})
    following.tables = 199
    assert following.close() == 1
    assert "Met too often for what is declared:\n  it broke" in capsys.readouterr().out


def test_every_change_has_its_reason_and_nothing_declared_is_out_of_date() -> None:
    table = tomllib.loads(WANTED.read_text())
    assert all(len(each["why"]) > 6 for each in [*table["change"], *table["article"]])
    assert all(game.partition("@")[0] in GAMES for change in declared().changes for game in change.games)
    for game, article in declared().articles:
        assert article in {each.id for each in GAMES[game].book}

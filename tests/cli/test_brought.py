"""A package that brings a game, a rule and a player: it is really installed, and everything is found."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
PACKAGE = ROOT / "docs" / "examples" / "our-house"


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the package was installed."""
    target = tmp_path_factory.mktemp("brought")
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "-q", "install", "--no-deps", "--no-index"]
    subprocess.run([*pip, "--no-build-isolation", "--target", str(target), str(PACKAGE)], check=True)
    return target


def said(place: Path, *arguments: str) -> str:
    path = os.pathsep.join([str(place), *filter(None, [os.environ.get("PYTHONPATH")])])
    command = [sys.executable, "-m", *arguments]
    done = subprocess.run(
        command,
        env={**os.environ, "PYTHONPATH": path, "PYTHONIOENCODING": "utf-8"},
        capture_output=True,
        encoding="utf-8",
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.unmeasured
def test_the_game_the_rule_and_the_player_are_there(place: Path, tmp_path: Path) -> None:
    assert "Any red card goes on a red card." in said(place, "cardhouse", "rules", "our-bartok")
    assert "Red on Red" in said(place, "cardhouse", "rules", str(PACKAGE / "book.md"))
    told = said(place, "cardhouse", "simulate", "our-bartok", "--games", "5", "--bots", "thrifty", "--jobs", "1")
    assert "5 games" in told
    assert "Ann (thrifty)" in told
    kept = tmp_path / "kept.py"
    kept.write_text(
        "import sys\n"
        "from cardhouse.store.wire import RuleWire, rule_of\n"
        'assert "our_house" not in sys.modules\n'
        'print(rule_of(RuleWire("RedOnRed", {})).sentence())\n'
    )
    path = os.pathsep.join([str(place), *filter(None, [os.environ.get("PYTHONPATH")])])
    done = subprocess.run(
        [sys.executable, str(kept)], env={**os.environ, "PYTHONPATH": path}, capture_output=True, text=True
    )
    assert done.stdout == "Any red card goes on a red card.\n", done.stderr

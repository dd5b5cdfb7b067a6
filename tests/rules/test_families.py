"""A family of rules owns what it brings: without it, only the games that take its rules are missing."""

import pkgutil
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import cardhouse
from cardhouse import rules
from cardhouse.games import GAMES

FAMILIES = [module.name for module in pkgutil.iter_modules(rules.__path__)]
TAKEN = {
    family: {
        name.partition("@")[0]
        for name, game in GAMES.items()
        for article in game.book
        for rule in article.rules
        if type(rule).__module__.startswith(f"{rules.__name__}.{family}")
    }
    for family in FAMILIES
}
LAYS_EVERYTHING = """
from cardhouse import server, telling
from cardhouse.games import GAMES, new_table
from cardhouse.store import codec
for name, game in GAMES.items():
    try:
        new_table(game.book, ["Ann", "Bob", "Cat", "Dan"])
    except ImportError as problem:
        print(name, "|", problem)
"""


@pytest.mark.parametrize("family", FAMILIES)
def test_without_a_family_only_the_games_that_take_it_are_missing(family: str, tmp_path: Path) -> None:
    copy = tmp_path / "cardhouse"
    left_out = shutil.ignore_patterns("__pycache__", "static")
    shutil.copytree(Path(str(cardhouse.__file__)).parent, copy, ignore=left_out)
    for place in (copy / "rules" / family, copy / "rules" / f"{family}.py"):
        if place.is_dir():
            shutil.rmtree(place)
        else:
            place.unlink(missing_ok=True)
    laid = subprocess.run(
        [sys.executable, "-c", LAYS_EVERYTHING], cwd=tmp_path, capture_output=True, text=True, check=False, timeout=120
    )
    assert laid.stderr == ""
    missing = {line.partition("@")[0].partition(" ")[0]: line for line in laid.stdout.splitlines()}
    assert set(missing) == TAKEN[family], missing

"""A family of rules owns what it brings: without it, only the games that take its rules are missing. The terminal, the
front door and rules in people's words are there.
"""

import contextlib
import os
import pkgutil
import shutil
import subprocess
import sys
from collections.abc import Iterator
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
import cardhouse.cli.play
import cardhouse.front.game
from cardhouse import server, telling
from cardhouse.english.written.rule import written
from cardhouse.games import GAMES, new_table
from cardhouse.store import codec
assert written('When a player plays an even number card, they must say "moo" and draw a card.') is not None
for name, game in GAMES.items():
    try:
        new_table(game.book, ["Ann", "Bob", "Cat", "Dan"])
    except ImportError as problem:
        print(name, "|", problem)
"""


@pytest.fixture(scope="module")
def everything(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a copy of the package. Python keeps there what it has read, so that it reads most of it once."""
    place = tmp_path_factory.mktemp("families")
    left_out = shutil.ignore_patterns("__pycache__", "static")
    shutil.copytree(Path(str(cardhouse.__file__)).parent, place / "cardhouse", ignore=left_out)
    return place


@contextlib.contextmanager
def taken_away(family: str, everything: Path, tmp_path: Path) -> Iterator[None]:
    places = [everything / "cardhouse" / "rules" / name for name in (family, f"{family}.py")]
    taken = [(place, tmp_path / place.name) for place in places if place.exists()]
    for place, elsewhere in taken:
        place.rename(elsewhere)
    yield
    for place, elsewhere in taken:
        elsewhere.rename(place)


@pytest.mark.parametrize("family", FAMILIES)
def test_without_a_family_only_the_games_that_take_it_are_missing(
    family: str, everything: Path, tmp_path: Path
) -> None:
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    with taken_away(family, everything, tmp_path):
        laid = subprocess.run(
            [sys.executable, "-c", LAYS_EVERYTHING],
            cwd=everything,
            env=environment,
            capture_output=True,
            text=True,
            check=False,
            timeout=120,
        )
    assert laid.stderr == ""
    missing = {line.partition("@")[0].partition(" ")[0]: line for line in laid.stdout.splitlines()}
    assert set(missing) == TAKEN[family], missing

"""How many instructions an act takes: `python3 run.py bench instructions`, where valgrind is.

A clock on a busy machine misses a fifth; this misses nothing above a hundredth. Budgets stand in `budgets.toml`, with
the Python and the compiler that they were counted with: with others they say nothing.
"""

from __future__ import annotations

import os
import platform
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
COMPILED: Final = ROOT / "build" / "compiled"
BUDGETS: Final = Path(__file__).with_name("budgets.toml")
FEW, MANY = 10, 40
"""Rounds: what both runs have in common is the way to the first act, and does not count."""

PLAY: Final = """
import gc, sys
from cardhouse.core.chance import seeded
from cardhouse.core.choices import play_round
from cardhouse.games.shelf import game, new_table

gc.disable()
name, players, rounds = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
fresh = new_table(game(name).book, [f"P{seat}" for seat in range(players)], seed=1)
picks, acts = seeded(2), 0
for number in range(rounds):
    table = fresh.copy()
    table.chance = seeded(number)
    acts += play_round(table, picks)
print("acts", acts)
"""


def made_with() -> str:
    """The Python and the compiler here, by which instructions differ."""
    return f"CPython {platform.python_version()}, {platform.python_compiler()}, {platform.machine()}"


def obstacle() -> str:
    """Why nothing can be counted here, in words; nothing, if it can."""
    if not shutil.which("valgrind"):
        return "valgrind is not here, which counts instructions"
    if (COMPILED / ".trained").exists():
        return "the build is laid out by what games do, and budgets are for the plain one: remove build/compiled first"
    return "" if COMPILED.exists() else "there is no compiled build"


def instructions(game: str, players: int) -> int:
    """What an act takes, in rounds of random lawful acts from the deal to the win."""
    (few, spent), (many, more) = counted(game, players, FEW), counted(game, players, MANY)
    return round((more - spent) / (many - few))


def counted(game: str, players: int, rounds: int) -> tuple[int, int]:
    """So many rounds: their acts, and the instructions of the whole process."""
    tool = ["valgrind", "--tool=cachegrind", "--cache-sim=no", f"--cachegrind-out-file={os.devnull}"]
    environment = {**os.environ, "PYTHONPATH": str(COMPILED), "CARDHOUSE_BUILD": "compiled", "PYTHONHASHSEED": "0"}
    command = [*tool, sys.executable, "-c", PLAY, game, str(players), str(rounds)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    acts, spent = re.search(r"acts (\d+)", done.stdout), re.search(r"I\s+refs:\s+([\d,]+)", done.stderr)
    assert acts
    assert spent
    return int(acts[1]), int(spent[1].replace(",", ""))


def budgets() -> tuple[str, dict[str, tuple[int, int]]]:
    """What they were counted with; and for each game the players and the instructions that an act may take."""
    told = tomllib.loads(BUDGETS.read_text("utf-8"))
    return told["made_with"], {each["game"]: (each["players"], each["instructions"]) for each in told["budget"]}


def main() -> int:
    if why := obstacle():
        print(why, file=sys.stderr)
        return 1
    with_what, allowed = budgets()
    print(f"{made_with()} (the budgets: {with_what})")
    over = False
    for game, (players, most) in allowed.items():
        found = instructions(game, players)
        over |= found > most
        print(f"{game:20} {players} players {found:8,} instructions an act, of {most:,}")
    return int(over)


if __name__ == "__main__":
    sys.exit(main())

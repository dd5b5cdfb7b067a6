"""What the compiled build does in its own way (`tools/native/quick.h`) comes out as Python does it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tools import compile as compiling

COMPILED = '''
from typing import Final


class Card:
    """Compares by which it is."""


class Number:
    def __init__(self, number: int) -> None:
        self.number: Final = number

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Number) and self.number == other.number

    def __hash__(self) -> int:
        return hash(self.number)


def looked_up(known: dict[object, int], wanted: object) -> tuple[int, bool]:
    return known.get(wanted, -1), wanted in known


def grown(values: list[int], more: list[int], pair: tuple[int, ...]) -> list[int]:
    found: list[int] = []
    found.extend(values)
    found.append(7)
    found.extend(more)
    found.extend(pair)
    found.extend(found)
    return found


def without(values: list[object], gone: object) -> list[object]:
    kept = values[:]
    if gone in kept:
        kept.remove(gone)
    return kept


def heaped(count: int) -> list[object]:
    """More small lists and tuples at once than are kept, in each other."""
    heap: list[object] = []
    for number in range(count):
        heap = [heap, (number,), (number, [number] * (number % 9))] if number % 40 else [number]
    return heap


class Knot:
    """Leads back to itself, so that only the garbage collector frees it."""

    def __init__(self, number: int) -> None:
        self.few: list[object] = [number, self]
        self.few.append([number])
        self.pair = (self, (number, self.few))


def knotted(count: int) -> int:
    """Some are freed while others are made."""
    total = 0
    for number in range(count):
        knot = Knot(number)
        few = [number]
        few.append(len(knot.few))
        total += len(few) + len(knot.pair)
    return total


def counted(count: int) -> int:
    """They come and go."""
    total = 0
    for number in range(count):
        few = [number, number + 1][: number % 3]
        few.append(number)
        pair = (few, [few])
        total += len(pair[0]) + len(pair[1])
    return total
'''
PLAYED = """
import gc
from random import Random
from cardhouse.core.one import Card, Number, counted, grown, heaped, knotted, looked_up, without

gc.set_threshold(7)  # in the midst of everything
dice = Random(5)


class Text(str):
    pass


known = {}
for turn in range(4_000):
    letters = "".join(dice.choices("ab", k=dice.randrange(6)))
    texts, numbers = [letters, Text(letters), str(dice.randrange(400))], [dice.randrange(40), Number(dice.randrange(9))]
    key = dice.choice([*texts, *numbers, int])
    if dice.random() < 0.4:
        known[key] = turn
    elif dice.random() < 0.2:
        known.pop(key, None)
    elif dice.random() < 0.005:
        known = dict(list(known.items())[: dice.randrange(5)])
    print(looked_up(known, key), looked_up(known, "no such"), looked_up({letters: turn}, letters + ""))

cards = [Card() for _ in range(9)]
names = {id(card): f"card {place}" for place, card in enumerate(cards)}
for turn in range(500):
    values = dice.choices([*cards, 1, 1.0, "x", Number(3)], k=dice.randrange(9))
    gone = dice.choice([*cards, 1, "x", Number(3)])
    print([names.get(id(each), str(getattr(each, "number", each))) for each in without(values, gone)])
    some = [dice.randrange(9) for _ in range(dice.randrange(12))]
    print(grown(some, some[:3], tuple(some[:2])))
    print(heaped(turn), counted(turn), knotted(turn))
"""


@pytest.mark.unmeasured
@pytest.mark.skipif(compiling.obstacle() is not None, reason=f"{compiling.obstacle()}")
def test_what_is_done_quickly_is_done_as_python_does_it(tmp_path: Path) -> None:
    core = tmp_path / "src/cardhouse/core"
    core.mkdir(parents=True)
    for path, text in ((core.parent / "__init__.py", ""), (core / "__init__.py", ""), (core / "one.py", COMPILED)):
        path.write_text(text, "utf-8")
    compiling.libraries(tmp_path / "src", tmp_path / "built")
    there = tmp_path / "both"
    compiling.snapshot(tmp_path / "src", there)
    compiling.update(there, tmp_path / "src", tmp_path / "built", keep=())
    told = []
    for folder in (tmp_path / "src", there):
        say = f"{PLAYED}\nimport cardhouse.core.one, sys; print(cardhouse.core.one.__file__, file=sys.stderr)"
        done = subprocess.run(
            [sys.executable, "-c", say], env={"PYTHONPATH": str(folder)}, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stderr
        told.append((done.stdout, Path(done.stderr.strip()).suffix))
    assert [suffix for _, suffix in told] == [".py", ".so"]
    assert told[0][0] == told[1][0]

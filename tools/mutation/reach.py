"""Which tests come to which block of the sources: found by running them once on a copy that takes notes.

What was found is kept in build/, by test file; a file is run again when it, its helpers or the scenarios have changed.
"""

from __future__ import annotations

import ast
import hashlib
import json
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from tools.mutation.faults import Blocks, Place, is_words

NOTES: Final = "cardhouse_notes"
NOTES_SOURCE: Final = '''"""What was come to since somebody looked."""

import os


class Kept(set):
    """Written down at once, for a program that a test has started may be ended at any moment."""

    def __init__(self, path):
        self.file = open(path, "a", buffering=1)

    def add(self, place):
        if place not in self:
            super().add(place)
            print(place, file=self.file)


folder = os.environ.get("MUTATE_NOTES")
started = folder and os.environ.get("MUTATE_MAIN") != str(os.getpid())
SEEN = Kept(os.path.join(folder, f"{os.getpid()}.txt")) if started else set()
'''


LEAST: Final = 0.002
"""So many seconds are lost with every test, however little it does."""

QUICK: Final = 0.1
"""Tests that take less, of a file that is called after a module, are asked before all others."""


class Known(NamedTuple):
    """What is known of a test: how long it takes, whether it passes on the copy, and where it comes to."""

    seconds: float
    passes: bool
    places: frozenset[str]


class Reach:
    """All that is known of the tests."""

    def __init__(self, tests: dict[str, Known]) -> None:
        self.tests: Final = {name: known for name, known in tests.items() if known.passes}
        self.by_block: Final[dict[str, list[str]]] = {}
        self.by_function: Final[dict[str, set[str]]] = {}
        self.by_file: Final[dict[str, set[str]]] = {}
        self.left_out: Final[set[str]] = set()
        for name, known in self.tests.items():
            for key in known.places:
                function = key.rpartition(":")[0]
                self.by_block.setdefault(key, []).append(name)
                self.by_function.setdefault(function, set()).add(name)
                self.by_file.setdefault(function.partition(":")[0], set()).add(name)

    def nearest(self, place: Place) -> list[str]:
        """The tests that come to a place, the likeliest first; where that is not known, those of a file that is called
        after the module, those that come near, and then all others.
        """
        come = set(self.by_block.get(place.key) or self.by_function.get(f"{place.file}:{place.function}") or ())
        namesake = f"test_{Path(place.file).stem}.py"
        if place.block >= 0 and come:
            fast = [name for name in come if self.tests[name].seconds < QUICK]
            called = [name for name in fast if name.partition("::")[0].endswith(namesake)]
            return list(dict.fromkeys([*self.by_turns(called, place), *self.by_turns(come, place)]))
        # what stands in a module or a class is used where nobody comes by
        near = come | self.by_file.get(place.file, set())
        own = [name for name in self.tests if is_about(name, place.file)]
        groups: list[Iterable[str]] = [
            [name for name in own if name.partition("::")[0].endswith(namesake)],
            near.intersection(own),
            near,
            own,
            self.tests,
        ]
        return list(dict.fromkeys([name for group in groups for name in self.by_turns(group, place)]))

    def by_turns(self, names: Iterable[str], place: Place) -> list[str]:
        """Each file has its say, by turns one test and as much time as the others: so the slow ones come, and of the
        fast ones many. Those that are called after what the place is in have more of both.
        """
        turns: dict[str, float] = {}
        times: dict[str, float] = {}
        by_turn: dict[str, float] = {}
        by_time: dict[str, float] = {}
        asked = [name for name in names if name not in self.left_out]
        for name in sorted(asked, key=lambda name: (self.tests[name].seconds, name)):
            file = name.partition("::")[0]
            about = is_about(name, place.file)
            turns[file] = by_turn[name] = turns.get(file, 0.0) + (0.5 if about else 1.0)
            seconds = self.tests[name].seconds + LEAST
            times[file] = by_time[name] = times.get(file, 0.0) + seconds * (0.25 if about else 1.0)
        lists = [
            iter(sorted(by_time, key=lambda name: (by_time[name], name))),
            iter(sorted(by_turn, key=lambda name: (by_turn[name], self.tests[name].seconds, name))),
        ]
        spent = [0.0, 0.0]
        found: dict[str, None] = {}
        while len(found) < len(asked):
            which = int(spent[1] < spent[0])
            name = next(lists[which])
            if name not in found:
                found[name] = None
                spent[which] += self.tests[name].seconds + LEAST
        return list(found)

    def leave_out(self, name: str) -> None:
        """Ask this test no more. It stays known, for somebody else may just be asking it."""
        self.left_out.add(name)

    def is_come_to(self, place: Place) -> bool:
        return place.block < 0 or place.key in self.by_block

    def beside(self, names: Iterable[str], stem: str) -> list[str]:
        """The other tests of the files of these tests, and those of files that are called after a module."""
        files = {name.partition("::")[0] for name in names}
        asked = [name for name in self.tests if name not in self.left_out]
        near = [n for n in asked if (f := n.partition("::")[0]) in files or f.endswith(f"test_{stem}.py")]
        return sorted(near, key=lambda name: (self.tests[name].seconds, name))


def is_about(test: str, file: str) -> bool:
    """Whether a test lies in a file that is called after a source, or after the folder that this is in."""
    path = Path(file)
    stem = path.stem.removesuffix("_rulings")
    named = [f"/{path.parent.name}/", f"/{path.parts[2]}/", f"/{stem}/", f"_{stem}.py", f"_{stem}s.py"]
    if path.parts[2] == "games":  # books say what games are
        named.append("/test_shipped.py")
    return any(word in test.partition("::")[0] for word in named)


def take_notes(root: Path, sources: str) -> list[str]:
    """Make the sources of a copy note which of their blocks are come to: numbers, whose places are given back."""
    places: list[str] = []
    for path in sorted((root / sources).rglob("*.py")):
        file = path.relative_to(root).as_posix()
        tree = ast.parse(path.read_bytes())
        for place, body in Blocks(file, tree).found:
            if place.block >= 0:
                body.insert(first_place(body), ast.parse(f"{NOTES}.add({len(places)})").body[0])
                places.append(place.key)
        tree.body.insert(first_place(tree.body), ast.parse(f"from {NOTES} import SEEN as {NOTES}").body[0])
        path.write_text(ast.unparse(tree))
    (root / sources / f"{NOTES}.py").write_text(NOTES_SOURCE)
    return places


def first_place(body: Sequence[ast.stmt]) -> int:
    """After the words that say what this is, and what is to come from the future."""
    at = 0
    while at < len(body) and (
        is_words(it := body[at]) or (isinstance(it, ast.ImportFrom) and it.module == "__future__")
    ):
        at += 1
    return at


def stamp(root: Path, test: Path) -> str:
    """Changes when a test file does, or what it is likely to use: helpers, tables that it names, scenarios."""
    used = [test, *(path for path in sorted(test.parent.glob("*.py")) if not path.name.startswith("test_"))]
    used += [path for path in sorted(test.parent.glob("*.txt")) if path.name.encode() in test.read_bytes()]
    if b'"scenarios"' in test.read_bytes():
        used += sorted(path for path in (root / "scenarios").rglob("*") if path.is_file())
    return hashlib.sha256(b"".join(path.read_bytes() for path in used)).hexdigest()


class Memory:
    """What is kept of earlier runs, by test file. Places are kept as numbers."""

    def __init__(self, path: Path, fresh: bool = False) -> None:
        self.path: Final = path
        kept = (
            json.loads(path.read_text()) if path.exists() and not fresh else {"places": [], "stamps": {}, "tests": {}}
        )
        self.places: Final[list[str]] = kept["places"]
        self.stamps: Final[dict[str, str]] = kept["stamps"]
        self.tests: Final[dict[str, tuple[float, bool, list[int]]]] = kept["tests"]

    def missing(self, root: Path, tests: Iterable[Path]) -> list[str]:
        names = [(path.relative_to(root).as_posix(), stamp(root, path)) for path in tests]
        return [name for name, now in names if self.stamps.get(name) != now]

    def learn(self, root: Path, files: Iterable[str], notes: Path, places: Sequence[str]) -> None:
        """Take in the notes of a run of these files."""
        numbers = {key: number for number, key in enumerate(self.places)}
        for file in files:
            self.stamps[file] = stamp(root, root / file)
        for name in [name for name in self.tests if name.partition("::")[0] in files]:
            del self.tests[name]
        for path in sorted(notes.glob("*.jsonl")):
            for line in path.read_text().splitlines():
                name, seconds, passes, seen = json.loads(line)
                for key in (places[number] for number in seen):
                    if key not in numbers:
                        numbers[key] = len(self.places)
                        self.places.append(key)
                self.tests[name] = (seconds, passes, [numbers[places[number]] for number in seen])
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.path.write_text(json.dumps({"places": self.places, "stamps": self.stamps, "tests": self.tests}))

    def reach(self, root: Path) -> Reach:
        return Reach(
            {
                name: Known(seconds, passes, frozenset(self.places[number] for number in seen))
                for name, (seconds, passes, seen) in self.tests.items()
                if (root / name.partition("::")[0]).exists()
            }
        )

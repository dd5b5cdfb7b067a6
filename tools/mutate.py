"""Plants faults in a copy of the sources, one at a time, and counts how many the tests notice.

python3 run.py mutate                      100 faults over all packages
python3 run.py mutate --package server     faults in one package only
python3 run.py mutate --seed 7 --faults 20 the same faults again
"""

from __future__ import annotations

import argparse
import math
import random
import sys
import tomllib
from collections.abc import Container, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import ExitStack
from pathlib import Path
from queue import SimpleQueue
from typing import Final

from tools.mutation.faults import Fault, faults_in, squeezed
from tools.mutation.reach import Memory, Reach
from tools.mutation.trying import Copy, Tried, copy_of, learn

ROOT: Final = Path(__file__).resolve().parent.parent
SOURCES: Final = "src"
NEEDED: Final = 95
"""Of 100 faults, so many have to be noticed."""

NOT_RUN: Final = ("tests/web", "tests/test_build.py", "tests/test_docs.py", "tests/test_mutate.py")
"""Tests that need a browser, or that are about the project and not about what it does."""

BUT_RUN: Final = ("tests/web/test_wire.py",)
"""These need no browser, though they lie there."""

LEFT_ALONE: Final = (
    *("erring.py", "inventing.py", "random_acts.py", "random_books.py", "suggestions.py", "store_contract.py"),
)
"""What is tried or proposed at random, and how often, is a matter of taste; and the contract of stores is a suite of
tests itself. No faults are planted there.
"""

MARK: Final = b"# same either way: "
"""After this stands why a line is only a short cut: what it spares is worked out in full, and comes out the same."""

Samples = dict[str, list[Fault]]


def package_of(file: str) -> str:
    """The package of a source. What puts things into words is one of its own, whoever reads them."""
    path = Path(file)
    if path.stem.startswith("telling") or path.stem == "words":
        return "telling"
    return path.parts[2] if len(path.parts) > 3 else path.stem


def all_faults(
    root: Path, sources: str, harmless: Sequence[tuple[str, str, str, str]], taste: Sequence[tuple[str, str]] = ()
) -> Samples:
    """What could be planted, by package, without what changes nothing that anybody could notice."""
    found: Samples = {}
    known = set(harmless)
    for file, source in all_sources(root, sources):
        named = {name for where, name in taste if where == file}
        faults = [
            fault
            for fault in faults_in(file, source)
            if fault.name not in known
            and not (named and is_number_of(fault, source, named))
            and not is_marked(fault, source)
        ]
        found.setdefault(package_of(file), []).extend(faults)
    return {package: faults for package, faults in sorted(found.items()) if faults}


def all_sources(root: Path, sources: str) -> Iterator[tuple[str, bytes]]:
    for path in sorted((root / sources).rglob("*.py")):
        if path.name not in LEFT_ALONE:
            yield path.relative_to(root).as_posix(), path.read_bytes()


def is_number_of(fault: Fault, source: bytes, names: Container[str]) -> bool:
    """Whether a fault makes one of these numbers of a module, or a number in one of these functions, a little larger or
    smaller.
    """
    head = source.splitlines()[fault.line - 1].decode().partition("=")[0].partition(":")[0].strip()
    return fault.kind in ("one more", "one less") and (fault.place.function or head) in names


def is_marked(fault: Fault, source: bytes) -> bool:
    """Whether a fault begins in a line that is said to be a short cut."""
    return MARK in source and MARK in source.splitlines()[fault.line - 1]


def count_of(faults: Samples) -> int:
    return sum(len(found) for found in faults.values())


def left_out(root: Path, sources: str, planted: int) -> str:
    """How many faults are left out, and why."""
    every = [(fault, source) for file, source in all_sources(root, sources) for fault in faults_in(file, source)]
    marked = sum(is_marked(fault, source) for fault, source in every)
    reviewed = len(every) - planted - marked
    return f"{planted} could be planted; left out: {reviewed} by harmless.toml, {marked} in marked lines"


def sample(faults: Samples, count: int, seed: int) -> list[Fault]:
    """So many faults, the same for the same seed. A package or a kind of fault with four times the places has twice
    the faults, so that none is left out and none is all there is.
    """
    chance = random.Random(seed)
    weights = {package: math.sqrt(len(found)) for package, found in faults.items()}
    exact = {package: count * weight / sum(weights.values()) for package, weight in weights.items()}
    shares = {package: int(share) for package, share in exact.items()}
    for package in sorted(exact, key=lambda name: shares[name] - exact[name])[: count - sum(shares.values())]:
        shares[package] += 1
    return [fault for package, found in faults.items() for fault in some(found, shares[package], chance)]


def some(faults: Sequence[Fault], count: int, chance: random.Random) -> list[Fault]:
    kinds: dict[str, list[Fault]] = {}
    for fault in faults:
        kinds.setdefault(fault.kind, []).append(fault)
    chosen: list[Fault] = []
    while len(chosen) < min(count, len(faults)):
        names = sorted(kinds)
        kind = chance.choices(names, [math.sqrt(len(kinds[name])) for name in names])[0]
        chosen.append(kinds[kind].pop(chance.randrange(len(kinds[kind]))))
        kinds = {name: left for name, left in kinds.items() if left}
    return chosen


def reviewed(path: Path) -> list[tuple[str, str, str, str]]:
    """Faults that somebody has looked at and that nobody could notice, each with the reason."""
    if not path.exists():
        return []
    faults = tomllib.loads(path.read_text("utf-8")).get("fault", [])
    assert all(fault["why"] for fault in faults)
    return [(each["file"], each["function"], squeezed(each["was"]), squeezed(each["becomes"])) for each in faults]


def matters_of_taste(path: Path) -> list[tuple[str, str]]:
    """Numbers that could as well be a little larger or smaller, by file and name or function, each with the reason."""
    if not path.exists():
        return []
    told = tomllib.loads(path.read_text("utf-8")).get("taste", [])
    assert all(each["why"] for each in told)
    return [(each["file"], name) for each in told for name in each["names"]]


def try_all(root: Path, sources: str, faults: Sequence[Fault], reach: Reach, jobs: int) -> Iterator[Tried]:
    """All faults, so many at once as there are jobs, each job with a copy of its own. What is known first is told
    first: one that nobody notices takes long.
    """
    files = sorted({name.partition("::")[0] for fault in faults for name in reach.nearest(fault.place)})
    with ExitStack() as stack:
        copies: SimpleQueue[Copy] = SimpleQueue()
        for _ in range(jobs):
            copies.put(copy := stack.enter_context(copy_of(root, sources)))
            copy.warm_up(files)

        def in_some_copy(fault: Fault) -> Tried:
            copy = copies.get()
            try:
                return copy.try_fault(fault, reach)
            finally:
                copies.put(copy)

        with ThreadPoolExecutor(jobs) as pool:
            tried = [pool.submit(in_some_copy, fault) for fault in faults]
            yield from (each.result() for each in as_completed(tried))


def told(tried: Tried) -> str:
    fault = tried.fault
    lines = [
        f"{fault.place.file}:{fault.line} in {fault.place.function or 'the module'}: {fault.kind}",
        *(f"  - {line}" for line in fault.was.splitlines()),
        *(f"  + {line}" for line in fault.becomes.splitlines()),
    ]
    if tried.caught:
        return f"caught    {lines[0]}  [{tried.by}, {tried.seconds:.0f} s]"
    reached = f"{tried.tests} tests ran" if tried.reached else f"no test comes to this place; {tried.tests} near it ran"
    return "\n".join([f"SURVIVED  {lines[0]}  [{reached}, {tried.seconds:.0f} s]", *lines[1:]])


def table(results: Sequence[Tried]) -> str:
    rows = {package_of(tried.fault.place.file): [0, 0] for tried in results}
    for tried in results:
        row = rows[package_of(tried.fault.place.file)]
        row[0] += tried.caught
        row[1] += 1
    total = [sum(row[0] for row in rows.values()), len(results)]
    return "\n".join(f"{name:10} {caught:4} of {of:4}" for name, (caught, of) in [*rows.items(), ("all", total)])


def mutate(
    project: Path,
    *,
    sources: str = SOURCES,
    seed: int,
    count: int,
    package: str = "",
    jobs: int = 1,
    fresh: bool = False,
) -> int:
    """Plant so many faults and say what became of them; 1 if too few were noticed."""
    memory = Memory(project / "build" / "mutate" / "reach.json", fresh)
    with copy_of(project, sources) as still:  # whoever goes on working meanwhile changes nothing here
        root = still.root
        known = root / "tools" / "mutation" / "harmless.toml"
        faults = all_faults(root, sources, reviewed(known), matters_of_taste(known))
        print(left_out(root, sources, count_of(faults)), flush=True)
        if package:
            faults = {name: found for name, found in faults.items() if name == package}
        if not faults:
            sys.exit(f"there is no package {package!r} to plant faults in")
        learn(root, sources, tests_of(root), jobs, memory)
        chosen = sample(faults, count, seed)
        print(f"{len(chosen)} faults, seed {seed}", flush=True)
        results: list[Tried] = []
        for tried in try_all(root, sources, chosen, memory.reach(root), jobs):
            results.append(tried)
            print(told(tried), flush=True)
    print(table(results))
    return int(100 * sum(tried.caught for tried in results) < NEEDED * len(results))


def tests_of(root: Path) -> list[Path]:
    found = sorted((root / "tests").rglob("test_*.py"))
    names = [path.relative_to(root).as_posix() for path in found]
    return [root / name for name in names if name in BUT_RUN or not name.startswith(NOT_RUN)]


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="run.py mutate", description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--seed", type=int, help="the same seed plants the same faults; a new one unless told")
    parser.add_argument("--faults", type=int, default=100, help="how many (100)")
    parser.add_argument("--package", default="", help="one package only, such as server or telling")
    parser.add_argument("--jobs", type=int, default=1, help="how many are tried at once (1)")
    parser.add_argument("--fresh", action="store_true", help="look again where each test comes to")
    told = parser.parse_args(arguments)
    seed = random.randrange(10**6) if told.seed is None else told.seed
    return mutate(ROOT, seed=seed, count=told.faults, package=told.package, jobs=told.jobs, fresh=told.fresh)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

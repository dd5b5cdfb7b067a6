"""A copy of the project, in which faults are planted one at a time. The project itself is never touched."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import IO, Final

from tools.mutation.faults import Fault
from tools.mutation.reach import Memory, Reach, take_notes
from tools.mutation.warm import NOT_HERE, NOT_IN_TIME, SURVIVED

LEFT_OUT: Final = shutil.ignore_patterns(
    *(".git", ".venv", "build", "dist", "node_modules", ".*_cache", ".hypothesis", "*.db*", ".coverage*")
)
PASSED, NONE_FOUND = 0, 5
FAILED: Final = re.compile(r"^(?:FAILED|ERROR) (\S+)", re.MULTILINE)
PATIENCE: Final = 60.0
"""How many seconds of tests that come to it one fault is worth; where none is known to, a quarter more."""

LAST_PATIENCE: Final = 3 * PATIENCE
"""The same for a fault that nobody has noticed: before it is held against the tests, the slow ones have their say."""

SHORTEST: Final = 30.0
FEW: Final = 6
"""Of so many files the tests are asked before the others are read at all."""


def time_limit(seconds: float) -> float:
    """After how long a test is held to hang that took so many seconds without a fault."""
    return max(SHORTEST, 10 * seconds)


@dataclass(frozen=True)
class Tried:
    """What became of a fault: which test noticed it, if any, of how many that ran."""

    fault: Fault
    by: str
    tests: int
    seconds: float
    reached: bool
    twice: bool = True
    """Whether that test failed again when it was asked again, alone."""

    @property
    def caught(self) -> bool:
        return bool(self.by)


class Copy:
    """A copy of the project that tests run in."""

    def __init__(self, root: Path, sources: str) -> None:
        self.root: Final = root
        self.sources: Final = sources
        self.planted: Final = root / "chosen.json"
        self.warm: subprocess.Popen[bytes] | None = None
        self.ready = False
        self.patience = PATIENCE
        self.sound: Final[dict[str, bool]] = {}
        """Tests that have noticed something, and whether they pass if there is nothing to notice."""
        self.ask: IO[str]
        self.answers: IO[str]

    def environment(self, **more: str) -> dict[str, str]:
        apart = ("CARDHOUSE_BUILD", "PYTEST_ADDOPTS", "PYTEST_XDIST_WORKER", "PYTEST_CURRENT_TEST", "MUTATE_CHOSEN")
        environment = {name: value for name, value in os.environ.items() if name not in apart}
        return environment | {"PYTHONPATH": f"{self.root / self.sources}{os.pathsep}{self.root}", **more}

    def command(self, *options: str) -> list[str]:
        return [sys.executable, "-m", "pytest", "-p", "tools.mutation.plugin", "-p", "no:cacheprovider", *options]

    def pytest(self, tests: Sequence[str], *options: str, seconds: float, **more: str) -> tuple[int | None, str]:
        """Run these files; None if they did not end in time."""
        child = subprocess.Popen(
            self.command(*options, *tests),
            cwd=self.root,
            env=self.environment(**more),
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            start_new_session=True,
        )
        try:
            said, _ = child.communicate(timeout=seconds)
        except subprocess.TimeoutExpired:
            end_all(child)
            return None, ""
        return child.returncode, said

    def survives(self, tests: Sequence[str], reach: Reach) -> str:
        """Run these tests in this order until one fails, in a process of its own, the likeliest apart from the others,
        for to read all files takes longer than most tests; say which has failed.
        """
        files = list(dict.fromkeys([name.partition("::")[0] for name in tests]))[:FEW]
        likely = enough(reach, [name for name in tests if name.partition("::")[0] in files], self.patience / 5)
        others = set(tests).difference(likely)
        return self.survive(likely, reach) or self.survive([name for name in tests if name in others], reach)

    def survive(self, tests: Sequence[str], reach: Reach) -> str:
        if not tests:
            return SURVIVED
        self.planted.write_text(json.dumps(tests))
        files = sorted({name.partition("::")[0] for name in tests})
        longest = max(reach.tests[name].seconds for name in tests)
        options = ("-x", "-q", "-rfE", "--tb=no", "--no-header", f"--timeout={time_limit(longest):.0f}")
        code, said = self.pytest(
            files,
            *options,
            seconds=10 * time_limit(sum(reach.tests[name].seconds for name in tests)),
            MUTATE_CHOSEN=str(self.planted),
            PYTHONDONTWRITEBYTECODE="1",
        )
        if code == PASSED:
            return SURVIVED
        if code == NONE_FOUND:
            raise RuntimeError(f"no test ran of {len(tests)} in {', '.join(files)}\n{said}")
        found = FAILED.search(said)
        return NOT_IN_TIME if code is None else found[1] if found else f"exit code {code}"

    def warm_up(self, files: Sequence[str]) -> None:
        """Have a pytest read these files and wait for faults; without it each fault takes a pytest of its own."""
        if os.name != "posix":
            return
        asks, ask = os.pipe()
        answers, answer = os.pipe()
        self.warm = subprocess.Popen(
            self.command("-q", "--continue-on-collection-errors", f"--basetemp={self.root / 'tmp'}", *files),
            cwd=self.root,
            env=self.environment(MUTATE_SERVE=f"{asks},{answer}"),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            pass_fds=(asks, answer),
        )
        os.close(asks)
        os.close(answer)
        self.ask, self.answers = os.fdopen(ask, "w"), os.fdopen(answers)

    def await_warmth(self) -> None:
        """Wait until all has been read: what is planted before that would be read with it, and stay."""
        if self.warm is not None and not self.ready:
            self.ready = True
            self.answers.readline()

    def cool_down(self) -> None:
        if self.warm is not None:
            with suppress(BrokenPipeError):  # it has ended by itself, with something still to be read
                self.ask.close()
            self.warm.wait()
            self.answers.close()

    def survives_here(self, fault: Fault, sound: bytes, tests: Sequence[str], reach: Reach) -> str:
        """The same in the process that waits; `NOT_HERE` if it cannot be tried there."""
        if self.warm is None or fault.place.block < 0 or not tests:
            return NOT_HERE
        module = ".".join(Path(fault.place.file).with_suffix("").parts[1:]).removesuffix(".__init__")
        return self.told(reach, tests, module=module, file=str(self.root / fault.place.file), sound=sound.decode())

    def told(self, reach: Reach, tests: Sequence[str], **what: str) -> str:
        """What the process that waits says of these tests, with what is exchanged there first, if anything is."""
        limits = {name: time_limit(reach.tests[name].seconds) for name in tests}
        self.ask.write(json.dumps({"module": "", "tests": limits, **what}) + "\n")
        self.ask.flush()
        said = self.answers.readline()
        return json.loads(said) if said else NOT_HERE

    def fails_anyway(self, by: str, reach: Reach) -> bool:
        """Whether the test that seems to have noticed a fault fails without it. One that did not end in time is asked
        each time, for the machine may be busy.
        """
        name, late, _ = by.partition(f", {NOT_IN_TIME}")
        if name not in reach.tests:
            return by == NOT_IN_TIME
        if name not in self.sound or late:
            said = NOT_HERE if self.warm is None else self.told(reach, [name])
            self.sound[name] = (self.survive([name], reach) if said == NOT_HERE else said) == SURVIVED
        return not self.sound[name]

    def try_fault(self, fault: Fault, reach: Reach) -> Tried:
        """Plant a fault, run the tests that belong to it, and take it out again. A test that fails without any fault,
        or only once with it, has noticed nothing: it is left out, and the others have their say.
        """
        self.await_warmth()
        begun = time.monotonic()
        for self.patience in (PATIENCE, LAST_PATIENCE):
            tried = self.try_until_sure(fault, reach)
            if tried.caught:
                break
        return replace(tried, seconds=time.monotonic() - begun)

    def try_until_sure(self, fault: Fault, reach: Reach) -> Tried:
        tried = self.try_once(fault, reach)
        while tried.caught and (not tried.twice or self.fails_anyway(tried.by, reach)):
            name = tried.by.partition(",")[0]
            if name not in reach.tests:  # not a test, but all of them, took too long
                return replace(tried, by="")
            reach.leave_out(name)
            tried = self.try_once(fault, reach)
        return tried

    def try_once(self, fault: Fault, reach: Reach) -> Tried:
        path = self.root / fault.place.file
        sound, kept = path.read_bytes(), path.stat()
        nearest = reach.nearest(fault.place)
        first = enough(reach, nearest, self.patience)
        more: list[str] = []
        if not reach.is_come_to(fault.place):  # a test that comes to it elsewhere may not have been seen to
            others = [name for name in reach.beside(nearest, path.stem) if name not in set(first)]
            more = enough(reach, others, self.patience / 4)
        path.write_bytes(fault.planted_in(sound))
        # a cached module is known by its time and size: this time is none that it can have
        os.utime(path, ns=(kept.st_atime_ns, kept.st_mtime_ns + 10**10))
        twice = True
        try:
            by = self.survives_here(fault, sound, [*first, *more], reach)
            if by in (SURVIVED, NOT_HERE):  # a process of its own has the last word
                last = enough(reach, first, self.patience / 10) if by == SURVIVED else [*first, *more]
                if by := self.survives(last, reach):
                    name = by.partition(",")[0]
                    twice = name not in reach.tests or bool(self.survive([name], reach))
            elif (name := by.partition(",")[0]) in reach.tests:
                twice = bool(self.survives_here(fault, sound, [name], reach))
        finally:
            path.write_bytes(sound)
            os.utime(path, ns=(kept.st_atime_ns, kept.st_mtime_ns))
        return Tried(fault, by, len(first) + len(more), 0.0, reach.is_come_to(fault.place), twice)


def end_all(child: subprocess.Popen[str]) -> None:
    """End a program and what it has started."""
    if os.name == "posix":
        os.killpg(child.pid, 9)
    child.kill()
    child.communicate()


def enough(reach: Reach, names: Sequence[str], seconds: float) -> list[str]:
    """The first of these, as many as one fault is worth; one at least."""
    chosen: list[str] = []
    spent = 0.0
    for name in names:
        spent += reach.tests[name].seconds
        if chosen and spent > seconds:
            break
        chosen.append(name)
    return chosen


@contextmanager
def copy_of(project: Path, sources: str) -> Iterator[Copy]:
    """A copy for as long as it is used. Its own modules are cached, so that each run begins soon; what the project has
    cached comes along, and counts as long as its source is the same.
    """
    with tempfile.TemporaryDirectory(prefix="mutate-", ignore_cleanup_errors=True) as folder:
        root = Path(folder) / "project"
        shutil.copytree(project, root, ignore=LEFT_OUT)
        for path in (root / "tools" / "mutation",):  # a small project has none of its own
            if not path.exists():
                shutil.copytree(Path(__file__).parent, path, ignore=LEFT_OUT)
        subprocess.run([sys.executable, "-m", "compileall", "-q", str(root / sources)], check=False)
        copy = Copy(root, sources)
        try:
            yield copy
        finally:
            copy.cool_down()


def learn(project: Path, sources: str, tests: Sequence[Path], jobs: int, memory: Memory) -> None:
    """Run the tests that are not known yet where notes are taken, folder by folder."""
    unknown = memory.missing(project, tests)
    folders = sorted({str(Path(name).parent) for name in unknown})
    if not unknown:
        return
    with copy_of(project, sources) as copy:
        places = take_notes(copy.root, sources)
        workers = ("-n", str(jobs)) if jobs > 1 else ("-p", "no:xdist")
        for folder in folders:
            files = [name for name in unknown if str(Path(name).parent) == folder]
            print(f"looking where the tests come to: {folder}, {len(files)} files", file=sys.stderr, flush=True)
            with tempfile.TemporaryDirectory(prefix="mutate-notes-") as notes:
                code, said = copy.pytest(files, "-q", "--tb=short", *workers, seconds=2 * 3600, MUTATE_NOTES=notes)
                if not list(Path(notes).glob("*.jsonl")):
                    raise RuntimeError(f"no test ran in {folder} (exit code {code})\n{said}")
                memory.learn(project, files, Path(notes), places)

"""Runs inside a pytest that has read all tests and then waits: each fault is tried in a copy of the process itself.

What a function does is exchanged there, so nothing has to be read again, and the next fault finds all as it was.
"""

from __future__ import annotations

import gc
import json
import os
import select
import signal
import sys
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any, Final

import pytest

SURVIVED: Final = ""
NOT_HERE: Final = "not here"
"""The answer if the fault is in no function that could be exchanged."""
NOT_IN_TIME: Final = "which did not end in time"
ENDED: Final = b"."

failed: Final[set[str]] = set()


def codes_in(code: CodeType) -> Iterator[CodeType]:
    """The code of every function of a source, nested ones too, from the top."""
    for each in code.co_consts:
        if isinstance(each, CodeType):
            yield each
            yield from codes_in(each)


def exchanged(functions: Sequence[FunctionType], file: Path, sound: bytes) -> bool:
    """Have the functions of a file do what the file says now; whether any of them could be exchanged."""
    here = [function for function in functions if function.__code__.co_filename == str(file)]
    before = list(codes_in(compile(sound, str(file), "exec", dont_inherit=True)))
    after = list(codes_in(compile(file.read_bytes(), str(file), "exec", dont_inherit=True)))
    if len(before) != len(after):
        return False
    now = {(old.co_qualname, old.co_firstlineno): new for old, new in zip(before, after, strict=True) if old != new}
    count = 0
    for function in here:
        new = now.get((function.__code__.co_qualname, function.__code__.co_firstlineno))
        if new is not None:
            try:
                function.__code__ = new
            except ValueError:  # it needs other names from around it than before
                return False
            count += 1
    return count > 0


def serve(session: pytest.Session, asks: int, answers: int) -> None:
    """Answer which of some tests fails first with a fault, one fault after another."""
    sys.dont_write_bytecode = True  # up to here nothing was planted; from here on nothing is kept
    os.environ["PYTHONDONTWRITEBYTECODE"] = "1"
    items = {item.nodeid: item for item in session.items}
    functions = [each for each in gc.get_objects() if isinstance(each, FunctionType)]
    gc.freeze()
    with os.fdopen(asks) as asked, os.fdopen(answers, "w") as told:
        print("ready", file=told, flush=True)
        for line in asked:
            told.write(json.dumps(in_a_child(items, functions, json.loads(line))) + "\n")
            told.flush()


def in_a_child(items: dict[str, pytest.Item], functions: Sequence[FunctionType], ask: dict[str, Any]) -> str:
    limits = {name: limit for name, limit in ask["tests"].items() if name in items}
    reads, writes = os.pipe()
    child = os.fork()
    if child == 0:
        os.setsid()
        answer = NOT_HERE
        try:
            module = ask["module"]
            if module not in sys.modules or exchanged(functions, Path(ask["file"]), ask["sound"].encode()):
                answer = first_that_fails([items[name] for name in limits], writes)
        except BaseException as error:
            answer = f"{type(error).__name__} outside of a test"
        os.write(writes, f"{answer}\n".encode())
        os._exit(0)
    os.close(writes)
    said = heard(reads, limits)
    with suppress(ProcessLookupError):
        os.killpg(child, signal.SIGKILL)
    os.waitpid(child, 0)
    os.close(reads)
    return said


def heard(reads: int, limits: dict[str, float]) -> str:
    """The answer of a child, which says after each test that it has ended; each has a time of its own for that."""
    said = b""
    tests = [*limits.items(), ("the end", max(limits.values(), default=1.0))]
    while not said.endswith(b"\n"):
        name, limit = tests[min(len(said), len(limits))]
        ready, _, _ = select.select([reads], [], [], limit)
        if not ready:
            return f"{name}, {NOT_IN_TIME}"
        more = os.read(reads, 65536)
        if not more:
            return "the process ended"
        said += more
    return said.strip(ENDED + b"\n").decode()


def first_that_fails(items: Sequence[pytest.Item], writes: int) -> str:
    following: list[pytest.Item | None] = [*items[1:], None]
    for item, after in zip(items, following, strict=True):
        item.ihook.pytest_runtest_protocol(item=item, nextitem=after)
        if failed:
            return item.nodeid
        os.write(writes, ENDED)
    return SURVIVED

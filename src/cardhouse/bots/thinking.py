"""What a bot thinks about, as plain data, so that another process can do it: one problem a line in, one answer out.

`python -m cardhouse.bots.thinking` reads problems until its input ends, so it never outlives whoever started it.
"""

from __future__ import annotations

import json
import signal
import sys
from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Any, Final

from cardhouse.bots.bak_search import Decision, Option, solved
from cardhouse.bots.bak_sight import Sight

ENDED: Final = 0


@dataclass(frozen=True)
class Thought:
    """What to do, and the state of the bot's chance after thinking."""

    option: Option
    chance: int


def written(problem: Decision) -> bytes:
    return json.dumps(asdict(problem), separators=(",", ":")).encode() + b"\n"


def read_problem(line: bytes) -> Decision:
    found: dict[str, Any] = json.loads(line)
    sight = {name: tuples(value) for name, value in found.pop("sight").items()}
    return Decision(Sight(**sight), **{name: tuples(value) for name, value in found.items()})


def read_answer(line: bytes) -> Thought:
    found: dict[str, Any] = json.loads(line)
    return Thought(tuples(found["option"]), found["chance"])


def tuples(value: Any) -> Any:
    """Lists as tuples, all the way down."""
    return tuple(tuples(each) for each in value) if isinstance(value, list) else value


def answer(line: bytes) -> bytes:
    option, chance = solved(read_problem(line))
    return json.dumps(asdict(Thought(option, chance))).encode() + b"\n"


def main(read: Callable[[], bytes], write: Callable[[bytes], object]) -> int:
    """Answer problems until there are no more."""
    while line := read():
        write(answer(line))
    return ENDED


def told(data: bytes) -> None:
    sys.stdout.buffer.write(data)
    sys.stdout.buffer.flush()


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever started it says when it is over
    sys.exit(main(sys.stdin.buffer.readline, told))

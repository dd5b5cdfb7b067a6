"""Plays the same random acts on a kept build and on this tree, and finds the same outcomes, or says where not.

python3 run.py compare                    300,000 acts, beside the build named in KEPT
python3 run.py compare --acts 5000        fewer
python3 run.py compare --before COMMIT    beside another build

The kept build chooses the acts: lawful ones, wild ones, and those of people who err, over all games, dials and options.
What is to come out otherwise is declared in wanted.toml, with the reason; anything else is a failure, and so is a kept
build that plays fewer acts than were asked for.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from pathlib import Path

from tools.kept import KEPT, ROOT, kept_build

ACTS_AT_A_TABLE = 150


def worker(script: str, source: Path, *arguments: str) -> tuple[list[str], dict[str, str]]:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(source), str(ROOT)])}
    return [sys.executable, str(Path(__file__).with_name(script)), *arguments], environment


def compare(before: Path, after: Path, first: int, acts: int) -> tuple[subprocess.Popen[bytes], ...]:
    """The two that play at the same tables: the kept build, and this one, which listens."""
    command, environment = worker("recorder.py", before, str(first), str(acts), str(ACTS_AT_A_TABLE))
    recorder = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE)
    command, environment = worker("follower.py", after, str(acts))
    follower = subprocess.Popen(command, env=environment, stdin=recorder.stdout)
    if recorder.stdout:
        recorder.stdout.close()  # the follower has it: if that one ends, the recorder hears of it
    return follower, recorder


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--before", default=KEPT, metavar="COMMIT")
    parser.add_argument("--acts", type=int, default=300_000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=max(1, (os.cpu_count() or 2) // 2))
    given = parser.parse_args(arguments)
    before, after = kept_build(given.before), ROOT / "src"
    acts = max(1, given.acts // given.jobs)
    running = [compare(before, after, given.seed * given.jobs + job, acts) for job in range(given.jobs)]
    codes = [(follower.wait(), recorder.wait()) for follower, recorder in running]
    if any(recorder for _, recorder in codes):
        print("The kept build did not play to the end.")
        return 2
    return max(follower for follower, _ in codes)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

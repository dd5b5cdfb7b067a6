"""Plays the same random acts on a kept build and on this tree, and finds the same outcomes, or says where not.

python3 run.py compare                    300,000 acts, beside the build named in KEPT
python3 run.py compare --acts 5000        fewer
python3 run.py compare --before COMMIT    beside another build

The kept build chooses the acts: lawful ones, wild ones, and those of people who err, over all games, dials and options.
"""

from __future__ import annotations

import argparse
import io
import os
import subprocess
import sys
import tarfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
KEPT = Path(__file__).with_name("KEPT")
ACTS_AT_A_TABLE = 150


def kept_build(commit: str) -> Path:
    """The sources of a commit, unpacked once."""
    target = ROOT / "build" / "kept" / commit
    if not (target / "src").exists():
        packed = subprocess.run(["git", "archive", commit, "src"], cwd=ROOT, capture_output=True)
        if packed.returncode:
            sys.exit(f"The build {commit} is not in this clone: {packed.stderr.decode().strip()}")
        with tarfile.open(fileobj=io.BytesIO(packed.stdout)) as archive:
            archive.extractall(target, filter="data")
    return target / "src"


def worker(script: str, source: Path, *arguments: str) -> tuple[list[str], dict[str, str]]:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(source), str(ROOT)])}
    return [sys.executable, str(Path(__file__).with_name(script)), *arguments], environment


def compare(before: Path, after: Path, first: int, tables: int, acts: int) -> subprocess.Popen[bytes]:
    command, environment = worker("recorder.py", before, str(first), str(tables), str(acts))
    recorder = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE)
    command, environment = worker("follower.py", after)
    return subprocess.Popen(command, env=environment, stdin=recorder.stdout)


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--before", default=KEPT.read_text().strip() if KEPT.exists() else "HEAD", metavar="COMMIT")
    parser.add_argument("--acts", type=int, default=300_000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=max(1, (os.cpu_count() or 2) // 2))
    given = parser.parse_args(arguments)
    before, after = kept_build(given.before), ROOT / "src"
    tables = max(1, given.acts // ACTS_AT_A_TABLE // given.jobs)
    running = [
        compare(before, after, given.seed * given.jobs + job, tables, ACTS_AT_A_TABLE) for job in range(given.jobs)
    ]
    return max([job.wait() for job in running])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

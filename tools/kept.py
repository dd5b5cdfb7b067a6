"""Builds of before that are kept to judge this one by: their sources, and how they were compiled then."""

from __future__ import annotations

import io
import subprocess
import sys
import tarfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
KEPT = (ROOT / "tools" / "compare" / "KEPT").read_text().strip()
"""The commit before there was one law for every table."""


def unpacked(commit: str = KEPT) -> Path:
    """A commit's sources and tools, unpacked once."""
    target = ROOT / "build" / "kept" / commit
    for part in ("src", "tools"):
        if (target / part).exists():
            continue
        packed = subprocess.run(["git", "archive", commit, part], cwd=ROOT, capture_output=True)
        if packed.returncode:
            sys.exit(f"The build {commit} is not in this clone: {packed.stderr.decode().strip()}")
        with tarfile.open(fileobj=io.BytesIO(packed.stdout)) as archive:
            archive.extractall(target, filter="data")
    return target


def kept_build(commit: str = KEPT) -> Path:
    """What is put on PYTHONPATH to run a commit as it is."""
    return unpacked(commit) / "src"


def compiled_build(commit: str = KEPT) -> Path:
    """What is put on PYTHONPATH to run a commit compiled, by its own tools, as it was compiled then."""
    there = unpacked(commit)
    if subprocess.run([sys.executable, there / "tools" / "compile.py"], cwd=there).returncode:
        sys.exit(f"The build {commit} cannot be compiled here.")
    return there / "build" / "compiled"

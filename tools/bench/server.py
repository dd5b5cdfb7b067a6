"""`python3 run.py bench server`: many tables of four over real sockets, at a steady pace.

Says how many acts a second there were, how long an act took to its own answer and to the others, what computing and
memory the server used, and whether anything was missed. Exit code 1 if the bar is not reached. With `--rate 0` each
table acts again as soon as its four have heard: what a process can carry; boardgame.io's server is measured beside it
in the same way, where there is Node. It runs on the compiled build, if that is up to date.
"""

from __future__ import annotations

import argparse
import asyncio
import math
import os
import random
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Final

import httpx
from websockets.asyncio.client import connect

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
from cardhouse.cli import build
from cardhouse.server import Settings, make_app
from cardhouse.server.running import run
from cardhouse.store import SqliteStore
from tools.bench.boardgame import NoPeer, computing, measured
from tools.bench.run import keep
from tools.bench.table_client import ENCODE, Seat, Table

ROOT: Final = Path(__file__).resolve().parents[2]
SEATS: Final = 4
BAR: Final = 60.0
"""Milliseconds to the others, 99 of 100 acts."""
NO_BAR: Final = math.inf
"""Where everybody acts as fast as they can, whoever waits waits for the others."""


def serve(data: str) -> int:
    """The server alone, in a process of its own."""
    sock = socket.create_server(("127.0.0.1", 0), backlog=2048)
    print(sock.getsockname()[1], flush=True)
    with SqliteStore(data) as store:
        plenty = 1_000_000  # what keeps one from taking too much would be all that is measured
        settings = Settings(tables=plenty, tables_within=1.0, address_connections=plenty, messages=plenty)
        run(make_app(store, settings), sock, settings)
    return 0


async def seated(web: httpx.AsyncClient, url: str) -> Table:
    """A table of four that has begun, with all its sockets."""
    wish = {"game": "bartok@2023-08-14", "dial": "referee", "name": "A", "seats": SEATS}
    made = (await web.post("/api/tables", json=wish)).json()
    code, tokens = made["code"], [made["token"]]
    for name in "BCD":
        tokens.append((await web.post(f"/api/tables/{code}/seats", json={"name": name})).json()["token"])
    await web.post(f"/api/tables/{code}/start", headers={"authorization": f"Bearer {tokens[0]}"})
    table = Table()
    for token in tokens:
        link = await connect(f"{url.replace('http', 'ws')}/ws/{code}", compression=None, ping_interval=None)
        await link.send(ENCODE({"type": "Hello", "token": token, "last": 0}).decode())
        table.seats.append(Seat(link, table))
    return table


async def measure(url: str, pid: int, tables: int, rate: float, seconds: float) -> tuple[int, dict[str, object]]:
    """(exit code, what was measured)"""
    dice, bare = random.Random(1), memory_of(pid)
    async with httpx.AsyncClient(base_url=url, timeout=60) as web:
        began = time.perf_counter()
        made = [await seated(web, url)]
        first = memory_of(pid)  # it has brought what all of them need: the law, how acts are read, what serves a page
        made += [await seated(web, url) for _ in range(tables - 1)]
    listeners = [asyncio.create_task(seat.listen()) for table in made for seat in table.seats]
    while not all(seat.view.get("phase") == "play" for table in made for seat in table.seats):
        await asyncio.sleep(0.1)
    ready = f"ready in {time.perf_counter() - began:.0f} s"
    each = 1000 * (memory_of(pid) - first) / max(tables - 1, 1)
    taken = f"{each:.0f} kB a table, and {first - bare:.1f} MB with the first"
    print(f"{build()}: {tables} tables, {tables * SEATS} sockets, {ready}, {taken}", flush=True)
    for table in made:
        table.own.clear()
    dice.shuffle(made)
    start, before = time.perf_counter(), computing(pid)
    sent = await (at_once(made, seconds) if rate == 0 else at_a_pace(made, rate, seconds))
    took, after = time.perf_counter() - start, computing(pid)
    user, kernel = (1000 * (now - then) / max(sent, 1) for now, then in zip(after, before, strict=True))
    await asyncio.sleep(2)
    memory = memory_of(pid)
    for task in listeners:
        task.cancel()
    print(f"computing, an act    {user + kernel:8.2f} ms   ({user:.2f} user, {kernel:.2f} kernel; four views, sockets)")
    told = {"build": build(), "tables": tables, "act": round(user + kernel, 3), "kernel": round(kernel, 3)}
    code = report(made, sent / took, memory, NO_BAR if rate == 0 else BAR)
    return code, {**told, "acts a second": round(sent / took), "kB a table": round(each), "MB": round(memory)}


async def at_a_pace(tables: list[Table], rate: float, seconds: float) -> int:
    """Let the tables act in turn, so often a second; gives back how many acts there were."""
    start, sent, at = time.perf_counter(), 0, 0
    while (now := time.perf_counter()) - start < seconds:
        if sent < (now - start) * rate:
            at += 1
            table = tables[at % len(tables)]
            if not table.busy and await table.act():
                sent += 1
            await asyncio.sleep(0)  # or whoever measures would not listen, and measure that
        else:
            await asyncio.sleep(0.001)
    return sent


async def at_once(tables: list[Table], seconds: float) -> int:
    """Let each table act again as soon as all at it have heard; gives back how many acts there were."""
    start = time.perf_counter()

    async def keep_on(table: Table) -> int:
        sent = 0
        while time.perf_counter() - start < seconds:
            table.heard.clear()
            sent += await table.act()
            while table.busy:
                await table.heard.wait()
                table.heard.clear()
            await asyncio.sleep(0)
        return sent

    return sum(await asyncio.gather(*[keep_on(table) for table in tables]))


def memory_of(pid: int) -> float:
    """The memory that a process has, in megabytes."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6


def beside(tables: int, seconds: float, ours: float) -> dict[str, object]:
    """The same on boardgame.io's server, and how the two compare."""
    try:
        peer = measured(ROOT / "build" / "boardgame.io", tables, seconds)
    except NoPeer as why:
        print(f"boardgame.io was not measured: {why}")
        return {}
    own, kernel = 1000 * peer.user / max(peer.acts, 1), 1000 * peer.kernel / max(peer.acts, 1)
    print(f"boardgame.io, an act {peer.each:8.2f} ms   ({own:.2f} user, {kernel:.2f} kernel; nothing kept on disk)")
    print(f"to all         p50   {peer.p50:8.1f} ms   p99 {peer.p99:8.1f} ms   acts a second {peer.acts / seconds:.1f}")
    print(f"ratio                {ours / peer.each:8.2f}   of our computing to boardgame.io's")
    return {"boardgame.io": round(peer.each, 3)}


def report(tables: list[Table], rate: float, memory: float, bar: float) -> int:
    own = sorted(each * 1000 for table in tables for each in table.own)
    others = sorted(each * 1000 for table in tables for each in table.others)
    missed = sum(seat.missed for table in tables for seat in table.seats)
    unheard = sum(abs(seat.changes - table.seats[0].changes) for table in tables for seat in table.seats)
    unanswered = sum(table.acts for table in tables) - len(own)
    refused = sum(table.refused for table in tables)
    print(f"acts a second        {rate:8.1f}   ({len(own)} answered, {refused} of them refused)")
    for name, times in (("own answer", own), ("to the others", others)):
        cuts = statistics.quantiles(times, n=100)
        print(f"{name:14} p50   {cuts[49]:8.1f} ms   p99 {cuts[98]:8.1f} ms   worst {times[-1]:8.1f} ms")
    print(f"memory of the server {memory:8.0f} MB")
    print(f"missed               {missed + unheard + unanswered:8d}   (numbers, views, answers)")
    quick = statistics.quantiles(others, n=100)[98] < bar
    good = missed + unheard + unanswered == 0 and quick
    within = "" if quick else f"p99 to the others under {bar:.0f} ms, "
    print("the bar is reached" if good else f"the bar is NOT reached: {within}nothing missed")
    return 0 if good else 1


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument(
        "--rate", type=float, default=100.0, help="acts a second in total; 0 for as many as there can be"
    )
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--keep", action="store_true", help="add what was measured to the history")
    parser.add_argument("--serve", help=argparse.SUPPRESS)
    chosen = parser.parse_args(arguments)
    if chosen.serve:
        return serve(chosen.serve)
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, __file__, "--serve", str(Path(folder, "tables.db"))]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
            try:
                url = f"http://127.0.0.1:{server.stdout.readline().strip() if server.stdout else ''}"
                code, told = asyncio.run(measure(url, server.pid, chosen.tables, chosen.rate, chosen.seconds))
            finally:
                server.terminate()
    if chosen.rate == 0:
        told.update(beside(chosen.tables, chosen.seconds, float(str(told["act"]))))
    if chosen.keep:
        keep({"server": told})
    return code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

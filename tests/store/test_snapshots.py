"""A table that was frozen is the same table; what is no snapshot of ours is left alone, and runs nothing."""

from __future__ import annotations

import os
import pickle
from pathlib import Path
from typing import Any

import pytest

from cardhouse.bots import SimpleBot
from cardhouse.bots.table import bot_acts
from cardhouse.core.acts import Prepare
from cardhouse.core.book_acts import Tick
from cardhouse.core.checkpoints import same_table
from cardhouse.core.sitting import Sitting
from cardhouse.games import GAMES, new_table
from cardhouse.store import MemoryStore
from cardhouse.store.sittings import keep, open_sitting, resume_sitting
from cardhouse.store.snapshots import FORMAT, BadSnapshot, freeze, shape_mark, thaw


def played(name: str, acts: int, store: MemoryStore | None = None) -> Sitting:
    """A sitting in which bots have done so much."""
    table = new_table(GAMES[name].book, ["Ann", "Bob", "Cat", "Dan"], seed=5, dial="table")
    table.keeps = True
    sitting = Sitting(table)
    if store is not None:
        keep(sitting, store, "friday", game=name, seed=5)
    bots = {seat: SimpleBot(seat) for seat in range(4)}
    while sitting.number < acts:
        number = sitting.number
        for act in bot_acts(sitting.table, bots):
            sitting.submit(act, f"act {sitting.number}")
            if sitting.number >= acts:
                break
        if sitting.number == number:
            sitting.submit(Tick(sitting.table.clock + 3_000), f"clock {number}")
    return sitting


@pytest.mark.parametrize("name", [name for name in GAMES if name != "bartok@2023-11-08"])
def test_a_table_that_was_frozen_is_the_same_and_goes_on_alike(name: str) -> None:
    store = MemoryStore()
    sitting = played(name, 60, store)
    store.snapshot("friday", 40, freeze(played(name, 40).table, b"besides"))
    resumed, besides = resume_sitting(store, "friday")
    folded = open_sitting(store, "friday")
    assert (resumed.before, resumed.number, besides) == (40, 60, b"besides")
    assert same_table(resumed.table, folded.table) == same_table(resumed.table, sitting.table) == []
    resumed.sink = folded.sink = None
    bot = {seat: SimpleBot(9) for seat in range(4)}
    act = next(iter(bot_acts(folded.table, bot)), Tick(folded.table.clock + 1_000))
    assert resumed.submit(act, "next").told() == folded.submit(act, "other").told()
    assert same_table(resumed.table, folded.table) == []


def test_an_act_from_before_a_snapshot_has_its_first_answer() -> None:
    store = MemoryStore()
    sitting = played("bartok@2023-08-14", 30, store)
    store.snapshot("friday", 30, freeze(sitting.table, None))
    resumed, _ = resume_sitting(store, "friday")
    again = resumed.submit(Prepare(3, "shuffle"), "act 0")
    assert again.answer == "done"
    assert again.act == sitting.entries[0].act
    assert resumed.number == 30, "nothing happened twice"
    assert resumed.since(0) == []


class Trap:
    """What somebody might put into a file to have it run."""

    def __reduce__(self) -> tuple[Any, ...]:
        return os.mkdir, ("trapped",)


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"cardhouse snapshot 0 0000\nanything",
        f"{FORMAT} of-another-shape\n".encode() + pickle.dumps(1),
        f"{FORMAT} {shape_mark()}\n".encode() + b"\x80\x05 not a pickle",
        f"{FORMAT} {shape_mark()}\n".encode() + pickle.dumps(("no table", None)),
        f"{FORMAT} {shape_mark()}\n".encode() + pickle.dumps((Trap(), None)),
    ],
    ids=["nothing", "an older form", "another shape", "no pickle", "no table", "a trap"],
)
def test_what_cannot_be_read_is_left_alone_and_the_log_is_folded(
    body: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(BadSnapshot):
        thaw(body)
    store = MemoryStore()
    sitting = played("bartok@2023-08-14", 20, store)
    store.snapshot("friday", 10, body)
    resumed, besides = resume_sitting(store, "friday")
    assert (resumed.before, besides) == (0, None)
    assert same_table(resumed.table, sitting.table) == []
    assert list(tmp_path.iterdir()) == [], "nothing in it was run"

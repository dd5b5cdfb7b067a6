"""The numbered stream of one view: what is worth a message, and what is not."""

from __future__ import annotations

import json
import re

import pytest

from cardhouse.core.chance import seeded
from cardhouse.core.choices import random_act
from cardhouse.core.entries import Entry
from cardhouse.core.people_acts import Say
from cardhouse.core.remarks import Said
from cardhouse.core.sitting import Sitting
from cardhouse.core.table import Event, Table
from cardhouse.games import GAMES, new_table
from cardhouse.server.stream import Stream, TableNow, begun_at, first_mark, next_mark
from cardhouse.store.codec import encode_view
from cardhouse.testing.random_acts import wild_act
from cardhouse.testing.random_books import shelf_table


def laid() -> Table:
    return new_table(GAMES["bartok"].book, ["Ann", "Bob", "Cat"])


def entry(*events: Event) -> Entry:
    return Entry(1, "1", Say(1, "hm"), tuple(("", event) for event in events))


def test_what_changes_nothing_and_says_nothing_is_no_message() -> None:
    table = laid()
    stream = Stream(table, 2)
    assert stream.follow(table, entry()) is None
    table.clock += 5_000  # that time passes is told with the next thing that happens
    assert stream.follow(table, entry()) is None
    assert (stream.number, list(stream.kept), list(stream.entries)) == (0, [], [])


def test_what_is_seen_though_nobody_speaks_of_it_is_a_message() -> None:
    table = laid()
    stream = Stream(table, 2)
    table.pauses, table.clock = ["tea"], 5_000
    message = json.loads(stream.follow(table, entry()) or "{}")
    assert (message["number"], message["log"]) == (1, [])
    assert (message["view"]["pauses"], message["view"]["clock"]) == (["tea"], 5_000)
    assert "hands" not in message["view"]
    assert stream.follow(table, entry()) is None


def test_what_is_said_though_nothing_is_seen_is_a_message() -> None:
    table = laid()
    stream = Stream(table, 2)
    message = json.loads(stream.follow(table, entry(Said(1, "hello"))) or "{}")
    assert ([line["words"] for line in message["log"]], message["view"]) == (["Bob says: “hello”"], {})
    assert [line.words for line in stream.lines] == ["Bob says: “hello”"]
    assert stream.entry_at(1) == 1


def test_a_mark_tells_what_was_told_and_where_it_began() -> None:
    """Each message changes it, 64 bits of it, so that a client that missed one is found out."""
    first = first_mark(7)
    one, other = next_mark(first, b"one"), next_mark(first, b"other")
    assert re.fullmatch(r"7\.[0-9a-f]{16}", one)
    assert len({first, one, other, next_mark(one, b"one")}) == 4
    assert begun_at(next_mark(one, b"x")) == begun_at(first) == "7"


@pytest.mark.parametrize("name", sorted(GAMES))
def test_whoever_adds_up_the_messages_has_the_view(name: str) -> None:
    """What is compared and written once for all is what each would have got alone, in whole games of all kinds."""
    chance = seeded(7)
    sitting = Sitting(shelf_table(chance, name))
    table = sitting.table
    alone = {seat: Stream(table, seat) for seat in range(-1, table.seats)}
    together = {seat: Stream(table, seat) for seat in range(-1, table.seats)}
    seen = {seat: json.loads(stream.since(0)[0])["view"] for seat, stream in together.items()}
    for count in range(120):
        before = sitting.number
        act = random_act(table, chance) or wild_act(table, chance)
        sitting.submit(act if count % 5 else wild_act(table, chance), f"{count}")
        for entry in sitting.since(before):
            moment = TableNow(table)
            for seat, stream in together.items():
                message = stream.follow(table, entry, moment)
                assert message == alone[seat].follow(table, entry)
                seen[seat].update(json.loads(message)["view"] if message else {})
                now = json.loads(encode_view(stream.latest))
                assert {**seen[seat], "clock": now["clock"]} == now
    assert sitting.number > 40

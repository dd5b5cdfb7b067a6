"""The numbered stream of one view: what is worth a message, and what is not."""

from __future__ import annotations

import json

from cardhouse.core.entries import Entry
from cardhouse.core.people_acts import Say
from cardhouse.core.remarks import Said
from cardhouse.core.table import Event, Table
from cardhouse.games import GAMES, new_table
from cardhouse.server.stream import Stream


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

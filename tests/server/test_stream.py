"""The numbered stream of one view: what is worth a message, and what is not."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from msgspec import to_builtins

from cardhouse.bots import SimpleBot, bot_acts
from cardhouse.core.chance import seeded
from cardhouse.core.choices import random_act
from cardhouse.core.engine import decide
from cardhouse.core.fact import Fact, field_names
from cardhouse.core.people_acts import Say
from cardhouse.core.places import CardMove
from cardhouse.core.seats import Seat
from cardhouse.core.shown import includes
from cardhouse.core.sitting import Entry, Sitting
from cardhouse.core.speech import Said
from cardhouse.core.table import Event, Table
from cardhouse.core.view import view
from cardhouse.games import GAMES, new_table
from cardhouse.server.stream import LONG, Latest, Stream, TableNow, begun_at, first_mark, next_mark
from cardhouse.store.codec import encode_view
from cardhouse.telling import Line, Listener
from cardhouse.telling.demands import demands
from cardhouse.telling.motions import with_votes
from cardhouse.testing.random_acts import wild_act
from cardhouse.testing.random_books import shelf_table
from cardhouse.testing.twins import sealed


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
    assert (stream.entry_at(2), stream.entry_at(-99)) == (0, 0), "of what was never sent, nothing is known"


@pytest.mark.parametrize("languages", [("", "de", ""), ("de", "", "de")])
def test_those_who_hear_the_same_are_sent_the_same_and_each_in_their_language(languages: tuple[str, ...]) -> None:
    table = laid()
    together = [Stream(table, 2, language=language) for language in languages]
    alone = [Stream(table, 2, language=language) for language in languages]
    moment = TableNow(table)
    said = entry(Said(1, "hello"))
    sent = [stream.follow(table, said, moment) for stream in together]
    assert sent == [stream.follow(table, said) for stream in alone]
    assert sent[0] == sent[2] != sent[1]


def test_a_mark_tells_what_was_told_and_where_it_began() -> None:
    """Each message changes it, 64 bits of it, so that a client that missed one is found out."""
    first = first_mark(7)
    one, other = next_mark(first, b"one"), next_mark(first, b"other")
    assert re.fullmatch(r"7\.[0-9a-f]{16}", one)
    assert len({first, one, other, next_mark(one, b"one")}) == 4
    assert begun_at(next_mark(one, b"x")) == begun_at(first) == "7"


def plainly(value: object) -> Any:  # Any: what JSON holds
    """A fact as what it is written as, member by member."""
    if isinstance(value, Fact):
        return {name: plainly(getattr(value, name)) for name in field_names(type(value))}
    return [plainly(member) for member in value] if isinstance(value, tuple) else value


class PlainStream:
    """What a view is sent, worked out as simply as can be: all of it looked at anew, for this seat alone."""

    def __init__(self, table: Table, seat: Seat) -> None:
        self.seat = seat
        self.number = 0
        self.law = table.law
        self.latest = plainly(with_votes(view(table, seat), table))
        self.line: Line | None = None
        self.clock = table.clock

    def follow(self, table: Table, entry: Entry) -> dict[str, Any] | None:
        now = plainly(with_votes(view(table, self.seat), table))
        fresh = {name: value for name, value in now.items() if value != self.latest[name] and name != "clock"}
        lines = Listener(table, self.law, self.seat, latest=self.line).tell(entry.events)
        self.line = lines[-1] if lines else self.line
        self.latest, self.law = now, table.law
        if not lines and not fresh:
            return None
        if table.clock != self.clock:
            self.clock = fresh["clock"] = table.clock
        self.number += 1
        log = [
            {"number": self.number, "words": line.words, "by": line.by, "kind": line.kind, "rule": line.rule}
            | ({"drawn": list(line.drawn)} if line.drawn else {})
            | ({"joins": True} if line.joins else {})
            for line in lines
        ]
        moves = [
            {"card": face, "source": move.source.name, "target": move.target.name}
            for _, event in entry.events
            for move in event.moves()
            if includes(move.noticed, self.seat)
            for face in (["##"] if move.heap else self.faces(move))
        ]
        return {"type": "Change", "number": self.number, "view": fresh, "log": log, "moves": moves}

    def faces(self, move: CardMove) -> list[str]:
        return [card.shown if includes(move.seen, self.seat) else "##" for card in move.cards]


@pytest.mark.parametrize("name", sorted(GAMES))
def test_whoever_adds_up_the_messages_has_the_view(name: str) -> None:
    """What is compared and written once for all is what each would have got alone, in whole games of all kinds."""
    chance = seeded(7)
    sitting = Sitting(shelf_table(chance, name))
    table = sitting.table
    alone = {seat: Stream(table, seat) for seat in range(-1, table.seats)}
    together = {seat: Stream(table, seat) for seat in range(-1, table.seats)}
    simple = {seat: PlainStream(table, seat) for seat in range(-1, table.seats)}
    seen = {seat: json.loads(stream.since(0)[0])["view"] for seat, stream in together.items()}
    takes = {seat: json.loads(stream.since(0)[0])["takes"] for seat, stream in together.items()}
    for count in range(120):
        before = sitting.number
        act = random_act(table, chance) or wild_act(table, chance)
        sitting.submit(act if count % 5 else wild_act(table, chance), f"{count}")
        for entry in sitting.since(before):
            moment = TableNow(table)
            for seat, stream in together.items():
                message = stream.follow(table, entry, moment)
                assert message == alone[seat].follow(table, entry)
                expected = simple[seat].follow(table, entry)
                found = json.loads(message) if message else None
                takes[seat] = found.pop("takes", takes[seat]) if found else takes[seat]
                assert takes[seat] == [to_builtins(each) for each in stream.takes]
                assert found == (None if expected is None else {**expected, "mark": stream.marks[-1]})
                seen[seat].update(json.loads(message)["view"] if message else {})
                now = json.loads(encode_view(stream.latest))
                assert {**seen[seat], "clock": now["clock"]} == now
    assert sitting.number > 40


def test_whoever_does_not_know_a_rule_is_not_told_what_a_pile_takes() -> None:
    table = new_table("moo", ["Ann", "Bob", "Cat", "Dan"], seed=2)
    for act in bot_acts(table, {seat: SimpleBot(seed=seat) for seat in range(table.seats)}):
        decide(table, act)
        if demands(table):
            break
    assert [Stream(table, seat).takes == [] for seat in range(-1, 4)] == [False] * 5
    sealed(table, 0, 'When a player plays a 7, they must say "nice".')
    assert demands(table), "the referee knows"
    assert [Stream(table, seat).takes == [] for seat in range(-1, 4)] == [True, False, True, True, True]


def test_only_the_latest_are_kept() -> None:
    latest = Latest[int](3)
    latest.extend([1, 2])
    latest.extend([3, 4])
    assert latest == [2, 3, 4]
    latest.extend([5])
    assert (latest, latest[-1]) == ([3, 4, 5], 5)
    latest.clear()
    latest.extend([6])
    assert latest == [6]


def test_a_long_message_is_kept_in_less_room_and_comes_again_as_it_was() -> None:
    table = laid()
    streams = [Stream(table, seat) for seat in (1, 2)]
    words = "so it goes " * LONG
    one, other = [stream.follow(table, entry(Said(1, words))) for stream in streams]
    short = streams[0].follow(table, entry(Said(1, "so")))
    assert one
    assert other
    assert short
    assert len(one) > LONG > len(streams[0].kept[0])
    streams[0].marks[0] = streams[1].marks[0] = "1."  # somebody had a message before these
    for stream in streams:
        stream.number += 1
    assert [stream.since(1) for stream in streams] == [[one, short], [other]]


def test_a_stream_that_skips_forgets_what_it_sent_and_goes_on_after_it() -> None:
    table = laid()
    stream = Stream(table, 2)
    for number in (4, 7):
        assert stream.follow(table, Entry(number, str(number), Say(1, "hm"), (("", Said(1, f"so {number}")),)))
    assert (stream.number, stream.entry_at(1), stream.entry_at(2), stream.entry_at(3)) == (2, 4, 7, 0)
    assert len(stream.since(1)) == 1
    table.clock, table.pauses = 9_000, ["tea"]
    stream.skip(table)
    assert (stream.number, stream.clock, stream.latest.pauses) == (3, 9_000, ("tea",))
    assert (list(stream.kept), list(stream.entries), list(stream.marks)) == ([], [], [first_mark(3)])
    assert [stream.entry_at(number) for number in range(4)] == [0, 0, 0, 0]
    [whole] = [json.loads(message) for message in stream.since(2)]
    assert (whole["number"], [line["words"] for line in whole["log"]]) == (3, ["Bob says: “so 4”", "Bob says: “so 7”"])
    assert stream.follow(table, entry(Said(1, "again")))
    assert (stream.number, stream.entry_at(4)) == (4, 1)

"""The numbered stream of one view: what a seat, or the onlookers, have been sent.

It follows from the log alone, so it is the same after a restart, number by number, and a connection can resume from
the last number it has.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping, Sequence
from typing import Any, Final

from msgspec import Raw, Struct

from cardhouse.core.entries import Entry, fold
from cardhouse.core.fact import field_names
from cardhouse.core.seats import Seat
from cardhouse.core.sitting import Sitting
from cardhouse.core.table import Table
from cardhouse.core.view import Book, Common, View, view
from cardhouse.server.messages import Change, Line, Whole
from cardhouse.server.telling import TELLERS, Telling
from cardhouse.server.telling_calls import CALLS
from cardhouse.server.telling_more import MORE
from cardhouse.store.codec import encode, shown

MOST_KEPT: Final = 200
MOST_LINES: Final = 200
ALL_TELLERS: Final = {**TELLERS, **MORE, **CALLS}
FIELDS: Final = field_names(View)


class Moment:
    """A table as it is now. What all views of it have in common is worked out, compared and written once."""

    def __init__(self, table: Table) -> None:
        self.common: Final = Common(table)
        self.written: Final[dict[tuple[str, int, int], Raw | None]] = {}

    def changed(self, before: View, now: View) -> dict[str, Any]:
        """The fields of a view that are new. Most are the same, and what comes from the same book is so at a glance."""
        fresh: dict[str, Any] = {}
        for name in FIELDS:
            old, new = getattr(before, name), getattr(now, name)
            if isinstance(new, (int, str)):
                if old != new:
                    fresh[name] = new
            elif old is not new:
                key = (name, id(old), id(new))  # both are held by the views meanwhile
                if key not in self.written:
                    self.written[key] = Raw(encode(shown(new))) if old != new else None
                body = self.written[key]
                if body is not None:
                    fresh[name] = body
        return fresh


class StreamState(Struct, frozen=True):
    """A stream as it can be kept: its number, and what of it was sent last."""

    number: int
    kept: list[str]
    lines: list[Line]
    entries: list[int]


class Stream:
    """One view as it changes."""

    def __init__(self, table: Table, seat: Seat) -> None:
        self.seat: Final = seat
        self.number = 0
        self.book = Book(table, seat)
        self.latest = view(table, seat, self.book)
        self.kept: Final[deque[str]] = deque(maxlen=MOST_KEPT)
        self.lines: Final[deque[Line]] = deque(maxlen=MOST_LINES)
        self.entries: Final[deque[int]] = deque(maxlen=MOST_KEPT)
        """The entries that the kept messages tell."""

    def follow(self, table: Table, entry: Entry, moment: Moment | None = None) -> str | None:
        """The next message, now that an entry has changed the table; none, if this view cannot tell. Streams that
        follow the same table share a `moment`.
        """
        moment = moment or Moment(table)
        telling = Telling(table, self.book.law, self.seat, ALL_TELLERS, moment.common.is_open)
        told = telling.entry(entry)
        if not self.book.holds(table):
            self.book = Book(table, self.seat)
        now = view(table, self.seat, self.book, moment.common)
        fresh = moment.changed(self.latest, now)
        if not told and not fresh.keys() - {"clock"}:
            return None  # that something was looked at is not to be told: it may have been due in secret
        self.latest = now
        self.number += 1
        lines = [Line(self.number, words, by, kind) for words, by, kind in told]
        self.lines.extend(lines)
        body = encode(Change(self.number, fresh, lines, telling.moves)).decode()
        self.kept.append(body)
        self.entries.append(entry.number)
        return body

    def state(self) -> StreamState:
        return StreamState(self.number, list(self.kept), list(self.lines), list(self.entries))

    def go_on_from(self, state: StreamState) -> None:
        """Be the stream that was kept when the table was as it is now."""
        self.number = state.number
        self.kept.extend(state.kept)
        self.lines.extend(state.lines)
        self.entries.extend(state.entries)

    def since(self, last: int) -> list[str]:
        """The messages that take a connection from its number to the present one."""
        behind = self.number - last
        if last > 0 and 0 <= behind <= len(self.kept):
            return list(self.kept)[len(self.kept) - behind :]
        return [encode(Whole(self.number, shown(self.latest), list(self.lines))).decode()]

    def entry_at(self, number: int) -> int:
        """The entry that the message of this number told; 0 if that is not known any more."""
        behind = self.number - number
        return self.entries[-1 - behind] if 0 <= behind < len(self.entries) else 0


def stream_of(sitting: Sitting, seat: Seat, kept: Mapping[Seat, StreamState]) -> Stream:
    """The stream of a view as a sitting has it."""
    return stream_from(sitting.start, sitting.before, sitting.entries, seat, kept)


def stream_from(
    start: Table, before: int, entries: Sequence[Entry], seat: Seat, kept: Mapping[Seat, StreamState]
) -> Stream:
    """The stream of a view from the beginning of its log, or from where it was kept, if the entries begin later. A
    stream that was not kept nobody has followed so far: its number is one that no client can have.
    """
    table = start.copy()
    made = Stream(table, seat)
    made.number = before
    if seat in kept:
        made.go_on_from(kept[seat])
    for entry in entries:
        fold(table, entry)
        made.follow(table, entry)
    return made

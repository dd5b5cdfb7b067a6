"""The numbered stream of one view: what a seat, or the onlookers, have been sent.

It follows from the log alone, so it is the same after a restart, number by number, and a connection can resume from
the last number it has. Each message has a mark, made from it and all before it: by that a connection shows that what
it has is what was sent here, and not at the same table before its file was put back.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from hashlib import sha256
from operator import attrgetter
from typing import Any, Final, NamedTuple, TypeVar
from zlib import compress, decompress

from msgspec import UNSET, Raw, Struct, UnsetType
from msgspec.structs import replace

from cardhouse.bots.table import book_shown
from cardhouse.core.fact import field_names
from cardhouse.core.seats import Seat
from cardhouse.core.sitting import Entry, Sitting, fold
from cardhouse.core.table import Table
from cardhouse.core.view import Book, Common, View, view
from cardhouse.server.messages import CardFlight, Change, LogLine, Notice, PileTakes, Whole
from cardhouse.server.moves import FlightPlan
from cardhouse.store.codec import encode
from cardhouse.store.snapshots import code_mark
from cardhouse.telling import Line, Listener
from cardhouse.telling.demands import demands
from cardhouse.telling.languages import words_of
from cardhouse.telling.motions import with_votes
from cardhouse.telling.said import shown_in, text_in

T = TypeVar("T")

MOST_KEPT: Final = 50
"""So many messages are kept for whoever was away for a moment; for more, a whole view is not longer than they are."""
SET_BACK: Final = "This table was put back to an earlier moment, so what you saw since then has not happened."
MOST_LINES: Final = 200
LONG: Final = 1_000
"""Messages of more bytes are packed when they are kept."""
QUICKLY: Final = 1
OF_ITS_OWN: Final = (
    *("seat", "hand", "areas", "direction", "duties", "motions"),
    *("known", "open_cards", "calls", "next_step"),
)
OF_THE_BOOK: Final = ("ways", "rules", "steps", "choices", "gestures", "phrases", "new_piles", "labels")
IN_COMMON: Final = tuple([name for name in field_names(View) if name not in (*OF_ITS_OWN, *OF_THE_BOOK, "clock")])
"""The fields of a view: which differ from seat to seat, which come from the book, and which all have alike. The time is
sent with something else, and not by itself.
"""


_COMMON: Final = attrgetter(*IN_COMMON)
_OWN: Final = attrgetter(*OF_ITS_OWN)
_BOOK: Final = attrgetter(*OF_THE_BOOK)


class Overheard(NamedTuple):
    """Lines of the log, what was told of it before them, and who heard them."""

    hearer: Listener
    before: Line | None
    lines: list[Line]


class Composed(NamedTuple):
    """A message without its mark, as it is sent and as it is kept, and the lines of the log in it."""

    lines: list[LogLine]
    message: bytes
    kept: bytes


class TableNow:
    """A table as it is now. What all views of it have in common is worked out, compared, told and written once."""

    def __init__(self, table: Table) -> None:
        self.common: Final = Common(table)
        self.shared: Final[dict[int, tuple[Common, dict[str, Raw]]]] = {}
        self.flights: Final[dict[int, FlightPlan]] = {}
        self.takes: Final = piles_taking(table, self.common)
        self.books: Final[dict[tuple[int, int], tuple[Book, Book, dict[str, Raw]]]] = {}
        self.told: Final[dict[int, list[Overheard]]] = {}
        self.sent: Final[dict[tuple[int, int], list[LogLine]]] = {}
        self.written: Final[dict[tuple[int, ...], Composed]] = {}
        """Messages in which nothing is its own, by their number, their time, and all that is in them."""

    def lines(self, entry: Entry, table: Table, stream: Stream) -> list[Line]:
        """What a view is told of an entry. Those of whom nothing is said are told the same."""
        law, seat, language, before = stream.book.law, stream.seat, stream.language, stream.drawing()
        earlier = self.told.setdefault(entry.number, [])
        for told in earlier:
            hearer = told.hearer
            if hearer.hears_as(seat) and hearer.language is language and hearer.law is law and told.before == before:
                return told.lines
        hearer = Listener(table, law, seat, self.common.is_open, language, before)
        lines = hearer.tell(entry.events)
        earlier.append(Overheard(hearer, before, lines))
        return lines

    def lines_sent(self, number: int, told: list[Line]) -> list[LogLine]:
        """Lines as they are sent in the message of this number: the same for all who are told the same."""
        known = self.sent.get((number, id(told)))
        if known is None:
            known = self.sent[number, id(told)] = [line_sent(number, line) for line in told]
        return known

    def since(self, earlier: Common, before: View, now: View) -> dict[str, Raw]:
        """The fields that are new for all who saw the table as it was `earlier`, as they are written."""
        known = self.shared.get(id(earlier))
        if known is None:
            fresh = changed(IN_COMMON, _COMMON(before), _COMMON(now))
            known = self.shared[id(earlier)] = (earlier, {name: Raw(encode(value)) for name, value in fresh.items()})
        return known[1]

    def since_book(self, earlier: Book, book: Book) -> dict[str, Raw]:
        """The fields that are new for all who had another book before, as they are written."""
        known = self.books.get((id(earlier), id(book)))
        if known is None:
            fresh = changed(OF_THE_BOOK, _BOOK(earlier), _BOOK(book))
            known = (earlier, book, {name: Raw(encode(value)) for name, value in fresh.items()})
            self.books[id(earlier), id(book)] = known
        return known[2]

    def moves(self, entry: Entry, seat: Seat) -> list[CardFlight]:
        """The cards that a seat sees move."""
        plan = self.flights.get(entry.number)
        if plan is None:
            plan = self.flights[entry.number] = FlightPlan(entry.events)
        return plan.seen_by(seat)


def piles_taking(table: Table, common: Common) -> list[PileTakes]:
    """What each pile takes where its top does not say it, if everybody may know that."""
    return [PileTakes(*demand) for demand in demands(table)] if common.is_open else []


def changed(names: Sequence[str], before: tuple[object, ...], now: tuple[object, ...]) -> dict[str, object]:
    """Those of these fields that are new."""
    if before == now:  # as they are for most who only look on at somebody's play
        return {}
    return {
        name: new
        for name, old, new in zip(names, before, now, strict=True)
        if old is not new and old != new  # most of them are the same thing, and need no looking at
    }


class Audience(NamedTuple):
    """Who is told: a seat, or the onlookers, in a language; "" is English. Each has a stream of its own."""

    seat: Seat
    language: str = ""

    @property
    def name(self) -> str:
        return f"{self.seat} {self.language}".strip()


def audience_of(name: str) -> Audience:
    seat, _, language = name.partition(" ")
    return Audience(int(seat), language)


class StreamState(Struct, frozen=True):
    """A stream as it can be kept: its number, what of it was sent last, and by which code."""

    number: int
    kept: list[bytes]
    lines: list[LogLine]
    entries: list[int]
    marks: list[str]
    clock: int
    code: str


class Latest(list[T]):
    """So many of the latest, and none of those before. A deque takes much more room where there are few."""

    __slots__ = ("most",)

    def __init__(self, most: int) -> None:
        super().__init__()
        self.most: Final = most

    def extend(self, latest: Iterable[T]) -> None:
        super().extend(latest)
        if len(self) > self.most:
            del self[: -self.most]


class Stream:
    """One view as it changes."""

    def __init__(self, table: Table, seat: Seat, common: Common | None = None, language: str = "") -> None:
        self.seat: Final = seat
        self.language: Final = words_of(language)
        self.number = 0
        self.book = book_shown(table, seat)
        self.common = common or Common(table)
        self.latest = self.seen(table, self.common)
        self.takes = piles_taking(table, self.common) if self.book.tells_all else []
        self.clock = self.latest.clock
        """The time that was sent last; what else is in the latest view was sent."""
        self.lines: Final = Latest[LogLine](MOST_LINES)
        self.kept: Final[list[bytes]] = []
        """The latest messages without their marks, long ones `packed`: many are the same for several views."""
        self.entries: Final[list[int]] = []
        """The entries that the kept messages tell."""
        self.marks: Final = [first_mark(0)]
        """The mark of the message before the kept ones, and theirs."""

    def seen(self, table: Table, common: Common) -> View:
        """The table as this view shows it now."""
        return with_votes(view(table, self.seat, self.book, common), table, self.language)

    def follow(self, table: Table, entry: Entry, moment: TableNow | None = None) -> str | None:
        """The next message, now that an entry has changed the table; none, if this view cannot tell. Streams that
        follow the same table share a `moment`.
        """
        moment = moment or TableNow(table)
        told = moment.lines(entry, table, self)
        book = self.book
        if not book.holds(table):
            self.book = book_shown(table, self.seat)
        now = self.seen(table, moment.common)
        shared = moment.since(self.common, self.latest, now)
        own = changed(OF_ITS_OWN, _OWN(self.latest), _OWN(now))
        if book is not self.book:
            own.update(self.book_since(book, moment))
        takes = moment.takes if self.book.tells_all else []  # a rule that is sealed might show in it
        others_go = takes != self.takes
        self.latest, self.common, self.takes = now, moment.common, takes
        if not told and not shared and not own and not others_go:
            return None  # that something was looked at is not to be told: it may have been due in secret
        moves = moment.moves(entry, self.seat)
        alike = (self.number, self.clock, id(shared), id(told), id(moves), others_go, self.book.tells_all)
        written = moment.written.get(alike) if not own and not self.language else None
        if written is None:
            lines = moment.lines_sent(self.number + 1, told)
            written = self.written(lines, {**shared, **own}, moves, takes if others_go else UNSET)
            if not own and not self.language:
                moment.written[alike] = written
        self.number += 1
        self.clock = now.clock
        lines, unmarked, kept = written
        if lines and lines[0].joins is True:
            del self.lines[-1]
        self.lines.extend(lines)
        mark = next_mark(self.marks[-1], unmarked)
        self.kept.append(kept)
        self.entries.append(entry.number)
        self.marks.append(mark)
        if len(self.kept) > MOST_KEPT:
            del self.kept[0], self.entries[0], self.marks[0]
        return marked(unmarked, mark)

    def book_since(self, earlier: Book, moment: TableNow) -> dict[str, Any]:
        """What is new in the book: as it is written, or as it is where words of it are still to be put into others."""
        if self.language:
            return changed(OF_THE_BOOK, _BOOK(earlier), _BOOK(self.book))
        return moment.since_book(earlier, self.book)

    def written(
        self, lines: list[LogLine], fresh: dict[str, Any], moves: list[CardFlight], takes: list[PileTakes] | UnsetType
    ) -> Composed:
        """The next message."""
        now, number = self.latest, self.number + 1
        if now.clock != self.clock:
            fresh["clock"] = now.clock
        if self.language:
            fresh.update({"windows": now.windows} if "windows" in fresh else {})  # as it is, and not as it is written
            shown_in(fresh, self.book.law, now.names, self.seat, self.language)
        message = encode(Change(number, fresh, lines, moves, takes))
        return Composed(lines, message, packed(message))

    def drawing(self) -> Line | None:
        """The latest line, if it tells that somebody draws: the next one may go on with it."""
        latest = self.lines[-1] if self.lines else None
        if latest is None or not latest.drawn:
            return None
        return Line(latest.words, latest.by, latest.kind, latest.rule, tuple(latest.drawn))

    def skip(self, table: Table) -> None:
        """Go on from how things stand, without the words for what happened."""
        if self.lines:
            self.lines[-1] = replace(self.lines[-1], drawn=UNSET)  # who knows what came between
        self.book, self.common = book_shown(table, self.seat), Common(table)
        self.latest = self.seen(table, self.common)
        self.takes = piles_taking(table, self.common) if self.book.tells_all else []
        self.clock = self.latest.clock
        self.kept.clear()
        self.entries.clear()
        self.marks.clear()
        self.marks.append("")
        self.begin_at(self.number + 1)

    def state(self) -> StreamState:
        latest = (list(self.kept), list(self.lines), list(self.entries), list(self.marks))
        return StreamState(self.number, *latest, self.clock, code_mark())

    def go_on_from(self, state: StreamState) -> None:
        """Be the stream that was kept when the table was as it is now. If other code made its views, whoever comes back
        is told everything anew.
        """
        self.begin_at(state.number)
        self.lines.extend(state.lines)
        if state.code != code_mark():
            return
        self.clock = state.clock
        self.kept.extend(state.kept[-MOST_KEPT:])
        self.entries.extend(state.entries[-MOST_KEPT:])
        self.marks.clear()
        self.marks.extend(state.marks[-MOST_KEPT - 1 :])

    def begin_at(self, number: int) -> None:
        """Be a stream of which it is not known what was sent before: as many messages as entries, at most."""
        self.number = number
        self.marks[0] = first_mark(number)

    def since(self, last: int, mark: str = "") -> list[str]:
        """The messages that take a connection from its number to the present one. If what it has was never sent here,
        it is told so.
        """
        behind = self.number - last
        is_kept = last > 0 and 0 <= behind <= len(self.kept)
        if is_kept and mark in ("", self.marks[-1 - behind]):
            first = len(self.kept) - behind
            kept = map(unpacked, self.kept[first:])
            return [marked(*each) for each in zip(kept, self.marks[first + 1 :], strict=True)]
        seen = {**{name: getattr(self.latest, name) for name in field_names(View)}, "clock": self.clock}
        if self.language:
            shown_in(seen, self.book.law, self.latest.names, self.seat, self.language)
        whole = encode(Whole(self.number, seen, list(self.lines), self.takes, self.marks[-1])).decode()
        if (is_kept or behind < 0) and begun_at(mark or self.marks[-1]) == begun_at(self.marks[-1]):
            return [encode(Notice(text_in(SET_BACK, self.language))).decode(), whole]
        return [whole]

    def entry_at(self, number: int) -> int:
        """The entry that the message of this number told; 0 if that is not known any more."""
        behind = self.number - number
        return self.entries[-1 - behind] if 0 <= behind < len(self.entries) else 0


def line_sent(number: int, line: Line) -> LogLine:
    """A line as it goes over the wire."""
    drawn, joins = list(line.drawn) or UNSET, line.joins or UNSET
    return LogLine(number, line.words, line.by, line.kind, line.rule, drawn, joins)


def packed(message: bytes) -> bytes:
    """A message as it is kept: a long one, such as that of a deal, in a quarter of the room."""
    return compress(message, QUICKLY) if len(message) > LONG else message


def unpacked(kept: bytes) -> bytes:
    return kept if kept.startswith(b"{") else decompress(kept)


def first_mark(number: int) -> str:
    """The mark of a stream that begins with this number. Marks of streams that began otherwise cannot be compared."""
    return f"{number}."


def next_mark(mark: str, message: bytes) -> str:
    return f"{begun_at(mark)}.{sha256(mark.encode() + message).hexdigest()[:16]}"


def marked(message: bytes, mark: str) -> str:
    """A message with its mark, in place of the empty one that comes last in it."""
    return f'{message[:-3].decode()}"{mark}"}}'


def begun_at(mark: str) -> str:
    return mark.partition(".")[0]


def stream_of(sitting: Sitting, seat: Seat, kept: Mapping[Audience, StreamState], language: str = "") -> Stream:
    """The stream of a view as a sitting has it."""
    audience = Audience(seat, language)
    return streams_from(sitting.start, sitting.before, sitting.entries, [audience], kept)[audience]


def streams_from(
    start: Table,
    before: int,
    entries: Sequence[Entry],
    audiences: Iterable[Audience],
    kept: Mapping[Audience, StreamState],
) -> dict[Audience, Stream]:
    """The streams of some views from the beginning of their log, or from where they were kept, if the entries begin
    later. A stream that was not kept nobody has followed so far: its number is one that no client can have.
    """
    table = start.copy()
    common = Common(table)
    made = {audience: Stream(table, audience.seat, common, audience.language) for audience in audiences}
    for audience, stream in made.items():
        stream.begin_at(before)
        if audience in kept:
            stream.go_on_from(kept[audience])
    for entry in entries:
        fold(table, entry)
        moment = TableNow(table)
        for stream in made.values():
            stream.follow(table, entry, moment)
    return made

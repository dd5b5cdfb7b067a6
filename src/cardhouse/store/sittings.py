"""Sittings in a store: kept act by act, and opened again by folding their log."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from typing import Any, Final

import msgspec

from cardhouse.cards import Card
from cardhouse.core.acts import Act
from cardhouse.core.chance import chance_of
from cardhouse.core.checkpoints import same_table
from cardhouse.core.law import Law, law_of
from cardhouse.core.seats import NO_SEAT
from cardhouse.core.sitting import BrokenLog, Entry, Sink, Sitting, fold
from cardhouse.core.table import PREPARATION, Table
from cardhouse.store.codec import BadMessage, Reader, decode_entry, decode_events, encode, encode_entry
from cardhouse.store.protocol import Record, Store
from cardhouse.store.snapshots import BadSnapshot, thaw
from cardhouse.store.wire import ArticleWire, from_wire, to_wire


class About(msgspec.Struct, frozen=True):
    """How a table began. Book and cards are written out, so that it opens alike when the game has changed since. The
    secret of its chance is here and nowhere else: in no entry, and in nothing that is sent.
    """

    game: str
    names: tuple[str, ...]
    seed: int
    dial: str
    options: dict[str, str]
    dealer: int
    keeps: bool
    book: tuple[ArticleWire, ...]
    off: tuple[str, ...]
    stock: tuple[Card, ...]
    chance: int
    tokens: dict[str, int] = {}
    authored: tuple[int, ...] = ()
    phase: str = PREPARATION
    secret: str = ""
    grain: str = ""


LONG: Final = 2_000
"""Longer logs are read in parts of so many entries."""
TAIL: Final = 200
"""So many entries at the end of a long log are kept at hand."""
NO_ACT: Final = Act(NO_SEAT)
LOG: Final = logging.getLogger(__name__)
_ABOUT: Final = Reader(lambda: About)


class NotFresh(ValueError):
    """A table on which something had happened before its log began."""


def keep(
    sitting: Sitting,
    store: Store,
    table_id: str,
    *,
    game: str = "",
    seed: int = 0,
    options: Mapping[str, str] | None = None,
) -> None:
    """Keep a sitting: what has happened so far, and from now on every act before it is answered."""
    about = about_table(sitting.start, game, seed, options or {})
    begun = [difference.partition(":")[0] for difference in same_table(sitting.start, lay(about))]
    if begun:
        raise NotFresh(f"a log begins with its table, but here something was done before: {', '.join(begun)}")
    store.create(table_id, encode(about))
    if sitting.entries:
        store.append(table_id, 0, [(entry.act_id, encode_entry(entry)) for entry in sitting.entries])
    sitting.sink, sitting.earlier = sink_to(store, table_id), finder(store, table_id)


def open_sitting(store: Store, table_id: str) -> Sitting:
    """The sitting of this name, as it stood after its latest act."""
    start = lay(about(store, table_id))
    entries = [entry_of(record) for record in store.read(table_id)]
    return Sitting(start, entries, sink_to(store, table_id), 0, finder(store, table_id))


def resume_sitting(store: Store, table_id: str) -> tuple[Sitting, Any]:
    """The same sitting from its latest snapshot on, if there is one that can be read, and what was kept with that. A
    long log without one is folded, and only its end is kept at hand.
    """
    found = store.latest_snapshot(table_id)
    if found is not None:
        number, body = found
        try:
            start, besides = thaw(body)
            return sitting_from(store, table_id, start, number), besides
        except BadSnapshot as why:
            LOG.info("table %s is folded from its beginning: %s", table_id, why)
    start, number = lay(about(store, table_id)), 0
    while len(records := store.read(table_id, number, LONG + 1)) > (LONG if not number else TAIL):
        for record in records[: len(records) - TAIL]:
            number += 1
            if record.number != number:
                raise BrokenLog(f"entry {record.number} stands where entry {number} belongs")
            fold(start, events_of(record))
    return sitting_from(store, table_id, start, number), None


def sitting_from(store: Store, table_id: str, start: Table, number: int) -> Sitting:
    """The sitting that goes on from the table as it was after this entry."""
    entries = [entry_of(record) for record in store.read(table_id, number)]
    return Sitting(start, entries, sink_to(store, table_id), number, finder(store, table_id))


def finder(store: Store, table_id: str) -> Callable[[str], Entry | None]:
    """Finds the entry of an act id in the store."""

    def earlier(act_id: str) -> Entry | None:
        record = store.find(table_id, act_id)
        return entry_of(record) if record is not None else None

    return earlier


def about(store: Store, table_id: str) -> About:
    """How a table in the store began."""
    return read_about(store.about(table_id))


def read_about(body: bytes) -> About:
    """How a table began, as it was written."""
    found: About = _ABOUT.read(body)
    return found


def about_table(start: Table, game: str, seed: int, options: Mapping[str, str]) -> About:
    law = start.law
    return About(
        game=game,
        names=tuple(start.names),
        seed=seed,
        dial=law.dial,
        options=dict(options),
        dealer=start.dealer,
        keeps=start.keeps,
        book=to_wire(law.book),
        off=tuple(sorted(law.off)),
        stock=tuple(start.stock),
        chance=start.chance.state,
        tokens=dict(start.tokens),
        authored=tuple(start.authored),
        phase=start.phase,
        secret=start.chance.secret.hex(),
        grain=start.grain,
    )


def lay(about: About) -> Table:
    """The table as it began."""
    table = Table(Law((), dial=about.dial), list(about.names), chance_of(bytes.fromhex(about.secret), about.chance))
    table.enact(law_of(tuple(from_wire(about.book)), about.dial, frozenset(about.off)))
    table.stock = list(about.stock)
    table.dealer = about.dealer
    table.tokens.update(about.tokens)
    table.authored = list(about.authored) or table.authored
    table.phase = about.phase
    table.grain = about.grain
    table.keeps = about.keeps
    return table


def sink_to(store: Store, table_id: str) -> Sink:
    """Appends each entry with the number it expects, so that two servers cannot both add the same one."""

    def append(entry: Entry) -> None:
        store.append(table_id, entry.number - 1, [(entry.act_id, encode_entry(entry))])

    return append


def events_of(record: Record) -> Entry:
    """An entry for folding alone: its act is not read."""
    try:
        return Entry(record.number, record.act_id, NO_ACT, decode_events(record.body))
    except BadMessage:
        return entry_of(record)


def entry_of(record: Record) -> Entry:
    try:
        entry = decode_entry(record.body)
    except BadMessage as error:
        raise type(error)(f"entry {record.number}: {error}") from error
    if (entry.number, entry.act_id) != (record.number, record.act_id):
        raise BadMessage(f"entry {record.number} says that it is entry {entry.number}, of act {entry.act_id!r}")
    return entry

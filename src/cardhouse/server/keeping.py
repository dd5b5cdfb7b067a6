"""Snapshots of live tables: written now and then beside the log, so that opening a long sitting need not fold all."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from cardhouse.core.seats import NO_SEAT, Seat
from cardhouse.core.sitting import Sitting
from cardhouse.core.table import Table
from cardhouse.server.stream import Stream, StreamState, stream_from
from cardhouse.store import Store, StoreError
from cardhouse.store.codec import encode
from cardhouse.store.sittings import open_sitting, resume_sitting
from cardhouse.store.snapshots import freeze

STATES: Final = msgspec.json.Decoder(dict[int, StreamState])
FEW: Final = 50
"""So few entries are folded sooner than a snapshot is read."""
LOG: Final = logging.getLogger(__name__)


def resume(store: Store, name: str) -> tuple[Sitting, dict[Seat, StreamState]]:
    """A sitting from its latest snapshot on, or from its beginning, with the streams that were kept there."""
    sitting, besides = resume_sitting(store, name)
    try:
        return sitting, STATES.decode(besides) if besides is not None else {}
    except (msgspec.MsgspecError, TypeError, UnicodeError):
        return open_sitting(store, name), {}


class Keeper:
    """Keeps one table: knows where its latest snapshot stands, and the streams that were kept with it."""

    def __init__(self, store: Store, name: str, sitting: Sitting, kept: dict[Seat, StreamState]) -> None:
        self.store: Final = store
        self.name: Final = name
        self.number = sitting.before
        self.kept = kept
        self.busy: asyncio.Task[None] | None = None

    def look(self, sitting: Sitting, streams: Mapping[Seat, Stream], people: Sequence[Seat], every: int) -> None:
        """Begin a snapshot, if the latest one is long ago and none is being written."""
        if sitting.number - self.number >= every and (self.busy is None or self.busy.done()):
            self.busy = asyncio.create_task(self.keep(sitting, streams, people))

    async def close(self, sitting: Sitting, streams: Mapping[Seat, Stream], people: Sequence[Seat], keep: bool) -> None:
        """A last snapshot, if there is time and it is worth it."""
        if self.busy is not None:
            await self.busy
        if keep and sitting.number - self.number >= FEW:
            await self.keep(sitting, streams, people)

    async def keep(self, sitting: Sitting, streams: Mapping[Seat, Stream], people: Sequence[Seat]) -> None:
        """Write down how things stand now. Everything is taken here, and worked out and written elsewhere."""
        number, table, entries = sitting.number, sitting.table.copy(), list(sitting.entries)
        states = {seat: stream.state() for seat, stream in streams.items()}
        absent = [seat for seat in (NO_SEAT, *people) if seat not in states]

        def write() -> None:
            for seat in absent:
                states[seat] = stream_from(sitting.start, sitting.before, entries, seat, self.kept).state()
            self.store.snapshot(self.name, number, frozen(table, states))

        try:
            await asyncio.to_thread(write)
            self.number = number
        except (StoreError, ValueError, TypeError, AttributeError) as error:  # the log is the truth and is complete
            LOG.warning("table %s: no snapshot of entry %s: %s", self.name, number, error)


def frozen(table: Table, states: dict[Seat, StreamState]) -> bytes:
    return freeze(table, encode(states))

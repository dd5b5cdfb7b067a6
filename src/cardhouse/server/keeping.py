"""Snapshots of live tables: written now and then beside the log, so that opening a long sitting need not fold all."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

import msgspec

from cardhouse.core.seats import NO_SEAT, Seat
from cardhouse.core.sitting import Sitting
from cardhouse.core.table import Table
from cardhouse.server.stream import Audience, Stream, StreamState, audience_of, streams_from
from cardhouse.store import Store
from cardhouse.store.sittings import entry_of, open_sitting, resume_sitting
from cardhouse.store.snapshots import freeze

STATES: Final = msgspec.msgpack.Decoder(dict[str, StreamState])
FEW: Final = 50
"""So few entries are folded sooner than a snapshot is read."""
LOG: Final = logging.getLogger(__name__)


def resume(store: Store, name: str) -> tuple[Sitting, dict[Audience, StreamState]]:
    """A sitting from its latest snapshot on, or from its beginning, with the streams that were kept there. Of a long
    log without a snapshot nobody's messages are made again: their views are told anew.
    """
    sitting, besides = resume_sitting(store, name)
    try:
        states = STATES.decode(besides) if besides is not None else {}
        return sitting, {audience_of(audience): state for audience, state in states.items()}
    except (msgspec.MsgspecError, TypeError, ValueError):
        return open_sitting(store, name), {}


@dataclass(frozen=True)
class Checkpoint:
    """How things stood after some entry: the table, and the streams of its views, those that nobody follows now."""

    number: int
    table: Table
    states: Mapping[Audience, StreamState]


class Keeper:
    """Keeps one table: knows the latest point from which its streams can be made, and writes such points down."""

    def __init__(self, store: Store, name: str, sitting: Sitting, kept: Mapping[Audience, StreamState]) -> None:
        self.store: Final = store
        self.name: Final = name
        self.point = Checkpoint(sitting.before, sitting.start, kept)
        self.unwritten = sitting.before > 0 and not kept
        """Whether that point is in no snapshot: a long log was folded, which should not be done twice."""
        self.busy: asyncio.Task[None] | None = None

    @property
    def number(self) -> int:
        return self.point.number

    async def streams(self, sitting: Sitting, audiences: Sequence[Audience]) -> dict[Audience, Stream]:
        """The streams of some views as a sitting has them. For jobs in the table's queue: nothing happens meanwhile."""
        point, missing = self.point, sitting.number - self.number
        if missing <= FEW and sitting.before <= self.number:
            entries = sitting.since(self.number)
            return streams_from(point.table, point.number, entries, audiences, point.states)
        return await asyncio.to_thread(self.streams_read, point, missing, audiences)

    def streams_read(self, point: Checkpoint, missing: int, audiences: Sequence[Audience]) -> dict[Audience, Stream]:
        """The same from what is in the store: so many entries since that point."""
        records = self.store.read(self.name, point.number, missing) if missing else []
        return streams_from(point.table, point.number, list(map(entry_of, records)), audiences, point.states)

    def look(self, sitting: Sitting, streams: Mapping[Audience, Stream], people: Sequence[Seat], every: int) -> None:
        """Begin a snapshot, if the latest one is long ago and none is being written. Called when all have been told of
        the latest entry: table and streams are taken here and now, so that they belong together.
        """
        due = self.unwritten or sitting.number - self.number >= every
        if due and (self.busy is None or self.busy.done()):
            self.busy = asyncio.create_task(self.write(*self.taken(sitting, streams, people)))

    def relieve(self, sitting: Sitting) -> None:
        """Let a sitting forget what is in the store, but for the latest: of these somebody may send one again, or not
        have seen them yet. Never much at once, for everybody waits for it.
        """
        if len(sitting.entries) > FEW:
            sitting.forget(sitting.before + FEW // 2)

    async def close(
        self, sitting: Sitting, streams: Mapping[Audience, Stream], people: Sequence[Seat], keep: bool
    ) -> None:
        """A last snapshot, if there is time and it is worth it."""
        if self.busy is not None:
            await self.busy
        if keep and (self.unwritten or sitting.number - self.number >= FEW):
            await self.write(*self.taken(sitting, streams, people))

    def taken(
        self, sitting: Sitting, streams: Mapping[Audience, Stream], people: Sequence[Seat]
    ) -> tuple[Checkpoint, list[Audience]]:
        states = {audience: stream.state() for audience, stream in streams.items()}
        told = {audience.seat for audience in states}
        absent = [
            audience for audience in self.point.states if audience.seat not in told
        ]  # in the languages that were followed last
        told.update([audience.seat for audience in absent])
        absent += [Audience(seat) for seat in (NO_SEAT, *people) if seat not in told]
        return Checkpoint(sitting.number, sitting.table.copy(), states), absent

    async def write(self, point: Checkpoint, absent: list[Audience]) -> None:
        """Work out what is missing and write it, elsewhere: others do not wait for it."""
        before = self.point

        def work() -> Checkpoint:
            made = self.streams_read(before, point.number - before.number, absent) if absent else {}
            others = {audience: stream.state() for audience, stream in made.items()}
            self.store.snapshot(self.name, point.number, frozen(point.table, {**point.states, **others}))
            return Checkpoint(point.number, point.table, others)  # the streams that there are go on by themselves

        try:
            self.point = await asyncio.to_thread(work)
            self.unwritten = False
        except Exception as error:  # the log is the truth and is complete
            LOG.warning("table %s: no snapshot of entry %s: %s", self.name, point.number, error)


def frozen(table: Table, states: Mapping[Audience, StreamState]) -> bytes:
    return freeze(table, msgspec.msgpack.encode({audience.name: state for audience, state in states.items()}))

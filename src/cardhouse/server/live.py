"""A table in play: one queue, through which everything goes one at a time. Commit, then answer, then tell."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from secrets import token_hex
from typing import Final, Protocol

from cardhouse.bots import Bot, SimpleBot, watched
from cardhouse.bots.table import Onlook, next_act
from cardhouse.core.acts import Act
from cardhouse.core.book_acts import Tick
from cardhouse.core.checkpoints import restore
from cardhouse.core.overdue import too_soon
from cardhouse.core.presence import Left
from cardhouse.core.seating import HandedOver
from cardhouse.core.seats import NO_SEAT, Seat
from cardhouse.core.sitting import Entry, Sitting
from cardhouse.core.table import OVER, PLAYING, Table
from cardhouse.core.verdicts import IMPOSSIBLE, Outcome, Ruling
from cardhouse.server.answering import answer_to, excuse
from cardhouse.server.brain import Brain, Thinker
from cardhouse.server.clock import Clock
from cardhouse.server.completing import NONCE_BYTES, completed
from cardhouse.server.courtesy import Courtesy, Dice
from cardhouse.server.failures import own_up, told_of
from cardhouse.server.faults import Faults
from cardhouse.server.keeping import Keeper, resume
from cardhouse.server.lag import in_place_of
from cardhouse.server.landings import landed
from cardhouse.server.mailbox import Mailbox, Signal
from cardhouse.server.messages import Answer, Problem
from cardhouse.server.preparing import steps_open
from cardhouse.server.settings import Settings
from cardhouse.server.stream import Audience, Stream, StreamState, TableNow
from cardhouse.store import DuplicateAct, StaleNumber, Store, StoreError
from cardhouse.store.codec import BadMessage, encode, encode_entry
from cardhouse.telling.languages import words_of
from cardhouse.telling.said import text_in

MOST_WAITING: Final = 1_000
NOT_KEPT: Final = "the act could not be kept; please try again"
WENT_WRONG: Final = "something went wrong here with that, so it was not done; the table goes on"
MOST_ATTEMPTS: Final = 3
AGAIN: Final = "again"
SOON: Final = "soon"
LOOKING: Final = 5
"""So many times its longest pause a bot waits when a round is over."""
BREATH: Final = 12.0
"""Whoever writes a rule and is not heard of for so many seconds has stopped."""
LOG: Final = logging.getLogger(__name__)


class Subscriber(Protocol):
    """A connection that wants to hear of a table."""

    def send(self, message: str) -> None: ...


class LiveTable:
    """A sitting with its queue, its streams, its clock and its bots."""

    def __init__(
        self,
        store: Store,
        name: str,
        sitting: Sitting,
        bots: dict[Seat, Bot],
        settings: Settings,
        dice: Dice,
        brain: Brain,
        kept: dict[Audience, StreamState] | None = None,
    ) -> None:
        self.store: Final = store
        self.name: Final = name
        self.sitting = sitting
        sitting.strict = False  # no rule that fails keeps people from playing
        self.bots: Final = bots
        self.settings: Final = settings
        self.dice: Final = dice
        self.brain: Final = brain
        self.thinking: asyncio.Task[None] | None = None
        self.streams: Final[dict[Audience, Stream]] = {}
        self.people: Final = [seat for seat in range(sitting.table.seats) if seat not in bots]
        self.keeper = Keeper(store, name, sitting, kept or {})
        self.faults: Final = Faults(name)
        self.listeners: Final[dict[Subscriber, Audience]] = {}
        self.refused: Final[set[Seat]] = set()
        self.told = sitting.number
        self.bot_acts = 0
        self.onlook: Final = Onlook()
        self.courtesy: Final = Courtesy(settings, dice)
        self.writing: Final[dict[Seat, tuple[float, float]]] = {}
        """Who writes a rule: since when, and when that was last heard of."""
        self.vacate: Callable[[Seat], object] = lambda seat: None  # the room says what comes of it
        self.heard: Callable[[Entry], object] = lambda entry: None  # a house may want to know
        self.changed: Final = Signal()
        self.queue: Final = Mailbox[Callable[[], Awaitable[None]]]()
        self.waiting: Final[Counter[Seat]] = Counter()
        self.rung = False
        self.clock: Final = Clock(self.ring, settings.pace, settings.window)
        self.tasks: Final = [asyncio.create_task(each()) for each in (self.work, self.let_bots_act)[: 1 + bool(bots)]]
        self.clock.wind(sitting.table)

    @property
    def table(self) -> Table:
        return self.sitting.table

    async def close(self, *, keep: bool = False) -> None:
        """Stop. What was committed is in the store, and nothing else was answered. With `keep` a snapshot is too."""
        self.clock.stop()
        tasks = [*self.tasks, *([self.thinking] if self.thinking is not None else [])]
        for task in tasks:
            task.cancel()
        for task in tasks:
            with suppress(asyncio.CancelledError):
                await task
        whole = self.told == self.sitting.number  # else an act was on its way when everything stopped
        await self.keeper.close(self.sitting, self.streams, self.people, keep and whole)

    async def work(self) -> None:
        """Do one job after another. Whatever one of them raises, the table goes on."""
        while True:
            job = await self.queue.get()
            try:
                await job()
            except Exception as error:
                self.faults.note(error, self.sitting)
                await self.mend()
            with self.faults.noted(self.sitting):
                self.clock.wind(self.table)

    async def mend(self) -> None:
        """Read the table again, if something was left half done."""
        if self.told == self.sitting.number:
            return
        try:
            await self.reload()
        except Exception as error:
            self.faults.note(error, self.sitting)

    def ring(self) -> None:
        """Let the table learn the time; once is enough, however long its queue is."""
        if not self.rung:
            self.rung = True
            self.queue.put_nowait(self.tick)

    def attach(self, listener: Subscriber, seat: Seat, last: int, mark: str = "", language: str = "") -> None:
        """Let a connection follow the stream of a view from the number it has."""
        audience = Audience(seat, language)

        async def job() -> None:
            if audience not in self.streams:  # all at once: it takes little longer than one, and so does following them
                for other in [other for other in self.streams if other.seat == seat and not self.listening(other)]:
                    del self.streams[other]
                told = {other.seat for other in self.streams}
                others = [Audience(other) for other in (NO_SEAT, *self.people) if other not in (*told, seat)]
                self.streams.update(await self.keeper.streams(self.sitting, [audience, *sorted(others)]))
            for message in self.streams[audience].since(last, mark):
                listener.send(message)
            self.listeners[listener] = audience
            self.refused.clear()
            self.changed.set()

        self.queue.put_nowait(job)

    def seat_bot(self, seat: Seat, bot: Bot) -> None:
        """Let a bot play for this seat from now on."""
        self.bots[seat] = bot
        self.refused.discard(seat)
        self.changed.set()
        if len(self.tasks) == 1:  # where no bot has ever sat, nobody looks after them
            self.tasks.append(asyncio.create_task(self.let_bots_act()))

    def seat_person(self, seat: Seat) -> None:
        """Somebody plays in this seat from now on, and no bot."""
        self.bots.pop(seat, None)
        if seat not in self.people:
            self.people.append(seat)

    def detach(self, listener: Subscriber) -> None:
        self.listeners.pop(listener, None)

    def submit(self, act: Act, act_id: str, own_id: str, listener: Subscriber, seen: int = 0) -> bool:
        """Put an act into the queue; its sender gets exactly one answer. False if too many wait already. `seen` is the
        number of the latest message that the sender had.
        """
        if self.queue.qsize() >= MOST_WAITING or self.waiting[act.seat] >= self.settings.acts_waiting:
            return False
        answered: list[Answer] = []
        audience = self.listeners.get(listener, Audience(act.seat))

        def reply(answer: Answer) -> None:
            if not answered:
                answered.append(answer)
                listener.send(encode(answer).decode())

        async def job() -> None:
            self.waiting[act.seat] -= 1
            try:
                await self.catch_up()
                decided = self.fitting(act, seen, audience)
                until = too_soon(self.table, decided)
                if until and self.sitting.first_answer(act_id) is None:  # not decided, so that it can be sent again
                    reply(Answer(own_id, SOON, wait=self.clock.milliseconds_to(until)))
                    return
                await self.decide(decided, act_id, reply, own_id, audience.language)
            except Exception as error:
                self.faults.note(error, self.sitting, act)
                await self.mend()
                reply(excuse(own_id, IMPOSSIBLE, WENT_WRONG, words_of(audience.language)))

        self.waiting[act.seat] += 1
        self.queue.put_nowait(job)
        return True

    def fitting(self, act: Act, seen: int, audience: Audience) -> Act:
        """The act, or that it came too late."""
        stream = self.streams.get(audience)
        entry = stream.entry_at(seen) if stream is not None else 0
        with self.faults.noted(self.sitting, act):
            return in_place_of(act, entry, self.sitting) if entry else act
        return act

    async def catch_up(self) -> None:
        """Tell the table the time, if it has to know it before the next act."""
        now = self.clock.behind(self.table)
        if now is not None:
            await self.decide(Tick(now), self.clock_id())

    def begin(self, by: Seat = NO_SEAT) -> None:
        """Do what has to be done before the first round, in the name of whoever has to do it. Whoever said that the
        table begins was the last to say anything, and so the last to be ready.
        """

        async def job() -> None:
            done: set[Act] = set()
            while self.table.phase not in (PLAYING, OVER):
                steps = [act for act in steps_open(self.table) if act not in done] or self.chosen_for_one_alone(done)
                if not steps:
                    return
                alike = [act for act in steps if act.way == steps[0].way]
                step = next((act for act in alike if act.seat != by), steps[0])
                done.add(step)
                await self.decide(step, f"begin:{self.sitting.number + 1}")

        self.queue.put_nowait(job)

    def chosen_for_one_alone(self, done: set[Act]) -> list[Act]:
        """The next step that leaves something to choose, where one person plays with bots and wants to play at once."""
        if len(self.people) != 1:
            return []
        act = next_act(self.table, {**self.bots, self.people[0]: SimpleBot(self.people[0])}, self.onlook)
        return [act] if act is not None and act not in done else []

    async def tick(self) -> None:
        self.rung = False
        now = self.clock.over(self.table)
        if now is not None:
            await self.decide(Tick(now), self.clock_id())

    def clock_id(self) -> str:
        return f"clock:{self.sitting.number + 1}"

    async def decide(
        self,
        act: Act,
        act_id: str,
        reply: Callable[[Answer], None] = lambda answer: None,
        own_id: str = "",
        language: str = "",
    ) -> None:
        """Decide, commit, answer, tell."""
        act = completed(act)
        for _ in range(MOST_ATTEMPTS):
            number, before = self.sitting.number, self.table.copy()
            try:
                outcome = self.sitting.submit(act, act_id)
            except Exception as error:  # nothing was written: the table stands as before
                self.faults.note(error, self.sitting, act)
                restore(self.table, before)
                outcome = Outcome(act, IMPOSSIBLE, [Ruling("", WENT_WRONG)], [], [])
                self.sitting.refusals[act_id] = outcome
            fresh = self.sitting.since(number)
            try:
                for entry in fresh:
                    await self.commit(entry)
            except (StaleNumber, DuplicateAct):  # another server was first, or the same act came long ago
                await self.reload()
                first = self.sitting.first_answer(act_id)
                if first is None:
                    continue
                reply(self.answer(own_id, first, language))
                return
            except (StoreError, BadMessage) as error:
                LOG.error("table %s: %s", self.name, error)
                await self.reload()
                break
            reply(self.answer(own_id, outcome, language))
            for entry in fresh:
                self.tell(entry)
                self.heard(entry)
                for seat in vacated(entry, self.table):
                    self.vacate(seat)
            self.tell_of_failures(own_up(self.name, outcome))
            self.keeper.look(self.sitting, self.streams, self.people, self.settings.snapshot_every)
            self.keeper.relieve(self.sitting)
            return
        reply(excuse(own_id, AGAIN, NOT_KEPT, words_of(language)))

    async def do(self, act: Act) -> str:
        """Decide an act that no connection has sent; gives back why it was not done, if it was not."""
        told: asyncio.Future[str] = asyncio.get_running_loop().create_future()

        async def job() -> None:
            answers: list[Answer] = []
            try:
                await self.decide(act, f"seat:{token_hex(NONCE_BYTES)}", answers.append)
            finally:
                reasons = [reason.reason for answer in answers for reason in answer.reasons]
                told.set_result(next(iter(reasons), "" if answers else WENT_WRONG))

        self.queue.put_nowait(job)
        return await told

    def answer(self, own_id: str, outcome: Outcome, language: str) -> Answer:
        """What the sender of a decided act is told, whatever goes wrong in finding the words for it."""
        try:
            return answer_to(own_id, outcome, self.table, words_of(language))
        except Exception as error:
            self.faults.note(error, self.sitting, outcome.act)
            return Answer(own_id, outcome.answer)

    async def commit(self, entry: Entry) -> None:
        record = (entry.act_id, encode_entry(entry))
        await landed(self.store.append_later(self.name, entry.number - 1, [record]))

    def tell(self, entry: Entry) -> None:
        """Tell every view what it may know of an entry."""
        with self.faults.noted(self.sitting, entry.act):
            watched(self.table, self.bots, entry.act)
        self.refused.clear()
        moment = TableNow(self.table)
        told = {audience: self.next_message(stream, entry, moment) for audience, stream in self.streams.items()}
        for listener, audience in list(self.listeners.items()):
            if (message := told.get(audience)) is not None:
                listener.send(message)
        self.told = entry.number
        if self.bots:  # where none sits, nobody has to be woken
            self.changed.set()

    def tell_of_failures(self, rules: list[str]) -> None:
        """Tell those who know these rules that they failed; it is no part of what happened."""
        for listener, audience in list(self.listeners.items()) if rules else []:
            words = told_of(self.table, rules, audience.seat)
            if words:
                listener.send(encode(Problem(text_in(words, words_of(audience.language)))).decode())

    def next_message(self, stream: Stream, entry: Entry, moment: TableNow) -> str | None:
        """What a view is told of an entry. If words for that fail, it is told how things stand."""
        try:
            return stream.follow(self.table, entry, moment)
        except Exception as error:
            self.faults.note(error, self.sitting, entry.act)
            stream.skip(self.table)
            return stream.since(0)[0]

    def listening(self, audience: Audience) -> list[Subscriber]:
        return [listener for listener, at in self.listeners.items() if at == audience]

    async def reload(self) -> None:
        """Take the table from the store again; whoever listens hears what it missed."""
        self.sitting, kept = await asyncio.to_thread(resume, self.store, self.name)
        self.sitting.sink, self.sitting.strict = None, False
        self.told = self.sitting.number
        self.keeper = Keeper(self.store, self.name, self.sitting, kept)
        followed = list(self.streams.items())
        self.streams.update(await self.keeper.streams(self.sitting, list(self.streams)))
        for audience, old in followed:
            messages = self.streams[audience].since(old.number, old.marks[-1])
            for listener in self.listening(audience):
                for message in messages:
                    listener.send(message)

    async def let_bots_act(self) -> None:
        """Whenever something has changed and somebody is there, a bot with something to do does it, after a while."""
        while True:
            await self.changed.wait()
            self.changed.clear()
            if not self.bots:
                continue
            await asyncio.sleep(self.dice.uniform(*self.settings.bot_pause))
            await self.let_people_look()
            await self.let_people_write()
            await self.let_one_alone_answer()
            if self.listeners:
                self.queue.put_nowait(self.bot_turn)

    async def let_people_look(self) -> None:
        """When a round is over, people see how it ended before bots go on; if they do contest it, bots take part."""
        loop = asyncio.get_running_loop()
        until = loop.time() + LOOKING * self.settings.bot_pause[1]
        while self.table.phase == OVER and not self.table.paused and self.listeners and loop.time() < until:
            with suppress(TimeoutError):
                await asyncio.wait_for(self.changed.wait(), until - loop.time())
            self.changed.clear()

    def writes(self, seat: Seat, on: bool) -> bool:
        """Note that somebody writes a rule, or has done with it; whether that is new."""
        now, (began, latest) = asyncio.get_running_loop().time(), self.writing.get(seat, (0.0, 0.0))
        fresh = not self.is_writing(seat)
        if on:
            self.writing[seat] = (now if now - latest > BREATH else began, now)
        else:
            self.writing.pop(seat, None)
        self.changed.set()
        return fresh == on

    def is_writing(self, seat: Seat) -> bool:
        """Whether somebody writes a rule, and not for too long: they are heard of every few seconds."""
        now, (began, latest) = asyncio.get_running_loop().time(), self.writing.get(seat, (0.0, 0.0))
        return latest > 0 and now - latest < BREATH and now - began < self.settings.writing

    async def let_people_write(self) -> None:
        """Bots wait while a person writes a rule, so that no round ends under the pen."""
        while self.listeners and any(self.is_writing(seat) for seat in self.people):
            with suppress(TimeoutError):
                await asyncio.wait_for(self.changed.wait(), BREATH / 10)
            self.changed.clear()

    async def let_one_alone_answer(self) -> None:
        """Who practises alone has a moment for what they are shown to owe, before bots play on."""
        while self.listeners and len(self.people) == 1:
            left = self.courtesy.left_for(self.table, self.people[0])
            if left <= 0:
                return
            with suppress(TimeoutError):
                await asyncio.wait_for(self.changed.wait(), left)
            self.changed.clear()

    async def bot_turn(self) -> None:
        """One bot acts. Where all have to let a card be before play goes on, they nod together."""
        for _ in range(self.table.seats):
            act = await self.bot_act()
            if act is None or act.way not in self.table.law.waiting:
                return

    async def bot_act(self) -> Act | None:
        # chosen here, inside the queue, so that it fits the table as it is now
        await self.catch_up()
        act = self.chosen()
        if act is None:
            if self.thinking is None or self.thinking.done():
                self.thinking = asyncio.create_task(self.let_bots_think())
            return None
        number, self.bot_acts = self.sitting.number, self.bot_acts + 1
        await self.decide(act, f"bot:{act.seat}:{number + 1}:{self.bot_acts}")  # ids of people begin with their seat
        if self.sitting.number == number:
            self.refused.add(act.seat)
            self.changed.set()
            return None
        return act

    def chosen(self) -> Act | None:
        """What one of the bots does next. One that fails at it lets the others go first until something changes."""
        asked = {seat: bot for seat, bot in self.bots.items() if seat not in self.refused}
        try:
            if self.listeners:
                return self.courtesy.next_act(self.table, asked, self.onlook, self.changed.set)
            return next_act(self.table, asked, self.onlook)
        except Exception as error:
            self.faults.note(error, self.sitting)
        for seat, bot in asked.items():
            try:
                act = next_act(self.table, {seat: bot}, self.onlook)
            except Exception:
                self.refused.add(seat)
                continue
            if act is not None:
                return act
        return None

    async def let_bots_think(self) -> None:
        """Bots that have something to think about do so elsewhere, and act as soon as they know."""
        for bot in self.bots.values():
            if isinstance(bot, Thinker) and await bot.think(self.brain):
                self.queue.put_nowait(self.bot_turn)


def vacated(entry: Entry, table: Table) -> list[Seat]:
    """The seats that somebody left with this entry, at a table where others may take them."""
    events = [event for _, event in entry.events] if table.law.sit_by else []
    return [event.player for event in events if isinstance(event, (Left, HandedOver))]

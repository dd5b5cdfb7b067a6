"""Houses: groups of people with a link, whose book goes from evening to evening and from table to table."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from datetime import UTC, datetime
from threading import Lock
from typing import Final

from cardhouse.books.chronicle import after_entry, begins_round, changes_book, counts_of
from cardhouse.books.history import CannotChange, difference
from cardhouse.books.playing import NotPlayable, game_of, game_of_text
from cardhouse.books.reading import read_rulebook
from cardhouse.books.rulebook import Rulebook
from cardhouse.books.writing import NotThere
from cardhouse.core.sitting import Entry
from cardhouse.core.table import Table
from cardhouse.games.shelf import Game, game
from cardhouse.server.house_log import (
    BEGUN,
    RECORD,
    BookKept,
    House,
    HouseBegun,
    HouseRecord,
    LinkRenewed,
    RulesCounted,
    WordingAgreed,
)
from cardhouse.server.lobby_log import TableAsked, hashed, new_code, new_token
from cardhouse.server.messages import NewTable
from cardhouse.server.names import LobbyError
from cardhouse.server.reading_aside import BookReader
from cardhouse.store import DuplicateAct, StaleNumber, Store, StoreError, UnknownTable
from cardhouse.store.codec import decode_entry, encode

MOST_ATTEMPTS: Final = 8
KEY_BYTES: Final = 12
LONGEST_CODE: Final = 64
LOG: Final = logging.getLogger(__name__)


class UnknownHouse(LookupError):
    """A link that leads to no house, or no longer."""


def played_game(name: str, book: str) -> Game:
    """The game of a table: that of its book, if it has one. Raises LobbyError for a book that cannot be played."""
    if not book:
        return game(name)
    try:
        return game_of_text(book)
    except NotPlayable as problem:
        raise LobbyError(str(problem)) from None


def game_at(about: TableAsked) -> Game:
    """The game of a table that was made; its book could be played then, whatever this version makes of it."""
    try:
        return played_game(about.game, about.book)
    except LobbyError:
        return game(about.game)


def today() -> str:
    return datetime.now(UTC).date().isoformat()


def house_name(id: str) -> str:
    """The name under which the store keeps a house."""
    return f"house:{id}"


class Houses:
    """All houses of a server."""

    def __init__(self, store: Store) -> None:
        self.store: Final = store
        self.loaded: Final[dict[str, House]] = {}
        self.reading: Final = Lock()
        self.reader: Final = BookReader()
        self.tasks: Final[set[asyncio.Task[None]]] = set()

    async def make(self, text: str, by: str) -> tuple[str, str]:
        """A house with this book; gives its link and its keeper's token."""
        await self.reader.read(text)
        await asyncio.to_thread(checked, text)
        id, key, keeper = new_code(), secrets.token_urlsafe(KEY_BYTES), new_token()
        begun = HouseBegun(hashed(key), hashed(keeper), today())
        await asyncio.to_thread(self.store.create, house_name(id), encode(begun))
        await self.note(id, "begun", lambda house: BookKept(text, "the book was begun", by, today()))
        return f"{id}.{key}", keeper

    async def open(self, link: str) -> House:
        """The house that a link leads to, as it is now. Raises UnknownHouse."""
        id, _, key = link.partition(".")
        try:
            house = await asyncio.to_thread(self.read, id)
        except UnknownTable:
            raise UnknownHouse(link) from None
        if not house.opens(key):
            raise UnknownHouse(link)
        return house

    def read(self, id: str) -> House:
        """A house, with what others wrote into its log meanwhile."""
        if len(id) > LONGEST_CODE:
            raise UnknownTable(id[:LONGEST_CODE])
        with self.reading:
            house = self.loaded.get(id)
            if house is None:
                house = House(id, BEGUN.decode(self.store.about(house_name(id))))
            for record in self.store.read(house_name(id), house.number):
                house.fold(RECORD.decode(record.body))
            self.loaded[id] = house
        return house

    async def note(
        self, id: str, act_id: str, record: Callable[[House], HouseRecord | None], *, aside: bool = False
    ) -> bool:
        """Write what a function makes of the house as it is; if others are faster, of what it is then. False, if there
        is nothing to write, or it was written before. A function that looks at no table may do so aside.
        """
        for _ in range(MOST_ATTEMPTS):
            house = await asyncio.to_thread(self.read, id)
            made = await asyncio.to_thread(record, house) if aside else record(house)
            if made is None:
                return False
            try:
                await asyncio.wrap_future(
                    self.store.append_later(house_name(id), house.number, [(act_id, encode(made))])
                )
            except StaleNumber:
                continue
            except DuplicateAct:
                return False
            await asyncio.to_thread(self.read, id)
            return True
        raise LobbyError("others are changing this book too; try once more")

    async def change(self, house: House, what: str, by: str, change: Callable[[Rulebook], Rulebook]) -> None:
        """Change the book of a house. Raises LobbyError in words."""

        def record(now: House) -> BookKept:
            book = read_rulebook(now.text)
            try:
                new = change(book)
                game_of(new)
            except (CannotChange, NotThere, NotPlayable) as problem:
                raise LobbyError(str(problem)) from None
            return BookKept(new.source, what, by, today())

        await self.note(house.id, secrets.token_hex(KEY_BYTES), record, aside=True)

    async def renew(self, house: House) -> str:
        """A new link for a house."""
        key = secrets.token_urlsafe(KEY_BYTES)
        await self.note(house.id, secrets.token_hex(KEY_BYTES), lambda now: LinkRenewed(hashed(key)))
        return f"{house.id}.{key}"

    async def book_for(self, asked: NewTable) -> tuple[str, str]:
        """The house and the book of a table that is wanted, or nothing."""
        if not asked.house:
            if asked.book:
                await self.reader.read(asked.book)
            return "", asked.book
        try:
            house = await self.open(asked.house)
        except UnknownHouse:
            raise LobbyError("this link leads to no house; ask for the new one") from None
        await self.reader.read(house.text)
        return house.id, house.text

    async def listening(self, id: str, code: str, table: Table) -> Callable[[Entry], object]:
        """What a table of a house tells its entries to. What was missed is noted first."""
        waiting: asyncio.Queue[Entry] = asyncio.Queue()
        for record in await asyncio.to_thread(self.missed, id, code):
            waiting.put_nowait(record)

        def hear(entry: Entry | None = None) -> None:
            if entry is not None and (changes_book(entry) or begins_round(entry)):
                waiting.put_nowait(entry)
            if not waiting.empty():
                task = asyncio.create_task(self.hear(id, code, table, waiting))
                self.tasks.add(task)
                task.add_done_callback(self.tasks.discard)

        hear()
        return hear

    def agree(self, id: str, agreed: WordingAgreed) -> None:
        """Keep what a wording was chosen to mean, when there is time for it."""

        async def keep() -> None:
            try:
                await self.note(
                    id,
                    secrets.token_hex(KEY_BYTES),
                    lambda house: None if house.agreed.get(agreed.wording) == agreed.sentence else agreed,
                )
            except Exception:  # the table goes on, whatever its house can make of it
                LOG.exception("house %s: a wording could not be kept", id)

        task = asyncio.create_task(keep())
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def missed(self, id: str, code: str) -> list[Entry]:
        """The entries of a table that its house has not noted yet, because a server stopped in between."""
        after = self.read(id).noted[code]
        try:
            entries = [decode_entry(record.body) for record in self.store.read(code, after)]
        except StoreError:
            return []
        return [entry for entry in entries if changes_book(entry) or begins_round(entry)]

    async def hear(self, id: str, code: str, table: Table, waiting: asyncio.Queue[Entry]) -> None:
        while not waiting.empty():
            entry = waiting.get_nowait()
            try:
                await self.hear_entry(id, code, table, entry)
            except Exception:  # the table goes on, whatever its house can make of it
                LOG.exception("house %s: entry %s of table %s could not be noted", id, entry.number, code)

    async def hear_entry(self, id: str, code: str, table: Table, entry: Entry) -> None:
        def kept(house: House) -> BookKept | None:
            book = read_rulebook(house.text)
            new = after_entry(book, entry, table, today())
            if new.source == book.source:
                return None
            what = "; ".join(line[2:].strip() for line in difference(book, new) if line[:1] in "+-")
            act = entry.act
            by = table.names[act.seat] if 0 <= act.seat < table.seats else ""
            return BookKept(new.source, what or "a setting", by, today(), code, entry.number)

        if changes_book(entry):
            await self.note(id, f"{code}:{entry.number}", kept)
        if begins_round(entry):
            counted = await asyncio.to_thread(self.counted, id, code, entry.number)
            await self.note(id, f"{code}:{entry.number}:counts", lambda house: counted)

    def counted(self, id: str, code: str, upto: int) -> RulesCounted:
        """What is to be counted of the rounds of a table that are over."""
        after = self.read(id).counted[code]
        records = self.store.read(code, after, upto - after)
        found = counts_of([decode_entry(record.body) for record in records])
        return RulesCounted(code, upto, dict(found.broken), dict(found.caught), dict(found.struck))


def checked(text: str) -> None:
    """Raises LobbyError for a book that nobody could play by."""
    try:
        game_of_text(text)
    except NotPlayable as problem:
        raise LobbyError(str(problem)) from None

"""All tables of a server: made, opened from the store when somebody asks for them, put away when nobody is there."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import Counter
from dataclasses import replace
from typing import Final

import msgspec
from msgspec import structs

from cardhouse.core.sitting import BrokenLog
from cardhouse.games import fewest_players
from cardhouse.games.options import chosen_settings
from cardhouse.games.shelf import SECRET_BYTES, Game, resting
from cardhouse.server.brain import Brain
from cardhouse.server.houses import Houses, played_game
from cardhouse.server.lobby_log import HEADER, NAMES, RECORD, Lobby, TableAsked, bot_places, new_code
from cardhouse.server.messages import NewTable
from cardhouse.server.names import LobbyError
from cardhouse.server.room import TableRoom, lobby_name
from cardhouse.server.settings import Settings
from cardhouse.store import Store, UnknownTable
from cardhouse.store.codec import BadMessage, OtherVersion, encode

OWN_BOOK: Final = "book"
"""The name of the book that a server was started with, among the games."""
LOOK_ROUND: Final = 10.0
UNREADABLE: Final = (BadMessage, BrokenLog, msgspec.MsgspecError)
LOG: Final = logging.getLogger(__name__)


class CannotRead(Exception):
    """A table that is there and cannot be opened, in words for people."""


class Rooms:
    """The rooms that are loaded."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store: Final = store
        self.settings: Final = settings
        self.brain: Final = Brain()
        self.houses: Final = Houses(store)
        self.loaded: Final[dict[str, TableRoom]] = {}
        self.loading: Final[dict[str, asyncio.Task[TableRoom]]] = {}
        self.connected: Final[Counter[str]] = Counter()
        """How many connections there are from each address."""
        self.unreadable: Final[set[str]] = set()

    def let_go(self, client: str) -> None:
        """A connection from this address is gone."""
        self.connected[client] -= 1
        if not self.connected[client]:
            del self.connected[client]

    async def make(self, asked: NewTable) -> TableRoom:
        """Make a table."""
        if asked.game == OWN_BOOK and not asked.book and not asked.house:
            asked = structs.replace(asked, house=self.settings.house)
        house, book = await self.houses.book_for(asked)
        chosen = await asyncio.to_thread(played_game, asked.game, book)
        if asked.bots > asked.seats:
            raise LobbyError(f"there is no room for {asked.bots} bots at {asked.seats} seats")
        options = chosen_settings(chosen, asked.options)
        fewest = fewest_players(chosen, options)
        if not fewest <= asked.seats <= chosen.most:
            how = "set like this, " if fewest > chosen.fewest else ""
            raise LobbyError(f"{how}{chosen.title} is for {fewest} to {chosen.most} players, not {asked.seats}")
        names = [name for name in NAMES if name.casefold() != asked.name.casefold()]
        bots = dict(zip(sorted(bot_places(asked.seats, asked.bots)), names, strict=False))
        seed, secret = self.settings.seed, ""
        if seed is None:  # two numbers that have nothing to do with one another: bots show what they do with theirs
            seed, secret = secrets.randbits(60), secrets.token_hex(SECRET_BYTES)
        rest = resting(chosen.book, asked.without)
        about = TableAsked(chosen.name, asked.seats, asked.dial, bots, seed, options, rest, secret, book, house)
        code = new_code()
        await asyncio.to_thread(self.store.create, lobby_name(code), encode(about))
        return await self.open(code)

    async def own_book(self) -> Game | None:
        """The book that this server offers first, as a game under a name of its own."""
        if not self.settings.house:
            return None
        house = await self.houses.open(self.settings.house)
        return replace(await asyncio.to_thread(played_game, "", house.text), name=OWN_BOOK)

    async def open(self, code: str) -> TableRoom:
        """The table with this code. Raises UnknownTable."""
        room = self.loaded.get(code)
        if room is not None:
            return room
        task = self.loading.get(code)
        if task is None:  # whoever asks meanwhile waits for the same one
            task = self.loading[code] = asyncio.create_task(self.load(code))
            task.add_done_callback(lambda _: self.loading.pop(code, None))
        return await asyncio.shield(task)

    async def load(self, code: str) -> TableRoom:
        """Open a table. One that cannot be read is told to people in words, and to whoever runs the server once."""
        try:
            return await self.read(code)
        except UNREADABLE as error:
            if code not in self.unreadable:
                self.unreadable.add(code)
                LOG.error("table %s cannot be opened: %s", code, error)
            other = " by another version of Cardhouse" if isinstance(error, OtherVersion) else ""
            raise CannotRead(f"this table was written{other} in a way that cannot be read here") from error

    async def read(self, code: str) -> TableRoom:
        lobby = await asyncio.to_thread(self.read_lobby, code)
        room = TableRoom(code, lobby, self.store, self.settings, self.brain, self.houses)
        if room.lobby.begun:
            await room.open_table()
        self.loaded[code] = room
        return room

    def read_lobby(self, code: str) -> Lobby:
        if len(code) > 64:
            raise UnknownTable(code[:64])
        lobby = Lobby(HEADER.decode(self.store.about(lobby_name(code))))
        for record in self.store.read(lobby_name(code)):
            lobby.fold(RECORD.decode(record.body))
        return lobby

    async def put_away(self) -> None:
        """Now and then, put away the tables that nobody looks at."""
        loop = asyncio.get_running_loop()
        while True:
            await asyncio.sleep(min(LOOK_ROUND, self.settings.idle))
            for code, room in list(self.loaded.items()):
                if not room.guests and loop.time() - room.empty_since > self.settings.idle and not room.lock.locked():
                    del self.loaded[code]
                    await room.close(keep=True)

    async def close(self) -> None:
        for room in self.loaded.values():
            await room.close()
        self.loaded.clear()
        await self.brain.close()

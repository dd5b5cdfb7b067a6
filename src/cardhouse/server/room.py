"""One table with its lobby and everybody who is connected to it."""

from __future__ import annotations

import asyncio
from typing import Final, Protocol

from msgspec import structs

from cardhouse.books.chronicle import changes_book
from cardhouse.bots import Bot, bot_for
from cardhouse.bots.registry import thinks
from cardhouse.core.law import Law
from cardhouse.core.presence import is_here
from cardhouse.core.seating import Leave, SitDown
from cardhouse.core.seats import Seat
from cardhouse.core.sitting import Entry, Sitting
from cardhouse.games import GAMES, fewest_players, new_table
from cardhouse.games.options import settings_apart
from cardhouse.server.arranging import enough, seated, wished
from cardhouse.server.brain import Brain, Thinker
from cardhouse.server.courtesy import LateDice, waiting_time
from cardhouse.server.guards import Allowance, Allowances
from cardhouse.server.house_log import WordingAgreed
from cardhouse.server.houses import Houses, game_at
from cardhouse.server.keeping import resume
from cardhouse.server.live import LiveTable, Subscriber
from cardhouse.server.lobby_log import RECORD, LeavingAsked, Lobby, LobbyRecord, PlacesSwapped, Stood, new_token
from cardhouse.server.messages import LobbyWish, Notice, Place, RuleIdea, RuleRead, Seated
from cardhouse.server.messages import Room as RoomMessage
from cardhouse.server.names import LobbyError
from cardhouse.server.rounds import Rounds
from cardhouse.server.settings import Settings
from cardhouse.server.stream import Audience, StreamState
from cardhouse.store import DuplicateAct, StaleNumber, Store, TableExists
from cardhouse.store.codec import encode
from cardhouse.store.sittings import keep
from cardhouse.telling.languages import words_of
from cardhouse.telling.said import setting_in, text_in, title_in

NOWHERE: Final = -1
HOST: Final = 0
ASKED: Final = "asks"
"""The status of a text that can be meant in several ways."""
MOST_ASKED: Final = 60
"""The seat of whoever came first; they deal first."""

ASKED_TO_LEAVE: Final = "The others have asked you to leave the table. You can look on."


class Guest(Subscriber, Protocol):
    """A connection: the place it holds, or none; the number and mark of the last change it has; the address; and the
    language it is told in, "" for English.
    """

    place: int
    last: int
    mark: str
    address: str
    language: str


class TableRoom:
    """A table that is loaded: its lobby, its guests, and, once it has begun, the live table."""

    def __init__(self, code: str, lobby: Lobby, store: Store, settings: Settings, brain: Brain, houses: Houses) -> None:
        self.houses: Final = houses
        self.code: Final = code
        self.lobby: Final = lobby
        self.store: Final = store
        self.settings: Final = settings
        self.brain: Final = brain
        self.guests: Final[list[Guest]] = []
        self.live: LiveTable | None = None
        self.left_at: Final[dict[int, float]] = {}
        self.allowances: Final = Allowances(settings.messages, settings.messages_within)
        self.lock: Final = asyncio.Lock()
        self.rounds: Final = Rounds(store, code)
        self.asked: Final[dict[str, str]] = {}
        """What was proposed for which wording, the latest last."""
        self.freeing: Final[set[asyncio.Task[None]]] = set()
        self.loop: Final = asyncio.get_running_loop()
        self.opened_at: Final = self.loop.time()
        self.empty_since = self.opened_at

    def allowance(self, place: int, client: str) -> Allowance:
        """How much a seat may still send, by all its connections together; or those of an address that look on."""
        return self.allowances.of(f"seat {place}" if place != NOWHERE else f"from {client}")

    async def close(self, *, keep: bool = False) -> None:
        if self.live is not None:
            await self.live.close(keep=keep)

    async def sit(self, name: str) -> Seated:
        async with self.lock:
            token = new_token()
            sat, bots = self.lobby.sit(name, token), self.lobby.now.bots
            if self.live is not None:
                why_not = await self.live.do(SitDown(self.lobby.seat_of(sat.place), name))
                if why_not:
                    raise LobbyError(f"{why_not}; until then you can look on")
            await self.note(sat)
            if sat.place in bots:  # a person has taken over
                left = {place: bot for place, bot in bots.items() if place != sat.place}
                await self.note(structs.replace(self.lobby.now, bots=left))
            if self.live is not None:
                self.live.seat_person(self.lobby.seat_of(sat.place))
        self.show()
        return Seated(self.code, sat.place, token)

    async def stand(self, token: str) -> None:
        async with self.lock:
            place = self.holder(token)
            if self.lobby.begun:
                raise LobbyError("this table has begun; your seat stays yours")
            await self.note(Stood(place))
            for guest in self.guests:
                if guest.place == place:
                    guest.place = NOWHERE
        self.show()

    async def arrange(self, token: str, wish: LobbyWish) -> None:
        """Change something before the table begins."""
        async with self.lock:
            for record in wished(self.lobby, wish, self.holder(token)):
                await self.note(record)
                self.follow_places(record)
        self.show()

    async def ask_to_leave(self, token: str, seat: Seat, on: bool) -> None:
        """Ask somebody to leave; with enough of the others of that mind they do, and their seat is as if they had."""
        async with self.lock:
            by, place, live = self.holder(token), seated(self.lobby, seat), self.live
            if live is None or place not in self.lobby.people or place == by:
                raise LobbyError("nobody plays in that seat who could be asked to leave")
            await self.note(LeavingAsked(place, by, on))
            if len(self.lobby.asking[place]) >= enough(len(self.lobby.people) - 1):
                why_not = await live.do(Leave(seat))
                if why_not:
                    raise LobbyError(why_not)
                for guest in [guest for guest in self.guests if guest.place == place]:
                    guest.send(encode(Notice(text_in(ASKED_TO_LEAVE, words_of(guest.language)))).decode())
        self.show()

    def follow_places(self, record: LobbyRecord) -> None:
        """Whoever is connected sits where they sit now."""
        for guest in self.guests:
            if isinstance(record, Stood) and guest.place == record.place:
                guest.place = NOWHERE
            elif isinstance(record, PlacesSwapped) and guest.place in (record.one, record.other):
                guest.place = record.one + record.other - guest.place

    def vacated(self, seat: Seat) -> None:
        """Somebody has left the table: their place is free, as soon as that is written down."""
        task = asyncio.create_task(self.free(seat))
        self.freeing.add(task)
        task.add_done_callback(self.freeing.discard)

    async def free(self, seat: Seat) -> None:
        """Let somebody who has left go, and a bot take over, if it is to play the hand on."""
        async with self.lock:
            begun, live = self.lobby.begun, self.live
            if begun is None or live is None or begun.places[seat] not in self.lobby.people:
                return
            place = begun.places[seat]
            await self.note(Stood(place))
            if is_here(live.table, seat):
                live.seat_bot(seat, self.bot_for(seat))
            for guest in [guest for guest in self.guests if guest.place == place]:
                guest.place, guest.last, guest.mark = NOWHERE, 0, ""
                live.detach(guest)
                self.follow(guest)
        self.show()

    def bot_for(self, seat: Seat) -> Bot:
        about = self.lobby.about
        return bot_at(about.game, about.seed + seat, self.settings.bot_thinking, self.settings.bots)

    async def start(self, token: str) -> None:
        """Begin to play, with whoever sits there. The host says so; if the host is not here, anybody who sits may."""
        async with self.lock:
            place, played = self.holder(token), game_at(self.lobby.about)
            host = self.lobby.host
            if place != host and any(guest.place == host for guest in self.guests):
                raise LobbyError(f"{self.lobby.name_at(host)} is the host and begins")
            fewest = fewest_players(played, self.lobby.now.options)
            await self.note(self.lobby.begin(place, fewest, played.dial))
            await self.open_table()
        self.show()
        for guest in self.guests:
            self.follow(guest)

    def holder(self, token: str) -> int:
        place = self.lobby.place_of(token)
        if place is None:
            raise LobbyError("only somebody who sits at this table can do that")
        return place

    async def note(self, record: LobbyRecord) -> None:
        """Write a change of the lobby down, then let it happen."""
        number = self.lobby.number
        name = lobby_name(self.code)
        try:
            await asyncio.wrap_future(self.store.append_later(name, number, [(f"{number + 1}", encode(record))]))
        except (StaleNumber, DuplicateAct):  # another server has the table too, and was first
            for missed in await asyncio.to_thread(self.store.read, name, number):
                self.lobby.fold(RECORD.decode(missed.body))
            raise LobbyError("somebody else was first; look again, and try once more") from None
        self.lobby.fold(record)

    async def open_table(self) -> None:
        """Open the table's own log, or begin it. The lobby says all it needs, so a crash in between does no harm."""
        sitting, kept = await asyncio.to_thread(self.sitting)
        begun, about = self.lobby.begun, self.lobby.about
        if begun is None:
            return
        empty = [seat for seat, place in enumerate(begun.places) if place not in self.lobby.people]
        bots: dict[Seat, Bot] = {seat: self.bot_for(seat) for seat in empty if is_here(sitting.table, seat)}
        dice = LateDice(about.seed)
        self.live = LiveTable(self.store, self.code, sitting, bots, self.settings, dice, self.brain, kept)
        self.live.vacate = self.vacated
        if about.house:
            hear = await self.houses.listening(about.house, self.code, sitting.table)

            def heard(entry: Entry) -> None:
                self.agree(entry)
                hear(entry)

            self.live.heard = heard
        if not sitting.number:
            self.live.begin(self.lobby.seat_of(begun.by))

    def sitting(self) -> tuple[Sitting, dict[Audience, StreamState]]:
        begun, about = self.lobby.begun, self.lobby.about
        if begun is None:
            raise LobbyError("this table has not begun")
        names = [self.lobby.name_at(place) for place in begun.places]
        played = game_at(about)
        options = {**settings_apart(played.book), **self.lobby.now.options}
        table = new_table(
            *(played, names),
            seed=about.seed,
            dial=begun.dial,
            dealer=HOST,
            options=options,
            without=self.lobby.now.without,
            secret=bytes.fromhex(about.secret),
        )
        sitting = Sitting(table)
        kept: dict[Audience, StreamState] = {}
        try:
            keep(sitting, self.store, self.code, game=about.game, seed=about.seed, options=options)
        except TableExists:
            sitting, kept = resume(self.store, self.code)
        sitting.sink = None  # the live table commits by itself, without making everybody else wait
        return sitting, kept

    async def read_rule(self, token: str, text: str, language: str = "") -> RuleRead:
        """What a rule that somebody writes comes to here; read in a thread, for it takes time."""
        seat, live = self.lobby.seat_of(self.holder(token)), self.live
        if live is None or seat < 0:
            raise LobbyError("this table has not begun")
        from cardhouse.server.workshop import read_for  # what reads rules is loaded when the first one is written

        about = self.lobby.about
        agreed = (await asyncio.to_thread(self.houses.read, about.house)).agreed if about.house else {}
        found = await asyncio.to_thread(read_for, live.table.copy(), about.game, seat, text, dict(agreed), language)
        if about.house and found.status == ASKED:
            self.asked.update(dict.fromkeys(found.proposals, text))
            for old in list(self.asked)[:-MOST_ASKED]:
                del self.asked[old]
        return found

    def agree(self, entry: Entry) -> None:
        """Let the house know what a wording was chosen to mean, once the rule is adopted."""
        if self.live is None or not self.asked or not changes_book(entry):
            return
        from cardhouse.english.front.answers import wording

        for article in self.live.table.law.articles:
            said = self.asked.pop(article.sentences(), "")
            if said:
                self.houses.agree(self.lobby.about.house, WordingAgreed(wording(said), article.sentences()))

    async def ideas(self, token: str, language: str = "") -> list[RuleIdea]:
        """Rules that somebody here might like."""
        seat, live = self.lobby.seat_of(self.holder(token)), self.live
        if live is None or seat < 0:
            raise LobbyError("this table has not begun")
        from cardhouse.server.workshop import ideas_for

        return await asyncio.to_thread(ideas_for, live.table.copy(), seat, self.lobby.about.seed, language)

    def mind(self, token: str, seat: Seat) -> None:
        """Let a bot play for somebody who is away, until they are back. Anybody who sits there may ask for it."""
        self.holder(token)
        begun, live = self.lobby.begun, self.live
        if begun is None or live is None or seat >= len(begun.places):
            raise LobbyError("nobody plays in that seat")
        place = begun.places[seat]
        name, away = self.lobby.name_at(place), self.loop.time() - self.left_at.get(place, self.opened_at)
        if not name:
            raise LobbyError("nobody plays in that seat")
        if place in self.lobby.now.bots or any(guest.place == place for guest in self.guests):
            raise LobbyError(f"{name} is here")
        if away < self.settings.patience:
            raise LobbyError(f"{name} has only just left; wait a moment")
        live.seat_bot(seat, self.bot_for(seat))
        self.show()

    def enter(self, guest: Guest) -> None:
        """Somebody connects. A bot that played for them meanwhile stands up."""
        if self.live is not None and guest.place not in self.lobby.now.bots:
            self.live.bots.pop(self.lobby.seat_of(guest.place), None)
        self.guests.append(guest)
        self.show()
        self.follow(guest)

    def leave(self, guest: Guest) -> None:
        """A connection is gone."""
        if guest in self.guests:
            self.guests.remove(guest)
        if self.live is not None:
            self.live.detach(guest)
        self.left_at[guest.place] = self.empty_since = self.loop.time()
        self.show()

    def writes(self, guest: Guest, on: bool) -> None:
        """Somebody writes a rule, or has stopped; the others see it."""
        seat = self.lobby.seat_of(guest.place)
        if self.live is not None and seat >= 0 and self.live.writes(seat, on):
            self.show()

    def follow(self, guest: Guest) -> None:
        if self.live is not None:
            self.live.attach(guest, self.lobby.seat_of(guest.place), guest.last, guest.mark, guest.language)

    def show(self) -> None:
        """Show everybody who sits where and who is here."""
        for guest in self.guests:
            guest.send(encode(self.message(guest.place, guest.address, guest.language)).decode())

    def message(self, you: int, address: str, language: str = "") -> RoomMessage:
        lobby, said = self.lobby, words_of(language)
        here = {guest.place for guest in self.guests}
        places = [
            Place("bot" if place in lobby.now.bots else "person" if name else "open", name, place in here)
            for place, name in ((place, lobby.name_at(place)) for place in range(lobby.now.seats))
        ]
        if lobby.begun:
            minds = {} if self.live is None else self.live.bots
            places = [
                structs.replace(
                    places[place],
                    minded=places[place].kind == "person" and seat in minds,
                    writing=self.live is not None and self.live.is_writing(seat),
                    asked=sorted(map(lobby.seat_of, lobby.asking.get(place, ()))),
                )
                for seat, place in enumerate(lobby.begun.places)
            ]
            you = lobby.seat_of(you)
        played = game_at(lobby.about) if lobby.about.game in GAMES else None
        book = played.book if played else ()
        law, titles = Law(book), {article.id: title_in(article, said) for article in book}
        return RoomMessage(
            code=self.code,
            game=played.title if played else lobby.about.game,
            dial=lobby.begun.dial if lobby.begun else lobby.now.dial,
            link=f"{self.settings.share or address}/t/{self.code}",
            places=places,
            started=lobby.begun is not None,
            onlookers=sum(guest.place == NOWHERE for guest in self.guests),
            you=you,
            options=lobby.now.options,
            without=[titles.get(rule, rule) for rule in lobby.now.without],
            settings=[setting_in(t, said) for name, value in lobby.now.options.items() if (t := law.told(name, value))],
            name=lobby.about.game,
            host=lobby.seat_of(lobby.host) if lobby.begun else lobby.host,
            locked=lobby.now.locked,
            resting=list(lobby.now.without),
            enough=enough(len(lobby.people) - 1),
            waits=round(waiting_time(self.settings) * 1000),
        )


def lobby_name(code: str) -> str:
    """The name under which the store keeps a table's lobby."""
    return f"lobby:{code}"


def bot_at(name: str, seed: int, seconds: float, level: str = "") -> Bot:
    """A bot of this level for a game, or the usual one; one that searches does so elsewhere."""
    bot = bot_for(name, seed, seconds, level)
    if not thinks(name, level):
        return bot
    from cardhouse.bots.bak_search import BakBot  # it has been loaded just now

    return Thinker(bot) if isinstance(bot, BakBot) else bot

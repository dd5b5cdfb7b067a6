"""Who sits where before a table begins: a small log of its own in the same store, folded when it is opened again."""

from __future__ import annotations

import hashlib
import secrets
from typing import Final, TypeAlias

import msgspec
from msgspec import Struct

from cardhouse.core.rule import REFEREE, TABLE
from cardhouse.server.names import LobbyError, likeness

NAMES: Final = ("Ada", "Bruno", "Cleo", "Dario", "Edda", "Finn", "Greta", "Hugo", "Ines", "Jaro", "Kira", "Leo", "Mina")
LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"
CODE_LENGTH: Final = 10


class TableAsked(Struct, frozen=True):
    """How a table was asked for. `secret` deals its cards and is never sent; `seed` moves its bots, and deals the cards
    where there is no secret. `options` are set otherwise than usual, and the rules in `without` rest. `book` is the
    text of the rulebook that is played by, if it is not the game's own, and `house` whose it is.
    """

    game: str
    seats: int
    dial: str
    bots: dict[int, str]
    seed: int
    options: dict[str, str] = {}
    without: tuple[str, ...] = ()
    secret: str = ""
    book: str = ""
    house: str = ""


class Sat(Struct, frozen=True, tag=True):
    """Somebody sat down. Of the token, only a hash is kept."""

    place: int
    name: str
    token: str


class Stood(Struct, frozen=True, tag=True):
    """Somebody stood up again."""

    place: int


class LobbySet(Struct, frozen=True, tag=True):
    """How the table is to be, as it was last set before it begins; all of it, so that the latest one counts."""

    seats: int
    dial: str
    bots: dict[int, str]
    options: dict[str, str] = {}
    without: tuple[str, ...] = ()
    locked: bool = False


class PlacesSwapped(Struct, frozen=True, tag=True):
    """Whoever sat at one place sits at the other, and the other way round."""

    one: int
    other: int


class Crowned(Struct, frozen=True, tag=True):
    """Somebody is the host from now on."""

    place: int


class NameChanged(Struct, frozen=True, tag=True):
    """Somebody goes by another name."""

    place: int
    name: str


class Begun(Struct, frozen=True, tag=True):
    """The table began, with these places as its seats, in order, because somebody at a place said so."""

    places: tuple[int, ...]
    dial: str
    by: int = -1


class LeavingAsked(Struct, frozen=True, tag=True):
    """Whoever sits at a place was asked by somebody at another to leave, or is asked by them no more."""

    place: int
    by: int
    on: bool


LobbyRecord: TypeAlias = Sat | Stood | Begun | LobbySet | PlacesSwapped | Crowned | NameChanged | LeavingAsked
HEADER: Final = msgspec.json.Decoder(TableAsked)
RECORD: Final = msgspec.json.Decoder(LobbyRecord)


class Lobby:
    """The fold of a lobby's log."""

    def __init__(self, about: TableAsked) -> None:
        self.about: Final = about
        self.number = 0
        self.people: Final[dict[int, str]] = {}
        self.tokens: Final[dict[str, int]] = {}
        self.now = LobbySet(about.seats, about.dial, about.bots, about.options, about.without)
        self.crowned = -1
        self.begun: Begun | None = None
        self.asking: Final[dict[int, frozenset[int]]] = {}
        """By whom whoever sits at a place is asked to leave."""

    def fold(self, record: LobbyRecord) -> None:
        self.number += 1
        match record:
            case Sat():
                self.people[record.place] = record.name
                self.tokens[record.token] = record.place
            case Stood():
                del self.people[record.place]
                for token in [token for token, place in self.tokens.items() if place == record.place]:
                    del self.tokens[token]
                self.asking.pop(record.place, None)
                for place, by in self.asking.items():
                    self.asking[place] = by - {record.place}
            case LeavingAsked():
                by = self.asking.get(record.place, frozenset()) - {record.by}
                self.asking[record.place] = by | {record.by} if record.on else by
            case LobbySet():
                self.now = record
            case PlacesSwapped():
                self.swap(record.one, record.other)
            case Crowned():
                self.crowned = record.place
            case NameChanged():
                self.people[record.place] = record.name
            case Begun():
                self.begun = record

    def swap(self, one: int, other: int) -> None:
        """Two places change hands, with whoever sits there; the order in which people came stays."""
        moved = {one: other, other: one}
        people = {moved.get(place, place): name for place, name in self.people.items()}
        self.people.clear()
        self.people.update(people)
        for token, place in list(self.tokens.items()):
            self.tokens[token] = moved.get(place, place)
        bots = {moved.get(place, place): name for place, name in self.now.bots.items()}
        self.now = msgspec.structs.replace(self.now, bots=bots)
        self.crowned = moved.get(self.crowned, self.crowned)

    @property
    def host(self) -> int:
        """The place of the host: who was given the crown, or else whoever has been there longest."""
        return self.crowned if self.crowned in self.people else next(iter(self.people), -1)

    def place_of(self, token: str) -> int | None:
        """The place that a token holds at this table."""
        return self.tokens.get(hashed(token))

    def name_at(self, place: int) -> str:
        return self.people.get(place) or self.now.bots.get(place, "")

    def seat_of(self, place: int) -> int:
        """The seat that somebody at this place has at the table; -1 for an onlooker."""
        return self.begun.places.index(place) if self.begun and place in self.begun.places else -1

    def sit(self, name: str, token: str) -> Sat:
        """Somebody sits down at the first free place; once a table has begun, at one that was left, or a bot's."""
        if self.now.locked:
            raise LobbyError(
                f"this table is locked; ask {self.name_at(self.host) or 'the host'} to open it, or look on"
            )
        places = self.begun.places if self.begun else range(self.now.seats)
        self.look_alike(name)
        free = [place for place in places if not self.name_at(place)]
        if not free and self.begun:
            free = [place for place in places if place not in self.people]
        if not free and self.begun:
            raise LobbyError("this table has begun; you can still look on")
        if not free:
            raise LobbyError("all seats of this table are taken; you can still look on")
        return Sat(free[0], name, hashed(token))

    def look_alike(self, name: str, but: int = -1) -> None:
        """Raises if somebody else has this name, or one that looks like it."""
        others = [place for place in range(self.now.seats) if place != but]
        taken = {likeness(other): other for place in others if (other := self.name_at(place))}
        if alike := taken.get(likeness(name)):
            same = alike.casefold() == name.casefold()
            how = f"called {name}" if same else f"called {alike}, which looks the same,"
            raise LobbyError(f"there is somebody {how} at this table already; take another name")

    def begin(self, by: int, fewest: int, dial: str = "") -> Begun:
        """The table begins with whoever sits there, at the word of one of them."""
        if self.begun:
            raise LobbyError("this table has begun already")
        places = tuple(place for place in range(self.now.seats) if self.name_at(place))
        if len(places) < fewest:
            raise LobbyError(f"this game needs {fewest} players or more; invite somebody, or add a bot")
        first = places.index(self.host) if self.host in places else 0  # the host has the first seat
        places = places[first:] + places[:first]
        usual = dial or (TABLE if len(self.people) > 1 else REFEREE)
        return Begun(places, self.now.dial or usual, by)


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()


def new_code() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))


def new_token() -> str:
    return secrets.token_urlsafe(24)


def bot_places(seats: int, bots: int) -> list[int]:
    """Where the bots sit: spread among the seats, the first left to a person."""
    return [seats - 1 - at * seats // bots for at in range(bots)] if bots else []

"""Who sits where before a table begins: a small log of its own in the same store, folded when it is opened again."""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

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


class Begun(Struct, frozen=True, tag=True):
    """The table began, with these places as its seats, in order, because somebody at a place said so."""

    places: tuple[int, ...]
    dial: str
    by: int = -1


HEADER: Final = msgspec.json.Decoder(TableAsked)
RECORD: Final = msgspec.json.Decoder(Sat | Stood | Begun)


class Lobby:
    """The fold of a lobby's log."""

    def __init__(self, about: TableAsked) -> None:
        self.about: Final = about
        self.number = 0
        self.people: Final[dict[int, str]] = {}
        self.tokens: Final[dict[str, int]] = {}
        self.begun: Begun | None = None

    def fold(self, record: Sat | Stood | Begun) -> None:
        self.number += 1
        if isinstance(record, Sat):
            self.people[record.place] = record.name
            self.tokens[record.token] = record.place
        elif isinstance(record, Stood):
            del self.people[record.place]
            for token in [token for token, place in self.tokens.items() if place == record.place]:
                del self.tokens[token]
        else:
            self.begun = record

    def place_of(self, token: str) -> int | None:
        """The place that a token holds at this table."""
        return self.tokens.get(hashed(token))

    def name_at(self, place: int) -> str:
        return self.people.get(place) or self.about.bots.get(place, "")

    def seat_of(self, place: int) -> int:
        """The seat that somebody at this place has at the table; -1 for an onlooker."""
        return self.begun.places.index(place) if self.begun and place in self.begun.places else -1

    def sit(self, name: str, token: str) -> Sat:
        """Somebody sits down at the first free place; once a table has begun, at one that was left."""
        places = self.begun.places if self.begun else range(self.about.seats)
        taken = {likeness(other): other for place in range(self.about.seats) if (other := self.name_at(place))}
        if alike := taken.get(likeness(name)):
            same = alike.casefold() == name.casefold()
            how = f"called {name}" if same else f"called {alike}, which looks the same,"
            raise LobbyError(f"there is somebody {how} at this table already; take another name")
        free = [place for place in places if not self.name_at(place)]
        if not free and self.begun:
            raise LobbyError("this table has begun; you can still look on")
        if not free:
            raise LobbyError("all seats of this table are taken; you can still look on")
        return Sat(free[0], name, hashed(token))

    def begin(self, by: int, fewest: int, dial: str = "") -> Begun:
        """The table begins with whoever sits there, at the word of one of them."""
        if self.begun:
            raise LobbyError("this table has begun already")
        places = tuple(place for place in range(self.about.seats) if self.name_at(place))
        if len(places) < fewest:
            raise LobbyError(f"this game needs {fewest} players or more; invite somebody, or make a table with bots")
        longest = places.index(next(iter(self.people), places[0]))  # whoever came first has the first seat
        places = places[longest:] + places[:longest]
        usual = dial or (TABLE if len(self.people) > 1 else REFEREE)
        return Begun(places, self.about.dial or usual, by)


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()


def new_code() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))


def new_token() -> str:
    return secrets.token_urlsafe(24)


def bot_places(seats: int, bots: int) -> list[int]:
    """Where the bots sit: spread among the seats, the first left to a person."""
    return [seats - 1 - at * seats // bots for at in range(bots)] if bots else []

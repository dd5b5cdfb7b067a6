"""What a host, and whoever sits there, can change before a table begins, and what little of it later."""

from __future__ import annotations

from typing import Final

from msgspec import structs

from cardhouse.games import fewest_players
from cardhouse.games.options import chosen_settings
from cardhouse.games.shelf import resting
from cardhouse.server.houses import game_at
from cardhouse.server.lobby_log import NAMES, Crowned, Lobby, LobbyRecord, LobbySet, NameChanged, PlacesSwapped, Stood
from cardhouse.server.messages import LobbyWish
from cardhouse.server.names import LobbyError, clean_name, likeness

NO_PLACE: Final = -1


def wished(lobby: Lobby, wish: LobbyWish, by: int) -> list[LobbyRecord]:
    """What is to be written down so that a wish comes true. Raises LobbyError if it cannot, or not by this person."""
    if wish.locked is not None and by == lobby.host:
        return [structs.replace(lobby.now, locked=wish.locked)]
    if wish.host is not None and lobby.begun:
        wish = structs.replace(wish, host=seated(lobby, wish.host))
    elif lobby.begun:
        raise LobbyError("this table has begun; that could be changed before")
    if wish.name:
        name = clean_name(wish.name)
        lobby.look_alike(name, by)
        return [NameChanged(by, name)]
    if by != lobby.host:
        raise LobbyError(f"{lobby.name_at(lobby.host)} is the host and can change that")
    if wish.host is not None:
        if wish.host not in lobby.people:
            raise LobbyError("the crown goes to somebody who sits here")
        return [Crowned(wish.host)]
    if wish.swap is not None:
        one, other = wish.swap
        if not 0 <= min(one, other) <= max(one, other) < lobby.now.seats:
            raise LobbyError("there is no such place at this table")
        return [PlacesSwapped(one, other)]
    if wish.remove is not None:
        return removed(lobby, wish.remove)
    return [with_bot(lobby)] if wish.add_bot else [set_anew(lobby, wish)]


def seated(lobby: Lobby, seat: int) -> int:
    """The place of a seat at a table that has begun."""
    return lobby.begun.places[seat] if lobby.begun and 0 <= seat < len(lobby.begun.places) else NO_PLACE


def enough(others: int) -> int:
    """How many of so many other people have to ask somebody to leave: more than half of them, and never one alone."""
    return max(others // 2 + 1, 2)


def removed(lobby: Lobby, place: int) -> list[LobbyRecord]:
    """Somebody is asked to leave, or a bot goes; a free place that nobody needs goes too."""
    if place in lobby.people:
        if place == lobby.host:
            raise LobbyError("the host can stand up, or hand the crown on first")
        return [Stood(place)]
    if place in lobby.now.bots:
        return [structs.replace(lobby.now, bots={at: name for at, name in lobby.now.bots.items() if at != place})]
    raise LobbyError("nobody sits at that place")


def with_bot(lobby: Lobby) -> LobbySet:
    """One more bot: at a free place, or at a new one, if the game has room for it."""
    now, most = lobby.now, game_at(lobby.about).most
    free = next((place for place in range(now.seats) if not lobby.name_at(place)), now.seats)
    if free >= most:
        raise LobbyError(f"{game_at(lobby.about).title} is for up to {most} players")
    taken = {likeness(lobby.name_at(place)) for place in range(now.seats)}
    name = next(name for name in NAMES if likeness(name) not in taken)
    return structs.replace(now, seats=max(now.seats, free + 1), bots={**now.bots, free: name})


def set_anew(lobby: Lobby, wish: LobbyWish) -> LobbySet:
    """Seats, settings and rules as they are wished for; what is not named stays."""
    now, played = lobby.now, game_at(lobby.about)
    options = now.options if wish.options is None else chosen_settings(played, wish.options)
    seats = now.seats if wish.seats is None else wish.seats
    fewest = fewest_players(played, options)
    if not fewest <= seats <= played.most:
        raise LobbyError(f"{played.title} is for {fewest} to {played.most} players, not {seats}")
    if any(lobby.name_at(place) for place in range(seats, now.seats)):
        raise LobbyError("somebody sits at the last place; move them first")
    return structs.replace(
        now,
        seats=seats,
        dial=now.dial if wish.dial is None else wish.dial,
        options=options,
        without=now.without if wish.without is None else resting(played.book, wish.without),
    )

"""What the page asks about a table besides playing at it: rounds that are over, a rule on trial, whose turn it is."""

from __future__ import annotations

import asyncio

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from cardhouse.core.seats import NO_SEAT, Seat
from cardhouse.core.table import OVER, Table
from cardhouse.core.view import view
from cardhouse.server.guards import Allowances
from cardhouse.server.live import LiveTable
from cardhouse.server.lobby import body_of, handled, language_of, reply, token_of
from cardhouse.server.messages import RuleText
from cardhouse.server.names import LobbyError
from cardhouse.server.room import TableRoom
from cardhouse.server.rooms import Rooms
from cardhouse.server.round_messages import RuleTried, TurnShown
from cardhouse.server.rounds import NOT_OVER
from cardhouse.server.trial import Trials, afresh, knows_all
from cardhouse.store.sittings import about
from cardhouse.telling.languages import words_of
from cardhouse.telling.said import text_in

NOT_BEGUN = "this table has not begun"


def turn_shown(table: Table, seat: Seat) -> TurnShown:
    """How a table stands, in a line, for whoever holds a seat there."""
    seen = view(table, seat)
    waits = {seen.pending, *seen.turns} if seen.turns else {seen.pending, seen.turn}
    if seen.phase == OVER:
        waits = {seen.contributor}
    names = [table.names[each] for each in sorted(waits) if 0 <= each < table.seats and each != seat]
    return TurnShown(seen.phase, seen.round, seat in waits and seat >= 0, names)


def page_requests(rooms: Rooms) -> list[Route]:
    """What can be asked about a table that has begun."""
    trials = Trials()
    allowances = Allowances(rooms.settings.tables * 10, rooms.settings.tables_within)

    def spend(request: Request) -> None:
        if not allowances.take(request.client.host if request.client else ""):
            raise LobbyError("that is a lot in a short time; wait a minute")

    async def opened(request: Request) -> tuple[TableRoom, LiveTable, Seat]:
        """The table, and the seat of whoever asks; whoever holds none looks on."""
        room = await rooms.open(request.path_params["code"])
        if room.live is None:
            raise LobbyError(NOT_BEGUN)
        place = room.lobby.place_of(token_of(request)) if token_of(request) else None
        return room, room.live, room.lobby.seat_of(place) if place is not None else NO_SEAT

    def number_of(request: Request, live: LiveTable) -> int:
        number: int = request.path_params["number"]
        over = live.table.phase == OVER
        if not 1 <= number <= live.table.round - (0 if over else 1):
            raise LobbyError(NOT_OVER)
        return number

    async def told(request: Request) -> Response:
        room, live, seat = await opened(request)
        spend(request)
        return reply(await asyncio.to_thread(room.rounds.told, number_of(request, live), seat, language_of(request)))

    async def replayed(request: Request) -> Response:
        room, live, seat = await opened(request)
        spend(request)
        return reply(
            await asyncio.to_thread(room.rounds.replayed, number_of(request, live), seat, language_of(request))
        )

    async def tried(request: Request) -> Response:
        asked: RuleText = await body_of(request, RuleText)
        room, live, seat = await opened(request)
        spend(request)
        room.holder(token_of(request))
        table = live.table.copy()
        if not knows_all(table, seat):
            return reply(RuleTried([]))
        begun = await asyncio.to_thread(about, room.store, room.code)
        found, language = await trials.warnings(asked.text, afresh(begun, table)), words_of(language_of(request))
        return reply(RuleTried([text_in(each, language, table.names) for each in found]))

    async def turn(request: Request) -> Response:
        _, live, seat = await opened(request)
        return reply(turn_shown(live.table, seat))

    return [
        Route("/api/tables/{code}/rounds/{number:int}", handled(told)),
        Route("/api/tables/{code}/rounds/{number:int}/replay", handled(replayed)),
        Route("/api/tables/{code}/trial", handled(tried), methods=["POST"]),
        Route("/api/tables/{code}/turn", handled(turn)),
    ]

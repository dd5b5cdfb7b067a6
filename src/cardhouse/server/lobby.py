"""The lobby over HTTP: games, new tables, seats, links and QR codes."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Awaitable, Callable
from functools import cache
from typing import Any, Final

import msgspec
import segno
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from cardhouse.core.declared import UnknownOption
from cardhouse.games import FIRST_GAME, GAMES, Game, UnknownGame, UnknownRule
from cardhouse.games.options import register
from cardhouse.games.shelf import added
from cardhouse.server.guards import HOST, Allowances
from cardhouse.server.legible import legible_body
from cardhouse.server.messages import (
    AskToLeave,
    Done,
    GameInfo,
    LobbyWish,
    Mind,
    NewTable,
    OptionInfo,
    Problem,
    RuleInfo,
    RuleText,
    Seated,
    TakeSeat,
)
from cardhouse.server.names import LobbyError, clean_name
from cardhouse.server.room import NOWHERE
from cardhouse.server.rooms import CannotRead, Rooms
from cardhouse.store import StoreError, UnknownTable
from cardhouse.telling.languages import wished, words_of
from cardhouse.telling.said import counted_in, sentence_in, text_in, title_in

Handler = Callable[[Request], Awaitable[Response]]
LONGEST_WAIT: Final = 10.0
ENCODER: Final = msgspec.json.Encoder()


def reply(message: object, status: int = 200) -> Response:
    return Response(ENCODER.encode(message), status, media_type="application/json")


def language_of(request: Request) -> str:
    """The language that whoever asks would like best."""
    return wished(request.headers.get("accept-language", ""))


def problem(request: Request, why: str, status: int) -> Response:
    return reply(Problem(text_in(why, words_of(language_of(request)))), status)


def handled(handler: Handler) -> Handler:
    """A handler whose refusals become answers in words."""

    async def endpoint(request: Request) -> Response:
        try:
            return await handler(request)
        except (LobbyError, UnknownGame, UnknownOption, UnknownRule) as error:
            return problem(request, str(error), 409)
        except TimeoutError:
            return problem(request, "this request took too long to arrive", 408)
        except CannotRead as error:
            return problem(request, str(error), 503)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            return problem(request, f"this cannot be read: {error}", 422)
        except UnknownTable:
            return problem(request, "there is no such table", 404)
        except StoreError:
            return problem(request, "this could not be kept; please try again", 503)

    return endpoint


async def body_of(request: Request, form: type) -> Any:  # each form is its own type
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise msgspec.ValidationError("send application/json")
    async with asyncio.timeout(LONGEST_WAIT):
        body = await request.body()
    return msgspec.json.decode(legible_body(body), type=form, strict=False)


def address_of(request: Request) -> str:
    """The address that the request was sent to."""
    host = request.headers.get("host", "")
    return f"{request.url.scheme}://{host}" if HOST.match(host) else ""


def token_of(request: Request) -> str:
    return request.headers.get("authorization", "").removeprefix("Bearer ").strip()


@cache
def on_the_shelf(language: str) -> list[GameInfo]:
    return [told(each, language) for each in sorted(GAMES.values(), key=lambda each: each.name != FIRST_GAME)]


def told(game: Game, language: str = "") -> GameInfo:
    said = words_of(language)

    def heard(text: str) -> str:
        return counted_in(text, said)

    rules = [
        RuleInfo(rule.id, title_in(rule, said), sentence_in(rule, said), rule.by, rule.since)
        for rule in added(game.book)
    ]
    says = {article.title: sentence_in(article, said) for article in game.book}
    titles = {article.title: title_in(article, said) for article in game.book}
    options = [
        OptionInfo(
            *(o.name, titles[o.rule], heard(o.label), heard(o.help), o.kind, o.usual, o.unit, tuple(o.values)),
            *(tuple([heard(words) for words in o.values.values()]), says[o.rule]),
            o.subject,
        )
        for o in register(game)
    ]
    door = (game.blurb, game.minutes, game.age, game.dial)
    return GameInfo(game.name, game.title, game.fewest, game.most, len(game.book), options, rules, *door)


def lobby_routes(rooms: Rooms) -> list[Route]:
    """What can be done outside a table."""
    settings = rooms.settings
    tables = Allowances(settings.tables, settings.tables_within)
    seats = Allowances(settings.tables * 10, settings.tables_within)
    readings = Allowances(settings.tables * 10, settings.tables_within)

    def spend(allowances: Allowances, request: Request) -> None:
        if not allowances.take(request.client.host if request.client else ""):
            raise LobbyError("that is a lot in a short time; wait a minute")

    async def games(request: Request) -> Response:
        own = await rooms.own_book()
        language = language_of(request)
        return reply([*([told(own, language)] if own else []), *on_the_shelf(language)])

    async def make(request: Request) -> Response:
        asked: NewTable = await body_of(request, NewTable)
        spend(tables, request)
        name = clean_name(asked.name) if asked.name else ""
        room = await rooms.make(asked)
        return reply(await room.sit(name) if name else Seated(room.code, NOWHERE, ""), 201)

    async def show(request: Request) -> Response:
        room = await rooms.open(request.path_params["code"])
        return reply(room.message(NOWHERE, address_of(request), language_of(request)))

    async def sit(request: Request) -> Response:
        asked: TakeSeat = await body_of(request, TakeSeat)
        spend(seats, request)
        room = await rooms.open(request.path_params["code"])
        return reply(await room.sit(clean_name(asked.name)), 201)

    async def stand(request: Request) -> Response:
        room = await rooms.open(request.path_params["code"])
        await room.stand(token_of(request))
        return reply(Done())

    async def arrange(request: Request) -> Response:
        asked: LobbyWish = await body_of(request, LobbyWish)
        spend(seats, request)
        room = await rooms.open(request.path_params["code"])
        await room.arrange(token_of(request), asked)
        return reply(Done())

    async def start(request: Request) -> Response:
        room = await rooms.open(request.path_params["code"])
        await room.start(token_of(request))
        return reply(Done())

    async def read(request: Request) -> Response:
        asked: RuleText = await body_of(request, RuleText)
        spend(readings, request)
        room = await rooms.open(request.path_params["code"])
        return reply(await room.read_rule(token_of(request), asked.text, language_of(request)))

    async def ideas(request: Request) -> Response:
        room = await rooms.open(request.path_params["code"])
        return reply(await room.ideas(token_of(request), language_of(request)))

    async def mind(request: Request) -> Response:
        asked: Mind = await body_of(request, Mind)
        room = await rooms.open(request.path_params["code"])
        room.mind(token_of(request), asked.seat)
        return reply(Done())

    async def ask_to_leave(request: Request) -> Response:
        asked: AskToLeave = await body_of(request, AskToLeave)
        spend(seats, request)
        room = await rooms.open(request.path_params["code"])
        await room.ask_to_leave(token_of(request), asked.seat, asked.on)
        return reply(Done())

    async def code(request: Request) -> Response:
        room = await rooms.open(request.path_params["code"])
        drawn = io.BytesIO()
        link = room.message(NOWHERE, address_of(request)).link
        segno.make(link, error="m", micro=False).save(drawn, kind="svg", scale=4, border=2, light="#fff", xmldecl=False)
        return Response(drawn.getvalue(), media_type="image/svg+xml")

    return [
        Route("/api/games", handled(games)),
        Route("/api/tables", handled(make), methods=["POST"]),
        Route("/api/tables/{code}", handled(show)),
        Route("/api/tables/{code}/seats", handled(sit), methods=["POST"]),
        Route("/api/tables/{code}/stand", handled(stand), methods=["POST"]),
        Route("/api/tables/{code}/lobby", handled(arrange), methods=["POST"]),
        Route("/api/tables/{code}/start", handled(start), methods=["POST"]),
        Route("/api/tables/{code}/reading", handled(read), methods=["POST"]),
        Route("/api/tables/{code}/ideas", handled(ideas), methods=["POST"]),
        Route("/api/tables/{code}/mind", handled(mind), methods=["POST"]),
        Route("/api/tables/{code}/leaving", handled(ask_to_leave), methods=["POST"]),
        Route("/api/tables/{code}/qr.svg", handled(code)),
    ]

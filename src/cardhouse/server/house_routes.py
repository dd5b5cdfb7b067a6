"""Houses and books over HTTP: to read a pasted book, to make a house, to show, change, export and print its book."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response
from starlette.routing import Route

from cardhouse.books import history
from cardhouse.books.chronicle import written_out
from cardhouse.books.history import Circumstance, difference
from cardhouse.books.page import STYLE, counted, page
from cardhouse.books.playing import MOST_RULES
from cardhouse.books.reading import read_rulebook
from cardhouse.books.rulebook import Rulebook
from cardhouse.books.running import runs_of
from cardhouse.books.writing import written_rulebook
from cardhouse.games import FIRST_GAME, game
from cardhouse.server.guards import Allowances
from cardhouse.server.house_log import House
from cardhouse.server.house_messages import (
    BookDifference,
    ChangeBook,
    MadeHouse,
    NewHouse,
    PastedBook,
    book_info,
    house_info,
)
from cardhouse.server.houses import UnknownHouse, today
from cardhouse.server.lobby import Handler, body_of, handled, language_of, problem, reply, token_of
from cardhouse.server.messages import Done
from cardhouse.server.names import LobbyError
from cardhouse.server.rooms import Rooms
from cardhouse.telling.languages import words_of

STYLESHEET: Final = "/api/books/style.css"


def housed(handler: Handler) -> Handler:
    """A handler for which a link may lead nowhere."""

    async def endpoint(request: Request) -> Response:
        try:
            return await handler(request)
        except UnknownHouse:
            return problem(request, "this link leads to no house; ask for the new one", 404)

    return handled(endpoint)


def change_of(asked: ChangeBook) -> Callable[[Rulebook], Rulebook]:
    """What is to be done with a book."""
    occasion = Circumstance(today(), 0, asked.by, asked.vote)
    changes: dict[str, Callable[[Rulebook], Rulebook]] = {
        "adopt": lambda book: history.adopting(book, asked.rule, asked.text, occasion),
        "amend": lambda book: history.amending(written_out(book, asked.rule), asked.rule, asked.text, occasion),
        "ruling": lambda book: history.ruling(written_out(book, asked.rule), asked.rule, asked.text, occasion),
        "suspend": lambda book: history.suspending(written_out(book, asked.rule), asked.rule, occasion),
        "resume": lambda book: history.resuming(book, asked.rule, occasion),
        "repeal": lambda book: history.repealing(written_out(book, asked.rule), asked.rule, occasion),
        "re-enact": lambda book: history.reenacting(book, asked.rule, occasion),
    }
    return changes[asked.what]


def begun_text(asked: NewHouse) -> str:
    """The book that a house begins with."""
    if not asked.text:
        base = asked.base or FIRST_GAME
        game(base)
        return written_rulebook(Rulebook(" ".join(asked.title.split()) or "Our book", base))
    book = read_rulebook(asked.text)
    if book.is_book and book.form == "markdown":
        return asked.text
    return written_rulebook(book.built_on(asked.base or FIRST_GAME))


def printed(house: House, language: str = "") -> str:
    book, said = read_rulebook(house.text), words_of(language)
    counts = {
        rule.id: counted(house.broken[rule.id], house.caught[rule.id], house.struck[rule.id], said)
        for rule in book.rules
    }
    return page(book, runs_of(book), counts, STYLESHEET, language or "en", said)


def house_routes(rooms: Rooms) -> list[Route]:
    """What can be done with books and houses."""
    houses, settings = rooms.houses, rooms.settings
    allowances = Allowances(settings.tables, settings.tables_within)

    def spend(request: Request) -> None:
        if not allowances.take(request.client.host if request.client else ""):
            raise LobbyError("that is a lot in a short time; wait a minute")

    async def opened(request: Request) -> House:
        return await houses.open(request.path_params["link"])

    async def read(request: Request) -> Response:
        asked: PastedBook = await body_of(request, PastedBook)
        spend(request)
        book = read_rulebook(asked.text).built_on(asked.base)
        if len(book.rules) > MOST_RULES:
            raise LobbyError("this book is too long to be read here; the command cardhouse read takes it")
        await houses.reader.read(asked.text)
        return reply(await asyncio.to_thread(book_info, book, None, language_of(request)))

    async def make(request: Request) -> Response:
        asked: NewHouse = await body_of(request, NewHouse)
        spend(request)
        link, keeper = await houses.make(await asyncio.to_thread(begun_text, asked), asked.by)
        return reply(MadeHouse(link, keeper), 201)

    async def show(request: Request) -> Response:
        house = await opened(request)
        await houses.reader.read(house.text)
        return reply(await asyncio.to_thread(house_info, request.path_params["link"], house, language_of(request)))

    async def change(request: Request) -> Response:
        asked: ChangeBook = await body_of(request, ChangeBook)
        house = await opened(request)
        spend(request)
        await houses.change(house, f"{asked.what}: {asked.rule}", asked.by, change_of(asked))
        return reply(Done())

    async def imported(request: Request) -> Response:
        asked: PastedBook = await body_of(request, PastedBook)
        house = await opened(request)
        spend(request)
        await houses.reader.read(asked.text)
        text = await asyncio.to_thread(begun_text, NewHouse(base=asked.base, text=asked.text))
        await houses.change(house, "another text", "", lambda book: read_rulebook(text))
        return reply(Done())

    async def export(request: Request) -> Response:
        house = await opened(request)
        headers = {"content-disposition": 'attachment; filename="rules.md"'}
        return PlainTextResponse(house.text, media_type="text/markdown", headers=headers)

    async def renew(request: Request) -> Response:
        house = await opened(request)
        if not house.kept_by(token_of(request)):
            raise LobbyError("only its keeper can renew the link of a house")
        return reply(MadeHouse(await houses.renew(house)))

    async def changed(request: Request) -> Response:
        house = await opened(request)
        asked = [request.query_params.get(name, "") for name in ("since", "until")]
        since, until = [int(text) if text.isdigit() and len(text) < 10 else house.number for text in asked]
        old, new = (read_rulebook(house.text_at(number)) for number in (since, until))
        return reply(BookDifference(difference(old, new)))

    async def shown(request: Request) -> Response:
        house = await opened(request)
        await houses.reader.read(house.text)
        return HTMLResponse(await asyncio.to_thread(printed, house, language_of(request)))

    async def style(request: Request) -> Response:
        return PlainTextResponse(STYLE, media_type="text/css")

    return [
        Route("/api/books", housed(read), methods=["POST"]),
        Route(STYLESHEET, housed(style)),
        Route("/api/houses", housed(make), methods=["POST"]),
        Route("/api/houses/{link}", housed(show)),
        Route("/api/houses/{link}/changes", housed(change), methods=["POST"]),
        Route("/api/houses/{link}/changes", housed(changed)),
        Route("/api/houses/{link}/book", housed(imported), methods=["POST"]),
        Route("/api/houses/{link}/book.md", housed(export)),
        Route("/api/houses/{link}/renew", housed(renew), methods=["POST"]),
        Route("/h/{link}/print", housed(shown)),
    ]

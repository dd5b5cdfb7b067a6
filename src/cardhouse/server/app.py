"""The web application: lobby, sockets, and the built page."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

from starlette.applications import Starlette
from starlette.datastructures import Headers
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from cardhouse.server.guards import Guard, Hosts
from cardhouse.server.house_routes import house_routes
from cardhouse.server.lobby import lobby_routes
from cardhouse.server.page_routes import page_requests
from cardhouse.server.rooms import Rooms
from cardhouse.server.settings import Settings
from cardhouse.server.sockets import serve_socket
from cardhouse.store import Store

STATIC: Final = Path(__file__).parent / "static"
SOCKETS: Final = "/ws/"
PAGE_FILES: Final = ("icon.svg", "manifest.webmanifest", "sw.js", "offline.html", "offline.css", "offline.js")
"""What stands beside the built page; the offline ones are kept by the browser for the time without a network."""
SMALL: Final = 1_000
"""What has fewer bytes is sent as it is; anything longer is packed for whoever can unpack it."""


class Application(Starlette):
    """Sockets go straight to their table, and need not keep what stands between them and it as long as they are open;
    everything else takes the usual way.
    """

    tables: Rooms
    hosts: Hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        place, code = scope.get("path", "")[: len(SOCKETS)], scope.get("path", "")[len(SOCKETS) :]
        if scope["type"] != "websocket" or place != SOCKETS or not code or "/" in code:
            await super().__call__(scope, receive, send)
        elif self.hosts.knows(Headers(scope=scope).get("host", "")):
            scope["path_params"] = {"code": code}
            await serve_socket(WebSocket(scope, receive, send), self.tables)
        else:
            await send({"type": "websocket.close", "code": 4403})


def make_app(store: Store, settings: Settings | None = None) -> Starlette:
    """The application over a store. The store stays its caller's to close."""
    settings = settings or Settings()
    rooms = Rooms(store, settings)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        cleaner = asyncio.create_task(rooms.put_away())
        yield
        cleaner.cancel()
        await rooms.close()

    routes: list[BaseRoute] = [*lobby_routes(rooms), *house_routes(rooms), *page_requests(rooms), *page_routes()]
    hosts = Hosts(settings.share, settings.hosts)
    smaller = Middleware(GZipMiddleware, minimum_size=SMALL)
    app = Application(routes=routes, middleware=[Middleware(Guard, hosts=hosts), smaller], lifespan=lifespan)
    app.tables, app.hosts = rooms, hosts
    return app


def page_routes() -> list[BaseRoute]:
    """The built page: the same one at the front door and at every table."""

    async def page(request: Request) -> Response:
        built = STATIC / "index.html"
        if not built.exists():
            return PlainTextResponse("The page has not been built: start Cardhouse with python3 run.py", 503)
        return FileResponse(built)

    async def file(request: Request) -> Response:
        found = STATIC / request.url.path.lstrip("/")
        return FileResponse(found) if found.exists() else PlainTextResponse("not found", 404)

    return [
        Route("/", page),
        Route("/learn", page),
        Route("/t/{code}", page),
        Route("/t/{code}/tv", page),
        Route("/t/{code}/round/{number:int}", page),
        Route("/h/{link}", page),
        *[Route(f"/{name}", file) for name in PAGE_FILES],
        Mount("/assets", StaticFiles(directory=STATIC / "assets", check_dir=False)),
    ]

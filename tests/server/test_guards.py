"""What the server turns away before anybody looks at it, and what it says to browsers with each answer."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from starlette.types import Message, Receive, Scope, Send

from cardhouse.server.guards import LARGEST_BODY, LARGEST_BOOK, Guard, Hosts, policy


def asked(**headers: str) -> list[tuple[bytes, bytes]]:
    return [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]


def answered(scope: dict[str, Any]) -> list[Message]:
    """What is sent for a request: by the guard, or by an application that says "fine" to everything."""
    sent: list[Message] = []

    async def send(message: Message) -> None:
        sent.append(message)

    async def receive() -> Message:
        return {"type": "http.request"}

    async def fine(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "fine", "received": (await receive())["type"]})

    asyncio.run(Guard(fine, Hosts("", ("cards.example",)))(scope, receive, send))
    return sent


def status(method: str = "GET", path: str = "/", **headers: str) -> int:
    scope = {"type": "http", "method": method, "path": path, "headers": asked(**({"host": "cards.example"} | headers))}
    first, last = answered(scope)
    assert (last["type"] == "fine") is (first["status"] == 200)
    return int(first["status"])


OTHER = "https://other.example"
OWN = "https://cards.example"


@pytest.mark.parametrize(
    "code, method, path, headers",
    [
        (200, "GET", "/", {}),
        (400, "GET", "/", {"host": "other.example"}),
        (400, "GET", "/", {"host": ""}),
        (200, "GET", "/", {"origin": OTHER}),
        (200, "HEAD", "/", {"origin": OTHER}),
        (403, "POST", "/", {"origin": OTHER}),
        (403, "DELETE", "/", {"origin": OTHER}),
        (200, "POST", "/", {"origin": OWN}),
        (200, "POST", "/", {}),
        (200, "POST", "/", {"content_length": "4096"}),
        (413, "POST", "/", {"content_length": "4097"}),
        (413, "POST", "/", {"content_length": "-1"}),
        (413, "POST", "/", {"content_length": "many"}),
        (413, "GET", "/api/tablesless", {"content_length": "4097"}),
        *[
            (code, "POST", path, {"content_length": length})
            for code, length in ((200, "600000"), (413, "600001"))
            for path in ("/api/tables", "/api/books", "/api/houses", "/api/books/read")
        ],
        (411, "POST", "/", {"transfer_encoding": "chunked"}),
    ],
)
def test_what_is_let_in(code: int, method: str, path: str, headers: dict[str, str]) -> None:
    assert status(method, path, **headers) == code
    assert (LARGEST_BODY, LARGEST_BOOK) == (4_096, 600_000)


@pytest.mark.parametrize("host, let_in", [("cards.example", True), ("127.0.0.1:8000", True), ("other.example", False)])
def test_a_socket_is_let_in_by_a_name_of_ours(host: str, let_in: bool) -> None:
    sent = answered({"type": "websocket", "path": "/ws", "headers": asked(host=host)})
    assert sent == [
        {"type": "fine", "received": "http.request"} if let_in else {"type": "websocket.close", "code": 4403}
    ]


def test_what_is_no_request_passes() -> None:
    assert answered({"type": "lifespan"}) == [{"type": "fine", "received": "http.request"}]


def told(path: str, status: int = 200, host: str = "cards.example") -> dict[str, str]:
    scope = {"type": "http", "method": "GET", "path": path, "headers": asked(host=host)}
    first, *_ = answered(scope)
    return {name.decode(): value.decode() for name, value in first["headers"]}


def test_a_page_may_do_little_and_is_asked_for_anew() -> None:
    page = told("/")
    assert page == {
        "x-content-type-options": "nosniff",
        "content-security-policy": policy("cards.example"),
        "x-frame-options": "DENY",
        "referrer-policy": "no-referrer",
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin",
        "permissions-policy": "camera=(), geolocation=(), payment=()",
        "cache-control": "no-cache",
    }
    assert "ws://cards.example wss://cards.example" in page["content-security-policy"]


def test_what_a_page_is_made_of_may_be_kept() -> None:
    assert told("/assets/page.js") == {
        "x-content-type-options": "nosniff",
        "cross-origin-resource-policy": "same-origin",
        "cache-control": "public, max-age=31536000, immutable",
    }


def test_what_is_refused_is_kept_by_nobody() -> None:
    refused = told("/assets/page.js", host="other.example")
    assert refused["cache-control"] == "no-cache"
    assert refused["content-type"] == "application/json"
    assert int(refused["content-length"]) > 50
    assert "ws://" in refused["content-security-policy"]
    assert "ws://" not in told("/", host="other example")["content-security-policy"]

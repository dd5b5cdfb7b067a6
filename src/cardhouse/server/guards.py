"""What keeps a server from harm: where requests come from, how large and how many they are, what a browser may do."""

from __future__ import annotations

import ipaddress
import re
import socket
import time
from collections.abc import MutableMapping
from contextlib import suppress
from typing import Any, Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

HOST: Final = re.compile(r"^[A-Za-z0-9.\-]+(:\d{1,5})?$|^\[[0-9A-Fa-f:]+\](:\d{1,5})?$")
LONGEST_HOST: Final = 255
LARGEST_BODY: Final = 4_096
LARGEST_BOOK: Final = 600_000
"""Of a request that may bring a rulebook."""


class Hosts:
    """The names under which a server knows itself. A page that reaches it by another has been led here by somebody who
    answers for that name, and would count as ours; by a plain address nobody can be led.
    """

    def __init__(self, share: str = "", names: tuple[str, ...] = ()) -> None:
        machine = socket.gethostname().lower()
        shared = urlsplit(share).hostname or ""
        self.names: Final = {"localhost", machine, f"{machine}.local", shared, *[name.lower() for name in names]}

    def knows(self, host: str) -> bool:
        if len(host) > LONGEST_HOST or not HOST.match(host):
            return False
        name = (urlsplit(f"//{host}").hostname or "").lower().rstrip(".")
        with suppress(ValueError):
            ipaddress.ip_address(name)
            return True
        return "*" in self.names or name in self.names or name.endswith(".localhost")


def same_origin(headers: Headers) -> bool:
    """Whether a browser's page that asks is one of ours. What is no browser sends no origin."""
    origin = headers.get("origin")
    return origin is None or urlsplit(origin).netloc == headers.get("host", "")


def policy(host: str) -> str:
    """What our page may load and do: its own scripts and styles, its own sockets, and nothing else."""
    sockets = f" ws://{host} wss://{host}" if HOST.match(host) else ""
    return (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        f"connect-src 'self'{sockets}; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; "
        "frame-ancestors 'none'"
    )


UNKNOWN_HOST: Final = (
    b'{"detail":"this server is not known by that name; use its address, or start it with --known-as and the name"}'
)


class Guard:
    """Refuses bodies that are too large and requests of other pages, and adds headers that keep browsers careful."""

    def __init__(self, app: ASGIApp, hosts: Hosts) -> None:
        self.app: Final = app
        self.hosts: Final = hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        known = self.hosts.knows(headers.get("host", ""))
        if scope["type"] == "websocket":
            if known:
                await self.app(scope, receive, send)
            else:
                await send({"type": "websocket.close", "code": 4403})
            return

        async def careful(message: Message) -> None:
            if message["type"] == "http.response.start":
                protect(message, headers.get("host", ""), scope["path"])
            await send(message)

        if not known:
            await refuse(careful, 400, UNKNOWN_HOST)
        elif scope["method"] not in ("GET", "HEAD") and not same_origin(headers):
            await refuse(careful, 403, b'{"detail":"this request comes from another page"}')
        elif too_large(headers.get("content-length", "0"), scope["path"]):
            await refuse(careful, 413, b'{"detail":"this request is too large"}')
        elif "transfer-encoding" in headers:
            await refuse(careful, 411, b'{"detail":"say how long the request is"}')
        else:
            await self.app(scope, receive, careful)


def too_large(length: str, path: str) -> bool:
    """Whether a request is longer than any that is sent there."""
    with_book = path == "/api/tables" or path.startswith(("/api/books", "/api/houses"))
    return not length.isdigit() or int(length) > (LARGEST_BOOK if with_book else LARGEST_BODY)


def protect(message: MutableMapping[str, Any], host: str, path: str) -> None:
    headers = MutableHeaders(scope=message)
    headers["x-content-type-options"] = "nosniff"
    if path.startswith("/assets/") and message["status"] == 200:  # these are no pages: a browser runs them as ours
        headers["cross-origin-resource-policy"] = "same-origin"
        headers["cache-control"] = "public, max-age=31536000, immutable"
        return
    headers["content-security-policy"] = policy(host)
    headers["x-frame-options"] = "DENY"
    headers["referrer-policy"] = "no-referrer"
    headers["cross-origin-opener-policy"] = "same-origin"
    headers["cross-origin-resource-policy"] = "same-origin"
    headers["permissions-policy"] = "camera=(), geolocation=(), payment=()"
    headers["cache-control"] = "no-cache"


async def refuse(send: Send, status: int, body: bytes) -> None:
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})


class Allowance:
    """So many at once, and in the long run so many within some seconds."""

    def __init__(self, most: int, within: float) -> None:
        self.most: Final = most
        self.within: Final = within
        self.left = float(most)
        self.offences = 0
        """How often in a row nothing was left."""
        self.since = time.monotonic()

    def take(self) -> bool:
        """Use one, if one is left."""
        now = time.monotonic()
        self.left = min(self.most, self.left + (now - self.since) * self.most / self.within)
        self.since = now
        if self.left < 1:
            self.offences += 1
            return False
        self.left -= 1
        self.offences = 0
        return True

    @property
    def full(self) -> bool:
        return self.left + (time.monotonic() - self.since) * self.most / self.within >= self.most


class Allowances:
    """An allowance for each address."""

    def __init__(self, most: int, within: float) -> None:
        self.most: Final = most
        self.within: Final = within
        self.each: dict[str, Allowance] = {}

    def of(self, address: str) -> Allowance:
        if len(self.each) > 10_000:
            self.each = {who: allowance for who, allowance in self.each.items() if not allowance.full}
        return self.each.setdefault(address, Allowance(self.most, self.within))

    def take(self, address: str) -> bool:
        return self.of(address).take()

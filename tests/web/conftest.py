"""Real browsers at a real server. Errors in a page's scripts or console fail the test."""

from __future__ import annotations

import os
import shutil
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Browser, ConsoleMessage, Page, async_playwright, expect

FLAGS = [
    "--no-sandbox",  # needed as root and in most containers
    *("--disable-gpu", "--disable-dev-shm-usage", "--mute-audio", "--no-first-run", "--disable-quic"),
    *("--disable-background-networking", "--disable-component-update", "--disable-sync"),  # no calls home
]
expect.set_options(timeout=20_000)  # a busy machine may take its time
Opener = Callable[..., Awaitable[Page]]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    skipped = pytest.mark.skip(reason="the page is the same on both builds; it is tried on the interpreted one")
    for item in items:
        if os.environ.get("CARDHOUSE_BUILD") == "compiled" and Path(__file__).parent in item.path.parents:
            item.add_marker(skipped)


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
async def chromium(anyio_backend: str) -> AsyncIterator[Browser]:
    async with async_playwright() as playwright:
        path = os.environ.get("CARDHOUSE_CHROMIUM") or shutil.which("chromium")
        browser = await playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        await browser.close()


@pytest.fixture
async def visit(chromium: Browser) -> AsyncIterator[Opener]:
    """Opens a page as one more person, with storage of its own; `frames` of the page is all that its sockets heard."""
    contexts: list[Any] = []
    errors: list[str] = []

    def note(message: ConsoleMessage) -> None:
        # refused or reset: the server is gone; a conflict: the lobby says no, and the page tells why
        if message.type == "error" and not any(
            each in message.text for each in ("ERR_CONNECTION_RE", "ERR_SOCKET_NOT_CONNECTED", "409 (Conflict)")
        ):
            errors.append(message.text)

    async def open_page(
        url: str,
        *,
        phone: bool = False,
        scheme: str = "light",
        calm: bool = True,
        locale: str = "en-GB",
        worker: bool = False,
    ) -> Page:
        size = {"width": 360, "height": 740} if phone else {"width": 1280, "height": 800}
        options: Any = {
            "viewport": size,
            "color_scheme": scheme,
            "has_touch": phone,
            "is_mobile": phone,
            "locale": locale,
            "service_workers": "allow" if worker else "block",
        }
        context = await chromium.new_context(**options, reduced_motion="reduce" if calm else "no-preference")
        contexts.append(context)
        page = await context.new_page()
        page.set_default_timeout(30_000)
        page.on("console", note)
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("dialog", lambda dialog: errors.append(f"a dialog: {dialog.message}"))
        await page.goto(url)
        return page

    yield open_page
    for context in contexts:
        await context.close()
    assert errors == []

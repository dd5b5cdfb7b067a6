"""Takes the pictures of the page that the docs show: `python tools/shots.py` starts a server and a browser.

The same seed deals the same cards, so a picture changes only when the page does.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Page, sync_playwright

ROOT: Final = Path(__file__).resolve().parent.parent
IMAGES: Final = ROOT / "docs" / "images"
FLAGS: Final = ("--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--disable-background-networking")
DESK: Final = {"width": 1280, "height": 800}
PHONE: Final = {"width": 390, "height": 844}
_READY: Final = re.compile(r"Cardhouse is ready: (\S+)")


@contextmanager
def server() -> Iterator[str]:
    """The address of a server of its own, with quick bots and the same cards each time."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-u", "-m", "cardhouse", "serve", "--no-browser", "--host", "127.0.0.1"]
        command += ["--port", "0", "--seed", "4", "--bot-pause", "0.2,0.4", "--data", str(Path(folder) / "tables.db")]
        running = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT)
        try:
            for line in running.stdout or ():
                if found := _READY.search(line):
                    yield found[1]
                    break
        finally:
            running.terminate()
            running.wait()


def opened(browser: Browser, address: str, *, phone: bool = False) -> Page:
    size = PHONE if phone else DESK
    context = browser.new_context(
        viewport={"width": size["width"], "height": size["height"]}, has_touch=phone, reduced_motion="reduce"
    )
    page = context.new_page()
    page.goto(address)
    return page


def dealt(page: Page) -> Page:
    """A hand against bots, when it is the person's turn."""
    page.get_by_role("button", name=re.compile("^Play now")).first.click()
    page.get_by_text("Your turn", exact=False).first.wait_for(timeout=60_000)
    page.wait_for_timeout(1_500)
    return page


def take(page: Page, name: str) -> None:
    page.screenshot(path=IMAGES / f"{name}.png")
    sys.stdout.write(f"docs/images/{name}.png\n")


def main() -> int:
    path = os.environ.get("CARDHOUSE_CHROMIUM") or shutil.which("chromium")
    with server() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        home = opened(browser, address)
        home.get_by_label("Your name").fill("Zoe")  # whoever gives no name gets another one each time
        home.wait_for_timeout(1_000)
        take(home, "home")
        take(dealt(home), "table")
        take(dealt(opened(browser, address, phone=True)), "phone")
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())

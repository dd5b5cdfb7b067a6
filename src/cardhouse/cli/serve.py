"""`cardhouse serve`: the table in the browser."""

from __future__ import annotations

import asyncio
import contextlib
import io
import logging
import socket
import threading
import webbrowser
from pathlib import Path
from typing import IO

import click
import platformdirs
import segno

from cardhouse.bots.registry import THINKING
from cardhouse.cli._shelf import LEVEL_HELP, check_level, game_at, known_levels
from cardhouse.games.shelf import FIRST_GAME
from cardhouse.server import Settings, make_app
from cardhouse.server.house_files import with_file
from cardhouse.server.houses import Houses
from cardhouse.server.names import LobbyError
from cardhouse.server.running import run
from cardhouse.store import CannotOpen, SqliteStore

ANY = "0.0.0.0"


def own_address() -> str:
    """The address by which others in the same network reach this machine; nothing is sent to find it out."""
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))  # an address kept for documentation
        return str(probe.getsockname()[0])
    return "127.0.0.1"


def listening(host: str, port: int, tries: int) -> socket.socket:
    """A socket on this port, or on one of the next ones when it is taken."""
    for at in range(port, port + tries):
        try:
            return socket.create_server((host, at), backlog=1024)
        except OSError as error:
            problem = error
    raise click.ClickException(f"no port can be used from {port} on: {problem}")


def only_server(path: Path) -> IO[str] | None:
    """A mark beside the file that this server has it, as long as it is held; none if another server has it."""
    try:
        import fcntl
    except ImportError:  # there is none on Windows
        return io.StringIO()
    mark = path.with_name(f"{path.name}.lock").open("w")
    try:
        fcntl.flock(mark, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        mark.close()
        return None
    return mark


def kept_book(store: SqliteStore, path: Path) -> str:
    """The link of the house that keeps the book in a file; file and house are made the same."""
    game_at(path)
    try:
        link, told = asyncio.run(with_file(Houses(store), path))
    except LobbyError as problem:
        raise click.ClickException(f"{path}: {problem}.") from None
    if told:
        click.echo(f"{path}: {told}")
    return link


@click.command()
@click.argument("book", required=False, type=click.Path(path_type=Path))
@click.option("--host", default=ANY, show_default=True, help="Where to listen; 127.0.0.1 for this machine alone.")
@click.option("--port", default=8000, show_default=True, type=click.IntRange(0, 65_535))
@click.option("--share", default="", help="The address that links and QR codes name, if it is another one.")
@click.option(
    "--known-as",
    multiple=True,
    metavar="NAME",
    help='A name by which browsers reach this server, besides its addresses and that of the machine; "*" is any.',
)
@click.option("--data", type=click.Path(path_type=Path), help="The file that keeps all tables.")
@click.option("--browser/--no-browser", default=True, help="Open the page when the server is ready.")
@click.option("--certfile", type=click.Path(exists=True), help="A certificate, to serve over https.")
@click.option("--keyfile", type=click.Path(exists=True), help="The key of the certificate.")
@click.option(
    "--bot-pause",
    default="0.9,2.4",
    show_default=True,
    help="How many seconds a bot waits before it acts: least, most.",
)
@click.option(
    "--thinking",
    type=click.FloatRange(0.01, 60),
    default=THINKING,
    show_default=True,
    help="How many seconds a bot that searches takes for a decision.",
)
@click.option("--bots", "level", metavar="LEVEL", default="", shell_complete=known_levels, help=LEVEL_HELP)
@click.option("--seed", type=int, help="Deal the same cards at every table; for tests.")
def command(
    book: Path | None,
    host: str,
    port: int,
    share: str,
    known_as: tuple[str, ...],
    data: Path | None,
    browser: bool,
    certfile: str | None,
    keyfile: str | None,
    bot_pause: str,
    thinking: float,
    level: str,
    seed: int | None,
) -> int:
    """Play in the browser: starts the server, and shows the address and a QR code for phones.

    BOOK is a rulebook that is offered first. What is adopted at its tables goes into it: the file is brought up to date
    when the server starts again.
    """
    check_level(FIRST_GAME, level)
    path = data or Path(platformdirs.user_data_dir("cardhouse", appauthor=False)) / "tables.db"
    path.parent.mkdir(parents=True, exist_ok=True)
    try:
        least, most = (float(part) for part in bot_pause.split(","))
    except ValueError:
        raise click.UsageError("--bot-pause takes two numbers, such as 0.9,2.4") from None
    sock = listening(host, port, 1 if port == 0 else 20)
    port = sock.getsockname()[1]
    scheme = "https" if certfile else "http"
    seen_by_others = own_address() if host == ANY else host
    share = (share or (f"{scheme}://{seen_by_others}:{port}" if host == ANY else "")).rstrip("/")
    here = f"{scheme}://{'127.0.0.1' if host == ANY else host}:{port}"
    try:
        store = SqliteStore(path)
    except CannotOpen as problem:
        raise click.ClickException(str(problem)) from None
    logging.captureWarnings(True)  # of rules that fail when they are asked what is to be seen
    with store:
        link = kept_book(store, book) if book is not None else ""
        settings = Settings(
            share=share,
            bot_pause=(least, most),
            bot_thinking=thinking,
            bots=level,
            seed=seed,
            hosts=known_as,
            house=link,
        )
        app = make_app(store, settings)
        alone = only_server(path)
        if alone is None:
            click.echo(
                "Another Cardhouse has this file open: nothing gets lost, but tables do not show what is done there."
            )
        click.echo(f"Cardhouse is ready: {here}")
        if share:
            click.echo(f"For phones in the same network: {share}")
            segno.make(share, error="l").terminal(compact=True)
        if link:
            click.echo(f"The book, to read and to print: {here}/h/{link}/print")
        click.echo(f"Tables are kept in {path}. Ctrl+C ends it.")
        if browser:
            threading.Timer(0.5, webbrowser.open, (here,)).start()
        run(app, sock, settings, certfile=certfile, keyfile=keyfile)
    return 0

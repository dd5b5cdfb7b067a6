"""`cardhouse serve`: where it listens, what it tells, and what it hands to the server."""

from __future__ import annotations

import socket
import threading
import webbrowser
from pathlib import Path
from typing import Any

import pytest

from cardhouse.__main__ import main
from cardhouse.cli import serve
from cardhouse.server import Settings

Served = dict[str, Any]


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> Served:
    """What the server was started with; it ends at once, and no browser opens."""
    found: Served = {}

    def run(app: object, sock: socket.socket, settings: Settings, **files: object) -> None:
        found.update(app=app, address=sock.getsockname(), settings=settings, files=files)
        sock.close()

    class AtOnce:
        def __init__(self, seconds: float, function: Any, args: Any) -> None:
            found["opens"] = (seconds, function, args)

        def start(self) -> None:
            found["opened"] = found["opens"]

    monkeypatch.setattr(serve, "run", run)
    monkeypatch.setattr(threading, "Timer", AtOnce)
    return found


def begun(data: Path, *more: str, host: str = "127.0.0.1") -> int:
    return main(["serve", "--host", host, "--port", "0", "--data", str(data), *more])


def test_it_says_where_it_is_and_where_tables_are_kept(
    tmp_path: Path, served: Served, capsys: pytest.CaptureFixture[str]
) -> None:
    data = tmp_path / "new" / "tables.db"
    assert begun(data, "--no-browser", "--bot-pause", "0.1,0.2", "--thinking", "0.5", "--seed", "7") == 0
    host, port = served["address"]
    assert host == "127.0.0.1"
    assert port > 0
    assert capsys.readouterr().out.splitlines() == [
        f"Cardhouse is ready: http://127.0.0.1:{port}",
        f"Tables are kept in {data}. Ctrl+C ends it.",
    ]
    assert data.exists()
    assert "opened" not in served
    settings = served["settings"]
    assert (settings.bot_pause, settings.bot_thinking, settings.seed) == ((0.1, 0.2), 0.5, 7)
    assert (settings.share, settings.hosts) == ("", ())
    assert served["files"] == {"certfile": None, "keyfile": None}


def test_for_phones_it_shows_the_address_in_the_network_and_a_code(
    tmp_path: Path, served: Served, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serve, "own_address", lambda: "192.168.7.9")
    assert begun(tmp_path / "tables.db", "--known-as", "games.example", host="0.0.0.0") == 0
    port = served["address"][1]
    out = capsys.readouterr().out
    assert f"Cardhouse is ready: http://127.0.0.1:{port}\n" in out
    assert f"For phones in the same network: http://192.168.7.9:{port}\n" in out
    assert len([line for line in out.splitlines() if "▀" in line or "▄" in line or "█" in line]) > 10
    assert served["settings"].share == f"http://192.168.7.9:{port}"
    assert served["settings"].hosts == ("games.example",)
    assert served["opened"] == (0.5, webbrowser.open, (f"http://127.0.0.1:{port}",))


def test_links_may_name_another_address_and_be_safe(
    tmp_path: Path, served: Served, capsys: pytest.CaptureFixture[str]
) -> None:
    files = [tmp_path / "cert.pem", tmp_path / "key.pem"]
    for file in files:
        file.write_text("")
    more = ("--share", "https://games.example/", "--certfile", str(files[0]), "--keyfile", str(files[1]))
    assert begun(tmp_path / "tables.db", *more) == 0
    assert served["settings"].share == "https://games.example"
    assert served["files"] == {"certfile": str(files[0]), "keyfile": str(files[1])}
    out = capsys.readouterr().out
    assert f"Cardhouse is ready: https://127.0.0.1:{served['address'][1]}\n" in out
    assert "For phones in the same network: https://games.example\n" in out


def test_a_port_that_is_taken_is_passed_over(tmp_path: Path, served: Served) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port: int = other.getsockname()[1]
        assert main(["serve", "--host", "127.0.0.1", "--port", str(port), "--data", str(tmp_path / "tables.db")]) == 0
    assert port < served["address"][1] < port + 20


def test_if_no_port_is_free_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[int] = []

    def in_use(address: tuple[str, int], backlog: int) -> socket.socket:
        tried.append(address[1])
        raise OSError("in use")

    monkeypatch.setattr(socket, "create_server", in_use)
    with pytest.raises(Exception, match="no port can be used from 8000 on: in use"):
        serve.listening("127.0.0.1", 8000, 3)
    assert tried == [8000, 8001, 8002]


@pytest.mark.parametrize("pause", ["1", "1,2,3", "a,b"])
def test_a_pause_is_two_numbers(pause: str, tmp_path: Path, served: Served, capsys: pytest.CaptureFixture[str]) -> None:
    assert begun(tmp_path / "tables.db", "--bot-pause", pause) == 2
    assert capsys.readouterr().err == "cardhouse: --bot-pause takes two numbers, such as 0.9,2.4\n"
    assert served == {}


def test_a_file_that_is_no_table_is_told_in_one_line(
    tmp_path: Path, served: Served, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "tables.db").write_text("This is a letter, and no database at all." * 40)
    assert begun(tmp_path / "tables.db") == 1
    assert capsys.readouterr().err.startswith("cardhouse: ")
    assert served == {}


def test_two_servers_with_one_file_are_told_of_each_other(
    tmp_path: Path, served: Served, capsys: pytest.CaptureFixture[str]
) -> None:
    data = tmp_path / "tables.db"
    assert begun(data, "--no-browser") == 0
    assert "Another Cardhouse" not in capsys.readouterr().out
    mark = serve.only_server(data)
    assert mark is not None
    with mark:
        assert serve.only_server(data) is None
        assert begun(data, "--no-browser") == 0
        assert capsys.readouterr().out.startswith("Another Cardhouse has this file open: nothing gets lost")


def test_the_own_address_is_one_of_this_machine() -> None:
    with socket.socket() as sock:
        sock.bind((serve.own_address(), 0))


def test_without_a_network_the_own_address_is_this_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    def none(*how: object) -> socket.socket:
        raise OSError("no network")

    monkeypatch.setattr(socket, "socket", none)
    assert serve.own_address() == "127.0.0.1"


def test_it_takes_a_book(tmp_path: Path, served: Served, capsys: pytest.CaptureFixture[str]) -> None:
    book = tmp_path / "ours.md"
    book.write_text("# Ours\n\n- Base: bartok\n\n## Kings\nKings skip.\n")
    assert begun(tmp_path / "tables.db", "--no-browser", str(book)) == 0
    assert f"/h/{served['settings'].house}/print" in capsys.readouterr().out
    book.write_text("# Ours\n\n- Base: chess\n")
    assert begun(tmp_path / "tables.db", "--no-browser", str(book)) == 1
    assert 'no game "chess"' in capsys.readouterr().err
    book.write_text("# Ours\n\n- Base: bartok\n")
    assert begun(tmp_path / "tables.db", "--no-browser", str(book)) == 0
    assert "What was changed in the file is in the book now." in capsys.readouterr().out

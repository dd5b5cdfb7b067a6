"""The benchmark of the server: it plays at real sockets, tells what that took, and says so if the peer is not there."""

import json
from pathlib import Path

import pytest

from tools import webbuild
from tools.bench import boardgame, server
from tools.bench import run as benches


@pytest.mark.unmeasured
def test_it_measures_and_keeps_what_it_found(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def gone(folder: Path, tables: int, seconds: float) -> boardgame.PeerMeasure:
        raise boardgame.NoPeer("there is no Node")

    monkeypatch.setattr(server, "measured", gone)
    monkeypatch.setattr(benches, "HISTORY", benches.ROOT / "build" / "bench-test.jsonl")
    benches.HISTORY.parent.mkdir(exist_ok=True)
    benches.HISTORY.unlink(missing_ok=True)
    assert server.main(["--tables", "2", "--rate", "0", "--seconds", "1", "--keep"]) == 0
    told = capsys.readouterr().out
    assert "2 tables, 8 sockets" in told
    assert "the bar is reached" in told
    assert "boardgame.io was not measured: there is no Node" in told
    kept = json.loads(benches.HISTORY.read_text())["server"]
    assert kept["tables"] == 2
    assert 0 <= kept["kernel"] <= kept["act"]  # a short run may take less of the kernel than it counts in
    assert kept["acts a second"] > 0
    benches.HISTORY.unlink()


def test_a_peer_beside_it_is_compared(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    found = boardgame.PeerMeasure(acts=1_000, user=0.2, kernel=0.05, p50=1.0, p99=2.0)
    monkeypatch.setattr(server, "measured", lambda folder, tables, seconds: found)
    assert server.beside(100, 10.0, 0.5) == {"boardgame.io": 0.25}
    assert "ratio                    2.00   of our computing to boardgame.io's" in capsys.readouterr().out


def test_where_there_is_no_npm_there_is_no_peer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def missing() -> None:
        raise SystemExit("Node.js is needed")

    monkeypatch.setattr(webbuild, "npm_command", missing)
    with pytest.raises(boardgame.NoPeer, match=r"Node\.js is needed"):
        boardgame.installed(tmp_path)


def test_its_files_are_there_and_its_packages_are_pinned() -> None:
    assert all((boardgame.HERE / name).is_file() for name in boardgame.FILES)
    wanted = json.loads((boardgame.HERE / "package.json").read_text())["dependencies"]
    locked = json.loads((boardgame.HERE / "package-lock.json").read_text())["packages"]
    assert wanted == {"boardgame.io": locked["node_modules/boardgame.io"]["version"]}
    assert all("integrity" in package for name, package in locked.items() if name)

"""`cardhouse replay`: a game that was kept, step by step."""

import io
from pathlib import Path

import pytest

import cardhouse as ch
from cardhouse.__main__ import main


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    return ch.play("bartok@2023-08-14", ["Ann", "Bob"], seed=2).play_on().save(tmp_path / "friday.cards")


def run(capsys: pytest.CaptureFixture[str], *args: str) -> tuple[int, str, str]:
    code = main(args)
    out, err = capsys.readouterr()
    return code, out, err


def test_it_tells_everything_and_shows_the_end(kept: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = ch.load(kept)
    code, out, err = run(capsys, "replay", str(kept), "--all")
    assert (code, err) == (0, "")
    assert [line[6:] for line in out.splitlines()[: len(game.told)]] == game.told
    assert out.rstrip().endswith(f"Won by {game.winners[0]}.")


def test_enter_goes_on_and_q_ends(
    kept: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    typed = io.StringIO("\n\nq\n")
    monkeypatch.setattr(typed, "isatty", lambda: True)
    monkeypatch.setattr("sys.stdin", typed)
    code, out, _ = run(capsys, "replay", str(kept))
    assert code == 0
    assert "Won by" not in out
    assert len(out.splitlines()) < len(ch.load(kept).told)


def test_the_table_at_some_moment(kept: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "replay", str(kept), "--at", "2")
    assert code == 0
    assert out.rstrip().endswith("is to move.")


@pytest.mark.parametrize(
    "words, code, said",
    [
        (("nowhere.cards",), 2, 'I cannot read "nowhere.cards"'),
        (("{kept}", "--at", "9999"), 2, "no number 9999"),
        (("{bad}",), 1, 'line 3: there is no act "fly"'),
    ],
)
def test_what_is_no_game_says_so(
    words: tuple[str, ...], code: int, said: str, kept: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bad = kept.with_name("bad.cards")
    bad.write_text("game: bak\nplayers: Ann, Bob\n1. Ann: fly\n")
    found, _, err = run(capsys, "replay", *[word.format(kept=kept, bad=bad) for word in words])
    assert found == code
    assert said in err

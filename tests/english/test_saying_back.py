"""A rule said back with an example, as people at a table would see it."""

import json
from pathlib import Path

import pytest

from cardhouse.__main__ import main
from cardhouse.english import read
from cardhouse.english.saying_back import example


@pytest.mark.parametrize(
    "text, kind, words",
    [
        (
            "When a player plays an Ace, the next player is skipped.",
            "happens",
            "A plays the Ace of Hearts: B misses the turn.",
        ),
        (
            "A face card may not be played on a face card.",
            "forbids",
            "On the Jack of Hearts, A may not play the Jack of Diamonds.",
        ),
        ("A Jack may be played on any card.", "allows", "On the 5 of Hearts, A may play the Jack of Hearts."),
        ("Jokers are wild.", "counts", "On the 5 of Hearts, A may play a Joker, and then B any card."),
        ("The time limit is 5 seconds.", "sets", "A has 5 seconds for a turn."),
        ("When a player plays a black 4, they must bow.", "demands", "A plays the 4 of Clubs: A must bow."),
        (
            "When a player receives a penalty, no player may speak.",
            "forbids",
            "A receives a penalty: no player may speak.",
        ),
        (
            "When a player plays a card if turn order is clockwise, they draw a card.",
            "happens",
            "A plays a card if turn order is clockwise: A draws a card.",
        ),
        ("Turn order starts clockwise.", "sets", "From now on: Turn order starts clockwise."),
    ],
)
def test_example(text: str, kind: str, words: str) -> None:
    found = example(read(text).rule)
    assert found is not None
    assert (found.kind, found.words) == (kind, words)


def run(capsys: pytest.CaptureFixture[str], *args: str) -> tuple[int, str, str]:
    code = main(args)
    out, err = capsys.readouterr()
    return code, out, err


def test_the_command_says_back(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run(capsys, "rule", "A - skip", "9 on a king, bark")
    assert (code, err) == (0, "")
    assert "I read: When a player plays an Ace, the next player is skipped." in out
    assert "For instance: A plays the Ace of Hearts: B misses the turn." in out
    assert '1. When a player plays a 9 on a King, they must do "bark".' in out


def test_the_command_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "rule", "--json", "--player", "Bob", "2 - reverses order", "Bob draws a card")
    assert code == 0
    first, second = map(json.loads, out.splitlines())
    assert list(first) == ["text", "status", "reading", "proposals", "understood", "problem", "example", "warnings"]
    assert list(first["understood"]) == ["half", "trigger", "effect", "rest", "forms", "ask", "sentences"]
    assert first["understood"] == {
        "half": "both",
        "trigger": "When a player plays a 2,",
        "effect": "turn order is reversed",
        "rest": "",
        "forms": [1, 3, 4],
        "ask": None,
        "sentences": ["compiles"],
    }
    assert second["status"] == "refused"
    assert second["problem"] == {
        "code": "names-person",
        "message": 'A rule names nobody: say "a player" for "Bob".',
        "at": 0,
    }


def test_the_command_reads_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "rules.txt"
    file.write_text("K = skip\n\nRule 402 no longer applies.\nrule 4711 no longer applies\n", encoding="utf-8")
    code, out, _ = run(capsys, "rule", "--json", "--file", str(file))
    assert code == 0
    assert [json.loads(line)["status"] for line in out.splitlines()] == ["compiles", "compiles", "refused"]


@pytest.mark.parametrize(
    "args", [("rule",), ("rule", "--file", "nowhere.txt"), ("rule", "--game", "chess", "2 - skip")]
)
def test_wrong_arguments(args: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run(capsys, *args)
    assert code == 2
    assert out == ""
    assert err

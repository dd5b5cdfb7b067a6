"""A rule said back with an example, as people at a table would see it."""

import io
import json
from pathlib import Path

import pytest

from cardhouse.__main__ import main
from cardhouse.english import read
from cardhouse.english.calls import default_calls
from cardhouse.english.saying_back import example
from tests.english.rows import rows


@pytest.mark.parametrize("text, kind, words, calls", rows("examples.txt", 4))
def test_example(text: str, kind: str, words: str, calls: str) -> None:
    rule = read(text).rule
    found = example(rule)
    assert found is not None
    assert (found.kind, found.words) == (kind, words)
    assert default_calls(rule.sentences) == (calls.split(" / ") if calls != "-" else [])


def run(capsys: pytest.CaptureFixture[str], *args: str) -> tuple[int, str, str]:
    code = main(args)
    out, err = capsys.readouterr()
    return code, out, err


def test_the_command_says_back(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run(capsys, "rule", "A - skip", "Kings are wild.")
    assert (code, err) == (0, "")
    assert out.splitlines() == [
        "A - skip",
        "  I read: When a player plays an Ace, the next player is skipped.",
        "  For instance: A plays the Ace of Hearts: B misses the turn, and C is next.",
        "",
        "Kings are wild.",
        "  I read: Kings are wild.",
        "  For instance: On the 5 of Hearts, A may play the King of Hearts, and then B any card.",
    ]


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


def test_an_example_and_a_warning_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "rule", "--json", "When a player draws an Ace, they must bow.", "9 on a king, bark")
    assert code == 0
    first, second = map(json.loads, out.splitlines())
    assert first["example"] == {
        "kind": "demands",
        "given": "game=moo 4p turn=A P1[5H] deck<AH ..>",
        "steps": "A: draw => ok; duty A do bow",
        "words": "A draws an Ace: A must bow.",
    }
    assert first["warnings"] == [
        {
            "code": "hidden-information",
            "message": "Nobody else can see whether this rule is kept: it asks what is in a hand.",
        }
    ]
    assert (first["problem"], first["proposals"]) == (None, [])
    assert (second["example"], second["warnings"], second["reading"]) == (None, [], None)
    assert second["proposals"][0] == 'When a player plays a 9 on a King, they must do "bark".'
    assert second["problem"]["at"] == len("9 on a king, ")


@pytest.mark.parametrize(
    "args, known",
    [
        (("Rule 1 no longer applies.", "--rule", "Jokers are wild."), True),
        (("Rule 2 no longer applies.", "--rule", "Jokers are wild."), False),
        (("Rule 0 no longer applies.", "--rule", "Jokers are wild."), False),
        (("Rule 2 no longer applies.", "--rule", "Jokers are wild.", "--rule", "Aces are wild."), True),
        (("Rule 302 no longer applies.",), True),
        (("Rule 1302 no longer applies.",), False),
        (('Rule "Matching" no longer applies.',), True),
        (('Rule "302-match" no longer applies.',), True),
        (('Rule "match" no longer applies.',), False),
        (("Rule 302 no longer applies.", "--game", "bartok"), False),
    ],
)
def test_rules_that_can_be_switched(args: tuple[str, ...], known: bool, capsys: pytest.CaptureFixture[str]) -> None:
    """By number, title or name: those given, and those of the game's book."""
    _, out, _ = run(capsys, "rule", *args)
    assert ("I read" in out) == known
    assert ("There is no rule" in out) != known


def test_what_no_rule_of_that_game_can_do_is_warned_of(capsys: pytest.CaptureFixture[str]) -> None:
    unplayed = "  Mind: In this game no cards are played, so the rule never does anything."
    for text in ("2 - skip", "A player may not play an Ace."):
        assert unplayed in run(capsys, "rule", text, "--game", "bak")[1].splitlines()
        assert "Mind" not in run(capsys, "rule", text)[1]
    assert "Mind" not in run(capsys, "rule", "A player may draw a card at any time.", "--game", "bak")[1]
    assert "no rounds" in run(capsys, "rule", "When a player plays a 2, the round ends.")[1]
    assert "no rounds" not in run(capsys, "rule", "When a player plays a 2, the round ends.", "--game", "bartok")[1]
    assert "nobody deals" not in run(capsys, "rule", "The dealer may draw a card.", "--game", "bartok")[1]


def test_the_command_reads_a_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "rules.txt"
    lines = "K = skip\n\n   \nRule 402 no longer applies.\nrule 4711 no longer applies\n2 - skip\\nQ - reverse\n"
    file.write_text(lines, encoding="utf-8")
    code, out, _ = run(capsys, "rule", "--json", "A - skip", "--file", str(file))
    assert code == 0
    found = [json.loads(line) for line in out.splitlines()]
    assert [each["text"] for each in found] == [
        "A - skip",
        "K = skip",
        "Rule 402 no longer applies.",
        "rule 4711 no longer applies",
        "2 - skip\nQ - reverse",
    ]
    assert [each["status"] for each in found] == ["compiles", "compiles", "compiles", "refused", "compiles"]
    monkeypatch.setattr("sys.stdin", io.StringIO("J - skip\n"))
    assert "I read: When a player plays a Jack" in run(capsys, "rule", "--file", "-")[1]


@pytest.mark.parametrize(
    "args, told",
    [
        ((), 'Write the rule in quotes, for instance: cardhouse rule "2 - skip".'),
        (("--file", "nowhere.txt"), 'I cannot read "nowhere.txt"'),
        (("--game", "chess", "2 - skip"), 'There is no game called "chess". There are: '),
    ],
)
def test_wrong_arguments(args: tuple[str, ...], told: str, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run(capsys, "rule", *args)
    assert (code, out) == (2, "")
    assert told in err

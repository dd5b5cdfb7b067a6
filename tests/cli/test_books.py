"""`cardhouse read`, `book`, `check` and `play` with rulebooks."""

import json
from pathlib import Path

import pytest

from cardhouse.__main__ import main

NOTES = "Sunday rules:\n\nKings skip (Tom, 3 Feb 2021)\nSlam: be quick\nno shouting\n"
EXAMPLE = """
## Queens speak
_Added by Cat_

When a player plays a Queen, they must say "Your Majesty".

```table
queens-speak: words are owed
given 3p turn=A A{QH,9C} P1[2H]
A: play QH => ok; duty A say "Your Majesty"
```
"""


@pytest.fixture
def book(tmp_path: Path) -> Path:
    path = tmp_path / "ours.md"
    run("book", "new", str(path), "--title", "Our book")
    return path


def run(*words: str) -> int:
    return main(list(words))


def test_read_says_how_every_rule_is_run(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "sunday.txt"
    path.write_text(NOTES)
    assert run("read", str(path)) == 0
    told = capsys.readouterr().out
    assert "Sunday rules: 3 rules (notes)" in told
    assert "Kings skip (Tom, 3 Feb 2021)" in told
    assert "I read: When a player plays a King, the next player is skipped." in told
    assert "write under it: - Shelf: slam" in " ".join(told.split())
    assert "3 sentences: 1 by its own words, 2 by the people." in told
    assert "It does not say what it is built on" in told


def test_read_as_json_and_into_a_book_of_ours(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path, target = tmp_path / "sunday.txt", tmp_path / "sunday.md"
    path.write_text(NOTES)
    assert run("read", str(path), "--base", "bartok", "--shelf", "--write", str(target), "--json") == 0
    kings, slam, quiet = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert (kings["by"], kings["since"], kings["sentences"][0]["by"]) == ("Tom", "2021-02-03", "words")
    assert (slam["shelf"], slam["sentences"][0]["by"]) == ("bartok/slam", "shelf")
    assert (quiet["title"], quiet["sentences"][0]["by"]) == ("no shouting", "people")
    assert "- Base: bartok\n" in target.read_text()
    assert run("check", str(target)) == 0
    assert run("read", str(path), "--write", str(target)) == 2
    assert "is there already" in capsys.readouterr().err


def test_examples_in_a_book_are_tests(book: Path, capsys: pytest.CaptureFixture[str]) -> None:
    book.write_text(book.read_text() + EXAMPLE)
    assert run("check", str(book)) == 0
    assert "1 passed" in capsys.readouterr().out
    book.write_text(book.read_text().replace('they must say "Your Majesty"', 'they must say "Ma\'am"'))
    assert run("check", str(book)) == 1
    assert "1 failed" in capsys.readouterr().out
    assert run("book", "suspend", str(book), "queens-speak") == 0
    assert run("check", str(book)) == 0  # a rule that rests has no example to keep


def test_a_book_without_rules_has_no_history(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    new = tmp_path / "new.md"
    assert run("book", "new", str(new), "--title", "Ours") == 0
    capsys.readouterr()
    assert run("book", "history", str(new)) == 0
    assert capsys.readouterr().out == ""


def test_a_book_is_kept(book: Path, capsys: pytest.CaptureFixture[str]) -> None:
    who = ["--by", "Ann", "--day", "3 Sep 2026", "--vote", "3 to 1"]
    assert run("book", "adopt", str(book), "Kings", "Kings skip.", *who) == 0
    assert run("book", "amend", str(book), "Kings", "Kings reverse.", "--by", "Bob", "--day", "4 Sep 2026") == 0
    assert run("book", "ruling", str(book), "Kings", "A King is a King.", "--by", "Cat", "--day", "5 Sep 2026") == 0
    assert run("book", "repeal", str(book), "Kings", "--day", "6 Sep 2026") == 0
    assert run("book", "re-enact", str(book), "Kings", "--day", "7 Sep 2026", "--round", "2") == 0
    assert run("book", "suspend", str(book), "Kings", "--day", "8 Sep 2026") == 0
    assert run("book", "resume", str(book), "Kings", "--day", "9 Sep 2026") == 0
    capsys.readouterr()
    assert run("book", "history", str(book), "Kings") == 0
    assert capsys.readouterr().out.splitlines() == [
        "Kings",
        "  adopted on 3 Sep 2026 by Ann, 3 to 1",
        "  amended on 4 Sep 2026 by Bob; before: Kings skip.",
        "  repealed on 6 Sep 2026",
        "  re-enacted on 7 Sep 2026 in round 2",
        "  suspended on 8 Sep 2026",
        "  resumed on 9 Sep 2026",
        "  ruling: 5 Sep 2026, by Cat: A King is a King.",
    ]
    assert run("book", "blame", str(book)) == 0
    assert capsys.readouterr().out == f"{'Bob, 4 Sep 2026':28} Kings: Kings reverse.\n"
    assert run("book", "diff", str(book), "3 Sep 2026", "2026-09-04#1") == 0
    assert capsys.readouterr().out == "  Kings\n-   Kings skip.\n+   Kings reverse.\n"
    assert run("book", "diff", str(book), "2026-09-09") == 0
    assert capsys.readouterr().out == "Nothing changed.\n"


@pytest.mark.parametrize(
    "words, why",
    [
        (("repeal", "FILE", "Queens"), 'There is no rule "Queens" in "Our book".'),
        (("history", "FILE", "Queens"), 'There is no rule "Queens" in "Our book".'),
        (("diff", "FILE", "2026-09-03#x"), '"x" is no round'),
        (("new", "FILE", "--title", "Again"), "is there already"),
        (("repeal", "NOTES", "Kings"), "is no rulebook of ours"),
        (("history", "NOWHERE"), "I cannot read"),
    ],
)
def test_what_cannot_be_done_is_told(
    book: Path, words: tuple[str, ...], why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    notes = book.with_name("notes.txt")
    notes.write_text(NOTES)
    places = {"FILE": str(book), "NOTES": str(notes), "NOWHERE": str(book.with_name("no.md"))}
    assert run("book", *[places.get(word, word) for word in words]) != 0
    assert why in capsys.readouterr().err


def test_shipped_books_are_shown_and_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("book", "shipped", "bak") == 0
    assert capsys.readouterr().out.startswith("# BAK\n\n- Game: bak\n")
    assert run("book", "shipped", "bak", "--into", str(tmp_path)) == 0
    assert (tmp_path / "bak.md").read_text().startswith("# BAK\n")
    assert run("check", str(tmp_path / "bak.md")) == 0


def test_a_file_that_is_no_text(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "odd.md"
    path.write_bytes(b"\xff\xfe\xff")
    assert run("read", str(path)) == 1
    assert "not written in UTF-8" in capsys.readouterr().err


def test_play_takes_a_book(book: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    lines = iter(["rules", "quit"])
    monkeypatch.setattr("builtins.input", lambda prompt: next(lines))
    run("book", "adopt", str(book), "Kings", "Kings skip.", "--by", "Ann", "--day", "3 Sep 2026")
    assert run("play", str(book), "--seed", "3") == 0
    told = capsys.readouterr().out
    assert "Our book" in told
    assert "Kings skip." in told
    book.write_text("# Nothing\n\n## A rule\nSay so.\n")
    assert run("play", str(book)) == 1
    assert "does not say what it is built on" in capsys.readouterr().err

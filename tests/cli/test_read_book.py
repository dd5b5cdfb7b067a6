"""What `cardhouse read` says of a book, whole, as somebody reads it."""

import json
from pathlib import Path

import pytest

from cardhouse.__main__ import main

BOOK = """\
# Ours

- Base: bartok@2023-08-14
- Players: some

We play on Sundays, and whoever comes late deals first, whatever the others say about it.

## Kings
_Added by Ann, 3 Sep 2026_

When a player plays a King, the next player is skipped. Whoever forgets it sings.

## Later

### Aces turn
An Ace turns everything round. It does so at once.

- Shelf: bartok/aces-reverse

### Trap Card
No traps.

- Suspended: 4 Sep 2026

### Old
Queens are wild.

- Repealed: 4 Sep 2026

### Lost
Nothing.

- Shelf: ace-revers
"""
TOLD = """\
Ours: 5 rules, built on bartok@2023-08-14 (markdown)
  We play on Sundays, and whoever comes late deals first, whatever the
  others say about it.

Kings (Ann, 3 Sep 2026)
  words   When a player plays a King, the next player is skipped.
          ↳ I read: When a player plays a King, the next player is
          skipped.
  people  Whoever forgets it sings.
          ↳ People will have to judge this: I lose the thread at
          "sings".

Later

Aces turn
  shelf   An Ace turns everything round.
          ↳ When an Ace is played, the direction of play reverses.
  shelf   It does so at once.

Trap Card, suspended
  people  No traps.
          ↳ People will have to judge this: I lose the thread at
          "traps".
          The shelf has a rule of this name. To have it run this one,
          write under it: - Shelf: trap-card

Old, repealed
  words   Queens are wild.
          ↳ I read: Queens are wild.

Lost
  people  Nothing.
          ↳ There is no rule "ace-revers" on the shelf; did you mean
          "aces-reverse"?

7 sentences: 2 by its own words, 2 by the shelf, 3 by the people.
Line 30: There is no rule "ace-revers" on the shelf; did you mean "aces-reverse"?
Line 4: I cannot read "Players: some" here.
"""


@pytest.fixture(autouse=True)
def narrow(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "70")


def read(tmp_path: Path, text: str, *more: str) -> int:
    path = tmp_path / "ours.md"
    path.write_text(text, encoding="utf-8")
    return main(["read", str(path), *more])


def test_a_whole_book(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert read(tmp_path, BOOK) == 0
    assert capsys.readouterr().out == TOLD


@pytest.mark.parametrize(("columns", "widest"), [("20", 40), ("44", 44), ("500", 110)])
def test_lines_are_as_wide_as_there_is_room(
    columns: str,
    widest: int,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    preface = "so " * 100
    assert read(tmp_path, BOOK.replace("We play on Sundays", preface)) == 0
    lines = [line for line in capsys.readouterr().out.splitlines() if line.startswith("  so")]
    assert widest - 3 < max(map(len, lines)) <= widest


def test_one_rule_and_one_sentence_and_nothing_at_all(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert read(tmp_path, "# Hats\n\n- Game: bartok\n\n## Hats\nNo hats.\n") == 0
    told = capsys.readouterr().out
    assert "Hats: 1 rule, the book of bartok (markdown)" in told
    assert "1 sentence: 1 by the people." in told
    assert "built on" not in told
    assert read(tmp_path, "# Hats\n") == 0
    assert capsys.readouterr().out == (
        "Hats: 0 rules (markdown)\n\nNo sentences.\n"
        "It does not say what it is built on; to play by it, write under its title, for instance: - Base: bartok\n"
    )


def test_a_line_for_each_rule_for_programs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert read(tmp_path, BOOK, "--json") == 0
    kings, aces, traps, old, lost = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [each["line"] for each in (kings, aces, traps, old, lost)] == [8, 15, 20, 25, 30]
    assert [each["state"] for each in (kings, traps, old)] == ["adopted", "suspended", "repealed"]
    assert (kings["id"], kings["title"], kings["part"], aces["part"]) == ("kings", "Kings", "", "Later")
    assert (kings["by"], kings["since"]) == ("Ann", "2026-09-03")
    assert (aces["shelf"], traps["named_alike"]) == ("bartok/aces-reverse", "trap-card")
    assert lost["problem"].startswith('There is no rule "ace-revers"')
    assert [(each["by"], each["reading"]) for each in kings["sentences"]] == [
        ("words", "When a player plays a King, the next player is skipped."),
        ("people", ""),
    ]


def test_what_a_sentence_might_mean_is_offered(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert read(tmp_path, "# Ours\n\n- Base: bartok\n\n## Kings\nKings skip. But not on Sundays.\n") == 0
    assert "          ? When a player plays a King, the next player is skipped.\n" in capsys.readouterr().out

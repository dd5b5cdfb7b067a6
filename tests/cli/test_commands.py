"""The `cardhouse` command: what it prints, and how it ends."""

import os
from datetime import date
from pathlib import Path

import pytest

from cardhouse.__main__ import main
from cardhouse.books.days import day_said as day
from cardhouse.cli._shelf import source
from cardhouse.core.rule import Article

GOOD = "T-001 base-turn: drawing ends the turn\ngiven 3p on=- P1[2H]\nA: draw => ok; turn=B\n"
BAD = "T-002 base-match: suit or value\ngiven 3p on=- A{9C,4D} P1[2H]\nA: play 9C => ok\n"
ODD = "T-003 no such act\ngiven 3p\nA: dance => ok\n"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "scenarios" / "more").mkdir(parents=True)
    (tmp_path / "scenarios" / "bartok.table").write_text(GOOD)
    (tmp_path / "scenarios" / "more" / "bartok.md").write_text(f"# Bartok\n\n```table\n{BAD}{ODD}```\n")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def run(capsys: pytest.CaptureFixture[str], *args: str) -> tuple[int, str, str]:
    code = main(args)
    out, err = capsys.readouterr()
    return code, out, err


def test_check_passes(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run(capsys, "check", "scenarios/bartok.table")
    assert (code, err) == (0, "")
    assert out.splitlines()[-1] == "1 passed, 0 failed, 0 not runnable"


def test_check_tells_what_failed_and_what_is_not_runnable(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "check", "scenarios")
    assert code == 1
    assert out.splitlines()[-1] == "1 passed, 1 failed, 1 not runnable"
    assert "FAILED T-002 base-match: suit or value" in out
    assert "found:    refused base-match (9♣ matches neither the suit nor the rank of 2♥)" in out
    assert "A card that is played shares its suit or its rank" in out
    assert "A     9C 4D" in out
    assert 'I don\'t know the act "dance".' in out


def test_check_only_some_in_words(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "check", "scenarios", "-k", "t-00 DRAWING", "-v")
    assert code == 0
    assert "passed        scenarios/bartok.table:1  T-001 base-turn: drawing ends the turn" in out


@pytest.mark.parametrize(
    "words, counted",
    [
        ("t-001 or t-002", "1 passed, 1 failed, 0 not runnable"),
        ("t-001 or zebra", "1 passed, 0 failed, 0 not runnable"),
        ("t-0 not drawing", "0 passed, 1 failed, 1 not runnable"),
        ("not t-002 not t-003 or zebra", "1 passed, 0 failed, 0 not runnable"),
    ],
)
def test_check_one_or_the_other(words: str, counted: str, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = run(capsys, "check", "scenarios", "-k", words)[1]
    assert out.splitlines()[-1] == counted


def test_check_with_a_game(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "house.table").write_text(GOOD)
    code, out, _ = run(capsys, "check", "house.table")
    assert code == 1
    assert "Say which game this is" in out
    assert run(capsys, "check", "house.table", "--game", "bartok")[0] == 0


@pytest.mark.parametrize(
    "args, told",
    [
        (["chekc"], 'There is no command "chekc". Did you mean "check"?'),
        (["xyzzy"], 'There is no command "xyzzy". There are: '),
        (["--fast"], "No such option '--fast'."),
        (["check"], "Missing argument 'FILE...'."),
        (["check", "none.md"], 'There is no file or folder "none.md".'),
        (["check", "empty"], 'There is no Markdown or .table file in the folder "empty".'),
        (["check", "scenarios", "--game", "bartek"], 'There is no game called "bartek". Did you mean "bartok"?'),
        (["check", "scenarios", "-k", "zebra"], 'There is no scenario with "zebra" in its id or title in scenarios.'),
        (["rounds", "whist"], 'There is no game called "whist". There are: bartok,'),
        (["play", "none.md"], 'I cannot read "none.md": No such file or directory.'),
        (["play", "none.py"], 'I cannot read "none.py": No such file or directory.'),
        (["play", "none.cards"], 'I cannot read "none.cards": No such file or directory.'),
        (["read", "none.md"], 'I cannot read "none.md": No such file or directory.'),
        (["replay", "none.cards"], 'I cannot read "none.cards": No such file or directory.'),
        (["book", "history", "none.md"], 'I cannot read "none.md": No such file or directory.'),
        (["rules", "whist"], 'There is no game called "whist". There are: bartok,'),
        (["rules", "--about", "zebras"], 'No rule is about "zebras".'),
        (["rules", "bartok", "--about", "zebras"], 'No rule of bartok is about "zebras".'),
        (["explain", "trapcard"], 'There is no rule "trapcard". Did you mean "trap-card"?'),
        (["explain", "8-skips", "--game", "bartok@2023-08-14"], 'bartok@2023-08-14 has no rule "8-skips".'),
    ],
)
def test_what_cannot_be_done_is_told_in_one_line(
    args: list[str], told: str, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (folder / "empty").mkdir()
    code, _, err = run(capsys, *args)
    assert code == 2
    assert err.startswith(f"cardhouse: {told}")
    assert len(err.splitlines()) == 1


def test_a_file_that_cannot_be_opened(
    folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def closed(path: Path) -> bytes:
        raise PermissionError(13, "Permission denied", str(path))

    monkeypatch.setattr(Path, "read_bytes", closed)
    _, _, err = run(capsys, "check", "scenarios/bartok.table")
    assert err == f'cardhouse: I cannot read "{Path("scenarios/bartok.table")}": Permission denied.\n'


def test_no_command_shows_all_of_them(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys)
    assert code == 0
    for heading, names in (
        ("To play", ("play", "serve", "explain")),
        ("To keep a book of rules", ("rule", "check")),
        ("To work on rules, bots and Cardhouse itself", ("fuzz", "travel", "simulate")),
    ):
        listed = out.partition(f"{heading}:\n")[2].partition("\n\n")[0]
        assert all(f"  {name} " in listed for name in names), heading
    assert run(capsys, "--help") == (0, out, "")


def test_rules_are_listed_with_author_date_and_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "rules", "bartok")
    assert code == 0
    assert "  trap-card                Trap Card (Andreas, 14 Aug 2023)\n" in out
    assert "  base-match               Match (the book)\n                           A card that is played shares" in out


def test_rules_of_all_games(capsys: pytest.CaptureFixture[str]) -> None:
    out = run(capsys, "rules")[1]
    assert out.startswith("bartok: ")
    assert "\n\nbartok@2023-08-14: " in out


@pytest.mark.parametrize("words", ["eights", "8", "skips", "miss turn", "Jonathan eight"])
def test_rules_about_something(words: str, capsys: pytest.CaptureFixture[str]) -> None:
    out = run(capsys, "rules", "bartok", "--about", words)[1]
    assert "8-skips" in out
    assert "jokers-wild" not in out


def test_explain_a_rule(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "explain", "base-match")
    assert code == 0
    assert out.startswith(
        "base-match: Match (the book)\nIn: bartok, bartok@2023-11-08, bartok@2023-08-14\n\n  A card that is played"
    )
    assert out.endswith(f"Scenarios:\n  T-002 base-match: suit or value  ({Path('scenarios/more/bartok.md')}:4)\n")


def test_a_rule_may_be_named_with_its_game(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "explain", "bartok@2023-08-14/trap-card")
    assert (code, out.splitlines()[1]) == (0, "In: bartok@2023-08-14")
    assert "There is no game" in run(capsys, "explain", "bartock/trap-card")[2]


def test_explain_has_options_editions_and_rulings(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "scenarios" / "more.table").write_text("T-004 base-win: (R-B4)\ngiven 3p\n_ => win=-\n")
    out = run(capsys, "explain", "base-win")[1]
    assert "In: bartok, bartok@2023-11-08\n" in out
    assert "In: bartok@2023-08-14\n" in out
    told = "Options:\n  Cards that count: those in the hand\n    have_cards=hand+trap: those in the hand and the trap\n"
    assert told in out
    assert "Options:\n  Cards that count: those in the hand and the trap\n    have_cards=hand: " in out
    assert "  The winner may still be accused: yes (R-B10)\n    win_challenge=no\n" in out
    assert "  Times round the table before the vote: 2 times\n    rounds=2\n" in out
    assert "Rulings:\n  R-B4: what counts is the hand; a trap and a Salad lie on the table.\n" in out
    assert run(capsys, "explain", "base-terms")[1].endswith("No scenario mentions it.\n")


def test_days_are_told_as_people_write_them() -> None:
    told = [day(f"2023-{month:02}-09") for month in range(1, 13)]
    assert " ".join(told) == " ".join(f"9 {date(2023, month, 9):%b} 2023" for month in range(1, 13))
    assert (day("soon"), day("")) == ("soon", "")
    assert source(Article("one", "One", "Ann", "2023-08-14", ())) == "Ann, 14 Aug 2023"
    assert source(Article("one", "One", "Ann", "", ())) == "Ann"


def test_kinds_of_rules_that_serve_more_than_one_game(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "rules", "--shared")
    *listed, counted = out.splitlines()
    assert code == 0
    assert "  Skips                 bartok, moo, uncle-baiting" in listed
    assert len(listed) >= 19
    assert all(", " in line for line in listed)
    assert counted == f"{len(listed)} kinds of rules serve more than one game."


def test_a_rule_travels(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run(capsys, "travel", "--rules", "skips", "--games", "bak,moo", "--rounds", "1")
    assert code == 0
    assert out.startswith("skips: works in moo; rests in bak (it needs a pile that cards are played on, and this table")
    assert "4 of 4 journeys, 0 broken" in err


@pytest.mark.parametrize(
    "option, told",
    [("--rules=skip", 'There is no rule on the shelf "skip".'), ("--games=mo", 'There is no game "mo".')],
)
def test_what_cannot_travel_is_told(option: str, told: str, capsys: pytest.CaptureFixture[str]) -> None:
    code, _, err = run(capsys, "travel", option)
    assert code == 2
    assert told in err


def test_help_groups_the_commands_by_who_needs_them(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "--help")
    assert code == 0
    order = [line.strip(":") for line in out.splitlines() if line.startswith("To ")]
    assert order == ["To play", "To keep a book of rules", "To work on rules, bots and Cardhouse itself"]
    assert "..." not in out.partition("To play")[2]
    assert out.index("  play ") < out.index("  rule ") < out.index("  fuzz ")


def test_the_version_names_the_build(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "--version")
    assert code == 0
    assert out.strip() in ("cardhouse 0.1.0 (interpreted)", "cardhouse 0.1.0 (compiled)")
    assert ("compiled" in out) == (os.environ.get("CARDHOUSE_BUILD") == "compiled")


@pytest.mark.parametrize(
    "words", [("play", "bartk"), ("rules", "bartk"), ("explain", "no-such-rule"), ("trace", "6_C", "--game", "moo")]
)
def test_a_name_that_nobody_knows_is_a_wrong_call(words: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run(capsys, *words)
    assert (code, out) == (2, "")
    assert err.startswith("cardhouse: ")


@pytest.mark.parametrize(("columns", "widest"), [("20", 60), ("70", 70), ("500", 110)])
def test_rules_are_as_wide_as_there_is_room(
    columns: str, widest: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    _, out, _ = run(capsys, "rules", "bartok")
    sentences = [line for line in out.splitlines() if line.startswith(" " * 12)]
    assert widest - 12 < max(map(len, sentences)) <= widest

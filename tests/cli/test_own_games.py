"""Games of one's own: a Python file with a book, a package that brings one, and what a shell completes."""

from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import click
import pytest
from click.shell_completion import ShellComplete

import cardhouse as ch
from cardhouse.__main__ import main
from cardhouse.cli import cli
from cardhouse.games import shelf

HOUSE = """import cardhouse as ch

@ch.rule("Red on Red", by="Ann")
class RedOnRed(ch.Rule):
    \"\"\"Any red card goes on a red card.\"\"\"

    @ch.answers(ch.Matches)
    def any_red(self, asked: ch.Matches, table: ch.Table, earlier: ch.Cards) -> ch.Cards:
        return earlier | ch.RED if asked.top in ch.RED else earlier

book = ch.bartok_early + RedOnRed
"""


def run(capsys: pytest.CaptureFixture[str], *args: str) -> tuple[int, str, str]:
    code = main(args)
    out, err = capsys.readouterr()
    return code, out, err


def test_the_rules_of_a_python_file_are_listed_and_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    house = tmp_path / "house.py"
    house.write_text(HOUSE)
    code, out, err = run(capsys, "rules", str(house))
    assert (code, err) == (0, "")
    assert "Any red card goes on a red card." in out
    monkeypatch.setattr("builtins.input", lambda prompt: "quit")
    code, out, err = run(capsys, "play", str(house), "--seed", "3")
    assert (code, err) == (0, "")
    assert "Goodbye." in out


@pytest.mark.parametrize(
    "text, code, said",
    [
        ("x = 1\n", 1, "has no book: write, for instance, book = ch.bartok + MyRule"),
        ("book = 5\n", 1, "is no book: a book is made of articles"),
        ("book = [1]\n", 1, "is no book: a book is made of articles"),
        ("1 / 0\n", 1, "does not run: ZeroDivisionError: division by zero"),
        (None, 2, "I cannot read"),
    ],
)
def test_a_file_that_has_no_game_says_so(
    text: str | None, code: int, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    house = tmp_path / "house.py"
    if text is not None:
        house.write_text(text)
    found, _, err = run(capsys, "rules", str(house))
    assert found == code
    assert said in err


@pytest.fixture
def brought(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A package brings the small book of BAK under a name of its own."""
    point = EntryPoint("our-bak", "cardhouse.games.bak:BAK", shelf.GROUP)
    monkeypatch.setattr(shelf, "entry_points", lambda group: [point] if group == shelf.GROUP else [])
    shelf.installed_games.cache_clear()
    yield
    monkeypatch.undo()
    shelf.installed_games.cache_clear()


@pytest.mark.usefixtures("brought")
def test_a_package_brings_a_game() -> None:
    assert shelf.game("our-bak").name == "our-bak"
    assert ch.play("our-bak", 3, seed=1).lawful()
    assert "our-bak" in completed("play our")


def completed(line: str) -> list[str]:
    *words, incomplete = line.split(" ")
    found = ShellComplete(cli, {}, "cardhouse", "_CARDHOUSE_COMPLETE").get_completions(words, incomplete)
    return [item.value for item in found]


@pytest.mark.parametrize(
    "line, expected",
    [
        ("pla", ["play"]),
        ("play uncle-baiting@j", ["uncle-baiting@junior"]),
        ("rules mo", ["moo"]),
        ("explain trap-c", ["trap-card"]),
        ("play bartok --without sla", ["slam"]),
        ("play bartok --set guil", ["guilt="]),
        ("play bartok --set guilt=m", ["guilt=majority"]),
    ],
)
def test_a_shell_completes_commands_games_rules_and_options(line: str, expected: list[str]) -> None:
    assert completed(line) == expected


def test_the_commands_are_click_s() -> None:
    assert isinstance(cli, click.Group)

"""Games that are saved in the terminal and gone on with, cards that are waved through, levels of bots."""

from pathlib import Path

import pytest

import cardhouse as ch
from cardhouse.__main__ import main

LEVELS = ("keen", "gentle")
HOUSE = """import cardhouse as ch

@ch.rule("Red on Red", by="Ann")
class RedOnRed(ch.Rule):
    \"\"\"Any red card goes on a red card.\"\"\"

    @ch.answers(ch.Matches)
    def any_red(self, asked: ch.Matches, table: ch.Table, earlier: ch.Cards) -> ch.Cards:
        return earlier | ch.RED if asked.top in ch.RED else earlier

book = ch.bartok_early + RedOnRed
"""


@pytest.fixture(autouse=True)
def in_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def typed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], line: str, *lines: str) -> str:
    """What is on the screen when somebody types these lines, and then leaves."""
    left = iter([*lines, "quit"])
    monkeypatch.setattr("builtins.input", lambda prompt: next(left))
    code = main(line.split())
    out, err = capsys.readouterr()
    assert (code, err) == (0, "")
    return " ".join(out.split())


def test_a_saved_game_goes_on_where_it_was(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    out = typed(monkeypatch, capsys, "play --seed 4", "2", "save friday")
    assert "Saved: `cardhouse play friday.cards` goes on from here." in out
    kept = ch.load(tmp_path / "friday.cards")
    assert any(line.startswith("Ann plays 5♣") for line in kept.told)
    out = typed(monkeypatch, capsys, "play friday.cards", "give 1 2", "save friday")
    assert "The game goes on where you left it." in out
    assert "You give" in out
    assert len(ch.load(tmp_path / "friday.cards")) > len(kept)


def test_a_game_with_rules_in_python_is_gone_on_with_by_its_book(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "house.py").write_text(HOUSE)
    out = typed(monkeypatch, capsys, "play house.py --seed 3", "draw", "save")
    assert "Saved: `cardhouse play house.py --resume bartok.cards` goes on from here." in out
    assert "goes on where you left it" in typed(monkeypatch, capsys, "play house.py --resume bartok.cards")
    assert main(["play", "bartok.cards"]) == 1
    assert '"Red on Red" is a rule in Python' in capsys.readouterr().err


@pytest.mark.parametrize("text, code, said", [(None, 2, "I cannot read"), ("nonsense\n", 1, "a game begins with")])
def test_what_cannot_be_gone_on_with_is_told(
    text: str | None, code: int, said: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    if text is not None:
        (tmp_path / "friday.cards").write_text(text)
    assert main(["play", "friday.cards"]) == code
    assert said in capsys.readouterr().err


def test_a_place_that_cannot_be_written_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert 'I cannot write "no/such/place.cards"' in typed(monkeypatch, capsys, "play --seed 4", "save no/such/place")


def test_cards_are_waved_through_until_one_matters(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = typed(monkeypatch, capsys, "play bartok --seed 3", *["", "", "draw", "", ""] * 8)
    waved = typed(monkeypatch, capsys, "play bartok --seed 3", "wave", *["", "", "draw", "", ""] * 8)
    assert "You let every card be" in waved
    assert asked.count("Enter lets it be") > 2 * waved.count("Enter lets it be") > 0
    again = typed(monkeypatch, capsys, "play bartok --seed 3", "", "wave", "wave")
    assert "Each card is put to you again." in again


def test_the_others_play_as_well_as_they_are_asked_to(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    keen, gentle = (typed(monkeypatch, capsys, f"play --seed 5 --bots {level}", "draw", "draw") for level in LEVELS)
    assert keen != gentle
    assert main(["play", "--bots", "wise"]) == 2
    assert 'There are no bots of the level "wise"; there are random, gentle' in capsys.readouterr().err


def test_many_games_are_compared(capsys: pytest.CaptureFixture[str]) -> None:
    assert (
        main(["simulate", "--games", "30", "--players", "2", "--bots", "simple", "--bots", "gentle", "--jobs", "1"])
        == 0
    )
    out = capsys.readouterr().out
    assert "60 games" in out
    assert "by chance it would be 50.0%" in out
    assert main(["simulate", "bak", "--games", "2", "--players", "2", "--bots", "simple", "--jobs", "1"]) == 0
    assert "BAK: 2 games" in capsys.readouterr().out


def test_moo_says_how_it_is_played_who_begins_and_what_a_call_is_about(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    out = typed(monkeypatch, capsys, "play moo --mode table --seed 7")
    assert "whoever sees one may call it, in the words that fit." in out
    assert "A card that is played shares its suit or its rank with the top card of the pile." in out
    assert "You begin, at the dealer's left; from then on nobody says whose turn it is." in out
    later = typed(monkeypatch, capsys, "play moo --mode table --seed 7", "3d")
    assert later.count("You begin, at the dealer's left") == 1
    refused = typed(monkeypatch, capsys, "play moo --seed 7", "3d", "7d", "1")
    assert "Failure to draw a card: After a 7 the next player plays another" in refused
    others = typed(monkeypatch, capsys, "play moo --mode table --seed 7 --players 2 --name Zoe")
    assert "You begin" in others

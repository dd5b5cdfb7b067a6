"""The command as a whole, and what the package offers by name."""

import sys
from collections.abc import Callable
from typing import Any

import click
import pytest

import cardhouse
from cardhouse.__main__ import main
from cardhouse.cli import cli


def raising(error: BaseException) -> Callable[..., Any]:
    def run(args: list[str] | None, prog_name: str, standalone_mode: bool) -> int:
        raise error

    return run


@pytest.mark.parametrize(
    "error, code, told",
    [
        (click.UsageError("No such thing."), 2, "cardhouse: No such thing.\n"),
        (click.ClickException("It went wrong."), 1, "cardhouse: It went wrong.\n"),
        (click.Abort(), 130, ""),
        (KeyboardInterrupt(), 130, ""),
    ],
)
def test_what_cannot_be_done_is_told_in_one_line_beside_the_output(
    error: BaseException, code: int, told: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(cli, "main", raising(error))
    assert main(["play"]) == code
    out, err = capsys.readouterr()
    assert (out, err) == ("", told)


@pytest.mark.parametrize("given, code", [(None, 0), (0, 0), (1, 1), (3, 3)])
def test_the_code_of_a_command_is_the_code_of_the_program(
    given: int | None, code: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[object] = []

    def run(args: list[str] | None, prog_name: str, standalone_mode: bool) -> int | None:
        asked.append((args, prog_name, standalone_mode))
        return given

    monkeypatch.setattr(cli, "main", run)
    assert main(("play", "moo")) == code
    assert main() == code
    assert asked == [(["play", "moo"], "cardhouse", False), (None, "cardhouse", False)]


def test_without_a_word_it_shows_what_there_is(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert main([]) == 0
    told = capsys.readouterr().out
    assert told.startswith("Usage: cardhouse")
    monkeypatch.setattr(sys, "argv", ["cardhouse"])
    assert main() == 0
    assert capsys.readouterr().out == told


@pytest.mark.parametrize("name", cardhouse.__all__)
def test_what_is_offered_by_name_is_there(name: str) -> None:
    found = getattr(cardhouse, name)
    home = getattr(found, "__module__", "")
    assert found is not None
    assert name in dir(cardhouse)
    if isinstance(found, type):
        assert found.__name__ == name
        assert home.startswith("cardhouse.")


def test_all_that_has_a_home_is_offered() -> None:
    assert {*cardhouse._HOME_OF, *cardhouse.BOOKS} <= set(cardhouse.__all__)
    assert dir(cardhouse) == sorted(set(dir(cardhouse)))


def test_what_is_not_there_says_so() -> None:
    with pytest.raises(AttributeError, match="module 'cardhouse' has no attribute 'nothing'"):
        _ = cardhouse.nothing
    assert "nothing" not in dir(cardhouse)


@pytest.mark.parametrize(
    "name, game",
    [
        ("bak", "bak"),
        ("bartok", "bartok"),
        ("bartok_early", "bartok@2023-08-14"),
        ("moo", "moo"),
        ("uncle_baiting", "uncle-baiting"),
    ],
)
def test_games_by_their_names(name: str, game: str) -> None:
    assert getattr(cardhouse, name).name == game
    assert cardhouse.BOOKS[name] == game
    assert len(cardhouse.BOOKS) == 5


@pytest.mark.parametrize(
    "word, told",
    [
        ("--frob", "cardhouse: No such option '--frob'.\n"),
        ("-x", "cardhouse: No such option '-x'.\n"),
        ("plat", 'cardhouse: There is no command "plat". Did you mean "play"?\n'),
    ],
)
def test_a_word_that_is_no_command(word: str, told: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([word]) == 2
    assert capsys.readouterr().err == told

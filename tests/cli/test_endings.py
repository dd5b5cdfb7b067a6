"""How the command ends: with what code, and what is told where."""

import os
import subprocess
import sys

import click
import pytest

from cardhouse.__main__ import main
from cardhouse.cli import cli


def ends_with(monkeypatch: pytest.MonkeyPatch, problem: BaseException) -> int:
    """Run the command while it meets with something."""

    def meets(*args: object, **more: object) -> None:
        raise problem

    monkeypatch.setattr(cli, "main", meets)
    return main(["games"])


def test_without_a_word_it_says_what_there_is(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0
    told = capsys.readouterr()
    assert "Usage: cardhouse" in told.out
    assert "play" in told.out
    assert told.err == ""


def test_what_cannot_be_done_is_told_in_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["plya"]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.startswith("cardhouse: ")
    assert "plya" in told.err
    assert told.err.count("\n") == 1


def test_a_problem_has_its_own_code(monkeypatch: pytest.MonkeyPatch) -> None:
    assert ends_with(monkeypatch, click.ClickException("no")) == 1
    assert ends_with(monkeypatch, click.UsageError("no")) == 2


@pytest.mark.parametrize("problem", [KeyboardInterrupt(), click.Abort()])
def test_whoever_interrupts_gets_the_code_of_an_interrupt(
    problem: BaseException, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert ends_with(monkeypatch, problem) == 130
    assert capsys.readouterr() == ("", "")


def test_the_words_of_the_shell_are_taken_unless_others_are_given(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["elsewhere", "--version"])
    assert main() == 0
    assert capsys.readouterr().out.startswith("cardhouse")
    assert main(["--help"]) == 0
    assert "Usage: cardhouse" in capsys.readouterr().out


def test_the_code_of_a_command_is_the_code_of_the_program(monkeypatch: pytest.MonkeyPatch) -> None:
    for code, ends in ((None, 0), (0, 0), (3, 3)):
        monkeypatch.setattr(cli, "main", lambda *args, code=code, **more: code)
        assert main([]) == ends


@pytest.mark.skipif(os.name != "posix", reason="pipes")
def test_whoever_stops_reading_is_not_told_of_a_broken_pipe() -> None:
    program = subprocess.Popen(
        [sys.executable, "-m", "cardhouse", "rules", "uncle-baiting"], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert program.stdout is not None
    program.stdout.close()
    _, said = program.communicate(timeout=60)
    assert said == b""
    assert program.returncode == 1

"""`cardhouse rounds` and `cardhouse fuzz`, and how the command ends when somebody stops it."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable, Iterable
from typing import Any

import click
import pytest

from cardhouse.__main__ import main
from cardhouse.cli import cli, fuzz, rounds
from cardhouse.cli.rule import trial_told
from cardhouse.sim.whole_rounds import MOST_ACTS, Stuck
from cardhouse.testing import properties
from cardhouse.testing.properties import PropertyBroken
from cardhouse.testing.random_acts import unruly_act


def run(capsys: pytest.CaptureFixture[str], *args: str) -> tuple[int, str, str]:
    code = main(args)
    out, err = capsys.readouterr()
    return code, out, err


def test_rounds_are_counted_by_how_they_ended(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "rounds", "bak", "--rounds", "3", "--seed", "5")
    assert code == 0
    assert out.startswith("3 rounds of bak: ")
    assert sum(int(number) for number in re.findall(r"(\d+) [a-z]", out.partition(": ")[2])) == 3
    assert run(capsys, "rounds", "bak", "--rounds", "3", "--seed", "5")[1] == out


def test_what_is_asked_of_rounds_is_done(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    asked: list[object] = []

    def played(game: str, seeds: Iterable[int], limit: int, errs: Callable[..., Any] | None) -> dict[str, int]:
        asked.append((game, list(seeds), limit, errs))
        return {"won": 1_000, "stopped": 2}

    monkeypatch.setattr(rounds, "rounds", played)
    out = run(capsys, "rounds", "moo", "--rounds", "3", "--seed", "40", "--limit", "9")[1]
    run(capsys, "rounds", "--rounds", "1", "--errors")
    assert out == "3 rounds of moo: 1,000 won, 2 stopped\n"
    assert asked[0] == ("moo", [40, 41, 42], 9, None)
    assert asked[1] == ("bartok", [0], MOST_ACTS, unruly_act)


def test_a_round_that_is_stuck_is_an_error(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def stuck(*how: object) -> dict[str, int]:
        raise Stuck("nobody can do anything")

    monkeypatch.setattr(rounds, "rounds", stuck)
    code, out, err = run(capsys, "rounds", "--rounds", "1")
    assert (code, out) == (1, "")
    assert err.endswith("cardhouse: nobody can do anything\n")


def test_twins_and_errors_are_played_instead_of_random_acts(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "fuzz", "--twins", "2", "--seed", "3")
    assert code == 0
    assert re.match(r"2 pairs", out)
    code, out, _ = run(capsys, "fuzz", "--errors", "1", "--acts", "2000", "--seed", "3")
    assert code == 0
    assert re.match(r"1 games?\b", out)


@pytest.mark.parametrize("name, option", [("compare_twins", "--twins"), ("play_errors", "--errors")])
def test_what_does_not_hold_is_told_with_its_seed(
    name: str, option: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(*how: object) -> object:
        raise PropertyBroken("a seat can tell")

    monkeypatch.setattr(fuzz, name, broken)
    code, out, err = run(capsys, "fuzz", option, "1", "--seed", "12")
    assert (code, out) == (1, "")
    assert err == "cardhouse: Something does not hold with --seed 12.\na seat can tell\n"


def test_random_acts_are_counted_and_a_broken_table_is_an_error(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    code, out, err = run(capsys, "fuzz", "--acts", "60", "--seed", "2", "--seeds", "2")
    assert code == 0
    assert " 0 broken" in err
    whole = properties.fuzz

    def one_broken(*how: Any, **more: Any) -> Any:
        tried = whole(*how, **more)
        tried.broken.append("table 3: cards were lost")
        return tried

    monkeypatch.setattr(fuzz, "fuzz", one_broken)
    code, broken_out, err = run(capsys, "fuzz", "--acts", "60", "--seed", "2", "--seeds", "2")
    assert code == 1
    assert broken_out.startswith(out.split(";")[0])
    assert err.endswith("cardhouse: Something does not hold.\ntable 3: cards were lost\n")


def test_whoever_stops_it_gets_no_traceback(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for stop in (KeyboardInterrupt, click.Abort):

        def stopped(*how: object, error: type[BaseException] = stop, **more: object) -> None:
            raise error

        monkeypatch.setattr(cli, "main", stopped)
        assert run(capsys, "rules") == (130, "", "")


def test_a_reader_who_leaves_gets_no_traceback() -> None:
    listing = subprocess.Popen(
        [sys.executable, "-u", "-m", "cardhouse", "rules"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    assert listing.stdout is not None
    assert listing.stderr is not None
    assert listing.stdout.readline().startswith("bartok")
    listing.stdout.close()
    said = listing.stderr.read()
    listing.stderr.close()
    assert (listing.wait(60), said) == (1, "")


def test_a_command_is_a_module_that_has_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rounds, "command", print)
    with pytest.raises(TypeError, match="rounds has no command in its variable"):
        main(["rounds"])
    found = [cli.get_command(click.Context(cli), name) for name in ("_shelf", "nonsense")]
    assert found == [None, None]


@pytest.mark.parametrize(
    "found, lines",
    [
        (None, []),
        ([], ["  Tried in quick games: nothing to mind."]),
        (["It locks.", "It ends."], ["  Mind: It locks.", "  Mind: It ends."]),
    ],
)
def test_what_quick_games_have_shown_is_told(found: list[str] | None, lines: list[str]) -> None:
    assert trial_told(found) == lines

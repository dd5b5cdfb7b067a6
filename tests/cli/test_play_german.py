"""The table in the terminal, in German: asked for, or because the system speaks it."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from click.testing import CliRunner

import cardhouse.cli.play as play
import cardhouse.terminal.tongue as tongue_module
from cardhouse.cli.play import command, of_system
from cardhouse.games import GAMES
from cardhouse.telling.languages import words_of
from cardhouse.terminal.catalogue import english
from cardhouse.terminal.tongue import PLAIN, TYPED, Tongue
from tests.telling.test_german import MARKS, NAMED, in_english

OWN: dict[str, str] = json.loads(Path(tongue_module.__file__).with_name("de.json").read_text("utf-8"))
GERMAN = Tongue("de")


def played(game: str, lines: str, *options: str, language: str = "C.UTF-8") -> str:
    arguments = [game, "--seed", "3", "--name", "Hans", "--thinking", "0.01", *options]
    found = CliRunner().invoke(command, arguments, input=lines, env={"LC_ALL": "", "LC_MESSAGES": "", "LANG": language})
    assert found.exception is None or isinstance(found.exception, SystemExit), found.output
    return found.output


def test_everything_the_terminal_says_has_its_german_words_and_nothing_else_has() -> None:
    keys = {*english([Path(play.__file__)])}
    assert [key for key in keys if key not in OWN and key not in words_of("de")] == []
    assert [key for key in OWN if key not in keys] == []


def test_its_german_words_name_and_end_what_the_english_do() -> None:
    for key, text in OWN.items():
        assert {*NAMED.findall(text)} == {*NAMED.findall(key)}, key
        if not key.startswith("type "):
            assert (key[-1] if key[-1] in MARKS else "") == (text[-1] if text[-1] in MARKS else ""), key


@pytest.mark.parametrize("game", ["bartok", "bak", "moo", "uncle-baiting"])
def test_a_game_is_shown_and_told_in_german(game: str) -> None:
    told = played(game, "\n1\nziehen\n\nwarum\n99\n2\n\na\n\nziehen\nxyzzy\nende\n", "--language", "de")
    said = [line for line in told.splitlines() if not line.startswith(">")]
    assert [line for line in said if in_english(re.sub(r"[│┌└▒].*", "", line))] == []
    assert "Du bist Hans; der Computer spielt für Ann, Bob und Cat." in " ".join(told.split())
    assert told.endswith("Auf Wiedersehen.\n")


def test_rules_and_help_are_in_german() -> None:
    told = played("bartok@2023-08-14", "regeln\nregel Der Zug\nhilfe\nende\n", "--language", "de")
    assert "Bartok, Ausgabe vom 14. August 2023" in told
    assert "Eine gespielte Karte hat die Farbe oder den Wert" in told
    assert "Der Zug [base-turn]" in told
    assert "deinen letzten Zug zurücknehmen" in told


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "en_GB.UTF-8"}, ""),
        ({"LANG": "fr_FR.UTF-8", "LC_MESSAGES": "de_DE"}, "de"),
        ({"LANG": "fr_FR.UTF-8"}, ""),
        ({"LANG": ""}, ""),
        ({}, ""),
    ],
)
def test_the_system_says_which_language(environment: dict[str, str], language: str) -> None:
    assert of_system(environment) == language


def test_a_german_system_is_greeted_in_german_unless_english_is_asked_for() -> None:
    assert "Du bist Hans" in played("bartok@2023-08-14", "q\n", language="de_DE.UTF-8")
    assert "You are Hans" in played("bartok@2023-08-14", "q\n", "--language", "en", language="de_DE.UTF-8")
    assert "You are Hans" in played("bartok@2023-08-14", "q\n")


def test_german_words_can_be_typed_beside_the_english_ones() -> None:
    assert GERMAN.command("Ziehen") == "draw"
    assert GERMAN.command("sagen Guten Tag") == "say Guten Tag"
    assert GERMAN.command("draw") == "draw"
    assert PLAIN.command("ziehen") == "ziehen"
    assert len(GERMAN.typed) == len(TYPED)


def test_titles_of_games_are_in_german() -> None:
    assert [title for title in [GERMAN.title(game.title) for game in GAMES.values()] if in_english(title)] == []
    assert PLAIN.title("Bartok, the full edition") == "Bartok, the full edition"

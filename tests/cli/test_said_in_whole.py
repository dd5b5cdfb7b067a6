"""What commands say, in whole, and what they hand on."""

import json
import logging
from pathlib import Path

import pytest
from click.testing import CliRunner

import cardhouse as ch
from cardhouse.__main__ import main
from cardhouse.cli import bak_match, book, play, rule, simulate
from cardhouse.front.simulating import PlayedGame, Simulated
from cardhouse.games.shelf import FIRST_GAME, Game, game
from cardhouse.sim.matches import SidePoints


def said(capsys: pytest.CaptureFixture[str], *words: str) -> list[str]:
    assert main(words) == 0
    return capsys.readouterr().out.splitlines()


def test_a_change_of_a_book_is_told_as_it_is_made(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    book = str(tmp_path / "ours.md")
    said(capsys, "book", "new", book, "--title", "Ours")
    adds = ("book", "adopt", book, "Kings", "Kings skip.", "--by", "Ann", "--day", "3 Sep 2026")
    assert said(capsys, *adds) == ["+ Kings", "+   Kings skip."]
    amends = ("book", "amend", book, "Kings", "Kings draw.", "--by", "Bob", "--day", "4 Sep 2026")
    assert said(capsys, *amends) == ["  Kings", "-   Kings skip.", "+   Kings draw."]


def test_books_are_written_into_folders_that_are_not_there_yet_and_over_older_ones(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    into = tmp_path / "a" / "b"
    for _ in range(2):
        (path,) = said(capsys, "book", "shipped", "bak", "--into", str(into))
        assert Path(path).parent == into
        assert Path(path).read_text("utf-8").startswith("# BAK\n")


def test_letters_of_other_languages_stay_as_they_are(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    notes = tmp_path / "notes.txt"
    notes.write_text("Regeln:\n\nKönige hüpfen\nDamen nicht\n", encoding="utf-8")
    told = said(capsys, "read", str(notes), "--json")
    assert "Könige hüpfen" in told[0]
    (line,) = said(capsys, "rule", "Könige hüpfen", "--json")
    assert "Könige hüpfen" in line


def test_the_last_moment_of_a_game_can_be_shown_and_none_after_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = ch.play("bartok@2023-08-14", 2, seed=2).play_on(acts=4)
    kept = str(game.save(tmp_path / "friday.cards"))
    assert said(capsys, "replay", kept, "--at", str(len(game))) == str(game).splitlines()
    assert said(capsys, "replay", kept, "--at", "0") == str(game.at(0)).splitlines()
    assert main(["replay", kept, "--at", str(len(game) + 1)]) == 2
    assert f"This game has {len(game)} acts, and no number {len(game) + 1}." in capsys.readouterr().err


def test_a_rule_is_tried_where_somebody_asks_for_it(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    tried: list[tuple[object, ...]] = []

    def trial(text: str, game: Game, players: tuple[str, ...], rules: tuple[str, ...]) -> list[str]:
        tried.append((text, game.name, players, rules))
        return ["It is slow."]

    monkeypatch.setattr(rule, "trial", trial)
    asked = ("Kings skip", "--game", "bartok", "--player", "Zoe", "--rule", "Aces skip")
    said(capsys, "rule", *asked)
    assert tried == []
    assert said(capsys, "rule", *asked, "--try")[-1] == "  Mind: It is slow."
    assert tried == [("Kings skip", "bartok", ("Zoe",), ("Aces skip",))]
    (line,) = said(capsys, "rule", *asked, "--try", "--json")
    assert json.loads(line)["tried"] == ["It is slow."]
    said(capsys, "rule", "zzz qqq", "--try")
    assert len(tried) == 2  # what is not understood is not tried


def test_several_rules_are_told_with_a_line_between_them(capsys: pytest.CaptureFixture[str]) -> None:
    one, other = said(capsys, "rule", "Kings skip"), said(capsys, "rule", "Aces skip")
    assert said(capsys, "rule", "Kings skip", "Aces skip") == [*one, "", *other]


def test_the_numbers_and_titles_of_rules_can_be_named() -> None:
    found = rule.known(game("bartok@2023-08-14"), ("a", "b"))
    assert {1, 2, "base-turn"} <= found
    numbers = {int(article.id.partition("-")[0]) for article in game("bartok").book if article.id[0].isdigit()}
    assert {each for each in rule.known(game("bartok"), ()) if isinstance(each, int)} == numbers


def test_a_match_has_the_games_the_rounds_the_time_and_the_seed_that_were_asked_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[tuple[object, ...]] = []

    def match(policy: object, *numbers: float) -> SidePoints:
        asked.append(numbers)
        return SidePoints([1.0] * 4, [0.0] * 4, 0)

    monkeypatch.setattr(bak_match, "match", match)
    words = ["--games", "4", "--rounds", "7", "--seconds", "0.5", "--seed", "9", "--against", "kings-only"]
    result = CliRunner().invoke(bak_match.command, words, standalone_mode=False)
    assert asked == [(4, 7, 0.5, 9)]
    assert result.return_value == 0
    head, line = result.output.splitlines()
    assert head.split() == ["opponent", "games", "bot", "other", "all", "lose", "lead,", "95", "%", "interval"]
    assert line.startswith("kings-only")


@pytest.mark.parametrize(
    "levels, sides",
    [
        ((), ["", "4"]),
        (("simple",), ["simple", "4"]),
        (("simple", "simple"), ["simple", "4"]),
        (("simple", "gentle"), ["simple gentle simple gentle", "gentle simple gentle simple"]),
    ],
)
def test_one_level_is_counted_and_two_are_compared_in_both_orders(
    levels: tuple[str, ...], sides: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[object] = []
    won = Simulated("Bartok", ("Ann", "Bob"), (PlayedGame(1, 1, (0,), 40, 0, True),), 1.0)

    def simulated(
        book: object, games: int, players: int, *, bots: object, seed: int, dial: str, jobs: int
    ) -> Simulated:
        assert (games, seed, dial, jobs) == (6, 5, "table", 1)
        asked.extend([bots, str(players)] if isinstance(bots, str) else [" ".join(map(str, bots))])  # type: ignore[call-overload]
        return won

    monkeypatch.setattr(simulate, "simulate", simulated)
    words = ["bartok", "--games", "6", "--seed", "5", "--mode", "table", "--jobs", "1"]
    for level in levels:
        words += ["--bots", level]
    result = CliRunner().invoke(simulate.command, words, standalone_mode=False)
    assert result.exception is None
    assert asked == sides
    assert ("by chance" in result.output) is (len(sides[1]) > 1)


def test_warnings_of_rules_are_logged_while_tables_are_served(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    captured: list[bool] = []
    monkeypatch.setattr(logging, "captureWarnings", captured.append)
    monkeypatch.setattr("cardhouse.cli.serve.run", lambda app, sock, settings, **files: sock.close())
    data = tmp_path / "a" / "b" / "tables.db"
    for _ in range(2):
        assert main(["serve", "--host", "127.0.0.1", "--port", "0", "--data", str(data), "--no-browser"]) == 0
    assert captured == [True, True]
    assert data.exists()


@pytest.mark.parametrize(
    "text, moment",
    [("2026-09-03", ("2026-09-03", 0)), ("3 Sep 2026#2", ("2026-09-03", 2)), ("2026-09-03#", ("2026-09-03", 0))],
)
def test_a_moment_is_a_day_and_perhaps_a_round(text: str, moment: tuple[str, int]) -> None:
    assert book.moment(text) == moment


@pytest.mark.parametrize(
    "words, told",
    [
        (["friday.cards"], ("friday.cards", "")),
        (["friday.cards", "--thinking", "0.7", "--bots", "gentle"], ("friday.cards", "")),
        (["ours.md", "--resume", "friday.cards"], ("friday.cards", "ours.md")),
        (["friday.cards", "--resume", "sunday.cards"], ("sunday.cards", "friday.cards")),
        (["--resume", "friday"], ("friday", FIRST_GAME)),
    ],
)
def test_a_saved_game_is_gone_on_with(words: list[str], told: tuple[str, str], monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[object, ...]] = []

    def resumed(path: Path, of: str, thinking: float, level: str, tongue: object) -> int:
        asked.append((str(path), of, thinking, level))
        return 0

    monkeypatch.setattr(play, "resumed", resumed)
    assert CliRunner().invoke(play.command, words, standalone_mode=False).exception is None
    slow = "0.7" in words
    assert [each[:2] for each in asked] == [told]
    assert (asked[0][2] == 0.7, asked[0][3]) == (slow, "gentle" if slow else "")

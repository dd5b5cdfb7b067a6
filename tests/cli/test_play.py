"""`cardhouse play`: the first screen, how it ends, and where it is shown."""

import contextlib
import io
import os
import select
import signal
import subprocess
import sys
import time
from collections.abc import Callable

import pytest

from cardhouse.__main__ import main
from cardhouse.bots import SimpleBot
from cardhouse.cli import play
from cardhouse.core.chance import seeded
from cardhouse.games import GAMES, game, new_table
from cardhouse.terminal.game import NewGame, TerminalGame
from cardhouse.terminal.screen import Screen, screen_on
from tests.cli.playing import NAMES, flat


def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, lines: str, *args: str) -> tuple[int, str]:
    monkeypatch.setattr("sys.stdin", io.StringIO(lines))
    code = main(["play", *args])
    out, err = capsys.readouterr()
    assert err == ""
    return code, out


def test_the_first_screen_tells_a_newcomer_what_to_do(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    code, out = run(capsys, monkeypatch, "", "--seed", "4")
    assert code == 0
    assert out.startswith("Bartok, the edition of 14 August 2023\nYou are Ann; the computer plays Bob, Cat and Dan.")
    assert "A card that is played shares its suit or its rank" in flat(out)
    assert 'Your turn: type a number from 1 to 5 to play that card, or type "draw".' in flat(out)
    assert "└─1──┘└─2──┘└─3──┘└─4──┘└─5──┘" in out
    assert out.endswith("Goodbye.\n")
    assert all(len(line) <= 80 for line in out.splitlines())


def test_what_does_not_come_from_a_keyboard_is_shown(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "> rules\n" in run(capsys, monkeypatch, "rules\n", "--seed", "4")[1]
    typing = io.StringIO("rules\n")
    typing.isatty = lambda: True  # type: ignore[method-assign]  # a keyboard, where the line is seen as it is typed
    monkeypatch.setattr("sys.stdin", typing)
    assert main(["play", "--seed", "4"]) == 0
    assert "> rules" not in capsys.readouterr().out


def test_a_table_without_some_rules(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    for without, shown in (((), True), (("--without", "slam", "--without", "veto"), False)):
        _, out = run(capsys, monkeypatch, "rules\nquit\n", "bartok", "--seed", "4", *without)
        assert ("Slam" in out) == ("Veto" in out) == shown


def test_the_same_seed_is_the_same_game(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    lines = "draw\n" * 6 + "rules\nhelp\nquit\n"
    first = run(capsys, monkeypatch, lines, "--seed", "7")
    assert first == run(capsys, monkeypatch, lines, "--seed", "7")
    assert "You draw " in first[1]
    assert "\x1b" not in first[1]


@pytest.mark.parametrize(
    "args, told",
    [
        (["whist"], 'There is no game called "whist".'),
        (["--name", ""], "A name has 1 to 12 letters."),
        (["bartok", "--set", "guild=majority"], 'No rule here has an option "guild"; did you mean "guilt"?'),
        (["bartok", "--set", "guilt=most"], '"guilt" is unanimous or majority or two_thirds, not "most"; did you mean'),
        (["bartok", "--without", "slamm"], 'There is no rule "slamm" that can rest here; did you mean "slam"?'),
        (["bartok", "--set", "guilt"], 'Write an option with its value, such as guilt=majority, not "guilt".'),
        (["--name", "x" * 13], "A name has 1 to 12 letters."),
        (["moo", "--set", "players_needed=3", "--players", "2"], "moo is for 3 to 8 players, not 2."),
        (["--players", "9"], "Invalid value for '--players'"),
        (["--mode", "honour"], "Invalid value for '--mode'"),
    ],
)
def test_what_cannot_be_played(args: list[str], told: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", *args]) != 0
    assert told in capsys.readouterr().err


def test_names_and_the_number_of_players(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    out = run(capsys, monkeypatch, "", "bartok", "--name", "bob", "--players", "3")[1]
    assert "You are bob; the computer plays Ann and Cat." in out


@pytest.mark.parametrize("game", ["bak", "moo", "bartok", "uncle-baiting"])
def test_as_many_as_a_game_is_for_can_play_it_and_no_more(
    game: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    seated: list[int] = []

    def played(chosen: object, names: list[str], *how: object) -> bool:
        seated.append(len(names))
        return False

    monkeypatch.setattr(play, "play_game", played)
    fewest, most = GAMES[game].fewest, min(GAMES[game].most, 8)
    for players in (fewest, most):
        assert run(capsys, monkeypatch, "", game, "--players", str(players))[0] == 0
    assert seated == [fewest, most]
    for players in {fewest - 1, most + 1} & set(range(2, 9)):
        assert main(["play", game, "--players", str(players)]) == 2
    assert seated == [fewest, most]


def test_interrupting_is_leaving(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupt)
    assert main(["play"]) == 0
    assert capsys.readouterr().out.endswith("Goodbye.\n")


def test_a_new_game_is_the_one_of_the_next_seed(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    _, next_one = run(capsys, monkeypatch, "", "--seed", "5")
    _, both = run(capsys, monkeypatch, "new\nnew\n", "--seed", "4")
    assert both.endswith(next_one)
    assert not both.startswith(next_one.removesuffix("Goodbye.\n"))


def test_new_in_the_middle_is_asked_twice(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    out = run(capsys, monkeypatch, "new\nhelp\nnew\nnew\nquit\n", "--seed", "4")[1]
    assert out.count("You are Ann;") == 2
    assert out.count("This round is not over.") == 2


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("dial, width", [("referee", 40), ("table", 80)])
def test_any_typing_is_borne_and_no_line_is_too_long(name: str, dial: str, width: int) -> None:
    dice = seeded(width)
    lines = [
        *("1", "2", "3", "draw", "play 1 2", "jk", "set 1", "trap", "give 1 2 to bob", "designate bob cat", "pay"),
        *("accuse bob Turn", "vote guilty", "why", "rules", "undo", "", "", "", "", "deal", "look", "gesture bow"),
        *("1; say hi; draw", "call bob foo", "choose 1", "play 1 on new", "zzz", "new", "say", "10", "look bob"),
    ]
    out = io.StringIO()
    count = 0

    def read(prompt: str) -> str:
        nonlocal count
        count += 1
        if count > 100:
            raise EOFError
        return dice.pick(lines)

    names = [*NAMES, "Dan"] if game(name).fewest > len(NAMES) else NAMES
    table = new_table(game(name).book, names, seed=width, dial=dial)
    screen = Screen(out, colour=False, signs=True, width=width)
    playing = TerminalGame(table, 0, {seat: SimpleBot(seat) for seat in range(1, len(names))}, screen, read)
    playing.adviser.welcome(name, names[1:])
    playing.adviser.help()
    with pytest.raises((EOFError, NewGame)):
        playing.play()
    assert max(map(len, out.getvalue().splitlines())) <= width


def test_letters_where_there_are_no_signs() -> None:
    raw = io.BytesIO()
    plain = io.TextIOWrapper(raw, encoding="ascii")
    screen = screen_on(plain)
    screen.line("5♥ ┌──┐ ▒")
    plain.flush()
    assert raw.getvalue().decode("ascii").strip() == "5H +--+ #"


@pytest.mark.parametrize("variables, coloured", [({}, True), ({"NO_COLOR": "1"}, False), ({"TERM": "dumb"}, False)])
def test_colour_only_where_it_is_wanted(
    variables: dict[str, str], coloured: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Terminal(io.StringIO):
        encoding = "utf-8"

        def isatty(self) -> bool:
            return True

    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setenv("TERM", "xterm")
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    out = Terminal()
    screen_on(out).line("5♥ and 6♠")
    assert ("\x1b[31m5♥\x1b[0m and 6♠" in out.getvalue()) == coloured


@pytest.mark.skipif(sys.platform == "win32", reason="there is no pty")
def test_in_a_real_terminal() -> None:
    import pty

    ours, theirs = pty.openpty()
    environment = {**os.environ, "TERM": "xterm", "PYTHONIOENCODING": "utf-8"}
    environment.pop("NO_COLOR", None)
    command = [sys.executable, "-m", "cardhouse", "play", "--seed", "4"]
    child = subprocess.Popen(
        command,
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env=environment,
        # whoever starts the tests in the background has it ignored, and that is handed down
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    os.close(theirs)
    shown = ""

    def until(done: Callable[[str], bool]) -> None:
        nonlocal shown
        end = time.monotonic() + 80
        while not done(shown) and time.monotonic() < end:
            if select.select([ours], [], [], 0.2)[0]:
                try:
                    shown += os.read(ours, 65536).decode("utf-8", "replace")
                except OSError:  # the other end is closed
                    return
        assert done(shown), shown

    try:
        until(lambda text: text.rstrip().endswith(">"))
        os.write(ours, b"draw\n")
        until(lambda text: "You draw " in text and text.rstrip().endswith(">"))
        # one that comes between the prompt and the reading of the answer is kept for the next key, so press again
        while child.poll() is None:
            child.send_signal(signal.SIGINT)
            with contextlib.suppress(subprocess.TimeoutExpired):
                child.wait(5)
        until(lambda text: "Goodbye." in text)
        assert child.returncode == 0
    finally:
        child.kill()
        child.wait()
        os.close(ours)
    assert "\x1b[1mBartok" in shown
    assert "\x1b[31m" in shown
    assert "Traceback" not in shown

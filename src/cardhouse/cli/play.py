"""`cardhouse play`: a game in the terminal, one person and bots."""

import contextlib
import importlib
import os
import sys
from collections.abc import Mapping
from pathlib import Path
from secrets import randbits
from typing import Final

import click

from cardhouse.bots import Bot, bot_for
from cardhouse.bots.registry import THINKING
from cardhouse.cli._shelf import (
    LEVEL_HELP,
    check_level,
    games_named,
    known_games,
    known_levels,
    known_rules,
    known_settings,
)
from cardhouse.core.chance import seeded
from cardhouse.core.declared import UnknownOption
from cardhouse.core.rule import REFEREE, TABLE
from cardhouse.core.sitting import Sitting
from cardhouse.front.books import book_of
from cardhouse.front.game import OpenGame, untimed
from cardhouse.front.notation import ENDING, BadNotation, load, save
from cardhouse.games.shelf import FIRST_GAME, Game, UnknownRule, fewest_players, new_table
from cardhouse.telling.languages import LANGUAGES, wished
from cardhouse.terminal.drawing import joined
from cardhouse.terminal.game import HadEnough, Keep, NewGame, TerminalGame, finished
from cardhouse.terminal.screen import Screen, screen_on
from cardhouse.terminal.tongue import PLAIN, Tongue

NAMES: Final = ("Ann", "Bob", "Cat", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida", "Jim")
LONGEST_NAME: Final = 12
LATEST: Final = 5
"""So many of the latest sentences are told again when a game goes on."""


@click.command()
@click.argument("game", default=FIRST_GAME, shell_complete=known_games)
@click.option(
    "--players", type=click.IntRange(2, 8), default=4, show_default=True, help="You and so many bots less one."
)
@click.option("--seed", type=int, help="The same seed deals the same cards; without it they are new each time.")
@click.option(
    "--mode",
    type=click.Choice([REFEREE, TABLE]),
    default=REFEREE,
    show_default=True,
    help="Who minds the rules: a referee, or the players at the table.",
)
@click.option(
    "--set",
    "options",
    multiple=True,
    metavar="OPTION=VALUE",
    shell_complete=known_settings,
    help="Set an option of the rules; `cardhouse explain RULE` lists them.",
)
@click.option(
    "--without",
    "resting",
    multiple=True,
    metavar="RULE",
    shell_complete=known_rules,
    help="Leave out a rule that players added, such as slam.",
)
@click.option(
    "--thinking",
    type=click.FloatRange(0.01, 60),
    default=THINKING,
    show_default=True,
    help="How many seconds a bot that searches takes for a decision.",
)
@click.option("--bots", "level", metavar="LEVEL", default="", shell_complete=known_levels, help=LEVEL_HELP)
@click.option("--name", default="Ann", show_default=True, help="Your name.")
@click.option(
    "--language",
    type=click.Choice(["en", *LANGUAGES]),
    help="The language of the table; without it that of your system, if there are words for it.",
)
@click.option(
    "--resume",
    type=click.Path(path_type=Path),
    help="Go on with a saved game that needs the rules of GAME; one without is just `cardhouse play friday.cards`.",
)
def command(
    game: str,
    players: int,
    seed: int | None,
    mode: str,
    options: tuple[str, ...],
    resting: tuple[str, ...],
    thinking: float,
    level: str,
    name: str,
    language: str | None,
    resume: Path | None,
) -> int:
    """Play GAME in the terminal, with bots in the other seats.

    It may be a rulebook, a Python file with a `book`, or a game that was saved, such as friday.cards.
    """
    with_line_editing()
    tongue = Tongue(language if language is not None else of_system(os.environ))
    if resume is not None or game.endswith(ENDING):
        return resumed(resume or Path(game), game if resume is not None else "", thinking, level, tongue)
    (chosen,) = games_named(game)
    name = " ".join(name.split())
    if not name.isprintable() or not 0 < len(name) <= LONGEST_NAME:
        raise click.UsageError(f"A name has 1 to {LONGEST_NAME} letters.")
    check_level(chosen.name, level)
    number = seed if seed is not None else randbits(32)
    screen = screen_on(sys.stdout, tongue)
    try:
        fewest = fewest_players(chosen, settings(options))
        if not fewest <= players <= chosen.most:
            raise click.UsageError(f"{chosen.name} is for {fewest} to {chosen.most} players, not {players}.")
        while play_game(
            chosen, seated(name, players), number, mode, screen, settings(options), thinking, resting, level, game
        ):
            number += 1
    except (UnknownOption, UnknownRule) as problem:
        told = f"{str(problem)[:1].upper()}{str(problem)[1:]}"
        raise click.UsageError(told if told.endswith("?") else f"{told}.") from None
    except (HadEnough, EOFError, KeyboardInterrupt) as leaving:
        say_goodbye(screen, leaving)
    return 0


def with_line_editing() -> None:
    """Lines can then be edited and called up again; not every system has it."""
    if sys.stdin.isatty() and sys.stdout.isatty():
        with contextlib.suppress(ImportError):
            importlib.import_module("readline")


def say_goodbye(screen: Screen, leaving: BaseException) -> None:
    screen.line("" if isinstance(leaving, HadEnough) else "\n")
    screen.line(screen.tongue.noun("Goodbye."))


def of_system(environment: Mapping[str, str]) -> str:
    """The language that this system speaks, as far as it says so."""
    said = [environment[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(name)]
    return wished(said[0].partition(".")[0].replace("_", "-")) if said else ""


def resumed(path: Path, of: str, thinking: float, level: str, tongue: Tongue = PLAIN) -> int:
    """Go on with a game that was saved; with the book `of` some game, if it is named."""
    book = book_of(games_named(of)[0]) if of else None
    try:
        saved = load(path, book=book)
    except OSError as problem:
        raise click.UsageError(f'I cannot read "{path}": {problem.strerror}.') from None
    except (BadNotation, UnicodeDecodeError) as problem:
        raise click.ClickException(f"{path}: {problem}") from None
    check_level(saved.book.name, level)
    screen = screen_on(sys.stdout, tongue)
    saved.sitting.strict = False
    bots = bots_of(saved.book.name, len(saved.names), saved.seed, thinking, level)
    game = TerminalGame(saved.sitting, 0, bots, screen, read_line, keeping(saved, of))
    screen.heading(tongue.title(saved.book.title))
    others = joined(saved.names[1:], tongue.noun("and"))
    who = tongue.says(f"You are {saved.names[0]}; the computer plays {others}.")
    on = tongue.says("The game goes on where you left it.")
    screen.say(f"{who} {on}")
    for line in saved.told[-LATEST:] if not tongue.language else ():  # it was told in English
        screen.say(finished(line), "  ")
    try:
        game.play()
    except (HadEnough, EOFError, KeyboardInterrupt) as leaving:
        say_goodbye(screen, leaving)
    except NewGame:
        screen.say(tongue.says("For a new game, start anew: `cardhouse play`."))
    return 0


def bots_of(game: str, players: int, seed: int, thinking: float, level: str) -> dict[int, Bot]:
    """The others at the table."""
    dice = seeded(seed + 1)
    return {seat: bot_for(game, dice.word(), thinking, level) for seat in range(1, players)}


def keeping(like: OpenGame, given: str) -> Keep:
    """Writes a sitting as a game of this kind; what it is called on the command line goes with it, if it has rules of
    its own.
    """

    def kept(sitting: Sitting, name: str) -> str:
        path = Path(name or like.book.name.partition("@")[0])
        path = path if path.suffix == ENDING else path.with_name(f"{path.name}{ENDING}")
        try:
            save(OpenGame(like.book, sitting, like.seed, like.options, like.without), path)
        except OSError as problem:
            return f'I cannot write "{path}": {problem.strerror}.'
        again = f"{given} --resume {path}" if like.book.added and given else f"{path}"
        return f"Saved: `cardhouse play {again}` goes on from here."

    return kept


def seated(name: str, players: int) -> list[str]:
    """The person first, then as many bots as are wanted, with other names."""
    return [name, *[each for each in NAMES if each.casefold() != name.casefold()]][:players]


def settings(options: tuple[str, ...]) -> dict[str, str]:
    """Options as they are written on the command line."""
    for option in options:
        if "=" not in option:
            raise click.UsageError(f'Write an option with its value, such as guilt=majority, not "{option}".')
    return {option.partition("=")[0]: option.partition("=")[2] for option in options}


def play_game(
    chosen: Game,
    names: list[str],
    seed: int,
    mode: str,
    screen: Screen,
    options: dict[str, str] | None = None,
    thinking: float = THINKING,
    resting: tuple[str, ...] = (),
    level: str = "",
    given: str = "",
) -> bool:
    """One game, until the person leaves; true, when another one is wanted."""
    book = book_of(chosen)
    table = new_table(untimed(book.articles), names, seed=seed, dial=mode, options=options, without=resting)
    table.keeps = True
    bots = bots_of(chosen.name, len(names), seed, thinking, level)
    sitting = Sitting(table, strict=False)
    like = OpenGame(book, sitting, seed, options, resting)
    game = TerminalGame(sitting, 0, bots, screen, read_line, keeping(like, given))
    game.adviser.welcome(chosen.title, names[1:])
    try:
        game.play()
    except NewGame:
        return True
    return False


def read_line(prompt: str) -> str:
    """A line from the keyboard. What comes from elsewhere is shown, so that the whole reads like a conversation."""
    line = input(prompt)
    if not sys.stdin.isatty():
        print(line)
    return line

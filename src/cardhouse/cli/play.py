"""`cardhouse play`: a game in the terminal, one person and bots."""

import contextlib
import importlib
import sys
from secrets import randbits
from typing import Final

import click

from cardhouse.bots import bot_for
from cardhouse.bots.registry import THINKING
from cardhouse.cli._shelf import games_named, known_games, known_rules, known_settings
from cardhouse.core.chance import seeded
from cardhouse.core.law import Law
from cardhouse.core.options import UnknownOption
from cardhouse.core.rule import REFEREE, TABLE, Article
from cardhouse.games.shelf import FIRST_GAME, Game, UnknownRule, fewest_players, new_table
from cardhouse.terminal.game import HadEnough, NewGame, TerminalGame
from cardhouse.terminal.screen import Screen, screen_on

NAMES: Final = ("Ann", "Bob", "Cat", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida", "Jim")
LONGEST_NAME: Final = 12


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
@click.option("--name", default="Ann", show_default=True, help="Your name.")
def command(
    game: str,
    players: int,
    seed: int | None,
    mode: str,
    options: tuple[str, ...],
    resting: tuple[str, ...],
    thinking: float,
    name: str,
) -> int:
    """Play GAME in the terminal, with bots in the other seats. It may be a rulebook, or a Python file with a `book`."""
    (chosen,) = games_named(game)
    name = " ".join(name.split())
    if not name.isprintable() or not 0 < len(name) <= LONGEST_NAME:
        raise click.UsageError(f"A name has 1 to {LONGEST_NAME} letters.")
    if sys.stdin.isatty() and sys.stdout.isatty():
        with contextlib.suppress(ImportError):  # lines can then be edited and called up again; not every system has it
            importlib.import_module("readline")
    number = seed if seed is not None else randbits(32)
    screen = screen_on(sys.stdout)
    try:
        fewest = fewest_players(chosen, settings(options))
        if not fewest <= players <= chosen.most:
            raise click.UsageError(f"{chosen.name} is for {fewest} to {chosen.most} players, not {players}.")
        while play_game(chosen, seated(name, players), number, mode, screen, settings(options), thinking, resting):
            number += 1
    except (UnknownOption, UnknownRule) as problem:
        told = f"{str(problem)[:1].upper()}{str(problem)[1:]}"
        raise click.UsageError(told if told.endswith("?") else f"{told}.") from None
    except (HadEnough, EOFError, KeyboardInterrupt) as leaving:
        screen.line("" if isinstance(leaving, HadEnough) else "\n")
        screen.line("Goodbye.")
    return 0


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
) -> bool:
    """One game, until the person leaves; true, when another one is wanted."""
    table = new_table(without_clock(chosen), names, seed=seed, dial=mode, options=options, without=resting)
    dice = seeded(seed + 1)
    bots = {seat: bot_for(chosen.name, dice.word(), thinking) for seat in range(1, len(names))}
    game = TerminalGame(table, 0, bots, screen, read_line)
    game.adviser.welcome(chosen.title, names[1:])
    try:
        game.play()
    except NewGame:
        return True
    return False


def without_clock(chosen: Game) -> tuple[Article, ...]:
    """The game's book. Nobody hurries in the terminal: a game that can be played without a clock is."""
    try:
        return Law(chosen.book).setting("clock", "untimed").book
    except UnknownOption:
        return chosen.book


def read_line(prompt: str) -> str:
    """A line from the keyboard. What comes from elsewhere is shown, so that the whole reads like a conversation."""
    line = input(prompt)
    if not sys.stdin.isatty():
        print(line)
    return line

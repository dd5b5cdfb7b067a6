"""`cardhouse replay`: a game that was kept, step by step."""

import sys
from pathlib import Path

import click

from cardhouse.front.game import OpenGame
from cardhouse.front.notation import BadNotation, load


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--at", "number", type=click.IntRange(0), help="Show the table as it stood after so many acts.")
@click.option("--all", "everything", is_flag=True, help="Tell everything at once, without waiting for Enter.")
def command(file: Path, number: int | None, everything: bool) -> int:
    """Step through the game in FILE, which `game.save("friday.cards")` has written: Enter goes on, q ends."""
    try:
        game = load(file)
    except OSError as problem:
        raise click.UsageError(f'I cannot read "{file}": {problem.strerror}.') from None
    except (BadNotation, UnicodeDecodeError) as problem:
        raise click.ClickException(f"{file}: {problem}") from None
    if number is not None:
        if number > len(game):
            raise click.UsageError(f"This game has {len(game)} acts, and no number {number}.")
        click.echo(str(game.at(number)))
        return 0
    step_through(game, everything or not sys.stdin.isatty())
    return 0


def step_through(game: OpenGame, everything: bool) -> None:
    """Tell what happened act by act, and show how it ended."""
    told = 0
    for entry in range(len(game) + 1):
        then = game.at(entry)
        lines, told = then.told[told:], len(then.told)
        for line in lines:
            click.echo(f"{entry:4}  {line}")
        if not everything and lines and input().strip().casefold() in ("q", "quit"):
            return
    click.echo("")
    click.echo(str(game))

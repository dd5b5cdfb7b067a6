"""`cardhouse rounds`: many rounds between random players, to see that every one of them can be played."""

import sys

import click

from cardhouse.cli._shelf import known_games
from cardhouse.games.shelf import UnknownGame
from cardhouse.games.shelf import game as known
from cardhouse.sim.whole_rounds import MOST_ACTS, Stuck, rounds
from cardhouse.testing.random_acts import unruly_act


@click.command()
@click.argument("game", default="bartok", shell_complete=known_games)
@click.option("--rounds", "count", default=2_000, show_default=True, type=click.IntRange(1), help="How many to play.")
@click.option("--seed", default=0, show_default=True, help="The same seed plays the same rounds.")
@click.option("--limit", default=MOST_ACTS, show_default=True, type=click.IntRange(1), help="Most acts in a round.")
@click.option("--errors", is_flag=True, help="People err: every third act is one of any kind, and nobody referees.")
def command(game: str, count: int, seed: int, limit: int, errors: bool) -> int:
    """Play rounds by random lawful acts, and tell how they ended. A round in which nobody can act is an error."""
    try:
        known(game)
        with click.progressbar(range(seed, seed + count), label=f"rounds of {game}", file=sys.stderr) as seeds:
            ends = rounds(game, seeds, limit, unruly_act if errors else None)
    except UnknownGame as problem:
        raise click.UsageError(str(problem)) from None
    except Stuck as stuck:
        raise click.ClickException(str(stuck)) from None
    click.echo(f"{count:,} rounds of {game}: " + ", ".join(f"{number:,} {end}" for end, number in ends.items()))
    return 0

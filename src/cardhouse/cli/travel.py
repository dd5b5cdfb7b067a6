"""`cardhouse travel`: every rule of the shelf in every game."""

import time

import click

from cardhouse.games.shelf import GAMES
from cardhouse.testing.notation import suggest
from cardhouse.testing.shelf import shelf
from cardhouse.testing.travel import ROUNDS, Trip, journeys, told


def chosen(names: str, known: list[str], what: str) -> list[str]:
    """The names between commas; all that are known, if there are none."""
    found = [name.strip() for name in names.split(",") if name.strip()]
    for name in found:
        if name not in known:
            raise click.UsageError(f'There is no {what} "{name}".{suggest(name, known)}')
    return found or known


@click.command()
@click.option("--rules", default="", help="Only these rules of the shelf, as in skips,says-with.")
@click.option("--games", default="", help="Only in these games, as in moo,bartok.")
@click.option("--rounds", default=ROUNDS, show_default=True, type=click.IntRange(1), help="Rounds of each, at most.")
@click.option("--seed", default=0, show_default=True, help="The same seed plays the same rounds.")
def command(rules: str, games: str, rounds: int, seed: int) -> int:
    """Put each rule of the shelf into each game, and play random rounds with a referee and without one.

    Nothing may break: no rule raises or runs away, somebody can always act, and no card is lost. At the end each rule
    has a line that says in which games it did something, where it rests and why, and what broke.
    """
    on_the_shelf = shelf()
    named = chosen(rules, list(on_the_shelf), "rule on the shelf")
    where = chosen(games, list(GAMES), "game")
    trips: list[Trip] = []
    start, broken, total = time.monotonic(), 0, len(named) * len(where) * 2
    for trip in journeys({name: on_the_shelf[name] for name in named}, where, rounds, seed):
        trips.append(trip)
        broken += bool(trip.broken)
        spent = time.monotonic() - start
        click.echo(
            f"\r{len(trips):,} of {total:,} journeys, {broken} broken, {spent:.0f} s: {trip.rule} in {trip.game}".ljust(
                90
            ),
            nl=False,
            err=True,
        )
    click.echo("", err=True)
    click.echo("\n".join(told(trips)))
    return 1 if broken else 0

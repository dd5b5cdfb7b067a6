"""`cardhouse simulate`: many games between bots, and who won how often."""

from __future__ import annotations

import click

from cardhouse.cli._shelf import LEVEL_HELP, check_level, games_named, known_games, known_levels
from cardhouse.core.rule import REFEREE, TABLE
from cardhouse.front.books import GameBook, book_of
from cardhouse.front.simulating import Simulated, simulate
from cardhouse.games.shelf import FIRST_GAME


@click.command()
@click.argument("game", default=FIRST_GAME, shell_complete=known_games)
@click.option("--games", type=click.IntRange(1), default=100, show_default=True, help="How many games are played.")
@click.option("--players", type=click.IntRange(2, 8), default=4, show_default=True, help="How many play.")
@click.option("--bots", "levels", multiple=True, metavar="LEVEL", shell_complete=known_levels, help=LEVEL_HELP)
@click.option(
    "--mode", type=click.Choice([REFEREE, TABLE]), default=REFEREE, show_default=True, help="Who minds the rules."
)
@click.option("--seed", type=int, default=0, show_default=True, help="The same seed plays the same games.")
@click.option("--jobs", type=int, default=-1, show_default=True, help="On how many cores; -1 for all.")
def command(game: str, games: int, players: int, levels: tuple[str, ...], mode: str, seed: int, jobs: int) -> int:
    """Play GAME many times between bots, and tell who won how often and how long it took.

    Several --bots are levels of the seats in turn: with `--bots keen --bots gentle` every other player is gentle. Two
    levels are compared fairly: each sits in all the places of the other.
    """
    (chosen,) = games_named(game)
    for level in levels:
        check_level(chosen.name, level)
    book = book_of(chosen)
    if len(set(levels)) < 2:
        found = simulate(book, games, players, bots=levels[0] if levels else "", seed=seed, dial=mode, jobs=jobs)
        click.echo(str(found))
        return 0
    turned = [[levels[(seat + by) % len(levels)] for seat in range(players)] for by in range(len(levels))]
    parts = [simulated(book, games, seats, seed, mode, jobs) for seats in turned]
    for line in shares(parts, turned):
        click.echo(line)
    return 0


def simulated(book: GameBook, games: int, seats: list[str], seed: int, mode: str, jobs: int) -> Simulated:
    """As many games with this company as its part of all."""
    return simulate(book, games, len(seats), bots=seats, seed=seed, dial=mode, jobs=jobs)


def shares(parts: list[Simulated], turned: list[list[str]]) -> list[str]:
    """How much each level won, a game shared by several counting for each its part."""
    won: dict[str, float] = dict.fromkeys(turned[0], 0.0)
    places = dict.fromkeys(won, 0)
    total = 0
    for part, seats in zip(parts, turned, strict=True):
        total += len(part.games)
        for level in seats:
            places[level] += len(part.games)
        for game in part.games:
            for seat in game.winners:
                won[seats[seat]] += 1 / len(game.winners)
    lines = [f"{parts[0].title}: {total} games"]
    for level, points in won.items():
        fair = places[level] / len(turned[0])
        told = f"won {points:7.1f} of {total}, {points / total:6.1%}; by chance it would be {fair / total:.1%}"
        lines.append(f"  {level:10} {told}")
    return lines

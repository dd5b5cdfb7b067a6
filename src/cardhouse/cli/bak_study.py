"""`cardhouse bak-study`: what BAK is like when it is played well."""

from pathlib import Path
from statistics import mean

import click

from cardhouse.sim.bak_study import RANKS, Study, study
from cardhouse.sim.bars import Bars, svg


@click.command()
@click.option("--games", default=200, show_default=True, type=click.IntRange(1), help="Games for each number.")
@click.option("--rounds", default=200, show_default=True, type=click.IntRange(1), help="Rounds of search each time.")
@click.option("--seed", default=0, show_default=True, help="The same seed plays the same games.")
@click.option("--loss", default=0.0, show_default=True, help="What it counts for each when all lose, for instance -1.")
@click.option("--plot", type=click.Path(path_type=Path, dir_okay=False), help="Write the figures as SVG to this file.")
def command(games: int, rounds: int, seed: int, loss: float, plot: Path | None) -> int:
    """Let search bots play BAK among themselves, two, three and four at a table, and count what happens."""
    studies = []
    for players in (2, 3, 4):
        found = study(players, games, rounds, seed, loss)
        click.echo("\n".join(told(found)))
        studies.append(found)
    if plot is not None:
        plot.parent.mkdir(parents=True, exist_ok=True)
        plot.write_text(svg(charts(studies)), encoding="utf-8")
    return 0


def told(found: Study) -> list[str]:
    """A study in words."""
    lost, wins = percent(found.lost_by_all, found.games), [percent(part, found.games) for part in found.wins]
    lines = [
        f"{found.players} players, {found.games} games: all lose {lost:.1f} %, wins by seat "
        + ", ".join(f"{part:.1f} %" for part in wins)
    ]
    if found.shielded_at:
        lines.append(f"  the last King is bought at draw {mean(found.shielded_at):.1f} on average")
    lines.append(f"  the Joker comes at draw {mean(found.ended_at):.1f} on average")
    for name, side, of in sides(found):
        bought = ", ".join(f"{found.mean_of(side, series, of):.2f} {series}" for series in RANKS)
        lines.append(f"  {name} have bought {bought}")
    return lines


def sides(found: Study) -> list[tuple[str, dict[str, float], int]]:
    """Those who won, those who did not, and those who lost together, with the number of such games."""
    return [
        ("winners", found.winners, found.won()),
        ("the others", found.others, found.won()),
        ("when all lose, players", found.doomed, found.lost_by_all),
    ]


def percent(part: float, whole: int) -> float:
    return 100 * part / whole


def charts(studies: list[Study]) -> list[Bars]:
    """How often all lose, and what winners and others had bought."""
    groups = [f"{found.players} players" for found in studies]
    lost = [[percent(found.lost_by_all, found.games)] for found in studies]
    found = [Bars("How often all lose", groups, ["all lose"], lost, " %")]
    for each in studies:
        values = [[each.mean_of(side, series, of) for _, side, of in sides(each)] for series in RANKS]
        title = f"Face cards bought by one player, {each.players} at the table"
        found.append(Bars(title, list(RANKS), ["winners", "the others", "when all lose"], values))
    return found

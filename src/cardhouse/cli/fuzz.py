"""`cardhouse fuzz`: random acts at random tables, until something does not hold."""

import time

import click

from cardhouse.testing.properties import PropertyBroken, Tried, fuzz


@click.command()
@click.option("--acts", default=100_000, show_default=True, type=click.IntRange(1), help="How many acts to try.")
@click.option("--seed", default=0, show_default=True, help="The same seed tries the same acts.")
def command(acts: int, seed: int) -> int:
    """Play random acts under random rules, and check what has to hold at every table."""
    start = time.monotonic()

    def progress(tried: Tried) -> None:
        speed = tried.acts / max(time.monotonic() - start, 0.001)
        click.echo(
            f"\r{tried.acts:,} of {acts:,} acts, {tried.tables:,} tables, {speed:,.0f} acts a second ",
            nl=False,
            err=True,
        )

    try:
        tried = fuzz(acts, seed, progress)
    except PropertyBroken as broken:
        click.echo("", err=True)
        raise click.ClickException(f"Something does not hold with --seed {seed}.\n{broken}") from None
    click.echo("", err=True)
    click.echo(str(tried))
    return 0

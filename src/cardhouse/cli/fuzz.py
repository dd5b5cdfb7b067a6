"""`cardhouse fuzz`: random acts at random tables, until something does not hold."""

import time

import click

from cardhouse.core.table import Table
from cardhouse.core.verdicts import Outcome
from cardhouse.server.answering import answer_to
from cardhouse.server.stream import Stream
from cardhouse.store.codec import encode
from cardhouse.testing.errors_played import play_errors
from cardhouse.testing.properties import PropertyBroken, Tried, fuzz
from cardhouse.testing.twins import compare_twins


def reply(own_id: str, outcome: Outcome, table: Table) -> str:
    """An answer as it is sent."""
    return encode(answer_to(own_id, outcome, table)).decode()


@click.command()
@click.option("--acts", default=100_000, show_default=True, type=click.IntRange(1), help="How many acts to try.")
@click.option(
    "--twins", default=0, type=click.IntRange(0), help="Rather compare so many pairs of tables with a secret."
)
@click.option("--errors", default=0, type=click.IntRange(0), help="Rather play so many games of people who err.")
@click.option("--seed", default=0, show_default=True, help="The same seed tries the same acts.")
@click.option(
    "--seeds", default=1, show_default=True, type=click.IntRange(1), help="Spread the acts over so many seeds."
)
def command(acts: int, twins: int, errors: int, seed: int, seeds: int) -> int:
    """Play random acts under random rules, and check what has to hold at every table.

    Every game is played, as it is, with options set at random, with some rules left out and with rules of the house.
    Where something does not hold, that is told at the end, with the seed to see it again.

    With --twins, pairs of tables of Moo that differ only in a secret have to send the same bytes. With --errors, games
    of Moo are played by people who forget, miscall and call rightly, each of about a hundredth of --acts acts.
    """
    if twins or errors:
        try:
            click.echo(
                str(compare_twins(twins, Stream, reply, seed) if twins else play_errors(errors, acts // 100, seed))
            )
        except PropertyBroken as broken:
            raise click.ClickException(f"Something does not hold with --seed {seed}.\n{broken}") from None
        return 0
    start = time.monotonic()

    def progress(tried: Tried) -> None:
        speed = tried.acts / max(time.monotonic() - start, 0.001)
        click.echo(
            f"\r{tried.acts:,} of {acts:,} acts, {tried.tables:,} tables, {len(tried.broken)} broken,"
            f" {speed:,.0f} acts a second ",
            nl=False,
            err=True,
        )

    tried = fuzz(acts, seed, progress, seeds=seeds)
    click.echo("", err=True)
    click.echo(str(tried))
    if tried.broken:
        raise click.ClickException("Something does not hold.\n" + "\n".join(tried.broken))
    return 0

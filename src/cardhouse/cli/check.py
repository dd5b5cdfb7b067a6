"""`cardhouse check`: run scenarios."""

import sys
from pathlib import Path

import click

from cardhouse.cli._shelf import games_named
from cardhouse.testing.report import Reporter
from cardhouse.testing.running.checking import NothingThere, check_file, scenario_files


@click.command()
@click.argument("files", metavar="FILE...", nargs=-1, required=True, type=click.Path(path_type=Path))
@click.option(
    "-k",
    "words",
    metavar="WORDS",
    default="",
    help='Only scenarios with all these words in id and title; "veto or trap" and "trap not veto" do as well.',
)
@click.option("--game", metavar="GAME", help="The game of scenarios that name none, for instance bartok.")
@click.option("-v", "--verbose", is_flag=True, help="A line for each scenario.")
def command(files: tuple[Path, ...], words: str, game: str | None, verbose: bool) -> int:
    """Run the scenarios in Markdown files, .table files and folders of them.

    The last line counts them. The exit code is 0 if all passed.
    """
    if game is not None:
        games_named(game)
    reporter = Reporter(sys.stdout, verbose=verbose)
    try:
        for path in scenario_files(files):
            for result in check_file(path, game=game, words=words.split()):
                reporter.add(result)
    except NothingThere as problem:
        raise click.ClickException(str(problem)) from None
    except OSError as problem:
        raise click.ClickException(f'I cannot read "{problem.filename}": {problem.strerror}.') from None
    code = reporter.finish()
    if not reporter.results:
        about = f' with "{words}" in its id or title' if words else ""
        raise click.ClickException(f"There is no scenario{about} in {', '.join(map(str, files))}.")
    return code

"""`cardhouse check`: run scenarios."""

import sys
from pathlib import Path

import click

from cardhouse.cli._shelf import game_at, games_named, rulebook_at
from cardhouse.games.shelf import Game
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
    """Run the scenarios in Markdown files, .table files and folders of them, and the examples in rulebooks.

    The last line counts them. The exit code is 0 if all passed.
    """
    chosen = games_named(game)[0] if game is not None else None
    books = False
    reporter = Reporter(sys.stdout, verbose=verbose)
    try:
        for path in scenario_files(files):
            own, resting = own_book(path)
            books = books or own is not None
            for result in check_file(path, game=own or chosen, words=words.split()):
                if not any(first < result.line <= after for first, after in resting):
                    reporter.add(result)
    except NothingThere as problem:
        raise click.UsageError(str(problem)) from None
    except OSError as problem:
        raise click.UsageError(f'I cannot read "{problem.filename}": {problem.strerror}.') from None
    code = reporter.finish()
    if not reporter.results and not books:
        about = f' with "{words}" in its id or title' if words else ""
        raise click.UsageError(f"There is no scenario{about} in {', '.join(map(str, files))}.")
    return code


def own_book(path: Path) -> tuple[Game | None, list[tuple[int, int]]]:
    """The game that the examples in a file are played by, if the file is a rulebook, and the lines of rules that are
    not in force: their examples wait.
    """
    if path.suffix not in (".md", ".markdown"):
        return None, []
    book = rulebook_at(path)
    resting = [rule.lines for rule in book.rules if rule.repealed or rule.suspended]
    return (game_at(path), resting) if book.is_book else (None, [])

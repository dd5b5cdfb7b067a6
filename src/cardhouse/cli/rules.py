"""`cardhouse rules`: the rules of the games, in order."""

import shutil
import textwrap
from collections.abc import Iterable

import click

from cardhouse.cli._shelf import games_named, known_games, serving, source
from cardhouse.core.rule import Article
from cardhouse.core.speech import spoken

WIDEST = 110


@click.command()
@click.argument("game", required=False, shell_complete=known_games)
@click.option("--shared", is_flag=True, help="Rather the kinds of rules that serve more than one game.")
@click.option("--about", metavar="WORDS", default="", help="Only rules that have all these words.")
def command(game: str | None, shared: bool, about: str) -> int:
    """List the rules of GAME, or of all games: id, title, who added it and when, and what it says."""
    if shared:
        kinds = serving()
        click.echo("\n".join([f"  {name:22}{', '.join(families)}" for name, families in kinds.items()]))
        click.echo(f"{len(kinds)} kinds of rules serve more than one game.")
        return 0
    found = False
    for each in games_named(game):
        articles = [article for article in each.book if is_about(article, about)]
        if articles:
            click.echo(f"{'' if not found else chr(10)}{each.name}: {each.title}\n")
            click.echo("\n".join(rows(articles)))
            found = True
    if not found:
        raise click.UsageError(f'No rule{f" of {game}" if game else ""} is about "{about}".')
    return 0


def rows(articles: Iterable[Article]) -> Iterable[str]:
    """Two columns: the id, and beside it all that belongs to it."""
    listed = list(articles)
    left = max(len(article.id) for article in listed) + 2
    width = min(shutil.get_terminal_size().columns, WIDEST)
    for article in listed:
        text = f"{article.title} ({source(article)})"
        yield f"  {article.id:{left}}{text}"
        indent = " " * (left + 2)
        room = max(width, left + 30)
        yield from textwrap.wrap(article.sentence(), room, initial_indent=indent, subsequent_indent=indent)


def is_about(article: Article, words: str) -> bool:
    """Whether a rule has all these words, in the singular or the plural."""
    told = f"{article.id} {article.title} {article.by} {article.sentences()}".replace("-", " ")
    text = " " + " ".join(spoken(told)) + " "
    return all(any(f" {form}" in text for form in (plain, *singular(plain))) for plain in spoken(words))


def singular(word: str) -> list[str]:
    """`ace` for `aces`, `8` for `eights`."""
    return spoken(word.removesuffix("s")) or [word]

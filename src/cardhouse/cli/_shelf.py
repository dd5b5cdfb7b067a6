"""What several commands need: games by name, rulebooks by file, and who added a rule when."""

from pathlib import Path

import click

from cardhouse.books.days import day_said
from cardhouse.books.playing import NotPlayable, game_of, load_rulebook
from cardhouse.books.rulebook import Rulebook
from cardhouse.core.rule import Article
from cardhouse.games.shelf import GAMES, Game, UnknownGame, game

ENDINGS = (".md", ".markdown", ".rst", ".txt")


def rulebook_at(path: Path) -> Rulebook:
    """The rulebook in a file, or why it cannot be read."""
    try:
        return load_rulebook(path)
    except OSError as problem:
        raise click.ClickException(f'I cannot read "{path}": {problem.strerror}.') from None
    except NotPlayable as problem:
        raise click.ClickException(f'I cannot read "{path}": {problem}.') from None


def game_at(path: Path) -> Game:
    """The game that the rulebook in a file is."""
    try:
        return game_of(rulebook_at(path))
    except NotPlayable as problem:
        raise click.ClickException(f"{path}: {problem}.") from None


def games_named(name: str | None) -> list[Game]:
    """The game of this name, or of the rulebook in this file, or all games."""
    if name is None:
        return list(GAMES.values())
    if name.endswith(ENDINGS) and name not in GAMES:
        return [game_at(Path(name))]
    try:
        return [game(name)]
    except UnknownGame as problem:
        raise click.UsageError(str(problem)) from None


def source(article: Article) -> str:
    """Who added it, and when."""
    return ", ".join(part for part in (article.by, day_said(article.since)) if part)


def serving() -> dict[str, list[str]]:
    """The classes of rules that the books of more than one family list, each with these families."""
    found: dict[str, list[str]] = {}
    for each in GAMES.values():
        family = each.name.partition("@")[0]
        for rule in [rule for article in each.book for rule in article.rules]:
            families = found.setdefault(type(rule).__name__, [])
            if family not in families:
                families.append(family)
    return {name: families for name, families in sorted(found.items()) if len(families) > 1}

"""What several commands need: games by name, books by file, what a shell completes, and who added a rule when."""

import runpy
import traceback
from pathlib import Path

import click

from cardhouse.books.days import day_said
from cardhouse.books.playing import NotPlayable, game_of, load_rulebook
from cardhouse.books.rulebook import Rulebook
from cardhouse.bots.registry import UnknownLevel, bot_for, levels
from cardhouse.core.declared import options_of
from cardhouse.core.rule import Article
from cardhouse.games.shelf import FIRST_GAME, GAMES, Game, NoGame, UnknownGame, as_game, game, installed_games

LEVEL_HELP = "How well the bots play: gentle, simple, careful, keen, random; in BAK also thinking."
ENDINGS = (".md", ".markdown", ".rst", ".txt")


def rulebook_at(path: Path) -> Rulebook:
    """The rulebook in a file, or why it cannot be read."""
    try:
        return load_rulebook(path)
    except OSError as problem:
        raise click.UsageError(f'I cannot read "{path}": {problem.strerror}.') from None
    except NotPlayable as problem:
        raise click.ClickException(f'I cannot read "{path}": {problem}.') from None


def game_at(path: Path) -> Game:
    """The game that the rulebook in a file is."""
    try:
        return game_of(rulebook_at(path))
    except NotPlayable as problem:
        raise click.ClickException(f"{path}: {problem}.") from None


def game_in_python(path: Path) -> Game:
    """The game that a Python file has under the name `book`."""
    try:
        found = runpy.run_path(str(path)).get("book")
    except OSError as problem:
        raise click.UsageError(f'I cannot read "{path}": {problem.strerror}.') from None
    except Exception as problem:
        told = "".join(traceback.format_exception_only(problem)).strip()
        raise click.ClickException(f"{path} does not run: {told}") from problem
    if found is None:
        raise click.ClickException(f"{path} has no book: write, for instance, book = ch.bartok + MyRule")
    try:
        return as_game(path.stem, found)
    except NoGame as problem:
        raise click.ClickException(f"{path}: {problem}.") from None


def known_games(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[str]:
    """The names of games that begin so, for the shell to complete."""
    return [name for name in (*GAMES, *installed_games()) if name.startswith(incomplete)]


def known_rules(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[str]:
    """The ids of rules that begin so, for the shell to complete."""
    ids = dict.fromkeys([article.id for each in GAMES.values() for article in each.book])
    return [id for id in ids if id.startswith(incomplete)]


def known_settings(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[str]:
    """Options of the game on the line, and once one is named its values, for the shell to complete."""
    (chosen,) = games_named(ctx.params.get("game") or FIRST_GAME)
    name, equals, _ = incomplete.partition("=")
    found: dict[str, None] = {}
    for rule in [rule for article in chosen.book for rule in article.rules]:
        for option, declared in options_of(type(rule)).items():
            if not equals:
                found[f"{option}="] = None
            elif option == name:
                values = declared.values or (("yes", "no") if isinstance(getattr(rule, option), bool) else ())
                found.update(dict.fromkeys([f"{option}={value}" for value in values]))
    return [text for text in found if text.startswith(incomplete)]


def known_levels(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[str]:
    """The levels of bots that begin so, for the shell to complete."""
    return [level for level in levels() if level.startswith(incomplete)]


def check_level(game: str, level: str) -> None:
    """Say so if there are no such bots in this game."""
    try:
        bot_for(game, 0, level=level)
    except UnknownLevel as problem:
        told = str(problem)
        raise click.UsageError(f"{told[:1].upper()}{told[1:]}.") from None


def games_named(name: str | None) -> list[Game]:
    """The game of this name, or of the rulebook in this file, or all games."""
    if name is None:
        return list(GAMES.values())
    if name.endswith(ENDINGS) and name not in GAMES:
        return [game_at(Path(name))]
    if name.endswith(".py"):
        return [game_in_python(Path(name))]
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

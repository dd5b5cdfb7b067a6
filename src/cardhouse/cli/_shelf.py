"""What several commands need: games by name, and dates as people write them."""

from datetime import date

import click

from cardhouse.core.rule import Article
from cardhouse.games.shelf import GAMES, Game, UnknownGame, game

MONTHS = ("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec")


def games_named(name: str | None) -> list[Game]:
    """The game of this name, or all of them."""
    if name is None:
        return list(GAMES.values())
    try:
        return [game(name)]
    except UnknownGame as problem:
        raise click.UsageError(str(problem)) from None


def day(text: str) -> str:
    """`2023-08-14` as `14 Aug 2023`; other texts as they are."""
    try:
        found = date.fromisoformat(text)
    except ValueError:
        return text
    return f"{found.day} {MONTHS[found.month - 1]} {found.year}"


def source(article: Article) -> str:
    """Who added it, and when."""
    return ", ".join(part for part in (article.by, day(article.since)) if part)


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

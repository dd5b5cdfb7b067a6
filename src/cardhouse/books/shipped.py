"""The books of the games that come with Cardhouse, written from the lists in the code; they may not differ."""

from pathlib import Path
from typing import Any, Final

from cardhouse.books.notation import rules_written
from cardhouse.books.playing import THE_BOOK
from cardhouse.books.rulebook import BookRule, Precedent, Rulebook
from cardhouse.books.writing import written_rulebook
from cardhouse.core.rule import Article
from cardhouse.games.shelf import GAMES, Game

BOOKS: Final = tuple(name for name in GAMES if name != "bartok@2023-11-08")
"""One of each book: the full edition of Bartok has two names."""

_BESIDE: Final = Path(__file__).parent.parent / "rulebooks"
_OUTSIDE: Final = [above / "rulebooks" for above in list(Path(__file__).resolve().parents)[2:5]]


def folder() -> Path:
    """Where the shipped books are: in the package, or beside the sources, or above a build of them."""
    return next((place for place in (_BESIDE, *_OUTSIDE) if place.is_dir()), _BESIDE)


def file_name(name: str) -> str:
    return f"{name.replace('@', '-')}.md"


def shipped_rulebook(game: Game) -> Rulebook:
    """A game of the shelf as a book that says all of it."""
    rules = tuple([shipped_rule(article) for article in game.book])
    return Rulebook(game.title, game=game.name, rules=rules, players=(game.fewest, game.most), dial=game.dial)


def precedent(ruled: Any) -> Precedent:  # Any: its class is loaded with the games that have rulings
    return Precedent(ruled.text, number=ruled.ruling, contradicts=ruled.contradicts)


def shipped_rule(article: Article) -> BookRule:
    rulings = [precedent(rule) for rule in article.rules if rule.is_ruling()]
    own = [rule for rule in article.rules if not rule.is_ruling()]
    said = (article.sentences(),) if article.sentences() else ()
    by = "" if article.by == THE_BOOK else article.by
    return BookRule(
        article.title, article.id, said, by, article.since, rules_written(own), article.dial, tuple(rulings)
    )


def shipped_text(name: str) -> str:
    """The book of a game as it is shipped."""
    return written_rulebook(shipped_rulebook(GAMES[name]))

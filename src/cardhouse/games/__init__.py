"""Rulebooks: a game is a list of articles, in order of adoption, with no functions and no classes."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from cardhouse.games.shelf import FIRST_GAME, GAMES, Game, UnknownGame, UnknownRule, fewest_players, game, new_table

__all__ = [
    "BAK",
    "BARTOK",
    "BARTOK_EARLY",
    "BARTOK_FULL",
    "FIRST_GAME",
    "GAMES",
    "Game",
    "UnknownGame",
    "UnknownRule",
    "fewest_players",
    "game",
    "new_table",
]

if TYPE_CHECKING:
    from cardhouse.games.bak import BAK
    from cardhouse.games.bartok import BARTOK, BARTOK_EARLY, BARTOK_FULL


def __getattr__(name: str) -> Any:  # a book is loaded when it is named, so that no game needs another's rules
    home = {"BAK": "bak", "BARTOK": "bartok", "BARTOK_EARLY": "bartok", "BARTOK_FULL": "bartok"}.get(name)
    if home is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{home}"), name)

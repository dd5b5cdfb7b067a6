"""Rulebooks: a game is a list of articles, in order of adoption, with no functions and no classes."""

from cardhouse.games.bak import BAK
from cardhouse.games.bartok import BARTOK, BARTOK_EARLY, BARTOK_FULL
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

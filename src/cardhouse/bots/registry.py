"""Which bot plays which game, and how well."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardhouse.bots.by_chance import RandomBot
from cardhouse.bots.simple import SimpleBot

if TYPE_CHECKING:
    from cardhouse.bots.bak_search import BakBot

THINKING: Final = 0.5
"""So many seconds a bot that searches thinks about an act, unless somebody says otherwise."""

BY_CHANCE: Final = "random"
SIMPLE: Final = "simple"
SEARCHING: Final = "thinking"
LEVELS: Final = (BY_CHANCE, SIMPLE, SEARCHING)


class UnknownLevel(ValueError):
    """A level of bots that there is not, or not in this game."""


def bot_for(game: str, seed: int, seconds: float = THINKING, level: str = "") -> RandomBot | SimpleBot | BakBot:
    """A player for this game: of the level that is named, or the best there is, which searches for so long."""
    searches = game.partition("@")[0] == "bak"
    if level not in ("", *LEVELS):
        raise UnknownLevel(f'there are no bots of the level "{level}"; there are {", ".join(LEVELS)}')
    if level == SEARCHING and not searches:
        raise UnknownLevel(f"no bot searches in {game} yet; there are {BY_CHANCE} and {SIMPLE} ones")
    if level == BY_CHANCE:
        return RandomBot(seed)
    if level == SIMPLE or not searches:
        return SimpleBot(seed)
    from cardhouse.bots.bak_search import BakBot  # only here: no other game needs what it knows

    return BakBot(seed, seconds=seconds)

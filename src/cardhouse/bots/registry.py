"""Which bot plays which game."""

from __future__ import annotations

from cardhouse.bots.bak_search import BakBot
from cardhouse.bots.simple import Bot, SimpleBot


def bot_for(game: str, seed: int) -> Bot:
    """A player for this game: one that searches where there is one, else a simple one."""
    return BakBot(seed) if game.partition("@")[0] == "bak" else SimpleBot(seed)

"""Which bot plays which game."""

from __future__ import annotations

from cardhouse.bots.bak_search import THINKING, BakBot
from cardhouse.bots.simple import Bot, SimpleBot


def bot_for(game: str, seed: int, seconds: float = THINKING) -> Bot:
    """A player for this game: one that searches for so long where there is one, else a simple one."""
    return BakBot(seed, seconds=seconds) if game.partition("@")[0] == "bak" else SimpleBot(seed)

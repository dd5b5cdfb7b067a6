"""Which bot plays which game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardhouse.bots.simple import SimpleBot

if TYPE_CHECKING:
    from cardhouse.bots.bak_search import BakBot

THINKING: Final = 0.5
"""So many seconds a bot that searches thinks about an act, unless somebody says otherwise."""


def bot_for(game: str, seed: int, seconds: float = THINKING) -> SimpleBot | BakBot:
    """A player for this game: one that searches for so long where there is one, else a simple one."""
    if game.partition("@")[0] != "bak":
        return SimpleBot(seed)
    from cardhouse.bots.bak_search import BakBot  # only here: no other game needs what it knows

    return BakBot(seed, seconds=seconds)

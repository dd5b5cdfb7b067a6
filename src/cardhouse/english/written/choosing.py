"""Choices that a sentence puts: a player, a suit, a rank."""

from typing import Final

PLAYER: Final = "player"
SUIT: Final = "named suit"
RANK: Final = "rank"

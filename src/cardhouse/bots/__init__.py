"""Players that see only what a seat may see."""

from cardhouse.bots.simple import Bot, SimpleBot
from cardhouse.bots.table import bot_acts, options, visible_breaches, watched

__all__ = ["Bot", "SimpleBot", "bot_acts", "options", "visible_breaches", "watched"]

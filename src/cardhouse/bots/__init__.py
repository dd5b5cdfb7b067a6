"""Players that see only what a seat may see."""

from cardhouse.bots.registry import bot_for
from cardhouse.bots.simple import Bot, SimpleBot
from cardhouse.bots.table import bot_acts, options, visible_breaches, watched

__all__ = ["Bot", "SimpleBot", "bot_acts", "bot_for", "options", "visible_breaches", "watched"]

"""How a round and a game are won, and how they end."""

from typing import Final

SUBJECT: Final = "Winning and the end"
"""What options are about here, if they do not say it."""

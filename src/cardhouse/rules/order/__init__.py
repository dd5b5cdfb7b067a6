"""The order of turns in slots, with cards that give orders: pick-ups, strays, groups, passing hands."""

from typing import Final

SUBJECT: Final = "Single cards and rules"
"""What options are about here, if they do not say it."""

"""Before the first turn: the pack, the cut, the deal, the menu, the first card."""

from typing import Final

SUBJECT: Final = "Cards and dealing"
"""What options are about here, if they do not say it."""

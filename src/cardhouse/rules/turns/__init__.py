"""Whose turn it is: the circle, slots, skips, clocks, coming in between and leaving."""

from typing import Final

SUBJECT: Final = "Turns, drawing and piles"
"""What options are about here, if they do not say it."""

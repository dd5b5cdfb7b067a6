"""Piles that are turned, taken from, laid down and tidied."""

from typing import Final

SUBJECT: Final = "Turns, drawing and piles"
"""What options are about here, if they do not say it."""

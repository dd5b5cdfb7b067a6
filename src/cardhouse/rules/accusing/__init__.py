"""Accusations before a jury, what they cost, and calls that undo."""

from typing import Final

SUBJECT: Final = "Mistakes, penalties and calls"
"""What options are about here, if they do not say it."""

"""Which card goes on which: suit or rank, cards that stand for others, suits that were called."""

from typing import Final

SUBJECT: Final = "Single cards and rules"
"""What options are about here, if they do not say it."""

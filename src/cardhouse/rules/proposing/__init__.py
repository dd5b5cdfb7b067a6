"""Proposals, their contest and the cards laid aside until they are accepted."""

from typing import Final

SUBJECT: Final = "Mistakes, penalties and calls"
"""What options are about here, if they do not say it."""

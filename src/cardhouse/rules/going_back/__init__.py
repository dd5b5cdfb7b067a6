"""Wrong cards that are called, and go back."""

from typing import Final

SUBJECT: Final = "Mistakes, penalties and calls"
"""What options are about here, if they do not say it."""

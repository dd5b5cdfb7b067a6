"""Words that a card or a number of cards asks for."""

from typing import Final

SUBJECT: Final = "Words"
"""What options are about here, if they do not say it."""

"""Tokens that people carry: the Turn Token, the Dealer's, the Death Token."""

from typing import Final

SUBJECT: Final = "Turns, drawing and piles"
"""What options are about here, if they do not say it."""

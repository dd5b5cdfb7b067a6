"""How people add rules to the book, and answer for them."""

from typing import Final

SUBJECT: Final = "Rules, motions and votes"
"""What options are about here, if they do not say it."""

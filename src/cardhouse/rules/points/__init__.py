"""Points of order, and the motions that are put in them."""

from typing import Final

SUBJECT: Final = "Rules, motions and votes"
"""What options are about here, if they do not say it."""

"""Rules that only their authors know."""

from typing import Final

SUBJECT: Final = "Rules, motions and votes"
"""What options are about here, if they do not say it."""

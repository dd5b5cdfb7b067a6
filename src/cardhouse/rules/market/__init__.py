"""A turn in parts: buying, selling, looking and arranging."""

from typing import Final

SUBJECT: Final = "Single cards and rules"
"""What options are about here, if they do not say it."""

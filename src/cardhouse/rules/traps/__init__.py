"""Cards set face down, and what springs them."""

from typing import Final

SUBJECT: Final = "Single cards and rules"
"""What options are about here, if they do not say it."""
